// One of several, each as often as its weight says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "clients/cpp/bench/seeded_random.h"

namespace longspan {

class WeightedChoice {
 public:
  WeightedChoice() = default;
  explicit WeightedChoice(const std::vector<double>& weights);

  bool empty() const { return cumulative_.empty(); }
  // Takes one number of `random`, whatever is chosen. Not of an empty one.
  size_t Draw(SeededRandom& random) const;

 private:
  std::vector<double> cumulative_;
};

// Numbers of tokens that are drawn: "1024:0.98,524288:0.02", or "1024" for always the same.
class LengthMixture {
 public:
  explicit LengthMixture(int64_t tokens) : lengths_tokens_({tokens}), choice_({1}) {}
  static std::optional<LengthMixture> Parse(const std::string& text);

  int64_t Draw(SeededRandom& random) const { return lengths_tokens_[choice_.Draw(random)]; }

 private:
  LengthMixture(std::vector<int64_t> lengths_tokens, WeightedChoice choice)
      : lengths_tokens_(std::move(lengths_tokens)), choice_(std::move(choice)) {}

  std::vector<int64_t> lengths_tokens_;
  WeightedChoice choice_;
};

}  // namespace longspan

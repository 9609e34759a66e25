#include "clients/cpp/bench/weighted_choice.h"

#include <algorithm>

#include "clients/cpp/base/flag_text.h"

namespace longspan {

WeightedChoice::WeightedChoice(const std::vector<double>& weights) {
  double sum = 0;
  for (const double weight : weights) cumulative_.push_back(sum += weight);
}

size_t WeightedChoice::Draw(SeededRandom& random) const {
  const double drawn = random.Uniform() * cumulative_.back();
  const auto found = std::upper_bound(cumulative_.begin(), cumulative_.end() - 1, drawn);
  return static_cast<size_t>(found - cumulative_.begin());
}

std::optional<LengthMixture> LengthMixture::Parse(const std::string& text) {
  const auto parts = ParseWeighted(text);
  if (!parts.has_value()) return std::nullopt;
  std::vector<int64_t> lengths_tokens;
  std::vector<double> weights;
  for (const Weighted& part : *parts) {
    const auto tokens = ParseCount(part.name);
    if (!tokens.has_value()) return std::nullopt;
    lengths_tokens.push_back(*tokens);
    weights.push_back(part.weight);
  }
  return LengthMixture(std::move(lengths_tokens), WeightedChoice(weights));
}

}  // namespace longspan

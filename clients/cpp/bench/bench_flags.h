// The flags of `longspan bench`, and the plan that they make.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "clients/cpp/bench/load_plan.h"

namespace longspan {

class BenchFlags {
 public:
  // --json: where the document goes; empty: nowhere.
  const std::string& json_file() const { return json_file_; }

  void AddTo(CLI::App* app);
  // `fallback_seed` unless --seed is given.
  LoadPlan Plan(uint64_t fallback_seed) const;

 private:
  void AddArrivalsTo(CLI::App* app);
  void AddRequestsTo(CLI::App* app);
  void AddLeavingTo(CLI::App* app);
  void AddGoalsTo(CLI::App* app);

  LoadPlan plan_;  // filled by the flags, but for its traffics
  std::optional<double> rate_per_s_;
  int64_t concurrency_ = 0;
  bool even_arrivals_ = false;
  LengthMixture prompt_tokens_{1024};
  std::vector<Traffic> periodic_;
  std::optional<uint64_t> seed_;
  std::string json_file_;
};

}  // namespace longspan

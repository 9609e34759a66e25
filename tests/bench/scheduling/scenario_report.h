// What a scenario measured, what it should have, and whether it did.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace longspan {

struct Goal {
  std::string what;
  double value = 0;
  double bound = 0;
  bool at_least = false;
  bool met() const { return at_least ? value >= bound : value <= bound; }
};

struct ScenarioReport {
  std::string scenario;
  std::vector<std::pair<std::string, double>> figures;
  std::vector<Goal> goals;

  void Figure(std::string what, double value) { figures.emplace_back(std::move(what), value); }
  void AtMost(std::string what, double value, double bound) {
    goals.push_back({std::move(what), value, bound, false});
  }
  void AtLeast(std::string what, double value, double bound) {
    goals.push_back({std::move(what), value, bound, true});
  }
  bool met() const;
};

// One line.
std::string ToJson(const ScenarioReport& report);

// The least value that `share` of all do not exceed; not a number if there are none.
double Percentile(std::vector<double> values, double share);

}  // namespace longspan

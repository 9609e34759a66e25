#include "tests/bench/scheduling/scenario_report.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/json/json.h"

namespace longspan {
namespace {

// Four digits say all that a simulation knows.
double Rounded(double value) {
  if (value == 0 || !std::isfinite(value)) return value;
  const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - 3);
  return unit < 1 ? std::round(value / unit) / std::round(1 / unit) : std::round(value);
}

}  // namespace

bool ScenarioReport::met() const {
  return std::all_of(goals.begin(), goals.end(), [](const Goal& goal) { return goal.met(); });
}

std::string ToJson(const ScenarioReport& report) {
  Json line = {{"scenario", report.scenario}, {"met", report.met()}};
  for (const auto& [what, value] : report.figures) line["figures"][what] = Rounded(value);
  for (const Goal& goal : report.goals) {
    line["goals"].push_back({{"what", goal.what},
                             {"value", Rounded(goal.value)},
                             {goal.at_least ? "at_least" : "at_most", goal.bound},
                             {"met", goal.met()}});
  }
  return WriteJson(line);
}

double Percentile(std::vector<double> values, double share) {
  if (values.empty()) return std::numeric_limits<double>::quiet_NaN();
  std::sort(values.begin(), values.end());
  const auto rank = static_cast<size_t>(std::ceil(share * static_cast<double>(values.size())));
  return values[std::max<size_t>(rank, 1) - 1];
}

}  // namespace longspan

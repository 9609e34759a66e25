#include "clients/cpp/bench/distribution.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace longspan {
namespace {

// The smallest sample that at least this many of a hundred do not exceed ("nearest rank").
double Percentile(const std::vector<double>& sorted, size_t percent) {
  const size_t rank = (percent * sorted.size() + 99) / 100;
  return sorted[rank - 1];
}

}  // namespace

Distribution DistributionOf(std::vector<double> samples) {
  if (samples.empty()) return {};
  std::sort(samples.begin(), samples.end());
  const auto count = static_cast<double>(samples.size());
  return {static_cast<int64_t>(samples.size()),
          std::accumulate(samples.begin(), samples.end(), 0.0) / count,
          Percentile(samples, 50),
          Percentile(samples, 90),
          Percentile(samples, 99),
          samples.back()};
}

}  // namespace longspan

#include "clients/cpp/load/latency_percentiles.h"

#include <algorithm>
#include <numeric>

namespace longspan {
namespace {

// 0 also of what is no histogram.
int64_t Observations(const v1::LatencyCounts& counts) {
  if (counts.counts_size() != counts.upper_bounds_seconds_size() + 1) return 0;
  return std::accumulate(counts.counts().begin(), counts.counts().end(), int64_t{0});
}

bool HaveSameBuckets(const v1::LatencyCounts& one, const v1::LatencyCounts& other) {
  const auto& bounds = one.upper_bounds_seconds();
  const auto& others = other.upper_bounds_seconds();
  return one.counts_size() == other.counts_size() &&
         std::equal(bounds.begin(), bounds.end(), others.begin(), others.end());
}

}  // namespace

v1::LatencyCounts Between(const v1::LatencyCounts& earlier, const v1::LatencyCounts& later) {
  v1::LatencyCounts between = later;
  if (!HaveSameBuckets(earlier, later)) return between;
  for (int i = 0; i < between.counts_size(); ++i) {
    between.set_counts(i, std::max<int64_t>(0, later.counts(i) - earlier.counts(i)));
  }
  return between;
}

std::optional<double> Percentile(const v1::LatencyCounts& counts, double share) {
  const int64_t observations = Observations(counts);
  if (observations <= 0) return std::nullopt;
  const double rank = share * static_cast<double>(observations);
  double below = 0;  // observations of the buckets before this one
  double lower_s = 0;
  for (int i = 0; i < counts.upper_bounds_seconds_size(); ++i) {
    const auto here = static_cast<double>(counts.counts(i));
    const double upper_s = counts.upper_bounds_seconds(i);
    if (here > 0 && below + here >= rank) {
      return lower_s + (upper_s - lower_s) * (rank - below) / here;
    }
    below += here;
    lower_s = upper_s;
  }
  return lower_s;
}

Percentiles PercentilesOf(const v1::LatencyCounts& counts) {
  return {Observations(counts), Percentile(counts, 0.5), Percentile(counts, 0.9),
          Percentile(counts, 0.99)};
}

}  // namespace longspan

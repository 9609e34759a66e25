// Percentiles of latencies that the server counted by bucket, read as Prometheus reads a histogram:
// a bucket's observations lie evenly in it.
#pragma once

#include <cstdint>
#include <optional>

#include "longspan/v1/inference.pb.h"

namespace longspan {

// What came between two counts of one server; all of `later` where they do not fit together.
v1::LatencyCounts Between(const v1::LatencyCounts& earlier, const v1::LatencyCounts& later);

// Seconds that this share (0 to 1) of the observations does not exceed. The largest bound if it is
// beyond that; empty if nothing was observed.
std::optional<double> Percentile(const v1::LatencyCounts& counts, double share);

struct Percentiles {
  int64_t count = 0;  // observations
  std::optional<double> p50_s;
  std::optional<double> p90_s;
  std::optional<double> p99_s;
};

Percentiles PercentilesOf(const v1::LatencyCounts& counts);

}  // namespace longspan

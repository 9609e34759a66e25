// Percentiles of samples, exact: nothing is binned.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan {

struct Distribution {
  int64_t count = 0;  // of samples; all else is 0 if there are none
  double mean = 0;
  double p50 = 0;
  double p90 = 0;
  double p99 = 0;
  double max = 0;
};

Distribution DistributionOf(std::vector<double> samples);

}  // namespace longspan

// Random data for tests, from a seed that the test names.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "tests/reference/array.h"

namespace longspan::reference {

// Normally distributed with the given standard deviation.
inline std::vector<double> RandomValues(int64_t count, double deviation, uint32_t seed) {
  std::mt19937 generator(seed);
  std::normal_distribution<double> normal(0.0, deviation);
  std::vector<double> values(static_cast<size_t>(count));
  for (double& value : values) value = normal(generator);
  return values;
}

inline HeadRows RandomRows(int64_t tokens, int heads, int head_dim, uint32_t seed) {
  HeadRows rows(tokens, heads, head_dim);
  rows.values = RandomValues(static_cast<int64_t>(rows.values.size()), 1.0, seed);
  return rows;
}

}  // namespace longspan::reference

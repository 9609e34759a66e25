// How far outputs of decode may be from their definition.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {

void DecodeProblem::Errors::Add(double got, double want, double rounded) {
  squares += (got - want) * (got - want);
  sizes += want * want;
  largest = std::max(largest, std::abs(got - want));
  largest_rounded = std::max(largest_rounded, std::abs(rounded - want));
}

std::string DecodeProblem::Errors::Judge(const std::string& what) const {
  const double relative = std::sqrt(squares / std::max(sizes, 1e-30));
  char text[160];
  std::snprintf(text, sizeof text, "%s: rms error / rms %.2e, largest error %.2e (plain bf16 %.2e)",
                what.c_str(), relative, largest, largest_rounded);
  std::printf("  %s\n", text);
  return relative < 4e-3 && largest <= 2.0 * largest_rounded + 1e-6 ? "" : text;
}

}  // namespace longspan::gpu_test

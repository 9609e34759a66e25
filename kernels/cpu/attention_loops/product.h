// A matrix product in fp32, no row of which depends on another. Any thread.
#pragma once

#include <cstdint>

#include "absl/types/span.h"

namespace longspan::cpu {

// c[row][0 .. columns) = a[row][0 .. depth) times b [depth, columns], depth ascending.
void Product(absl::Span<const float* const> a, int64_t depth, const float* b, int64_t columns,
             absl::Span<float* const> c);

}  // namespace longspan::cpu

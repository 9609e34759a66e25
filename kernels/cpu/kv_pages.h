// The order of elements inside one (page, KV head) and one (slot, KV head) of the CPU backend:
//
//   keys            [head_dim, 64]                 transposed, so that scores need no transpose
//   values          [64, head_dim]
//   summary keys    [head_dim, entries_per_page]   likewise
//   summary values  [entries_per_page, head_dim]; deviations lie as summary keys do
//   tail keys       [stride_tokens, head_dim]      unrotated keys of the begun sub-block
//   carry, open sums  [parts, open_entries, head_dim] f32, part 0 keys, part 1 values
#pragma once

#include <cstdint>

#include "kernels/kv_layout.h"
#include "kernels/ops.h"

namespace longspan::cpu {

// Address of what KV head `kv_head` keeps in page or slot `index` of `array` [n, Hk, elements].
inline char* HeadOf(const TensorView& array, int64_t index, int kv_head) {
  const int64_t elements = (index * array.shape[1] + kv_head) * array.shape[2];
  return static_cast<char*>(array.data) + elements * static_cast<int64_t>(SizeBytes(array.dtype));
}

inline const void* Element(const void* array, DType dtype, int64_t index) {
  return static_cast<const char*>(array) + index * static_cast<int64_t>(SizeBytes(dtype));
}

}  // namespace longspan::cpu

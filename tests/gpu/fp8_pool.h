// A cache in e4m3 on the host, laid out as the device has it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernels/cpu/e4m3_rows.h"
#include "kernels/cuda/base/page_order.h"
#include "kernels/kv_layout.h"

namespace longspan::gpu_test {

// Keys or values of a cache in e4m3 on the host: [pages, Hk, 64 * D] and [pages, Hk, 64]. What no
// token owns is NaN.
struct Fp8Pool {
  bool is_values = false;
  int kv_heads = 0;
  int head_dim = 0;
  std::vector<uint8_t> numbers;
  std::vector<uint8_t> scales;

  Fp8Pool(bool of_values, int64_t pages, const KvLayout& layout)
      : is_values(of_values), kv_heads(layout.kv_heads), head_dim(layout.head_dim) {
    if (!layout.has_scales()) return;
    numbers.assign(pages * kv_heads * kPageTokens * head_dim, 0xFF);
    scales.assign(pages * kv_heads * kPageTokens, 0xFF);
  }
  // Rounds row [D] of a token of a page, and leaves in it what the pool holds.
  void Put(int64_t page, int head, int token, float* row) {
    std::vector<uint8_t> codes(head_dim);
    const int64_t block = page * kv_heads + head;
    const uint8_t scale = cpu::RoundRow(row, head_dim, 1, codes.data());
    scales[block * kPageTokens + token] = scale;
    for (int dim = 0; dim < head_dim; ++dim) {
      const int64_t offset =
          is_values ? cuda::Fp8ValueOffset(head_dim, token, dim) : cuda::Fp8KeyOffset(token, dim);
      numbers[block * kPageTokens * head_dim + offset] = codes[dim];
      row[dim] = cpu::WidenE4m3(codes[dim]) * cpu::ScaleOf(scale);
    }
  }
  // For benches: numbers of both signs, all finite, near 1.
  void FillAny() {
    for (size_t i = 0; i < numbers.size(); ++i) {
      const uint64_t mixed = i * 0x9E3779B97F4A7C15ULL >> 32;
      numbers[i] = static_cast<uint8_t>((mixed & 0x80) | (mixed >> 8) % 120);
    }
    std::fill(scales.begin(), scales.end(), uint8_t{119});
  }
};

}  // namespace longspan::gpu_test

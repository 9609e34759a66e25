// Keys, values and summaries of a decode problem on the host, in pages as the device has them.
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/kv_layout.h"
#include "tests/gpu/bf16_numbers.h"
#include "tests/gpu/fp8_pool.h"

namespace longspan::gpu_test {

// What no key owns is NaN.
struct DecodePools {
  DecodePools(const KvLayout& layout, int64_t pages, int entries_per_page)
      : keys(pages * layout.kv_heads * kPageTokens * layout.head_dim, 0xFFFF),
        values(keys),
        entry_keys(pages * layout.kv_heads * entries_per_page * layout.head_dim, 0xFFFF),
        entry_values(entry_keys),
        fp8_keys(false, pages, layout),
        fp8_values(true, pages, layout) {}

  // For benches: any numbers, owned or not.
  void FillAny(RandomBf16& random) {
    fp8_keys.FillAny();
    fp8_values.FillAny();
    for (std::vector<uint16_t>* pool : {&keys, &values, &entry_keys, &entry_values}) {
      random.Fill(*pool);
    }
  }

  std::vector<uint16_t> keys, values;              // [pages, Hk, 64 * D]
  std::vector<uint16_t> entry_keys, entry_values;  // [pages, Hk, entries * D]
  Fp8Pool fp8_keys, fp8_values;                    // empty where the cache is not e4m3
};

}  // namespace longspan::gpu_test

// Keys and values of one (page, KV head), number by number, whatever the cache's type.
#pragma once

#include <cstdint>

#include "kernels/cpu/bf16.h"
#include "kernels/cpu/e4m3_rows.h"
#include "kernels/cpu/kv_pages.h"

namespace longspan::cpu {

// `offset` is of a token within the page, `dim` of its head.
class StoredTokens {
 public:
  StoredTokens(const KvLayerView& kv, int64_t page, int kv_head)
      : block_(BlockOf(kv, page, kv_head)),
        dtype_(kv.layout->kv_dtype),
        head_dim_(kv.layout->head_dim) {}

  float Key(int64_t offset, int dim) const {
    return Read(block_.keys, dim * int64_t{kPageTokens} + offset, block_.key_scales, offset);
  }
  float Value(int64_t offset, int dim) const {
    return Read(block_.values, offset * head_dim_ + dim, block_.value_scales, offset);
  }

 private:
  float Read(const char* array, int64_t index, const uint8_t* scales, int64_t offset) const {
    if (scales == nullptr) return LoadWide(array, dtype_, index);
    return WidenE4m3(static_cast<uint8_t>(array[index])) * ScaleOf(scales[offset]);
  }

  const KvBlock block_;
  const DType dtype_;
  const int head_dim_;
};

}  // namespace longspan::cpu

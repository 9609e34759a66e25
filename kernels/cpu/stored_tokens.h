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
      : keys_(HeadOf(kv.keys, page, kv_head)),
        values_(HeadOf(kv.values, page, kv_head)),
        dtype_(kv.layout->kv_dtype),
        head_dim_(kv.layout->head_dim) {
    if (!kv.layout->has_scales()) return;
    key_scales_ = ScalesOf(kv.key_scales, page, kv_head);
    value_scales_ = ScalesOf(kv.value_scales, page, kv_head);
  }

  float Key(int64_t offset, int dim) const {
    return Read(keys_, dim * int64_t{kPageTokens} + offset, key_scales_, offset);
  }
  float Value(int64_t offset, int dim) const {
    return Read(values_, offset * head_dim_ + dim, value_scales_, offset);
  }

 private:
  static const uint8_t* ScalesOf(const TensorView& scales, int64_t page, int kv_head) {
    return reinterpret_cast<const uint8_t*>(HeadOf(scales, page, kv_head));
  }
  float Read(const char* array, int64_t index, const uint8_t* scales, int64_t offset) const {
    if (scales == nullptr) return LoadWide(array, dtype_, index);
    return WidenE4m3(static_cast<uint8_t>(array[index])) * ScaleOf(scales[offset]);
  }

  const char* keys_;
  const char* values_;
  DType dtype_;
  int head_dim_;
  const uint8_t* key_scales_ = nullptr;  // [64], or nothing
  const uint8_t* value_scales_ = nullptr;
};

}  // namespace longspan::cpu

// The memory behind page ids and state slots: keys and values, summaries, carry and slots of every
// layer. Whoever decides which page or slot means what stands elsewhere; nothing is counted here.
#pragma once

#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/model/forward_batch.h"
#include "engine/model/model_config.h"
#include "kernels/backend.h"
#include "kernels/kv_layout.h"
#include "kernels/ops.h"

namespace longspan {

// The cache keeps keys, values and summaries in the compute type, open sums in f32.
KvLayout LayoutFor(const ModelConfig& config, DType compute_dtype);

class KvStore {
 public:
  // ResourceExhausted, naming the pool, if the memory cannot be had.
  static absl::StatusOr<std::unique_ptr<KvStore>> Create(const KvLayout& layout, int64_t pages,
                                                         int32_t slots, Backend* backend);

  int64_t pages() const { return pages_; }
  int32_t slots() const { return slots_; }

  KvLayerView Layer(int layer) const;

  // The destination page and slot become what the source's are now, in all layers.
  absl::Status Fork(const ForkCopy& fork);
  // The slot's open sums become the carry of a page, or zero; there is no tail on a page boundary.
  absl::Status Reset(const SlotReset& reset);

 private:
  // One array [layers, count, Hk, elements of one (item, KV head)]; without a buffer if it is
  // empty.
  struct Pool {
    std::unique_ptr<Buffer> buffer;
    DType dtype = DType::kF32;
    int64_t count = 0;          // pages or slots
    int64_t item_elements = 0;  // of one layer of one page or slot

    size_t item_bytes() const { return static_cast<size_t>(item_elements) * SizeBytes(dtype); }
    void* Item(int layer, int64_t index) const;
  };

  KvStore(const KvLayout& layout, int64_t pages, int32_t slots, Backend* backend)
      : layout_(layout), pages_(pages), slots_(slots), backend_(*backend) {}

  absl::Status Allocate(absl::string_view name, DType dtype, int64_t count, int64_t item_elements,
                        Pool& pool);
  TensorView View(const Pool& pool, int layer) const;
  absl::Status CopyItem(const Pool& pool, int64_t source, int64_t destination);

  const KvLayout layout_;
  const int64_t pages_;
  const int32_t slots_;
  Backend& backend_;
  Pool keys_;
  Pool values_;
  Pool summary_keys_;
  Pool summary_values_;
  Pool carry_;
  Pool tail_keys_;
  Pool open_sums_;
  std::unique_ptr<Buffer> zeros_;  // one layer of one slot's open sums
};

}  // namespace longspan

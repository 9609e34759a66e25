#include "engine/model/kv_store.h"

#include <utility>

#include "kernels/status_macros.h"

namespace longspan {

KvLayout LayoutFor(const ModelConfig& config, DType compute_dtype) {
  KvLayout layout;
  layout.layers = config.layers;
  layout.kv_heads = config.kv_heads;
  layout.head_dim = config.head_dim;
  layout.kv_dtype = compute_dtype;
  layout.summary_dtype = compute_dtype;
  layout.carry_dtype = DType::kF32;
  layout.has_summaries = config.nsa.has_value();
  if (config.nsa) layout.nsa = *config.nsa;
  return layout;
}

void* KvStore::Pool::Item(int layer, int64_t index) const {
  const size_t item = static_cast<size_t>(layer * count + index);
  return static_cast<char*>(buffer->data()) + item * item_bytes();
}

absl::Status KvStore::Allocate(absl::string_view name, DType dtype, int64_t count,
                               int64_t item_elements, Pool& pool) {
  pool.dtype = dtype;
  pool.count = count;
  pool.item_elements = item_elements;
  const size_t bytes = static_cast<size_t>(layout_.layers * count) * pool.item_bytes();
  if (bytes == 0) return absl::OkStatus();
  LONGSPAN_ASSIGN_OR_RETURN(pool.buffer, backend_.Allocate(name, bytes));
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<KvStore>> KvStore::Create(const KvLayout& layout, int64_t pages,
                                                         int32_t slots, Backend* backend) {
  std::unique_ptr<KvStore> store(new KvStore(layout, pages, slots, backend));
  const int64_t summary_keys = layout.has_summaries ? layout.summary_elements_per_page() : 0;
  const int64_t summary_values = layout.summary_parts() == 2 ? summary_keys : 0;
  const int64_t keys = layout.key_elements_per_page();
  const int64_t carry = layout.carry_elements_per_page();
  LONGSPAN_RETURN_IF_ERROR(store->Allocate("kv", layout.kv_dtype, pages, keys, store->keys_));
  LONGSPAN_RETURN_IF_ERROR(store->Allocate("kv", layout.kv_dtype, pages, keys, store->values_));
  LONGSPAN_RETURN_IF_ERROR(
      store->Allocate("summary", layout.summary_dtype, pages, summary_keys, store->summary_keys_));
  LONGSPAN_RETURN_IF_ERROR(store->Allocate("summary", layout.summary_dtype, pages, summary_values,
                                           store->summary_values_));
  LONGSPAN_RETURN_IF_ERROR(
      store->Allocate("carry", layout.carry_dtype, pages, carry, store->carry_));
  LONGSPAN_RETURN_IF_ERROR(store->Allocate("sequence_state", layout.kv_dtype, slots,
                                           layout.tail_elements_per_slot(), store->tail_keys_));
  LONGSPAN_RETURN_IF_ERROR(store->Allocate("sequence_state", layout.carry_dtype, slots,
                                           layout.open_sum_elements_per_slot(), store->open_sums_));
  if (store->open_sums_.buffer != nullptr) {
    LONGSPAN_ASSIGN_OR_RETURN(store->zeros_,
                              backend->Allocate("sequence_state", store->open_sums_.item_bytes()));
  }
  return store;
}

TensorView KvStore::View(const Pool& pool, int layer) const {
  TensorView view;
  if (pool.buffer == nullptr) return view;
  view.data = pool.Item(layer, 0);
  view.dtype = pool.dtype;
  view.rank = 3;
  view.shape = {pool.count, layout_.kv_heads, pool.item_elements / layout_.kv_heads};
  return view;
}

KvLayerView KvStore::Layer(int layer) const {
  return {&layout_,
          View(keys_, layer),
          View(values_, layer),
          View(summary_keys_, layer),
          View(summary_values_, layer),
          View(carry_, layer),
          View(tail_keys_, layer),
          View(open_sums_, layer)};
}

absl::Status KvStore::CopyItem(const Pool& pool, int64_t source, int64_t destination) {
  if (pool.buffer == nullptr || source == destination) return absl::OkStatus();
  for (int layer = 0; layer < layout_.layers; ++layer) {
    LONGSPAN_RETURN_IF_ERROR(backend_.CopyWithin(pool.Item(layer, destination),
                                                 pool.Item(layer, source), pool.item_bytes()));
  }
  return absl::OkStatus();
}

// The carry of a begun page is not copied: it is written when the page is full.
absl::Status KvStore::Fork(const ForkCopy& fork) {
  if (fork.source_page >= 0) {
    for (const Pool* pool : {&keys_, &values_, &summary_keys_, &summary_values_}) {
      LONGSPAN_RETURN_IF_ERROR(CopyItem(*pool, fork.source_page, fork.destination_page));
    }
  }
  for (const Pool* pool : {&tail_keys_, &open_sums_}) {
    LONGSPAN_RETURN_IF_ERROR(CopyItem(*pool, fork.source_slot, fork.destination_slot));
  }
  return absl::OkStatus();
}

absl::Status KvStore::Reset(const SlotReset& reset) {
  if (open_sums_.buffer == nullptr) return absl::OkStatus();
  for (int layer = 0; layer < layout_.layers; ++layer) {
    const void* sums = reset.page < 0 ? zeros_->data() : carry_.Item(layer, reset.page);
    LONGSPAN_RETURN_IF_ERROR(
        backend_.CopyWithin(open_sums_.Item(layer, reset.slot), sums, open_sums_.item_bytes()));
  }
  return absl::OkStatus();
}

}  // namespace longspan

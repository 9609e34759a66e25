#include "engine/model/slot_logits.h"

#include <cstddef>
#include <vector>

#include "kernels/base/status_macros.h"

namespace longspan {

int64_t SlotLogitsBytes(int32_t slots, int32_t vocabulary) {
  return int64_t{slots} * vocabulary * static_cast<int64_t>(sizeof(float));
}

absl::StatusOr<SlotLogits> SlotLogits::Create(int32_t slots, int32_t vocabulary, Backend* backend) {
  SlotLogits logits;
  if (slots == 0) return logits;
  const auto bytes = static_cast<size_t>(SlotLogitsBytes(slots, vocabulary));
  LONGSPAN_ASSIGN_OR_RETURN(logits.buffer_, backend->Allocate("kept_logits", bytes));
  logits.all_ = {logits.buffer_->data(), DType::kF32, 2, {slots, vocabulary}};
  return logits;
}

absl::Status SlotLogits::Keep(Backend& backend, const TensorView& logits,
                              absl::Span<const KeptLogits> kept) const {
  std::vector<int32_t> rows;
  std::vector<int32_t> slots;
  for (const KeptLogits& row : kept) {
    rows.push_back(row.logits_row);
    slots.push_back(row.slot);
  }
  return backend.Compute(GatherRowsArgs{logits, rows, all_, slots});
}

}  // namespace longspan

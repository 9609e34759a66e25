// Logits that stay with state slots, from the step that computed them until a later one draws from
// them (ForwardBatch::kept_logits, late_draw).
#pragma once

#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/model/forward_batch.h"
#include "kernels/backend.h"
#include "kernels/tensor.h"

namespace longspan {

class SlotLogits {
 public:
  // Of the first `slots` slots; none needs no room.
  static absl::StatusOr<SlotLogits> Create(int32_t slots, int32_t vocabulary, Backend* backend);

  // [slots, vocabulary] f32
  const TensorView& all() const { return all_; }
  // Rows of logits [rows, vocabulary] f32, each to its slot.
  absl::Status Keep(Backend& backend, const TensorView& logits,
                    absl::Span<const KeptLogits> kept) const;

 private:
  std::unique_ptr<Buffer> buffer_;
  TensorView all_;
};

// What they take of the backend's memory.
int64_t SlotLogitsBytes(int32_t slots, int32_t vocabulary);

}  // namespace longspan

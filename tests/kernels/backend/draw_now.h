// A draw by itself: a step without rows around it, and its results.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/base/status_macros.h"

namespace longspan {

inline absl::StatusOr<std::vector<DrawResult>> DrawNow(Backend& backend, const TensorView& logits,
                                                       const DrawBatch& draw) {
  constexpr std::array<int32_t, 1> kNoRows = {0};
  RaggedBatch batch;
  batch.token_offsets = kNoRows;
  batch.page_offsets = kNoRows;
  LONGSPAN_RETURN_IF_ERROR(backend.BeginStep(batch));
  const absl::Status drawn = backend.Draw(logits, draw);
  absl::StatusOr<StepResult> result = backend.EndAndFinishStep();
  LONGSPAN_RETURN_IF_ERROR(drawn);
  LONGSPAN_RETURN_IF_ERROR(result.status());
  return std::move(result->draws);
}

}  // namespace longspan

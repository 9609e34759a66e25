// RaggedBatch on the device: one block of staged memory, one upload a step.
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "kernels/cuda/device_rows.h"
#include "kernels/cuda/staging.h"
#include "kernels/ops.h"

namespace longspan::cuda {

// The rows of one kind of attention: single tokens, which decode kernels serve, and chunks.
struct RowSplit {
  int singles = 0;
  int chunks = 0;
  const int32_t* single_rows = nullptr;  // [singles] device, ascending
  const uint8_t* is_single = nullptr;    // [rows] device
  const uint8_t* is_chunk = nullptr;     // likewise
  const uint8_t* is_member = nullptr;    // likewise: one or the other
};

struct StepRows {
  DeviceRows rows;
  int64_t page_count = 0;  // page_offsets[rows]
  RowSplit all;
  RowSplit sparse;
  RowSplit dense;  // those that attend densely
};

// Valid for this turn of the ring.
absl::StatusOr<StepRows> UploadRows(const RaggedBatch& batch, StagingRing& staging);

}  // namespace longspan::cuda

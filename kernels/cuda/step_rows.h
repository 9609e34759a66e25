// RaggedBatch on the device: one block of staged memory, one upload a step.
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "kernels/cuda/device_rows.h"
#include "kernels/cuda/staging.h"
#include "kernels/ops.h"

namespace longspan::cuda {

struct StepRows {
  DeviceRows rows;
  const uint8_t* attends_densely = nullptr;  // [rows] device
};

// Valid for this turn of the ring.
absl::StatusOr<StepRows> UploadRows(const RaggedBatch& batch, StagingRing& staging);

}  // namespace longspan::cuda

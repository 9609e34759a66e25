// RaggedBatch on the device: one block of staged memory, one upload a step.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "kernels/cuda/attention/key_split/key_split.h"
#include "kernels/cuda/base/device_rows.h"
#include "kernels/cuda/base/staging.h"
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
  std::vector<TokenRun> chunk_runs;      // [chunks]
  std::vector<int> chunk_rows;           // [chunks], ascending
};

// The least multiple of 2048, from 8192 on of a quarter of the power of two below, that is as long
// or longer. Steps of single tokens take their longest sequence for so long: how rows are split and
// workspaces cut depends on it, and is to be the same for many steps.
int64_t RoundedLength(int64_t length_tokens);

// The arrays lie in one order, what differs most in length last: steps with as many rows and tokens
// have them at the same addresses.
struct StepRows {
  DeviceRows rows;           // with the page tables of the first group of layers
  int64_t page_count = 0;    // page_offsets[rows]
  int64_t group_stride = 0;  // page ids from one group's to the next one's
  RowSplit all;
  RowSplit sparse;
  RowSplit dense;  // those that attend densely

  DeviceRows OfGroup(int group) const {
    DeviceRows of_group = rows;
    of_group.page_ids += group * group_stride;
    return of_group;
  }
};

// Valid for this turn of the ring.
absl::StatusOr<StepRows> UploadRows(const RaggedBatch& batch, StagingRing& staging);

}  // namespace longspan::cuda

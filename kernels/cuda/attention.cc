#include "kernels/cuda/attention.h"

#include <algorithm>
#include <cstdint>

#include "kernels/cuda/cuda_check.h"
#include "kernels/cuda/plain_attention.h"

namespace longspan::cuda {
namespace {

// Thread blocks of a plain selection that one multiprocessor holds.
constexpr int kSelectBlocksPerMultiprocessor = 8;

}  // namespace

absl::Status Attention::Select(SelectLaunch launch) {
  const int64_t tasks = int64_t{launch.step.rows.tokens} * launch.step.pages.kv_heads;
  const int64_t resident = int64_t{device_.multiprocessors} * kSelectBlocksPerMultiprocessor;
  launch.workspace_blocks = static_cast<int>(std::min(tasks, resident));
  LONGSPAN_ASSIGN_OR_RETURN(launch.workspace, select_workspace_.AtLeast(PlainSelectBytes(
                                                  launch, launch.workspace_blocks)));
  return StatusOf(LaunchPlainSelect(launch, stream_), "select blocks");
}

absl::Status Attention::Attend(const AttendLaunch& launch) {
  return StatusOf(LaunchPlainAttend(launch, stream_), "sparse attention");
}

absl::Status Attention::Dense(const DenseLaunch& launch) {
  return StatusOf(LaunchPlainDense(launch, stream_), "dense attention");
}

}  // namespace longspan::cuda

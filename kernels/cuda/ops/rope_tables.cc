#include "kernels/cuda/ops/rope_tables.h"

#include <algorithm>
#include <iterator>

#include "kernels/base/status_macros.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan {
namespace cuda {

absl::StatusOr<const float*> RopeTables::OnDevice(absl::Span<const float> frequencies) {
  if (frequencies.empty()) return static_cast<const float*>(nullptr);
  auto known = std::find_if(tables_.begin(), tables_.end(), [&](const Table& table) {
    return frequencies == absl::MakeConstSpan(table.frequencies);
  });
  if (known == tables_.end()) {
    const size_t bytes = frequencies.size() * sizeof(float);
    LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Buffer> buffer, arena_->Allocate("weights", bytes));
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemcpyAsync(buffer->data(), frequencies.data(), bytes,
                                                  cudaMemcpyHostToDevice, stream_));
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamSynchronize(stream_));
    tables_.push_back({{frequencies.begin(), frequencies.end()}, std::move(buffer)});
    known = std::prev(tables_.end());
  }
  return static_cast<const float*>(known->device->data());
}

absl::StatusOr<DeviceRope> RopeTables::OnDevice(const RopeView& rope) {
  DeviceRope on_device;
  on_device.rotary_dims = rope.rotary_dims;
  on_device.scale = rope.scale;
  LONGSPAN_ASSIGN_OR_RETURN(on_device.inverse_frequencies, OnDevice(rope.inverse_frequencies));
  LONGSPAN_ASSIGN_OR_RETURN(on_device.long_inverse_frequencies,
                            OnDevice(rope.long_inverse_frequencies));
  return on_device;
}

}  // namespace cuda
}  // namespace longspan

#include "kernels/cuda/attention/kept_tiles.h"

#include "kernels/base/status_macros.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

size_t Bytes(int rows) { return rows * sizeof(unsigned long long); }

}  // namespace

absl::StatusOr<unsigned long long*> KeptTiles::Counts(int rows) {
  LONGSPAN_ASSIGN_OR_RETURN(void* counts, counts_.AtLeast(Bytes(rows)));
  if (rows_ == 0) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemsetAsync(counts, 0, Bytes(rows), stream_));
  }
  rows_ = rows;
  return static_cast<unsigned long long*>(counts);
}

absl::StatusOr<PinnedMemory> KeptTiles::EndStep() {
  if (rows_ == 0) return PinnedMemory();
  LONGSPAN_ASSIGN_OR_RETURN(void* counts, counts_.AtLeast(Bytes(rows_)));
  LONGSPAN_ASSIGN_OR_RETURN(PinnedMemory copy, pinned_->Take(Bytes(rows_)));
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cudaMemcpyAsync(copy.data(), counts, Bytes(rows_), cudaMemcpyDeviceToHost, stream_));
  return copy;
}

}  // namespace longspan::cuda

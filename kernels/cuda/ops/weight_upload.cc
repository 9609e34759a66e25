#include "kernels/cuda/ops/weight_upload.h"

#include <algorithm>
#include <cstring>

#include "absl/memory/memory.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {

absl::StatusOr<std::unique_ptr<WeightUpload>> WeightUpload::Create(cudaStream_t stream) {
  auto upload = absl::WrapUnique(new WeightUpload(stream));
  for (Piece& piece : upload->pieces_) {
    void* data = nullptr;
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMallocHost(&data, kPieceBytes));
    piece.data = static_cast<std::byte*>(data);
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventCreateWithFlags(&piece.copied, cudaEventDisableTiming));
  }
  return upload;
}

WeightUpload::~WeightUpload() {
  cudaStreamSynchronize(stream_);
  for (Piece& piece : pieces_) {
    if (piece.copied != nullptr) cudaEventDestroy(piece.copied);
    if (piece.data != nullptr) cudaFreeHost(piece.data);
  }
}

absl::Status WeightUpload::Copy(void* to, const void* from, size_t bytes) {
  for (size_t done = 0; done < bytes; done += kPieceBytes) {
    const size_t count = std::min(kPieceBytes, bytes - done);
    Piece& piece = pieces_[next_];
    next_ = (next_ + 1) % pieces_.size();
    // An event that was never recorded is complete.
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventSynchronize(piece.copied));
    std::memcpy(piece.data, static_cast<const std::byte*>(from) + done, count);
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemcpyAsync(static_cast<std::byte*>(to) + done, piece.data,
                                                  count, cudaMemcpyHostToDevice, stream_));
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventRecord(piece.copied, stream_));
  }
  return absl::OkStatus();
}

}  // namespace longspan::cuda

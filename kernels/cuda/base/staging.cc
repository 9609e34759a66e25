#include "kernels/cuda/base/staging.h"

#include <algorithm>
#include <utility>

#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Enough for the arrays of a step of some hundred long sequences.
constexpr size_t kChunkBytes = size_t{4} << 20;

}  // namespace

absl::StatusOr<std::unique_ptr<StagingRing>> StagingRing::Create(std::shared_ptr<Arena> arena,
                                                                 cudaStream_t stream) {
  std::unique_ptr<StagingRing> ring(new StagingRing(std::move(arena), stream));
  for (Turn& turn : ring->turns_) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventCreateWithFlags(&turn.done, cudaEventDisableTiming));
    LONGSPAN_RETURN_IF_ERROR(ring->AddChunk(turn, kChunkBytes));
  }
  return ring;
}

StagingRing::~StagingRing() {
  cudaStreamSynchronize(stream_);
  for (Turn& turn : turns_) {
    for (std::byte* chunk : turn.chunks) cudaFreeHost(chunk);
    if (turn.done != nullptr) cudaEventDestroy(turn.done);
  }
}

absl::Status StagingRing::AddChunk(Turn& turn, size_t bytes) {
  const size_t index = turn.chunks.size();
  if (index == chunks_.size()) {
    LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Buffer> chunk,
                              arena_->AllocateRaw("staging", std::max(bytes, kChunkBytes)));
    chunks_.push_back(std::move(chunk));
  }
  void* host = nullptr;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMallocHost(&host, chunks_[index]->bytes()));
  turn.chunks.push_back(static_cast<std::byte*>(host));
  return absl::OkStatus();
}

absl::Status StagingRing::Reserve(size_t bytes) {
  for (Turn& turn : turns_) {
    size_t held = 0;
    for (size_t i = 0; i < turn.chunks.size(); ++i) held += chunks_[i]->bytes();
    for (; held < kChunkBytes + bytes; held += chunks_[turn.chunks.size() - 1]->bytes()) {
      LONGSPAN_RETURN_IF_ERROR(AddChunk(turn, bytes));
    }
  }
  return absl::OkStatus();
}

absl::Status StagingRing::NextTurn() {
  Turn& last = turns_[current_];
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventRecord(last.done, stream_));
  last.pending = true;
  current_ = (current_ + 1) % turns_.size();
  Turn& turn = turns_[current_];
  if (turn.pending) LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventSynchronize(turn.done));
  turn.pending = false;
  turn.chunk = 0;
  turn.used_bytes = 0;
  return absl::OkStatus();
}

absl::StatusOr<Staged> StagingRing::Take(size_t bytes) {
  Turn& turn = turns_[current_];
  while (turn.used_bytes + bytes > chunks_[turn.chunk]->bytes()) {
    if (turn.chunk + 1 == turn.chunks.size()) LONGSPAN_RETURN_IF_ERROR(AddChunk(turn, bytes));
    ++turn.chunk;
    turn.used_bytes = 0;
  }
  const Staged staged = {turn.chunks[turn.chunk] + turn.used_bytes,
                         static_cast<std::byte*>(chunks_[turn.chunk]->data()) + turn.used_bytes,
                         bytes};
  turn.used_bytes += ArenaMap::Rounded(bytes);
  return staged;
}

absl::Status StagingRing::Upload(const Staged& staged) {
  cudaStreamCaptureStatus capture = cudaStreamCaptureStatusNone;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaStreamIsCapturing(stream_, &capture));
  if (capture != cudaStreamCaptureStatusNone) {
    // Replayed, the copy would read what a later step has written there.
    return absl::FailedPreconditionError("a run that is recorded uploads arrays of the host");
  }
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cudaMemcpyAsync(staged.device, staged.host, staged.bytes, cudaMemcpyHostToDevice, stream_));
  return absl::OkStatus();
}

}  // namespace longspan::cuda

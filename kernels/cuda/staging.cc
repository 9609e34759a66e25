#include "kernels/cuda/staging.h"

#include <algorithm>
#include <utility>

#include "kernels/cuda/cuda_check.h"

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
    for (Chunk& chunk : turn.chunks) cudaFreeHost(chunk.host);
    if (turn.done != nullptr) cudaEventDestroy(turn.done);
  }
}

absl::Status StagingRing::AddChunk(Turn& turn, size_t bytes) {
  Chunk chunk;
  chunk.bytes = std::max(bytes, kChunkBytes);
  LONGSPAN_ASSIGN_OR_RETURN(chunk.device, arena_->AllocateRaw("staging", chunk.bytes));
  void* host = nullptr;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMallocHost(&host, chunk.bytes));
  chunk.host = static_cast<std::byte*>(host);
  turn.chunks.push_back(std::move(chunk));
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
  while (turn.used_bytes + bytes > turn.chunks[turn.chunk].bytes) {
    if (turn.chunk + 1 == turn.chunks.size()) LONGSPAN_RETURN_IF_ERROR(AddChunk(turn, bytes));
    ++turn.chunk;
    turn.used_bytes = 0;
  }
  const Chunk& chunk = turn.chunks[turn.chunk];
  const Staged staged = {chunk.host + turn.used_bytes,
                         static_cast<std::byte*>(chunk.device->data()) + turn.used_bytes, bytes};
  turn.used_bytes += ArenaMap::Rounded(bytes);
  return staged;
}

absl::Status StagingRing::Upload(const Staged& staged) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cudaMemcpyAsync(staged.device, staged.host, staged.bytes, cudaMemcpyHostToDevice, stream_));
  return absl::OkStatus();
}

}  // namespace longspan::cuda

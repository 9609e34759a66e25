// Draws whose results are asked for by themselves. The thread of the backend.
#pragma once

#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/base/stream.h"
#include "kernels/cuda/ops/sampler.h"

namespace longspan {
namespace cuda {

// Queued draws, with an event behind them in the stream.
class DrawsOnDevice final : public EarlyDraws {
 public:
  DrawsOnDevice(QueuedDraw queued, Event done)
      : queued_(std::move(queued)), done_(std::move(done)) {}

  bool AreKnown() override {
    if (cudaEventQuery(done_.get()) != cudaErrorNotReady) return true;
    cudaGetLastError();  // not an error, but kept as the last one
    return false;
  }
  absl::StatusOr<std::vector<DrawResult>> Take() override {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaEventSynchronize(done_.get()));
    std::vector<DrawResult> results;
    AppendResults(queued_, results);
    return results;
  }

 private:
  const QueuedDraw queued_;
  const Event done_;
};

}  // namespace cuda
}  // namespace longspan

// Draw as the backend calls it: one upload of the rows' settings, one kernel, one read-back. Keeps
// the token that each slot drew last, on the device for Embed and on the host to check its ids.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/cuda/arena.h"
#include "kernels/cuda/staging.h"
#include "kernels/draw.h"
#include "kernels/tensor.h"

namespace longspan::cuda {

class Sampler {
 public:
  Sampler(std::shared_ptr<Arena> arena, StagingRing* staging, cudaStream_t stream)
      : arena_(arena),
        staging_(*staging),
        stream_(stream),
        workspace_(arena, "draw"),
        results_(arena, "draw") {}
  ~Sampler();
  Sampler(const Sampler&) = delete;
  Sampler& operator=(const Sampler&) = delete;

  // Checked arguments. Waits for the device.
  absl::StatusOr<std::vector<DrawResult>> Draw(const TensorView& logits, const DrawBatch& draw);

  // -1: none yet.
  int32_t LastToken(int64_t slot) const;
  // [slots] on the device; null before any slot has a token.
  const int32_t* LastTokens() const {
    return last_tokens_ == nullptr ? nullptr : static_cast<const int32_t*>(last_tokens_->data());
  }

 private:
  // Room for this many slots; tokens known so far stay.
  absl::Status GrowLastTokens(int64_t slots);
  absl::StatusOr<const std::byte*> ReadBack(const void* device, size_t bytes);

  std::shared_ptr<Arena> arena_;
  StagingRing& staging_;
  const cudaStream_t stream_;
  std::unique_ptr<Buffer> last_tokens_;
  Workspace workspace_;
  Workspace results_;
  std::vector<int32_t> known_last_tokens_;
  std::byte* pinned_ = nullptr;  // of results
  size_t pinned_bytes_ = 0;
};

}  // namespace longspan::cuda

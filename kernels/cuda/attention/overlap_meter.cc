#include "kernels/cuda/attention/overlap_meter.h"

#include "kernels/base/status_macros.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Chosen blocks, n for each tile, that make a ratio worth having.
constexpr uint32_t kLeastChosenBlocks = 256;
// Once a layer's ratio is known, steps of fewer tokens are counted only now and then: the count
// costs a small step more than it is worth.
constexpr int kTokensACount = 2048;

}  // namespace

float OverlapMeter::Ratio(const void* layer) const {
  const auto found = layers_.find(layer);
  return found == layers_.end() ? 0.0F : found->second.ratio;
}

absl::Status OverlapMeter::Count(const SelectedAttentionArgs& args, const void* layer) {
  if (layers_.size() == kMostLayers && layers_.count(layer) == 0) return absl::OkStatus();
  const auto [entry, is_new] = layers_.try_emplace(layer, Layer{layers_.size(), {}, 0.0F});
  step_tokens_ = args.rows.tokens;
  if (entry->second.ratio > 0.0F && uncounted_tokens_ + step_tokens_ < kTokensACount) {
    return absl::OkStatus();
  }
  LONGSPAN_ASSIGN_OR_RETURN(void* counts, counts_.AtLeast(kMostLayers * sizeof(OverlapCounts)));
  counted_ = true;
  return StatusOf(
      LaunchCountOverlap(args, static_cast<OverlapCounts*>(counts) + entry->second.place, stream_),
      "overlap of selections");
}

absl::StatusOr<PinnedMemory> OverlapMeter::EndStep() {
  uncounted_tokens_ = counted_ ? 0 : uncounted_tokens_ + step_tokens_;
  step_tokens_ = 0;
  if (!counted_) return PinnedMemory();
  counted_ = false;
  constexpr size_t kBytes = kMostLayers * sizeof(OverlapCounts);
  LONGSPAN_ASSIGN_OR_RETURN(void* counts, counts_.AtLeast(kBytes));
  LONGSPAN_ASSIGN_OR_RETURN(PinnedMemory copy, pinned_->Take(kBytes));
  LONGSPAN_CUDA_RETURN_IF_ERROR(
      cudaMemcpyAsync(copy.data(), counts, kBytes, cudaMemcpyDeviceToHost, stream_));
  return copy;
}

void OverlapMeter::Learn(const PinnedMemory& counted) {
  if (counted.data() == nullptr) return;
  const auto* const counts = reinterpret_cast<const OverlapCounts*>(counted.data());
  for (auto& [key, layer] : layers_) {
    const OverlapCounts& now = counts[layer.place];
    // Unsigned, so right beyond the largest number too.
    const uint32_t chosen = now.chosen_blocks - layer.known.chosen_blocks;
    if (chosen < kLeastChosenBlocks) continue;
    const uint32_t in_union = now.union_blocks - layer.known.union_blocks;
    layer.ratio = static_cast<float>(in_union) / static_cast<float>(chosen);
    layer.known = now;
  }
}

}  // namespace longspan::cuda

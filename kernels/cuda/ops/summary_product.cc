#include "kernels/cuda/ops/summary_product.h"

#include <iterator>

#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {

bool IsTensorProduct(const BlockSummaryLaunch& launch) {
  const int head_dim = launch.pages.head_dim;
  return launch.kind == SummaryKind::kLinear && launch.kv_dtype == DType::kBf16 &&
         head_dim % kProductDepthStep == 0 &&
         launch.stride_tokens * head_dim % (kProductSlices * kProductDepthStep) == 0 &&
         launch.stride % 4 == 0;
}

size_t PreparedBytes(const BlockSummaryLaunch& launch) {
  const size_t inputs =
      static_cast<size_t>(launch.windows) * launch.stride_tokens * launch.pages.head_dim;
  return launch.pages.kv_heads * inputs * launch.pages.head_dim * sizeof(uint16_t);
}

size_t PreparedSummaryBytes(const KvLayout& layout) {
  if (!layout.has_summaries || layout.nsa.compress != NsaCompress::kLinear ||
      layout.computed_kv_dtype() != DType::kBf16) {
    return 0;
  }
  BlockSummaryLaunch launch;
  launch.stride_tokens = layout.nsa.stride_tokens;
  launch.windows = layout.nsa.sub_blocks_per_entry();
  launch.pages.kv_heads = layout.kv_heads;
  launch.pages.head_dim = layout.head_dim;
  return PreparedBytes(launch) * layout.summary_parts() * layout.layers;
}

absl::StatusOr<const void*> SummaryWeights::Prepared(const BlockSummaryLaunch& launch,
                                                     const float* weights) {
  const uint64_t serial = arena_->SerialOf(weights);
  if (serial == 0) return static_cast<const void*>(nullptr);
  std::unique_ptr<Buffer>& prepared = prepared_[serial];
  if (prepared == nullptr) {
    LONGSPAN_ASSIGN_OR_RETURN(prepared, arena_->AllocateRaw("weights", PreparedBytes(launch)));
    LONGSPAN_CUDA_RETURN_IF_ERROR(LaunchPrepare(launch, weights, prepared->data(), stream_));
  }
  return static_cast<const void*>(prepared->data());
}

absl::Status SummaryWeights::Prepare(BlockSummaryLaunch& launch) {
  if (!IsTensorProduct(launch)) return absl::OkStatus();
  for (auto prepared = prepared_.begin(); prepared != prepared_.end();) {
    prepared = arena_->Holds(prepared->first) ? std::next(prepared) : prepared_.erase(prepared);
  }
  LONGSPAN_ASSIGN_OR_RETURN(launch.key_product, Prepared(launch, launch.key_weights));
  if (launch.with_values) {
    LONGSPAN_ASSIGN_OR_RETURN(launch.value_product, Prepared(launch, launch.value_weights));
  }
  // Both or none: one kernel makes all contributions.
  if (launch.key_product == nullptr || (launch.with_values && launch.value_product == nullptr)) {
    launch.key_product = launch.value_product = nullptr;
  }
  return absl::OkStatus();
}

}  // namespace longspan::cuda

// The position embedding of block compression, folded into one vector per KV head: it is added to
// every window's keys before a linear map, so what it adds to the result is a constant.
#pragma once

#include <vector>

#include "absl/types/span.h"
#include "kernels/nsa_params.h"

namespace longspan {

// pe [Hk, l, D]; weights [Hk, l * D, D] (linear) or [Hk, l] (weighted). Returns [Hk, D]:
// linear: sum over k, e of pe[k, e] * W[k * D + e, :]; weighted: sum over k of w[k] * pe[k, :].
std::vector<float> FoldPositionEmbedding(NsaCompress compress, absl::Span<const float> pe,
                                         absl::Span<const float> weights, int kv_heads,
                                         int kernel_tokens, int head_dim);

}  // namespace longspan

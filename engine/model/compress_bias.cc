#include "engine/model/compress_bias.h"

#include <cstddef>

#include "kernels/base/check.h"

namespace longspan {

std::vector<float> FoldPositionEmbedding(NsaCompress compress, absl::Span<const float> pe,
                                         absl::Span<const float> weights, int kv_heads,
                                         int kernel_tokens, int head_dim) {
  LONGSPAN_CHECK(compress != NsaCompress::kMean);
  const bool linear = compress == NsaCompress::kLinear;
  const size_t dims = static_cast<size_t>(head_dim);
  const size_t inputs = static_cast<size_t>(kernel_tokens) * dims;  // of one head
  const size_t head_weights = linear ? inputs * dims : static_cast<size_t>(kernel_tokens);
  LONGSPAN_CHECK(pe.size() == kv_heads * inputs && weights.size() == kv_heads * head_weights);

  std::vector<float> bias;
  for (size_t head = 0; head < static_cast<size_t>(kv_heads); ++head) {
    const auto head_pe = pe.subspan(head * inputs, inputs);
    const auto head_weight = weights.subspan(head * head_weights, head_weights);
    std::vector<double> sums(dims, 0.0);
    for (size_t input = 0; input < inputs; ++input) {
      if (linear) {
        const auto row = head_weight.subspan(input * dims, dims);
        for (size_t dim = 0; dim < dims; ++dim) sums[dim] += double{head_pe[input]} * row[dim];
      } else {
        sums[input % dims] += double{head_weight[input / dims]} * head_pe[input];
      }
    }
    bias.insert(bias.end(), sums.begin(), sums.end());
  }
  return bias;
}

}  // namespace longspan

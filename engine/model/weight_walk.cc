#include "engine/model/weight_walk.h"

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/model/weight_names.h"
#include "kernels/status_macros.h"

namespace longspan {
namespace {

using namespace weight_names;  // NOLINT: a file about nothing else

class WeightWalk {
 public:
  WeightWalk(const ModelConfig& config, DType compute_dtype, WeightTaker& taker)
      : config_(config), compute_dtype_(compute_dtype), taker_(taker) {}

  absl::StatusOr<TakenWeights> Walk();

 private:
  // A product's part: the tensor `weight` [rows, columns], and `bias` [rows] unless its name is
  // empty.
  struct Part {
    std::string weight;
    int64_t rows = 0;
    std::string bias;
  };

  absl::StatusOr<TensorView> Find(absl::string_view name, absl::Span<const int64_t> shape);
  absl::StatusOr<TensorView> Floats(absl::string_view name, absl::Span<const int64_t> shape);
  absl::StatusOr<WeightHandle> Product(absl::Span<const Part> parts, int64_t columns);
  absl::StatusOr<LayerWeights> ReadLayer(int layer);
  absl::StatusOr<CompressWeights> Compression(int layer);
  absl::Status KeyBias(int layer, CompressWeights& weights);

  const ModelConfig& config_;
  const DType compute_dtype_;
  WeightTaker& taker_;
};

absl::StatusOr<TensorView> WeightWalk::Find(absl::string_view name,
                                            absl::Span<const int64_t> shape) {
  LONGSPAN_ASSIGN_OR_RETURN(TensorView tensor, taker_.Find(name));
  const auto found = absl::MakeConstSpan(tensor.shape).first(tensor.rank);
  if (found != shape) {
    return absl::InvalidArgumentError(absl::StrCat("tensor ", name, " is ", Describe(tensor),
                                                   ", the configuration makes it [",
                                                   absl::StrJoin(shape, ", "), "]"));
  }
  if (tensor.dtype == DType::kI32) {
    return absl::InvalidArgumentError(
        absl::StrCat("tensor ", name, " is ", Describe(tensor), ", accepted are bf16, f16, f32"));
  }
  return tensor;
}

absl::StatusOr<TensorView> WeightWalk::Floats(absl::string_view name,
                                              absl::Span<const int64_t> shape) {
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView tensor, Find(name, shape));
  return taker_.Floats(tensor);
}

absl::StatusOr<WeightHandle> WeightWalk::Product(absl::Span<const Part> parts, int64_t columns) {
  std::vector<TensorView> tensors;
  std::vector<TensorView> biases(parts.size());
  bool any_bias = false;
  for (size_t index = 0; index < parts.size(); ++index) {
    const Part& part = parts[index];
    LONGSPAN_ASSIGN_OR_RETURN(const TensorView tensor, Find(part.weight, {part.rows, columns}));
    tensors.push_back(tensor);
    if (part.bias.empty()) continue;
    any_bias = true;
    LONGSPAN_ASSIGN_OR_RETURN(biases[index], Find(part.bias, {part.rows}));
  }
  if (!any_bias) biases.clear();
  return taker_.Product(tensors, biases, compute_dtype_);
}

absl::StatusOr<CompressWeights> WeightWalk::Compression(int layer) {
  CompressWeights compress;
  const NsaParams& nsa = *config_.nsa;
  if (nsa.compress == NsaCompress::kMean) return compress;
  const int64_t kv_heads = config_.kv_heads;
  const int64_t window_elements = int64_t{nsa.kernel_tokens} * config_.head_dim;
  const std::vector<int64_t> shape =
      nsa.compress == NsaCompress::kLinear
          ? std::vector<int64_t>{kv_heads, window_elements, config_.head_dim}
          : std::vector<int64_t>{kv_heads, nsa.kernel_tokens};
  LONGSPAN_ASSIGN_OR_RETURN(compress.keys, Floats(Layer(layer, kCompressKeys), shape));
  if (nsa.compress_values) {
    LONGSPAN_ASSIGN_OR_RETURN(compress.values, Floats(Layer(layer, kCompressValues), shape));
  }
  LONGSPAN_RETURN_IF_ERROR(KeyBias(layer, compress));
  return compress;
}

// Leaves the bias empty where the checkpoint has no position embedding.
absl::Status WeightWalk::KeyBias(int layer, CompressWeights& weights) {
  const std::string name = Layer(layer, kCompressPositions);
  if (absl::IsNotFound(taker_.Find(name).status())) return absl::OkStatus();
  const NsaParams& nsa = *config_.nsa;
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView positions,
                            Find(name, {config_.kv_heads, nsa.kernel_tokens, config_.head_dim}));
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView keys, taker_.Find(Layer(layer, kCompressKeys)));
  LONGSPAN_ASSIGN_OR_RETURN(weights.key_bias, taker_.KeyBias(nsa, positions, keys));
  return absl::OkStatus();
}

absl::StatusOr<LayerWeights> WeightWalk::ReadLayer(int layer) {
  const int64_t hidden = config_.hidden;
  const int64_t mlp_hidden = config_.mlp_hidden;
  const int64_t query_rows = int64_t{config_.query_heads} * config_.head_dim;
  const int64_t kv_rows = int64_t{config_.kv_heads} * config_.head_dim;
  const auto part = [&](absl::string_view weight, int64_t rows, absl::string_view bias,
                        bool biased) {
    return Part{Layer(layer, weight), rows, biased ? Layer(layer, bias) : std::string()};
  };
  const auto attention_part = [&](absl::string_view weight, int64_t rows, absl::string_view bias) {
    return part(weight, rows, bias, config_.attention_bias);
  };
  const auto mlp_part = [&](absl::string_view weight, int64_t rows, absl::string_view bias) {
    return part(weight, rows, bias, config_.mlp_bias);
  };

  LayerWeights weights;
  LONGSPAN_ASSIGN_OR_RETURN(weights.attention_norm, Floats(Layer(layer, kInputNorm), {hidden}));
  std::vector<Part> projections = {attention_part(kQuery, query_rows, kQueryBias),
                                   attention_part(kKey, kv_rows, kKeyBias),
                                   attention_part(kValue, kv_rows, kValueBias)};
  if (const int gate_rows = GateColumns(config_); gate_rows > 0) {
    projections.push_back({Layer(layer, kBranchGate), gate_rows, ""});
  }
  LONGSPAN_ASSIGN_OR_RETURN(weights.projections, Product(projections, hidden));
  if (config_.nsa) {
    LONGSPAN_ASSIGN_OR_RETURN(weights.compress, Compression(layer));
  }
  LONGSPAN_ASSIGN_OR_RETURN(weights.attention_output,
                            Product({attention_part(kOutput, hidden, kOutputBias)}, query_rows));
  LONGSPAN_ASSIGN_OR_RETURN(weights.mlp_norm, Floats(Layer(layer, kPostAttentionNorm), {hidden}));
  LONGSPAN_ASSIGN_OR_RETURN(weights.gate_up, Product({mlp_part(kMlpGate, mlp_hidden, kMlpGateBias),
                                                      mlp_part(kMlpUp, mlp_hidden, kMlpUpBias)},
                                                     hidden));
  LONGSPAN_ASSIGN_OR_RETURN(weights.down,
                            Product({mlp_part(kMlpDown, hidden, kMlpDownBias)}, mlp_hidden));
  return weights;
}

absl::StatusOr<TakenWeights> WeightWalk::Walk() {
  TakenWeights taken;
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView embedding,
                            Find(kEmbedding, {config_.vocabulary, config_.hidden}));
  LONGSPAN_ASSIGN_OR_RETURN(taken.embedding, taker_.Stored(embedding));
  for (int layer = 0; layer < config_.layers; ++layer) {
    LONGSPAN_ASSIGN_OR_RETURN(LayerWeights weights, ReadLayer(layer));
    taken.layers.push_back(weights);
  }
  LONGSPAN_ASSIGN_OR_RETURN(taken.final_norm, Floats(kFinalNorm, {config_.hidden}));
  // A tied head is placed a second time, in the form that products want.
  const std::string head(config_.tied_embedding ? kEmbedding : kHead);
  LONGSPAN_ASSIGN_OR_RETURN(taken.logits_head,
                            Product({{head, config_.vocabulary, ""}}, config_.hidden));
  return taken;
}

}  // namespace

absl::StatusOr<TakenWeights> WalkWeights(const ModelConfig& config, DType compute_dtype,
                                         WeightTaker& taker) {
  return WeightWalk(config, compute_dtype, taker).Walk();
}

int GateColumns(const ModelConfig& config) {
  if (!config.nsa || config.nsa->gate == NsaGate::kNone) return 0;
  return config.nsa->gate == NsaGate::kHead ? 3 * config.query_heads : 3;
}

int64_t ProjectionColumns(const ModelConfig& config) {
  return (config.query_heads + int64_t{2} * config.kv_heads) * config.head_dim +
         GateColumns(config);
}

}  // namespace longspan

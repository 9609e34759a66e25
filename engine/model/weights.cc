#include "engine/model/weights.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"
#include "engine/model/compress_bias.h"
#include "engine/model/host_floats.h"
#include "engine/model/weight_names.h"
#include "kernels/status_macros.h"

namespace longspan {

using namespace weight_names;  // NOLINT: a file about nothing else

int GateColumns(const ModelConfig& config) {
  if (!config.nsa || config.nsa->gate == NsaGate::kNone) return 0;
  return config.nsa->gate == NsaGate::kHead ? 3 * config.query_heads : 3;
}

int64_t ProjectionColumns(const ModelConfig& config) {
  return (config.query_heads + int64_t{2} * config.kv_heads) * config.head_dim +
         GateColumns(config);
}

// Loads one model; lives for the length of ModelWeights::Load.
class WeightsLoader {
 public:
  WeightsLoader(const ModelConfig& config, WeightSource& source, DType compute_dtype,
                Backend* backend, const LoadProgress& progress)
      : config_(config),
        source_(source),
        compute_dtype_(compute_dtype),
        backend_(*backend),
        progress_(progress),
        weights_(new ModelWeights) {}

  absl::StatusOr<std::unique_ptr<ModelWeights>> Load();

 private:
  // A product's part: the tensor `weight` [rows, columns], and `bias` [rows] unless its name is
  // empty.
  struct Part {
    std::string weight;
    int64_t rows = 0;
    std::string bias;
  };

  absl::StatusOr<TensorView> Find(absl::string_view name, absl::Span<const int64_t> shape);
  absl::StatusOr<TensorView> Place(const void* host, const TensorView& shape);
  absl::StatusOr<TensorView> PlaceFloats(absl::string_view name, absl::Span<const int64_t> shape);
  absl::StatusOr<WeightHandle> Product(absl::Span<const Part> parts, int64_t columns);
  absl::StatusOr<LayerWeights> ReadLayer(int layer);
  absl::StatusOr<CompressWeights> Compression(int layer);
  absl::Status FoldBias(int layer, CompressWeights& weights);

  const ModelConfig& config_;
  WeightSource& source_;
  const DType compute_dtype_;
  Backend& backend_;
  const LoadProgress& progress_;
  int64_t done_bytes_ = 0;
  std::unique_ptr<ModelWeights> weights_;
};

absl::StatusOr<TensorView> WeightsLoader::Find(absl::string_view name,
                                               absl::Span<const int64_t> shape) {
  LONGSPAN_ASSIGN_OR_RETURN(TensorView tensor, source_.Find(name));
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
  done_bytes_ += static_cast<int64_t>(tensor.bytes());
  if (progress_) progress_(std::min(done_bytes_, source_.total_bytes()), source_.total_bytes());
  return tensor;
}

// A copy of `shape.bytes()` host bytes in the backend's memory.
absl::StatusOr<TensorView> WeightsLoader::Place(const void* host, const TensorView& shape) {
  LONGSPAN_ASSIGN_OR_RETURN(auto buffer, backend_.Allocate("weights", shape.bytes()));
  LONGSPAN_RETURN_IF_ERROR(backend_.CopyIn(buffer->data(), host, shape.bytes()));
  TensorView placed = shape;
  placed.data = buffer->data();
  weights_->buffers_.push_back(std::move(buffer));
  return placed;
}

absl::StatusOr<TensorView> WeightsLoader::PlaceFloats(absl::string_view name,
                                                      absl::Span<const int64_t> shape) {
  LONGSPAN_ASSIGN_OR_RETURN(TensorView tensor, Find(name, shape));
  const std::vector<float> floats = ToFloats(tensor);
  tensor.dtype = DType::kF32;
  return Place(floats.data(), tensor);
}

absl::StatusOr<WeightHandle> WeightsLoader::Product(absl::Span<const Part> parts, int64_t columns) {
  std::vector<TensorView> tensors;
  std::vector<float> bias;
  bool any_bias = false;
  for (const Part& part : parts) {
    LONGSPAN_ASSIGN_OR_RETURN(TensorView tensor, Find(part.weight, {part.rows, columns}));
    tensors.push_back(tensor);
    std::vector<float> part_bias(static_cast<size_t>(part.rows), 0.0F);
    if (!part.bias.empty()) {
      any_bias = true;
      LONGSPAN_ASSIGN_OR_RETURN(TensorView found, Find(part.bias, {part.rows}));
      part_bias = ToFloats(found);
    }
    bias.insert(bias.end(), part_bias.begin(), part_bias.end());
  }
  if (!any_bias) bias.clear();
  return backend_.PrepareLinear(tensors, bias, compute_dtype_);
}

absl::StatusOr<CompressWeights> WeightsLoader::Compression(int layer) {
  CompressWeights compress;
  const NsaParams& nsa = *config_.nsa;
  if (nsa.compress == NsaCompress::kMean) return compress;
  const int64_t kv_heads = config_.kv_heads;
  const int64_t window_elements = int64_t{nsa.kernel_tokens} * config_.head_dim;
  const std::vector<int64_t> shape =
      nsa.compress == NsaCompress::kLinear
          ? std::vector<int64_t>{kv_heads, window_elements, config_.head_dim}
          : std::vector<int64_t>{kv_heads, nsa.kernel_tokens};
  LONGSPAN_ASSIGN_OR_RETURN(compress.keys, PlaceFloats(Layer(layer, kCompressKeys), shape));
  if (nsa.compress_values) {
    LONGSPAN_ASSIGN_OR_RETURN(compress.values, PlaceFloats(Layer(layer, kCompressValues), shape));
  }
  LONGSPAN_RETURN_IF_ERROR(FoldBias(layer, compress));
  return compress;
}

// Leaves the bias empty where the checkpoint has no position embedding.
absl::Status WeightsLoader::FoldBias(int layer, CompressWeights& weights) {
  const std::string name = Layer(layer, kCompressPositions);
  if (absl::IsNotFound(source_.Find(name).status())) return absl::OkStatus();
  const NsaParams& nsa = *config_.nsa;
  LONGSPAN_ASSIGN_OR_RETURN(TensorView positions,
                            Find(name, {config_.kv_heads, nsa.kernel_tokens, config_.head_dim}));
  LONGSPAN_ASSIGN_OR_RETURN(TensorView keys, source_.Find(Layer(layer, kCompressKeys)));
  const std::vector<float> bias =
      FoldPositionEmbedding(nsa.compress, ToFloats(positions), ToFloats(keys), config_.kv_heads,
                            nsa.kernel_tokens, config_.head_dim);
  TensorView shape;
  shape.rank = 2;
  shape.shape = {config_.kv_heads, config_.head_dim};
  LONGSPAN_ASSIGN_OR_RETURN(weights.key_bias, Place(bias.data(), shape));
  return absl::OkStatus();
}

absl::StatusOr<LayerWeights> WeightsLoader::ReadLayer(int layer) {
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
  LONGSPAN_ASSIGN_OR_RETURN(weights.attention_norm,
                            PlaceFloats(Layer(layer, kInputNorm), {hidden}));
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
  LONGSPAN_ASSIGN_OR_RETURN(weights.mlp_norm,
                            PlaceFloats(Layer(layer, kPostAttentionNorm), {hidden}));
  LONGSPAN_ASSIGN_OR_RETURN(weights.gate_up, Product({mlp_part(kMlpGate, mlp_hidden, kMlpGateBias),
                                                      mlp_part(kMlpUp, mlp_hidden, kMlpUpBias)},
                                                     hidden));
  LONGSPAN_ASSIGN_OR_RETURN(weights.down,
                            Product({mlp_part(kMlpDown, hidden, kMlpDownBias)}, mlp_hidden));
  return weights;
}

absl::StatusOr<std::unique_ptr<ModelWeights>> WeightsLoader::Load() {
  LONGSPAN_ASSIGN_OR_RETURN(TensorView embedding,
                            Find(kEmbedding, {config_.vocabulary, config_.hidden}));
  LONGSPAN_ASSIGN_OR_RETURN(weights_->embedding_, Place(embedding.data, embedding));
  for (int layer = 0; layer < config_.layers; ++layer) {
    LONGSPAN_ASSIGN_OR_RETURN(LayerWeights weights, ReadLayer(layer));
    weights_->layers_.push_back(weights);
  }
  LONGSPAN_ASSIGN_OR_RETURN(weights_->final_norm_, PlaceFloats(kFinalNorm, {config_.hidden}));
  const std::string head(config_.tied_embedding ? kEmbedding : kHead);
  LONGSPAN_ASSIGN_OR_RETURN(weights_->logits_head_,
                            Product({{head, config_.vocabulary, ""}}, config_.hidden));
  if (progress_) progress_(source_.total_bytes(), source_.total_bytes());
  return std::move(weights_);
}

absl::StatusOr<std::unique_ptr<ModelWeights>> ModelWeights::Load(const ModelConfig& config,
                                                                 WeightSource& source,
                                                                 DType compute_dtype,
                                                                 Backend* backend,
                                                                 const LoadProgress& progress) {
  return WeightsLoader(config, source, compute_dtype, backend, progress).Load();
}

}  // namespace longspan

#include "engine/model/weight_walk.h"

#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/model/tensor_list.h"
#include "kernels/base/check.h"
#include "kernels/base/status_macros.h"

namespace longspan {
namespace {

// Whether ModelConfig::weight_precision is about it. Tables and the logits of gates are few bytes
// for what their errors do.
bool IsRounded(TensorSlot slot) {
  return slot != TensorSlot::kEmbedding && slot != TensorSlot::kHead &&
         slot != TensorSlot::kBranchGate;
}

class WeightWalk {
 public:
  WeightWalk(const ModelConfig& config, DType compute_dtype, WeightTaker& taker)
      : config_(config), compute_dtype_(compute_dtype), taker_(taker) {}

  absl::StatusOr<TakenWeights> Walk();

 private:
  // What a product is stacked from.
  struct Part {
    TensorSlot weight;
    std::optional<TensorSlot> bias;
  };

  // Of rank 0: the list has no such tensor, or the source lacks an optional one.
  absl::StatusOr<WeightPart> Find(TensorSlot slot, int layer);
  // Of what is no product's: refused in any format but the plain one.
  absl::StatusOr<TensorView> Plain(TensorSlot slot, int layer);
  absl::StatusOr<TensorView> Floats(TensorSlot slot, int layer);
  absl::StatusOr<TensorView> Norm(TensorSlot slot, int layer, float multiply = 1.0F);
  // Of those parts that the list has.
  absl::StatusOr<WeightHandle> Product(absl::Span<const Part> parts, int layer);
  // Embedding and head.
  absl::Status ReadTables(TakenWeights& taken);
  absl::StatusOr<LayerWeights> ReadLayer(int layer);
  absl::StatusOr<CompressWeights> Compression(int layer);

  const ModelConfig& config_;
  const DType compute_dtype_;
  WeightTaker& taker_;
};

absl::Status CheckTensor(const ExpectedTensor& expected, const WeightPart& part) {
  const TensorView& found = part.values;
  if (absl::MakeConstSpan(found.shape).first(found.rank) != absl::MakeConstSpan(expected.shape)) {
    return absl::InvalidArgumentError(
        absl::StrCat("tensor ", expected.name, " is ", Describe(found),
                     ", the configuration makes it [", absl::StrJoin(expected.shape, ", "), "]"));
  }
  if (part.format == WeightFormat::kPlain && !IsPlainFloat(found.dtype)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "tensor ", expected.name, " is ", Describe(found), ", accepted are bf16, f16, f32"));
  }
  return absl::OkStatus();
}

absl::StatusOr<WeightPart> WeightWalk::Find(TensorSlot slot, int layer) {
  const std::optional<ExpectedTensor> expected = FindTensor(config_, slot, layer);
  if (!expected) return WeightPart();
  absl::StatusOr<WeightPart> found = taker_.Find(expected->name);
  if (expected->is_optional && absl::IsNotFound(found.status())) return WeightPart();
  LONGSPAN_RETURN_IF_ERROR(found.status());
  LONGSPAN_RETURN_IF_ERROR(CheckTensor(*expected, *found));
  return found;
}

absl::StatusOr<TensorView> WeightWalk::Plain(TensorSlot slot, int layer) {
  LONGSPAN_ASSIGN_OR_RETURN(const WeightPart part, Find(slot, layer));
  if (part.format == WeightFormat::kPlain) return part.values;
  return absl::InvalidArgumentError(absl::StrCat("tensor ", TensorName(config_, slot, layer),
                                                 " has the format ", Name(part.format),
                                                 ", accepted: ", Name(WeightFormat::kPlain)));
}

absl::StatusOr<TensorView> WeightWalk::Floats(TensorSlot slot, int layer) {
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView tensor, Plain(slot, layer));
  if (tensor.rank == 0) return tensor;
  return taker_.Floats(tensor);
}

absl::StatusOr<TensorView> WeightWalk::Norm(TensorSlot slot, int layer, float multiply) {
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView tensor, Plain(slot, layer));
  if (tensor.rank == 0) return tensor;
  const bool adds_one =
      config_.family->norms_add_one && config_.tensor_names == TensorNames::kHuggingFace;
  return taker_.Norm(tensor, {.add = adds_one ? 1.0F : 0.0F, .multiply = multiply});
}

absl::StatusOr<WeightHandle> WeightWalk::Product(absl::Span<const Part> parts, int layer) {
  std::vector<WeightPart> stacked;
  std::vector<TensorView> biases;
  bool any_bias = false;
  for (const Part& part : parts) {
    LONGSPAN_ASSIGN_OR_RETURN(WeightPart weight, Find(part.weight, layer));
    if (weight.values.rank == 0) continue;
    if (IsRounded(part.weight)) weight.precision = config_.weight_precision;
    stacked.push_back(weight);
    TensorView& bias = biases.emplace_back();
    if (part.bias) {
      LONGSPAN_ASSIGN_OR_RETURN(bias, Plain(*part.bias, layer));
    }
    any_bias = any_bias || bias.rank > 0;
  }
  if (!any_bias) biases.clear();
  return taker_.Product(stacked, biases, compute_dtype_);
}

absl::StatusOr<CompressWeights> WeightWalk::Compression(int layer) {
  CompressWeights compress;
  LONGSPAN_ASSIGN_OR_RETURN(compress.keys, Floats(TensorSlot::kCompressKeys, layer));
  LONGSPAN_ASSIGN_OR_RETURN(compress.values, Floats(TensorSlot::kCompressValues, layer));
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView positions,
                            Plain(TensorSlot::kCompressPositions, layer));
  if (positions.rank == 0) return compress;
  LONGSPAN_ASSIGN_OR_RETURN(const TensorView keys, Plain(TensorSlot::kCompressKeys, layer));
  LONGSPAN_ASSIGN_OR_RETURN(compress.key_bias, taker_.KeyBias(*config_.nsa, positions, keys));
  return compress;
}

absl::StatusOr<LayerWeights> WeightWalk::ReadLayer(int layer) {
  using Slot = TensorSlot;
  LayerWeights weights;
  LONGSPAN_ASSIGN_OR_RETURN(weights.attention_norm, Norm(Slot::kAttentionNorm, layer));
  LONGSPAN_ASSIGN_OR_RETURN(weights.projections, Product({{Slot::kQuery, Slot::kQueryBias},
                                                          {Slot::kKey, Slot::kKeyBias},
                                                          {Slot::kValue, Slot::kValueBias},
                                                          {Slot::kBranchGate, std::nullopt}},
                                                         layer));
  LONGSPAN_ASSIGN_OR_RETURN(weights.query_norm, Norm(Slot::kQueryNorm, layer, config_.query_scale));
  LONGSPAN_ASSIGN_OR_RETURN(weights.key_norm, Norm(Slot::kKeyNorm, layer));
  LONGSPAN_CHECK(config_.query_scale == 1.0F || weights.query_norm.rank > 0);
  LONGSPAN_ASSIGN_OR_RETURN(weights.compress, Compression(layer));
  LONGSPAN_ASSIGN_OR_RETURN(weights.attention_output,
                            Product({{Slot::kOutput, Slot::kOutputBias}}, layer));
  LONGSPAN_ASSIGN_OR_RETURN(weights.attention_output_norm, Norm(Slot::kAttentionOutputNorm, layer));
  LONGSPAN_ASSIGN_OR_RETURN(weights.mlp_norm, Norm(Slot::kMlpNorm, layer));
  LONGSPAN_ASSIGN_OR_RETURN(
      weights.gate_up,
      Product({{Slot::kMlpGate, Slot::kMlpGateBias}, {Slot::kMlpUp, Slot::kMlpUpBias}}, layer));
  LONGSPAN_ASSIGN_OR_RETURN(weights.down, Product({{Slot::kMlpDown, Slot::kMlpDownBias}}, layer));
  LONGSPAN_ASSIGN_OR_RETURN(weights.mlp_output_norm, Norm(Slot::kMlpOutputNorm, layer));
  return weights;
}

absl::Status WeightWalk::ReadTables(TakenWeights& taken) {
  LONGSPAN_ASSIGN_OR_RETURN(const WeightPart embedding, Find(TensorSlot::kEmbedding, 0));
  const bool is_one = HasOneTable(config_, embedding, compute_dtype_);
  if (!is_one && embedding.format == WeightFormat::kPlain) {
    LONGSPAN_ASSIGN_OR_RETURN(taken.embedding.stored, taker_.Stored(embedding.values));
  } else if (!is_one) {
    LONGSPAN_ASSIGN_OR_RETURN(taken.embedding.prepared,
                              Product({{TensorSlot::kEmbedding, std::nullopt}}, 0));
  }
  if (!config_.tied_embedding) taker_.Release();
  const TensorSlot head = config_.tied_embedding ? TensorSlot::kEmbedding : TensorSlot::kHead;
  LONGSPAN_ASSIGN_OR_RETURN(taken.logits_head, Product({{head, std::nullopt}}, 0));
  if (is_one) taken.embedding.prepared = taken.logits_head;
  return absl::OkStatus();
}

absl::StatusOr<TakenWeights> WeightWalk::Walk() {
  TakenWeights taken;
  LONGSPAN_RETURN_IF_ERROR(ReadTables(taken));
  taker_.Release();
  for (int layer = 0; layer < config_.layers; ++layer) {
    LONGSPAN_ASSIGN_OR_RETURN(LayerWeights weights, ReadLayer(layer));
    taken.layers.push_back(weights);
    taker_.Release();
  }
  LONGSPAN_ASSIGN_OR_RETURN(taken.final_norm,
                            Norm(TensorSlot::kFinalNorm, 0, config_.logits_scale));
  return taken;
}

}  // namespace

bool HasOneTable(const ModelConfig& config, const WeightPart& stored, DType compute_dtype) {
  const bool holds_all =
      stored.format != WeightFormat::kPlain || HoldsAllOf(compute_dtype, stored.values.dtype);
  return config.tied_embedding && holds_all;
}

absl::StatusOr<TakenWeights> WalkWeights(const ModelConfig& config, DType compute_dtype,
                                         WeightTaker& taker) {
  return WeightWalk(config, compute_dtype, taker).Walk();
}

}  // namespace longspan

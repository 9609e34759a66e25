#include "tests/gpu/llama_8b.h"

#include <algorithm>
#include <cmath>
#include <random>

#include "absl/strings/match.h"
#include "engine/model/families/families.h"
#include "engine/model/tensor_list.h"
#include "kernels/base/status_macros.h"
#include "tests/fixtures/bf16.h"

namespace longspan {
namespace {

constexpr int64_t kGroupInputs = 128;
constexpr float kGroupScale = 0.02F / 4.6F;  // uniform codes spread by 4.6

}  // namespace

ModelConfig Llama8b(int layers, bool is_sparse, absl::string_view weights) {
  ModelConfig config;
  LONGSPAN_CHECK(weights == "as-stored" || weights == "fp8" || weights == "4-bit");
  if (weights == "fp8") config.weight_precision = WeightPrecision::kFloat8;
  config.family = is_sparse ? &kSparseLlama : &kLlama;
  config.layers = layers;
  config.hidden = 4096;
  config.mlp_hidden = 14336;
  config.query_heads = 32;
  config.kv_heads = 8;
  config.head_dim = 128;
  config.vocabulary = 128256;
  config.max_position_tokens = 131072;
  if (is_sparse) config.nsa.emplace();
  config.rope.rotary_dims = config.head_dim;
  for (int i = 0; i < config.head_dim / 2; ++i) {
    config.rope.inverse_frequencies.push_back(
        static_cast<float>(std::pow(5e5, -2.0 * i / config.head_dim)));
  }
  return config;
}

SharedWeights::SharedWeights(const ModelConfig& config, bool is_packed) : is_packed_(is_packed) {
  int64_t most_elements = 0;
  ForEachTensor(config, [&](const ExpectedTensor& tensor) {
    TensorView view;
    view.dtype = DType::kBf16;
    for (const int64_t size : tensor.shape) view.shape[view.rank++] = size;
    if (!tensor.is_optional) tensors_[tensor.name] = view;
    most_elements = std::max(most_elements, view.elements());
  });
  elements_.resize(most_elements);
  if (is_packed) scales_.assign(most_elements / kGroupInputs, kGroupScale);
  std::mt19937 generator(1);
  std::normal_distribution<float> normal(0.0F, 0.02F);
  const size_t distinct = std::min<size_t>(elements_.size(), 1000003);
  for (size_t i = 0; i < distinct; ++i) elements_[i] = ToBf16(normal(generator));
  for (size_t i = distinct; i < elements_.size(); ++i) elements_[i] = elements_[i - distinct];
}

absl::StatusOr<WeightPart> SharedWeights::Find(absl::string_view name) {
  LONGSPAN_ASSIGN_OR_RETURN(WeightPart part, Describe(name));
  part.values.data = elements_.data();
  if (part.format == WeightFormat::kGrouped) part.grouped.scales.data = scales_.data();
  return part;
}

absl::StatusOr<WeightPart> SharedWeights::Describe(absl::string_view name) {
  const auto found = tensors_.find(std::string(name));
  if (found == tensors_.end()) return absl::NotFoundError(name);
  WeightPart part{found->second};
  if (!is_packed_ || !absl::StrContains(name, "_proj.weight")) return part;
  part.format = WeightFormat::kGrouped;
  part.values.dtype = DType::kU8;
  GroupedScales& grouped = part.grouped;
  grouped.bits = 4;
  grouped.group_inputs = kGroupInputs;
  grouped.scale_inputs = kGroupInputs;
  grouped.zero = 8;
  grouped.scales = {nullptr, DType::kF32, 2, {part.outputs(), part.inputs() / kGroupInputs}};
  return part;
}

}  // namespace longspan

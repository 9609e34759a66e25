#include "engine/model/tensor_list.h"

#include "absl/strings/numbers.h"
#include "absl/strings/strip.h"
#include "absl/strings/substitute.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

using Size = int64_t (*)(const ModelConfig& config);
using Condition = bool (*)(const ModelConfig& config, const LayerDescription& layer);

int64_t Hidden(const ModelConfig& config) { return config.hidden; }
int64_t Vocabulary(const ModelConfig& config) { return config.vocabulary; }
int64_t MlpHidden(const ModelConfig& config) { return config.mlp_hidden; }
int64_t HeadDim(const ModelConfig& config) { return config.head_dim; }
int64_t KvHeads(const ModelConfig& config) { return config.kv_heads; }
int64_t QueryRows(const ModelConfig& config) {
  return int64_t{config.query_heads} * config.head_dim;
}
int64_t KvRows(const ModelConfig& config) { return int64_t{config.kv_heads} * config.head_dim; }
int64_t GateRows(const ModelConfig& config) { return GateColumns(config); }
int64_t EntryTokens(const ModelConfig& config) { return config.nsa->kernel_tokens; }

// Of a window's l tokens: a matrix from all their elements to one head's, or a number a token.
bool IsLinear(const ModelConfig& config) { return config.nsa->compress == NsaCompress::kLinear; }
int64_t CompressRows(const ModelConfig& config) {
  return EntryTokens(config) * (IsLinear(config) ? config.head_dim : 1);
}
int64_t CompressColumns(const ModelConfig& config) {
  return IsLinear(config) ? config.head_dim : 0;
}

bool Always(const ModelConfig&, const LayerDescription&) { return true; }
bool IfUntied(const ModelConfig& config, const LayerDescription&) { return !config.tied_embedding; }
bool IfProjectionBias(const ModelConfig&, const LayerDescription& layer) {
  return layer.projection_bias;
}
bool IfOutputBias(const ModelConfig&, const LayerDescription& layer) { return layer.output_bias; }
bool IfHeadNorms(const ModelConfig&, const LayerDescription& layer) { return layer.head_norms; }
bool IfMlpBias(const ModelConfig&, const LayerDescription& layer) { return layer.mlp_bias; }
bool IfAttentionOutputNorm(const ModelConfig&, const LayerDescription& layer) {
  return layer.attention_output_norm;
}
bool IfMlpOutputNorm(const ModelConfig&, const LayerDescription& layer) {
  return layer.mlp_output_norm;
}
bool IfSparse(const ModelConfig&, const LayerDescription& layer) {
  return layer.attention == AttentionKind::kSparse;
}
bool IfGated(const ModelConfig& config, const LayerDescription& layer) {
  return layer.head_gates || (IfSparse(config, layer) && config.nsa->gate != NsaGate::kNone);
}
bool IfCompressed(const ModelConfig& config, const LayerDescription& layer) {
  return IfSparse(config, layer) && (config.nsa->compress == NsaCompress::kLinear ||
                                     config.nsa->compress == NsaCompress::kWeighted);
}
bool IfCompressedValues(const ModelConfig& config, const LayerDescription& layer) {
  return IfCompressed(config, layer) && config.nsa->compress_values;
}

struct Rule {
  TensorSlot slot;
  Size shape[3];  // null, or of size 0: no further dimension
  Condition is_present = Always;
  bool is_optional = false;
};

constexpr Rule kBeforeLayers[] = {{TensorSlot::kEmbedding, {Vocabulary, Hidden}}};

constexpr Rule kOfLayers[] = {
    {TensorSlot::kAttentionNorm, {Hidden}},
    {TensorSlot::kQuery, {QueryRows, Hidden}},
    {TensorSlot::kKey, {KvRows, Hidden}},
    {TensorSlot::kValue, {KvRows, Hidden}},
    {TensorSlot::kOutput, {Hidden, QueryRows}},
    {TensorSlot::kQueryBias, {QueryRows}, IfProjectionBias},
    {TensorSlot::kKeyBias, {KvRows}, IfProjectionBias},
    {TensorSlot::kValueBias, {KvRows}, IfProjectionBias},
    {TensorSlot::kOutputBias, {Hidden}, IfOutputBias},
    {TensorSlot::kQueryNorm, {HeadDim}, IfHeadNorms},
    {TensorSlot::kKeyNorm, {HeadDim}, IfHeadNorms},
    {TensorSlot::kBranchGate, {GateRows, Hidden}, IfGated},
    {TensorSlot::kCompressKeys, {KvHeads, CompressRows, CompressColumns}, IfCompressed},
    {TensorSlot::kCompressValues, {KvHeads, CompressRows, CompressColumns}, IfCompressedValues},
    {TensorSlot::kCompressPositions, {KvHeads, EntryTokens, HeadDim}, IfCompressed, true},
    {TensorSlot::kAttentionOutputNorm, {Hidden}, IfAttentionOutputNorm},
    {TensorSlot::kMlpNorm, {Hidden}},
    {TensorSlot::kMlpGate, {MlpHidden, Hidden}},
    {TensorSlot::kMlpUp, {MlpHidden, Hidden}},
    {TensorSlot::kMlpDown, {Hidden, MlpHidden}},
    {TensorSlot::kMlpGateBias, {MlpHidden}, IfMlpBias},
    {TensorSlot::kMlpUpBias, {MlpHidden}, IfMlpBias},
    {TensorSlot::kMlpDownBias, {Hidden}, IfMlpBias},
    {TensorSlot::kMlpOutputNorm, {Hidden}, IfMlpOutputNorm},
};

constexpr Rule kAfterLayers[] = {{TensorSlot::kFinalNorm, {Hidden}},
                                 {TensorSlot::kHead, {Vocabulary, Hidden}, IfUntied}};

// The family's own, or that of the family that it is like.
const TensorPattern& PatternOf(const ModelConfig& config, TensorSlot slot) {
  for (const ModelFamily* family = config.family; family != nullptr; family = family->like) {
    for (const TensorPattern& pattern : family->tensors) {
      if (pattern.slot == slot) return pattern;
    }
  }
  LONGSPAN_CHECK(false);  // the family describes a layer with a tensor that it does not name
}

absl::string_view NamePattern(const ModelConfig& config, TensorSlot slot) {
  const TensorPattern& pattern = PatternOf(config, slot);
  return config.tensor_names == TensorNames::kGguf ? pattern.gguf_name : pattern.name;
}

// Of a projection to queries or keys.
int HeadsOf(const ModelConfig& config, TensorSlot slot) {
  const bool is_query = slot == TensorSlot::kQuery || slot == TensorSlot::kQueryBias;
  return is_query ? config.query_heads : config.kv_heads;
}

int InterleavedHeads(const ModelConfig& config, TensorSlot slot) {
  const bool is_interleaved = config.tensor_names == TensorNames::kGguf &&
                              PatternOf(config, slot).gguf_rows == HeadRows::kInterleaved;
  return is_interleaved ? HeadsOf(config, slot) : 0;
}

ExpectedTensor Expected(const ModelConfig& config, const Rule& rule, int layer) {
  ExpectedTensor tensor = {rule.slot, TensorName(config, rule.slot, layer), {}, rule.is_optional};
  tensor.interleaved_heads = InterleavedHeads(config, rule.slot);
  for (const Size size : rule.shape) {
    const int64_t dimension = size == nullptr ? 0 : size(config);
    if (dimension > 0) tensor.shape.push_back(dimension);
  }
  return tensor;
}

template <typename Visit>
void VisitPresent(const ModelConfig& config, absl::Span<const Rule> rules, int layer,
                  const Visit& visit) {
  const LayerDescription description = LayerOf(config, layer);
  for (const Rule& rule : rules) {
    if (rule.is_present(config, description)) visit(rule);
  }
}

}  // namespace

void ForEachTensor(const ModelConfig& config,
                   absl::FunctionRef<void(const ExpectedTensor&)> visit) {
  const auto visit_all = [&](absl::Span<const Rule> rules, int layer) {
    VisitPresent(config, rules, layer,
                 [&](const Rule& rule) { visit(Expected(config, rule, layer)); });
  };
  visit_all(kBeforeLayers, 0);
  for (int layer = 0; layer < config.layers; ++layer) visit_all(kOfLayers, layer);
  visit_all(kAfterLayers, 0);
}

std::optional<ExpectedTensor> FindTensor(const ModelConfig& config, TensorSlot slot, int layer) {
  std::optional<ExpectedTensor> found;
  for (const absl::Span<const Rule> rules :
       {absl::MakeConstSpan(kBeforeLayers), absl::MakeConstSpan(kOfLayers),
        absl::MakeConstSpan(kAfterLayers)}) {
    VisitPresent(config, rules, layer, [&](const Rule& rule) {
      if (rule.slot == slot) found = Expected(config, rule, layer);
    });
  }
  return found;
}

std::string TensorName(const ModelConfig& config, TensorSlot slot, int layer) {
  return absl::Substitute(NamePattern(config, slot), layer);
}

bool IsInsideLayers(const ModelConfig& config, absl::string_view name) {
  const absl::string_view pattern = NamePattern(config, TensorSlot::kAttentionNorm);
  if (!absl::ConsumePrefix(&name, pattern.substr(0, pattern.find("$0")))) return false;
  int layer = 0;
  return absl::SimpleAtoi(name.substr(0, name.find('.')), &layer) && layer < config.layers;
}

int GateColumns(const ModelConfig& config) {
  if (!IfGated(config, LayerOf(config, 0))) return 0;
  const bool by_token = config.nsa && config.nsa->gate == NsaGate::kToken;
  return by_token ? kNsaBranches : kNsaBranches * config.query_heads;
}

int64_t ProjectionColumns(const ModelConfig& config) {
  return QueryRows(config) + 2 * KvRows(config) + GateColumns(config);
}

}  // namespace longspan

#include "engine/model/weight_names.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace longspan {
namespace weight_names {

std::string Layer(int layer, absl::string_view name) {
  return absl::StrCat("model.layers.", layer, ".", name);
}

}  // namespace weight_names

namespace {

using Dimensions = std::vector<int64_t>;
using Visit = absl::FunctionRef<void(const ExpectedTensor&)>;

// One layer's tensors, relative names.
class LayerTensors {
 public:
  LayerTensors(const ModelConfig& config, int layer, Visit visit)
      : config_(config), layer_(layer), visit_(visit) {}

  void Walk() const {
    const int64_t hidden = config_.hidden;
    Tensor(weight_names::kInputNorm, {hidden});
    WalkAttention();
    Tensor(weight_names::kPostAttentionNorm, {hidden});
    WalkMlp();
  }

 private:
  void Tensor(absl::string_view name, Dimensions shape, bool is_optional = false) const {
    visit_({weight_names::Layer(layer_, name), std::move(shape), is_optional});
  }

  void WalkAttention() const {
    const int64_t hidden = config_.hidden;
    const int64_t query_rows = int64_t{config_.query_heads} * config_.head_dim;
    const int64_t kv_rows = int64_t{config_.kv_heads} * config_.head_dim;
    Tensor(weight_names::kQuery, {query_rows, hidden});
    Tensor(weight_names::kKey, {kv_rows, hidden});
    Tensor(weight_names::kValue, {kv_rows, hidden});
    Tensor(weight_names::kOutput, {hidden, query_rows});
    if (config_.attention_bias) {
      Tensor(weight_names::kQueryBias, {query_rows});
      Tensor(weight_names::kKeyBias, {kv_rows});
      Tensor(weight_names::kValueBias, {kv_rows});
      Tensor(weight_names::kOutputBias, {hidden});
    }
    if (config_.nsa.has_value()) WalkSparse(*config_.nsa);
  }

  void WalkSparse(const NsaParams& nsa) const {
    const int64_t hidden = config_.hidden;
    if (nsa.gate == NsaGate::kHead) {
      Tensor(weight_names::kBranchGate, {int64_t{3} * config_.query_heads, hidden});
    } else if (nsa.gate == NsaGate::kToken) {
      Tensor(weight_names::kBranchGate, {3, hidden});
    }
    if (nsa.compress == NsaCompress::kMean) return;

    const int64_t heads = config_.kv_heads;
    const int64_t window = nsa.kernel_tokens;
    const int64_t head_dim = config_.head_dim;
    const Dimensions weights = nsa.compress == NsaCompress::kLinear
                                   ? Dimensions{heads, window * head_dim, head_dim}
                                   : Dimensions{heads, window};
    Tensor(weight_names::kCompressKeys, weights);
    if (nsa.compress_values) Tensor(weight_names::kCompressValues, weights);
    Tensor(weight_names::kCompressPositions, {heads, window, head_dim}, true);
  }

  void WalkMlp() const {
    const int64_t hidden = config_.hidden;
    const int64_t mlp_hidden = config_.mlp_hidden;
    Tensor(weight_names::kMlpGate, {mlp_hidden, hidden});
    Tensor(weight_names::kMlpUp, {mlp_hidden, hidden});
    Tensor(weight_names::kMlpDown, {hidden, mlp_hidden});
    if (config_.mlp_bias) {
      Tensor(weight_names::kMlpGateBias, {mlp_hidden});
      Tensor(weight_names::kMlpUpBias, {mlp_hidden});
      Tensor(weight_names::kMlpDownBias, {hidden});
    }
  }

  const ModelConfig& config_;
  const int layer_;
  const Visit visit_;
};

}  // namespace

void ForEachTensor(const ModelConfig& config, Visit visit) {
  const int64_t hidden = config.hidden;
  visit({std::string(weight_names::kEmbedding), {config.vocabulary, hidden}});
  for (int layer = 0; layer < config.layers; ++layer) LayerTensors(config, layer, visit).Walk();
  visit({std::string(weight_names::kFinalNorm), {hidden}});
  if (!config.tied_embedding)
    visit({std::string(weight_names::kHead), {config.vocabulary, hidden}});
}

}  // namespace longspan

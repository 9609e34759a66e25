#include "tests/engine/model/golden_models.h"

#include <filesystem>
#include <map>
#include <memory>
#include <utility>

#include "absl/types/span.h"
#include "kernels/base/check.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

constexpr char kFolder[] = "tests/golden/models/";

ModelChange OfLayers(const std::string& name,
                     std::function<void(LayerDescription& description, int layer)> change) {
  return {.name = name, .layer = std::move(change)};
}

ModelChange WithoutProjectionBias() {
  return OfLayers("projection bias", [](LayerDescription& d, int) { d.projection_bias = false; });
}
ModelChange WithoutOutputBias() {
  return OfLayers("output bias", [](LayerDescription& d, int) { d.output_bias = false; });
}
ModelChange WithoutHeadNorms() {
  return {.name = "norms of heads",
          .config = [](ModelConfig& config) { config.query_scale = 1.0F; },
          .layer = [](LayerDescription& d, int) { d.head_norms = false; }};
}
ModelChange WithoutMlpBias() {
  return OfLayers("MLP bias", [](LayerDescription& d, int) { d.mlp_bias = false; });
}
ModelChange WithAllLayersRotated() {
  return OfLayers("layers without RoPE",
                  [](LayerDescription& d, int) { d.rope = &ModelConfig::rope; });
}
ModelChange WithoutWindow() {
  return OfLayers("window", [](LayerDescription& d, int) { d.window_tokens = 0; });
}
// The query counts among the tokens of its window.
ModelChange WithALongerWindow() {
  return OfLayers("width of the window", [](LayerDescription& d, int) {
    if (d.window_tokens > 0) ++d.window_tokens;
  });
}
ModelChange WithWindowsInAllLayers(int64_t window_tokens) {
  return OfLayers("layers without a window",
                  [window_tokens](LayerDescription& d, int) { d.window_tokens = window_tokens; });
}

// The pattern of `slot` has another name, whatever else the family says.
ModelChange WithTheNormOf(const std::string& name, const TensorPattern& pattern) {
  return {.name = name, .family = [&pattern](ModelFamily& family) {
            static ModelFamily original;
            original = family;
            family.like = &original;
            family.tensors = absl::MakeConstSpan(&pattern, 1);
          }};
}

constexpr TensorPattern kOtherAttentionNorm = {TensorSlot::kAttentionNorm,
                                               "model.layers.$0.pre_feedforward_layernorm.weight"};
constexpr TensorPattern kOtherMlpNorm = {TensorSlot::kMlpNorm,
                                         "model.layers.$0.input_layernorm.weight"};

std::vector<ModelChange> Gemma3Changes() {
  return {
      WithTheNormOf("norm before attention", kOtherAttentionNorm),
      WithTheNormOf("norm before the MLP", kOtherMlpNorm),
      OfLayers("norm behind attention",
               [](LayerDescription& d, int) { d.attention_output_norm = false; }),
      OfLayers("norm behind the MLP", [](LayerDescription& d, int) { d.mlp_output_norm = false; }),
      WithoutHeadNorms(),
      {.name = "1 + weight", .family = [](ModelFamily& family) { family.norms_add_one = false; }},
      {.name = "scale of embeddings",
       .config = [](ModelConfig& config) { config.embedding_scale = 1.0F; }},
      OfLayers("tanh GELU", [](LayerDescription& d, int) { d.activation = {}; }),
      OfLayers("table of RoPE for windows",
               [](LayerDescription& d, int) { d.rope = &ModelConfig::rope; }),
      WithoutWindow(),
      WithALongerWindow(),
      WithWindowsInAllLayers(40)};
}

ModelChange WithoutQueryScale() {
  return {.name = "scale of queries",
          .config = [](ModelConfig& config) { config.query_scale = 1.0F; }};
}

// Of a factor of 8.
ModelChange WithoutRopeScaling() {
  return {.name = "scaling of RoPE", .config = [](ModelConfig& config) {
            for (float& frequency : config.rope.inverse_frequencies) frequency *= 8.0F;
          }};
}

ModelChange WithRope(const std::string& name, std::function<void(RopeConfig& rope)> change) {
  return {.name = name,
          .config = [change = std::move(change)](ModelConfig& config) { change(config.rope); }};
}

std::vector<ModelChange> LongropeChanges() {
  return {
      WithRope("short range",
               [](RopeConfig& rope) { rope.inverse_frequencies = rope.long_inverse_frequencies; }),
      WithRope("long range", [](RopeConfig& rope) { rope.long_inverse_frequencies.clear(); }),
      WithRope(
          "choice of the range",
          [](RopeConfig& rope) { rope.inverse_frequencies.swap(rope.long_inverse_frequencies); }),
      WithRope("original length", [](RopeConfig& rope) { ++rope.short_tokens; }),
      WithRope("scale of attention", [](RopeConfig& rope) { rope.attention_scale = 1.0F; })};
}

std::vector<ModelChange> And(ModelChange change, std::vector<ModelChange> changes) {
  changes.push_back(std::move(change));
  return changes;
}

}  // namespace

std::vector<GoldenModel> GoldenModels() {
  return {
      {"llama_longrope", LongropeChanges()},
      {"qwen2", {WithoutProjectionBias(), WithWindowsInAllLayers(32)}},
      {"qwen2_window",
       {WithoutProjectionBias(), WithoutWindow(), WithALongerWindow(), WithWindowsInAllLayers(70)}},
      {"qwen3", {WithoutHeadNorms()}},
      {"qwen3_bias",
       {WithoutHeadNorms(), WithoutProjectionBias(), WithoutOutputBias(), WithoutWindow(),
        WithALongerWindow(), WithWindowsInAllLayers(64)}},
      {"mistral", {WithWindowsInAllLayers(64)}},
      {"mistral3", {WithWindowsInAllLayers(64)}},  // a text part
      {"mistral_window", {WithoutWindow(), WithALongerWindow()}},
      {"smollm3", {WithAllLayersRotated()}},
      {"smollm3_window",
       {WithAllLayersRotated(), WithoutProjectionBias(), WithoutOutputBias(), WithoutMlpBias(),
        WithoutWindow(), WithALongerWindow(), WithWindowsInAllLayers(40)}},
      {"gemma3", And(WithoutQueryScale(), Gemma3Changes())},  // likewise
      {"gemma3_text", And(WithoutQueryScale(), Gemma3Changes())},
      {"gemma3_text_linear", And(WithoutRopeScaling(), Gemma3Changes())},
  };
}

std::string GoldenCheckpoint(const std::string& name, const std::string& config) {
  static std::map<std::string, std::unique_ptr<TemporaryDirectory>> written;
  std::unique_ptr<TemporaryDirectory>& directory = written[name + config];
  if (directory != nullptr) return directory->path();
  directory = std::make_unique<TemporaryDirectory>();
  LONGSPAN_CHECK(WriteCheckpointTexts(directory->path(), {}).ok());
  const auto copy = [&](const std::string& from, const std::string& to) {
    std::filesystem::copy_file(kFolder + name + "/" + from, directory->path() + "/" + to,
                               std::filesystem::copy_options::overwrite_existing);
  };
  copy(config, "config.json");
  copy("model.safetensors", "model.safetensors");
  return directory->path();
}

ChangedModel* ChangedModel::current_ = nullptr;

void ChangedModel::Apply(ModelConfig& config) {
  family_ = config.family;
  changed_ = *family_;
  changed_.layer = Layer;
  if (change_.family) change_.family(changed_);
  config.family = &changed_;
  if (change_.config) change_.config(config);
}

LayerDescription ChangedModel::Layer(const ModelConfig& config, int layer) {
  LayerDescription description = current_->family_->layer(config, layer);
  if (current_->change_.layer) current_->change_.layer(description, layer);
  return description;
}

}  // namespace longspan

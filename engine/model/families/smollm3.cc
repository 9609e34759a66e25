// SmolLM3: Llama's layers, the last of each few without RoPE. GGUF files have no key for how few.
#include "engine/model/families/families.h"
#include "engine/model/families/listed_layers.h"

namespace longspan {
namespace {

constexpr ConfigKey kSmolLm3Keys[] = {
    {"no_rope_layers", LayerListKey{&ModelConfig::rotated_layers, {0, 1}}},
    {"no_rope_layer_interval", SizeKey{&ModelConfig::pattern_layers, kMaxLayers, 4}},
    {"use_sliding_window", FlagKey{&ModelConfig::use_sliding_window}},
    {"max_window_layers", SizeKey{&ModelConfig::full_layers, kMaxLayers, 0, 0}},
    {"sliding_window", SizeKey{&ModelConfig::window_tokens, kMaxPositionTokens, 0}},
    {"layer_types",
     LayerListKey{&ModelConfig::window_layers, {"full_attention", "sliding_attention"}}},
};

LayerDescription SmolLm3Layer(const ModelConfig& config, int layer) {
  const bool rotates =
      IsListed(config.rotated_layers, layer, !IsLastOfPattern(config.pattern_layers, layer));
  const bool has_window =
      config.use_sliding_window && IsListed(config.window_layers, layer, !rotates);
  LayerDescription description = kLlama.layer(config, layer);
  description.window_tokens = has_window ? config.window_tokens : 0;
  if (!rotates) description.rope = nullptr;
  return description;
}

}  // namespace

constexpr ModelFamily kSmolLm3 = {.model_type = "smollm3",
                                  .architecture = "SmolLM3ForCausalLM",
                                  .gguf_architecture = "smollm3",
                                  .like = &kLlama,
                                  .keys = kSmolLm3Keys,
                                  .layer = SmolLm3Layer};

}  // namespace longspan

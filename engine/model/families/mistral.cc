// Mistral: Llama's layers without biases, all within one window where there is any. Files of the
// first release leave out the window that they mean.
#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr ConfigKey kMistralKeys[] = {
    {"sliding_window", SizeKey{&ModelConfig::window_tokens, kMaxPositionTokens, 4096, 1, 0}},
    {"attention_bias", OnlyKey{false}},
    {"mlp_bias", OnlyKey{false}},
};

LayerDescription MistralLayer(const ModelConfig& config, int /*layer*/) {
  return {.window_tokens = config.window_tokens};
}

}  // namespace

constexpr ModelFamily kMistral = {.model_type = "mistral",
                                  .architecture = "MistralForCausalLM",
                                  .text_part_of = "mistral3",
                                  .default_rope_theta = 10000.0,
                                  .like = &kLlama,
                                  .keys = kMistralKeys,
                                  .layer = MistralLayer};

}  // namespace longspan

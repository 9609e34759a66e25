#include "engine/loader/gguf/gguf_unwritten.h"

#include <cmath>
#include <cstdint>

#include "engine/json/json_values.h"

namespace longspan {
namespace {

std::optional<int64_t> Size(const Json& config, absl::string_view key) {
  const Json* value = FindMember(config, key);
  const std::optional<int64_t> size = value == nullptr ? std::nullopt : IntegralValue(*value);
  return size && *size > 0 ? size : std::nullopt;
}

// Every fourth layer of SmolLM3 has no RoPE.
Json SmolLm3Interval(const Json&) { return 4; }

// Five layers of Gemma 3 with a window, then one without.
Json Gemma3Pattern(const Json&) { return 6; }
Json Gemma3LocalBase(const Json&) { return 10000.0; }

// The square of what divides queries: a head's size, but for the model of 27B, 62 layers, which
// takes the heads' share of its width.
Json Gemma3QueryScalar(const Json& config) {
  constexpr int64_t kLayersOf27B = 62;
  const auto hidden = Size(config, "hidden_size");
  const auto heads = Size(config, "num_attention_heads");
  const auto head_dim = Size(config, "head_dim");
  if (Size(config, "num_hidden_layers") != kLayersOf27B) return head_dim ? Json(*head_dim) : Json();
  return hidden && heads ? Json(*hidden / *heads) : Json();
}

// The factor of each branch is scale_depth / sqrt(layers).
Json MiniCpmScaleDepth(double branch_scale, const Json& config) {
  const auto layers = Size(config, "num_hidden_layers");
  return layers ? Json(branch_scale * std::sqrt(static_cast<double>(*layers))) : Json();
}

// Logits are divided by hidden_size / dim_model_base.
Json MiniCpmModelBase(double divisor, const Json& config) {
  const auto hidden = Size(config, "hidden_size");
  return hidden && divisor > 0 ? Json(static_cast<double>(*hidden) / divisor) : Json();
}

constexpr UnwrittenField kUnwritten[] = {
    {"smollm3", "no_rope_layer_interval", SmolLm3Interval},
    {"gemma3", "sliding_window_pattern", Gemma3Pattern},
    {"gemma3", "rope_local_base_freq", Gemma3LocalBase},
    {"gemma3", "query_pre_attn_scalar", Gemma3QueryScalar},
};

constexpr ConvertedField kConverted[] = {
    {"minicpm", "residual_scale", "scale_depth", MiniCpmScaleDepth},
    {"minicpm", "logit_scale", "dim_model_base", MiniCpmModelBase},
};

}  // namespace

absl::Span<const UnwrittenField> UnwrittenFields() { return kUnwritten; }
absl::Span<const ConvertedField> ConvertedFields() { return kConverted; }

}  // namespace longspan

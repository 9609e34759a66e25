#include "engine/loader/unserved_families.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace longspan {
namespace {

constexpr absl::string_view kExperts = "its MLPs are mixtures of experts";
constexpr absl::string_view kLatent = "its attention is latent (MLA)";
constexpr absl::string_view kLatentIndexed =
    "its attention is latent (MLA) and needs an indexer that scores every key, "
    "sum of w * ReLU(q . k) over its heads, and keeps the best 2048 tokens of each query";
constexpr absl::string_view kLinearHybrid =
    "some of its layers have linear attention, whose state is no page of keys";
constexpr absl::string_view kStateSpace = "its layers keep a state in place of keys and values";

struct UnservedFamily {
  absl::string_view model_type;  // with a * at its end: all that begin so
  absl::string_view needs;
  absl::string_view close = {};  // a family that is served, perhaps
};

constexpr UnservedFamily kUnserved[] = {
    {"minimax_m3*",
     "its attention needs an indexer that scores blocks of 128 tokens by their largest key, and "
     "keeps the best 16 and the last one",
     "sparse_llama"},
    {"minimax*", kLinearHybrid},
    {"deepseek_v32", kLatentIndexed},
    {"deepseek_v4*", kLatentIndexed},
    {"glm_moe_dsa", kLatentIndexed},
    {"deepseek_v2", kLatent},
    {"deepseek_v3", kLatent},
    {"kimi*", kLatent},
    {"minicpm3", kLatent, "minicpm"},
    {"minicpm_sala", kLinearHybrid, "minicpm"},
    {"qwen3_next", kLinearHybrid, "qwen3"},
    {"qwen3_5*", kLinearHybrid, "qwen3"},
    {"qwen3_moe", kExperts, "qwen3"},
    {"qwen2_moe", kExperts, "qwen2"},
    {"mixtral", kExperts, "mistral"},
    {"llama4*",
     "its attention ends at the boundaries of chunks, and its MLPs are mixtures of experts",
     "llama"},
    {"gpt_oss",
     "its attention has sinks and windows in every other layer, and its MLPs are mixtures of "
     "experts in MXFP4"},
    {"gemma2", "it caps its scores and logits", "gemma3_text"},
    {"gemma", "its embeddings are scaled and its norms multiply by 1 + w", "gemma3_text"},
    {"phi3", "it stores queries, keys and values as one matrix", "llama"},
    {"qwen2_vl", "its positions have three parts (mrope)", "qwen2"},
    {"qwen2_5_vl", "its positions have three parts (mrope)", "qwen2"},
    {"falcon_h1", kStateSpace},
    {"jamba", kStateSpace},
    {"mamba2", kStateSpace},
    {"bamba", kStateSpace},
};

bool Matches(const UnservedFamily& family, absl::string_view model_type) {
  absl::string_view pattern = family.model_type;
  return absl::ConsumeSuffix(&pattern, "*") ? absl::StartsWith(model_type, pattern)
                                            : model_type == pattern;
}

bool IsServed(absl::string_view model_type, absl::Span<const ModelFamily* const> served) {
  return std::any_of(served.begin(), served.end(),
                     [&](const ModelFamily* family) { return family->model_type == model_type; });
}

}  // namespace

std::string ExplainUnserved(absl::string_view model_type,
                            absl::Span<const ModelFamily* const> served) {
  for (const UnservedFamily& family : kUnserved) {
    if (!Matches(family, model_type)) continue;
    std::string text = absl::StrCat("; ", family.needs);
    if (IsServed(family.close, served)) absl::StrAppend(&text, "; close to it is ", family.close);
    return text;
  }
  return "";
}

}  // namespace longspan

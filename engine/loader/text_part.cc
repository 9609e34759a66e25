#include "engine/loader/text_part.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "engine/json/json_values.h"

namespace longspan {
namespace {

constexpr char kTextConfig[] = "text_config";

struct PartPrefix {
  absl::string_view whole;  // in the checkpoint of several modalities
  absl::string_view text;
};

// Those of transformers 4, then those of 5.
constexpr PartPrefix kPartPrefixes[] = {{"language_model.model.", "model."},
                                        {"language_model.lm_head.", "lm_head."},
                                        {"model.language_model.", "model."},
                                        {"lm_head.", "lm_head."}};

// Empty for a tensor of another part.
std::optional<std::string> NameInTextPart(absl::string_view name) {
  for (const PartPrefix& prefix : kPartPrefixes) {
    if (absl::ConsumePrefix(&name, prefix.whole)) return absl::StrCat(prefix.text, name);
  }
  return std::nullopt;
}

// "model.vision_tower" of "model.vision_tower.encoder.…".
std::string PartOf(absl::string_view name) {
  const size_t from = absl::StartsWith(name, "model.") ? 6 : 0;
  return std::string(name.substr(0, name.find('.', from)));
}

const ModelFamily* TextFamily(const Json& config, absl::Span<const ModelFamily* const> families) {
  const Json* model_type = FindMember(config, "model_type");
  for (const ModelFamily* family : families) {
    if (family->text_part_of.empty() || model_type == nullptr) continue;
    if (*model_type == std::string(family->text_part_of)) return family;
  }
  return nullptr;
}

// End tokens of both count; of the rest that both may say, the text part's own.
Json TextConfig(const Json& whole, const ModelFamily& family) {
  Json text = whole.at(kTextConfig);
  text.emplace("model_type", std::string(family.model_type));
  text.erase("architectures");
  Json end_ids = Json::array();
  for (const Json* config : std::vector<const Json*>{&whole, &text}) {
    const Json* ids = FindMember(*config, "eos_token_id");
    if (ids == nullptr) continue;
    for (const Json& id : ids->is_array() ? *ids : Json::array({*ids})) end_ids.push_back(id);
  }
  if (!end_ids.empty()) text["eos_token_id"] = std::move(end_ids);
  for (const char* key : {"tie_word_embeddings", "quantization_config"}) {
    const Json* found = FindMember(whole, key);
    if (found != nullptr && FindMember(text, key) == nullptr) text[key] = *found;
  }
  return text;
}

void KeepTensors(WeightFiles& weights, Findings* findings) {
  decltype(weights.tensors) kept;
  std::map<std::string, int> skipped;
  for (auto& [name, stored] : weights.tensors) {
    const std::optional<std::string> own_name = NameInTextPart(name);
    if (own_name) {
      kept.emplace(*own_name, std::move(stored));
    } else {
      ++skipped[PartOf(name)];
    }
  }
  weights.tensors = std::move(kept);
  if (skipped.empty()) return;
  findings->Warning(
      absl::StrCat("the text part alone is served; skipped are ",
                   absl::StrJoin(skipped, ", ", [](std::string* out, const auto& part) {
                     absl::StrAppend(out, part.second, " tensors of ", part.first);
                   })));
}

}  // namespace

void KeepTextPart(absl::Span<const ModelFamily* const> families, CheckpointFiles* files,
                  Findings* findings) {
  if (!files->config) return;
  const ModelFamily* family = TextFamily(*files->config, families);
  if (family == nullptr) return;
  const Json* text = FindMember(*files->config, kTextConfig);
  if (text == nullptr || !text->is_object()) {
    findings->Problem(absl::StrCat(files->names.config_file, ": ", kTextConfig, " is ",
                                   text == nullptr ? "missing" : Summarize(*text),
                                   ", expected an object"));
    files->config.reset();
    return;
  }
  files->config = TextConfig(*files->config, *family);
  absl::StrAppend(&files->names.config_file, ": ", kTextConfig);
  KeepTensors(files->weights, findings);
}

}  // namespace longspan

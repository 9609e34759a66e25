#include "engine/loader/hf_config.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json_values.h"
#include "engine/loader/base/config_fields.h"
#include "engine/loader/common_keys.h"
#include "engine/loader/family_keys.h"
#include "engine/loader/rope_reader.h"
#include "engine/loader/unserved_families.h"

namespace longspan {
namespace {

const ModelFamily* ReadFamily(ConfigFields& config, absl::Span<const ModelFamily* const> families) {
  const Json* model_type = config.Value("model_type");
  for (const ModelFamily* family : families) {
    if (model_type != nullptr && *model_type == std::string(family->model_type)) return family;
  }
  const std::string supported =
      absl::StrJoin(families, ", ", [](std::string* out, const ModelFamily* family) {
        absl::StrAppend(out, family->model_type);
      });
  const std::string found =
      model_type == nullptr ? "is missing" : absl::StrCat("is ", Summarize(*model_type));
  const std::string* name = model_type == nullptr ? nullptr : StringValue(*model_type);
  const std::string why = name == nullptr ? "" : ExplainUnserved(*name, families);
  config.Problem("model_type", absl::StrCat(found, ", supported are ", supported, why));
  return nullptr;
}

void CheckArchitecture(ConfigFields& config, const ModelFamily& family) {
  const Json* architectures = config.Value("architectures");
  if (architectures == nullptr) return;
  if (architectures->is_array() && !architectures->empty() &&
      architectures->front() == std::string(family.architecture)) {
    return;
  }
  config.Problem("architectures",
                 absl::StrCat("is ", Summarize(*architectures), ", expected ", family.architecture,
                              " for model_type ", family.model_type));
}

// `eos_token_id`: one id or several. The ids of all files are united.
void ReadEndTokens(ConfigFields& fields, ModelConfig& model) {
  const Json* value = fields.Value("eos_token_id");
  if (value == nullptr) return;
  const Json ids = value->is_array() ? *value : Json::array({*value});
  for (const Json& element : ids) {
    const std::optional<int64_t> id = IntegralValue(element);
    if (!id || *id < 0 || *id >= model.vocabulary) {
      fields.Problem("eos_token_id",
                     absl::StrCat("holds ", Summarize(element), ", expected ids from 0 to ",
                                  model.vocabulary - 1, ", one or an array"));
      continue;
    }
    const int32_t token = static_cast<int32_t>(*id);
    auto& known = model.end_token_ids;
    if (std::find(known.begin(), known.end(), token) == known.end()) known.push_back(token);
  }
}

// What neither the family nor anything above has read.
void JudgeOtherKeys(ConfigFields& config, const HfConfigOptions& options, Findings* findings) {
  // A GGUF file's keys of an architecture all say what is computed.
  const bool all_matter = options.names.tensors == TensorNames::kGguf;
  for (const std::string& key : config.UnreadKeys()) {
    const Json& value = *config.Value(key);
    if (const absl::string_view why = WhyRefused(key, value); !why.empty()) {
      config.Problem(key, absl::StrCat(why, " (found ", Summarize(value), ")"));
    } else if (IsHarmless(key, value)) {
      continue;
    } else if (all_matter) {
      config.Problem(key, "is unknown, and might change what is computed");
    } else if (options.strict) {
      config.Problem(key, "is unknown, which --strict-config on refuses");
    } else {
      findings->Warning(
          absl::StrCat(config.path(), ": ", config.NameOf(key), " is unknown, ignored"));
    }
  }
}

// A sampling default, between its bounds.
std::optional<float> ReadDefault(ConfigFields& generation, absl::string_view key, double least,
                                 double most) {
  const std::optional<double> value = generation.Number(key);
  if (!value) return std::nullopt;
  if (*value < least || *value > most) {
    generation.Problem(key, absl::StrCat("is ", *value, ", expected ", least, " to ", most));
    return std::nullopt;
  }
  return static_cast<float>(*value);
}

void ReadGeneration(const Json& json, ModelConfig& model, Findings* findings) {
  constexpr double kSmallestPositive = 1e-9;
  ConfigFields generation(json, "generation_config.json", findings);
  ReadEndTokens(generation, model);
  GenerationDefaults& defaults = model.defaults;
  defaults.temperature = ReadDefault(generation, "temperature", 0.0, 2.0);
  defaults.top_p = ReadDefault(generation, "top_p", kSmallestPositive, 1.0);
  defaults.min_p = ReadDefault(generation, "min_p", 0.0, 1.0);
  defaults.repetition_penalty =
      ReadDefault(generation, "repetition_penalty", kSmallestPositive, 1e6);
  if (const auto top_k = generation.Integer("top_k", -1, kMaxVocabulary)) {
    defaults.top_k = static_cast<int>(*top_k);
  }
  if (!generation.Bool("do_sample").value_or(true)) defaults.temperature = 0.0F;
}

// The older form has only the base of the second table, which no scaling changes.
RopeScaling ReadLocalRope(ConfigFields& config, const LocalRope& local, int head_dim,
                          Findings* findings) {
  const std::optional<double> theta = config.Number(local.theta_key);
  if (config.Has("rope_parameters")) {
    return ReadRopeScaling(config, head_dim, local.default_theta, findings, "sliding_attention");
  }
  if (theta && (*theta <= 1.0 || *theta > 1e12)) {
    config.Problem(local.theta_key,
                   absl::StrCat("is ", *theta, ", expected above 1 and at most 1e12"));
  }
  return {.theta = theta.value_or(local.default_theta), .rotary_dims = head_dim};
}

// A scaling that is given at launch makes the context that many times as long.
void ExtendContext(const RopeScaling& scaling, ModelConfig& model) {
  const double original = scaling.original_tokens > 0.0
                              ? scaling.original_tokens
                              : static_cast<double>(model.max_position_tokens);
  const double extended =
      std::min(original * scaling.factor.value_or(1.0), static_cast<double>(kMaxPositionTokens));
  model.max_position_tokens = std::max(model.max_position_tokens, static_cast<int64_t>(extended));
}

void ReadRope(ConfigFields& config, const ModelFamily& family, const HfConfigOptions& options,
              ModelConfig& model, Findings* findings) {
  const size_t problems_before = findings->problems().size();
  const RopeOverride override = {options.rope_scaling, model.max_position_tokens};
  const bool is_overridden = !options.rope_scaling.is_null();
  RopeScaling scaling = ReadRopeScaling(config, model.head_dim, family.default_rope_theta, findings,
                                        family.local_rope ? "full_attention" : "",
                                        is_overridden ? &override : nullptr);
  const RopeScaling local =
      family.local_rope ? ReadLocalRope(config, *family.local_rope, model.head_dim, findings)
                        : RopeScaling();
  if (findings->problems().size() > problems_before) return;
  if (is_overridden) ExtendContext(scaling, model);
  if (family.longrope_scale_is_of_context && scaling.kind == RopeKind::kLongrope) {
    scaling.factor = scaling.attention_factor = std::nullopt;
  }
  model.rope = ResolveRope(scaling, model.max_position_tokens);
  if (!family.local_rope) return;
  model.local_rope = ResolveRope(local, model.max_position_tokens);
  // A request chooses once, by the lengths of `rope`.
  if (model.local_rope.has_two_ranges()) {
    config.Problem("rope_parameters",
                   "has longrope for layers with windows with a long_factor other than its "
                   "short_factor, which is served on layers that see all tokens alone");
  }
}

}  // namespace

std::optional<HfConfig> ReadHfConfig(const Json& json, const Json* generation,
                                     const HfConfigOptions& options, Findings* findings) {
  Findings own;
  bool is_shape_read = false;
  HfConfig result;
  ModelConfig& model = result.model;
  ConfigFields config(json, options.names, &own);
  if (const ModelFamily* family =
          own.has_problems() ? nullptr : ReadFamily(config, options.families)) {
    model.model_type = std::string(family->model_type);
    model.family = family;
    model.tensor_names = options.names.tensors;
    CheckArchitecture(config, *family);
    is_shape_read = ReadFamilyKeys(*family, config, &own, model);
    ReadEndTokens(config, model);
    result.tie_word_embeddings = config.Bool("tie_word_embeddings");
    if (generation != nullptr) ReadGeneration(*generation, model, &own);
    ReadRope(config, *family, options, model, &own);
    JudgeOtherKeys(config, options, &own);
  }
  for (const std::string& problem : own.problems()) findings->Problem(problem);
  for (const std::string& warning : own.warnings()) findings->Warning(warning);
  if (!is_shape_read) return std::nullopt;
  return result;
}

}  // namespace longspan

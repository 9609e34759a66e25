#include "engine/loader/hf_config.h"

#include <algorithm>
#include <array>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/json/json_values.h"
#include "engine/loader/config_fields.h"
#include "engine/loader/nsa_config.h"
#include "engine/loader/rope_reader.h"

namespace longspan {
namespace {

constexpr int64_t kMaxLayers = 1024;
constexpr int64_t kMaxHidden = 65'536;
constexpr int64_t kMaxVocabulary = int64_t{1} << 20;
constexpr int64_t kMaxMlpHidden = int64_t{1} << 20;
constexpr int64_t kMaxHeads = 4096;
constexpr int64_t kMaxHeadDim = 256;
constexpr int64_t kMaxPositionTokens = int64_t{1} << 30;
constexpr int kStandInHeadDim = 64;

struct Family {
  absl::string_view model_type;
  absl::string_view architecture;
  std::optional<double> default_theta;
  bool is_sparse;
};

constexpr std::array<Family, 2> kFamilies = {
    {{"llama", "LlamaForCausalLM", 10000.0, false},
     {"sparse_llama", "SparseLlamaForCausalLM", std::nullopt, true}}};

const Family* ReadFamily(ConfigFields& config) {
  const Json* model_type = config.Value("model_type");
  for (const Family& family : kFamilies) {
    if (model_type != nullptr && *model_type == std::string(family.model_type)) return &family;
  }
  const std::string supported = absl::StrJoin(
      kFamilies, ", ",
      [](std::string* out, const Family& family) { absl::StrAppend(out, family.model_type); });
  const std::string found =
      model_type == nullptr ? "is missing" : absl::StrCat("is ", Summarize(*model_type));
  config.Problem("model_type", absl::StrCat(found, ", supported are ", supported));
  return nullptr;
}

void CheckArchitecture(ConfigFields& config, const Family& family) {
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

// False where a size is missing or out of range; checks of one against another then mean nothing,
// and harmless sizes stand in.
bool ReadSizes(ConfigFields& config, Findings* findings, ModelConfig& model) {
  const size_t problems_before = findings->problems().size();
  const auto required = [&config](absl::string_view key, int64_t most) {
    return static_cast<int>(config.RequiredInteger(key, 1, most));
  };
  model.layers = required("num_hidden_layers", kMaxLayers);
  model.hidden = required("hidden_size", kMaxHidden);
  model.mlp_hidden = required("intermediate_size", kMaxMlpHidden);
  model.vocabulary = required("vocab_size", kMaxVocabulary);
  model.query_heads = required("num_attention_heads", kMaxHeads);
  model.max_position_tokens =
      config.RequiredInteger("max_position_embeddings", 1, kMaxPositionTokens);
  model.kv_heads = static_cast<int>(
      config.Integer("num_key_value_heads", 1, kMaxHeads).value_or(model.query_heads));
  model.head_dim = static_cast<int>(config.Integer("head_dim", 1, kMaxHeadDim).value_or(0));
  if (findings->problems().size() == problems_before) return true;
  model.head_dim = kStandInHeadDim;
  model.vocabulary = kMaxVocabulary;
  return false;
}

// False where heads contradict each other.
bool CheckHeads(ConfigFields& config, Findings* findings, ModelConfig& model) {
  const size_t problems_before = findings->problems().size();
  if (model.query_heads % model.kv_heads != 0) {
    config.Problem("num_attention_heads",
                   absl::StrCat("is ", model.query_heads, ", expected a multiple of ",
                                "num_key_value_heads ", model.kv_heads));
  }
  if (model.head_dim == 0 && model.hidden % model.query_heads != 0) {
    config.Problem("head_dim",
                   absl::StrCat("is missing, and hidden_size ", model.hidden,
                                " is not a multiple of num_attention_heads ", model.query_heads));
    model.head_dim = kStandInHeadDim;
  }
  if (model.head_dim == 0) model.head_dim = model.hidden / model.query_heads;
  if (model.head_dim % 2 != 0 || model.head_dim > kMaxHeadDim) {
    config.Problem("head_dim", absl::StrCat("is ", model.head_dim,
                                            ", expected an even number up to ", kMaxHeadDim));
    model.head_dim = kStandInHeadDim;
  }
  return findings->problems().size() == problems_before;
}

// What decides which tensors there are. False where it could not be read.
bool ReadShape(ConfigFields& config, bool is_sparse, Findings* findings, ModelConfig& model) {
  const bool are_sizes_sound =
      ReadSizes(config, findings, model) && CheckHeads(config, findings, model);
  const size_t problems_before = findings->problems().size();
  model.attention_bias = config.Bool("attention_bias").value_or(false);
  model.mlp_bias = config.Bool("mlp_bias").value_or(false);
  if (is_sparse) {
    const Json* nsa = config.Value("nsa_config");
    if (nsa != nullptr) {
      model.nsa = ReadNsaConfig(*nsa, findings);
    } else {
      config.Problem("nsa_config", "is missing");
    }
  }
  return are_sizes_sound && findings->problems().size() == problems_before;
}

void ReadBlock(ConfigFields& config, ModelConfig& model) {
  const double epsilon = config.Number("rms_norm_eps").value_or(1e-6);
  if (epsilon <= 0.0 || epsilon >= 1.0) {
    config.Problem("rms_norm_eps", absl::StrCat("is ", epsilon, ", expected between 0 and 1"));
  }
  model.rms_norm_epsilon = static_cast<float>(epsilon);
  const std::string activation = config.String("hidden_act").value_or("silu");
  if (activation != "silu") {
    config.Problem("hidden_act",
                   absl::StrCat("is ", Summarize(Json(activation)), ", expected silu"));
  }
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

void CheckFlags(ConfigFields& config, const Family& family) {
  for (const char* key : {"quantization_config", "dual_chunk_attention_config"}) {
    if (config.Value(key) != nullptr) config.Problem(key, "is not supported");
  }
  if (!family.is_sparse && config.Value("nsa_config") != nullptr) {
    config.Problem("nsa_config", "belongs to model_type sparse_llama");
  }
  for (const char* key : {"attention_dropout", "hidden_dropout"}) {
    if (config.Number(key).value_or(0.0) != 0.0) config.Problem(key, "is not 0");
  }
  if (config.Bool("rope_interleaved").value_or(false)) {
    config.Problem("rope_interleaved", "is true, supported is false");
  }
  config.Ignore({"use_cache", "initializer_range", "transformers_version", "pretraining_tp",
                 "dtype", "torch_dtype", "bos_token_id", "pad_token_id", "auto_map",
                 "is_llama_config", "transformers.js_config"});
}

void CheckUnread(const ConfigFields& config, bool strict, Findings* findings) {
  for (const std::string& key : config.UnreadKeys()) {
    if (key.front() == '_') continue;  // notes of the library that wrote the file
    const std::string line = absl::StrCat(config.path(), ": ", key, " is unknown");
    if (strict) {
      findings->Problem(absl::StrCat(line, ", which strict loading refuses"));
    } else {
      findings->Warning(absl::StrCat(line, ", ignored"));
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

void ReadRope(ConfigFields& config, const Family& family, const HfConfigOptions& options,
              ModelConfig& model, Findings* findings) {
  const size_t problems_before = findings->problems().size();
  const RopeScaling scaling =
      ReadRopeScaling(config, model.head_dim, family.default_theta, findings);
  if (findings->problems().size() > problems_before) return;
  const int64_t context_tokens =
      options.context_tokens > 0 ? options.context_tokens : model.max_position_tokens;
  if (!scaling.OneTableServes(context_tokens)) {
    config.Problem("rope_type",
                   absl::StrCat("is longrope with a long_factor other than its short_factor, which "
                                "is served up to original_max_position_embeddings ",
                                scaling.original_tokens, "; the context is ", context_tokens,
                                " tokens, --max-context-tokens ", scaling.original_tokens,
                                " would be accepted"));
    return;
  }
  model.rope = ResolveRope(scaling, model.max_position_tokens);
}

}  // namespace

std::optional<HfConfig> ReadHfConfig(const Json& json, const Json* generation,
                                     const HfConfigOptions& options, Findings* findings) {
  Findings own;
  bool is_shape_read = false;
  HfConfig result;
  ModelConfig& model = result.model;
  ConfigFields config(json, "config.json", &own);
  if (const Family* family = own.has_problems() ? nullptr : ReadFamily(config)) {
    model.model_type = std::string(family->model_type);
    CheckArchitecture(config, *family);
    is_shape_read = ReadShape(config, family->is_sparse, &own, model);
    ReadBlock(config, model);
    ReadEndTokens(config, model);
    CheckFlags(config, *family);
    result.tie_word_embeddings = config.Bool("tie_word_embeddings");
    if (generation != nullptr) ReadGeneration(*generation, model, &own);
    ReadRope(config, *family, options, model, &own);
    CheckUnread(config, options.strict, &own);
  }
  for (const std::string& problem : own.problems()) findings->Problem(problem);
  for (const std::string& warning : own.warnings()) findings->Warning(warning);
  if (!is_shape_read) return std::nullopt;
  return result;
}

}  // namespace longspan

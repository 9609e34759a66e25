#include "engine/loader/gguf/gguf_config.h"

#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/json/json_values.h"
#include "engine/loader/gguf/gguf_unwritten.h"

namespace longspan {
namespace {

constexpr char kArchitectureKey[] = "general.architecture";
constexpr char kRopeFactors[] = "rope_freqs.weight";

struct KeyPair {
  absl::string_view gguf;  // behind the architecture and a dot
  absl::string_view config;
};

constexpr KeyPair kKeyPairs[] = {
    {"block_count", "num_hidden_layers"},
    {"embedding_length", "hidden_size"},
    {"feed_forward_length", "intermediate_size"},
    {"vocab_size", "vocab_size"},
    {"context_length", "max_position_embeddings"},
    {"attention.head_count", "num_attention_heads"},
    {"attention.head_count_kv", "num_key_value_heads"},
    {"attention.key_length", "head_dim"},
    {"attention.layer_norm_rms_epsilon", "rms_norm_eps"},
    {"attention.sliding_window", "sliding_window"},
    {"attention.sliding_window_pattern", "sliding_window_pattern"},
    {"rope.freq_base", "rope_theta"},
    {"rope.freq_base_swa", "rope_local_base_freq"},
    {"embedding_scale", "scale_emb"},
    {"attn_logit_softcapping", "attn_logit_softcapping"},
    {"final_logit_softcapping", "final_logit_softcapping"},
};

constexpr KeyPair kScalingPairs[] = {
    {"rope.scaling.type", "rope_type"},
    {"rope.scaling.factor", "factor"},
    {"rope.scaling.original_context_length", "original_max_position_embeddings"},
    {"rope.scaling.attn_factor", "attention_factor"},
    {"rope.scaling.yarn_attn_factor", "attention_factor"},
    {"rope.scaling.yarn_beta_fast", "beta_fast"},
    {"rope.scaling.yarn_beta_slow", "beta_slow"},
};

// Of longrope, where they stand in tensors.
constexpr KeyPair kFactorTensors[] = {
    {"rope_factors_short.weight", "short_factor"},
    {"rope_factors_long.weight", "long_factor"},
};

class GgufConfigReader {
 public:
  GgufConfigReader(const Json& metadata, const std::string& file_name, WeightFiles* weights,
                   ContainerNames* names, Findings* findings)
      : metadata_(metadata),
        file_name_(file_name),
        weights_(*weights),
        names_(*names),
        findings_(*findings) {}

  std::optional<Json> Read(absl::Span<const ModelFamily* const> families) {
    const ModelFamily* family = FindFamily(families);
    if (family == nullptr) return std::nullopt;
    architecture_ = std::string(family->gguf_architecture);
    config_["model_type"] = std::string(family->model_type);
    names_.keys["model_type"] = kArchitectureKey;
    Move(kKeyPairs, config_);
    ReadConverted();
    AddUnwritten();
    ReadVocabularySize();
    ReadEndTokens();
    ReadBiases();
    CheckHeadSizes();
    ReadRope();
    CheckExperts();
    TakeOthers();
    return std::move(config_);
  }

 private:
  void Problem(absl::string_view key, absl::string_view what) {
    findings_.Problem(absl::StrCat(file_name_, ": ", key, " ", what));
  }

  std::string Key(absl::string_view behind_architecture) const {
    return absl::StrCat(architecture_, ".", behind_architecture);
  }

  // The value, which then counts as read; null where there is none.
  Json Take(const std::string& key) {
    read_keys_.insert(key);
    const Json* found = FindMember(metadata_, key);
    return found == nullptr ? Json() : *found;
  }

  const ModelFamily* FindFamily(absl::Span<const ModelFamily* const> families) {
    const Json architecture = Take(kArchitectureKey);
    std::string known;
    for (const ModelFamily* family : families) {
      if (family->gguf_architecture.empty()) continue;
      if (architecture == std::string(family->gguf_architecture)) return family;
      absl::StrAppend(&known, known.empty() ? "" : ", ", family->gguf_architecture);
    }
    Problem(kArchitectureKey,
            absl::StrCat("is ", architecture.is_null() ? "missing" : Summarize(architecture),
                         ", supported are ", known));
    return nullptr;
  }

  template <size_t kPairs>
  void Move(const KeyPair (&pairs)[kPairs], Json& fields) {
    for (const KeyPair& pair : pairs) {
      const std::string key = Key(pair.gguf);
      names_.keys[std::string(pair.config)] = key;
      if (Json value = Take(key); !value.is_null()) fields[std::string(pair.config)] = value;
    }
  }

  void ReadConverted() {
    for (const ConvertedField& field : ConvertedFields()) {
      if (field.architecture != architecture_) continue;
      const std::string key = Key(field.gguf);
      names_.keys[std::string(field.config)] = key;
      const Json value = Take(key);
      const std::optional<double> number = NumberValue(value);
      if (value.is_null()) continue;
      if (!number) {
        Problem(key, absl::StrCat("is ", Summarize(value), ", expected a number"));
        continue;
      }
      if (Json converted = field.value(*number, config_); !converted.is_null()) {
        config_[std::string(field.config)] = std::move(converted);
      }
    }
  }

  void AddUnwritten() {
    for (const UnwrittenField& field : UnwrittenFields()) {
      if (field.architecture != architecture_ || config_.contains(std::string(field.config))) {
        continue;
      }
      if (Json value = field.value(config_); !value.is_null()) {
        config_[std::string(field.config)] = std::move(value);
      }
    }
  }

  // Some files have it only as the length of the tokenizer's list.
  void ReadVocabularySize() {
    if (config_.contains("vocab_size")) return;
    const Json* tokens = FindMember(metadata_, "tokenizer.ggml.tokens");
    if (tokens != nullptr && tokens->is_array()) config_["vocab_size"] = tokens->size();
  }

  void ReadEndTokens() {
    Json ids = Json::array();
    for (const char* key : {"tokenizer.ggml.eos_token_id", "tokenizer.ggml.eot_token_id",
                            "tokenizer.ggml.eom_token_id"}) {
      if (const Json* id = FindMember(metadata_, key)) ids.push_back(*id);
    }
    if (!ids.empty()) config_["eos_token_id"] = std::move(ids);
    names_.keys["eos_token_id"] = "tokenizer.ggml.eos_token_id";
  }

  // GGUF has no key for biases: there is one where its tensor is. Families that have a bias on
  // queries and none on outputs say so themselves.
  void ReadBiases() {
    if (weights_.tensors.contains("blk.0.attn_output.bias")) config_["attention_bias"] = true;
    if (weights_.tensors.contains("blk.0.ffn_gate.bias")) config_["mlp_bias"] = true;
  }

  // Empty where it does not follow from the keys; their own checks report what is wrong.
  std::optional<int64_t> HeadDim() const {
    const auto integer = [this](const char* key) {
      const Json* value = FindMember(config_, key);
      return value == nullptr ? std::nullopt : IntegralValue(*value);
    };
    if (config_.contains("head_dim")) return integer("head_dim");
    const std::optional<int64_t> hidden = integer("hidden_size");
    const std::optional<int64_t> heads = integer("num_attention_heads");
    if (!hidden || !heads || *heads < 1) return std::nullopt;
    return *hidden / *heads;
  }

  // The order of rows that the files have fits heads only that are rotated whole.
  void CheckHeadSizes() {
    const std::optional<int64_t> head_dim = HeadDim();
    for (const char* name : {"attention.value_length", "rope.dimension_count"}) {
      const std::string key = Key(name);
      const Json value = Take(key);
      if (value.is_null() || !head_dim || IntegralValue(value) == head_dim) continue;
      Problem(key, absl::StrCat("is ", Summarize(value), ", expected ", *head_dim,
                                ", the dimensions of a head's key"));
    }
  }

  void ReadRope() {
    Json scaling = Json::object();
    Move(kScalingPairs, scaling);
    Take(Key("rope.scaling.finetuned"));  // says how the model was made
    if (FindMember(scaling, "rope_type") != nullptr && scaling["rope_type"] == "none") {
      scaling = Json::object();
    }
    for (const KeyPair& pair : kFactorTensors) {
      const std::optional<std::vector<float>> factors = TakeFactors(pair.gguf);
      if (!factors) continue;
      scaling[std::string(pair.config)] = *factors;
      scaling.emplace("rope_type", "longrope");
      scaling.emplace("original_max_position_embeddings", ContextTokens());
    }
    if (const auto factors = TakeFactors(kRopeFactors)) SetFactors(*factors, scaling);
    if (!scaling.empty()) config_["rope_scaling"] = std::move(scaling);
  }

  Json ContextTokens() const { return config_.value("max_position_embeddings", Json(nullptr)); }

  // The numbers of a tensor that belongs to the configuration; empty where there is none, or where
  // it is wrong.
  std::optional<std::vector<float>> TakeFactors(absl::string_view name) {
    const auto found = weights_.tensors.find(name);
    if (found == weights_.tensors.end()) return std::nullopt;
    const StoredTensor stored = found->second;
    weights_.tensors.erase(found);
    if (stored.entry.type->loads_as != DType::kF32 || stored.entry.shape.size() != 1) {
      findings_.Problem(absl::StrCat(stored.file_name, ": tensor \"", name,
                                     "\": expected F32 of one dimension, found ",
                                     Describe(stored.entry)));
      return std::nullopt;
    }
    std::vector<float> factors(stored.entry.bytes / sizeof(float));
    std::memcpy(factors.data(), stored.data, stored.entry.bytes);
    return factors;
  }

  // Each rotated pair's frequency is divided by its factor, which longrope can say.
  void SetFactors(const std::vector<float>& factors, Json& scaling) {
    if (!scaling.empty()) {
      return Problem(Key("rope.scaling.type"),
                     absl::StrCat("is ", Summarize(scaling.value("rope_type", Json())),
                                  ", expected none beside the tensor ", kRopeFactors));
    }
    scaling = {{"rope_type", "longrope"},
               {"short_factor", factors},
               {"long_factor", factors},
               {"attention_factor", 1.0},
               {"original_max_position_embeddings", ContextTokens()}};
  }

  void CheckExperts() {
    const std::string key = Key("expert_count");
    const Json value = Take(key);
    if (value.is_null() || value == 0) return;
    Problem(key, absl::StrCat("is ", Summarize(value), ", expected 0: experts are not served"));
  }

  // What else is of the architecture might change what is computed.
  void TakeOthers() {
    for (const auto& member : metadata_.items()) {
      if (!absl::StartsWith(member.key(), Key(""))) continue;
      if (!read_keys_.contains(member.key())) config_[member.key()] = member.value();
    }
  }

  const Json& metadata_;
  absl::flat_hash_set<std::string> read_keys_;
  const std::string& file_name_;
  WeightFiles& weights_;
  ContainerNames& names_;
  Findings& findings_;
  std::string architecture_;
  Json config_ = Json::object();
};

}  // namespace

std::optional<Json> ReadGgufConfig(const Json& metadata, const std::string& file_name,
                                   absl::Span<const ModelFamily* const> families,
                                   WeightFiles* weights, ContainerNames* names,
                                   Findings* findings) {
  return GgufConfigReader(metadata, file_name, weights, names, findings).Read(families);
}

}  // namespace longspan

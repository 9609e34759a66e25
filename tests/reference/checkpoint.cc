#include "tests/reference/checkpoint.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/reference/array.h"

namespace longspan::reference {
namespace {

using nlohmann::json;

// The enumerator that stands where the string stands among `names`.
template <typename Enum>
Enum OneOf(const json& config, const char* key, const std::vector<std::string>& names) {
  const auto found = std::find(names.begin(), names.end(), config.at(key).get<std::string>());
  Require(found != names.end(), key);
  return static_cast<Enum>(found - names.begin());
}

NsaParams ReadNsa(const json& config) {
  NsaParams nsa;
  nsa.kernel_tokens = config.at("kernel_size");
  nsa.stride_tokens = config.at("kernel_stride");
  nsa.block_tokens = config.at("block_size");
  nsa.selected_blocks = config.at("topk");
  nsa.initial_blocks = config.at("init_blocks");
  nsa.local_blocks = config.at("local_blocks");
  nsa.window_tokens = config.at("window_size");
  nsa.window_plus_one = config.at("window_plus_one");
  nsa.compress_values = config.at("compress_values");
  nsa.dense_below_tokens = config.at("dense_below_tokens");
  nsa.window = OneOf<NsaWindow>(config, "window", {"separate", "merged", "none"});
  nsa.compress = OneOf<NsaCompress>(config, "compress", {"linear", "weighted", "mean"});
  nsa.compress_keys = OneOf<NsaCompressKeys>(config, "compress_keys", {"pre_rope", "post_rope"});
  nsa.gate = OneOf<NsaGate>(config, "gate", {"head", "token", "none"});
  nsa.score_pool = OneOf<NsaScorePool>(config, "score_pool", {"overlap_sum", "max", "identity"});
  nsa.selection = OneOf<NsaSelection>(config, "selection", {"exact", "chunk_half"});
  const std::vector<std::string> branches = config.at("branches");
  const auto has = [&](const char* branch) {
    return std::count(branches.begin(), branches.end(), branch) > 0;
  };
  nsa.compressed_branch = has("cmp");
  nsa.selected_branch = has("slc");
  nsa.window_branch = has("win");
  return nsa;
}

// `scaling` is config.json's rope_scaling or rope_parameters.
Rope Scaled(const Rope& plain, double theta, const json& config, const json& scaling) {
  const std::string type = scaling.value("rope_type", scaling.value("type", "default"));
  if (type == "default") return plain;
  const double max_tokens = config.at("max_position_embeddings");
  const double original = scaling.value("original_max_position_embeddings", max_tokens);
  if (type == "linear") return LinearRope(plain, scaling.at("factor"));
  if (type == "llama3") {
    return Llama3Rope(plain, {scaling.at("factor"), scaling.at("low_freq_factor"),
                              scaling.at("high_freq_factor"), original});
  }
  if (type == "yarn") {
    YarnScaling yarn;
    yarn.factor = scaling.at("factor");
    yarn.original_tokens = original;
    yarn.beta_fast = scaling.value("beta_fast", 32.0);
    yarn.beta_slow = scaling.value("beta_slow", 1.0);
    yarn.truncate = scaling.value("truncate", true);
    yarn.attention_factor = scaling.value("attention_factor", 0.0);
    yarn.mscale = scaling.value("mscale", 0.0);
    yarn.mscale_all_dim = scaling.value("mscale_all_dim", 0.0);
    return YarnRope(plain, theta, yarn);
  }
  Require(type == "longrope", "a known rope_type");
  const std::vector<double> long_factor = scaling.at("long_factor");
  Require(long_factor == scaling.at("short_factor").get<std::vector<double>>(),
          "longrope with equal factors");
  return LongRope(plain, long_factor, scaling.value("factor", max_tokens / original), original);
}

Rope ReadRope(const json& config, int head_dim) {
  json scaling = json::object();
  for (const char* key : {"rope_scaling", "rope_parameters"}) {
    if (config.contains(key) && config.at(key).is_object()) scaling = config.at(key);
  }
  const double theta = scaling.value("rope_theta", config.value("rope_theta", 1e4));
  const double share =
      scaling.value("partial_rotary_factor", config.value("partial_rotary_factor", 1.0));
  const int rotary_dims = static_cast<int>(head_dim * share);
  return Scaled(PlainRope(rotary_dims, theta), theta, config, scaling);
}

LayerWeights ReadLayer(int layer, std::map<std::string, StoredTensor>& tensors) {
  const std::string prefix = "model.layers." + std::to_string(layer) + ".";
  const auto optional = [&](const char* name) { return tensors[prefix + name].values; };
  const auto required = [&](const char* name) {
    Require(tensors.count(prefix + name) == 1, (prefix + name).c_str());
    return tensors[prefix + name].values;
  };
  LayerWeights weights;
  weights.attention_norm = required("input_layernorm.weight");
  weights.mlp_norm = required("post_attention_layernorm.weight");
  weights.q_proj = required("self_attn.q_proj.weight");
  weights.k_proj = required("self_attn.k_proj.weight");
  weights.v_proj = required("self_attn.v_proj.weight");
  weights.o_proj = required("self_attn.o_proj.weight");
  weights.q_bias = optional("self_attn.q_proj.bias");
  weights.k_bias = optional("self_attn.k_proj.bias");
  weights.v_bias = optional("self_attn.v_proj.bias");
  weights.o_bias = optional("self_attn.o_proj.bias");
  weights.gate_proj = required("mlp.gate_proj.weight");
  weights.up_proj = required("mlp.up_proj.weight");
  weights.down_proj = required("mlp.down_proj.weight");
  weights.gate_bias = optional("mlp.gate_proj.bias");
  weights.up_bias = optional("mlp.up_proj.bias");
  weights.down_bias = optional("mlp.down_proj.bias");
  weights.branch_gates = optional("self_attn.g_proj.weight");
  weights.compression.keys = optional("self_attn.compress_k");
  weights.compression.values = optional("self_attn.compress_v");
  weights.compression.key_pe = optional("self_attn.compress_pe");
  return weights;
}

}  // namespace

Checkpoint LoadCheckpoint(const std::string& directory) {
  std::ifstream file(directory + "/config.json");
  Require(file.good(), (directory + "/config.json").c_str());
  const json config = json::parse(file);
  std::map<std::string, StoredTensor> tensors = ReadSafetensors(directory + "/model.safetensors");

  Checkpoint checkpoint;
  checkpoint.hidden = config.at("hidden_size");
  checkpoint.mlp_hidden = config.at("intermediate_size");
  checkpoint.query_heads = config.at("num_attention_heads");
  checkpoint.kv_heads = config.value("num_key_value_heads", checkpoint.query_heads);
  checkpoint.head_dim = config.value("head_dim", checkpoint.hidden / checkpoint.query_heads);
  checkpoint.vocabulary = config.at("vocab_size");
  checkpoint.rms_norm_epsilon = config.value("rms_norm_eps", 1e-6);
  checkpoint.rope = ReadRope(config, checkpoint.head_dim);
  if (config.contains("nsa_config")) checkpoint.nsa = ReadNsa(config.at("nsa_config"));
  checkpoint.embedding = tensors["model.embed_tokens.weight"].values;
  checkpoint.final_norm = tensors["model.norm.weight"].values;
  const bool stored_head = tensors.count("lm_head.weight") == 1;
  const bool tied = config.value("tie_word_embeddings", !stored_head);
  checkpoint.lm_head = tied ? checkpoint.embedding : tensors["lm_head.weight"].values;
  for (int layer = 0; layer < config.at("num_hidden_layers").get<int>(); ++layer) {
    checkpoint.layers.push_back(ReadLayer(layer, tensors));
  }
  return checkpoint;
}

}  // namespace longspan::reference

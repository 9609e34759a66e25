#include "engine/loader/common_keys.h"

#include <algorithm>
#include <iterator>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"

namespace longspan {
namespace {

constexpr absl::string_view kHarmlessKeys[] = {
    "add_cross_attention",
    "auto_map",
    "bad_words_ids",
    "bos_token_id",
    "cache_implementation",
    "chunk_size_feed_forward",
    "decoder_start_token_id",
    "do_sample",
    "dtype",
    "embd_pdrop",
    "finetuning_task",
    "id2label",
    "initializer_range",
    "is_decoder",
    "is_llama_config",
    "keys_to_ignore_at_inference",
    "label2id",
    "max_length",
    "max_window_layers",  // of a window that use_sliding_window turns on
    "min_length",
    "model_max_length",
    "num_nextn_predict_layers",  // whose layers stand behind those that are served
    "output_attentions",
    "output_hidden_states",
    "pad_token_id",
    "pretraining_tp",
    "problem_type",
    "repetition_penalty",
    "resid_pdrop",
    "return_dict",
    "router_aux_loss_coef",
    "sep_token_id",
    "temperature",
    "tie_encoder_decoder",
    "tokenizer_class",
    "top_k",
    "top_p",
    "torch_dtype",
    "torchscript",
    "transformers.js_config",
    "transformers_version",
    "unk_token_id",
    "unsloth_fixed",
    "unsloth_version",
    "use_bfloat16",
    "use_cache",
};

struct RefusedValue {
  absl::string_view key;
  absl::string_view neutral;  // JSON that changes nothing, of an array each element; empty: none
  absl::string_view because;
};

constexpr RefusedValue kRefusedValues[] = {
    // Weights that are stored otherwise.
    {"quantization_config", "", "is not supported: the weights are quantised"},
    {"compression_config", "", "is not supported: the weights are quantised"},
    // Attention that sees other tokens.
    {"sliding_window", "", "is not implemented for this model_type: attention would have a window"},
    {"use_sliding_window", "false",
     "is not implemented for this model_type: attention would have a window"},
    {"layer_types", R"("full_attention")",
     "is not implemented for this model_type: layers would differ in their attention"},
    {"attention_chunk_size", "",
     "is not implemented: attention would end at the boundaries of chunks"},
    {"dual_chunk_attention_config", "",
     "is not supported: attention would be computed in chunks with positions of their own"},
    {"sparse_config", "", "is not implemented for this model_type: attention would be sparse"},
    {"nsa_config", "", "is not implemented for this model_type: attention would be sparse"},
    {"use_bidirectional_attention", "false",
     "is not implemented: attention would see later tokens"},
    {"is_encoder_decoder", "false", "is not implemented: there would be an encoder"},
    {"cross_attention_layers", "", "is not implemented: layers would attend to another input"},
    // Attention whose scores or positions are others.
    {"attn_logit_softcapping", "", "is not implemented: scores would be capped"},
    {"final_logit_softcapping", "", "is not implemented: logits would be capped"},
    {"query_pre_attn_scalar", "",
     "is not implemented for this model_type: scores would be scaled otherwise"},
    {"attention_multiplier", "",
     "is not implemented for this model_type: scores would be scaled otherwise"},
    {"attn_temperature_tuning", "false",
     "is not implemented: scores would be scaled by the position"},
    {"alibi", "false", "is not implemented: scores would fall with the distance"},
    {"no_rope_layers", "1", "is not implemented for this model_type: layers would not rotate"},
    {"no_rope_layer_interval", "",
     "is not implemented for this model_type: layers would not rotate"},
    {"rope_local_base_freq", "",
     "is not implemented for this model_type: layers would rotate with another base"},
    {"use_mrope", "false", "is not implemented: positions would have several parts"},
    {"rope_traditional", "false", "is not implemented: neighbours would be rotated together"},
    // Other projections and norms.
    {"q_lora_rank", "", "is not implemented: attention would be latent (MLA)"},
    {"kv_lora_rank", "", "is not implemented: attention would be latent (MLA)"},
    {"v_head_dim", "", "is not implemented: values would have heads of a size of their own"},
    {"use_qk_norm", "false", "is not implemented for this model_type: heads would be normalised"},
    {"qk_norm", "false", "is not implemented for this model_type: heads would be normalised"},
    {"qk_layernorm", "false", "is not implemented for this model_type: heads would be normalised"},
    {"clip_qkv", "", "is not implemented: queries, keys and values would be clipped"},
    {"attention_output_gate", "false", "is not implemented: attention's output would be gated"},
    {"parallel_attn", "false", "is not implemented: attention and MLP would read the same input"},
    {"use_parallel_residual", "false",
     "is not implemented: attention and MLP would read the same input"},
    // Multipliers.
    {"scale_emb", "1", "is not implemented for this model_type: embeddings would be scaled"},
    {"embedding_multiplier", "1",
     "is not implemented for this model_type: embeddings would be scaled"},
    {"scale_depth", "", "is not implemented for this model_type: branches would be scaled"},
    {"residual_multiplier", "1",
     "is not implemented for this model_type: branches would be scaled"},
    {"dim_model_base", "", "is not implemented for this model_type: logits would be scaled"},
    {"logit_scale", "1", "is not implemented for this model_type: logits would be scaled"},
    {"logits_scaling", "1", "is not implemented for this model_type: logits would be scaled"},
    // Experts.
    {"num_experts", "0", "is not implemented: MLPs would be mixtures of experts"},
    {"num_local_experts", "0", "is not implemented: MLPs would be mixtures of experts"},
    {"n_routed_experts", "0", "is not implemented: MLPs would be mixtures of experts"},
};

// Null where the key is not on the list.
const RefusedValue* FindRefused(absl::string_view key) {
  const auto* found = absl::c_find_if(
      kRefusedValues, [key](const RefusedValue& refused) { return refused.key == key; });
  return found == std::end(kRefusedValues) ? nullptr : found;
}

bool ChangesNothing(const RefusedValue& refused, const Json& value) {
  if (refused.neutral.empty()) return false;
  const Json neutral = ParseJson(refused.neutral).value();
  if (!value.is_array()) return value == neutral;
  return std::all_of(value.begin(), value.end(),
                     [&](const Json& element) { return element == neutral; });
}

}  // namespace

bool IsHarmless(absl::string_view key, const Json& value) {
  // A leading underscore is a note of the library that wrote the file.
  if (absl::StartsWith(key, "_") || absl::c_linear_search(kHarmlessKeys, key)) return true;
  const RefusedValue* refused = FindRefused(key);
  return refused != nullptr && ChangesNothing(*refused, value);
}

absl::string_view WhyRefused(absl::string_view key, const Json& value) {
  const RefusedValue* refused = FindRefused(key);
  return refused == nullptr || ChangesNothing(*refused, value) ? "" : refused->because;
}

}  // namespace longspan

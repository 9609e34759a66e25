// A model's configuration after normalisation: what config.json, generation_config.json and the
// tensors' names said, in one struct that everything else reads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernels/nsa_params.h"
#include "kernels/sparse_prefill_params.h"
#include "kernels/tensor.h"
#include "kernels/weight_parts.h"

namespace longspan {

struct ModelFamily;

// Whose names the tensors of a checkpoint have.
enum class TensorNames : uint8_t { kHuggingFace, kGguf };

// RoPE after resolution of every scaling rule (linear, llama3, yarn, longrope).
struct RopeConfig {
  int rotary_dims = 0;                     // r, at most head_dim, even
  std::vector<float> inverse_frequencies;  // [r / 2]
  float attention_scale = 1.0F;            // multiplies cos and sin
  // LongRoPE's second range: of requests that may grow beyond `short_tokens`. Cached keys carry
  // their rotation, so that a request has one range for all its life. Empty: there is one range.
  std::vector<float> long_inverse_frequencies;  // [r / 2]
  int64_t short_tokens = 0;

  bool has_two_ranges() const { return !long_inverse_frequencies.empty(); }
  // Of a request that holds at most so many tokens, prompt and output together.
  bool RotatesLong(int64_t most_tokens) const {
    return has_two_ranges() && most_tokens > short_tokens;
  }
};

// Sampling values that a request gets where it names none.
struct GenerationDefaults {
  std::optional<float> temperature;  // 0 where do_sample is false
  std::optional<float> top_p;
  std::optional<int> top_k;
  std::optional<float> min_p;
  std::optional<float> repetition_penalty;
};

struct ModelConfig {
  std::string model_type;               // of the family, for people
  const ModelFamily* family = nullptr;  // how the model is read and computed
  TensorNames tensor_names = TensorNames::kHuggingFace;
  int layers = 0;
  int hidden = 0;
  int mlp_hidden = 0;
  int query_heads = 0;
  int kv_heads = 0;
  int head_dim = 0;
  int vocabulary = 0;  // width of the logits; the tokenizer may know fewer
  float rms_norm_epsilon = 1e-6F;
  int mlp_ratio = 0;            // of families whose mlp_hidden may follow from hidden
  bool attention_bias = false;  // what layers make of it is in family.h
  bool mlp_bias = false;
  bool tied_embedding = false;
  // Of families with two types of layers. [layers] 1: attends within the window; rotates. Empty
  // where the file lists none: then the family says which do.
  std::vector<uint8_t> window_layers;
  std::vector<uint8_t> rotated_layers;
  int64_t window_tokens = 0;        // 0: none
  bool use_sliding_window = false;  // of families that have windows only where asked for
  int full_layers = 0;              // the first ones, which have no window
  int pattern_layers = 1;           // every so many layers one is of the other type
  // Factors of what a family scales.
  float embedding_scale = 1.0F;  // of the embedding of a token
  float branch_scale = 1.0F;     // of what attention and the MLP add to the residual
  float query_scale = 1.0F;      // of queries, beside D^-1/2; needs norms of heads
  float logits_scale = 1.0F;
  int64_t max_position_tokens = 0;
  RopeConfig rope;
  RopeConfig local_rope;         // of layers with windows, where they rotate otherwise
  std::optional<NsaParams> nsa;  // empty for dense models
  // Of a dense model whose prompts attend sparsely; `nsa` is then KeyTileMeans.
  std::optional<SparsePrefillParams> sparse_prefill;
  int first_sparse_layer = 0;  // of an approximation; those before attend densely
  DType weight_dtype = DType::kBf16;
  // What plain weights of layers are rounded to, but for those of gates.
  WeightPrecision weight_precision = WeightPrecision::kAsStored;
  std::vector<int32_t>
      end_token_ids;  // of config and generation_config; the tokenizer adds its own
  GenerationDefaults defaults;

  // Whether it has sparse attention of its own, and not an approximation of what is dense.
  bool is_sparse() const { return nsa.has_value() && !is_approximated(); }
  // Whether it is a dense model some tokens of which attend sparsely (sparse_decode.h,
  // sparse_prefill.h).
  bool is_approximated() const { return sparse_prefill || (nsa && nsa->decode_only); }
  // Whether queries select blocks, unless a sequence attends densely.
  bool selects_blocks() const { return nsa.has_value() && nsa->selected_branch; }
};

}  // namespace longspan

// A model family as a value: what its configuration says, what its tensors are called, and what
// each of its layers is made of. The families stand in families/, one a file. What reads these
// values knows none of them.
#pragma once

#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/model/config_key.h"
#include "engine/model/model_config.h"
#include "kernels/ops.h"

namespace longspan {

// What a tensor is for. tensor_list.h has the shape of each, and which layers have it.
enum class TensorSlot : uint8_t {
  kEmbedding,
  kFinalNorm,
  kHead,
  // Of each layer.
  kAttentionNorm,
  kQuery,
  kKey,
  kValue,
  kOutput,
  kQueryBias,
  kKeyBias,
  kValueBias,
  kOutputBias,
  kQueryNorm,          // of each head
  kKeyNorm,            //
  kBranchGate,         // logits of the gates over NSA's branches
  kCompressKeys,       // NSA's compression of blocks
  kCompressValues,     //
  kCompressPositions,  // added to keys before they are compressed
  kAttentionOutputNorm,
  kMlpNorm,
  kMlpGate,
  kMlpUp,
  kMlpDown,
  kMlpGateBias,
  kMlpUpBias,
  kMlpDownBias,
  kMlpOutputNorm,
};

// The order of the rows of each head of a projection that is rotated: where interleaved, rows
// 2 j and 2 j + 1 are the pair that is rotated together, which elsewhere are j and j + D / 2.
enum class HeadRows : uint8_t { kHalves, kInterleaved };

struct TensorPattern {
  TensorSlot slot;
  absl::string_view name;  // in Hugging Face's form; $0 stands for the layer
  absl::string_view gguf_name = {};
  HeadRows gguf_rows = HeadRows::kHalves;
};

enum class AttentionKind : uint8_t {
  kDense,
  kSparse,  // by ModelConfig::nsa
};

// What one layer is made of. A norm stands before attention and before the MLP. All layers of a
// family's models have one kind of attention: they share the layout of a cache. Sparse layers see
// all tokens.
struct LayerDescription {
  AttentionKind attention = AttentionKind::kDense;
  int64_t window_tokens = 0;  // 0: attention sees all tokens before the query
  RopeConfig ModelConfig::*rope = &ModelConfig::rope;  // null: nothing is rotated
  bool projection_bias = false;                        // on queries, keys and values
  bool output_bias = false;                            // on attention's output
  bool head_norms = false;  // on each head of queries and keys, before it is rotated
  // Dense attention is under a gate for each head, that of NSA's selected branch.
  bool head_gates = false;
  bool mlp_bias = false;  // on gate, up and down
  GluActivation activation = GluActivation::kSilu;
  // On what the branch computes, before it is added.
  bool attention_output_norm = false;
  bool mlp_output_norm = false;
};

// A second table of RoPE, for layers with windows.
struct LocalRope {
  absl::string_view theta_key;  // its base, in files without a dictionary for each type of layer
  double default_theta;
};

struct ModelFamily {
  absl::string_view model_type;    // as config.json says it
  absl::string_view architecture;  // the first of its `architectures`
  // The model_type of checkpoints of several modalities whose text part is of this family.
  absl::string_view text_part_of = {};
  absl::string_view gguf_architecture = {};  // empty: GGUF files do not hold the family
  std::optional<double> default_rope_theta;  // where a file has none; empty: it must have one
  std::optional<LocalRope> local_rope = std::nullopt;
  // LongRoPE's scale of attention follows from the context and the original one, whatever factor
  // the file names.
  bool longrope_scale_is_of_context = false;
  // Keys and tensors that this family does not name are those of that one.
  const ModelFamily* like = nullptr;
  absl::Span<const ConfigKey> keys;
  // Of a family that is always sparse, and whose keys change single parameters.
  const NsaParams* sparse_parameters = nullptr;
  // Checkpoints may be wrong about head_dim; the rows of the projection to queries are not.
  bool head_dim_follows_queries = false;
  // Derives what several keys say together, once they are read.
  void (*settle)(ModelConfig& config) = nullptr;
  absl::Span<const TensorPattern> tensors;
  // Norms multiply by 1 + w where Hugging Face's form stores w. GGUF's stores the sum.
  bool norms_add_one = false;
  // The factor of embeddings counts in the type that they were published in.
  bool rounds_embedding_scale = false;
  // As the family has it: LayerOf says what is served.
  LayerDescription (*layer)(const ModelConfig& config, int layer) = nullptr;
};

// One layer as it is served: of a dense family sparse, where that is asked for (sparse_decode.h,
// sparse_prefill.h).
inline LayerDescription LayerOf(const ModelConfig& config, int layer) {
  LayerDescription description = config.family->layer(config, layer);
  const bool may_be_sparse = config.is_approximated() && layer >= config.first_sparse_layer &&
                             description.window_tokens == 0;
  if (may_be_sparse) description.attention = AttentionKind::kSparse;
  return description;
}

}  // namespace longspan

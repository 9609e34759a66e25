// A checkpoint of dense or sparse Llama, in double. An independent, trusting reader: it serves
// checkpoints that tests own, and aborts on anything it does not understand.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kernels/nsa_params.h"
#include "tests/reference/compression.h"
#include "tests/reference/pointwise.h"
#include "tests/reference/rope.h"

namespace longspan::reference {

struct LayerWeights {
  std::vector<double> attention_norm, mlp_norm;        // [hidden]
  std::vector<double> q_proj;                          // [Hq * D, hidden]
  std::vector<double> k_proj, v_proj;                  // [Hk * D, hidden]
  std::vector<double> o_proj;                          // [hidden, Hq * D]
  std::vector<double> q_bias, k_bias, v_bias, o_bias;  // empty without attention_bias
  std::vector<double> gate_proj, up_proj;              // [mlp, hidden]
  std::vector<double> down_proj;                       // [hidden, mlp]
  std::vector<double> gate_bias, up_bias, down_bias;   // empty without mlp_bias
  std::vector<double> branch_gates;  // g_proj: [3 Hq, hidden], [3, hidden] or empty
  CompressionWeights compression;
  // [hidden], on what a branch adds to the residual stream; or empty.
  std::vector<double> attention_output_norm, mlp_output_norm;
  std::vector<double> query_norm, key_norm;  // [D], on each head before it is rotated; or empty
  bool rotates = true;                       // false: a layer without RoPE
  int64_t window_tokens = 0;                 // of dense attention; 0: all tokens before the query
  Activation activation = Activation::kSilu;
};

struct Checkpoint {
  int hidden = 0;
  int mlp_hidden = 0;
  int query_heads = 0;
  int kv_heads = 0;
  int head_dim = 0;
  int vocabulary = 0;
  double rms_norm_epsilon = 1e-6;
  Rope rope;
  // Factors of embeddings, of what branches add to the residual, of queries beside D^-1/2, and of
  // logits.
  double embedding_scale = 1, branch_scale = 1, query_scale = 1, logits_scale = 1;
  std::optional<NsaParams> nsa;   // empty: dense
  std::vector<double> embedding;  // [vocabulary, hidden]
  std::vector<double> lm_head;    // likewise; equal to embedding when tied
  std::vector<double> final_norm;
  std::vector<LayerWeights> layers;
};

// Reads config.json and model.safetensors of `directory`.
Checkpoint LoadCheckpoint(const std::string& directory);

struct StoredTensor {
  std::vector<int64_t> shape;
  std::vector<double> values;
};
// Every tensor of a safetensors file; BF16, F16, F32 and F64.
std::map<std::string, StoredTensor> ReadSafetensors(const std::string& path);

}  // namespace longspan::reference

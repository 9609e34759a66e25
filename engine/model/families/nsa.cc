// NSA as flash-linear-attention has it: names of its own, and blocks that are compressed as they
// are selected, one size for both.
#include <bit>

#include "engine/model/families/families.h"

namespace longspan {
namespace {

constexpr NsaParams kFlaParameters = {.initial_blocks = 1,
                                      .local_blocks = 2,
                                      .compress = NsaCompress::kMean,
                                      .compress_keys = NsaCompressKeys::kPostRope,
                                      .gate = NsaGate::kHead,
                                      .score_pool = NsaScorePool::kIdentity};

constexpr int64_t kMostFlaTokens = int64_t{1} << 30;
constexpr int64_t kByRatio = 0;  // mlp_hidden follows from hidden_ratio
constexpr int64_t kMostRatio = 16;

constexpr Choice kActivations[] = {{"swish"}, {"silu"}};

// The repository native-sparse-attention, where this family comes from, forces no other block.
void ForceOwnBlockOnly(ModelConfig& config) {
  config.nsa->initial_blocks = 0;
  config.nsa->local_blocks = 1;
}
constexpr Choice kForced[] = {{"initial_and_local"}, {"current_only", ForceOwnBlockOnly}};

constexpr ConfigKey kNsaKeys[] = {
    {"num_hidden_layers", SizeKey{&ModelConfig::layers, kMaxLayers, 24}},
    {"hidden_size", SizeKey{&ModelConfig::hidden, kMaxHidden, 2048}},
    {"intermediate_size", SizeKey{&ModelConfig::mlp_hidden, kMaxMlpHidden, kByRatio}},
    {"hidden_ratio", SizeKey{&ModelConfig::mlp_ratio, kMostRatio, 4}},
    {"vocab_size", SizeKey{&ModelConfig::vocabulary, kMaxVocabulary, 32000}},
    {"max_position_embeddings",
     SizeKey{&ModelConfig::max_position_tokens, kMaxPositionTokens, 2048}},
    {"num_heads", SizeKey{&ModelConfig::query_heads, kMaxHeads, 64}},
    {"num_kv_heads", SizeKey{&ModelConfig::kv_heads, kMaxHeads, 4, 1, kFromQueryHeads}},
    {"head_dim", SizeKey{&ModelConfig::head_dim, kMaxHeadDim, 32}},
    {"qkv_bias", FlagKey{&ModelConfig::attention_bias}},
    {"norm_eps", FractionKey{&ModelConfig::rms_norm_epsilon, 1e-6F}},
    {"hidden_act", ChoiceKey{kActivations}},
    {"elementwise_affine", OnlyKey{true}},
    {"block_size", SizeKey{&NsaParams::block_tokens, kMostFlaTokens, 64}},
    {"block_counts", SizeKey{&NsaParams::selected_blocks, kMaxSelectedBlocks, 16}},
    {"window_size", SizeKey{&NsaParams::window_tokens, kMostFlaTokens, 512, 0, 0}},
    {"nsa_forced", ChoiceKey{kForced}},
    {"attnres_block_size", RefusedKey{"is not implemented: branches would attend to residuals"}},
    // How the same is computed.
    {"fuse_norm", IgnoredKey()},
    {"fuse_swiglu", IgnoredKey()},
    {"fuse_cross_entropy", IgnoredKey()},
    {"fuse_linear_cross_entropy", IgnoredKey()},
    {"use_l2warp", IgnoredKey()},
};

constexpr TensorPattern kNsaTensors[] = {
    {TensorSlot::kEmbedding, "model.embeddings.weight"},
    {TensorSlot::kFinalNorm, "model.norm.weight"},
    {TensorSlot::kHead, "lm_head.weight"},
    {TensorSlot::kAttentionNorm, "model.layers.$0.attn_norm.weight"},
    {TensorSlot::kQuery, "model.layers.$0.attn.q_proj.weight"},
    {TensorSlot::kKey, "model.layers.$0.attn.k_proj.weight"},
    {TensorSlot::kValue, "model.layers.$0.attn.v_proj.weight"},
    {TensorSlot::kQueryBias, "model.layers.$0.attn.q_proj.bias"},
    {TensorSlot::kKeyBias, "model.layers.$0.attn.k_proj.bias"},
    {TensorSlot::kValueBias, "model.layers.$0.attn.v_proj.bias"},
    {TensorSlot::kBranchGate, "model.layers.$0.attn.g_proj.weight"},
    {TensorSlot::kOutput, "model.layers.$0.attn.o_proj.weight"},
    {TensorSlot::kMlpNorm, "model.layers.$0.mlp_norm.weight"},
    {TensorSlot::kMlpGate, "model.layers.$0.mlp.gate_proj.weight"},
    {TensorSlot::kMlpUp, "model.layers.$0.mlp.up_proj.weight"},
    {TensorSlot::kMlpDown, "model.layers.$0.mlp.down_proj.weight"},
};

void SettleNsa(ModelConfig& config) {
  if (config.mlp_hidden == kByRatio) {
    const int64_t two_thirds = int64_t{config.hidden} * config.mlp_ratio * 2 / 3;
    config.mlp_hidden = static_cast<int>((two_thirds + 255) / 256 * 256);
  }
  NsaParams& nsa = *config.nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens;
  nsa.selected_blocks = static_cast<int>(std::bit_ceil(static_cast<unsigned>(nsa.selected_blocks)));
  if (nsa.window_tokens > 0) return;
  nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
}

LayerDescription NsaLayer(const ModelConfig& config, int /*layer*/) {
  return {.attention = AttentionKind::kSparse, .projection_bias = config.attention_bias};
}

}  // namespace

constexpr ModelFamily kNsa = {.model_type = "nsa",
                              .architecture = "NSAForCausalLM",
                              .default_rope_theta = 10000.0,
                              .keys = kNsaKeys,
                              .sparse_parameters = &kFlaParameters,
                              .head_dim_follows_queries = true,
                              .settle = SettleNsa,
                              .tensors = kNsaTensors,
                              .layer = NsaLayer};

}  // namespace longspan

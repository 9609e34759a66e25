// Settings of sparse attention that together take every option of NsaParams: the public families
// (scaled down, so that selection matters within a few hundred tokens) and odd combinations.
#pragma once

#include <vector>

#include "tests/kernels/attention/layer_harness.h"

namespace longspan::cpu {

inline LayerSetup DemoSetup() {
  LayerSetup setup;
  setup.name = "demo";
  setup.nsa.selected_blocks = 5;
  setup.nsa.window_tokens = 100;
  return setup;
}

inline std::vector<LayerSetup> Setups() {
  std::vector<LayerSetup> setups;
  const auto add = [&](const char* name, auto change) {
    LayerSetup setup = DemoSetup();
    setup.name = name;
    change(setup, setup.nsa);
    setups.push_back(setup);
  };
  add("demo", [](LayerSetup&, NsaParams&) {});
  add("demo_bias", [](LayerSetup& s, NsaParams&) { s.key_bias = true; });
  add("demo_two_ranges", [](LayerSetup& s, NsaParams&) { s.two_ranges = true; });
  add("fla_mean_identity", [](LayerSetup& s, NsaParams& nsa) {
    nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = 64;
    nsa.compress = NsaCompress::kMean;
    nsa.compress_keys = NsaCompressKeys::kPostRope;
    nsa.score_pool = NsaScorePool::kIdentity;
    s.query_heads = 2;  // G = 1
    s.rotary_dims = 64;
  });
  add("llama_chunk_half", [](LayerSetup& s, NsaParams& nsa) {
    nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = 16;
    nsa.compress = NsaCompress::kMean;
    nsa.compress_keys = NsaCompressKeys::kPostRope;
    nsa.score_pool = NsaScorePool::kIdentity;
    nsa.selection = NsaSelection::kChunkHalf;
    nsa.selected_blocks = 16;
    nsa.initial_blocks = 0;
    nsa.local_blocks = 1;
    nsa.window_tokens = 128;
    s.query_heads = 32;  // G = 16
  });
  add("infllm_merged", [](LayerSetup& s, NsaParams& nsa) {
    nsa.compress = NsaCompress::kMean;
    nsa.compress_values = false;
    nsa.compressed_branch = false;
    nsa.compress_keys = NsaCompressKeys::kPostRope;
    nsa.score_pool = NsaScorePool::kMax;
    nsa.window = NsaWindow::kMerged;
    nsa.window_tokens = 150;
    nsa.gate = NsaGate::kNone;
    s.query_heads = 14;  // G = 7
    s.head_dim = 128;
    s.rotary_dims = 128;
  });
  add("infllm_local", [](LayerSetup& s, NsaParams& nsa) {
    nsa.compress = NsaCompress::kMean;
    nsa.compress_values = nsa.compressed_branch = false;
    nsa.compress_keys = NsaCompressKeys::kPostRope;
    nsa.score_pool = NsaScorePool::kMax;
    nsa.window = NsaWindow::kMerged;
    nsa.window_tokens = 128;
    nsa.local_blocks = 3;  // the window's, as published models have it
    nsa.selected_blocks = 7;
    nsa.gate = NsaGate::kNone;
    s.query_heads = 16 * s.kv_heads;
    s.head_dim = 128;
    s.rotary_dims = 128;
  });
  add("fsa_token_gate", [](LayerSetup& s, NsaParams& nsa) {
    nsa.gate = NsaGate::kToken;
    nsa.window_plus_one = true;
    s.query_heads = 10;  // G = 5
  });
  add("weighted_post_rope_bias", [](LayerSetup& s, NsaParams& nsa) {
    nsa.compress = NsaCompress::kWeighted;
    nsa.compress_keys = NsaCompressKeys::kPostRope;
    nsa.score_pool = NsaScorePool::kMax;
    s.key_bias = true;
    s.query_heads = 4;  // G = 2
    s.head_dim = 128;
  });
  add("long_windows_large_blocks", [](LayerSetup& s, NsaParams& nsa) {
    nsa.kernel_tokens = 128;  // seven open entries
    nsa.block_tokens = 128;
    nsa.selected_blocks = 4;
    nsa.compress = NsaCompress::kWeighted;
    s.query_heads = 16;  // G = 8
  });
  add("stride_32_block_32", [](LayerSetup& s, NsaParams& nsa) {
    nsa.kernel_tokens = 64;
    nsa.stride_tokens = 32;
    nsa.block_tokens = 32;
    nsa.selected_blocks = 7;
    nsa.initial_blocks = 2;
    s.kv_heads = 1;
    s.query_heads = 4;
  });
  add("stride_64_window_128", [](LayerSetup&, NsaParams& nsa) {
    nsa.kernel_tokens = 128;
    nsa.stride_tokens = 64;
    nsa.block_tokens = 64;
    nsa.compress = NsaCompress::kMean;
  });
  add("selected_only", [](LayerSetup&, NsaParams& nsa) {
    nsa.compressed_branch = nsa.window_branch = false;
    nsa.window = NsaWindow::kNone;
    nsa.window_tokens = 0;
    nsa.block_tokens = 16;
    nsa.selected_blocks = 9;
  });
  add("compressed_and_window", [](LayerSetup&, NsaParams& nsa) { nsa.selected_branch = false; });
  add("window_only_no_gate", [](LayerSetup&, NsaParams& nsa) {
    nsa.selected_branch = nsa.compressed_branch = false;
    nsa.gate = NsaGate::kNone;
  });
  add("odd_head_dim", [](LayerSetup& s, NsaParams&) {
    s.head_dim = 38;
    s.rotary_dims = 20;
  });
  return setups;
}

inline LayerSetup DeviationSetup(const char* name, int block_tokens) {
  LayerSetup setup = DemoSetup();
  setup.name = name;
  NsaParams& nsa = setup.nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = block_tokens;
  nsa.window_tokens = 0;
  nsa.window = NsaWindow::kNone;
  nsa.compress = NsaCompress::kMeanAndDeviation;
  nsa.compress_values = nsa.compressed_branch = nsa.window_branch = false;
  nsa.compress_keys = NsaCompressKeys::kPostRope;
  nsa.gate = NsaGate::kNone;
  nsa.score_pool = NsaScorePool::kIdentity;
  return setup;
}

inline void ChooseAShare(NsaParams& nsa) {
  nsa.selected_blocks = 40;
  nsa.least_selected_blocks = 5;
  nsa.selected_share = 0.3;
}

// With those that no GPU computes.
inline std::vector<LayerSetup> SetupsOnCpus() {
  std::vector<LayerSetup> setups = Setups();
  setups.push_back(DeviationSetup("deviation_64", 64));
  setups.back().query_heads = 14;  // G = 7
  setups.push_back(DeviationSetup("deviation_16_of_a_share", 16));
  ChooseAShare(setups.back().nsa);
  return setups;
}

// Dense models whose single tokens attend sparsely, with a cache in bf16.
inline std::vector<LayerSetup> SparseDecodeSetups() {
  std::vector<LayerSetup> setups;
  const auto add = [&](const char* name, int query_heads, int head_dim) -> LayerSetup& {
    LayerSetup& setup = setups.emplace_back(DeviationSetup(name, 64));
    setup.nsa.decode_only = true;
    setup.kv_dtype = setup.out_dtype = DType::kBf16;
    setup.query_heads = query_heads;  // of two KV heads
    setup.head_dim = setup.rotary_dims = head_dim;
    return setup;
  };
  add("group_1", 2, 128);
  add("group_7", 14, 64).nsa.initial_blocks = 2;
  add("group_16", 32, 128);
  ChooseAShare(add("share_group_4", 8, 128).nsa);
  ChooseAShare(add("share_head_dim_256", 4, 256).nsa);
  add("fp8_group_4", 8, 128).kv_dtype = DType::kF8E4M3;
  add("fp8_group_16", 32, 64).kv_dtype = DType::kF8E4M3;
  return setups;
}

}  // namespace longspan::cpu

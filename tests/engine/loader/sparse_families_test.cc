// What the keys of families with sparse attention of their own become.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "engine/loader/checkpoint.h"
#include "engine/loader/hf_config.h"
#include "engine/model/tensor_list.h"
#include "tests/fixtures/safetensors_writer.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// The shape of MiniCPM4.1-8B.
constexpr char kMiniCpmConfig[] = R"({"model_type":"minicpm","architectures":["MiniCPMForCausalLM"],
    "vocab_size":73448,"hidden_size":4096,"intermediate_size":16384,"num_hidden_layers":32,
    "num_attention_heads":32,"num_key_value_heads":2,"max_position_embeddings":65536,
    "rms_norm_eps":1e-6,"rope_theta":10000.0,"scale_emb":12,"scale_depth":1.4,
    "dim_model_base":256,"tie_word_embeddings":false,"eos_token_id":[2,73440],
    "sparse_config":{"kernel_size":32,"kernel_stride":16,"init_blocks":1,"block_size":64,
                     "window_size":2048,"topk":64,"use_nope":false,"dense_len":8192}})";

constexpr char kLlamaNsaConfig[] = R"({"model_type":"llama-nsa",
    "architectures":["LlamaNSAForCausalLM"],"vocab_size":128256,"hidden_size":2048,
    "intermediate_size":8192,"num_hidden_layers":16,"num_attention_heads":32,
    "num_key_value_heads":2,"head_dim":64,"max_position_embeddings":131072,"rms_norm_eps":1e-5,
    "rope_theta":500000.0,"rope_scaling":null,"tie_word_embeddings":true,"eos_token_id":128001,
    "block_size":16,"block_counts":16,"window_size":128})";

constexpr char kNsaConfigText[] = R"({"model_type":"nsa","architectures":["NSAForCausalLM"],
    "rope_theta":10000.0,"fuse_norm":true,"fuse_swiglu":true,"hidden_act":"swish"})";

Json Patched(const char* config, const char* patch) {
  Json json = ParseJson(config).value();
  json.merge_patch(ParseJson(patch).value());
  return json;
}

ModelConfig ReadFamily(const Json& config) {
  Findings findings;
  const auto result = ReadHfConfig(config, nullptr, {.strict = true}, &findings);
  EXPECT_THAT(findings.problems(), IsEmpty());
  return result ? result->model : ModelConfig();
}
ModelConfig ReadFamily(const char* config, const char* patch = "{}") {
  return ReadFamily(Patched(config, patch));
}

std::vector<std::string> Problems(const char* config, const char* patch) {
  Findings findings;
  ReadHfConfig(Patched(config, patch), nullptr, {}, &findings);
  return findings.problems();
}

LayerDescription Layer(const ModelConfig& model) { return model.family->layer(model, 0); }

TEST(MiniCpm, MultipliersAreOfTheWholeModel) {
  const ModelConfig model = ReadFamily(kMiniCpmConfig);
  EXPECT_EQ(model.embedding_scale, 12.0F);
  EXPECT_FLOAT_EQ(model.branch_scale, 1.4F / std::sqrt(32.0F));
  EXPECT_EQ(model.logits_scale, 256.0F / 4096.0F);
  EXPECT_EQ(model.head_dim, 128);
  EXPECT_THAT(model.end_token_ids, ElementsAre(2, 73440));
}

TEST(MiniCpm, InfLlmV2IsASettingOfNsa) {
  const NsaParams nsa = ReadFamily(kMiniCpmConfig).nsa.value();
  EXPECT_EQ(nsa.kernel_tokens, 32);
  EXPECT_EQ(nsa.stride_tokens, 16);
  EXPECT_EQ(nsa.block_tokens, 64);
  EXPECT_EQ(nsa.selected_blocks, 96);  // the best 64, and the 32 of the window
  EXPECT_EQ(nsa.initial_blocks, 1);
  EXPECT_EQ(nsa.local_blocks, 33);
  EXPECT_EQ(nsa.window_tokens, 2048);
  EXPECT_EQ(nsa.window, NsaWindow::kMerged);
  EXPECT_EQ(nsa.compress, NsaCompress::kMean);
  EXPECT_EQ(nsa.compress_keys, NsaCompressKeys::kPostRope);
  EXPECT_FALSE(nsa.compress_values);
  EXPECT_FALSE(nsa.compressed_branch);
  EXPECT_EQ(nsa.gate, NsaGate::kNone);
  EXPECT_EQ(nsa.score_pool, NsaScorePool::kMax);
  EXPECT_EQ(nsa.dense_below_tokens, 8192);
}

TEST(MiniCpm, TheOlderChoiceCountsTheWindowInTopk) {
  const ModelConfig model = ReadFamily(kMiniCpmConfig, R"({"infllm_topk_includes_window":true})");
  EXPECT_EQ(model.nsa->selected_blocks, 64);
  EXPECT_EQ(model.nsa->local_blocks, 33);
}

TEST(MiniCpm, ItIsAlwaysSparseOrNever) {
  EXPECT_EQ(
      ReadFamily(kMiniCpmConfig, R"({"sparse_config":{"dense_len":-1}})").nsa->dense_below_tokens,
      0);
  const ModelConfig dense = ReadFamily(kMiniCpmConfig, R"({"sparse_config":null})");
  EXPECT_FALSE(dense.nsa.has_value());
}

// The published module computes it from the two lengths, and reads no factor.
TEST(MiniCpm, LongropeScalesByTheContext) {
  Json config = Patched(kMiniCpmConfig, R"({"rope_scaling":{"rope_type":"longrope","factor":32.0,
      "attention_factor":3.0,"original_max_position_embeddings":4096}})");
  Json& scaling = config["rope_scaling"];
  scaling["short_factor"] = scaling["long_factor"] = std::vector<double>(64, 1.5);
  EXPECT_FLOAT_EQ(ReadFamily(config).rope.attention_scale,
                  std::sqrt(1.0F + 4.0F / 12.0F));  // 16 times
  config["max_position_embeddings"] = 4096;
  EXPECT_EQ(ReadFamily(config).rope.attention_scale, 1.0F);
}

TEST(MiniCpm, WhatIsNotImplementedIsRefused) {
  EXPECT_THAT(Problems(kMiniCpmConfig, R"({"sparse_config":{"use_nope":true}})"),
              ElementsAre("config.json: sparse_config: use_nope is true, expected false"));
  EXPECT_THAT(Problems(kMiniCpmConfig, R"({"sparse_config":{"flavour":1}})"),
              ElementsAre("config.json: sparse_config: flavour is unknown"));
  EXPECT_THAT(Problems(kMiniCpmConfig, R"({"sparse_config":{"kernel_size":48}})"),
              ElementsAre(HasSubstr("sparse attention: kernel_size is 48, accepted are")));
  EXPECT_THAT(Problems(kMiniCpmConfig, R"({"sparse_config":{"topk":120}})"),
              ElementsAre(HasSubstr("topk is 152, accepted are 1 to 128")));
  EXPECT_THAT(Problems(kMiniCpmConfig, R"({"sparse_config":{"dense_len":-2}})"),
              ElementsAre(HasSubstr("dense_len is -2, expected an integer from -1")));
  EXPECT_THAT(Problems(kMiniCpmConfig, R"({"sparse_config":7})"),
              ElementsAre(HasSubstr("sparse_config: expected an object, found 7")));
  EXPECT_THAT(Problems(kMiniCpmConfig, R"({"scale_depth":0})"),
              ElementsAre(HasSubstr("scale_depth is 0, expected above 0")));
}

TEST(LlamaNsa, AWindowMeansAllBranches) {
  const NsaParams nsa = ReadFamily(kLlamaNsaConfig).nsa.value();
  EXPECT_EQ(nsa.kernel_tokens, 16);
  EXPECT_EQ(nsa.stride_tokens, 16);
  EXPECT_EQ(nsa.block_tokens, 16);
  EXPECT_EQ(nsa.selected_blocks, 16);
  EXPECT_EQ(nsa.initial_blocks, 0);
  EXPECT_EQ(nsa.local_blocks, 1);
  EXPECT_EQ(nsa.window_tokens, 128);
  EXPECT_EQ(nsa.window, NsaWindow::kSeparate);
  EXPECT_TRUE(nsa.compressed_branch && nsa.selected_branch && nsa.window_branch);
  EXPECT_EQ(nsa.selection, NsaSelection::kChunkHalf);
  EXPECT_EQ(nsa.gate, NsaGate::kHead);
}

TEST(LlamaNsa, WithoutAWindowTheSelectedBranchIsAlone) {
  for (const char* patch : {R"({"window_size":0})", R"({"nsa_variant":"selected_only"})"}) {
    const NsaParams nsa = ReadFamily(kLlamaNsaConfig, patch).nsa.value();
    EXPECT_FALSE(nsa.compressed_branch || nsa.window_branch || nsa.compress_values) << patch;
    EXPECT_EQ(nsa.window_tokens, 0) << patch;
  }
  const NsaParams both =
      ReadFamily(kLlamaNsaConfig, R"({"window_size":0,"nsa_variant":"nsa"})").nsa.value();
  EXPECT_TRUE(both.compressed_branch && both.compress_values);
  EXPECT_FALSE(both.window_branch);
}

TEST(LlamaNsa, TheChoiceMayBeExact) {
  EXPECT_EQ(ReadFamily(kLlamaNsaConfig, R"({"selection":"exact"})").nsa->selection,
            NsaSelection::kExact);
  EXPECT_EQ(ReadFamily(kLlamaNsaConfig, R"({"selection":"chunk_half","inference_mode":"sparse"})")
                .nsa->selection,
            NsaSelection::kChunkHalf);
}

TEST(LlamaNsa, FullIsDenseUnderTheGates) {
  EXPECT_FALSE(Layer(ReadFamily(kLlamaNsaConfig)).head_gates);
  for (const char* patch :
       {R"({"nsa_variant":"full"})", R"({"inference_mode":"full"})",
        R"({"nsa_variant":"full","inference_mode":"sparse","selection":"exact"})"}) {
    SCOPED_TRACE(patch);
    const ModelConfig model = ReadFamily(kLlamaNsaConfig, patch);
    EXPECT_FALSE(model.nsa.has_value());
    EXPECT_EQ(Layer(model).attention, AttentionKind::kDense);
    EXPECT_TRUE(Layer(model).head_gates);
    EXPECT_EQ(FindTensor(model, TensorSlot::kBranchGate)->shape,
              (std::vector<int64_t>{3 * 32, 2048}));
  }
}

TEST(LlamaNsa, WhatIsNotServedIsRefused) {
  EXPECT_THAT(Problems(kLlamaNsaConfig, R"({"nsa_variant":"moba"})"),
              ElementsAre(HasSubstr("is \"moba\", expected one of nsa, selected_only, full")));
  EXPECT_THAT(Problems(kLlamaNsaConfig, R"({"block_size":16,"block_counts":32})"),
              ElementsAre(HasSubstr("selection chunk_half needs block_size of at least topk 32")));
  EXPECT_THAT(Problems(kLlamaNsaConfig, R"({"window_size":null})"),
              ElementsAre(HasSubstr("window_size is missing")));
}

TEST(Nsa, AbsentKeysHaveTheFamilysDefaults) {
  const ModelConfig model = ReadFamily(kNsaConfigText);
  EXPECT_EQ(model.hidden, 2048);
  EXPECT_EQ(model.layers, 24);
  EXPECT_EQ(model.query_heads, 64);
  EXPECT_EQ(model.kv_heads, 4);
  EXPECT_EQ(model.head_dim, 32);
  EXPECT_EQ(model.mlp_hidden, 5632);  // 2048 * 4 * 2 / 3, to a multiple of 256
  EXPECT_EQ(model.vocabulary, 32000);
  EXPECT_EQ(model.rms_norm_epsilon, 1e-6F);
  EXPECT_FALSE(model.attention_bias);
  EXPECT_EQ(model.nsa->block_tokens, 64);
  EXPECT_EQ(model.nsa->kernel_tokens, 64);
  EXPECT_EQ(model.nsa->selected_blocks, 16);
  EXPECT_EQ(model.nsa->window_tokens, 512);
  EXPECT_EQ(model.nsa->initial_blocks, 1);
  EXPECT_EQ(model.nsa->local_blocks, 2);
}

TEST(Nsa, NullIsNotAbsence) {
  const auto with = [](const char* key) {
    Json config = ParseJson(kNsaConfigText).value();
    config[key] = nullptr;
    return ReadFamily(config);
  };
  EXPECT_EQ(with("num_kv_heads").kv_heads, 64);
  EXPECT_FALSE(with("window_size").nsa->window_branch);
  EXPECT_EQ(with("intermediate_size").mlp_hidden, 5632);
}

TEST(Nsa, KeysSettleItsParameters) {
  EXPECT_EQ(ReadFamily(kNsaConfigText, R"({"block_counts":17})").nsa->selected_blocks, 32);
  EXPECT_EQ(ReadFamily(kNsaConfigText, R"({"intermediate_size":1000})").mlp_hidden, 1000);
  const NsaParams no_window = ReadFamily(kNsaConfigText, R"({"window_size":0})").nsa.value();
  EXPECT_FALSE(no_window.window_branch);
  EXPECT_TRUE(no_window.compressed_branch);
  const NsaParams current =
      ReadFamily(kNsaConfigText, R"({"nsa_forced":"current_only"})").nsa.value();
  EXPECT_EQ(current.initial_blocks, 0);
  EXPECT_EQ(current.local_blocks, 1);
}

TEST(Nsa, WhatIsNotServedIsRefused) {
  EXPECT_THAT(Problems(kNsaConfigText, R"({"attnres_block_size":4})"),
              ElementsAre(HasSubstr("attnres_block_size is not implemented")));
  EXPECT_THAT(Problems(kNsaConfigText, R"({"hidden_act":"gelu"})"),
              ElementsAre(HasSubstr("hidden_act is \"gelu\", expected one of swish, silu")));
  EXPECT_THAT(Problems(kNsaConfigText, R"({"elementwise_affine":false})"),
              ElementsAre(HasSubstr("elementwise_affine is false, expected true")));
  EXPECT_THAT(Problems(kNsaConfigText, R"({"block_size":48})"),
              ElementsAre(HasSubstr("block_size is 48, accepted are 16, 32, 64, 128")));
}

constexpr char kModuleConfig[] = R"({"model_type":"toy_nsa_llama","vocab_size":128288,
    "max_position_embeddings":131072,"hidden_size":4096,"intermediate_size":14336,
    "num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":2,"head_dim":128,
    "rope_theta":500000.0,"rope_scaling":{"factor":8.0,"high_freq_factor":4.0,
    "low_freq_factor":1.0,"original_max_position_embeddings":8192,"rope_type":"llama3"},
    "compress_type":"weightedpool","kernel_size":32,"kernel_stride":16,"block_size":64,"topk":16,
    "init_blocks":1,"local_blocks":2,"window_size":512})";

TEST(NsaModule, ToysAreASettingOfNsa) {
  const ModelConfig toy = ReadFamily(kModuleConfig);
  EXPECT_EQ(toy.nsa->compress, NsaCompress::kWeighted);
  EXPECT_EQ(toy.nsa->window_span_tokens(), 513);
  EXPECT_EQ(toy.nsa->gate, NsaGate::kHead);
  EXPECT_EQ(FindTensor(toy, TensorSlot::kBranchGate, 3)->name, "layers.3.nsa.gate.0.weight");
  EXPECT_EQ(FindTensor(toy, TensorSlot::kCompressKeys)->shape, (std::vector<int64_t>{2, 32}));
  EXPECT_EQ(ReadFamily(kModuleConfig, R"({"compress_type":"linear"})").nsa->compress,
            NsaCompress::kLinear);
  const ModelConfig fsa = ReadFamily(
      kModuleConfig, R"({"model_type":"fsa_llama","compress_type":null,"rms_norm_eps":1e-5})");
  EXPECT_EQ(fsa.nsa->gate, NsaGate::kToken);
  EXPECT_EQ(FindTensor(fsa, TensorSlot::kBranchGate)->shape, (std::vector<int64_t>{3, 4096}));
  EXPECT_EQ(FindTensor(fsa, TensorSlot::kCompressValues, 1)->name,
            "model.layers.1.self_attn.sparse_attn.compress_value");
  EXPECT_EQ(FindTensor(fsa, TensorSlot::kCompressValues, 1)->shape,
            (std::vector<int64_t>{2, 32 * 128, 128}));
}

TEST(NsaModule, WhatIsNotServedIsRefused) {
  EXPECT_THAT(Problems(kModuleConfig, R"({"compress_type":"avgpool"})"),
              ElementsAre(HasSubstr("compress_type is avgpool, which would add position")));
  EXPECT_THAT(Problems(kModuleConfig, R"({"model_type":"fsa_llama"})"),
              ElementsAre(HasSubstr("compress_type is \"weightedpool\", expected linear")));
  EXPECT_THAT(Problems(kModuleConfig, R"({"topk":2})"),
              ElementsAre(HasSubstr("init_blocks 1 + local_blocks 2 exceed topk 2")));
  EXPECT_THAT(Problems(kModuleConfig, R"({"kernel_size":null})"),
              ElementsAre(HasSubstr("kernel_size is missing")));
}

// The repository where the family comes from makes heads of 64 whatever the file says.
TEST(Nsa, TheProjectionToQueriesDecidesTheHeadDim) {
  const char* patch = R"({"hidden_size":16,"num_hidden_layers":1,"num_heads":4,"num_kv_heads":2,
                          "head_dim":8,"vocab_size":32,"intermediate_size":24})";
  const ModelConfig model = ReadFamily(kNsaConfigText, patch);
  const TemporaryDirectory directory;
  directory.Write("model.safetensors",
                  SafetensorsFile(RandomTensors(model, 1, DType::kBf16, true)));
  directory.Write("tokenizer.json", "{}");
  directory.Write(
      "config.json",
      WriteJson(Patched(WriteJson(Patched(kNsaConfigText, patch)).c_str(), R"({"head_dim":32})")));
  const auto checkpoint = LoadCheckpoint(directory.path());
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  EXPECT_EQ(checkpoint->config().head_dim, 8);
  EXPECT_EQ(checkpoint->config().rope.rotary_dims, 8);
  EXPECT_THAT(checkpoint->warnings(), ElementsAre(HasSubstr("head_dim is 32, but the projection")));
}

}  // namespace
}  // namespace longspan

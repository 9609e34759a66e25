// What the families make of the configurations that their public checkpoints have.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "engine/loader/hf_config.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

ModelConfig ReadFamily(const std::string& config) {
  Findings findings;
  const auto result = ReadHfConfig(ParseJson(config).value(), nullptr, {}, &findings);
  EXPECT_THAT(findings.problems(), IsEmpty());
  return result ? result->model : ModelConfig();
}

std::vector<std::string> FamilyProblems(const std::string& config, const std::string& patch) {
  Findings findings;
  Json json = ParseJson(config).value();
  json.update(ParseJson(patch).value());
  (void)ReadHfConfig(json, nullptr, {}, &findings);
  return findings.problems();
}

LayerDescription Layer(const ModelConfig& config, int layer) {
  return config.family->layer(config, layer);
}

std::vector<int64_t> Windows(const ModelConfig& config) {
  std::vector<int64_t> windows;
  for (int i = 0; i < config.layers; ++i) windows.push_back(Layer(config, i).window_tokens);
  return windows;
}

// With one member more or other than the text says.
std::string With(const std::string& config, const std::string& patch) {
  Json json = ParseJson(config).value();
  json.update(ParseJson(patch).value());
  return WriteJson(json);
}

constexpr char kQwen25File[] = R"({"architectures":["Qwen2ForCausalLM"],"attention_dropout":0.0,
    "bos_token_id":151643,"eos_token_id":151645,"hidden_act":"silu","hidden_size":3584,
    "initializer_range":0.02,"intermediate_size":18944,"max_position_embeddings":32768,
    "max_window_layers":3,"model_type":"qwen2","num_attention_heads":28,"num_hidden_layers":4,
    "num_key_value_heads":4,"rms_norm_eps":1e-06,"rope_theta":1000000.0,"sliding_window":131072,
    "tie_word_embeddings":false,"torch_dtype":"bfloat16","transformers_version":"4.43.1",
    "use_cache":true,"use_sliding_window":false,"vocab_size":152064})";

TEST(FamilyConfig, Qwen2HasBiasesThatNoKeyTells) {
  const ModelConfig model = ReadFamily(kQwen25File);
  EXPECT_EQ(model.family, &kQwen2);
  EXPECT_EQ(model.head_dim, 128);
  EXPECT_TRUE(Layer(model, 0).projection_bias);
  EXPECT_FALSE(Layer(model, 0).output_bias);
  EXPECT_FALSE(Layer(model, 0).mlp_bias);
  EXPECT_FALSE(Layer(model, 0).head_norms);
}

TEST(FamilyConfig, Qwen2HasWindowsOnlyWhereAskedFor) {
  EXPECT_THAT(Windows(ReadFamily(kQwen25File)), ElementsAre(0, 0, 0, 0));
  const std::string on = With(kQwen25File, R"({"use_sliding_window":true})");
  EXPECT_THAT(Windows(ReadFamily(on)), ElementsAre(0, 0, 0, 131072));
  EXPECT_THAT(Windows(ReadFamily(With(on, R"({"max_window_layers":0})"))),
              ElementsAre(131072, 131072, 131072, 131072));
  EXPECT_THAT(Windows(ReadFamily(With(on, R"({"layer_types":["sliding_attention",
                  "full_attention","full_attention","full_attention"]})"))),
              ElementsAre(131072, 0, 0, 0));
  EXPECT_THAT(Windows(ReadFamily(With(on, R"({"sliding_window":null})"))), ElementsAre(0, 0, 0, 0));
}

TEST(FamilyConfig, ListsOfLayersAreWhole) {
  EXPECT_THAT(FamilyProblems(kQwen25File, R"({"layer_types":["full_attention"]})"),
              ElementsAre(HasSubstr("layer_types is [\"full_attention\"], expected one of "
                                    "full_attention and sliding_attention for each of 4 layers")));
  EXPECT_THAT(FamilyProblems(kQwen25File, R"({"layer_types":["full_attention","chunked_attention",
                  "full_attention","full_attention"]})"),
              ElementsAre(HasSubstr("layer_types is")));
  EXPECT_THAT(FamilyProblems(kQwen25File, R"({"layer_types":"full_attention"})"),
              ElementsAre(HasSubstr("layer_types is \"full_attention\"")));
}

TEST(FamilyConfig, Qwen2WithoutABaseOfRopeIsRefused) {
  EXPECT_THAT(FamilyProblems(kQwen25File, R"({"rope_theta":null})"),
              ElementsAre("config.json: rope_theta is missing"));
}

constexpr char kQwen3File[] = R"({"architectures":["Qwen3ForCausalLM"],"attention_bias":false,
    "attention_dropout":0.0,"bos_token_id":151643,"eos_token_id":151645,"head_dim":128,
    "hidden_act":"silu","hidden_size":1024,"initializer_range":0.02,"intermediate_size":3072,
    "max_position_embeddings":40960,"max_window_layers":2,"model_type":"qwen3",
    "num_attention_heads":16,"num_hidden_layers":2,"num_key_value_heads":8,"rms_norm_eps":1e-06,
    "rope_scaling":null,"rope_theta":1000000,"sliding_window":null,"tie_word_embeddings":true,
    "torch_dtype":"bfloat16","use_cache":true,"use_sliding_window":false,"vocab_size":151936})";

TEST(FamilyConfig, Qwen3HasNormsOfHeadsAndBiasesWhereAskedFor) {
  const ModelConfig model = ReadFamily(kQwen3File);
  EXPECT_EQ(model.family, &kQwen3);
  EXPECT_EQ(model.head_dim, 128);
  EXPECT_TRUE(Layer(model, 1).head_norms);
  EXPECT_FALSE(Layer(model, 1).projection_bias);
  const ModelConfig biased = ReadFamily(With(kQwen3File, R"({"attention_bias":true})"));
  EXPECT_TRUE(Layer(biased, 1).projection_bias);
  EXPECT_TRUE(Layer(biased, 1).output_bias);
  EXPECT_EQ(ReadFamily(With(kQwen3File, R"({"head_dim":null})")).head_dim, 128);
}

constexpr char kMistralFile[] = R"({"architectures":["MistralForCausalLM"],"bos_token_id":1,
    "eos_token_id":2,"hidden_act":"silu","hidden_size":5120,"initializer_range":0.02,
    "intermediate_size":14336,"max_position_embeddings":32768,"model_type":"mistral",
    "num_attention_heads":32,"num_hidden_layers":2,"num_key_value_heads":8,"rms_norm_eps":1e-05,
    "rope_theta":10000.0,"sliding_window":4096,"tie_word_embeddings":false,
    "torch_dtype":"bfloat16","use_cache":true,"vocab_size":32000})";

TEST(FamilyConfig, MistralHasOneWindowOrNone) {
  EXPECT_THAT(Windows(ReadFamily(kMistralFile)), ElementsAre(4096, 4096));
  EXPECT_THAT(Windows(ReadFamily(With(kMistralFile, R"({"sliding_window":1024})"))),
              ElementsAre(1024, 1024));
  EXPECT_THAT(Windows(ReadFamily(With(kMistralFile, R"({"sliding_window":null})"))),
              ElementsAre(0, 0));
  Json absent = ParseJson(kMistralFile).value();
  absent.erase("sliding_window");
  EXPECT_THAT(Windows(ReadFamily(WriteJson(absent))), ElementsAre(4096, 4096));
  EXPECT_THAT(FamilyProblems(kMistralFile, R"({"sliding_window":0})"),
              ElementsAre(HasSubstr("sliding_window is 0, expected an integer from 1")));
}

TEST(FamilyConfig, MistralMaySayItsHeadDim) {
  EXPECT_EQ(ReadFamily(kMistralFile).head_dim, 160);
  EXPECT_EQ(ReadFamily(With(kMistralFile, R"({"head_dim":128})")).head_dim, 128);
}

constexpr char kSmolLm3File[] = R"({"architectures":["SmolLM3ForCausalLM"],"attention_bias":false,
    "attention_dropout":0.0,"bos_token_id":null,"eos_token_id":128012,"hidden_act":"silu",
    "hidden_size":2048,"initializer_range":0.02,"intermediate_size":11008,
    "max_position_embeddings":65536,"max_window_layers":28,"mlp_bias":false,
    "model_type":"smollm3","no_rope_layer_interval":4,"num_attention_heads":16,
    "num_hidden_layers":8,"num_key_value_heads":4,"pad_token_id":128004,"pretraining_tp":2,
    "rms_norm_eps":1e-06,"rope_scaling":null,"rope_theta":5000000.0,"sliding_window":null,
    "tie_word_embeddings":true,"torch_dtype":"bfloat16","use_cache":false,
    "use_sliding_window":false,"vocab_size":128256})";

std::vector<int> LayersWithoutRope(const ModelConfig& config) {
  std::vector<int> layers;
  for (int i = 0; i < config.layers; ++i) {
    if (Layer(config, i).rope == nullptr) layers.push_back(i);
  }
  return layers;
}

TEST(FamilyConfig, SmolLm3LeavesRopeOutOfSomeLayers) {
  EXPECT_THAT(LayersWithoutRope(ReadFamily(kSmolLm3File)), ElementsAre(3, 7));
  EXPECT_THAT(
      LayersWithoutRope(ReadFamily(With(kSmolLm3File, R"({"no_rope_layer_interval":null})"))),
      ElementsAre(3, 7));
  EXPECT_THAT(LayersWithoutRope(ReadFamily(With(kSmolLm3File, R"({"no_rope_layer_interval":3})"))),
              ElementsAre(2, 5));
  EXPECT_THAT(
      LayersWithoutRope(ReadFamily(With(kSmolLm3File, R"({"no_rope_layers":[0,1,1,1,1,1,1,0]})"))),
      ElementsAre(0, 7));
  EXPECT_THAT(FamilyProblems(kSmolLm3File, R"({"no_rope_layers":[0,1,1,1,1,1,1,2]})"),
              ElementsAre(HasSubstr("no_rope_layers is [0,1,1,1,1,1,1,2], expected one of 0 and 1 "
                                    "for each of 8 layers")));
}

TEST(FamilyConfig, SmolLm3MayHaveWindowsWhereItHasNoRope) {
  EXPECT_THAT(Windows(ReadFamily(
                  With(kSmolLm3File, R"({"use_sliding_window":true,"sliding_window":512})"))),
              ElementsAre(0, 0, 0, 512, 0, 0, 0, 512));
}

constexpr char kGemma3File[] = R"({"_sliding_window_pattern":6,
    "architectures":["Gemma3ForCausalLM"],"attention_bias":false,"attention_dropout":0.0,
    "attn_logit_softcapping":null,"bos_token_id":2,"eos_token_id":1,
    "final_logit_softcapping":null,"head_dim":256,"hidden_activation":"gelu_pytorch_tanh",
    "hidden_size":640,"initializer_range":0.02,"intermediate_size":2048,
    "max_position_embeddings":32768,"model_type":"gemma3_text","num_attention_heads":4,
    "num_hidden_layers":7,"num_key_value_heads":1,"pad_token_id":0,"query_pre_attn_scalar":256,
    "rms_norm_eps":1e-06,"rope_local_base_freq":10000.0,"rope_scaling":null,
    "rope_theta":1000000.0,"sliding_window":512,"torch_dtype":"bfloat16",
    "use_bidirectional_attention":false,"use_cache":true,"vocab_size":262144})";

TEST(FamilyConfig, Gemma3HasAFullLayerBehindFiveWithWindows) {
  const ModelConfig model = ReadFamily(kGemma3File);
  EXPECT_THAT(Windows(model), ElementsAre(512, 512, 512, 512, 512, 0, 512));
  EXPECT_EQ(Layer(model, 4).rope, &ModelConfig::local_rope);
  EXPECT_EQ(Layer(model, 5).rope, &ModelConfig::rope);
  EXPECT_THAT(Windows(ReadFamily(With(kGemma3File, R"({"sliding_window_pattern":3})"))),
              ElementsAre(512, 512, 0, 512, 512, 0, 512));
}

TEST(FamilyConfig, Gemma3ScalesItsQueriesAndEmbeddings) {
  const ModelConfig model = ReadFamily(kGemma3File);
  EXPECT_FLOAT_EQ(model.query_scale, 1.0F);
  EXPECT_FLOAT_EQ(model.embedding_scale, std::sqrt(640.0F));
  EXPECT_FLOAT_EQ(
      ReadFamily(With(kGemma3File, R"({"head_dim":128,"query_pre_attn_scalar":168})")).query_scale,
      std::sqrt(128.0F / 168.0F));
}

// The second frequency of a head of 256 is theta^(-1/128).
double ThetaOf(const RopeConfig& rope) { return std::pow(rope.inverse_frequencies[1], -128.0); }

TEST(FamilyConfig, Gemma3HasTwoTablesOfRope) {
  for (const char* patch : {"{}", R"({"rope_local_base_freq":20000.0,"rope_theta":500000.0,
                  "rope_scaling":{"rope_type":"linear","factor":8.0}})",
                            R"({"rope_local_base_freq":null,"rope_theta":null,"rope_parameters":{
            "full_attention":{"rope_type":"linear","factor":8.0,"rope_theta":500000.0},
            "sliding_attention":{"rope_type":"default","rope_theta":20000.0}}})"}) {
    SCOPED_TRACE(patch);
    const bool is_scaled = std::string(patch) != "{}";
    const ModelConfig model = ReadFamily(With(kGemma3File, patch));
    ASSERT_EQ(model.rope.rotary_dims, 256);
    ASSERT_EQ(model.local_rope.rotary_dims, 256);
    EXPECT_NEAR(ThetaOf(model.local_rope), is_scaled ? 20000.0 : 10000.0, 1.0);
    EXPECT_NEAR(model.local_rope.inverse_frequencies[0], 1.0, 1e-6);
    EXPECT_NEAR(model.rope.inverse_frequencies[0], is_scaled ? 0.125 : 1.0, 1e-6);
    EXPECT_NEAR(model.rope.inverse_frequencies[1] / model.rope.inverse_frequencies[0],
                std::pow(is_scaled ? 500000.0 : 1e6, -1.0 / 128), 1e-6);
  }
}

// A request chooses once, by the lengths of the table of layers that see all tokens.
TEST(FamilyConfig, LayersWithWindowsHaveOneRange) {
  Json windows = {{"rope_type", "longrope"},
                  {"rope_theta", 20000.0},
                  {"original_max_position_embeddings", 4096},
                  {"short_factor", std::vector<double>(128, 1.0)},
                  {"long_factor", std::vector<double>(128, 1.0)}};
  const auto patch = [&windows] {
    const Json by_type = {{"full_attention", {{"rope_theta", 500000.0}}},
                          {"sliding_attention", windows}};
    return WriteJson(
        {{"rope_local_base_freq", nullptr}, {"rope_theta", nullptr}, {"rope_parameters", by_type}});
  };
  EXPECT_THAT(FamilyProblems(kGemma3File, patch()), IsEmpty());
  windows["long_factor"][127] = 2.0;
  EXPECT_THAT(FamilyProblems(kGemma3File, patch()),
              ElementsAre(HasSubstr("longrope for layers with windows")));
}

// As the text part of a file that says only what differs from the first release.
TEST(FamilyConfig, Gemma3LeavesOutWhatIsUsual) {
  const ModelConfig model = ReadFamily(R"({"hidden_size":2560,"intermediate_size":10240,
      "model_type":"gemma3_text","num_hidden_layers":34,"sliding_window":1024,
      "rope_scaling":{"factor":8.0,"rope_type":"linear"}})");
  EXPECT_EQ(model.query_heads, 8);
  EXPECT_EQ(model.kv_heads, 4);
  EXPECT_EQ(model.head_dim, 256);
  EXPECT_EQ(model.vocabulary, 262208);
  EXPECT_EQ(model.max_position_tokens, 131072);
  EXPECT_NEAR(model.rope.inverse_frequencies[0], 0.125, 1e-6);
  EXPECT_NEAR(ThetaOf(model.local_rope), 10000.0, 1.0);
}

TEST(FamilyConfig, Gemma3WithCapsIsRefused) {
  EXPECT_THAT(FamilyProblems(kGemma3File, R"({"final_logit_softcapping":30.0})"),
              ElementsAre(HasSubstr("final_logit_softcapping is not supported")));
  EXPECT_THAT(FamilyProblems(kGemma3File, R"({"attn_logit_softcapping":50.0})"),
              ElementsAre(HasSubstr("attn_logit_softcapping is not supported")));
  EXPECT_THAT(FamilyProblems(kGemma3File, R"({"use_bidirectional_attention":true})"),
              ElementsAre(HasSubstr("use_bidirectional_attention is true, expected false")));
  EXPECT_THAT(FamilyProblems(kGemma3File, R"({"rope_local_base_freq":0.5})"),
              ElementsAre(HasSubstr("rope_local_base_freq is 0.5, expected above 1")));
}

}  // namespace
}  // namespace longspan

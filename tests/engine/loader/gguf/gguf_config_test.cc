#include "engine/loader/gguf/gguf_config.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "engine/loader/gguf/gguf_types.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr uint32_t kF32 = 0;

// Reads the keys of a file of one architecture, whose family has that name, too.
class GgufConfig : public ::testing::Test {
 protected:
  void SetKey(const std::string& behind_architecture, const Json& value) {
    metadata_[architecture_ + "." + behind_architecture] = value;
  }

  void SetFactors(const std::string& name, const std::vector<float>& factors) {
    std::vector<float>& kept = factors_[name] = factors;
    StoredTensor tensor;
    tensor.entry = {name,
                    FindGgufType(kF32),
                    {static_cast<int64_t>(kept.size())},
                    0,
                    kept.size() * sizeof(float)};
    tensor.data = reinterpret_cast<const char*>(kept.data());
    tensor.file_name = "x.gguf";
    weights_.tensors[name] = tensor;
  }

  Json Read() {
    metadata_["general.architecture"] = architecture_;
    const ModelFamily family = {.model_type = architecture_, .gguf_architecture = architecture_};
    const ModelFamily* const families[] = {&family};
    return ReadGgufConfig(metadata_, "x.gguf", families, &weights_, &names_, &findings_)
        .value_or(Json());
  }

  std::string architecture_ = "llama";
  Json metadata_ = Json::object();
  std::map<std::string, std::vector<float>> factors_;
  WeightFiles weights_;
  ContainerNames names_;
  Findings findings_;
};

TEST_F(GgufConfig, WindowsAndScalesHaveTheKeysOfConfigJson) {
  SetKey("attention.sliding_window", 512);
  SetKey("rope.freq_base_swa", 20000.0);
  SetKey("final_logit_softcapping", 30.0);
  const Json config = Read();
  EXPECT_EQ(config.at("sliding_window"), 512);
  EXPECT_EQ(config.at("rope_local_base_freq"), 20000.0);
  EXPECT_EQ(config.at("final_logit_softcapping"), 30.0);
  EXPECT_EQ(names_.NameOf("sliding_window"), "llama.attention.sliding_window");
  EXPECT_THAT(findings_.problems(), ElementsAre());
}

TEST_F(GgufConfig, SmolLm3RotatesThreeLayersOfFour) {
  architecture_ = "smollm3";
  EXPECT_EQ(Read().at("no_rope_layer_interval"), 4);
}

TEST_F(GgufConfig, Gemma3HasWhatItsFilesLeaveOut) {
  architecture_ = "gemma3";
  SetKey("block_count", 18);
  SetKey("embedding_length", 640);
  SetKey("attention.head_count", 4);
  SetKey("attention.key_length", 256);
  Json config = Read();
  EXPECT_EQ(config.at("sliding_window_pattern"), 6);
  EXPECT_EQ(config.at("rope_local_base_freq"), 10000.0);
  EXPECT_EQ(config.at("query_pre_attn_scalar"), 256);
  // 27B
  SetKey("block_count", 62);
  SetKey("embedding_length", 5376);
  SetKey("attention.head_count", 32);
  SetKey("attention.key_length", 128);
  EXPECT_EQ(Read().at("query_pre_attn_scalar"), 168);
  // What a file says goes before.
  SetKey("rope.freq_base_swa", 5000.0);
  SetKey("attention.sliding_window_pattern", 2);
  config = Read();
  EXPECT_EQ(config.at("rope_local_base_freq"), 5000.0);
  EXPECT_EQ(config.at("sliding_window_pattern"), 2);
}

TEST_F(GgufConfig, MiniCpmHasMultipliersOfItsOwn) {
  architecture_ = "minicpm";
  SetKey("block_count", 32);
  SetKey("embedding_length", 4096);
  SetKey("embedding_scale", 12.0);
  SetKey("residual_scale", 1.4 / std::sqrt(32.0));
  SetKey("logit_scale", 16.0);
  const Json config = Read();
  EXPECT_EQ(config.at("scale_emb"), 12.0);
  EXPECT_NEAR(config.at("scale_depth").get<double>(), 1.4, 1e-12);
  EXPECT_EQ(config.at("dim_model_base"), 256.0);
  EXPECT_EQ(names_.NameOf("scale_depth"), "minicpm.residual_scale");
  SetKey("residual_scale", "much");
  Read();
  EXPECT_THAT(findings_.problems(),
              ElementsAre("x.gguf: minicpm.residual_scale is \"much\", expected a number"));
}

TEST_F(GgufConfig, FieldsOfAnArchitectureAreNotThoseOfAnother) {
  const Json config = Read();
  EXPECT_FALSE(config.contains("no_rope_layer_interval"));
  EXPECT_FALSE(config.contains("sliding_window_pattern"));
  SetKey("residual_scale", 2.0);
  EXPECT_EQ(Read().at("llama.residual_scale"), 2.0);  // which the family will refuse
}

TEST_F(GgufConfig, LongropeHasItsFactorsInTensors) {
  architecture_ = "minicpm";
  SetKey("context_length", 32768);
  SetFactors("rope_factors_short.weight", {1.0F, 2.0F});
  SetFactors("rope_factors_long.weight", {3.0F, 4.0F});
  Json scaling = Read().at("rope_scaling");
  EXPECT_TRUE(SameJson(scaling, {{"rope_type", "longrope"},
                                 {"short_factor", {1.0, 2.0}},
                                 {"long_factor", {3.0, 4.0}},
                                 {"original_max_position_embeddings", 32768}}))
      << WriteJson(scaling);
  EXPECT_TRUE(weights_.tensors.empty());
  SetFactors("rope_factors_long.weight", {3.0F, 4.0F});
  SetKey("rope.scaling.type", "longrope");
  SetKey("rope.scaling.original_context_length", 4096);
  SetKey("rope.scaling.attn_factor", 1.5);
  scaling = Read().at("rope_scaling");
  EXPECT_EQ(scaling.at("original_max_position_embeddings"), 4096);
  EXPECT_EQ(scaling.at("attention_factor"), 1.5);
}

TEST_F(GgufConfig, YarnHasItsRamp) {
  SetKey("rope.scaling.type", "yarn");
  SetKey("rope.scaling.factor", 4.0);
  SetKey("rope.scaling.yarn_beta_fast", 16.0);
  SetKey("rope.scaling.yarn_beta_slow", 2.0);
  const Json scaling = Read().at("rope_scaling");
  EXPECT_EQ(
      scaling,
      (Json{{"rope_type", "yarn"}, {"factor", 4.0}, {"beta_fast", 16.0}, {"beta_slow", 2.0}}));
}

TEST_F(GgufConfig, FactorsOfTwoRulesAreRefused) {
  SetKey("rope.scaling.type", "linear");
  SetFactors("rope_freqs.weight", {1.0F});
  Read();
  EXPECT_THAT(findings_.problems(),
              ElementsAre(HasSubstr("llama.rope.scaling.type is \"linear\", expected none")));
}

}  // namespace
}  // namespace longspan

#include "engine/loader/quantised/quantization_config.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "tests/engine/loader/quantised/quantised_module.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// All problems; "" where there is none.
std::string ProblemsOf(const Json& config, bool strict = false) {
  Findings findings;
  const auto read = ReadQuantizationConfig(config, {"config.json", strict}, &findings);
  EXPECT_EQ(read.has_value(), !findings.has_problems());
  return absl::StrJoin(findings.problems(), "\n");
}

std::vector<std::string> WarningsOf(const Json& config) {
  Findings findings;
  ReadQuantizationConfig(config, {}, &findings);
  EXPECT_THAT(findings.problems(), IsEmpty());
  return findings.warnings();
}

std::string WithKey(const char* layout, const std::string& pointer, const Json& value) {
  Json config = GoldenModule(layout).config;
  config[Json::json_pointer(pointer)] = value;
  return ProblemsOf(config);
}

TEST(QuantizationConfig, EveryGoldenOneIsReadWithoutAWord) {
  for (const std::string& layout : GoldenLayouts()) {
    const Json config = GoldenModule(layout).config;
    EXPECT_EQ(ProblemsOf(config, true), "") << layout;
    EXPECT_THAT(WarningsOf(config), IsEmpty()) << layout;
  }
}

TEST(QuantizationConfig, OtherMethodsAreRefusedByNameWithWhatIsClose) {
  const auto method = [](const char* name) { return ProblemsOf({{"quant_method", name}}); };
  EXPECT_THAT(method("bitsandbytes"),
              AllOf(StartsWith("config.json: quantization_config: quant_method is "
                               "\"bitsandbytes\", served are fp8, awq, gptq, compressed-tensors"),
                    HasSubstr("close to it and served: awq, gptq")));
  EXPECT_THAT(method("mxfp4"), HasSubstr("floats of 4 bits; close to it and served: awq"));
  EXPECT_THAT(method("modelopt_fp4"), HasSubstr("its tensors have other names"));
  EXPECT_THAT(method("exl2"), HasSubstr("close to it"));
  EXPECT_THAT(method("hqq"), HasSubstr("close to it"));
  EXPECT_THAT(method("quanto"), HasSubstr("close to it and served: fp8"));
  EXPECT_THAT(method("fbgemm_fp8"), HasSubstr("close to it and served: fp8"));
  EXPECT_THAT(method("brand-new"), HasSubstr("is \"brand-new\", served are"));
  EXPECT_THAT(ProblemsOf({{"load_in_8bit", true}}), HasSubstr("is \"bitsandbytes\""));
  EXPECT_THAT(ProblemsOf(Json::object()), HasSubstr("quant_method is missing, served are"));
  EXPECT_THAT(ProblemsOf(Json::array({1})), HasSubstr("expected an object"));
  EXPECT_THAT(ProblemsOf({{"quant_method", 4}}), HasSubstr("quant_method is 4, expected a string"));
}

TEST(QuantizationConfig, WhatFp8DoesNotServeIsRefused) {
  EXPECT_THAT(WithKey("fp8_block", "/weight_block_size", {64, 128}),
              HasSubstr("weight_block_size is [64,128], served is [128, 128]"));
  EXPECT_THAT(WithKey("fp8_block", "/fmt", "e5m2"), HasSubstr("fmt is \"e5m2\", served is e4m3"));
  EXPECT_THAT(WithKey("fp8_block", "/activation_scheme", "none"),
              HasSubstr("activation_scheme is \"none\", served are dynamic and static"));
  EXPECT_THAT(WithKey("fp8_block", "/activation_scheme", "static"),
              HasSubstr("which weights in blocks are not served with"));
  EXPECT_THAT(WithKey("fp8_block", "/modules_to_not_convert", "lm_head"),
              HasSubstr("modules_to_not_convert is \"lm_head\", expected an array of strings"));
  EXPECT_THAT(WithKey("fp8_block", "/modules_to_not_convert", {"re:("}),
              HasSubstr("modules_to_not_convert holds the pattern"));
}

TEST(QuantizationConfig, WhatAwqAndGptqDoNotServeIsRefused) {
  EXPECT_THAT(WithKey("awq", "/bits", 3), HasSubstr("bits is 3, served is 4"));
  EXPECT_THAT(WithKey("awq", "/version", "gemv"), HasSubstr("version is \"gemv\", served is gemm"));
  EXPECT_EQ(WithKey("awq", "/version", "GEMM"), "");
  EXPECT_THAT(WithKey("awq", "/zero_point", false), HasSubstr("zero_point is false"));
  EXPECT_THAT(WithKey("awq", "/group_size", 0), HasSubstr("group_size is 0, expected -1"));
  EXPECT_THAT(WithKey("gptq", "/bits", 2), HasSubstr("bits is 2, served are 4 and 8"));
  EXPECT_THAT(WithKey("gptq", "/checkpoint_format", "marlin"),
              AllOf(HasSubstr("checkpoint_format is \"marlin\", served is gptq, gptq_v2"),
                    HasSubstr("in the order of one kernel")));
  EXPECT_THAT(WithKey("gptq", "/is_marlin_format", true), HasSubstr("is_marlin_format"));
  EXPECT_THAT(WithKey("gptq", "/dynamic", {{"+:.*", {{"bits", 8}}}}),
              HasSubstr("dynamic is {\"+:.*\":{\"bits\":8}}: modules with other bits"));
  EXPECT_EQ(WithKey("gptq", "/dynamic", Json::object()), "");
  EXPECT_THAT(WithKey("gptq", "/pack_dtype", "int16"), HasSubstr("served is int32"));
  Json older = {{"quant_method", "awq"}, {"w_bit", 4}, {"q_group_size", 128}};
  EXPECT_EQ(ProblemsOf(older), "");
  older.erase("w_bit");
  EXPECT_THAT(ProblemsOf(older), HasSubstr("bits is missing"));
}

TEST(QuantizationConfig, WhatCompressedTensorsDoesNotServeIsRefused) {
  const std::string weights = "/config_groups/group_0/weights";
  EXPECT_THAT(WithKey("pack4", "/format", "marlin-24"),
              AllOf(HasSubstr("format is \"marlin-24\" with integers, served are float-quantized"),
                    HasSubstr("in the order of one kernel")));
  EXPECT_THAT(WithKey("pack4", "/format", "nvfp4-pack-quantized"), HasSubstr("floats of 4 bits"));
  EXPECT_THAT(WithKey("pack4", weights + "/num_bits", 3),
              HasSubstr("weights are integers of 3 bits with the strategy group"));
  EXPECT_THAT(WithKey("pack4", weights + "/strategy", "block"), HasSubstr("strategy block"));
  EXPECT_THAT(WithKey("pack4", weights + "/group_size", nullptr),
              HasSubstr("weights: group_size is missing"));
  EXPECT_THAT(WithKey("fp8_channel", weights + "/strategy", "group"), HasSubstr("group_size"));
  EXPECT_THAT(WithKey("fp8_channel", weights + "/type", "posit"), HasSubstr("type is \"posit\""));
  EXPECT_THAT(WithKey("fp8_channel", "/sparsity_config", {{"format", "sparse-24-bitmask"}}),
              HasSubstr("sparse weights are not served"));
  EXPECT_EQ(WithKey("fp8_channel", "/sparsity_config", {{"format", "dense"}}), "");
  EXPECT_THAT(WithKey("fp8_channel", "/transform_config", {{"R1", 1}}), HasSubstr("rotated"));
  EXPECT_THAT(WithKey("fp8_channel", "/config_groups", Json::object()),
              HasSubstr("config_groups is {}, expected an object of groups"));
  EXPECT_THAT(WithKey("fp8_channel", "/config_groups/group_0", 3), HasSubstr("expected an object"));
}

TEST(QuantizationConfig, AGroupMayHaveAFormatOfItsOwn) {
  Json config = GoldenModule("pack4").config;
  config["format"] = "mixed-precision";
  config["config_groups"]["group_0"]["format"] = "pack-quantized";
  Json floats = GoldenModule("fp8_channel").config["config_groups"]["group_0"];
  floats["format"] = "float-quantized";
  floats["targets"] = {"re:.*down_proj"};
  config["config_groups"]["group_1"] = floats;
  Findings findings;
  const auto read = ReadQuantizationConfig(config, {}, &findings);
  ASSERT_TRUE(read.has_value()) << absl::StrJoin(findings.problems(), "\n");
  EXPECT_EQ(read->SchemeOf("model.layers.0.mlp.up_proj")->layout, QuantisedLayout::kPackedRows);
  EXPECT_EQ(read->SchemeOf("model.layers.0.mlp.down_proj")->layout, QuantisedLayout::kFloat8);
  EXPECT_TRUE(read->Keeps("lm_head"));
}

TEST(QuantizationConfig, KeysThatNobodyKnowsAreWarnedOfOrRefused) {
  Json config = GoldenModule("awq").config;
  config["flavour"] = 1;
  EXPECT_THAT(WarningsOf(config),
              ElementsAre("config.json: quantization_config: flavour is unknown, ignored"));
  EXPECT_THAT(ProblemsOf(config, true), HasSubstr("which --strict-config on refuses"));
}

TEST(QuantizationConfig, ScalesOfTheCacheAreWarnedOf) {
  Json config = GoldenModule("fp8_channel").config;
  config["kv_cache_scheme"] = {{"num_bits", 8}};
  EXPECT_THAT(WarningsOf(config),
              ElementsAre(AllOf(HasSubstr("kv_cache_scheme is {\"num_bits\":8}"),
                                HasSubstr("scales of keys and values are not used"))));
}

}  // namespace
}  // namespace longspan

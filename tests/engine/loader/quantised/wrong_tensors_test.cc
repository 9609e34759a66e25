// Tensors of quantised modules that are missing, mistyped, misshapen or hold what no writer stores.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "tests/engine/loader/quantised/quantised_module.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(WrongTensors, TheGoldenOnesHaveNoProblem) {
  for (const std::string& layout : GoldenLayouts()) {
    QuantisedModule module = GoldenModule(layout);
    EXPECT_EQ(module.OnlyProblem(), "none") << layout;
  }
}

TEST(WrongTensors, AMissingOneIsNamedWithOneThatNeedsIt) {
  for (const std::string& layout : GoldenLayouts()) {
    for (const auto& tensor : GoldenModule(layout).tensors) {
      if (tensor.first == "g_idx") continue;  // optional
      QuantisedModule module = GoldenModule(layout);
      module.tensors.erase(tensor.first);
      EXPECT_THAT(module.OnlyProblem(),
                  AllOf(HasSubstr("tensor \"layers.0.up." + tensor.first + "\""),
                        HasSubstr("found in no file"), HasSubstr("needs it")))
          << layout;
    }
  }
}

TEST(WrongTensors, AnotherTypeIsNamed) {
  for (const std::string& layout : GoldenLayouts()) {
    for (const auto& tensor : GoldenModule(layout).tensors) {
      QuantisedModule module = GoldenModule(layout);
      module.tensors[tensor.first].dtype = "U64";
      module.tensors[tensor.first].bytes.resize(8 * tensor.second.bytes.size());
      EXPECT_THAT(module.OnlyProblem(),
                  AllOf(HasSubstr("x.safetensors: tensor \"layers.0.up." + tensor.first + "\" U64"),
                        HasSubstr("expected ")))
          << layout;
    }
  }
}

TEST(WrongTensors, AnotherShapeIsNamed) {
  for (const std::string& layout : GoldenLayouts()) {
    for (const auto& tensor : GoldenModule(layout).tensors) {
      QuantisedModule module = GoldenModule(layout);
      module.tensors[tensor.first].shape = {1, 1, 1};
      EXPECT_THAT(module.OnlyProblem(), AllOf(HasSubstr("\"layers.0.up." + tensor.first + "\""),
                                              HasSubstr("[1, 1, 1]: expected ")))
          << layout;
    }
  }
}

// Of sizes whose products overflow, of which there are no bytes.
TEST(WrongTensors, AnEmptyOneIsNamed) {
  for (const std::string& layout : GoldenLayouts()) {
    for (const auto& tensor : GoldenModule(layout).tensors) {
      QuantisedModule module = GoldenModule(layout);
      module.tensors[tensor.first].shape = {int64_t{1} << 62, 0};
      module.tensors[tensor.first].bytes.clear();
      EXPECT_THAT(module.OnlyProblem(), HasSubstr("[4611686018427387904, 0]: expected ")) << layout;
    }
  }
}

TEST(WrongTensors, ScalesThatAreNoneAreNamed) {
  QuantisedModule awq = GoldenModule("awq");
  const std::string sound = awq.tensors["scales"].bytes;
  const auto with_half = [&](uint16_t bits) {
    awq.tensors["scales"].bytes = sound;
    PutNumber(bits, 6, &awq.tensors["scales"].bytes);
    return awq.OnlyProblem();
  };
  EXPECT_THAT(with_half(0x0000), HasSubstr("x.safetensors: tensor \"layers.0.up.scales\" F16 [1, "
                                           "16]: number 3 is 0, expected a finite one above 0"));
  EXPECT_THAT(with_half(0xBC00), HasSubstr("number 3 is -1, expected"));
  EXPECT_THAT(with_half(0x7C00), HasSubstr("number 3 is inf, expected"));
  EXPECT_THAT(with_half(0x7E00), HasSubstr("number 3 is nan, expected"));
  EXPECT_EQ(with_half(0x0001), "none");
}

TEST(WrongTensors, Float8ScalesThatAreNoneAreNamed) {
  for (const float wrong : {0.0F, -1.0F, std::numeric_limits<float>::infinity(),
                            std::numeric_limits<float>::quiet_NaN()}) {
    QuantisedModule module = GoldenModule("fp8_block");
    PutNumber(wrong, 4, &module.tensors["weight_scale_inv"].bytes);
    EXPECT_THAT(module.OnlyProblem(),
                AllOf(HasSubstr("\"layers.0.up.weight_scale_inv\" F32 [2, 2]: number 1 is "),
                      HasSubstr("expected a finite one above 0")));
    module = GoldenModule("fp8_tensor_static");
    PutNumber(wrong, 0, &module.tensors["input_scale"].bytes);
    EXPECT_THAT(module.OnlyProblem(), AllOf(HasSubstr("\"layers.0.up.input_scale\""),
                                            HasSubstr("expected a finite number above 0")));
  }
}

TEST(WrongTensors, OtherFloatsOf8BitsAreRefusedByName) {
  for (const char* type : {"F8_E5M2", "F8_E4M3FNUZ", "F8_E5M2FNUZ", "F8_E8M0"}) {
    QuantisedModule module = GoldenModule("fp8_channel");
    module.tensors["weight"].dtype = type;
    EXPECT_THAT(module.OnlyProblem(),
                HasSubstr(std::string(type) + " [5, 24]: expected F8_E4M3, which alone is served"));
  }
}

TEST(WrongTensors, InputsInAnotherOrderAreRefused) {
  QuantisedModule module = GoldenModule("gptq");
  std::string& order = module.tensors["g_idx"].bytes;
  PutNumber<int32_t>(1, 4 * 5, &order);
  EXPECT_THAT(module.OnlyProblem(),
              AllOf(HasSubstr("\"layers.0.up.g_idx\" I32 [64]: input 5 is of group 1, expected 0"),
                    HasSubstr("desc_act")));
  PutNumber<int32_t>(-1, 4 * 5, &order);
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("input 5 is of group -1, expected 0"));
  module.config["desc_act"] = true;  // which the order decides
  PutNumber<int32_t>(0, 4 * 5, &order);
  EXPECT_EQ(module.OnlyProblem(), "none");
}

TEST(WrongTensors, AnOrderThatSaysNothingIsNone) {
  QuantisedModule module = GoldenModule("pack4");
  std::string order;
  for (int input = 0; input < 128; ++input) order += std::string(4, '\xFF');
  module.tensors["weight_g_idx"] = {"I32", {128}, order};
  EXPECT_EQ(module.OnlyProblem(), "none");
  PutNumber<int32_t>(0, 4, &module.tensors["weight_g_idx"].bytes);
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("input 1 is of group 0, expected -1"));
}

TEST(WrongTensors, GroupsMustBeWhole) {
  QuantisedModule module = GoldenModule("awq");
  module.config["group_size"] = 96;
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("has 128 inputs, expected whole groups of 96"));
}

TEST(WrongTensors, AShapeThatTheWordsDoNotHoldIsNamed) {
  QuantisedModule module = GoldenModule("pack8_channel");  // [6, 23] in 6 words a row
  std::string& shape = module.tensors["weight_shape"].bytes;
  PutNumber<int64_t>(25, 8, &shape);
  EXPECT_THAT(module.OnlyProblem(),
              HasSubstr("is [6, 25], which [6, 6] words of 4 numbers do not hold"));
  PutNumber<int64_t>(-1, 8, &shape);
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("is [6, -1]"));
  PutNumber<int64_t>(int64_t{1} << 62, 8, &shape);
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("do not hold"));
}

TEST(WrongTensors, NumbersBeyondTheirBitsAreNamed) {
  QuantisedModule module = GoldenModule("int8_channel");
  module.config["config_groups"]["group_0"]["weights"]["num_bits"] = 4;
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("beyond those of 4 bits, expected -8 to 7"));
}

TEST(WrongTensors, AModuleThatIsNotToBeQuantisedIsNot) {
  QuantisedModule module = GoldenModule("fp8_block");
  module.config["modules_to_not_convert"] = {"up"};
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("the module is among those that are not quantised"));
  module = GoldenModule("pack4");
  module.config["config_groups"]["group_0"]["targets"] = {"re:.*down"};
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("says of no group that it is its module's"));
}

TEST(WrongTensors, APlainWeightWithScalesIsNamed) {
  QuantisedModule module = GoldenModule("fp8_channel");
  module.tensors["weight"].dtype = "BF16";
  module.tensors["weight"].bytes.resize(2 * 5 * 24);
  EXPECT_THAT(module.OnlyProblem(), HasSubstr("BF16 [5, 24]: expected a matrix of F8_E4M3"));
}

TEST(WrongTensors, ScalesOfTheCacheAreLeftOut) {
  QuantisedModule module = GoldenModule("fp8_channel");
  module.tensors["k_scale"] = {"F32", {1}, std::string(4, '\0')};
  module.tensors["v_scale"] = module.tensors["k_scale"];
  Findings findings;
  EXPECT_EQ(module.Join(&findings).tensors.size(), 1);
  EXPECT_THAT(findings.warnings(), ElementsAre(AllOf(HasSubstr("\"layers.0.up.k_scale\" and 1 "),
                                                     HasSubstr("are not used"))));
}

}  // namespace
}  // namespace longspan

// Tensors of quantised modules that are missing, mistyped, misshapen or hold what no writer stores.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
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

// A number that is not above 0 and finite, and how it is reported; in the type of the scales.
struct WrongScale {
  float value;
  const char* reported;
};
constexpr WrongScale kWrongScales[] = {{0.0F, "0"},
                                       {-1.0F, "-1"},
                                       {std::numeric_limits<float>::infinity(), "inf"},
                                       {std::numeric_limits<float>::quiet_NaN(), "nan"}};

void PutScale(float value, int64_t at, ModuleTensor* scales) {
  const std::map<float, uint16_t> halves = {{0.0F, 0x0000}, {-1.0F, 0xBC00}, {HUGE_VALF, 0x7C00}};
  const auto place = static_cast<size_t>(at);
  if (scales->dtype == "F32") {
    PutNumber(value, 4 * place, &scales->bytes);
  } else if (scales->dtype == "BF16") {
    PutNumber(static_cast<uint16_t>(std::bit_cast<uint32_t>(value) >> 16), 2 * place,
              &scales->bytes);
  } else {
    PutNumber(std::isnan(value) ? uint16_t{0x7E00} : halves.at(value), 2 * place, &scales->bytes);
  }
}

bool IsWeightScale(const std::string& leaf) {
  return leaf == "scales" || leaf == "weight_scale" || leaf == "weight_scale_inv";
}

// The last of them, of every layout.
TEST(WrongTensors, ScalesThatAreNoneAreNamed) {
  for (const std::string& layout : GoldenLayouts()) {
    int scales = 0;
    for (const auto& [leaf, tensor] : GoldenModule(layout).tensors) {
      if (!IsWeightScale(leaf)) continue;
      ++scales;
      int64_t numbers = 1;
      for (const int64_t size : tensor.shape) numbers *= size;
      for (const WrongScale& wrong : kWrongScales) {
        QuantisedModule module = GoldenModule(layout);
        PutScale(wrong.value, numbers - 1, &module.tensors[leaf]);
        const std::string found =
            absl::StrCat("x.safetensors: tensor \"layers.0.up.", leaf, "\" ", tensor.dtype, " [",
                         absl::StrJoin(tensor.shape, ", "), "]: number ", numbers - 1, " is ",
                         wrong.reported, ", expected a finite one above 0");
        EXPECT_EQ(module.OnlyProblem(), found) << layout;
      }
    }
    EXPECT_EQ(scales, 1) << layout;
  }
}

// One too many of what the weight has, and one too few.
TEST(WrongTensors, ScalesOfAnotherWeightAreNamedWithTheShapeThatFits) {
  for (const std::string& layout : GoldenLayouts()) {
    for (const auto& [leaf, tensor] : GoldenModule(layout).tensors) {
      if (!IsWeightScale(leaf)) continue;
      for (size_t dimension = 0; dimension < tensor.shape.size(); ++dimension) {
        for (const int64_t more : {-1, 1}) {
          QuantisedModule module = GoldenModule(layout);
          ModuleTensor& changed = module.tensors[leaf];
          const int64_t size = changed.shape[dimension] += more;
          if (size < 1) continue;
          changed.bytes.resize(tensor.bytes.size() / (size - more) * size);
          const std::string shape = absl::StrCat("[", absl::StrJoin(changed.shape, ", "), "]");
          const std::string fits = absl::StrCat("[", absl::StrJoin(tensor.shape, ", "), "]");
          EXPECT_THAT(module.OnlyProblem(),
                      AllOf(HasSubstr(absl::StrCat("\"layers.0.up.", leaf, "\" ", tensor.dtype, " ",
                                                   shape, ": expected ")),
                            HasSubstr(tensor.dtype), HasSubstr(fits)))
              << layout;
        }
      }
    }
  }
}

TEST(WrongTensors, AScaleMayBeSubnormal) {
  QuantisedModule awq = GoldenModule("awq");
  PutNumber<uint16_t>(0x0001, 6, &awq.tensors["scales"].bytes);
  EXPECT_EQ(awq.OnlyProblem(), "none");
  QuantisedModule blocks = GoldenModule("fp8_block");
  PutNumber(std::numeric_limits<float>::denorm_min(), 4, &blocks.tensors["weight_scale_inv"].bytes);
  EXPECT_EQ(blocks.OnlyProblem(), "none");
  QuantisedModule rows = GoldenModule("pack8_channel");
  PutNumber<uint16_t>(0x0001, 4, &rows.tensors["weight_scale"].bytes);
  EXPECT_EQ(rows.OnlyProblem(), "none");
}

TEST(WrongTensors, AScaleOfActivationsThatIsNoneIsNamed) {
  for (const WrongScale& wrong : kWrongScales) {
    QuantisedModule module = GoldenModule("fp8_tensor_static");
    PutScale(wrong.value, 0, &module.tensors["input_scale"]);
    EXPECT_EQ(module.OnlyProblem(),
              absl::StrCat("x.safetensors: tensor \"layers.0.up.input_scale\" F32 [1]: is ",
                           wrong.reported, ", expected a finite number above 0"));
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

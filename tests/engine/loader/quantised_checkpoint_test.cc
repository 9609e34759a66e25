// Quantised checkpoints behind the door that all checkpoints come through.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/tensor_list.h"
#include "tests/fixtures/bf16.h"
#include "tests/fixtures/part_values.h"
#include "tests/fixtures/safetensors_writer.h"
#include "tests/fixtures/temporary_directory.h"
#include "tests/fixtures/tiny_checkpoint.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kUp[] = "model.layers.1.mlp.up_proj.weight";

Json Int8Config() {
  return {{"quant_method", "compressed-tensors"},
          {"format", "int-quantized"},
          {"ignore", {"lm_head"}},
          {"config_groups",
           {{"group_0",
             {{"targets", {"Linear"}},
              {"weights", {{"num_bits", 8}, {"type", "int"}, {"strategy", "channel"}}}}}}}};
}

// The matrix in integers of 8 bits, with a scale of 1/64 for even rows and 1/128 for odd ones.
void QuantiseRows(const WrittenTensor& plain, std::vector<WrittenTensor>* to) {
  const auto rows = static_cast<size_t>(plain.shape[0]);
  const auto columns = static_cast<size_t>(plain.shape[1]);
  WrittenTensor values = {plain.name, "I8", plain.shape, std::string(rows * columns, '\0')};
  WrittenTensor scales = {plain.name + "_scale", "F32", {plain.shape[0], 1}, ""};
  for (size_t row = 0; row < rows; ++row) {
    const float scale = row % 2 == 0 ? 1.0F / 64 : 1.0F / 128;
    scales.bytes += std::string(reinterpret_cast<const char*>(&scale), sizeof(scale));
    for (size_t at = row * columns; at < (row + 1) * columns; ++at) {
      uint16_t bits = 0;
      std::memcpy(&bits, plain.bytes.data() + 2 * at, sizeof(bits));
      const float number = std::clamp(std::round(FromBf16(bits) / scale), -127.0F, 127.0F);
      values.bytes[at] = static_cast<char>(static_cast<int8_t>(number));
    }
  }
  to->push_back(values);
  to->push_back(scales);
}

class QuantisedCheckpoint : public ::testing::Test {
 protected:
  QuantisedCheckpoint() {
    options_.hidden = 32;
    options_.mlp_hidden = 64;
    options_.head_dim = 16;
    config_ = TinyConfigJson(options_);
    config_["quantization_config"] = Int8Config();
    for (const WrittenTensor& plain :
         RandomTensors(TinyModelConfig(options_), 3, DType::kBf16, true)) {
      if (absl::StrContains(plain.name, "_proj.weight")) {
        QuantiseRows(plain, &tensors_);
      } else {
        tensors_.push_back(plain);
      }
    }
  }

  absl::StatusOr<Checkpoint> Load(const CheckpointOptions& options = {}) const {
    const TemporaryDirectory& directory = directories_.emplace_back();
    EXPECT_TRUE(WriteCheckpointTexts(directory.path(), options_).ok());
    directory.Write("config.json", WriteJson(config_));
    directory.Write("model.safetensors", SafetensorsFile(tensors_));
    return LoadCheckpoint(directory.path(), options);
  }
  std::vector<std::string> Problems() const {
    const absl::Status status = Load().status();
    if (status.ok()) return {};
    std::vector<std::string> lines = absl::StrSplit(std::string(status.message()), '\n');
    lines.erase(lines.begin());
    return lines;
  }
  WrittenTensor& Tensor(const std::string& name) {
    for (WrittenTensor& tensor : tensors_) {
      if (tensor.name == name) return tensor;
    }
    ADD_FAILURE() << name;
    return tensors_.front();
  }
  void Erase(const std::string& name) {
    tensors_.erase(std::remove_if(tensors_.begin(), tensors_.end(),
                                  [&](const WrittenTensor& tensor) { return tensor.name == name; }),
                   tensors_.end());
  }

  TinyCheckpointOptions options_;
  Json config_;
  std::vector<WrittenTensor> tensors_;
  mutable std::deque<TemporaryDirectory> directories_;  // one for each checkpoint that is open
};

CheckpointOptions Packed() {
  static constexpr WeightFormat kAll[] = {WeightFormat::kPlain, WeightFormat::kFloat8,
                                          WeightFormat::kGrouped};
  CheckpointOptions options;
  options.formats = kAll;
  return options;
}

TEST_F(QuantisedCheckpoint, WeightsAreLogicalOnes) {
  auto checkpoint = Load(Packed());
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  EXPECT_THAT(checkpoint->warnings(), IsEmpty());
  int64_t listed = 0;
  ForEachTensor(checkpoint->config(), [&](const ExpectedTensor& expected) {
    ++listed;
    const auto described = checkpoint->Describe(expected.name);
    const auto found = checkpoint->Find(expected.name);
    ASSERT_TRUE(described.ok() && found.ok()) << found.status();
    const bool is_packed = absl::StrContains(expected.name, "_proj.weight");
    const WeightFormat format = is_packed ? WeightFormat::kGrouped : WeightFormat::kPlain;
    EXPECT_EQ(described->format, format) << expected.name;
    EXPECT_EQ(found->format, format) << expected.name;
  });
  EXPECT_EQ(checkpoint->tensor_count(), listed);
  EXPECT_EQ(checkpoint->config().weight_dtype, DType::kBf16);
}

TEST_F(QuantisedCheckpoint, WithoutABackendForThemTheyAreBf16) {
  auto packed = Load(Packed());
  auto plain = Load();
  ASSERT_TRUE(packed.ok() && plain.ok()) << plain.status();
  const auto given = plain->Find(kUp);
  ASSERT_TRUE(given.ok()) << given.status();
  EXPECT_EQ(Describe(given->values), "bf16 [64, 32]");
  EXPECT_EQ(Describe(plain->Describe(kUp)->values), "bf16 [64, 32]");
  const std::vector<float> exact = PartValues(*packed->Find(kUp));
  const std::vector<float> rounded = PartValues(*given);
  ASSERT_EQ(exact.size(), rounded.size());
  for (size_t i = 0; i < exact.size(); ++i) {
    EXPECT_EQ(rounded[i], FromBf16(ToBf16(exact[i]))) << i;
  }
}

TEST_F(QuantisedCheckpoint, TheSummarySaysHowItIsStored) {
  int64_t bytes = 0;
  for (const WrittenTensor& tensor : tensors_) bytes += static_cast<int64_t>(tensor.bytes.size());
  for (const auto& options : {CheckpointOptions(), Packed()}) {
    const auto checkpoint = Load(options);
    ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
    const WeightSummary summary = checkpoint->Summary();
    EXPECT_EQ(summary.packed, "int8 (per channel)");
    EXPECT_EQ(summary.is_dequantized, options.formats.empty());
    EXPECT_FALSE(summary.has_plain_layers);
    EXPECT_EQ(summary.stored_bytes, bytes);
  }
}

TEST_F(QuantisedCheckpoint, AModuleMayStayPlain) {
  const std::string scale = std::string(kUp) + "_scale";
  Erase(scale);
  WrittenTensor& up = Tensor(kUp);
  up.dtype = "BF16";
  up.bytes.resize(2 * up.bytes.size());
  config_["quantization_config"]["ignore"] = {"re:.*up_proj", "lm_head"};
  EXPECT_THAT(Problems(), Contains(HasSubstr("the module is among those that are not quantised")));
  for (WrittenTensor& tensor : tensors_) {
    if (tensor.name == "model.layers.0.mlp.up_proj.weight")
      tensor = {tensor.name, "BF16", tensor.shape, up.bytes};
  }
  Erase("model.layers.0.mlp.up_proj.weight_scale");
  const auto checkpoint = Load(Packed());
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  EXPECT_TRUE(checkpoint->Summary().has_plain_layers);
}

// Not each of its tensors once more.
TEST_F(QuantisedCheckpoint, WhatIsMissingIsOneProblem) {
  Erase(std::string(kUp) + "_scale");
  EXPECT_THAT(Problems(), ElementsAre(AllOf(
                              HasSubstr("tensor \"model.layers.1.mlp.up_proj.weight_scale\": found "
                                        "in no file"),
                              HasSubstr("needs it"))));
}

TEST_F(QuantisedCheckpoint, AMethodThatIsNotServedIsOneProblem) {
  config_["quantization_config"] = {{"quant_method", "hqq"}};
  EXPECT_THAT(Problems(),
              ElementsAre(HasSubstr("config.json: quantization_config: quant_method is \"hqq\"")));
}

TEST_F(QuantisedCheckpoint, WithoutAConfigTheTypesAreRefused) {
  config_.erase("quantization_config");
  EXPECT_THAT(Problems(), Contains(HasSubstr("expected dtype BF16, F16 or F32, found I8")));
}

TEST_F(QuantisedCheckpoint, AShapeThatTheModelHasNotIsNamedAsAlways) {
  WrittenTensor& up = Tensor(kUp);
  up.shape = {32, 64};
  Tensor(std::string(kUp) + "_scale").shape = {32, 1};
  Tensor(std::string(kUp) + "_scale").bytes.resize(4 * 32);
  EXPECT_THAT(Problems(), ElementsAre(HasSubstr("tensor \"model.layers.1.mlp.up_proj.weight\": "
                                                "expected shape [64, 32], found [32, 64]")));
}

// Older writers of GPTQ store one for every module.
TEST_F(QuantisedCheckpoint, ABiasOfZerosThatTheModelHasNotIsNone) {
  WrittenTensor bias = {"model.layers.1.mlp.up_proj.bias", "F16", {64}, std::string(128, '\0')};
  tensors_.push_back(bias);
  EXPECT_THAT(Problems(), IsEmpty());
  tensors_.back().bytes[5] = '\x3C';
  EXPECT_THAT(Problems(), ElementsAre(HasSubstr("the model does not know it, and it stands")));
}

// Whether weights are given packed or as numbers.
TEST_F(QuantisedCheckpoint, AScaleThatIsNoneEndsTheLoading) {
  const float wrong = 0.0F;
  Tensor(std::string(kUp) + "_scale")
      .bytes.replace(4, 4, std::string(reinterpret_cast<const char*>(&wrong), 4));
  for (const CheckpointOptions& options : {CheckpointOptions(), Packed()}) {
    auto checkpoint = Load(options);
    ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
    const absl::Status status = checkpoint->Find(kUp).status();
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
    EXPECT_THAT(std::string(status.message()),
                HasSubstr("model.safetensors: tensor \"model.layers.1.mlp.up_proj.weight_scale\" "
                          "F32 [64, 1]: number 1 is 0, expected a finite one above 0"));
  }
}

}  // namespace
}  // namespace longspan

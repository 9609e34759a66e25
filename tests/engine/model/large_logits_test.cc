// A head whose weights are 32 times as large gives logits that are: probabilities are those of the
// other head's logits times 32, finite, and one in all. For weights in every form, with keys and
// values in bf16 and e4m3.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/tensor_list.h"
#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"
#include "tests/engine/model/test_weights.h"
#include "tests/fixtures/bf16.h"
#include "tests/fixtures/safetensors_writer.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

constexpr float kFactor = 32.0F;

void WriteWithLargeHead(const TemporaryDirectory& directory, const TinyCheckpointOptions& options,
                        float factor) {
  ASSERT_TRUE(WriteCheckpointTexts(directory.path(), options).ok());
  const ModelConfig config = TinyModelConfig(options);
  const std::string head = FindTensor(config, TensorSlot::kHead)->name;
  std::vector<WrittenTensor> tensors = RandomTensors(config, 1, DType::kBf16, true);
  for (WrittenTensor& tensor : tensors) {
    if (tensor.name != head) continue;
    for (size_t at = 0; at < tensor.bytes.size(); at += 2) {
      uint16_t bits = 0;
      std::memcpy(&bits, &tensor.bytes[at], sizeof(bits));
      bits = ToBf16(FromBf16(bits) * factor);
      std::memcpy(&tensor.bytes[at], &bits, sizeof(bits));
    }
  }
  directory.Write("model.safetensors", SafetensorsFile(tensors));
}

std::vector<Logprobs> LogprobsWith(const TinyCheckpointOptions& options, float factor,
                                   const HarnessOptions& harness_options) {
  const TemporaryDirectory directory;
  WriteWithLargeHead(directory, options, factor);
  ModelHarness harness(directory.path(), harness_options);
  TestSequence sequence{.token_ids = RandomTokens(1, 150, options.vocabulary),
                        .pages = AscendingPages(0, 3)};
  harness.Finish(sequence, 100);
  return sequence.logprobs;
}

double LogSumOf(const Logprobs& logprobs, double factor) {
  const double most = factor * *std::max_element(logprobs.begin(), logprobs.end());
  double sum = 0.0;
  for (const float logprob : logprobs) sum += std::exp(factor * logprob - most);
  return most + std::log(sum);
}

class LargeLogitsTest : public ::testing::TestWithParam<const char*> {};

TEST_P(LargeLogitsTest, AreLogitsTimes32) {
  for (const char* name : {"demo", "dense"}) {
    for (const std::optional<DType> kv_dtype : {std::optional<DType>(), {DType::kF8E4M3}}) {
      SCOPED_TRACE(std::string(name) + (kv_dtype ? " in e4m3" : ""));
      TinyCheckpointOptions options = GeometryNamed(name).checkpoint;
      options.tied_embedding = false;
      HarnessOptions harness_options{.compute_dtype = DType::kBf16, .kv_dtype = kv_dtype};
      harness_options.wrap_weights = [](WeightSource* plain, ModelConfig* config) {
        return SourceOfTestWeights(GetParam(), plain, config);
      };
      const std::vector<Logprobs> usual = LogprobsWith(options, 1.0F, harness_options);
      const std::vector<Logprobs> large = LogprobsWith(options, kFactor, harness_options);
      ASSERT_EQ(large.size(), 150);
      for (size_t position = 0; position < large.size(); ++position) {
        const double log_sum = LogSumOf(usual[position], kFactor);
        ASSERT_NEAR(LogSumOf(large[position], 1.0), 0.0, 1e-4) << position;
        for (size_t token = 0; token < large[position].size(); ++token) {
          ASSERT_TRUE(std::isfinite(large[position][token])) << position << ", " << token;
          ASSERT_NEAR(large[position][token], kFactor * usual[position][token] - log_sum, 5e-3)
              << position << ", " << token;
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Weights, LargeLogitsTest,
                         ::testing::Values("", "int8", "packed4", "packed8"),
                         [](const auto& weights) {
                           return *weights.param == '\0' ? std::string("plain") : weights.param;
                         });

}  // namespace
}  // namespace longspan

// Models of every family against logits that other code computed (tests/golden/models/make.py).
#include "tests/engine/model/golden_models.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/json/json.h"
#include "gtest/gtest.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

constexpr double kFloat32Tolerance = 2e-4;  // of a log-probability
// What a change of the model must make at least.
constexpr double kLeastEffect = 20 * kFloat32Tolerance;

struct GoldenPrompt {
  std::vector<int32_t> token_ids;
  std::vector<int64_t> positions;
  std::vector<int32_t> top_ids;             // [positions]
  std::vector<std::vector<double>> logits;  // [positions][vocabulary]
};

struct GoldenLogits {
  double bf16_loss = 0.0;
  std::vector<GoldenPrompt> prompts;
};

std::string GoldenPath(const std::string& name, const std::string& file) {
  return "tests/golden/models/" + name + "/" + file;
}

GoldenLogits ReadGolden(const std::string& name) {
  std::ifstream file(GoldenPath(name, "golden.json"));
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const Json json = ParseJson(text, {.max_bytes = size_t{16} << 20}).value();
  GoldenLogits golden{.bf16_loss = json.at("bf16_loss").get<double>()};
  for (const Json& prompt : json.at("prompts")) {
    golden.prompts.push_back({prompt.at("token_ids").get<std::vector<int32_t>>(),
                              prompt.at("positions").get<std::vector<int64_t>>(),
                              prompt.at("top_ids").get<std::vector<int32_t>>(),
                              prompt.at("logits").get<std::vector<std::vector<double>>>()});
  }
  return golden;
}

// The largest difference of a log-probability.
double Difference(const std::vector<double>& logits, const Logprobs& found) {
  double sum = 0.0;
  for (const double logit : logits) sum += std::exp(logit);
  double largest = 0.0;
  for (size_t token = 0; token < logits.size(); ++token) {
    const double expected = logits[token] - std::log(sum);
    largest = std::max(largest, std::abs(expected - double{found[token]}));
  }
  return largest;
}

class GoldenModelTest : public ::testing::TestWithParam<GoldenModel> {
 protected:
  // Of all tokens of a prompt.
  static std::vector<Logprobs> Computed(ModelHarness& harness, const GoldenPrompt& prompt,
                                        int32_t chunk_tokens) {
    const auto tokens = static_cast<int64_t>(prompt.token_ids.size());
    TestSequence sequence{.token_ids = prompt.token_ids,
                          .pages = AscendingPages(0, PagesForTokens(tokens)),
                          .rotates_long = harness.config().rope.RotatesLong(tokens)};
    harness.Finish(sequence, chunk_tokens);
    return sequence.logprobs;
  }

  // Of all positions that the file has.
  double LargestDifference(const HarnessOptions& options) const {
    ModelHarness harness(GoldenCheckpoint(GetParam().name), options);
    double largest = 0.0;
    for (const GoldenPrompt& prompt : golden_.prompts) {
      const std::vector<Logprobs> computed = Computed(harness, prompt, 90);
      for (size_t i = 0; i < prompt.positions.size(); ++i) {
        largest = std::max(largest, Difference(prompt.logits[i], computed[prompt.positions[i]]));
      }
    }
    return largest;
  }

  const GoldenLogits golden_ = ReadGolden(GetParam().name);
};

TEST_P(GoldenModelTest, Float32IsWithinItsRounding) {
  ModelHarness harness(GoldenCheckpoint(GetParam().name), {.compute_dtype = DType::kF32});
  for (const GoldenPrompt& prompt : golden_.prompts) {
    const std::vector<Logprobs> computed = Computed(harness, prompt, 90);
    for (size_t i = 0; i < prompt.positions.size(); ++i) {
      const Logprobs& found = computed[prompt.positions[i]];
      EXPECT_LT(Difference(prompt.logits[i], found), kFloat32Tolerance)
          << "prompt of " << prompt.token_ids.size() << ", position " << prompt.positions[i];
      EXPECT_EQ(std::max_element(found.begin(), found.end()) - found.begin(), prompt.top_ids[i]);
    }
  }
}

TEST_P(GoldenModelTest, Bf16LosesNoMoreThanItMust) {
  EXPECT_LT(LargestDifference({.compute_dtype = DType::kBf16}), 2 * golden_.bf16_loss);
}

TEST_P(GoldenModelTest, OlderFilesSayTheSame) {
  if (!std::filesystem::exists(GoldenPath(GetParam().name, "config_older.json"))) {
    GTEST_SKIP() << "this family has one form of configuration";
  }
  ModelHarness newer(GoldenCheckpoint(GetParam().name), {});
  ModelHarness older(GoldenCheckpoint(GetParam().name, "config_older.json"), {});
  const GoldenPrompt& prompt = golden_.prompts[0];
  ExpectSameBits(Computed(newer, prompt, 512), Computed(older, prompt, 512));
}

TEST_P(GoldenModelTest, EveryPartIsNeeded) {
  for (const ModelChange& change : GetParam().changes) {
    ChangedModel changed(change);
    const double difference =
        LargestDifference({.compute_dtype = DType::kF32,
                           .change_config = [&](ModelConfig& config) { changed.Apply(config); }});
    EXPECT_GT(difference, kLeastEffect) << "without its " << change.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Models, GoldenModelTest, ::testing::ValuesIn(GoldenModels()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace longspan

// The demo checkpoint against its golden files, which the float64 reference made
// from the same weights (deploy/models/demo/README.md).

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/json/json.h"
#include "gtest/gtest.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

const std::string kDemo = "deploy/models/demo";

Json DemoGolden(int length_tokens) {
  std::ifstream file(kDemo + "/golden/logits_" + std::to_string(length_tokens) + ".json");
  std::stringstream text;
  text << file.rdbuf();
  auto json = ParseJson(text.str());
  EXPECT_TRUE(json.ok()) << json.status();
  return json.ok() ? *json : Json();
}

HarnessOptions Options(DType compute_dtype) {
  return {.compute_dtype = compute_dtype, .pages = 70, .slots = 1, .last_token_only = true};
}

// Prompt and greedy answer; logits exist after the golden positions and after every answer token.
struct GoldenRun {
  GoldenRun(const Json& golden, ModelHarness& harness) {
    TestSequence sequence;
    sequence.token_ids = golden.at("ids").get<std::vector<int32_t>>();
    const int64_t prompt_tokens = static_cast<int64_t>(sequence.token_ids.size());
    greedy = golden.value("greedy_ids", std::vector<int32_t>());
    sequence.token_ids.insert(sequence.token_ids.end(), greedy.begin(), greedy.end());
    sequence.pages = AscendingPages(0, PagesForTokens(sequence.token_ids.size()));
    for (const Json& entry : golden.at("positions")) {
      const int64_t end = entry.at("position").get<int64_t>() + 1;
      while (sequence.done_tokens < end) {
        const int64_t chunk_tokens = std::min<int64_t>(512, end - sequence.done_tokens);
        harness.Step({{&sequence, static_cast<int32_t>(chunk_tokens)}});
      }
      at_positions.push_back(sequence.logprobs.back());
    }
    EXPECT_EQ(sequence.done_tokens, prompt_tokens) << "the last golden position ends the prompt";
    for (size_t i = 0; i < greedy.size(); ++i) {
      before_greedy.push_back(sequence.logprobs.back());
      harness.Step({{&sequence, 1}});
    }
  }

  std::vector<Logprobs> at_positions;
  std::vector<int32_t> greedy;
  std::vector<Logprobs> before_greedy;  // which choose greedy[i]
};

class DemoTest : public ::testing::TestWithParam<int> {};

// Log-probabilities differ from logits by one number a position: the ten compare among themselves.
TEST_P(DemoTest, LogitsInF32) {
  const Json golden = DemoGolden(GetParam());
  ModelHarness harness(kDemo, Options(DType::kF32));
  const GoldenRun run(golden, harness);
  // Beyond what is selected as a whole, fp32 ranks blocks of next to no importance (1e-16 and less
  // in the first layer, 1e-37 in the second) otherwise than float64, and what they hold differs.
  // With float64's blocks an fp32 computation of these 4097 tokens is within 1e-4 of the golden
  // logits, with its own within 4e-2.
  const float tolerance = GetParam() > 1025 ? 3e-2F : 1e-2F;
  float largest = 0;
  for (size_t i = 0; i < run.at_positions.size(); ++i) {
    const Json& top = golden.at("positions")[i].at("top10");
    const Logprobs& computed = run.at_positions[i];
    const float shift = top[0][1].get<float>() - computed[top[0][0].get<size_t>()];
    for (const Json& entry : top) {
      const float difference = computed[entry[0].get<size_t>()] + shift - entry[1].get<float>();
      EXPECT_NEAR(difference, 0.0F, tolerance)
          << "position " << golden.at("positions")[i].at("position") << ", token " << entry[0];
      largest = std::max(largest, std::abs(difference));
    }
  }
  RecordProperty("largest_logit_difference", std::to_string(largest));
  for (size_t i = 0; i < run.greedy.size(); ++i) {
    const Logprobs& computed = run.before_greedy[i];
    EXPECT_EQ(std::max_element(computed.begin(), computed.end()) - computed.begin(), run.greedy[i])
        << "greedy token " << i;
  }
}

// bf16 may choose another token only where it is within noise of the golden one.
TEST_P(DemoTest, GreedyInBf16) {
  constexpr float kNoise = 0.15F;
  const Json golden = DemoGolden(GetParam());
  ModelHarness harness(kDemo, Options(DType::kBf16));
  const GoldenRun run(golden, harness);
  for (size_t i = 0; i < run.greedy.size(); ++i) {
    const Logprobs& computed = run.before_greedy[i];
    const float best = *std::max_element(computed.begin(), computed.end());
    EXPECT_LT(best - computed[run.greedy[i]], kNoise) << "greedy token " << i;
  }
  for (size_t i = 0; i < run.at_positions.size(); ++i) {
    const Logprobs& computed = run.at_positions[i];
    const float best = *std::max_element(computed.begin(), computed.end());
    const Json& top = golden.at("positions")[i].at("top10");
    EXPECT_LT(best - computed[top[0][0].get<size_t>()], kNoise)
        << "position " << golden.at("positions")[i].at("position");
  }
}

INSTANTIATE_TEST_SUITE_P(Lengths, DemoTest,
                         ::testing::Values(1, 31, 32, 47, 48, 63, 64, 65, 1023, 1024, 1025, 4097),
                         [](const auto& instance) {
                           return std::to_string(instance.param) + "_tokens";
                         });

}  // namespace
}  // namespace longspan

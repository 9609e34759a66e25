// Facts in prompts of 8K and 16K tokens, found by the demo checkpoint on the CPU backend: token by
// token the greedy answers of its golden files, which the float64 reference made
// (deploy/models/demo/README.md).

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "engine/json/json.h"
#include "gtest/gtest.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

const std::string kDemo = "deploy/models/demo";
constexpr int32_t kChunkTokens = 2048;

Json Golden(const std::string& name) {
  std::ifstream file(kDemo + "/golden/needle_" + name + ".json");
  std::stringstream text;
  text << file.rdbuf();
  auto json = ParseJson(text.str());
  EXPECT_TRUE(json.ok()) << json.status();
  return json.ok() ? *json : Json();
}

using NeedleCase = std::tuple<std::string, DType>;
class NeedleTest : public ::testing::TestWithParam<NeedleCase> {};

TEST_P(NeedleTest, IsFound) {
  const auto& [name, compute_dtype] = GetParam();
  const Json golden = Golden(name);
  TestSequence sequence{.token_ids = golden.at("ids").get<std::vector<int32_t>>()};
  ASSERT_EQ(sequence.token_ids.size(), golden.at("length").get<size_t>());
  const auto answer = golden.at("greedy_ids").get<std::vector<int32_t>>();
  ASSERT_FALSE(answer.empty());
  const int64_t pages = PagesForTokens(sequence.token_ids.size() + answer.size());
  sequence.pages = AscendingPages(0, pages);
  ModelHarness harness(kDemo, {.compute_dtype = compute_dtype,
                               .pages = pages,
                               .slots = 1,
                               .max_step_tokens = kChunkTokens,
                               .last_token_only = true});
  for (size_t i = 0; i < answer.size(); ++i) {
    harness.Finish(sequence, kChunkTokens);
    const Logprobs& next = sequence.logprobs.back();
    const auto chosen = std::max_element(next.begin(), next.end()) - next.begin();
    ASSERT_EQ(chosen, answer[i]) << "token " << i << " of the answer \""
                                 << golden.at("greedy_text").get<std::string>() << '"';
    sequence.token_ids.push_back(answer[i]);
  }
}

INSTANTIATE_TEST_SUITE_P(GoldenFiles, NeedleTest,
                         ::testing::Combine(::testing::Values("8192_qa", "8192_chat",
                                                              "16384_magic"),
                                            ::testing::Values(DType::kBf16, DType::kF32)),
                         [](const auto& instance) {
                           return std::get<0>(instance.param) + "_" +
                                  Name(std::get<1>(instance.param));
                         });

}  // namespace
}  // namespace longspan

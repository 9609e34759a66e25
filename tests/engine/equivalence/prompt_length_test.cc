// A prompt of any length from 1 to 4,500 tokens gives the same bits read whole, in chunks, and
// token by token. Every position's log-probabilities of the whole vocabulary are compared, so that
// one long prompt judges the prefixes of all lengths; prompts that end where pages, blocks, windows
// and summaries begin or end, and at random, are read by themselves as well.

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

constexpr int32_t kLongest = 4500;
constexpr int64_t kPages = PagesForTokens(kLongest);
constexpr uint32_t kSeed = 20;

class PromptLengthTest : public ::testing::TestWithParam<Geometry> {
 protected:
  PromptLengthTest()
      : harness_(CheckpointOf(GetParam()), {.compute_dtype = DType::kBf16,
                                            .pages = kPages,
                                            .slots = 1,
                                            .max_step_tokens = kLongest}),
        token_ids_(RandomTokens(kSeed, kLongest, harness_.config().vocabulary)),
        whole_(Read(kLongest, [] { return kLongest; })) {}

  // The first `tokens` tokens on pages in any order, in steps as long as `next_chunk_tokens` says.
  template <typename NextChunk>
  std::vector<Logprobs> Read(int32_t tokens, NextChunk next_chunk_tokens) {
    TestSequence sequence{.token_ids = {token_ids_.begin(), token_ids_.begin() + tokens},
                          .pages = AscendingPages(0, kPages)};
    std::shuffle(sequence.pages.begin(), sequence.pages.end(), random_);
    harness_.Poison({});
    while (sequence.done_tokens < tokens) {
      const auto left = static_cast<int32_t>(tokens - sequence.done_tokens);
      harness_.Step({{&sequence, std::min(left, next_chunk_tokens())}});
    }
    return sequence.logprobs;
  }

  // As likely of one digit as of three.
  int32_t RandomChunk() {
    return static_cast<int32_t>(std::exp(std::uniform_real_distribution<>(0, 7)(random_)));
  }

  void ExpectPrefix(const std::vector<Logprobs>& read) {
    ExpectSameBits({whole_.begin(), whole_.begin() + static_cast<int64_t>(read.size())}, read);
  }

  std::mt19937 random_{kSeed};
  ModelHarness harness_;
  const std::vector<int32_t> token_ids_;
  const std::vector<Logprobs> whole_;  // [kLongest], read in one step
};

TEST_P(PromptLengthTest, TokenByTokenIsWhole) {
  ExpectPrefix(Read(kLongest, [] { return 1; }));
}

TEST_P(PromptLengthTest, AnyChunksAreWhole) {
  for (int round = 0; round < 3; ++round) {
    SCOPED_TRACE(testing::Message() << "seed " << kSeed << ", round " << round);
    ExpectPrefix(Read(kLongest, [this] { return RandomChunk(); }));
  }
}

TEST_P(PromptLengthTest, APromptOfAnyLengthIsAPrefix) {
  std::vector<int32_t> lengths;
  for (int32_t edge : {16, 32, 64, 128, 512, 1024, 2048, 4096}) {
    for (int32_t tokens : {edge - 1, edge, edge + 1}) lengths.push_back(tokens);
  }
  for (int32_t tokens : {1, 2, kLongest - 1}) lengths.push_back(tokens);
  std::uniform_int_distribution<int32_t> any(1, kLongest);
  for (int i = 0; i < 8; ++i) lengths.push_back(any(random_));
  for (const int32_t tokens : lengths) {
    SCOPED_TRACE(testing::Message() << tokens << " tokens, seed " << kSeed);
    ExpectPrefix(Read(tokens, [] { return kLongest; }));
    if (tokens <= 1100) ExpectPrefix(Read(tokens, [this] { return RandomChunk(); }));
  }
}

INSTANTIATE_TEST_SUITE_P(Geometries, PromptLengthTest, ::testing::ValuesIn(ServedGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan

// A prompt whose first pages another sequence has computed, which starts from the carry of the last
// of them, gives the bits of the prompt computed alone: for prefixes that end at every page
// boundary, whatever the chunks were that filled them, and however many tokens are left to read.

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

// Beyond every window and block of the geometries: 16 selected blocks of 16, 5 of 64, 2 of 128.
constexpr int32_t kPrefixPages = 7;
constexpr int32_t kMostRest = 65;
constexpr int32_t kPages = kPrefixPages + 2;
constexpr int32_t kTokens = kPrefixPages * kPageTokens + kMostRest;
constexpr int32_t kRows = 16;  // prompts that are read in one step
constexpr uint32_t kSeed = 5;

class PrefixStartTest : public ::testing::TestWithParam<Geometry> {
 protected:
  PrefixStartTest()
      : harness_(CheckpointOf(GetParam()), {.compute_dtype = DType::kBf16,
                                            .pages = kPages + 2 * kRows,
                                            .slots = kRows,
                                            .max_step_tokens = kRows * kMostRest}),
        token_ids_(RandomTokens(kSeed, kTokens, harness_.config().vocabulary)) {}

  // Every position's log-probabilities, read in chunks of `chunk_tokens`; its pages stay.
  std::vector<Logprobs> Read(bool densely, int32_t chunk_tokens) {
    TestSequence sequence{
        .token_ids = token_ids_, .pages = AscendingPages(0, kPages), .attends_densely = densely};
    harness_.Poison({});
    harness_.Finish(sequence, chunk_tokens);
    return sequence.logprobs;
  }

  // The first pages are those that Read left, the others are the prompt's own.
  TestSequence Prompt(bool densely, int32_t row, int32_t prefix_pages, int32_t rest_tokens) {
    TestSequence prompt{.pages = AscendingPages(0, prefix_pages),
                        .slot = row,
                        .attends_densely = densely,
                        .done_tokens = int64_t{prefix_pages} * kPageTokens,
                        .reset_page = prefix_pages - 1};
    prompt.token_ids.assign(token_ids_.begin(),
                            token_ids_.begin() + prompt.done_tokens + rest_tokens);
    for (int32_t page : {2 * row, 2 * row + 1}) prompt.pages.push_back(kPages + page);
    return prompt;
  }

  void ExpectTheSame(const std::vector<Logprobs>& whole, const TestSequence& prompt,
                     int64_t from_position) {
    const auto end = static_cast<int64_t>(prompt.token_ids.size());
    ExpectSameBits({whole.begin(), whole.begin() + end}, prompt.logprobs, from_position);
  }

  ModelHarness harness_;
  const std::vector<int32_t> token_ids_;
};

TEST_P(PrefixStartTest, AnyPrefixAndAnyRest) {
  for (const bool densely : {false, true}) {
    const std::vector<Logprobs> whole = Read(densely, kTokens);
    // The chunks that fill the pages end inside pages and sub-blocks.
    Read(densely, densely ? 50 : 73);
    for (int32_t prefix_pages = kPrefixPages; prefix_pages > 0; --prefix_pages) {
      harness_.Poison(AscendingPages(0, prefix_pages));
      for (int32_t least_rest = 2; least_rest <= kMostRest; least_rest += kRows) {
        std::vector<TestSequence> prompts;
        for (int32_t row = 0; row < kRows; ++row) {
          prompts.push_back(Prompt(densely, row, prefix_pages, least_rest + row));
        }
        std::vector<Advance> advances;
        for (TestSequence& prompt : prompts) {
          const int64_t rest = static_cast<int64_t>(prompt.token_ids.size()) - prompt.done_tokens;
          advances.push_back({&prompt, static_cast<int32_t>(rest)});
        }
        harness_.Step(advances);
        for (const TestSequence& prompt : prompts) {
          SCOPED_TRACE(testing::Message()
                       << prefix_pages << " pages, a prompt of " << prompt.token_ids.size()
                       << " tokens, " << (densely ? "dense" : "sparse") << ", seed " << kSeed);
          ExpectTheSame(whole, prompt, int64_t{prefix_pages} * kPageTokens);
        }
      }
    }
  }
}

// The rest in chunks of its own, which fill pages that the next prompt starts from in turn.
TEST_P(PrefixStartTest, APrefixOfAPrefix) {
  const std::vector<Logprobs> whole = Read(false, kTokens);
  std::mt19937 random(kSeed);
  std::vector<int32_t> pages = AscendingPages(0, 1);
  for (int32_t prefix_pages = 1; prefix_pages <= kPrefixPages; ++prefix_pages) {
    SCOPED_TRACE(testing::Message() << prefix_pages << " pages, seed " << kSeed);
    harness_.Poison(pages);
    TestSequence prompt = Prompt(false, prefix_pages % kRows, prefix_pages, kMostRest);
    std::copy(pages.begin(), pages.end(), prompt.pages.begin());
    prompt.reset_page = pages.back();
    while (prompt.done_tokens < static_cast<int64_t>(prompt.token_ids.size())) {
      const int64_t left = static_cast<int64_t>(prompt.token_ids.size()) - prompt.done_tokens;
      const auto chunk_tokens = static_cast<int32_t>(1 + random() % 40);
      harness_.Step({{&prompt, static_cast<int32_t>(std::min<int64_t>(left, chunk_tokens))}});
    }
    ExpectTheSame(whole, prompt, int64_t{prefix_pages} * kPageTokens);
    pages.push_back(prompt.pages[prefix_pages]);
  }
}

INSTANTIATE_TEST_SUITE_P(Geometries, PrefixStartTest, ::testing::ValuesIn(ServedGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan

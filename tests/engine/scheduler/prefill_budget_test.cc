#include "engine/scheduler/prefill_budget.h"

#include <random>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/scheduler/views.h"

namespace longspan {
namespace {

using test::Decoding;
using test::kCosts;
using test::Prompt;

struct TakeCase {
  std::string name;
  double step_us;
  int64_t step_tokens;
  PromptView prompt;
  PrefillShare share;
  int64_t tokens;
};

TEST(PrefillBudget, FirstChunkOfAStep) {
  const auto all = PrefillShare::kAll;
  const auto half = PrefillShare::kHalf;
  const std::vector<TakeCase> cases = {
      {"the whole prompt", 10'000, 512, Prompt(1, 300), all, 300},
      {"up to the end of a page", 10'000, 512, Prompt(1, 3000), all, 512},
      {"time, rounded down to a page", 3000, 512, Prompt(1, 3000), all, 256},
      {"tokens, rounded down to a page", 10'000, 500, Prompt(1, 3000), all, 448},
      {"pages of the prompt, not of the chunk", 3000, 512, Prompt(1, 3000, 20), all, 300},
      {"half of the time", 3000, 512, Prompt(1, 3000), half, 128},
      {"half of the tokens", 1e9, 512, Prompt(1, 3000), half, 256},
      {"a page, whatever the time", 1, 512, Prompt(1, 3000), all, 64},
      {"even without any", -1000, 512, Prompt(1, 3000), half, 64},
      {"to the end of a page that is begun", 1, 512, Prompt(1, 3000, 20), all, 44},
      {"but no single token", 1, 512, Prompt(1, 3000, 63), all, 65},
      {"nor two of three", 1, 512, Prompt(1, 65, 62), all, 3},
      {"the last token of a page waits for company", 500, 512, Prompt(1, 3000, 63), all, 65},
      {"less than a page of tokens in a step", 1e9, 50, Prompt(1, 3000), all, 50},
      {"one token must not remain", 1e9, 64, Prompt(1, 65), all, 63},
      {"nor of a short one", 1e9, 3, Prompt(1, 4), all, 2},
      {"a prompt of one token", 1e9, 512, Prompt(1, 1), all, 1},
      {"unless a step holds no more", 1e9, 1, Prompt(1, 4), all, 1},
      {"or two", 1e9, 2, Prompt(1, 3), all, 2},
      {"nothing remains", 1e9, 512, Prompt(1, 100, 100), all, 0},
  };
  for (const TakeCase& one : cases) {
    PrefillBudget budget({one.step_us}, one.step_tokens, kCosts);
    EXPECT_EQ(budget.Take(one.prompt, one.share), one.tokens) << one.name;
  }
}

TEST(PrefillBudget, EndsAtHalf) {
  PrefillBudget by_time({3000}, 512, kCosts);
  EXPECT_EQ(by_time.Take(Prompt(1, 20), PrefillShare::kAll), 20);
  by_time.EndAtHalf();
  EXPECT_EQ(by_time.Take(Prompt(2, 3000), PrefillShare::kAll), 128);  // of 130
  PrefillBudget by_tokens({1e9}, 512, kCosts);
  EXPECT_EQ(by_tokens.Take(Prompt(1, 300), PrefillShare::kAll), 300);
  by_tokens.EndAtHalf();
  EXPECT_TRUE(by_tokens.is_empty());
}

TEST(PrefillBudget, TheSecondGetsWholePagesOrItsEnd) {
  PrefillBudget budget({2000}, 512, kCosts);
  EXPECT_EQ(budget.Take(Prompt(1, 100), PrefillShare::kAll), 100);
  EXPECT_EQ(budget.Take(Prompt(2, 3000), PrefillShare::kAll), 64);  // of 100
  EXPECT_EQ(budget.Take(Prompt(3, 3000), PrefillShare::kAll), 0);
  EXPECT_EQ(budget.Take(Prompt(4, 37), PrefillShare::kAll), 0);
  EXPECT_FALSE(budget.is_empty());
  EXPECT_EQ(budget.Take(Prompt(5, 36), PrefillShare::kAll), 36);
  EXPECT_TRUE(budget.is_empty());
}

TEST(PrefillBudget, HalvesAreSharedAndCountForTheWhole) {
  PrefillBudget budget({4000}, 512, kCosts);
  EXPECT_EQ(budget.Take(Prompt(1, 150), PrefillShare::kHalf), 150);
  EXPECT_EQ(budget.Take(Prompt(2, 3000), PrefillShare::kHalf), 0);  // of 50
  EXPECT_EQ(budget.Take(Prompt(3, 200), PrefillShare::kAll), 200);
  EXPECT_EQ(budget.Take(Prompt(2, 50), PrefillShare::kHalf), 50);
  EXPECT_TRUE(budget.is_empty());
}

TEST(PrefillBudget, EmptyOnlyAfterAFirstChunk) {
  PrefillBudget budget({-5}, 512, kCosts);
  EXPECT_FALSE(budget.is_empty());
  EXPECT_EQ(budget.Take(Prompt(1, 10), PrefillShare::kAll), 10);
  EXPECT_TRUE(budget.is_empty());
  EXPECT_EQ(budget.Take(Prompt(2, 10), PrefillShare::kAll), 0);
}

TEST(PrefillBudget, AStepEndsWhenItsTokensDo) {
  PrefillBudget budget({1e9}, 128, kCosts);
  EXPECT_EQ(budget.Take(Prompt(1, 3000), PrefillShare::kAll), 128);
  EXPECT_TRUE(budget.is_empty());
}

TEST(PrefillBudget, ChunksFollowTheCostOfContext) {
  const StepCosts costs = {{0, 1, 0.001, 0.01, 0, 0, 0}};
  PromptView prompt = Prompt(1, 1'000'000);
  EXPECT_EQ(PrefillBudget({2000}, 4096, costs).Take(prompt, PrefillShare::kAll), 1216);
  prompt.first_position = 64'000;  // the same time reaches as far as 64 µs a token do
  EXPECT_EQ(PrefillBudget({2000}, 4096, costs).Take(prompt, PrefillShare::kAll), 64);
  prompt.first_position = 6400;
  EXPECT_EQ(PrefillBudget({2000}, 4096, costs).Take(prompt, PrefillShare::kAll), 256);
  prompt.is_dense = true;
  EXPECT_EQ(PrefillBudget({2000}, 4096, costs).Take(prompt, PrefillShare::kAll), 64);
}

// Whatever the step's size, a prompt that is first comes to its end, in chunks of two or more.
TEST(PrefillBudget, TheFirstAlwaysGoesOn) {
  for (uint32_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    const auto step_tokens = static_cast<int64_t>(1 + random() % (seed % 2 == 0 ? 6 : 200));
    PromptView prompt = Prompt(1, 1 + random() % 500, 0);
    prompt.first_position = prompt.total_tokens > 2 ? random() % (prompt.total_tokens - 1) : 0;
    while (prompt.remaining_tokens() > 0) {
      const double step_us = static_cast<double>(random() % 3000) - 500;
      const auto share = random() % 2 == 0 ? PrefillShare::kAll : PrefillShare::kHalf;
      const int64_t tokens = PrefillBudget({step_us}, step_tokens, kCosts).Take(prompt, share);
      ASSERT_GT(tokens, 0) << prompt.first_position << " of " << prompt.total_tokens;
      ASSERT_LE(tokens, step_tokens);
      if (step_tokens >= 3 && prompt.total_tokens > 1) {
        ASSERT_GE(tokens, 2) << prompt.first_position << " of " << prompt.total_tokens;
      }
      prompt.first_position += tokens;
      if (step_tokens >= 66 && prompt.remaining_tokens() > 2) {
        ASSERT_EQ(prompt.first_position % 64, 0);
      }
    }
  }
}

TEST(PrefillBudget, OfAStepPromptsHaveWhatSingleTokensLeave) {
  SchedulerLimits limits;
  limits.step_budget_us = 25'000;
  std::vector<DecodeView> decoding = {Decoding(1), Decoding(2)};
  const auto usual_us = [&](double decode_us) {
    return PrefillTimeOfStep(limits, decoding, decode_us, false).usual_us;
  };
  EXPECT_EQ(usual_us(4000), 21'000);
  decoding[0].tpot_slo_us = 30'000;
  EXPECT_EQ(usual_us(4000), 21'000) << "more than the budget is not meant";
  decoding[1].tpot_slo_us = 12'000;
  EXPECT_EQ(usual_us(4000), 8000);
  decoding[1].tpot_slo_us = 5000;
  EXPECT_EQ(usual_us(4000), 6250) << "a quarter at least";
  EXPECT_EQ(usual_us(5001), 19'999) << "what no step could give makes none shorter";
  decoding.clear();
  EXPECT_EQ(usual_us(90'000), 6250);
}

TEST(PrefillBudget, HowFarAStepMayGrow) {
  SchedulerLimits limits;
  limits.step_budget_us = 20'000;
  std::vector<DecodeView> decoding = {Decoding(1)};
  const auto most_us = [&](bool nobody_waits) {
    return PrefillTimeOfStep(limits, decoding, 4000, nobody_waits).most_us;
  };
  EXPECT_EQ(most_us(true), 16'000) << "not at all where it is pinned";
  limits.lone_step_us = 250'000;
  EXPECT_EQ(most_us(true), kMostBudgets * 20'000 - 4000);
  decoding[0].tpot_slo_us = 30'000;
  EXPECT_EQ(most_us(true), 26'000) << "no farther than a stream wants its tokens";
  decoding[0].tpot_slo_us = 5000;
  EXPECT_EQ(most_us(true), 5000) << "a quarter of the budget";
  decoding[0].tpot_slo_us = 3999;
  EXPECT_EQ(most_us(true), kMostBudgets * 20'000 - 4000) << "no step could be as short";
  decoding.clear();
  EXPECT_EQ(most_us(false), kMostBudgets * 20'000 - 4000) << "others wait for the step";
  EXPECT_EQ(most_us(true), 246'000);
  EXPECT_EQ(PrefillTimeOfStep(limits, decoding, 4000, true).speed, kLoneSpeed);
  EXPECT_EQ(PrefillTimeOfStep(limits, decoding, 4000, true).usual_us, 16'000);
  limits.lone_step_us = 10'000;
  EXPECT_EQ(most_us(true), 16'000) << "never less than usual";
}

// A step takes 1000 µs, a token 10, and a chunk 0.1 for each token before it.
constexpr StepCosts kWalk = {{1000, 10, 0, 0, 100, 0, 0, 0.1, 0.1}};

// Behind 9,600 tokens: 960 µs for the walk and 1000 for the step; four fifths of the speed are
// 7840 µs of tokens.
TEST(PrefillBudget, TheFirstChunkGrowsUntilItHasItsSpeed) {
  const PromptView prompt = Prompt(1, 100'000, 9600);
  const auto all = PrefillShare::kAll;
  const auto take = [&](const PrefillTime& time, int64_t step_tokens = 4096, int64_t tile = 1) {
    return PrefillBudget(time, step_tokens, kWalk, tile).Take(prompt, all);
  };
  EXPECT_EQ(take({3000, 0}), 192) << "204 tokens of 2040 µs";
  EXPECT_EQ(take({3000, 50'000, 0.8}), 832) << "the first end of a page beyond 784";
  EXPECT_EQ(take({3000, 50'000, 0.8}, 4096, 128), 896) << "of a tile";
  EXPECT_EQ(take({12'000, 50'000, 0.8}), 1088) << "no less than there is time for";
  EXPECT_EQ(take({3000, 5000, 0.8}), 384) << "as far as it may";
  EXPECT_EQ(take({3000, 50'000, 0.8}, 500), 448) << "or as there is memory";
  EXPECT_EQ(take({3000, 500'000, 0.97}), 4096);
  EXPECT_EQ(take({-500, 400, 0.8}), 64) << "a page, whatever the bound";
  const PromptView ends = Prompt(1, 9700, 9600);
  EXPECT_EQ(PrefillBudget({1500, 50'000, 0.8}, 4096, kWalk).Take(ends, all), 100);
}

TEST(PrefillBudget, AnotherChunkIsDealtIfItHasItsSpeed) {
  PrefillBudget budget({6000, 6000, 0.8}, 4096, kWalk);
  EXPECT_EQ(budget.Take(Prompt(1, 100), PrefillShare::kAll), 100);
  // 5000 µs are left; the walk may be a fifth of what a chunk takes.
  EXPECT_EQ(budget.Offer(Prompt(2, 100'000, 9536), PrefillShare::kAll), 384) << "954 of 4794";
  EXPECT_EQ(budget.Offer(Prompt(2, 100'000, 12'800), PrefillShare::kAll), 0) << "1280 of 4480";
  EXPECT_EQ(budget.Offer(Prompt(2, 13'000, 12'800), PrefillShare::kAll), 200) << "it ends";
  EXPECT_FALSE(budget.is_empty());
}

TEST(PrefillBudget, WhatGoesOnWithAChunkWalksOnce) {
  PromptView prompt = Prompt(1, 100'000, 9600);
  PrefillBudget budget({9600, 9600, 0.5}, 4096, kWalk);
  EXPECT_EQ(budget.Take(prompt, PrefillShare::kHalf), 384) << "3840 of tokens and 960 µs";
  prompt.first_position += 384;
  EXPECT_EQ(budget.Take(prompt, PrefillShare::kAll, true), 448) << "of 4800";
}

// Others have as much of a step as it has grown to for a late one.
TEST(PrefillBudget, HalfOfAStepThatGrows) {
  PrefillBudget budget({4000, 40'000, 0.8}, 4096, kWalk);
  EXPECT_EQ(budget.Take(Prompt(1, 100'000, 9600), PrefillShare::kHalf), 832);
  EXPECT_EQ(budget.Take(Prompt(2, 100'000), PrefillShare::kAll), 896) << "9280 µs";
  PrefillBudget bounded({4000, 12'000, 0.8}, 4096, kWalk);
  EXPECT_EQ(bounded.Take(Prompt(1, 100'000, 9600), PrefillShare::kHalf), 448) << "within 6000";
  EXPECT_EQ(bounded.Take(Prompt(2, 100'000), PrefillShare::kAll), 512) << "within 5440";
}

// A chunk ends with a tile where it begins with a page; what is less than one is dealt all the
// same.
TEST(PrefillBudget, ChunksAreWholeTiles) {
  const auto take = [](double us, const PromptView& prompt) {
    return PrefillBudget({us}, 4096, kCosts, 128).Take(prompt, PrefillShare::kAll);
  };
  EXPECT_EQ(take(3200, Prompt(1, 3000)), 256);
  EXPECT_EQ(take(1300, Prompt(1, 3000)), 128);
  EXPECT_EQ(take(700, Prompt(1, 3000)), 64);
  EXPECT_EQ(take(3200, Prompt(1, 3000, 20)), 300) << "first to the end of a page";
  EXPECT_EQ(take(3200, Prompt(1, 320)), 320) << "or to its own";
}

// What a prompt computes would depend on where else it was cut.
TEST(PrefillBudget, PromptsAreCutAtMultiplesAlone) {
  const auto take = [](double us, const PromptView& prompt, int64_t tile_tokens = 1) {
    return PrefillBudget({us}, 4096, kCosts, tile_tokens, 128).Take(prompt, PrefillShare::kAll);
  };
  EXPECT_EQ(take(3200, Prompt(1, 3000)), 256);
  EXPECT_EQ(take(700, Prompt(1, 3000)), 128) << "however little time there is";
  EXPECT_EQ(take(700, Prompt(1, 3000, 256), 192), 128);
  EXPECT_EQ(take(9000, Prompt(1, 3000, 256), 192), 768) << "tiles are whole cuts";
  EXPECT_EQ(take(1285, Prompt(1, 129)), 129) << "no token stands alone";
  EXPECT_EQ(take(2565, Prompt(1, 257)), 128);
  const auto in_small_steps = [](const PromptView& prompt) {
    return PrefillBudget({1285}, 128, kCosts, 1, 128).Take(prompt, PrefillShare::kAll);
  };
  EXPECT_EQ(in_small_steps(Prompt(1, 129)), 128) << "but where no step has room";
  EXPECT_EQ(take(3200, Prompt(1, 300)), 300) << "or at its own end";
  EXPECT_EQ(take(3200, Prompt(1, 3000, 300)), 212) << "what is read again, to the first one";
  EXPECT_EQ(PrefillBudget({650}, 4096, kCosts, 1, 64).Take(Prompt(1, 65), PrefillShare::kAll), 65);
  EXPECT_EQ(PrefillBudget({645}, 4096, kCosts, 1, 64).Take(Prompt(1, 65), PrefillShare::kAll), 65)
      << "also where a tile is a page";
  PrefillBudget second({2000}, 4096, kCosts, 1, 128);
  EXPECT_EQ(second.Take(Prompt(1, 100), PrefillShare::kAll), 100);
  EXPECT_EQ(second.Take(Prompt(2, 3000), PrefillShare::kAll), 0) << "no page where 64 would fit";
  PrefillBudget full({9000}, 328, kCosts, 1, 128);
  EXPECT_EQ(full.Take(Prompt(1, 200), PrefillShare::kAll), 200);
  EXPECT_EQ(full.Take(Prompt(2, 129), PrefillShare::kAll), 0) << "the next step has room";
}

TEST(StepTokens, AreThoseOfTheStepInThePromptsMiddle) {
  SchedulerLimits limits;
  limits.max_step_tokens = 4096;
  limits.step_budget_us = 5000;
  const auto tokens = [&](const PromptView& prompt) {
    return StepTokens(PrefillTimeOfStep(limits, {}, 1000, true), limits, kWalk, prompt);
  };
  EXPECT_EQ(tokens(Prompt(1, 0)), 384) << "4000 µs";
  EXPECT_EQ(tokens(Prompt(1, 100, 90)), 384);
  EXPECT_EQ(tokens(Prompt(1, 25'600)), 256) << "of which 1280 µs for the walk";
  limits.lone_step_us = 250'000;
  EXPECT_EQ(tokens(Prompt(1, 0)), 1920) << "0.95 of 20,000 µs, to the end of a page";
  EXPECT_EQ(tokens(Prompt(1, 25'600)), 4096);
}

}  // namespace
}  // namespace longspan

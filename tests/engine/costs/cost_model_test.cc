#include "engine/scheduler/cost_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

double Us(const StepCosts& costs, CostTerm term) { return costs.us[static_cast<int>(term)]; }

class Random {
 public:
  explicit Random(uint32_t seed) : generator_(seed) {}

  double Uniform() { return std::uniform_real_distribution<double>(0, 1)(generator_); }
  double LogUniform(double least, double most) { return least * std::pow(most / least, Uniform()); }
  int64_t Tokens(double least, double most) {
    return static_cast<int64_t>(LogUniform(least, most));
  }
  double Noise(double deviation) {
    return std::exp(std::normal_distribution<double>(0, deviation)(generator_));
  }
  // Decode rows, chunks, or both, sparse and dense, up to contexts of a million.
  StepWork Mixture() {
    StepWork work;
    work.AddStep();
    const int64_t rows = Uniform() < 0.3 ? 0 : Tokens(1, 64);
    const int64_t chunks = rows > 0 && Uniform() < 0.4 ? 0 : 1 + Tokens(1, 4) / 2;
    for (int64_t row = 0; row < rows; ++row) {
      work.AddDecode(Tokens(64, 1 << 20), Uniform() < 0.3);
    }
    for (int64_t chunk = 0; chunk < chunks; ++chunk) {
      const int64_t first_position = Uniform() < 0.3 ? 0 : Tokens(64, 1 << 20);
      work.AddPrefill(first_position, Tokens(16, 8192), Uniform() < 0.3);
    }
    return work;
  }
  StepCosts TimesEach(StepCosts costs, double most_factor) {
    for (double& us : costs.us) us *= LogUniform(1 / most_factor, most_factor);
    return costs;
  }

 private:
  std::mt19937 generator_;
};

StepCosts Times(StepCosts costs, double factor) {
  for (double& us : costs.us) us *= factor;
  return costs;
}

StepWork DecodeStep(int64_t rows, int64_t context_tokens) {
  StepWork work;
  work.AddStep();
  for (int64_t row = 0; row < rows; ++row) work.AddDecode(context_tokens, false);
  return work;
}

// |predicted / actual - 1| of mixtures, ascending.
std::vector<double> RelativeErrors(const StepCosts& costs, const StepCosts& truth, Random& random) {
  std::vector<double> errors(200);
  for (double& error : errors) {
    const StepWork work = random.Mixture();
    error = std::abs(costs.StepUs(work) / truth.StepUs(work) - 1);
  }
  std::sort(errors.begin(), errors.end());
  return errors;
}

// A model that knows `truth`, from mixtures.
CostModel Trained(const StepCosts& truth, Random& random, int steps = 300) {
  CostModel model(truth);
  for (int step = 0; step < steps; ++step) {
    const StepWork work = random.Mixture();
    model.Observe(work, truth.StepUs(work) * random.Noise(0.05));
  }
  return model;
}

void ExpectSane(const StepCosts& costs, const std::string& where) {
  for (int term = 0; term < kCostTerms; ++term) {
    EXPECT_TRUE(std::isfinite(costs.us[term]) && costs.us[term] >= 0)
        << where << ", term " << term << ": " << costs.us[term];
  }
}

TEST(StepWorkTest, CountsTokensAndWhatTheyLookBackOn) {
  StepWork work;
  work.AddStep();
  work.AddPrefill(10, 3, false);
  work.AddPrefill(0, 2, true);
  work.AddDecode(100, false);
  work.AddDecode(7, true);
  work.AddPrefill(1000, 0, true);  // no tokens, no walk
  const StepWork expected{{1, 5, 11 + 12 + 13, 1 + 2, 2, 100, 7, 10, 0}};
  EXPECT_EQ(work.amounts, expected.amounts);
  const StepCosts costs = {{1000, 10, 0.1, 0.2, 50, 0.5, 2, 0.3, 0.7}};
  EXPECT_DOUBLE_EQ(costs.StepUs(work), 1000 + 50 + 3.6 + 0.6 + 100 + 50 + 14 + 3);
}

TEST(StepCostsTest, APromptIsItsChunksAndTheirSteps) {
  const StepCosts costs = {{1000, 10, 0.01, 0.02, 50, 0.5, 2, 0.1, 0.3}};
  for (const bool is_dense : {false, true}) {
    for (const int64_t first_position : {0, 640, 100'000}) {
      for (const int64_t tokens : {0, 1, 511, 512, 513, 100'000}) {
        double us = 0;
        for (int64_t done = 0; done < tokens; done += 512) {
          const int64_t chunk = std::min<int64_t>(512, tokens - done);
          us += 1000 + costs.PrefillUs(first_position + done, chunk, is_dense);
        }
        EXPECT_NEAR(costs.PromptUs(first_position, tokens, is_dense, 512), us, 1e-9 * us)
            << tokens << " tokens from " << first_position;
        EXPECT_LE(costs.PromptUs(first_position, tokens, is_dense, 512),
                  costs.PromptUs(first_position, tokens + 1, is_dense, 512));
        EXPECT_LE(costs.PromptUs(first_position, tokens, is_dense, 512),
                  costs.PromptUs(first_position + 1, tokens, is_dense, 512));
      }
    }
  }
}

TEST(StepCostsTest, TokensWithinABudgetAreTheMostThatFit) {
  Random random(1);
  for (int round = 0; round < 20'000; ++round) {
    StepCosts costs = random.TimesEach(kTypicalCosts, 1000);
    if (random.Uniform() < 0.2) costs.us[static_cast<int>(CostTerm::kPrefillToken)] = 0;
    if (random.Uniform() < 0.2) costs.us[static_cast<int>(CostTerm::kPrefillContext)] = 0;
    const int64_t first_position = random.Uniform() < 0.2 ? 0 : random.Tokens(1, 1 << 20);
    const int64_t most_tokens = random.Tokens(1, 1 << 20);
    double budget_us = random.LogUniform(1e-3, 1e9);
    // What exactly so many tokens take is the hardest budget.
    if (random.Uniform() < 0.5) {
      budget_us = costs.PrefillUs(first_position, random.Tokens(1, 1 << 20), false);
    }
    const int64_t tokens = costs.PrefillTokensWithin(budget_us, first_position, most_tokens, false);
    ASSERT_GE(tokens, 0);
    ASSERT_LE(tokens, most_tokens);
    if (tokens > 0) {
      ASSERT_LE(costs.PrefillUs(first_position, tokens, false), budget_us) << round;
    }
    if (tokens < most_tokens) {
      ASSERT_GT(costs.PrefillUs(first_position, tokens + 1, false), budget_us) << round;
    }
  }
}

TEST(StepCostsTest, BudgetsThatAreNone) {
  EXPECT_EQ(kTypicalCosts.PrefillTokensWithin(-1, 0, 100, false), 0);
  EXPECT_EQ(kTypicalCosts.PrefillTokensWithin(-kInfinity, 0, 100, false), 0);
  EXPECT_EQ(kTypicalCosts.PrefillTokensWithin(std::nan(""), 0, 100, false), 0);
  EXPECT_EQ(kTypicalCosts.PrefillTokensWithin(kInfinity, 0, 100, true), 100);
  EXPECT_EQ(kTypicalCosts.PrefillTokensWithin(1e6, 0, 0, false), 0);
  EXPECT_EQ(kTypicalCosts.PrefillTokensWithin(1e6, 0, -5, false), 0);
  EXPECT_EQ(StepCosts{}.PrefillTokensWithin(0, 1000, 100, false), 100) << "what costs nothing fits";
  EXPECT_EQ(kTypicalCosts.PrefillTokensWithin(0, 1000, 100, false), 0);
}

TEST(StepCostsTest, AtASpeedTheRestIsTheStepAndTheWalk) {
  const StepCosts costs = {{1000, 10, 0.001, 0.002, 50, 0.5, 2, 0.1, 0.3}};
  for (const bool is_dense : {false, true}) {
    const double walk_us = costs.WalkUs(20'000, is_dense);
    EXPECT_DOUBLE_EQ(walk_us, is_dense ? 6000 : 2000);
    for (const double speed : {0.5, 0.8, 0.97}) {
      const double alone_us = costs.PrefillUsAtSpeed(speed, 20'000, is_dense, true);
      EXPECT_NEAR((alone_us - walk_us) / (1000 + alone_us), speed, 1e-9);
      const double beside_us = costs.PrefillUsAtSpeed(speed, 20'000, is_dense, false);
      EXPECT_NEAR((beside_us - walk_us) / beside_us, speed, 1e-9);
    }
  }
}

// A prompt behind 60,000 tokens, in chunks of this many.
double SpeedOf(const StepCosts& costs, int64_t tokens) {
  StepWork work;
  work.AddStep();
  work.AddPrefill(60'000, tokens, true);
  return static_cast<double>(tokens) / costs.StepUs(work);
}

// A device that small chunks fill badly: their attention takes as long as that of so many tokens
// more. How much slower they are is what the planner goes by.
TEST(CostModelTest, LearnsHowSlowSmallChunksAre) {
  for (const double floor_tokens : {0.0, 64.0, 450.0}) {
    Random random(17);
    CostModel model(kTypicalCosts);
    const auto actual_us = [&](int64_t first_position, int64_t tokens) {
      const double filled = static_cast<double>(tokens) + floor_tokens;
      return 4000 + 24.0 * static_cast<double>(tokens) +
             9e-4 * filled * static_cast<double>(first_position);
    };
    for (int step = 0; step < 400; ++step) {
      const int64_t first_position = random.Tokens(64, 120'000);
      const int64_t tokens = 128 * random.Tokens(1, 33);
      StepWork work;
      work.AddStep();
      work.AddPrefill(first_position, tokens, true);
      model.Observe(work, actual_us(first_position, tokens) * random.Noise(0.03));
    }
    for (const int64_t tokens : {128, 256, 512, 1024, 4096}) {
      EXPECT_NEAR(
          SpeedOf(model.costs(), tokens) * actual_us(60'000, tokens) / static_cast<double>(tokens),
          1, 0.05)
          << tokens << " tokens where few cost as " << floor_tokens;
    }
  }
}

TEST(CostModelTest, FindsTheCostsInAFewNoisySteps) {
  for (uint32_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    const StepCosts truth = random.TimesEach(Times(kTypicalCosts, random.LogUniform(0.1, 1000)), 5);
    CostModel model(random.TimesEach(truth, 3));
    for (int step = 0; step < 50; ++step) {
      const StepWork work = random.Mixture();
      model.Observe(work, truth.StepUs(work) * random.Noise(0.05));
    }
    const std::vector<double> errors = RelativeErrors(model.costs(), truth, random);
    EXPECT_LT(errors[100], 0.05) << "median, seed " << seed;
    EXPECT_LT(errors[160], 0.1) << "of four fifths, seed " << seed;
  }
}

TEST(CostModelTest, BeginsAnywhere) {
  for (const double factor : {1e-4, 1e-2, 1e2, 1e4}) {
    Random random(7);
    const StepCosts truth = random.TimesEach(kTypicalCosts, 3);
    CostModel model(Times(truth, factor));
    for (int step = 0; step < 400; ++step) {
      const StepWork work = random.Mixture();
      model.Observe(work, truth.StepUs(work) * random.Noise(0.05));
    }
    EXPECT_LT(RelativeErrors(model.costs(), truth, random)[180], 0.1) << "from " << factor;
  }
  EXPECT_EQ(CostModel(StepCosts{}).costs().us, kTypicalCosts.us);
}

TEST(CostModelTest, ShortAndLongStepsCountAlike) {
  const StepCosts truth = {{900, 30, 1e-4, 1e-3, 20, 1e-3, 0.03}};
  CostModel model(kTypicalCosts);
  StepWork chunk;
  chunk.AddStep();
  chunk.AddPrefill(100'000, 8192, false);
  const StepWork decode = DecodeStep(1, 1000);
  for (int step = 0; step < 50; ++step) {
    model.Observe(chunk, truth.StepUs(chunk));
    model.Observe(decode, truth.StepUs(decode));
  }
  EXPECT_NEAR(model.costs().StepUs(chunk) / truth.StepUs(chunk), 1, 0.02);
  EXPECT_NEAR(model.costs().StepUs(decode) / truth.StepUs(decode), 1, 0.02);
}

TEST(CostModelTest, AMillionStepsOfOneKindTouchNothingElse) {
  Random random(3);
  const CostModel trained = Trained(kTypicalCosts, random);
  CostModel model = trained;
  for (int step = 0; step < 1'000'000; ++step) {
    const StepWork work = DecodeStep(8, 65'536 + step % 5000);
    model.Observe(work, kTypicalCosts.StepUs(work) * random.Noise(0.05));
  }
  for (const CostTerm term : {CostTerm::kPrefillToken, CostTerm::kPrefillContext,
                              CostTerm::kDensePrefillContext, CostTerm::kDenseDecodeContext}) {
    EXPECT_EQ(Us(model.costs(), term), Us(trained.costs(), term)) << static_cast<int>(term);
  }
  // How these steps divide could not be seen; it did not wander off.
  EXPECT_LT(RelativeErrors(model.costs(), kTypicalCosts, random).back(), 0.12);
  // And what comes then is still learnt.
  const StepCosts slower = Times(kTypicalCosts, 2);
  for (int step = 0; step < 100; ++step) {
    const StepWork work = random.Mixture();
    model.Observe(work, slower.StepUs(work));
  }
  EXPECT_LT(RelativeErrors(model.costs(), slower, random)[160], 0.1);
}

TEST(CostModelTest, ATermThatHardlyShowsDoesNotWanderOff) {
  Random random(4);
  CostModel model(kTypicalCosts);
  for (int step = 0; step < 300'000; ++step) {
    StepWork work;
    work.AddStep();
    work.AddPrefill(0, random.Tokens(16, 1024), false);  // context is about 0.1 % of it
    model.Observe(work, kTypicalCosts.StepUs(work) * random.Noise(0.05));
  }
  EXPECT_NEAR(model.costs().PromptUs(0, 1 << 20, false, 8192) /
                  kTypicalCosts.PromptUs(0, 1 << 20, false, 8192),
              1, 0.25);
}

TEST(CostModelTest, OneSlowStepHardlyMatters) {
  Random random(5);
  for (const double outlier : {100.0, 0.01, 1e9}) {
    CostModel model = Trained(kTypicalCosts, random);
    const StepWork work = DecodeStep(8, 65'536);
    const double before_us = model.costs().StepUs(work);
    model.Observe(work, outlier * before_us);
    EXPECT_NEAR(model.costs().StepUs(work) / before_us, 1, 0.15) << outlier;
    for (int step = 0; step < 20; ++step) model.Observe(work, before_us);
    EXPECT_NEAR(model.costs().StepUs(work) / before_us, 1, 0.03) << outlier;
  }
}

TEST(CostModelTest, NowAndThenASlowStepLeavesTheCostsUsable) {
  Random random(6);
  CostModel model = Trained(kTypicalCosts, random);
  for (int step = 0; step < 5000; ++step) {
    const StepWork work = random.Mixture();
    const double slow = random.Uniform() < 0.01 ? 100 : 1;
    model.Observe(work, slow * kTypicalCosts.StepUs(work) * random.Noise(0.05));
    const StepWork next = random.Mixture();
    ASSERT_NEAR(std::log(model.costs().StepUs(next) / kTypicalCosts.StepUs(next)), 0, 0.4)
        << "after step " << step;
  }
}

TEST(CostModelTest, FollowsAChangeOfSpeedInTensOfSteps) {
  for (const double factor : {2.0, 0.5}) {
    Random random(8);
    const StepCosts changed = Times(kTypicalCosts, factor);
    CostModel alike = Trained(kTypicalCosts, random, 10'000);
    CostModel mixed = alike;
    const StepWork work = DecodeStep(8, 65'536);
    for (int step = 0; step < 15; ++step) alike.Observe(work, changed.StepUs(work));
    EXPECT_NEAR(alike.costs().StepUs(work) / changed.StepUs(work), 1, 0.1) << factor;
    for (int step = 0; step < 50; ++step) {
      const StepWork mixture = random.Mixture();
      mixed.Observe(mixture, changed.StepUs(mixture) * random.Noise(0.05));
    }
    EXPECT_LT(RelativeErrors(mixed.costs(), changed, random)[160], 0.1) << factor;
  }
}

// Memory-bound when short, compute-bound when long: no sum of terms.
TEST(CostModelTest, StaysNearAMachineThatIsNoSum) {
  Random random(9);
  CostModel model(kTypicalCosts);
  double squares = 0;
  for (int step = 0; step < 2000; ++step) {
    const StepWork work = random.Mixture();
    const double tokens = work.amount(CostTerm::kPrefillToken) + work.amount(CostTerm::kDecodeRow);
    const double actual_us = 300 + std::max(4000.0, 29 * tokens) +
                             9e-5 * work.amount(CostTerm::kPrefillContext) +
                             9e-4 * work.amount(CostTerm::kDensePrefillContext) +
                             0.01 * work.amount(CostTerm::kPrefillWalk) +
                             0.06 * work.amount(CostTerm::kDensePrefillWalk) +
                             0.003 * work.amount(CostTerm::kDecodeContext) +
                             0.03 * work.amount(CostTerm::kDenseDecodeContext);
    if (step >= 500) squares += std::pow(std::log(model.costs().StepUs(work) / actual_us), 2);
    model.Observe(work, actual_us * random.Noise(0.05));
  }
  EXPECT_LT(std::sqrt(squares / 1500), 0.2);
}

TEST(CostModelTest, WhateverIsMeasuredCostsStayFiniteAndNotNegative) {
  const std::vector<double> extremes = {0,    1,         -1,      1e-300,     1e300,
                                        1e15, kInfinity, -1e-300, -kInfinity, std::nan("")};
  for (uint32_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    CostModel model(random.TimesEach(kTypicalCosts, 1e6));
    for (int step = 0; step < 2000; ++step) {
      StepWork work = random.Uniform() < 0.1 ? StepWork() : random.Mixture();
      if (random.Uniform() < 0.1) work.AddPrefill(int64_t{1} << 40, int64_t{1} << 40, true);
      const double actual_us = random.Uniform() < 0.3 ? extremes[random.Tokens(1, 11) - 1]
                                                      : random.LogUniform(1e-6, 1e12);
      model.Observe(work, actual_us);
      ASSERT_NO_FATAL_FAILURE(ExpectSane(model.costs(), "seed " + std::to_string(seed)));
    }
    if (testing::Test::HasFailure()) return;
  }
}

TEST(CostModelTest, StepsThatSayNothingChangeNothing) {
  Random random(11);
  CostModel model = Trained(kTypicalCosts, random);
  const StepCosts before = model.costs();
  for (const double us : {0.0, -5.0, kInfinity, std::nan("")}) {
    model.Observe(DecodeStep(1, 10), us);
  }
  model.Observe(StepWork(), 1000);
  EXPECT_EQ(model.costs().us, before.us);
}

TEST(CostModelTest, SameStepsSameCosts) {
  Random first(12);
  Random second(12);
  EXPECT_EQ(Trained(kTypicalCosts, first).costs().us, Trained(kTypicalCosts, second).costs().us);
}

}  // namespace
}  // namespace longspan

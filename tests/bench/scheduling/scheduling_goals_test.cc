// Holds the engine to what the scheduling benchmark shows, in runs that are shorter. Time is
// simulated, and everything follows from the seed: what is asserted here is not the machine's
// speed.
#include <cmath>

#include "gtest/gtest.h"
#include "tests/bench/scheduling/first_come.h"
#include "tests/bench/scheduling/h200_step_time.h"
#include "tests/bench/scheduling/scenarios.h"

namespace longspan {
namespace {

class SchedulingGoals : public testing::TestWithParam<Scenario> {};

TEST_P(SchedulingGoals, AreMet) {
  ScenarioOptions options;
  options.length = 0.2;
  ScenarioReport report = GetParam().run(options);
  report.scenario = GetParam().name;
  ASSERT_FALSE(report.goals.empty());
  for (const Goal& goal : report.goals) {
    EXPECT_TRUE(goal.met()) << goal.what << ": " << goal.value << ", at "
                            << (goal.at_least ? "least " : "most ") << goal.bound << "\n"
                            << ToJson(report);
  }
}

INSTANTIATE_TEST_SUITE_P(, SchedulingGoals, testing::ValuesIn(kScenarios), [](const auto& one) {
  std::string name = one.param.name;
  for (char& letter : name) letter = letter == '.' ? '_' : letter;
  return name;
});

TEST(H200StepTime, IsThatOfTheMachine) {
  EXPECT_NEAR(H200PromptUs(int64_t{512} << 10, 250'000) / 1e6, 25, 1.5);
  EXPECT_NEAR(H200StepUs({{{0, 8192}}, {}}) / 1e3, 270, 10);
  EXPECT_NEAR(H200StepUs({{}, std::vector<int64_t>(8, 65'536)}) / 1e3, 6.5, 0.2);
}

TEST(FirstCome, AShortPromptWaitsForTheLongOneBeforeIt) {
  const std::vector<double> ms =
      FirstComeFirstTokenMs({{0, 64 << 10, 1}, {1000, 1024, 4}}, {2048, 16});
  EXPECT_GT(ms[0], 2000);
  EXPECT_GT(ms[1], ms[0]);
  EXPECT_LT(ms[1], ms[0] + 100);
}

TEST(ScenarioReport, SaysWhatIsMissed) {
  ScenarioReport report;
  report.scenario = "one";
  report.Figure("ms", 12.34567);
  report.AtMost("much", 2, 3);
  EXPECT_TRUE(report.met());
  report.AtLeast("little", 2, 3);
  EXPECT_FALSE(report.met());
  EXPECT_EQ(
      ToJson(report),
      R"({"figures":{"ms":12.35},"goals":[{"at_most":3.0,"met":true,"value":2.0,"what":"much"},)"
      R"({"at_least":3.0,"met":false,"value":2.0,"what":"little"}],"met":false,"scenario":"one"})");
  Goal nothing{"nothing", Percentile({}, 0.5), 1, false};
  EXPECT_FALSE(nothing.met()) << "not a number is no success";
  EXPECT_EQ(Percentile({3, 1, 2}, 0.5), 2);
  EXPECT_EQ(Percentile({3, 1, 2}, 1), 3);
}

}  // namespace
}  // namespace longspan

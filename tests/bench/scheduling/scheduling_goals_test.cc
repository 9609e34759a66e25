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
  struct Measured {
    const H200Model* model;
    std::vector<std::pair<int64_t, double>> seconds_by_chunk;  // of 65,536 tokens
    std::vector<std::pair<StepShape, double>> decode_ms;
  };
  const auto rows = [](int64_t count, int64_t context) {
    return StepShape{{}, std::vector<int64_t>(count, context)};
  };
  const std::vector<Measured> all = {
      {&kH200Nsa,
       {{256, 3.68}, {512, 2.69}, {1024, 2.30}, {2048, 2.18}, {8192, 2.06}},
       {{rows(1, 8192), 4.91},
        {rows(32, 8192), 7.36},
        {rows(16, 32'768), 6.81},
        {rows(1, 65'536), 4.94},
        {rows(8, 65'536), 6.35}}},
      {&kH200Dense,
       {{256, 4.96}, {512, 3.56}, {1024, 3.46}, {2048, 3.43}, {8192, 3.39}},
       {{rows(1, 8192), 4.77},
        {rows(32, 8192), 12.65},
        {rows(16, 32'768), 19.96},
        {rows(1, 65'536), 6.46},
        {rows(8, 65'536), 19.91}}},
  };
  for (const Measured& measured : all) {
    for (const auto& [chunk, seconds] : measured.seconds_by_chunk) {
      EXPECT_NEAR(H200ChunkedPromptUs(*measured.model, 65'536, chunk) / 1e6 / seconds, 1, 0.03)
          << measured.model->name << " in chunks of " << chunk;
    }
    for (const auto& [shape, ms] : measured.decode_ms) {
      EXPECT_NEAR(H200StepUs(*measured.model, shape) / 1e3 / ms, 1, 0.03)
          << measured.model->name << " with " << shape.decode_contexts.size() << " rows";
    }
  }
  EXPECT_NEAR(H200ChunkedPromptUs(kH200Nsa, 131'072, 8192) / 1e6 / 4.6, 1, 0.03);
}

// Milliseconds of the table where they stand, of the last 8,192 tokens up to `length_tokens`.
TEST(H200StepTime, IsAsMeasuredInSmallChunks) {
  struct Measured {
    const H200Model* model;
    int64_t length_tokens;
    int64_t chunk_tokens;
    double ms;
  };
  for (const Measured& one : {Measured{&kH200NsaSplit, 16'384, 256, 12.4},
                              {&kH200NsaSplit, 65'536, 256, 15.6},
                              {&kH200NsaSplit, 65'536, 1024, 40.5},
                              {&kH200NsaSplit, 130'944, 512, 30.2},
                              {&kH200DenseSplit, 16'384, 256, 10.7},
                              {&kH200DenseSplit, 65'536, 256, 22.3},
                              {&kH200DenseSplit, 130'944, 1024, 142.9}}) {
    const StepShape middle = {{{one.length_tokens - 4096, one.chunk_tokens}}, {}};
    EXPECT_NEAR(H200StepUs(*one.model, middle) / 1e3 / one.ms, 1, 0.11)
        << one.model->name << ", " << one.chunk_tokens << " of " << one.length_tokens;
  }
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
  EXPECT_EQ(ToJson(report), R"({"scenario":"one","met":false,"figures":{"ms":12.35},"goals":[)"
                            R"({"what":"much","value":2.0,"at_most":3.0,"met":true},)"
                            R"({"what":"little","value":2.0,"at_least":3.0,"met":false}]})");
  Goal nothing{"nothing", Percentile({}, 0.5), 1, false};
  EXPECT_FALSE(nothing.met()) << "not a number is no success";
  EXPECT_EQ(Percentile({3, 1, 2}, 0.5), 2);
  EXPECT_EQ(Percentile({3, 1, 2}, 1), 3);
}

}  // namespace
}  // namespace longspan

#include "engine/calibration.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/model/batch_check.h"
#include "gtest/gtest.h"
#include "kernels/base/status_macros.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

class ManualClock final : public Clock {
 public:
  int64_t NowUs() const override { return now_us; }
  int64_t now_us = 1000;
};

StepWork WorkOf(const ForwardBatch& batch, const KvLayout& layout) {
  StepWork work;
  work.AddStep();
  for (const ForwardRow& row : batch.rows) {
    const bool is_dense = row.attends_densely || !layout.has_summaries;
    const bool draws = row.logits_from < row.token_count;
    if (draws) {
      work.AddDecode(row.first_position + 1, is_dense);
    } else {
      work.AddPrefill(row.first_position, row.token_count, is_dense);
    }
  }
  return work;
}

// A machine of known costs, whose steps take that long on its clock. Batches are held to what a
// model's runner demands, and to reading nothing that no step has written.
class Machine {
 public:
  Machine(const StepCosts& costs, const KvLayout& layout, const CalibrationOptions& options)
      : layout_(layout),
        options_(options),
        costs_(costs),
        runner_({.pages = options.pages,
                 .slots = options.slots,
                 .layout = layout,
                 .checks_reads = false}) {
    runner_.on_submit = [this](const ForwardBatch& batch) { return Take(batch); };
    runner_.on_result = [this](ForwardResult& result) { result.compute_us = step_us_; };
  }

  absl::StatusOr<StepCosts> Calibrated() { return Calibrate(runner_, layout_, options_, clock); }

  ManualClock clock;
  // Of each step beside its costs.
  std::function<double(const ForwardBatch&)> extra_us = [](const ForwardBatch&) { return 0.0; };
  absl::Status status;  // of the next steps
  std::vector<StepWork> steps;
  int64_t longest_context = 0;
  int32_t most_rows = 0;

 private:
  absl::Status Take(const ForwardBatch& batch) {
    LONGSPAN_RETURN_IF_ERROR(status);
    LONGSPAN_RETURN_IF_ERROR(
        CheckForwardBatch(batch, {.pages = options_.pages,
                                  .slots = options_.slots,
                                  .max_step_tokens = options_.max_step_tokens,
                                  .vocabulary = 32,
                                  .window_tokens = layout_.groups.window_tokens}));
    for (size_t i = 0; i < batch.rows.size(); ++i) {
      const ForwardRow& row = batch.rows[i];
      const int64_t first_page = PageOfToken(row.first_position);
      const int64_t end = row.first_position + row.token_count;
      EXPECT_EQ(OffsetInPage(row.first_position), 0) << "a slot starts from a page's carry";
      EXPECT_EQ(batch.slot_resets[i].slot, row.slot);
      for (int32_t group = 0; group < batch.groups; ++group) {
        const auto pages = batch.pages(static_cast<int32_t>(i), group).begin();
        EXPECT_EQ(batch.slot_resets[i].page, first_page == 0 ? -1 : pages[first_page - 1]);
        for (int64_t page = 0; page < first_page; ++page) {
          EXPECT_TRUE(written_.count(pages[page])) << "page " << pages[page];
        }
        if (row.logits_from == row.token_count) {
          written_.insert(pages + first_page, pages + end / kPageTokens);
        }
      }
      longest_context = std::max(longest_context, end);
    }
    most_rows = std::max(most_rows, static_cast<int32_t>(batch.rows.size()));
    steps.push_back(WorkOf(batch, layout_));
    step_us_ = std::llround(costs_.StepUs(steps.back()) + extra_us(batch));
    clock.now_us += step_us_;
    return absl::OkStatus();
  }

  const KvLayout layout_;
  const CalibrationOptions options_;
  const StepCosts costs_;
  FakeRunner runner_;
  std::set<int32_t> written_;
  int64_t step_us_ = 0;
};

KvLayout Layout(bool has_summaries, int64_t dense_below_tokens = 0) {
  KvLayout layout;
  layout.has_summaries = has_summaries;
  layout.nsa.dense_below_tokens = dense_below_tokens;
  return layout;
}

constexpr CalibrationOptions kOptions = {.pages = 1024,
                                         .slots = 16,
                                         .max_step_tokens = 8192,
                                         .max_context_tokens = 1 << 20,
                                         .vocabulary_tokens = 32,
                                         .tile_tokens = 128,
                                         .most_us = 600'000'000};

// A CPU: no term is in proportion to the typical ones.
constexpr StepCosts kSlowMachine = {{400, 180, 5e-3, 4e-2, 250, 0.02, 0.5, 0.1, 1}};
// A GPU whose kernels small chunks fill badly: those of 512 tokens and less cost alike.
constexpr StepCosts kBadlyFilled = {{1500, 22, 9e-5, 9e-4, 100, 0.003, 0.03, 0.06, 0.4}};

void ExpectPredicts(const StepCosts& costs, const StepCosts& truth, bool is_dense,
                    double tolerance) {
  for (const int64_t first_position : {0, 8192, 32'768, 60'000}) {
    for (const int64_t tokens : {128, 1024, 8192}) {
      StepWork work;
      work.AddStep();
      work.AddPrefill(first_position, tokens, is_dense);
      EXPECT_NEAR(costs.StepUs(work) / truth.StepUs(work), 1, tolerance)
          << tokens << " tokens from " << first_position;
    }
  }
  for (const int64_t context_tokens : {64, 4096, 60'000}) {
    for (const int64_t rows : {1, 4, 12}) {
      StepWork work;
      work.AddStep();
      for (int64_t row = 0; row < rows; ++row) work.AddDecode(context_tokens, is_dense);
      EXPECT_NEAR(costs.StepUs(work) / truth.StepUs(work), 1, tolerance)
          << rows << " rows at " << context_tokens;
    }
  }
}

TEST(CalibrationTest, GroupsOfLayersHavePagesOfTheirOwn) {
  KvLayout layout = Layout(false);
  layout.groups.window_tokens = {0, 100, 100};
  for (const int64_t pages : {3, 40, 100, 1024}) {
    CalibrationOptions options = kOptions;
    options.pages = pages;
    Machine machine(kSlowMachine, layout, options);
    EXPECT_TRUE(machine.Calibrated().ok()) << pages << " pages";
    EXPECT_GT(machine.longest_context, 0);
    EXPECT_LE(machine.longest_context, pages / 3 * kPageTokens + 1) << "a token behind them";
  }
}

TEST(CalibrationTest, FindsWhatTheMachineCosts) {
  for (const bool has_summaries : {true, false}) {
    for (const StepCosts& truth : {kTypicalCosts, kSlowMachine, kBadlyFilled}) {
      Machine machine(truth, Layout(has_summaries), kOptions);
      const auto costs = machine.Calibrated();
      ASSERT_TRUE(costs.ok()) << costs.status();
      ExpectPredicts(*costs, truth, !has_summaries, 0.1);
      EXPECT_GT(machine.longest_context, 32'768);
      EXPECT_EQ(machine.most_rows, 8);
    }
  }
}

// Even where time is short and nothing deep is measured.
TEST(CalibrationTest, WhereSmallChunksCostWhatTheyHoldNothingWalks) {
  StepCosts truth = kSlowMachine;
  truth.us[static_cast<int>(CostTerm::kPrefillWalk)] = 0;
  truth.us[static_cast<int>(CostTerm::kDensePrefillWalk)] = 0;
  for (const int64_t most_us : {500'000, 600'000'000}) {
    CalibrationOptions options = kOptions;
    options.tile_tokens = 1;
    options.most_us = most_us;
    Machine machine(truth, Layout(true), options);
    const auto costs = machine.Calibrated();
    ASSERT_TRUE(costs.ok()) << costs.status();
    EXPECT_LT(costs->WalkUs(65'536, false), 0.1);
    EXPECT_LT(costs->WalkUs(65'536, true), 0.1);
  }
}

// Kernels are loaded at their first use, for each shape.
TEST(CalibrationTest, FirstUsesDoNotCount) {
  Machine machine(kTypicalCosts, Layout(true), kOptions);
  std::set<std::tuple<size_t, int32_t>> seen;
  machine.extra_us = [&](const ForwardBatch& batch) {
    return seen.insert({batch.rows.size(), batch.rows[0].token_count}).second ? 500'000.0 : 0.0;
  };
  const auto costs = machine.Calibrated();
  ASSERT_TRUE(costs.ok()) << costs.status();
  ExpectPredicts(*costs, kTypicalCosts, false, 0.1);
}

TEST(CalibrationTest, BothPathsOfAModelThatIsDenseAtFirst) {
  Machine machine(kSlowMachine, Layout(true, 16'384), kOptions);
  const auto costs = machine.Calibrated();
  ASSERT_TRUE(costs.ok()) << costs.status();
  int steps_of[2] = {};
  for (const StepWork& work : machine.steps) {
    ++steps_of[work.amount(CostTerm::kDensePrefillContext) > 0];
    EXPECT_TRUE(work.amount(CostTerm::kDensePrefillContext) == 0 ||
                work.amount(CostTerm::kPrefillContext) == 0);
  }
  EXPECT_GT(steps_of[0], 0);
  EXPECT_GT(steps_of[1], 0);
  for (const bool is_dense : {false, true}) {
    EXPECT_NEAR(
        costs->PromptUs(0, 8192, is_dense, 8192) / kSlowMachine.PromptUs(0, 8192, is_dense, 8192),
        1, 0.1);
  }
}

TEST(CalibrationTest, KeepsToItsTime) {
  for (const int64_t most_us : {100'000, 1'000'000, 5'000'000}) {
    CalibrationOptions options = kOptions;
    options.most_us = most_us;
    Machine machine(kSlowMachine, Layout(true), options);
    const int64_t start_us = machine.clock.now_us;
    const auto costs = machine.Calibrated();
    ASSERT_TRUE(costs.ok()) << costs.status();
    EXPECT_LE(machine.clock.now_us - start_us, most_us * 11 / 10);
    ASSERT_FALSE(machine.steps.empty());
    // At least of the machine's order, where typical costs are off by up to twelve.
    EXPECT_NEAR(std::log(costs->PromptUs(0, 4096, false, 8192) /
                         kSlowMachine.PromptUs(0, 4096, false, 8192)),
                0, 0.5)
        << most_us;
  }
}

TEST(CalibrationTest, WithoutTimeOrRoomCostsAreTypical) {
  CalibrationOptions no_time = kOptions;
  no_time.most_us = 0;
  CalibrationOptions no_context = kOptions;
  no_context.max_context_tokens = 0;
  for (const CalibrationOptions& options : {no_time, no_context}) {
    Machine machine(kSlowMachine, Layout(true), options);
    const auto costs = machine.Calibrated();
    ASSERT_TRUE(costs.ok()) << costs.status();
    EXPECT_TRUE(machine.steps.empty());
    EXPECT_EQ(costs->us, kTypicalCosts.us);
  }
}

// Every batch is well formed (the machine looks), whatever the limits.
TEST(CalibrationTest, FitsAnyLimits) {
  for (const int64_t pages : {1, 2, 3, 9, 40}) {
    for (const int32_t slots : {1, 3}) {
      for (const int32_t max_step_tokens : {1, 2, 63, 64, 65, 200, 1000}) {
        for (const int64_t max_context_tokens : {1, 64, 65, 128, 1000, 4096}) {
          Machine machine(kSlowMachine, Layout(true, 100),
                          {.pages = pages,
                           .slots = slots,
                           .max_step_tokens = max_step_tokens,
                           .max_context_tokens = max_context_tokens,
                           .vocabulary_tokens = 32});
          const auto costs = machine.Calibrated();
          ASSERT_TRUE(costs.ok()) << costs.status() << " with " << pages << " pages, " << slots
                                  << " slots, " << max_step_tokens << " tokens a step, "
                                  << max_context_tokens << " of context";
          EXPECT_GE(machine.steps.size(), 3U);
          EXPECT_LE(machine.longest_context, max_context_tokens);
        }
      }
    }
  }
}

TEST(CalibrationTest, ARunnersErrorIsReturned) {
  Machine machine(kSlowMachine, Layout(true), kOptions);
  machine.status = absl::InternalError("the device is gone");
  EXPECT_EQ(machine.Calibrated().status(), machine.status);
}

struct CalibratedModel {
  Geometry geometry;
  std::optional<int64_t> rooms;
};
void PrintTo(const CalibratedModel& model, std::ostream* out) { *out << model.geometry.name; }

class CalibrationOfModelTest : public ::testing::TestWithParam<CalibratedModel> {};

TEST_P(CalibrationOfModelTest, MeasuresAndLeavesNothingBehind) {
  const std::string directory = CheckpointOf(GetParam().geometry);
  HarnessOptions options = {.pages = 16, .slots = 3, .max_step_tokens = 256};
  options.rooms = GetParam().rooms;
  ModelHarness calibrated(directory, options);
  ModelHarness fresh(directory, options);
  const auto costs = Calibrate(calibrated.runner(), LayoutFor(fresh.config(), DType::kF32),
                               {.pages = options.pages,
                                .slots = options.slots,
                                .max_step_tokens = options.max_step_tokens,
                                .max_context_tokens = 1024,
                                .vocabulary_tokens = fresh.config().vocabulary,
                                .most_us = 60'000'000},
                               SteadyClock::Machine());
  ASSERT_TRUE(costs.ok()) << costs.status();
  for (const double us : costs->us) EXPECT_TRUE(std::isfinite(us) && us > 0) << us;
  EXPECT_NE(costs->us, kTypicalCosts.us);

  std::vector<std::vector<Logprobs>> answers;
  for (ModelHarness* harness : {&fresh, &calibrated}) {
    TestSequence sequence{.token_ids = RandomTokens(1, 300, fresh.config().vocabulary),
                          .pages = AscendingPages(2, 5)};
    harness->Finish(sequence, 100);
    answers.push_back(sequence.logprobs);
  }
  ExpectSameBits(answers[0], answers[1]);
}

INSTANTIATE_TEST_SUITE_P(Geometries, CalibrationOfModelTest,
                         ::testing::Values(CalibratedModel{GeometryNamed("fsa"), std::nullopt},
                                           CalibratedModel{GeometryNamed("dense"), std::nullopt},
                                           CalibratedModel{GeometryNamed("demo"), std::nullopt},
                                           // Rows that attend densely are fetched for as well.
                                           CalibratedModel{DenseUpTo(400, GeometryNamed("fsa")),
                                                           3}),
                         [](const auto& model) { return model.param.geometry.name; });

}  // namespace
}  // namespace longspan

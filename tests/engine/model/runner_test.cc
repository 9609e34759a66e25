#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/base/status_macros.h"
#include "tests/engine/model/deferring_backend.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_backend.h"
#include "tests/engine/model/model_harness.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

class RunnerTest : public ::testing::Test {
 protected:
  RunnerTest() : harness_(CheckpointOf(GeometryNamed("fsa")), {.max_step_tokens = 64}) {}

  // One row of slot 0 at `first_position`; greedy draw after its last token into the slot.
  static ForwardBatch OneRow(int64_t first_position, std::vector<int32_t> token_ids) {
    ForwardBatch batch;
    const int32_t count = static_cast<int32_t>(token_ids.size());
    if (first_position == 0) batch.slot_resets = {{0, -1}};
    batch.rows = {
        {.first_position = first_position, .token_count = count, .logits_from = count - 1}};
    batch.token_ids = std::move(token_ids);
    batch.page_ids = {3, 1};
    batch.page_offsets = {0, 2};
    batch.draw.rows = {{.slot = 0, .top_logprobs = 0, .temperature = 0}};
    batch.draw.vocabulary_tokens = 32;
    return batch;
  }
  DrawResult Run(ForwardBatch batch) {
    auto ticket = harness_.runner().Submit(std::move(batch));
    EXPECT_TRUE(ticket.ok()) << ticket.status();
    auto result = harness_.runner().Collect(*ticket);
    EXPECT_TRUE(result.ok()) << result.status();
    return result->draws[0];
  }

  ModelHarness harness_;
};

TEST_F(RunnerTest, ASlotRemembersWhatWasDrawnInIt) {
  const std::vector<int32_t> prompt = RandomTokens(1, 40, 32);
  const DrawResult first = Run(OneRow(0, prompt));
  const DrawResult from_slot = Run(OneRow(40, {-1}));
  Run(OneRow(0, prompt));
  const DrawResult from_host = Run(OneRow(40, {first.token}));
  EXPECT_EQ(from_slot.token, from_host.token);
  EXPECT_EQ(from_slot.chosen.logprob, from_host.chosen.logprob);
  EXPECT_LT(first.token, 32) << "tokens beyond vocabulary_tokens are never drawn";
}

TEST_F(RunnerTest, OneStepAtATime) {
  ModelRunner& runner = harness_.runner();
  EXPECT_EQ(runner.max_in_flight(), 1);
  auto ticket = runner.Submit(OneRow(0, {1}));
  ASSERT_TRUE(ticket.ok());
  EXPECT_EQ(runner.Submit(OneRow(0, {1})).status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(runner.Collect(*ticket + 1).status().code(), absl::StatusCode::kFailedPrecondition);
  auto result = runner.Collect(*ticket);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_GT(result->compute_us, 0);
  ASSERT_EQ(result->reads.rows.size(), 1U);
  EXPECT_EQ(runner.Collect(*ticket).status().code(), absl::StatusCode::kFailedPrecondition);
}

TEST_F(RunnerTest, TheNextStepMayBeSubmittedBeforeOneIsCollected) {
  const std::vector<int32_t> prompt = RandomTokens(1, 40, 32);
  const DrawResult first = Run(OneRow(0, prompt));
  const DrawResult second = Run(OneRow(40, {first.token}));

  DeferringBackend backend(MakeModelBackend(2));
  auto checkpoint = LoadCheckpoint(CheckpointOf(GeometryNamed("fsa")));
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const auto model = LoadModel(checkpoint->config(), *checkpoint, DType::kF32, &backend);
  ASSERT_TRUE(model.ok()) << model.status();
  const auto runner = ModelRunner::Create(
      model->get(), &backend,
      {.pages = 4, .slots = 1, .step = {.max_step_tokens = 64, .max_logits_rows = 64}});
  ASSERT_TRUE(runner.ok()) << runner.status();
  EXPECT_EQ((*runner)->max_in_flight(), 2);
  const auto prompt_step = (*runner)->Submit(OneRow(0, prompt));
  const auto decode_step = (*runner)->Submit(OneRow(40, {-1}));  // the token is not known here yet
  ASSERT_TRUE(prompt_step.ok() && decode_step.ok());
  EXPECT_THAT(std::string((*runner)->Submit(OneRow(41, {-1})).status().message()),
              HasSubstr("must be collected before another is submitted"));
  EXPECT_EQ((*runner)->Collect(*decode_step).status().code(),
            absl::StatusCode::kFailedPrecondition);
  for (const auto& [ticket, expected] : {std::pair(*prompt_step, first), {*decode_step, second}}) {
    const auto result = (*runner)->Collect(ticket);
    ASSERT_TRUE(result.ok()) << result.status();
    ASSERT_EQ(result->draws.size(), 1U);
    EXPECT_EQ(result->draws[0].token, expected.token);
    EXPECT_EQ(result->draws[0].chosen.logprob, expected.chosen.logprob);
    EXPECT_GE(result->compute_us, 0);
  }
}

// Each step's choices are read when it is collected, the next step's being there already.
TEST_F(RunnerTest, StepsInFlightReportChoicesOfTheirOwn) {
  DeferringBackend backend(MakeModelBackend(2));
  auto checkpoint = LoadCheckpoint(CheckpointOf(GeometryNamed("fsa")));
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const auto model = LoadModel(checkpoint->config(), *checkpoint, DType::kF32, &backend);
  ASSERT_TRUE(model.ok()) << model.status();
  const auto runner = ModelRunner::Create(
      model->get(), &backend,
      {.pages = 4, .slots = 1, .step = {.max_step_tokens = 128, .max_logits_rows = 64}});
  ASSERT_TRUE(runner.ok()) << runner.status();
  const auto submit = [&](int64_t first_position, std::vector<int32_t> token_ids) {
    ForwardBatch batch = OneRow(first_position, std::move(token_ids));
    batch.rows[0].reports_choices = true;
    const auto ticket = (*runner)->Submit(std::move(batch));
    EXPECT_TRUE(ticket.ok()) << ticket.status();
    return *ticket;
  };
  // Fewer blocks than may be selected: a query selects all, its own included.
  const auto expect_last = [&](Runner::Ticket ticket, int32_t own_block) {
    const auto result = (*runner)->Collect(ticket);
    ASSERT_TRUE(result.ok()) << result.status();
    for (int layer = 0; layer < 2; ++layer) {
      for (int head = 0; head < result->choices.kv_heads; ++head) {
        const auto blocks = result->choices.Of(layer, 0, head);
        for (int32_t i = 0; i < result->choices.selected_blocks; ++i) {
          EXPECT_EQ(blocks[i], i <= own_block ? i : -1);
        }
      }
    }
  };
  const Runner::Ticket prompt = submit(0, RandomTokens(1, 64, 32));
  const Runner::Ticket second = submit(64, {-1});
  expect_last(prompt, 0);
  const Runner::Ticket again = submit(0, RandomTokens(1, 30, 32));
  expect_last(second, 1);
  expect_last(again, 0);
}

// Copies are queued like anything else, so whoever collects them waits for them.
TEST_F(RunnerTest, CopiesAloneAreAStepOfTheBackend) {
  DeferringBackend backend(MakeModelBackend(2));
  auto checkpoint = LoadCheckpoint(CheckpointOf(GeometryNamed("fsa")));
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const auto model = LoadModel(checkpoint->config(), *checkpoint, DType::kF32, &backend);
  ASSERT_TRUE(model.ok()) << model.status();
  const auto runner =
      ModelRunner::Create(model->get(), &backend, {.pages = 4, .slots = 1, .host_pages = 1});
  ASSERT_TRUE(runner.ok()) << runner.status();
  ForwardBatch batch;
  batch.page_moves = {{2, 0, true}};
  const auto ticket = (*runner)->Submit(batch);
  ASSERT_TRUE(ticket.ok()) << ticket.status();
  EXPECT_EQ(backend.unfinished_steps(), 1);
  const auto result = (*runner)->Collect(*ticket);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(backend.unfinished_steps(), 0);
  EXPECT_TRUE(result->draws.empty() && result->reads.rows.empty());
  batch.page_moves[0].host_item = 1;
  EXPECT_THAT(std::string((*runner)->Submit(batch).status().message()),
              HasSubstr("page 1 of 1 of the host"));
}

// Does again what a run queued before by doing nothing, in steps of single tokens.
class ReplayingBackend final : public ForwardingBackend {
 public:
  using ForwardingBackend::ForwardingBackend;

  bool computes_inline() const override { return false; }

  std::set<RunId> recorded;
  std::vector<std::string> asked;  // for, in the step

 private:
  absl::Status DoBeginStep(const RaggedBatch& batch) override {
    asked.clear();
    replayed_ = false;
    single_tokens_ = batch.tokens() == batch.rows();
    return ForwardingBackend::DoBeginStep(batch);
  }
  absl::Status DoQueueRun(RunId run, absl::FunctionRef<absl::Status()> queue) override {
    asked.push_back("run");
    if (!single_tokens_ || recorded.insert(run).second) return queue();
    replayed_ = true;
    return absl::OkStatus();
  }
  absl::Status DoCompute(const Operation& operation) override {
    static const std::map<std::string, std::string> kWatched = {
        {"embed", "embed"}, {"linear", "linear"}, {"rope_append", "append"}};
    const auto watched = kWatched.find(NameOf(operation));
    if (watched != kWatched.end()) asked.push_back(watched->second);
    return ForwardingBackend::DoCompute(operation);
  }
  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override {
    asked.push_back("draw");
    return ForwardingBackend::DoDraw(logits, draw);
  }
  absl::StatusOr<StepResult> DoFinishStep() override {
    LONGSPAN_ASSIGN_OR_RETURN(StepResult result, ForwardingBackend::DoFinishStep());
    result.replayed_runs = replayed_ ? 1 : 0;
    return result;
  }
  bool single_tokens_ = false;
  bool replayed_ = false;
};

TEST_F(RunnerTest, LayersAreARunThatTheBackendMayReplay) {
  ReplayingBackend backend(MakeModelBackend(2));
  auto checkpoint = LoadCheckpoint(CheckpointOf(GeometryNamed("fsa")));
  ASSERT_TRUE(checkpoint.ok()) << checkpoint.status();
  const auto model = LoadModel(checkpoint->config(), *checkpoint, DType::kF32, &backend);
  ASSERT_TRUE(model.ok()) << model.status();
  const RunnerOptions options = {
      .pages = 4, .slots = 1, .step = {.max_step_tokens = 64, .max_logits_rows = 64}};
  const auto runner = ModelRunner::Create(model->get(), &backend, options);
  const auto other = ModelRunner::Create(model->get(), &backend, options);
  ASSERT_TRUE(runner.ok() && other.ok());
  const auto asked_for = [&](ModelRunner& by, ForwardBatch batch) {
    const auto ticket = by.Submit(std::move(batch));
    EXPECT_TRUE(ticket.ok()) << ticket.status();
    const auto result = by.Collect(*ticket);
    EXPECT_TRUE(result.ok()) << result.status();
    EXPECT_EQ(result->replayed, backend.asked.size() == 4);
    return backend.asked;
  };
  // Two layers of four products, and the logits' product.
  const std::vector<std::string> all = {"embed",  "run",    "linear", "append", "linear",
                                        "linear", "linear", "linear", "append", "linear",
                                        "linear", "linear", "linear", "draw"};
  const std::vector<std::string> replayed = {"embed", "run", "linear", "draw"};
  EXPECT_EQ(asked_for(**runner, OneRow(0, RandomTokens(1, 40, 32))), all);
  EXPECT_EQ(asked_for(**runner, OneRow(40, {-1})), all);
  EXPECT_EQ(asked_for(**runner, OneRow(41, {-1})), replayed);
  EXPECT_EQ(asked_for(**runner, OneRow(42, {1, 2})), all);
  EXPECT_EQ(asked_for(**runner, OneRow(44, {-1})), replayed);
  EXPECT_EQ(asked_for(**other, OneRow(0, {1})), all) << "another runner's layers are another run";
  ForwardBatch reporting = OneRow(45, {-1});
  reporting.rows[0].reports_choices = true;
  std::vector<std::string> no_run = all;
  no_run.erase(no_run.begin() + 1);
  EXPECT_EQ(asked_for(**runner, std::move(reporting)), no_run)
      << "its copies would not be done again";
  EXPECT_EQ(asked_for(**runner, OneRow(46, {-1})), replayed);
}

TEST_F(RunnerTest, RunsAreNamedAndBelongToSteps) {
  const auto backend = MakeModelBackend(1);
  const auto queue = [] { return absl::OkStatus(); };
  EXPECT_EQ(backend->QueueRun(1, queue).code(), absl::StatusCode::kInvalidArgument);
  const RunId run = backend->NewRun();
  EXPECT_NE(backend->NewRun(), run);
  EXPECT_EQ(backend->QueueRun(run, queue).code(), absl::StatusCode::kFailedPrecondition);

  const std::vector<int32_t> offsets = {0, 1};
  const std::vector<int64_t> first = {0};
  const std::vector<int32_t> zero = {0};
  const std::vector<uint8_t> sparse = {0};
  const RaggedBatch batch = {offsets, first, zero, offsets, zero, sparse};
  ASSERT_TRUE(backend->BeginStep(batch).ok());
  EXPECT_EQ(backend->QueueRun(run, [&] { return backend->QueueRun(run, queue); }).code(),
            absl::StatusCode::kFailedPrecondition)
      << "a run within a run";
  EXPECT_TRUE(backend->QueueRun(run, queue).ok());
  const auto result = backend->EndAndFinishStep();
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->replayed_runs, 0) << "the CPU has nothing to gain from it";
}

TEST_F(RunnerTest, AMalformedBatchLeavesNothingBehind) {
  ModelRunner& runner = harness_.runner();
  ForwardBatch large = OneRow(0, std::vector<int32_t>(65, 1));
  EXPECT_THAT(std::string(runner.Submit(std::move(large)).status().message()),
              HasSubstr("65 tokens, at most 64"));
  EXPECT_TRUE(Run(OneRow(0, {1})).finite);
}

TEST_F(RunnerTest, CopiesNeedNoRows) {
  ForwardBatch batch;
  batch.forks = {{0, 1, 0, 1}};
  auto ticket = harness_.runner().Submit(std::move(batch));
  ASSERT_TRUE(ticket.ok()) << ticket.status();
  EXPECT_TRUE(harness_.runner().Collect(*ticket).ok());
}

// Draws may name logits in any order, several the same, across slices.
TEST(RunnerDrawTest, DrawsFindTheirLogits) {
  ModelHarness harness(CheckpointOf(GeometryNamed("fsa")), {.max_logits_rows = 4});
  const std::vector<int32_t> tokens = RandomTokens(1, 10, 32);
  TestSequence sequence{.token_ids = tokens, .pages = {0}};
  harness.Finish(sequence, 10);

  ForwardBatch batch;
  batch.slot_resets = {{1, -1}};
  batch.rows = {{.slot = 1, .token_count = 10}};
  batch.token_ids = tokens;
  batch.page_ids = {1};
  batch.page_offsets = {0, 1};
  batch.draw.vocabulary_tokens = 32;
  const std::vector<int32_t> wanted = {9, 0, 5, 5, 3};
  for (int32_t row : wanted) {
    batch.draw.rows.push_back(
        {.logits_row = row, .draw = false, .score_token = 7, .top_logprobs = 0});
  }
  auto result = harness.runner().Collect(*harness.runner().Submit(std::move(batch)));
  ASSERT_TRUE(result.ok()) << result.status();
  ASSERT_EQ(result->draws.size(), wanted.size());
  for (size_t i = 0; i < wanted.size(); ++i) {
    EXPECT_EQ(result->draws[i].chosen.token, 7);
    EXPECT_EQ(result->draws[i].chosen.logprob, sequence.logprobs[wanted[i]][7]) << "draw " << i;
  }
}

}  // namespace
}  // namespace longspan

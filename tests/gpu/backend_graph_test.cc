// Steps of single tokens replayed as CUDA graphs: the same bits as queued plainly, whatever happens
// between them, and the same counts of what was read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <deque>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "kernels/base/check.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/test_kv_dtype.h"
#include "tests/gpu/replay_watcher.h"
#include "tests/gpu/take_device.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr size_t kTestMemoryBytes = size_t{1} << 30;
constexpr int kPagesOfSequence = 40;
constexpr int kSlots = 4;
constexpr int kMostTokens = 2304;
constexpr int kLogitsRows = 16;

template <typename T>
T ValueOrDie(absl::StatusOr<T> result) {
  if (!result.ok()) std::fprintf(stderr, "%s\n", result.status().ToString().c_str());
  LONGSPAN_CHECK(result.ok());
  return std::move(result).value();
}

// What one step gave, draws and reads, as numbers to be compared bit by bit.
std::vector<float> NumbersOf(const ForwardResult& result) {
  std::vector<float> numbers;
  for (const std::vector<DrawResult>& draws : {result.late_draws, result.draws}) {
    for (const DrawResult& draw : draws) {
      numbers.push_back(static_cast<float>(draw.token));
      for (const TokenLogprob& entry : draw.top) {
        numbers.push_back(static_cast<float>(entry.token));
        numbers.push_back(entry.logprob);
      }
    }
  }
  const StepReads& reads = result.reads;
  for (const int64_t count : reads.rows_by_path) numbers.push_back(static_cast<float>(count));
  for (const int64_t bytes : {reads.summary_bytes, reads.selected_bytes, reads.window_bytes,
                              reads.dense_bytes, reads.avoided_bytes, reads.blocks.scored}) {
    numbers.push_back(static_cast<float>(bytes));
  }
  for (const RowReads& row : reads.rows) {
    numbers.push_back(static_cast<float>(row.compressed_entries + row.selected_tokens));
    numbers.push_back(static_cast<float>(row.dense_tokens + row.visible_tokens));
  }
  return numbers;
}

// Sequences in slots, driven by the tokens that they draw, two steps in flight.
class Script {
 public:
  Script(const Geometry& geometry, DType dtype, const CudaOptions& options,
         WeightPrecision precision = WeightPrecision::kAsStored)
      : backend_(TakeDevice(options)) {
    const std::string directory = CheckpointOf(geometry);
    Checkpoint checkpoint = ValueOrDie(LoadCheckpoint(directory));
    ModelConfig config = AsServed(directory, checkpoint.config());
    config.weight_precision = precision;
    model_ = ValueOrDie(LoadModel(config, checkpoint, dtype, &backend_, {}, TestKvDtype()));
    runner_ = ValueOrDie(ModelRunner::Create(
        model_.get(), &backend_,
        {.pages = kSlots * kPagesOfSequence,
         .slots = kSlots,
         .step = {.max_step_tokens = kMostTokens, .max_logits_rows = kLogitsRows},
         .kept_logits_slots = kSlots}));
  }
  ~Script() { Collect(0); }

  // All that the steps of a script can need.
  void Reserve() {
    const ModelGeometry geometry = {model_->config.query_heads, model_->layout,
                                    model_->compute_dtype};
    const absl::Status reserved =
        backend_.ReserveStep(geometry, {kMostTokens, kSlots, kPagesOfSequence * kPageTokens,
                                        kLogitsRows, model_->config.vocabulary});
    LONGSPAN_CHECK(reserved.ok());
  }
  // Draws from now on have masks, and wait for the next step of their slot, or not.
  void MaskDraws(bool late) {
    masks_ = true;
    late_ = late;
  }
  // Whether rows of steps from now on tell which blocks they select.
  void ReportChoices(bool tell) { reports_choices_ = tell; }
  // A token of each slot of `decodes`, and the prompt of one slot, or none.
  void Step(const std::vector<int32_t>& decodes, int32_t prompt_slot = -1,
            int32_t prompt_tokens = 0, bool prompt_is_dense = false) {
    ForwardBatch batch;
    batch.page_offsets = {0};
    batch.draw.vocabulary_tokens = batch.late_draw.vocabulary_tokens = model_->config.vocabulary;
    for (const int32_t slot : decodes) DrawKept(slot, batch);
    for (const int32_t slot : decodes) AddRow(slot, {-1 - slot}, batch);
    if (prompt_slot >= 0) {
      lengths_[prompt_slot] = 0;
      densely_[prompt_slot] = prompt_is_dense;
      batch.slot_resets.push_back({prompt_slot, -1});
      std::vector<int32_t> prompt(prompt_tokens);
      for (int32_t i = 0; i < prompt_tokens; ++i) {
        prompt[i] = (i * 31 + prompt_slot) % model_->config.vocabulary;
      }
      AddRow(prompt_slot, prompt, batch);
    }
    Submit(std::move(batch));
  }
  // What is still kept, without rows.
  void DrawAllKept() {
    ForwardBatch batch;
    batch.late_draw.vocabulary_tokens = model_->config.vocabulary;
    for (int32_t slot = 0; slot < kSlots; ++slot) DrawKept(slot, batch);
    Submit(std::move(batch));
  }
  void Steps(int count, const std::vector<int32_t>& decodes) {
    for (int i = 0; i < count; ++i) Step(decodes);
  }

  // Of all steps so far.
  const std::vector<std::vector<float>>& numbers() {
    Collect(0);
    return numbers_;
  }
  int replayed_runs() {
    Collect(0);
    return backend_.replayed_runs();
  }
  // What each slot has drawn.
  const std::vector<std::vector<int32_t>>& tokens() {
    Collect(0);
    return tokens_;
  }

 private:
  void AddRow(int32_t slot, std::vector<int32_t> token_ids, ForwardBatch& batch) {
    const auto count = static_cast<int32_t>(token_ids.size());
    const bool is_dense_prompt = count > 1 && model_->layout.nsa.decode_only;
    batch.rows.push_back({.sequence = slot,
                          .slot = slot,
                          .first_position = lengths_[slot],
                          .token_count = count,
                          .logits_from = count - 1,
                          .attends_densely = densely_[slot] || is_dense_prompt,
                          .rotates_long = slot % 2 == 1,  // where there are two ranges
                          .reports_choices = reports_choices_ && !is_dense_prompt});
    lengths_[slot] += count;
    for (int64_t page = 0; page < PagesForTokens(lengths_[slot]); ++page) {
      // Any order that gives no page twice.
      batch.page_ids.push_back(static_cast<int32_t>(kSlots * page + (slot + page) % kSlots));
    }
    batch.page_offsets.push_back(static_cast<int32_t>(batch.page_ids.size()));
    batch.token_ids.insert(batch.token_ids.end(), token_ids.begin(), token_ids.end());
    const auto logits_row = static_cast<int32_t>(batch.rows.size()) - 1;
    if (late_) {
      batch.kept_logits.push_back({logits_row, slot});
      keeps_[slot] = true;
    } else {
      AddDraw(slot, logits_row, batch.draw);
    }
  }
  void DrawKept(int32_t slot, ForwardBatch& batch) {
    if (keeps_[slot]) AddDraw(slot, slot, batch.late_draw);
    keeps_[slot] = false;
  }
  // At the slot's present length: what stands behind its last row.
  void AddDraw(int32_t slot, int32_t logits_row, DrawBatch& draw) {
    draw.rows.push_back({.logits_row = logits_row,
                         .slot = slot,
                         .top_logprobs = 20,
                         .seed = 5,
                         .output_position = static_cast<uint32_t>(lengths_[slot])});
    if (!masks_) return;
    const auto begin = static_cast<int32_t>(draw.mask_words.size());
    const auto words = static_cast<int32_t>(WordsOfMask(model_->config.vocabulary));
    draw.mask_words.resize(begin + words, 0x33333333U << (lengths_[slot] % 3));
    draw.rows.back().mask = {begin, begin + words};
  }
  struct InFlight {
    Runner::Ticket ticket;
    std::vector<DrawRow> draws;  // late ones first
  };
  void Submit(ForwardBatch batch) {
    Collect(1);
    std::vector<DrawRow> draws = batch.late_draw.rows;
    draws.insert(draws.end(), batch.draw.rows.begin(), batch.draw.rows.end());
    in_flight_.push_back({ValueOrDie(runner_->Submit(std::move(batch))), std::move(draws)});
  }
  void Collect(size_t left) {
    for (; in_flight_.size() > left; in_flight_.pop_front()) {
      const InFlight& step = in_flight_.front();
      const ForwardResult result = ValueOrDie(runner_->Collect(step.ticket));
      numbers_.push_back(NumbersOf(result));
      std::vector<DrawResult> draws = result.late_draws;
      draws.insert(draws.end(), result.draws.begin(), result.draws.end());
      LONGSPAN_CHECK(draws.size() == step.draws.size());
      for (size_t i = 0; i < draws.size(); ++i) {
        tokens_[step.draws[i].slot].push_back(draws[i].token);
      }
    }
  }

  ReplayWatcher backend_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<ModelRunner> runner_;
  std::vector<int64_t> lengths_ = std::vector<int64_t>(kSlots);
  std::vector<bool> densely_ = std::vector<bool>(kSlots);
  std::vector<bool> keeps_ = std::vector<bool>(kSlots);
  bool reports_choices_ = false;
  bool masks_ = false;
  bool late_ = false;
  std::deque<InFlight> in_flight_;
  std::vector<std::vector<int32_t>> tokens_ = std::vector<std::vector<int32_t>>(kSlots);
  std::vector<std::vector<float>> numbers_;
};

void ExpectSameNumbers(const std::vector<std::vector<float>>& plain,
                       const std::vector<std::vector<float>>& replayed) {
  ASSERT_EQ(plain.size(), replayed.size());
  for (size_t step = 0; step < plain.size(); ++step) {
    ASSERT_EQ(plain[step].size(), replayed[step].size()) << "step " << step;
    for (size_t i = 0; i < plain[step].size(); ++i) {
      ASSERT_EQ(std::memcmp(&plain[step][i], &replayed[step][i], sizeof(float)), 0)
          << "step " << step << ", number " << i << ": " << plain[step][i] << " queued plainly, "
          << replayed[step][i] << " replayed";
    }
  }
}

class GraphTest : public testing::TestWithParam<Geometry> {
 protected:
  // Runs a script with and without graphs; returns how many runs were replayed.
  template <typename Play>
  int SameBits(DType dtype, const Play& play,
               WeightPrecision precision = WeightPrecision::kAsStored) {
    Script plain(GetParam(), dtype,
                 {.memory_bytes = kTestMemoryBytes, .learn_attention_path = false, .graphs = false},
                 precision);
    Script replayed(GetParam(), dtype,
                    {.memory_bytes = kTestMemoryBytes, .learn_attention_path = false}, precision);
    play(plain);
    play(replayed);
    EXPECT_EQ(plain.replayed_runs(), 0);
    ExpectSameNumbers(plain.numbers(), replayed.numbers());
    return replayed.replayed_runs();
  }
};

// Across sub-blocks and pages, with mixed steps between, in batches that grow and shrink. Memory
// was reserved, so nothing moves: of each number of rows all steps but the first are replayed.
void GrowAndShrink(Script& script) {
  script.Reserve();
  script.Step({}, 0, 100);
  script.Step({0}, 1, 61);
  script.Steps(40, {0, 1});
  script.Step({0, 1}, 2, 30);
  script.Steps(40, {0, 1});
  script.Steps(10, {1, 0, 2});
  script.Step({0, 1, 2}, 3, 90);
  script.Steps(70, {0, 1, 2, 3});
  script.Steps(20, {3});
  script.Steps(20, {0, 2});
}
constexpr int kReplayed = 39 + 40 + 9 + 69 + 19 + 20;

TEST_P(GraphTest, Bf16) { EXPECT_EQ(SameBits(DType::kBf16, GrowAndShrink), kReplayed); }

// Products read copies of activations that operations of the same run wrote beside their output.
TEST_P(GraphTest, Float8Weights) {
  EXPECT_EQ(SameBits(DType::kBf16, GrowAndShrink, WeightPrecision::kFloat8), kReplayed);
}

// Of what is served in fp32.
using Fp32GraphTest = GraphTest;
TEST_P(Fp32GraphTest, GrowAndShrink) { EXPECT_EQ(SameBits(DType::kF32, GrowAndShrink), kReplayed); }

// Nothing was reserved: a long prompt makes workspaces grow, and what was recorded points to where
// they were.
TEST_P(GraphTest, WorkspacesThatMove) {
  const int replayed = SameBits(DType::kBf16, [](Script& script) {
    script.Step({}, 0, 20);
    script.Steps(12, {0});
    script.Step({0}, 1, 2030);
    script.Steps(12, {0});
    script.Steps(40, {0, 1});  // beyond 2048
    script.Steps(12, {1});
  });
  EXPECT_GE(replayed, 10 + 9 + 34 + 9);
}

// Dense and sparse rows side by side, in changing numbers.
TEST_P(GraphTest, DenseRowsBesideSparseOnes) {
  const int replayed = SameBits(DType::kBf16, [](Script& script) {
    script.Step({}, 0, 300, true);
    script.Step({0}, 1, 290, false);
    script.Step({0, 1}, 2, 40, true);
    script.Steps(20, {0, 1, 2});
    script.Steps(20, {1, 2, 0});
    script.Steps(10, {0, 2});
    script.Steps(10, {1, 2});
  });
  EXPECT_GE(replayed, 50);
}

// Rows that tell what they select: their steps are not replayed, and give the same.
using SelectingGraphTest = GraphTest;
TEST_P(SelectingGraphTest, StepsThatReportChoices) {
  const auto play = [](Script& script, bool tell) {
    script.Reserve();
    script.Step({}, 0, 300);
    script.Step({0}, 1, 290);
    script.Steps(20, {0, 1});
    script.ReportChoices(tell);
    script.Steps(10, {0, 1});
    script.Step({0, 1}, 2, 40);
    script.ReportChoices(false);
    script.Steps(10, {0, 1});
  };
  const CudaOptions options = {.memory_bytes = kTestMemoryBytes, .learn_attention_path = false};
  Script silent(GetParam(), DType::kBf16, options);
  Script reporting(GetParam(), DType::kBf16, options);
  play(silent, false);
  play(reporting, true);
  ExpectSameNumbers(silent.numbers(), reporting.numbers());
  EXPECT_EQ(silent.replayed_runs(), 19 + 10 + 10);
  EXPECT_EQ(reporting.replayed_runs(), 19 + 10);
}

// Draws from kept logits stand before what is recorded: as many steps are replayed, with the same
// bits, and each slot's tokens are those that draws at once give.
TEST_P(GraphTest, LateDraws) {
  const auto late = [](Script& script) {
    script.MaskDraws(true);
    GrowAndShrink(script);
    script.DrawAllKept();
  };
  EXPECT_EQ(SameBits(DType::kBf16, late), kReplayed);
  const CudaOptions options = {.memory_bytes = kTestMemoryBytes, .learn_attention_path = false};
  Script waiting(GetParam(), DType::kBf16, options);
  Script at_once(GetParam(), DType::kBf16, options);
  late(waiting);
  at_once.MaskDraws(false);
  GrowAndShrink(at_once);
  for (int slot = 0; slot < kSlots; ++slot) {
    EXPECT_FALSE(at_once.tokens()[slot].empty());
    EXPECT_EQ(waiting.tokens()[slot], at_once.tokens()[slot]) << "slot " << slot;
  }
}

std::vector<Geometry> GraphGeometries() {
  std::vector<Geometry> geometries = AllGeometries();
  for (Geometry& geometry : TwoRangeGeometries()) geometries.push_back(geometry);
  return geometries;
}

std::vector<Geometry> SelectingGeometries() {
  std::vector<Geometry> geometries = GraphGeometries();
  std::erase_if(geometries, [](const Geometry& geometry) { return !geometry.checkpoint.nsa; });
  geometries.push_back(SparseDecodeGeometry());
  return geometries;
}

INSTANTIATE_TEST_SUITE_P(Families, SelectingGraphTest, testing::ValuesIn(SelectingGeometries()),
                         [](const auto& test) { return test.param.name; });
INSTANTIATE_TEST_SUITE_P(Families, GraphTest, testing::ValuesIn(GraphGeometries()),
                         [](const auto& test) { return test.param.name; });
INSTANTIATE_TEST_SUITE_P(SparseDecode, GraphTest, testing::Values(SparseDecodeGeometry()),
                         [](const auto& test) { return test.param.name; });
INSTANTIATE_TEST_SUITE_P(Families, Fp32GraphTest, testing::ValuesIn(GraphGeometries()),
                         [](const auto& test) { return test.param.name; });

// One row of one token.
struct OneToken {
  std::vector<int32_t> offsets = {0, 1};
  std::vector<int64_t> first = {0};
  std::vector<int32_t> zero = {0};
  std::vector<uint8_t> sparse = {0};
  RaggedBatch batch = {offsets, first, zero, offsets, zero, sparse};
};

// More runs than are kept, round after round: each is forgotten before it comes again, and each
// step adds its delta once, whether queued, recorded or replayed.
TEST(GraphRunsTest, TheLeastRecentlyUsedAreForgotten) {
  const auto backend = TakeDevice({.memory_bytes = kTestMemoryBytes});
  const auto memory = ValueOrDie(backend->Allocate("test", 4096));
  auto* const floats = static_cast<float*>(memory->data());
  const TensorView residual = {floats, DType::kF32, 2, {1, 4}};
  const TensorView delta = {floats + 64, DType::kF32, 2, {1, 4}};
  const TensorView weight = {floats + 128, DType::kF32, 1, {4}};
  const TensorView out = {floats + 192, DType::kF32, 2, {1, 4}};
  const std::vector<float> ones(4, 1.0F);
  ASSERT_TRUE(backend->CopyIn(delta.data, ones.data(), delta.bytes()).ok());
  const OneToken step;
  int replayed = 0;
  const auto add = [&](RunId run) {
    ASSERT_TRUE(backend->BeginStep(step.batch).ok());
    ASSERT_TRUE(
        backend
            ->QueueRun(run,
                       [&] {
                         return backend->Compute(RmsNormArgs{residual, delta, weight, 1e-6F, out});
                       })
            .ok());
    replayed += ValueOrDie(backend->EndAndFinishStep()).replayed_runs;
  };
  std::vector<RunId> runs(100);
  for (RunId& run : runs) run = backend->NewRun();
  for (int round = 0; round < 3; ++round) {
    for (const RunId run : runs) add(run);
  }
  EXPECT_EQ(replayed, 0);
  for (int i = 0; i < 3; ++i) add(runs.back());
  EXPECT_EQ(replayed, 3);
  std::vector<float> found(4);
  ASSERT_TRUE(backend->CopyOut(found.data(), residual.data, residual.bytes()).ok());
  EXPECT_EQ(found, std::vector<float>(4, 303.0F));
}

TEST(GraphRefusalTest, ARunThatUploadsIsQueuedPlainlyEachTime) {
  std::vector<std::string> warnings;
  const auto backend =
      TakeDevice({.memory_bytes = kTestMemoryBytes,
                  .warn = [&](absl::string_view message) { warnings.emplace_back(message); }});
  const auto memory = ValueOrDie(backend->Allocate("test", 1024));
  auto* const floats = static_cast<float*>(memory->data());
  const TensorView x = {floats, DType::kF32, 2, {1, 4}};
  const TensorView out = {floats + 64, DType::kF32, 2, {2, 4}};
  const RunId run = backend->NewRun();
  const std::vector<int32_t> twice = {0, 0};
  const OneToken step;
  for (int i = 0; i < 4; ++i) {
    const std::vector<float> values(4, static_cast<float>(i));
    ASSERT_TRUE(backend->CopyIn(x.data, values.data(), x.bytes()).ok());
    ASSERT_TRUE(backend->BeginStep(step.batch).ok());
    const absl::Status queued = backend->QueueRun(run, [&] {
      return backend->Compute(GatherRowsArgs{x, twice, out});
    });
    EXPECT_TRUE(queued.ok()) << queued;
    EXPECT_EQ(ValueOrDie(backend->EndAndFinishStep()).replayed_runs, 0);
    std::vector<float> found(8);
    ASSERT_TRUE(backend->CopyOut(found.data(), out.data, out.bytes()).ok());
    EXPECT_EQ(found, std::vector<float>(8, static_cast<float>(i)));
  }
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_THAT(warnings[0],
              HasSubstr("not replayed as CUDA graphs: a run that is recorded uploads"));
}

TEST(GraphRefusalTest, ARunThatFailsIsNotTheGraphsFault) {
  const auto backend = TakeDevice({.memory_bytes = kTestMemoryBytes, .warn = [](absl::string_view) {
                                     FAIL() << "nothing is wrong with graphs";
                                   }});
  const RunId run = backend->NewRun();
  const OneToken step;
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(backend->BeginStep(step.batch).ok());
    EXPECT_EQ(backend->QueueRun(run, [] { return absl::DataLossError("of the run"); }).code(),
              absl::StatusCode::kDataLoss);
    ASSERT_TRUE(backend->EndAndFinishStep().ok());
  }
}

}  // namespace
}  // namespace longspan

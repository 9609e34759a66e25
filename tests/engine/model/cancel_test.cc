// Rows that are cancelled while their step is computed: the others keep their bits and their
// counts, whichever row leaves, at whichever layer, and what it leaves behind harms nobody.

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"
#include "tests/fixtures/forwarding_backend.h"

namespace longspan {
namespace {

using ::testing::ElementsAreArray;
using ::testing::IsEmpty;

const std::string kCancelledModel = "deploy/models/demo";

// Sets flags while a layer is computed.
class CancellingBackend final : public ForwardingBackend {
 public:
  using ForwardingBackend::ForwardingBackend;

  std::function<void(int layer)> in_layer = [](int) {};
  int layers_begun = 0;
  int draws = 0;

 private:
  absl::Status DoCompute(const Operation& operation) override {
    if (std::holds_alternative<const RopeAppendArgs*>(operation)) in_layer(layers_begun++);
    return ForwardingBackend::DoCompute(operation);
  }
  absl::Status DoDraw(const TensorView& logits, const DrawBatch& draw) override {
    ++draws;
    return ForwardingBackend::DoDraw(logits, draw);
  }
};

struct Cut {
  int row;
  int layer;  // in which the flag is set; -1: before the step
};

void ExpectSameReads(const RowReads& expected, const RowReads& found) {
  EXPECT_EQ(expected.compressed_entries, found.compressed_entries);
  EXPECT_EQ(expected.selected_tokens, found.selected_tokens);
  EXPECT_EQ(expected.window_tokens, found.window_tokens);
  EXPECT_EQ(expected.dense_tokens, found.dense_tokens);
  EXPECT_EQ(expected.visible_tokens, found.visible_tokens);
}

// Four sequences: a chunk inside a prompt, a single token, a prompt's first chunk, and a chunk that
// attends densely.
class CancelTest : public ::testing::TestWithParam<std::string> {
 protected:
  static constexpr int kRows = 4;
  static constexpr int kPagesEach = 4;
  static constexpr int64_t kTokens = 230;
  static constexpr std::array<int32_t, kRows> kDoneBefore = {61, 130, 0, 100};
  static constexpr std::array<int32_t, kRows> kInStep = {70, 1, 100, 37};

  CancelTest()
      : harness_(GetParam() == "demo_checkpoint" ? kCancelledModel
                                                 : CheckpointOf(GeometryNamed(GetParam())),
                 {.compute_dtype = DType::kBf16,
                  .pages = kRows * kPagesEach,
                  .max_logits_rows = 40,
                  .top_tokens = 100,
                  .wrap_backend = [this](std::unique_ptr<Backend> inner) {
                    auto backend = std::make_unique<CancellingBackend>(std::move(inner));
                    backend_ = backend.get();
                    return backend;
                  }}) {
    for (int row = 0; row < kRows; ++row) {
      TestSequence alone = Sequence(row);
      Begin(alone, row);
      alone_reads_.push_back(harness_.Step({{&alone, kInStep[row]}}).reads.rows[0]);
      harness_.Finish(alone, 64);
      alone_.push_back(std::move(alone.logprobs));
    }
  }

  TestSequence Sequence(int row) const {
    return {.token_ids = RandomTokens(row + 1, kTokens, harness_.config().vocabulary),
            .pages = AscendingPages(row * kPagesEach, kPagesEach),
            .slot = row,
            .attends_densely = row == 3};
  }
  void Begin(TestSequence& sequence, int row) {
    if (kDoneBefore[row] > 0) harness_.Step({{&sequence, kDoneBefore[row]}});
  }
  int layers() const { return harness_.config().layers; }

  void Expect(const std::vector<Cut>& cuts) {
    std::array<std::atomic<bool>, kRows> flags = {false, false, false, false};
    std::vector<TestSequence> sequences;
    for (int row = 0; row < kRows; ++row) {
      sequences.push_back(Sequence(row));
      Begin(sequences[row], row);
      sequences[row].cancelled = &flags[row];
    }
    const auto set_flags = [&](int layer) {
      for (const Cut& cut : cuts) {
        if (cut.layer == layer) flags[cut.row] = true;
      }
    };
    set_flags(-1);
    backend_->layers_begun = 0;
    backend_->draws = 0;
    backend_->in_layer = set_flags;
    std::vector<Advance> advances;
    for (int row = 0; row < kRows; ++row) advances.push_back({&sequences[row], kInStep[row]});
    const ForwardResult result = harness_.Step(advances);
    backend_->in_layer = [](int) {};

    std::array<int, kRows> layers_read;
    layers_read.fill(layers());
    for (const Cut& cut : cuts) layers_read[cut.row] = cut.layer + 1;
    std::vector<int32_t> cut_rows;
    int longest = 0;
    for (int row = 0; row < kRows; ++row) {
      if (flags[row]) cut_rows.push_back(row);
      longest = std::max(longest, layers_read[row]);
    }
    EXPECT_THAT(result.cut_rows, ElementsAreArray(cut_rows));
    EXPECT_EQ(backend_->layers_begun, longest) << "a step of cut rows ends early";
    EXPECT_EQ(backend_->draws == 0, cut_rows.size() == kRows);

    ASSERT_EQ(result.reads.rows.size(), size_t{kRows});
    int64_t row_layers = 0;
    for (const int layers_of_row : layers_read) row_layers += layers_of_row;
    for (const int64_t count : result.reads.rows_by_path) row_layers -= count;
    EXPECT_EQ(row_layers, 0) << "each row is counted in the layers that it took part in";
    for (int row = 0; row < kRows; ++row) {
      SCOPED_TRACE(testing::Message() << "row " << row);
      RowReads expected = alone_reads_[row];
      if (flags[row]) {
        // Layers read alike, but for the choice of blocks. That in which nobody was left ended at
        // once, with whatever it had read.
        if (cut_rows.size() == kRows) {
          EXPECT_LE(result.reads.rows[row].visible_tokens * layers(),
                    expected.visible_tokens * layers_read[row]);
          continue;
        }
        EXPECT_EQ(result.reads.rows[row].visible_tokens * layers(),
                  expected.visible_tokens * layers_read[row]);
        EXPECT_EQ(sequences[row].done_tokens, kDoneBefore[row]);
        continue;
      }
      ExpectSameReads(expected, result.reads.rows[row]);
      harness_.Finish(sequences[row], 64);
      ExpectSameBits(alone_[row], sequences[row].logprobs);
    }
    // What the cut rows left is overwritten by whoever comes next.
    for (const Cut& cut : cuts) {
      TestSequence next = Sequence(cut.row);
      harness_.Finish(next, 200);
      ExpectSameBits(alone_[cut.row], next.logprobs);
    }
  }

  CancellingBackend* backend_ = nullptr;
  ModelHarness harness_;
  std::vector<std::vector<Logprobs>> alone_;  // [kRows]
  std::vector<RowReads> alone_reads_;         // [kRows] of the step in question
};

TEST_P(CancelTest, NobodyIsCut) { Expect({}); }

TEST_P(CancelTest, OneRowInAnyLayer) {
  for (int row = 0; row < kRows; ++row) {
    for (const int layer : {-1, 0, layers() / 2, layers() - 1}) {
      SCOPED_TRACE(testing::Message() << "row " << row << " in layer " << layer);
      Expect({{row, layer}});
    }
  }
}

TEST_P(CancelTest, SeveralRowsOneAfterAnother) {
  Expect({{0, -1}, {2, 0}});
  Expect({{1, 0}, {2, layers() - 1}});
  Expect({{0, 0}, {3, 0}, {1, layers() - 1}});
  Expect({{3, -1}, {1, 0}, {0, layers() - 1}});
}

TEST_P(CancelTest, AllRows) {
  Expect({{0, -1}, {1, -1}, {2, -1}, {3, -1}});
  Expect({{0, 0}, {1, 0}, {2, 0}, {3, 0}});
  Expect({{2, -1}, {0, 0}, {3, layers() - 1}, {1, layers() - 1}});
}

INSTANTIATE_TEST_SUITE_P(Models, CancelTest,
                         ::testing::Values("demo_checkpoint", "dense", "nsa", "llama_nsa",
                                           "xunhao_lai", "infllm", "wide"),
                         [](const auto& instance) { return instance.param; });

// Draws of the rows that stay go to their slots; those of a cut row go nowhere.
class CancelDrawTest : public ::testing::Test {
 protected:
  CancelDrawTest()
      : harness_(CheckpointOf(GeometryNamed("fsa")),
                 {.wrap_backend = [this](std::unique_ptr<Backend> inner) {
                   auto backend = std::make_unique<CancellingBackend>(std::move(inner));
                   backend_ = backend.get();
                   return backend;
                 }}) {}

  ForwardResult Run(ForwardBatch batch) {
    auto result = harness_.runner().Collect(*harness_.runner().Submit(std::move(batch)));
    EXPECT_TRUE(result.ok()) << result.status();
    return *std::move(result);
  }
  // A prompt in each of two slots; the draw of the later row comes first.
  ForwardResult DrawInBoth(uint32_t seed, const std::atomic<bool>* first_row_cancelled) {
    ForwardBatch batch;
    batch.page_offsets = {0, 1, 2};
    batch.page_ids = {0, 1};
    batch.token_ids = RandomTokens(seed, 40, 96);
    for (int32_t slot = 0; slot < 2; ++slot) {
      batch.slot_resets.push_back({slot, -1});
      batch.rows.push_back({.slot = slot, .token_count = 20, .logits_from = 19});
    }
    batch.rows[0].cancelled = first_row_cancelled;
    batch.draw.vocabulary_tokens = 96;
    batch.draw.rows = {{.logits_row = 1, .slot = 1, .temperature = 0},
                       {.logits_row = 0, .slot = 0, .temperature = 0}};
    return Run(std::move(batch));
  }
  // Of some token behind a sequence of the one that is named.
  float ScoreAfter(int32_t token_id) {
    ForwardBatch batch;
    batch.slot_resets = {{2, -1}};
    batch.rows = {{.slot = 2, .token_count = 1}};
    batch.token_ids = {token_id};
    batch.page_ids = {2};
    batch.page_offsets = {0, 1};
    batch.draw.vocabulary_tokens = 96;
    batch.draw.rows = {{.draw = false, .score_token = 5, .top_logprobs = 0}};
    return Run(std::move(batch)).draws[0].chosen.logprob;
  }

  CancellingBackend* backend_ = nullptr;
  ModelHarness harness_;
};

TEST_F(CancelDrawTest, SlotsOfCutRowsKeepTheirTokens) {
  const ForwardResult before = DrawInBoth(1, nullptr);
  const ForwardResult whole = DrawInBoth(2, nullptr);
  ASSERT_NE(before.draws[1].token, whole.draws[1].token);
  ASSERT_NE(before.draws[0].token, whole.draws[0].token);
  DrawInBoth(1, nullptr);

  std::atomic<bool> cancelled = false;
  backend_->in_layer = [&cancelled](int) { cancelled = true; };
  const ForwardResult cut = DrawInBoth(2, &cancelled);
  backend_->in_layer = [](int) {};
  EXPECT_THAT(cut.cut_rows, ElementsAreArray({0}));
  ASSERT_EQ(cut.draws.size(), 2U) << "there is a place for each draw";
  EXPECT_EQ(cut.draws[0].token, whole.draws[0].token);
  EXPECT_EQ(cut.draws[1].token, -1);
  EXPECT_EQ(ScoreAfter(-2), ScoreAfter(whole.draws[0].token));
  EXPECT_EQ(ScoreAfter(-1), ScoreAfter(before.draws[1].token));
}

// Whoever is called between layers finds what he cancels there gone in the next.
TEST_F(CancelDrawTest, OthersAreCalledBetweenLayers) {
  std::atomic<bool> cancelled = false;
  std::vector<int> layers_done;
  harness_.runner().CallBetweenLayers([&] {
    layers_done.push_back(backend_->layers_begun);
    cancelled = true;
  });
  backend_->layers_begun = 0;
  backend_->in_layer = [&cancelled](int layer) { EXPECT_EQ(cancelled.load(), layer > 0); };
  EXPECT_THAT(DrawInBoth(1, &cancelled).cut_rows, ElementsAreArray({0}));
  backend_->in_layer = [](int) {};
  const int layers = harness_.config().layers;
  std::vector<int> expected(layers);
  std::iota(expected.begin(), expected.end(), 1);
  expected.push_back(layers);  // after the draws
  EXPECT_EQ(layers_done, expected);
}

// What nobody waits for is not computed to the end of its layer.
TEST_F(CancelDrawTest, ALayerThatServesNobodyIsLeft) {
  TestSequence sequence{.token_ids = RandomTokens(1, 40, 96), .pages = {0}};
  const int64_t whole_tokens = harness_.Step({{&sequence, 40}}).reads.rows[0].visible_tokens;
  EXPECT_GT(whole_tokens, 0);
  std::atomic<bool> cancelled = false;
  TestSequence leaves{.token_ids = sequence.token_ids, .pages = {0}, .cancelled = &cancelled};
  backend_->in_layer = [&cancelled](int) { cancelled = true; };
  const ForwardResult result = harness_.Step({{&leaves, 40}});
  backend_->in_layer = [](int) {};
  EXPECT_THAT(result.cut_rows, ElementsAreArray({0}));
  EXPECT_EQ(result.reads.rows[0].visible_tokens, 0);
  TestSequence next{.token_ids = sequence.token_ids, .pages = {0}};
  EXPECT_EQ(harness_.Step({{&next, 40}}).reads.rows[0].visible_tokens, whole_tokens);
}

// A backend that may replay its layers is not asked to look.
class QueueingBackend final : public ForwardingBackend {
 public:
  using ForwardingBackend::ForwardingBackend;
  bool computes_inline() const override { return false; }
};

TEST(CancelQueuedTest, NobodyLooksWhereLayersAreQueued) {
  ModelHarness harness(CheckpointOf(GeometryNamed("fsa")),
                       {.wrap_backend = [](std::unique_ptr<Backend> inner) {
                         return std::make_unique<QueueingBackend>(std::move(inner));
                       }});
  const std::atomic<bool> cancelled = true;
  TestSequence sequence{.token_ids = RandomTokens(1, 40, 96), .pages = {0}};
  harness.Finish(sequence, 40);
  TestSequence again = {.token_ids = sequence.token_ids, .pages = {0}, .cancelled = &cancelled};
  EXPECT_THAT(harness.Step({{&again, 40}}).cut_rows, IsEmpty());
  ExpectSameBits(sequence.logprobs, again.logprobs);
}

}  // namespace
}  // namespace longspan

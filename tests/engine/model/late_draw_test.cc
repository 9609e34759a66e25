// Draws from logits that an earlier step kept: bit for bit what a draw at once gives, alone, in a
// batch, by several samples of a prompt, and told before the step ends.
#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/model/deferring_backend.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr int32_t kLateSlots = 6;
constexpr int32_t kPagesOfSlot = 2;
constexpr int32_t kDrawable = 32;  // of a vocabulary that is wider

enum class Mask { kNone, kSome, kNothing };

struct Generated {
  int32_t slot = 0;
  uint64_t seed = 0;
  bool is_late = false;
  Mask mask = Mask::kSome;
  uint32_t sample = 0;
  std::vector<Generated*> other_samples = {};  // keep the prompt's logits too, and fork
  const Generated* forks = nullptr;            // in its first step
  int64_t length = 0;
  uint32_t places = 0;  // of the output, drawn or to be drawn by a step in flight
  bool keeps = false;
  const std::atomic<bool>* cancelled = nullptr;
  std::vector<DrawResult> draws = {};
};

// A third of the tokens, others at each place.
Range AddMask(Mask kind, uint32_t place, int32_t width, DrawBatch& draw) {
  const auto begin = static_cast<int32_t>(draw.mask_words.size());
  if (kind == Mask::kNone) return {};
  draw.mask_words.resize(begin + WordsOfMask(width));
  for (int32_t token = 0; token < width; ++token) {
    const bool permitted = kind == Mask::kSome && (token + place) % 3 == 0;
    if (permitted) draw.mask_words[begin + token / 32] |= 1U << (token % 32);
  }
  return {begin, static_cast<int32_t>(draw.mask_words.size())};
}

void ExpectSameDraws(const std::vector<DrawResult>& expected,
                     const std::vector<DrawResult>& found) {
  ASSERT_EQ(expected.size(), found.size());
  for (size_t i = 0; i < found.size(); ++i) {
    SCOPED_TRACE(testing::Message() << "place " << i);
    EXPECT_EQ(expected[i].token, found[i].token);
    EXPECT_EQ(expected[i].finite, found[i].finite);
    EXPECT_EQ(expected[i].chosen.logprob, found[i].chosen.logprob);
    ASSERT_EQ(expected[i].top.size(), found[i].top.size());
    for (size_t rank = 0; rank < found[i].top.size(); ++rank) {
      EXPECT_EQ(expected[i].top[rank].token, found[i].top[rank].token);
      EXPECT_EQ(expected[i].top[rank].logprob, found[i].top[rank].logprob);
    }
  }
}

// Whether steps may be in flight on a backend that computes inline.
class LateDrawTest : public ::testing::TestWithParam<bool> {
 protected:
  LateDrawTest()
      : harness_(CheckpointOf(GeometryNamed("fsa")),
                 {.pages = kLateSlots * kPagesOfSlot,
                  .slots = kLateSlots,
                  .kept_logits_slots = kLateSlots - 1,
                  .max_step_tokens = 256,
                  .max_logits_rows = 2,
                  .wrap_backend = [](std::unique_ptr<Backend> inner) -> std::unique_ptr<Backend> {
                    if (!GetParam()) return inner;
                    return std::make_unique<DeferringBackend>(std::move(inner));
                  }}) {}

  ModelRunner& runner() { return harness_.runner(); }
  bool computes_inline() { return runner().max_in_flight() == 1; }

  // What is kept of the sequences is drawn; then each reads its next token, or its prompt.
  void Step(const std::vector<Generated*>& sequences) {
    Collect(runner().max_in_flight() - 1);
    Submitted step;
    ForwardBatch batch = DrawsOfKept(sequences, step);
    for (Generated* sequence : sequences) AddRow(*sequence, batch, step);
    Submit(std::move(batch), std::move(step));
  }
  // No row, what is kept alone.
  void DrawKept(const std::vector<Generated*>& sequences) {
    Collect(runner().max_in_flight() - 1);
    Submitted step;
    ForwardBatch batch = DrawsOfKept(sequences, step);
    Submit(std::move(batch), std::move(step));
    Collect(0);
  }
  // The prompt and `tokens` draws of each.
  void Generate(const std::vector<Generated*>& sequences, int tokens) {
    for (int i = 0; i < tokens; ++i) Step(sequences);
    DrawKept(sequences);
  }
  std::vector<DrawResult> Alone(Generated sequence, int tokens) {
    Generate({&sequence}, tokens);
    return sequence.draws;
  }
  void Collect(int left) {
    for (; static_cast<int>(submitted_.size()) > left; submitted_.pop_front()) {
      const Submitted& step = submitted_.front();
      auto result = runner().Collect(step.ticket);
      ASSERT_TRUE(result.ok()) << result.status();
      cut_rows_ = result->cut_rows;
      Append(step.late, step.reported ? *step.reported : result->late_draws);
      Append(step.at_once, result->draws);
    }
  }

  struct Submitted {
    Runner::Ticket ticket = 0;
    std::vector<Generated*> late;
    std::vector<Generated*> at_once;
    std::optional<std::vector<DrawResult>> reported;
  };

  ForwardBatch DrawsOfKept(const std::vector<Generated*>& sequences, Submitted& step) {
    ForwardBatch batch;
    batch.page_offsets = {0};
    batch.draw.vocabulary_tokens = batch.late_draw.vocabulary_tokens = kDrawable;
    for (Generated* sequence : sequences) {
      if (!std::exchange(sequence->keeps, false)) continue;
      AddDraw(*sequence, sequence->slot, batch.late_draw);
      step.late.push_back(sequence);
    }
    return batch;
  }
  void AddDraw(Generated& sequence, int32_t logits_row, DrawBatch& draw) {
    draw.rows.push_back(
        {.logits_row = logits_row,
         .slot = sequence.slot,
         .top_logprobs = 3,
         .temperature = 0.9F,
         .top_p = 0.95F,
         .seed = sequence.seed,
         .sample_index = sequence.sample,
         .output_position = sequence.places,
         .mask = AddMask(sequence.mask, sequence.places, harness_.config().vocabulary, draw)});
    ++sequence.places;
  }
  void AddRow(Generated& sequence, ForwardBatch& batch, Submitted& step) {
    std::vector<int32_t> tokens = {-1 - sequence.slot};
    if (sequence.length == 0) {
      tokens = RandomTokens(static_cast<uint32_t>(sequence.seed), 40, kDrawable);
      batch.slot_resets.push_back({sequence.slot, -1});
    }
    if (const Generated* parent = std::exchange(sequence.forks, nullptr)) {
      batch.forks.push_back({.source_page = FirstPage(*parent),
                             .destination_page = FirstPage(sequence),
                             .source_slot = parent->slot,
                             .destination_slot = sequence.slot});
    }
    const auto count = static_cast<int32_t>(tokens.size());
    batch.rows.push_back({.slot = sequence.slot,
                          .first_position = sequence.length,
                          .token_count = count,
                          .logits_from = count - 1,
                          .cancelled = sequence.cancelled});
    sequence.length += count;
    batch.token_ids.insert(batch.token_ids.end(), tokens.begin(), tokens.end());
    for (int32_t page = 0; page < PagesForTokens(sequence.length); ++page) {
      batch.page_ids.push_back(FirstPage(sequence) + page);
    }
    batch.page_offsets.push_back(static_cast<int32_t>(batch.page_ids.size()));
    DrawOrKeep(sequence, static_cast<int32_t>(batch.rows.size()) - 1, batch, step);
  }
  void DrawOrKeep(Generated& sequence, int32_t logits_row, ForwardBatch& batch, Submitted& step) {
    if (!sequence.is_late) {
      AddDraw(sequence, logits_row, batch.draw);
      step.at_once.push_back(&sequence);
      return;
    }
    batch.kept_logits.push_back({logits_row, sequence.slot});
    sequence.keeps = true;
    for (Generated* sample : std::exchange(sequence.other_samples, {})) {
      batch.kept_logits.push_back({logits_row, sample->slot});
      sample->keeps = true;
      sample->length = sequence.length;
      sample->forks = &sequence;
    }
  }
  void Submit(ForwardBatch batch, Submitted step) {
    const auto ticket = runner().Submit(std::move(batch));
    ASSERT_TRUE(ticket.ok()) << ticket.status();
    step.ticket = *ticket;
    submitted_.push_back(std::move(step));
  }
  static int32_t FirstPage(const Generated& sequence) { return sequence.slot * kPagesOfSlot; }
  static void Append(const std::vector<Generated*>& sequences,
                     const std::vector<DrawResult>& results) {
    ASSERT_EQ(sequences.size(), results.size());
    for (size_t i = 0; i < results.size(); ++i) sequences[i]->draws.push_back(results[i]);
  }

  ModelHarness harness_;
  std::deque<Submitted> submitted_;
  std::vector<int32_t> cut_rows_;  // of the step that was collected last
};

TEST_P(LateDrawTest, IsADrawAtOnce) {
  for (const Mask mask : {Mask::kNone, Mask::kSome}) {
    const auto at_once = Alone({.slot = 5, .seed = 7, .mask = mask}, 40);  // into a second page
    const auto late = Alone({.slot = 2, .seed = 7, .is_late = true, .mask = mask}, 40);
    ASSERT_EQ(late.size(), 40U);
    ExpectSameDraws(at_once, late);
    for (size_t place = 0; mask == Mask::kSome && place < late.size(); ++place) {
      EXPECT_EQ((late[place].token + place) % 3, 0U) << "place " << place;
    }
  }
}

TEST_P(LateDrawTest, SharesStepsWithDrawsAtOnce) {
  std::vector<Generated> sequences;
  std::vector<Generated*> all;
  for (int32_t slot = 0; slot < kLateSlots - 1; ++slot) {
    sequences.push_back({.slot = slot,
                         .seed = 20U + slot,
                         .is_late = slot != 1,
                         .mask = slot % 2 == 0 ? Mask::kSome : Mask::kNone});
  }
  for (Generated& sequence : sequences) all.push_back(&sequence);
  Step({all[0], all[1]});
  Step({all[1], all[2], all[0]});
  Step({all[3], all[1]});  // others wait with what they keep
  Generate(all, 10);
  for (const Generated& sequence : sequences) {
    SCOPED_TRACE(testing::Message() << "slot " << sequence.slot);
    const Generated alone = {.slot = 5, .seed = sequence.seed, .mask = sequence.mask};
    ExpectSameDraws(Alone(alone, static_cast<int>(sequence.draws.size())), sequence.draws);
  }
}

TEST_P(LateDrawTest, SamplesOfAPromptKeepTheSameLogits) {
  std::vector<Generated> samples;
  for (int32_t i = 0; i < 3; ++i) {
    samples.push_back({.slot = i, .seed = 5, .is_late = true, .sample = static_cast<uint32_t>(i)});
  }
  samples[0].other_samples = {&samples[1], &samples[2]};
  Step({&samples[0]});
  Generate({&samples[0], &samples[1], &samples[2]}, 6);
  for (const Generated& sample : samples) {
    SCOPED_TRACE(testing::Message() << "sample " << sample.sample);
    const Generated alone = {.slot = 5, .seed = 5, .sample = sample.sample};
    ExpectSameDraws(Alone(alone, 7), sample.draws);
  }
}

TEST_P(LateDrawTest, LogitsAreKeptUntilOthersAre) {
  Generated sequence = {.slot = 1, .seed = 3, .is_late = true};
  Step({&sequence});
  for (int i = 0; i < 2; ++i) {
    DrawKept({&sequence});
    sequence.keeps = true;
    sequence.places = 0;
  }
  ASSERT_EQ(sequence.draws.size(), 2U);
  ExpectSameDraws({sequence.draws[0]}, {sequence.draws[1]});
  sequence.keeps = false;
  sequence.places = 1;
  Step({&sequence});  // reads what was drawn twice
  DrawKept({&sequence});
  ExpectSameDraws(Alone({.slot = 5, .seed = 3}, 2), {sequence.draws[0], sequence.draws[2]});
}

// The first draw of a slot, so that the row behind it has no token to read.
TEST_P(LateDrawTest, ARowThatIsPermittedNothingHarmsNobody) {
  Generated forbidden = {.slot = 0, .seed = 8, .is_late = true, .mask = Mask::kNothing};
  Generated other = {.slot = 1, .seed = 9, .is_late = true};
  Generate({&forbidden, &other}, 4);
  ASSERT_EQ(forbidden.draws.size(), 4U);
  EXPECT_EQ(forbidden.draws[0].token, -1);
  EXPECT_FALSE(forbidden.draws[0].permitted);
  ExpectSameDraws(Alone({.slot = 5, .seed = 9}, 4), other.draws);
}

// Inline between two layers; elsewhere with the step in flight.
TEST_P(LateDrawTest, IsReportedBeforeItsStepEnds) {
  Generated sequence = {.slot = 4, .seed = 6, .is_late = true};
  Step({&sequence});
  EXPECT_FALSE(runner().TakeLateDraws().has_value());
  Collect(0);
  std::optional<std::vector<DrawResult>> reported;
  int looks = 0;
  runner().CallBetweenLayers([&] {
    if (++looks == 1) reported = runner().TakeLateDraws();
  });
  Step({&sequence});
  runner().CallBetweenLayers([] {});
  while (!computes_inline() && !reported) reported = runner().TakeLateDraws();
  ASSERT_TRUE(reported.has_value());
  ASSERT_EQ(reported->size(), 1U);
  EXPECT_FALSE(runner().TakeLateDraws().has_value()) << "once";
  submitted_.back().reported = reported;
  Collect(0);
  EXPECT_FALSE(runner().TakeLateDraws().has_value()) << "the step is over";
  ExpectSameDraws(Alone({.slot = 5, .seed = 6}, 1), sequence.draws);
}

// A row that is cut keeps nothing, and what its slot kept before is still drawn.
TEST_P(LateDrawTest, StaysWhenItsRowIsCut) {
  if (!computes_inline()) GTEST_SKIP() << "no rows are cut here";
  const std::atomic<bool> cancelled = true;
  Generated sequence = {.slot = 3, .seed = 4, .is_late = true};
  Step({&sequence});
  sequence.cancelled = &cancelled;
  Step({&sequence});
  Collect(0);
  EXPECT_THAT(cut_rows_, ElementsAre(0));
  sequence.places = 0;
  DrawKept({&sequence});
  ASSERT_EQ(sequence.draws.size(), 2U);
  ExpectSameDraws({sequence.draws[0]}, {sequence.draws[1]});
  ExpectSameDraws(Alone({.slot = 5, .seed = 4}, 1), {sequence.draws[0]});
}

TEST_P(LateDrawTest, NeedsASlotThatMayKeepLogits) {
  ForwardBatch batch;
  batch.late_draw.vocabulary_tokens = kDrawable;
  batch.late_draw.rows = {{.logits_row = kLateSlots - 1}};
  EXPECT_THAT(std::string(runner().Submit(std::move(batch)).status().message()),
              HasSubstr("a draw reads row 5 of 5 of kept logits"));
}

INSTANTIATE_TEST_SUITE_P(Backends, LateDrawTest, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "Deferred" : "AsItIs"; });

}  // namespace
}  // namespace longspan

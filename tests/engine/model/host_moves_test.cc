// A sequence that waited in the host's pool goes on as if it had never left, on whatever pages and
// slot it is given, while others had its own.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

constexpr int64_t kMovedTokens = 333;
constexpr int32_t kMovedPages = 6;  // of a sequence
constexpr int32_t kSlots = 3;

class HostMovesTest : public ::testing::TestWithParam<Geometry> {
 protected:
  HostMovesTest()
      : harness_(CheckpointOf(GetParam()), {.pages = 4 * kMovedPages,
                                            .slots = kSlots,
                                            .host_pages = 2 * kMovedPages + 3,
                                            .host_slots = 4}) {}

  TestSequence Sequence(uint32_t seed, int32_t slot, int32_t first_page) {
    return {.token_ids = RandomTokens(seed, kMovedTokens, harness_.config().vocabulary),
            .pages = AscendingPages(first_page, kMovedPages),
            .slot = slot};
  }
  // The same steps without a move: a device has other kernels for chunks than for single tokens.
  std::vector<Logprobs> Alone(TestSequence sequence, int32_t first_tokens) {
    harness_.Step({{&sequence, first_tokens}});
    GoOn(sequence, {});
    return sequence.logprobs;
  }
  void GoOn(TestSequence& sequence, const StepCopies& copies) {
    harness_.Step({{&sequence, 1}}, copies);
    harness_.Finish(sequence, 50);
  }

  // All that the sequence has written so far, from its pages and slot to `host_pages`, or back.
  StepCopies Moves(const TestSequence& sequence, const std::vector<int32_t>& host_pages,
                   int32_t host_slot, bool to_host) {
    StepCopies copies;
    for (int64_t page = 0; page < PagesForTokens(sequence.done_tokens); ++page) {
      copies.page_moves.push_back({sequence.pages[page], host_pages[page], to_host});
    }
    copies.slot_moves = {{sequence.slot, host_slot, to_host}};
    return copies;
  }

  ModelHarness harness_;
};

// Ends of pages, begun pages, begun sub-blocks, windows of summaries that are open.
TEST_P(HostMovesTest, ASequenceGoesOnElsewhere) {
  for (const bool densely : {false, true}) {
    for (const int32_t tokens : {2, 64, 79, 128, 167, 191, 256, 300}) {
      SCOPED_TRACE(testing::Message() << tokens << " tokens, " << (densely ? "dense" : "sparse"));
      TestSequence sequence = Sequence(1, 0, 0);
      sequence.attends_densely = densely;
      const std::vector<Logprobs> alone = Alone(sequence, tokens);
      TestSequence other = Sequence(2, 0, 0);
      const std::vector<Logprobs> other_alone = Alone(other, 100);

      harness_.Step({{&sequence, tokens}});
      std::vector<int32_t> host_pages = AscendingPages(3, kMovedPages);
      std::reverse(host_pages.begin(), host_pages.end());
      harness_.Step({}, Moves(sequence, host_pages, 2, /*to_host=*/true));
      harness_.Step({{&other, 100}});  // on the same pages, in the same slot
      GoOn(other, {});
      ExpectSameBits(other_alone, other.logprobs);

      sequence.pages = AscendingPages(2 * kMovedPages, kMovedPages);
      std::reverse(sequence.pages.begin(), sequence.pages.end());
      sequence.slot = 1;
      GoOn(sequence, Moves(sequence, host_pages, 2, /*to_host=*/false));
      ExpectSameBits(alone, sequence.logprobs);
    }
  }
}

// What comes back takes the places of what leaves in the same step.
TEST_P(HostMovesTest, TwoChangePlaces) {
  const std::vector<Logprobs> alone_a = Alone(Sequence(1, 0, 0), 150);
  const std::vector<Logprobs> alone_b = Alone(Sequence(2, 0, 0), 201);
  TestSequence a = Sequence(1, 0, 0);
  TestSequence b = Sequence(2, 0, 0);
  const std::vector<int32_t> host_a = AscendingPages(0, kMovedPages);
  const std::vector<int32_t> host_b = AscendingPages(kMovedPages, kMovedPages);
  harness_.Step({{&a, 150}});
  harness_.Step({}, Moves(a, host_a, 0, /*to_host=*/true));
  harness_.Step({{&b, 201}});
  // Listed the other way round: those to the host go first.
  const auto exchange = [this](const StepCopies& in, const StepCopies& out, TestSequence& runs) {
    StepCopies both = in;
    both.page_moves.insert(both.page_moves.end(), out.page_moves.begin(), out.page_moves.end());
    both.slot_moves.insert(both.slot_moves.end(), out.slot_moves.begin(), out.slot_moves.end());
    harness_.Step({{&runs, 1}}, both);
  };
  exchange(Moves(a, host_a, 0, false), Moves(b, host_b, 1, true), a);
  harness_.Finish(a, 50);
  exchange(Moves(b, host_b, 1, false), {}, b);
  harness_.Finish(b, 50);
  ExpectSameBits(alone_a, a.logprobs);
  ExpectSameBits(alone_b, b.logprobs);
}

INSTANTIATE_TEST_SUITE_P(Geometries, HostMovesTest, ::testing::ValuesIn(ServedGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan

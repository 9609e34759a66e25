// Keys and values at home in the host's memory: what is computed does not depend on how many rooms
// there are, and what is counted is what decode steps selected.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "kernels/rooms/pages_read.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

constexpr int64_t kReadTokens = 500;
constexpr int64_t kAllTokens = 570;
constexpr int64_t kAllPages = PagesForTokens(kAllTokens);

// (layer, KV head, page)
using PagePlace = std::tuple<int, int, int32_t>;

class RoomsTest : public ::testing::TestWithParam<std::tuple<Geometry, DType>> {
 protected:
  std::string Checkpoint() const { return CheckpointOf(std::get<0>(GetParam())); }
  HarnessOptions Options(std::optional<int64_t> rooms) const {
    HarnessOptions options;
    options.compute_dtype = std::get<1>(GetParam());
    options.rooms = rooms;
    return options;
  }
  TestSequence Sequence(int32_t vocabulary) const {
    TestSequence sequence;
    sequence.token_ids = RandomTokens(1, kAllTokens, vocabulary);
    sequence.pages = AscendingPages(7, kAllPages);
    std::reverse(sequence.pages.begin(), sequence.pages.end());
    return sequence;
  }
  // What the last step read, of all layers and KV heads.
  std::set<PagePlace> PagesRead(const ModelHarness& harness, const TestSequence& sequence,
                                const ForwardResult& result) const {
    std::set<PagePlace> places;
    const ModelConfig& config = harness.config();
    for (int layer = 0; layer < config.layers; ++layer) {
      for (int head = 0; head < config.kv_heads; ++head) {
        std::vector<int32_t> pages;
        absl::Span<const int32_t> selected;
        if (config.nsa->selected_branch) selected = result.choices.Of(layer, 0, head);
        AddPagesRead(*config.nsa, sequence.done_tokens - 1, selected, pages);
        for (const int32_t page : pages) places.insert({layer, head, sequence.pages[page]});
      }
    }
    return places;
  }
};

// In the same steps: a backend may have other kernels for a chunk than for a single token.
TEST_P(RoomsTest, AnyNumberComputesTheSameBits) {
  const auto read_prompt = [](ModelHarness& harness, TestSequence& sequence) {
    harness.Step({{&sequence, 300}});
    harness.Step({{&sequence, static_cast<int32_t>(kReadTokens) - 300}});
  };
  std::vector<Logprobs> without;
  {
    ModelHarness harness(Checkpoint(), Options(std::nullopt));
    TestSequence sequence = Sequence(harness.config().vocabulary);
    read_prompt(harness, sequence);
    harness.Finish(sequence, 1);
    without = sequence.logprobs;
  }
  for (const int64_t rooms : {0, 1, 6, 40}) {
    SCOPED_TRACE(testing::Message() << rooms << " rooms");
    ModelHarness harness(Checkpoint(), Options(rooms));
    TestSequence sequence = Sequence(harness.config().vocabulary);
    sequence.reports_choices = harness.config().selects_blocks();
    read_prompt(harness, sequence);
    RoomCounts counts;
    int64_t fetched_bytes = 0;
    int64_t read = 0;
    std::set<PagePlace> ever_read;
    while (sequence.done_tokens < kAllTokens) {
      const ForwardResult result = harness.Step({{&sequence, 1}});
      counts += result.reads.rooms;
      fetched_bytes += result.reads.fetched_bytes;
      const std::set<PagePlace> places = PagesRead(harness, sequence, result);
      read += static_cast<int64_t>(places.size());
      ever_read.insert(places.begin(), places.end());
      const bool all_in_rooms = result.reads.rooms.left == 0;
      EXPECT_EQ(result.reads.home_read_bytes == 0, all_in_rooms);
    }
    ExpectSameBits(without, sequence.logprobs);
    EXPECT_EQ(counts.found + counts.fetched + counts.left, read);
    const KvLayout& layout = harness.layout();
    EXPECT_EQ(fetched_bytes, counts.fetched * kPageTokens * layout.kv_bytes_per_token());
    EXPECT_EQ(counts.left == read, rooms == 0);
    EXPECT_GE(counts.fetched, rooms == 0 ? 0 : 1);
    if (rooms < 40) continue;
    EXPECT_EQ(counts.fetched, static_cast<int64_t>(ever_read.size()));
  }
}

// Sequences beside one another, one of them forked: rooms of the page that the fork writes to had
// another sequence's keys before.
TEST_P(RoomsTest, AForkedPageLeavesTheRoomsThatItHad) {
  constexpr int32_t kSharedTokens = 530;
  constexpr int64_t kBegunPage = PageOfToken(kSharedTokens);
  const auto child_of = [&](ModelHarness& harness) {
    const int32_t vocabulary = harness.config().vocabulary;
    TestSequence before = Sequence(vocabulary);
    before.token_ids = RandomTokens(9, kAllTokens, vocabulary);
    before.pages = AscendingPages(20, kAllPages);
    harness.Step({{&before, 500}});
    harness.Finish(before, 1);

    TestSequence parent = Sequence(vocabulary);
    parent.pages = AscendingPages(0, kAllPages);
    TestSequence child = parent;
    child.slot = 1;
    child.pages[kBegunPage] = before.pages[kBegunPage];
    harness.Step({{&parent, 300}});
    harness.Step({{&parent, kSharedTokens - 300}});
    child.is_fork = true;
    child.done_tokens = kSharedTokens;
    const ForkCopy fork = {parent.pages[kBegunPage], child.pages[kBegunPage], parent.slot,
                           child.slot};
    harness.Step({{&parent, 1}, {&child, 1}}, {.forks = {fork}});
    harness.Finish(child, 1);
    return child;
  };
  ModelHarness with(Checkpoint(), Options(30));
  ModelHarness without(Checkpoint(), Options(std::nullopt));
  ExpectSameBits(child_of(without).logprobs, child_of(with).logprobs);
}

// Two chunks that go on behind one prefix, in one step with a single token; a conversation that
// goes on by a chunk within a page that has rooms; and a prompt on pages whose rooms another left.
TEST_P(RoomsTest, ChunksBesideSingleTokensOnSharedAndReusedPages) {
  const auto logprobs_of = [&](ModelHarness& harness) {
    const int32_t vocabulary = harness.config().vocabulary;
    TestSequence first = Sequence(vocabulary);
    first.pages = AscendingPages(0, kAllPages);
    harness.Step({{&first, 400}});
    for (int token = 0; token < 3; ++token) harness.Step({{&first, 1}});

    std::vector<TestSequence> others;
    for (int32_t other = 0; other < 2; ++other) {
      constexpr int64_t kSharedPages = 5;
      TestSequence& sequence = others.emplace_back();
      sequence.token_ids = RandomTokens(20 + other, kAllTokens, vocabulary);
      std::copy_n(first.token_ids.begin(), kSharedPages * kPageTokens, sequence.token_ids.begin());
      sequence.pages = AscendingPages(10 + 10 * other, kAllPages);
      std::copy_n(first.pages.begin(), kSharedPages, sequence.pages.begin());
      sequence.slot = 1 + other;
      sequence.done_tokens = kSharedPages * kPageTokens;
      sequence.reset_page = first.pages[kSharedPages - 1];
    }
    harness.Step({{&others[0], 90}, {&first, 1}, {&others[1], 71}});
    harness.Step({{&first, 1}, {&others[0], 1}, {&others[1], 1}});
    harness.Step({{&first, 40}, {&others[0], 1}, {&others[1], 20}});
    for (int token = 0; token < 4; ++token) harness.Step({{&first, 1}, {&others[1], 1}});

    TestSequence last = Sequence(vocabulary);
    last.token_ids = RandomTokens(33, kAllTokens, vocabulary);
    last.pages = first.pages;
    harness.Step({{&last, 450}, {&others[0], 1}});
    for (int token = 0; token < 4; ++token) harness.Step({{&last, 1}});

    std::vector<std::vector<Logprobs>> all = {first.logprobs, last.logprobs};
    for (const TestSequence& sequence : others) all.push_back(sequence.logprobs);
    return all;
  };
  ModelHarness without(Checkpoint(), Options(std::nullopt));
  const auto expected = logprobs_of(without);
  for (const int64_t rooms : {0, 3, 30}) {
    SCOPED_TRACE(testing::Message() << rooms << " rooms");
    ModelHarness with(Checkpoint(), Options(rooms));
    const auto found = logprobs_of(with);
    for (size_t i = 0; i < expected.size(); ++i) ExpectSameBits(expected[i], found[i]);
  }
}

// Each page far from the next: more runs of pages than the copy engine is given.
TEST(RoomsOfFarPagesTest, ComputeTheSameBits) {
  constexpr int64_t kManyPages = 140;
  constexpr int32_t kChunkTokens = 4096;
  std::vector<std::vector<Logprobs>> logprobs;
  for (const std::optional<int64_t> rooms :
       {std::optional<int64_t>(), std::optional<int64_t>(20)}) {
    HarnessOptions options;
    options.compute_dtype = DType::kBf16;
    options.rooms = rooms;
    options.pages = 2 * kManyPages;
    options.max_step_tokens = kChunkTokens;
    options.last_token_only = true;
    ModelHarness harness(CheckpointOf(GeometryNamed("demo")), options);
    TestSequence sequence;
    sequence.token_ids =
        RandomTokens(5, kManyPages * kPageTokens - 10, harness.config().vocabulary);
    for (int32_t page = 0; page < kManyPages; ++page) sequence.pages.push_back(2 * page);
    for (const int32_t tokens : {kChunkTokens, kChunkTokens, 700}) {
      harness.Step({{&sequence, tokens}});
    }
    for (int token = 0; token < 5; ++token) harness.Step({{&sequence, 1}});
    logprobs.push_back(sequence.logprobs);
  }
  ExpectSameBits(logprobs[0], logprobs[1]);
}

std::vector<Geometry> GeometriesWithRooms() {
  std::vector<Geometry> sparse;
  for (Geometry& geometry : AllGeometries()) {
    if (geometry.checkpoint.nsa) sparse.push_back(std::move(geometry));
  }
  return sparse;
}

INSTANTIATE_TEST_SUITE_P(Geometries, RoomsTest,
                         ::testing::Combine(::testing::ValuesIn(GeometriesWithRooms()),
                                            ::testing::Values(DType::kF32, DType::kBf16)),
                         [](const auto& instance) {
                           return std::get<0>(instance.param).name + "_" +
                                  Name(std::get<1>(instance.param));
                         });

}  // namespace
}  // namespace longspan

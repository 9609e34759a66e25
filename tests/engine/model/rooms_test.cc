// Keys and values at home in the host's memory: what is computed does not depend on how many rooms
// there are, and what is counted is what decode steps selected.

#include <algorithm>
#include <cstdint>
#include <set>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "kernels/rooms/pages_read.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

constexpr int64_t kPromptTokens = 500;
constexpr int64_t kTokens = 570;
constexpr int64_t kPages = PagesForTokens(kTokens);

// (layer, KV head, page)
using Place = std::tuple<int, int, int32_t>;

class RoomsTest : public ::testing::TestWithParam<Geometry> {
 protected:
  HarnessOptions Options(std::optional<int64_t> rooms) const {
    HarnessOptions options;
    options.rooms = rooms;
    return options;
  }
  TestSequence Sequence(int32_t vocabulary) const {
    TestSequence sequence;
    sequence.token_ids = RandomTokens(1, kTokens, vocabulary);
    sequence.pages = AscendingPages(7, kPages);
    std::reverse(sequence.pages.begin(), sequence.pages.end());
    return sequence;
  }
  // What the last step read, of all layers and KV heads.
  std::set<Place> PagesRead(const ModelHarness& harness, const TestSequence& sequence,
                            const ForwardResult& result) const {
    std::set<Place> places;
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

TEST_P(RoomsTest, AnyNumberComputesTheSameBits) {
  std::vector<Logprobs> whole;
  {
    ModelHarness harness(CheckpointOf(GetParam()), Options(std::nullopt));
    TestSequence sequence = Sequence(harness.config().vocabulary);
    harness.Finish(sequence, 512);
    whole = sequence.logprobs;
  }
  for (const int64_t rooms : {0, 1, 6, 40}) {
    SCOPED_TRACE(testing::Message() << rooms << " rooms");
    ModelHarness harness(CheckpointOf(GetParam()), Options(rooms));
    TestSequence sequence = Sequence(harness.config().vocabulary);
    sequence.reports_choices = harness.config().selects_blocks();
    harness.Poison({});
    harness.Step({{&sequence, 300}});
    harness.Step({{&sequence, static_cast<int32_t>(kPromptTokens) - 300}});
    RoomCounts counts;
    int64_t fetched_bytes = 0;
    int64_t read = 0;
    std::set<Place> ever_read;
    while (sequence.done_tokens < kTokens) {
      const ForwardResult result = harness.Step({{&sequence, 1}});
      counts += result.reads.rooms;
      fetched_bytes += result.reads.fetched_bytes;
      const std::set<Place> places = PagesRead(harness, sequence, result);
      read += static_cast<int64_t>(places.size());
      ever_read.insert(places.begin(), places.end());
      const bool all_in_rooms = result.reads.rooms.left == 0;
      EXPECT_EQ(result.reads.home_read_bytes == 0, all_in_rooms);
    }
    ExpectSameBits(whole, sequence.logprobs);
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
  ModelHarness harness(CheckpointOf(GetParam()), Options(30));
  ModelHarness plain(CheckpointOf(GetParam()), Options(std::nullopt));
  const int32_t vocabulary = harness.config().vocabulary;
  TestSequence before = Sequence(vocabulary);
  before.token_ids = RandomTokens(9, kTokens, vocabulary);
  before.pages = AscendingPages(20, kPages);
  harness.Step({{&before, 500}});
  harness.Finish(before, 1);

  const int64_t shared_tokens = 530;
  TestSequence parent = Sequence(vocabulary);
  parent.pages = AscendingPages(0, kPages);
  TestSequence child = parent;
  child.slot = 1;
  child.pages = parent.pages;
  const int64_t begun = PageOfToken(shared_tokens);
  std::copy(before.pages.begin() + begun, before.pages.end(), child.pages.begin() + begun);
  const std::vector<int32_t> other = RandomTokens(3, kTokens, vocabulary);
  std::copy(other.begin() + shared_tokens, other.end(), child.token_ids.begin() + shared_tokens);
  TestSequence whole = child;
  whole.slot = 0;
  plain.Finish(whole, 512);

  harness.Step({{&parent, 300}});
  harness.Step({{&parent, static_cast<int32_t>(shared_tokens) - 300}});
  child.is_fork = true;
  child.done_tokens = shared_tokens;
  const ForkCopy fork = {parent.pages[begun], child.pages[begun], parent.slot, child.slot};
  harness.Step({{&parent, 1}, {&child, 1}}, {.forks = {fork}});
  harness.Finish(child, 1);
  ExpectSameBits(whole.logprobs, child.logprobs, shared_tokens);
}

std::vector<Geometry> SparseGeometries() {
  std::vector<Geometry> sparse;
  for (Geometry& geometry : AllGeometries()) {
    if (geometry.checkpoint.nsa) sparse.push_back(std::move(geometry));
  }
  return sparse;
}

INSTANTIATE_TEST_SUITE_P(Geometries, RoomsTest, ::testing::ValuesIn(SparseGeometries()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace longspan

// The promise of CONTRACTS: a token's logits depend on its sequence alone, bit for bit, however the
// sequence was cut into steps, whatever stood beside it, and wherever its pages lie.

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/model/geometries.h"
#include "tests/engine/model/model_harness.h"

namespace longspan {
namespace {

constexpr int64_t kTokens = 333;  // ends inside a sub-block, a block and a page
constexpr int64_t kPages = PagesForTokens(kTokens);

class EquivalenceTest : public ::testing::TestWithParam<Geometry> {
 protected:
  EquivalenceTest() : harness_(CheckpointOf(GetParam()), {}) {}

  TestSequence Sequence(uint32_t seed, int64_t tokens = kTokens, int32_t slot = 0,
                        int32_t first_page = 0) {
    return {.token_ids = RandomTokens(seed, tokens, harness_.config().vocabulary),
            .pages = AscendingPages(first_page, PagesForTokens(tokens)),
            .slot = slot};
  }
  // Logits of the sequence computed alone, in one step.
  std::vector<Logprobs> Whole(TestSequence sequence) {
    harness_.Finish(sequence, 512);
    return sequence.logprobs;
  }

  ModelHarness harness_;
};

TEST_P(EquivalenceTest, ChunkedIsWhole) {
  const std::vector<Logprobs> whole = Whole(Sequence(1));
  for (int32_t chunk_tokens : {1, 16, 17, 64, 100}) {
    SCOPED_TRACE(testing::Message() << "chunks of " << chunk_tokens);
    TestSequence sequence = Sequence(1);
    harness_.Poison({});
    harness_.Finish(sequence, chunk_tokens);
    ExpectSameBits(whole, sequence.logprobs);
  }
}

TEST_P(EquivalenceTest, InABatchIsAlone) {
  const std::vector<Logprobs> alone_a = Whole(Sequence(1));
  const std::vector<Logprobs> alone_b = Whole(Sequence(2, 150));
  const std::vector<Logprobs> alone_c = Whole(Sequence(3, 41));
  harness_.Poison({});
  TestSequence a = Sequence(1, kTokens, 2, 10);
  TestSequence b = Sequence(2, 150, 0, 20);
  TestSequence c = Sequence(3, 41, 3, 30);
  harness_.Step({{&a, 100}});
  harness_.Step({{&b, 63}, {&a, 1}, {&c, 40}});
  harness_.Step({{&a, 1}, {&c, 1}, {&b, 1}});
  harness_.Step({{&b, 1}, {&a, 129}});
  harness_.Step({{&a, 102}, {&b, 85}});
  ExpectSameBits(alone_a, a.logprobs);
  ExpectSameBits(alone_b, b.logprobs);
  ExpectSameBits(alone_c, c.logprobs);
}

TEST_P(EquivalenceTest, PagesMayLieAnywhere) {
  const std::vector<Logprobs> whole = Whole(Sequence(1));
  TestSequence sequence = Sequence(1);
  sequence.pages = AscendingPages(3, 30);
  std::shuffle(sequence.pages.begin(), sequence.pages.end(), std::mt19937(5));
  sequence.pages.resize(kPages);
  harness_.Poison({});
  harness_.Finish(sequence, 90);
  ExpectSameBits(whole, sequence.logprobs);
}

// A child leaves its parent inside a page and inside a sub-block, and both go on.
TEST_P(EquivalenceTest, AForkIsASequenceOfItsOwn) {
  for (int64_t shared_tokens : {64, 128, 167, 200}) {
    SCOPED_TRACE(testing::Message() << "forked after " << shared_tokens << " tokens");
    TestSequence parent = Sequence(1);
    TestSequence child = Sequence(2, kTokens, 1, 20);
    std::copy_n(parent.token_ids.begin(), shared_tokens, child.token_ids.begin());
    const std::vector<Logprobs> whole_parent = Whole(parent);
    const std::vector<Logprobs> whole_child = Whole(child);

    harness_.Poison({});
    harness_.Step({{&parent, static_cast<int32_t>(shared_tokens)}});
    const int64_t full_pages = shared_tokens / kPageTokens;
    std::copy_n(parent.pages.begin(), full_pages, child.pages.begin());
    ForkCopy fork{.source_slot = parent.slot, .destination_slot = child.slot};
    if (OffsetInPage(shared_tokens) != 0) {
      fork.source_page = parent.pages[full_pages];
      fork.destination_page = child.pages[full_pages];
    }
    child.is_fork = true;
    child.done_tokens = shared_tokens;
    harness_.Step({{&parent, 1}, {&child, 1}}, {.forks = {fork}});
    harness_.Step({{&child, 30}, {&parent, 50}});
    harness_.Finish(child, 33);
    harness_.Finish(parent, 77);
    ExpectSameBits(whole_parent, parent.logprobs);
    ExpectSameBits(whole_child, child.logprobs, shared_tokens);
  }
}

// A later sequence with the same first pages starts from their carry, long after the slot that
// computed them went to someone else.
TEST_P(EquivalenceTest, AReusedPrefixIsAComputedOne) {
  for (int64_t reused_pages : {1, 2, 4}) {
    SCOPED_TRACE(testing::Message() << reused_pages << " pages reused");
    const int64_t reused_tokens = reused_pages * kPageTokens;
    TestSequence first = Sequence(1);
    TestSequence second = Sequence(2, kTokens, 1, 20);
    std::copy_n(first.token_ids.begin(), reused_tokens, second.token_ids.begin());
    const std::vector<Logprobs> whole = Whole(second);

    harness_.Finish(first, 100);
    std::copy_n(first.pages.begin(), reused_pages, second.pages.begin());
    harness_.Poison(AscendingPages(first.pages[0], reused_pages));
    second.done_tokens = reused_tokens;
    second.reset_page = first.pages[reused_pages - 1];
    harness_.Finish(second, 50);
    ExpectSameBits(whole, second.logprobs, reused_tokens);
  }
}

// The batch that a mask of column ranges describes: answers that share a prompt, and a document of
// its own, all read in the same steps. Shared pages are in several rows' tables.
TEST_P(EquivalenceTest, APackedBatchThatSharesAPrefixIsItsMembers) {
  constexpr int64_t kSharedTokens = 2 * kPageTokens;
  TestSequence prompt = Sequence(1, 190);
  std::vector<TestSequence> members;
  for (int member = 0; member < 2; ++member) {
    members.push_back(Sequence(5 + member, 200 + 30 * member, 1 + member, 8 + 8 * member));
    std::copy_n(prompt.token_ids.begin(), kSharedTokens, members.back().token_ids.begin());
  }
  TestSequence other = Sequence(3, 150, 3, 30);
  std::vector<std::vector<Logprobs>> alone = {Whole(prompt), Whole(members[0]), Whole(members[1]),
                                              Whole(other)};
  harness_.Poison({});
  harness_.Step({{&prompt, kSharedTokens}});
  for (TestSequence& member : members) {
    std::copy_n(prompt.pages.begin(), kSharedTokens / kPageTokens, member.pages.begin());
    member.done_tokens = kSharedTokens;
    member.reset_page = prompt.pages[kSharedTokens / kPageTokens - 1];
  }
  harness_.Step({{&members[0], 40}, {&other, 100}, {&members[1], 70}, {&prompt, 61}});
  harness_.Step({{&prompt, 1}, {&members[1], 32}, {&members[0], 32}, {&other, 50}});
  ExpectSameBits(alone[0], prompt.logprobs);
  ExpectSameBits(alone[1], members[0].logprobs, kSharedTokens);
  ExpectSameBits(alone[2], members[1].logprobs, kSharedTokens);
  ExpectSameBits(alone[3], other.logprobs);
}

TEST_P(EquivalenceTest, SlicesOfLogitsAreWholeLogits) {
  const std::vector<Logprobs> whole = Whole(Sequence(1, 70));
  ModelHarness sliced(CheckpointOf(GetParam()), {.max_logits_rows = 9});
  TestSequence sequence = Sequence(1, 70);
  sliced.Finish(sequence, 70);
  ExpectSameBits(whole, sequence.logprobs);
}

TEST_P(EquivalenceTest, ThreadsDoNotMatter) {
  const std::vector<Logprobs> whole = Whole(Sequence(1, 150));
  ModelHarness single(CheckpointOf(GetParam()), {.threads = 1});
  TestSequence sequence = Sequence(1, 150);
  single.Finish(sequence, 80);
  ExpectSameBits(whole, sequence.logprobs);
}

TEST_P(EquivalenceTest, HoldsInBf16) {
  ModelHarness bf16(CheckpointOf(GetParam()), {.compute_dtype = DType::kBf16});
  TestSequence whole = Sequence(1);
  bf16.Finish(whole, 512);
  for (int32_t chunk_tokens : {1, 49}) {
    SCOPED_TRACE(testing::Message() << "chunks of " << chunk_tokens);
    TestSequence sequence = Sequence(1);
    sequence.pages = AscendingPages(20, kPages);
    bf16.Finish(sequence, chunk_tokens);
    ExpectSameBits(whole.logprobs, sequence.logprobs);
  }
}

INSTANTIATE_TEST_SUITE_P(Geometries, EquivalenceTest, ::testing::ValuesIn(ServedGeometries()),
                         [](const auto& instance) { return instance.param.name; });

// Rows of both kinds in one step, and a sequence that crosses the threshold while it grows.
TEST(MixedStepTest, DenseAndSparseRowsStandSideBySide) {
  ModelHarness harness(CheckpointOf(DenseUpTo(kTokens, GeometryNamed("fsa"))), {});
  const auto sequence = [&](uint32_t seed, int32_t slot, bool dense) {
    return TestSequence{.token_ids = RandomTokens(seed, kTokens, harness.config().vocabulary),
                        .pages = AscendingPages(10 * slot, kPages),
                        .slot = slot,
                        .attends_densely = dense};
  };
  TestSequence sparse_alone = sequence(1, 0, false);
  TestSequence dense_alone = sequence(1, 1, true);
  harness.Finish(sparse_alone, 100);
  harness.Finish(dense_alone, 100);
  EXPECT_NE(sparse_alone.logprobs.back(), dense_alone.logprobs.back());

  TestSequence crossing_alone = sequence(1, 2, true);
  harness.Step({{&crossing_alone, 200}});
  crossing_alone.attends_densely = false;
  harness.Finish(crossing_alone, 133);

  TestSequence sparse = sequence(1, 0, false);
  TestSequence dense = sequence(1, 1, true);
  TestSequence crossing = sequence(1, 2, true);
  harness.Step({{&dense, 150}, {&sparse, 90}, {&crossing, 100}});
  harness.Step({{&sparse, 1}, {&dense, 1}, {&crossing, 100}});
  crossing.attends_densely = false;
  harness.Step({{&crossing, 133}, {&dense, 182}, {&sparse, 150}});
  harness.Step({{&sparse, 92}});
  ExpectSameBits(sparse_alone.logprobs, sparse.logprobs);
  ExpectSameBits(dense_alone.logprobs, dense.logprobs);
  ExpectSameBits(crossing_alone.logprobs, crossing.logprobs);
}

class TwoRangesTest : public ::testing::TestWithParam<Geometry> {};

// Rows of both ranges in one step; a short sequence starts from pages of a short one.
TEST_P(TwoRangesTest, RowsOfBothAreAlone) {
  ModelHarness harness(CheckpointOf(GetParam()), {});
  const auto sequence = [&](int32_t slot, bool rotates_long) {
    return TestSequence{.token_ids = RandomTokens(1, kTokens, harness.config().vocabulary),
                        .pages = AscendingPages(10 * slot, kPages),
                        .slot = slot,
                        .rotates_long = rotates_long};
  };
  TestSequence short_alone = sequence(0, false);
  TestSequence long_alone = sequence(1, true);
  harness.Finish(short_alone, 100);
  harness.Finish(long_alone, 100);
  EXPECT_NE(short_alone.logprobs.back(), long_alone.logprobs.back());

  harness.Poison({});
  TestSequence first_short = sequence(2, false);
  TestSequence first_long = sequence(0, true);
  TestSequence second_short = sequence(1, false);
  harness.Step({{&first_short, 150}, {&first_long, 90}});
  second_short.pages[0] = first_short.pages[0];
  second_short.pages[1] = first_short.pages[1];
  second_short.done_tokens = 2 * kPageTokens;
  second_short.reset_page = second_short.pages[1];
  harness.Step({{&first_long, 1}, {&second_short, 100}, {&first_short, 1}});
  harness.Step({{&first_short, 1}, {&first_long, 1}, {&second_short, 1}});
  harness.Step({{&second_short, 104}, {&first_long, 241}, {&first_short, 1}});
  harness.Finish(first_short, 180);
  ExpectSameBits(short_alone.logprobs, first_short.logprobs);
  ExpectSameBits(long_alone.logprobs, first_long.logprobs);
  ExpectSameBits(short_alone.logprobs, second_short.logprobs, 2 * kPageTokens);
}

INSTANTIATE_TEST_SUITE_P(Geometries, TwoRangesTest, ::testing::ValuesIn(TwoRangeGeometries()),
                         [](const auto& instance) { return instance.param.name; });

// Layers that see all may be one group or several: other pages hold the same.
TEST(PageGroupsTest, LayersApartAreLayersTogether) {
  const std::string checkpoint = CheckpointOf(GeometryNamed("dense"));
  ModelHarness together(checkpoint, {});
  const int layers = together.config().layers;
  ASSERT_GT(layers, 1);
  PageGroups groups;
  groups.places = (layers + 1) / 2;
  groups.window_tokens = {0, 0};
  for (int layer = 0; layer < layers; ++layer) groups.layers.push_back({layer % 2, layer / 2});
  ModelHarness apart(checkpoint, {.groups = groups});
  const auto sequence = [&](int32_t slot) {
    return TestSequence{.token_ids = RandomTokens(1 + slot, kTokens, together.config().vocabulary),
                        .pages = AscendingPages(10 * slot, kPages),
                        .slot = slot};
  };
  TestSequence first = sequence(0);
  TestSequence second = sequence(1);
  TestSequence first_apart = sequence(0);
  TestSequence second_apart = sequence(1);
  together.Finish(first, 100);
  together.Finish(second, 100);
  apart.Step({{&first_apart, 70}, {&second_apart, 200}});
  apart.Step({{&second_apart, 1}, {&first_apart, 1}});
  apart.Finish(first_apart, 90);
  apart.Finish(second_apart, 90);
  ExpectSameBits(first.logprobs, first_apart.logprobs);
  ExpectSameBits(second.logprobs, second_apart.logprobs);
}

// While every causal block is selected, selected attention is dense causal attention.
TEST(SelectEverythingTest, SparseIsDense) {
  ModelHarness harness(CheckpointOf(GeometryNamed("selected_all")), {});
  TestSequence sparse{.token_ids = RandomTokens(1, kTokens, harness.config().vocabulary),
                      .pages = AscendingPages(0, kPages)};
  TestSequence dense = sparse;
  dense.attends_densely = true;
  harness.Finish(sparse, 100);
  harness.Finish(dense, 100);
  ExpectSameBits(dense.logprobs, sparse.logprobs);
}

}  // namespace
}  // namespace longspan

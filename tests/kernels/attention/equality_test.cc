// However a sequence reaches the layer, the bits are the same: whole, in chunks, token by token,
// beside other sequences, in any pages, on any number of threads; on every instruction set.
#include <gtest/gtest.h>

#include "hwy/highway.h"
#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/same_bits.h"
#include "tests/kernels/attention/setups.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kSeed = 7;
constexpr int kTokens = 457;

class EqualityTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(EqualityTest, AnyChunksGiveTheBitsOfTheWhole) {
  Layer whole(GetParam(), {kTokens}, kSeed);
  whole.RunInChunks(0, kTokens);
  ExpectFinite(whole, 0);
  for (int chunk_tokens : {1, 7, 16, 63, 64, 65, 200}) {
    SCOPED_TRACE(chunk_tokens);
    Layer chunked(GetParam(), {kTokens}, kSeed, {2, 5});
    chunked.RunInChunks(0, chunk_tokens);
    ExpectSame(whole, 0, chunked, 0);
  }
}

TEST_P(EqualityTest, AnyCompanyThreadsAndPagesGiveTheBitsOfAlone) {
  Layer alone(GetParam(), {kTokens}, kSeed);
  alone.RunInChunks(0, kTokens);
  for (int threads : {1, 3, 7}) {
    SCOPED_TRACE(threads);
    // Sequence 0 is drawn as in `alone`; the others are its company.
    Layer crowded(GetParam(), {kTokens, 300, 90, 65}, kSeed,
                  {threads, static_cast<uint32_t>(threads)});
    crowded.Step({{1, 130}, {0, 150}, {3, 1}});
    crowded.Step({{0, 1}, {1, 1}, {2, 33}, {3, 64}});
    crowded.Step({{2, 57}, {0, 100}, {1, 1}});
    crowded.Step({{0, 1}});
    crowded.Step({{1, 168}, {0, kTokens - 252}});
    ExpectSame(alone, 0, crowded, 0);
    ExpectFinite(crowded, 1);
  }
}

TEST_P(EqualityTest, TokenByTokenOnManyThreadsSplitsWithoutAChange) {
  for (DType dtype : {DType::kBf16, DType::kF8E4M3}) {
    LayerSetup setup = GetParam();
    setup.kv_dtype = dtype;
    setup.out_dtype = DType::kBf16;
    Layer whole(setup, {kTokens}, kSeed, {1, 1});
    whole.RunInChunks(0, kTokens);
    Layer decoded(setup, {kTokens}, kSeed, {5, 2});
    decoded.Step({{0, 300}});
    decoded.RunInChunks(0, 1);
    ExpectSame(whole, 0, decoded, 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, EqualityTest, testing::ValuesIn(SetupsOnCpus()),
                         [](const auto& test) { return test.param.name; });

// The widest sets of this machine one by one, and the one without any vectors of its own.
TEST(InstructionSetTest, EveryOneKeepsItsBits) {
  for (int64_t targets = hwy::SupportedTargets(); targets != 0; targets &= targets - 1) {
    const int64_t target = targets & -targets;
    SCOPED_TRACE(hwy::TargetName(target));
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    for (DType dtype : {DType::kBf16, DType::kF8E4M3}) {
      LayerSetup setup = DemoSetup();
      setup.kv_dtype = dtype;
      Layer whole(setup, {kTokens}, kSeed);
      whole.RunInChunks(0, kTokens);
      Layer chunked(setup, {kTokens}, kSeed, {3, 2});
      chunked.Step({{0, 400}});
      chunked.RunInChunks(0, 1);
      ExpectSame(whole, 0, chunked, 0);
      ExpectFinite(whole, 0);
    }
  }
  hwy::SetSupportedTargetsForTest(0);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

TEST(DenseRowTest, RowsThatAttendDenselyChooseNothing) {
  LayerSetup setup = DemoSetup();
  setup.attends_densely = true;
  Layer layer(setup, {200}, kSeed);
  layer.RunInChunks(0, 200);
  for (int32_t block : layer.results(0).selected) ASSERT_EQ(block, -1);
  for (float value : layer.results(0).compressed) ASSERT_EQ(value, 0.0F);
  ExpectFinite(layer, 0);
}

}  // namespace
}  // namespace longspan::cpu

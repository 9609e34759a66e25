// Every operation against its float64 definition, each fed what the one before it left behind, so
// that errors do not add up and a difference names its operation.
#include <gtest/gtest.h>

#include <cmath>

#include "hwy/highway.h"
#include "tests/kernels/attention/layer_harness.h"
#include "tests/kernels/attention/reference_checks.h"
#include "tests/kernels/attention/setups.h"
#include "tests/reference/attention.h"

namespace longspan::cpu {
namespace {

constexpr uint32_t kReferenceSeed = 3;
constexpr int kReferenceTokens = 620;

class ReferenceTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(ReferenceTest, Fp32Cache) {
  Layer layer(GetParam(), {kReferenceTokens}, kReferenceSeed);
  layer.RunInChunks(0, 250);
  CheckRope(layer);
  CheckEntries(layer);
  CheckAttention(layer);
}

TEST_P(ReferenceTest, Bf16Cache) {
  LayerSetup setup = GetParam();
  setup.kv_dtype = setup.out_dtype = DType::kBf16;
  Layer layer(setup, {kReferenceTokens}, kReferenceSeed);
  layer.RunInChunks(0, 599);
  CheckRope(layer);
  CheckEntries(layer);
  CheckAttention(layer);
}

// Of what the pages hold. Rotated keys are rounded, so CheckRope has no bound here.
TEST_P(ReferenceTest, Fp8Cache) {
  LayerSetup setup = GetParam();
  setup.kv_dtype = DType::kF8E4M3;
  setup.out_dtype = DType::kBf16;
  Layer layer(setup, {kReferenceTokens}, kReferenceSeed);
  layer.Step({{0, kReferenceTokens - 90}});
  layer.RunInChunks(0, 1);
  CheckEntries(layer);
  CheckAttention(layer);
}

// A backend may have other kernels for single tokens.
TEST_P(ReferenceTest, SingleTokensBehindAChunk) {
  LayerSetup setup = GetParam();
  setup.kv_dtype = setup.out_dtype = DType::kBf16;
  Layer layer(setup, {kReferenceTokens}, kReferenceSeed);
  layer.Step({{0, kReferenceTokens - 90}});
  layer.RunInChunks(0, 1);
  CheckEntries(layer);
  CheckAttention(layer);
}

INSTANTIATE_TEST_SUITE_P(Setups, ReferenceTest, testing::ValuesIn(SetupsOnCpus()),
                         [](const auto& test) { return test.param.name; });

class SparseDecodeReferenceTest : public testing::TestWithParam<LayerSetup> {};

TEST_P(SparseDecodeReferenceTest, SingleTokensBehindDenseChunks) {
  constexpr int kPrompt = kReferenceTokens - 90;
  Layer layer(GetParam(), {kReferenceTokens}, kReferenceSeed);
  layer.Step({{0, 100}});
  layer.Step({{0, kPrompt - 100}});
  layer.RunInChunks(0, 1);
  CheckEntries(layer);
  for (int64_t position = kPrompt; position < kReferenceTokens; position += 7) {
    CheckAttention(layer, position);
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, SparseDecodeReferenceTest, testing::ValuesIn(SparseDecodeSetups()),
                         [](const auto& test) { return test.param.name; });

TEST(ReferenceOnInstructionSetTest, EveryOneIsAccurate) {
  for (int64_t targets = hwy::SupportedTargets(); targets != 0; targets &= targets - 1) {
    const int64_t target = targets & -targets;
    SCOPED_TRACE(hwy::TargetName(target));
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    Layer layer(DemoSetup(), {kReferenceTokens}, kReferenceSeed);
    layer.RunInChunks(0, kReferenceTokens);
    CheckEntries(layer);
    CheckAttention(layer);
  }
  hwy::SetSupportedTargetsForTest(0);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

TEST(LogitTest, Times32IsAccurate) {
  for (LayerSetup setup : Setups()) {
    SCOPED_TRACE(setup.name);
    setup.query_deviation = 32.0F;
    Layer layer(setup, {300}, kReferenceSeed);
    layer.RunInChunks(0, 64);
    const int64_t q_floats = int64_t{setup.query_heads} * setup.head_dim;
    const reference::HeadRows keys = layer.Keys(0);
    const reference::HeadRows values = layer.Values(0);
    // Scores around 100 carry absolute errors of about 1e-5, which the exponential hands on.
    RelativeError error;
    for (int64_t position = 0; position < 300; position += 13) {
      const std::vector<double> q =
          Doubles(layer.results(0).q.data() + position * q_floats, q_floats);
      error.Add(layer.results(0).dense.data() + position * q_floats,
                reference::AttendDense({q.data(), setup.query_heads, position}, keys, values));
    }
    EXPECT_LT(error.value(), 1e-4);
    for (float value : layer.results(0).out) ASSERT_TRUE(std::isfinite(value));
  }
}

// A product beyond anything else takes all the weight, also one beyond the range of fp32.
TEST(LogitTest, OneHugeProductTakesAllTheWeight) {
  for (float size : {1e3F, 1e18F, 1e25F}) {
    LayerSetup setup = DemoSetup();
    setup.nsa.gate = NsaGate::kNone;
    setup.nsa.compressed_branch = false;
    setup.nsa.window_branch = false;
    setup.nsa.window_tokens = 0;
    setup.nsa.window = NsaWindow::kNone;
    Layer layer(setup, {700}, kReferenceSeed);
    const int last_dim = setup.head_dim - 1;  // passes through the rotation
    float* key = layer.MutableProjection(0, 20) + setup.query_heads * setup.head_dim;
    key[last_dim] = size;
    for (int head = 0; head < setup.query_heads; ++head) {
      layer.MutableProjection(0, 699)[head * setup.head_dim + last_dim] = size;
    }
    layer.RunInChunks(0, 350);
    const float* value =
        layer.MutableProjection(0, 20) + (setup.query_heads + setup.kv_heads) * setup.head_dim;
    const float* out = layer.results(0).out.data() + 699 * setup.query_heads * setup.head_dim;
    const float* dense = layer.results(0).dense.data() + 699 * setup.query_heads * setup.head_dim;
    for (int e = 0; e < setup.head_dim; ++e) {
      EXPECT_FLOAT_EQ(out[e], value[e]) << "size " << size << ", element " << e;
      EXPECT_FLOAT_EQ(dense[e], value[e]) << "size " << size << ", element " << e;
    }
  }
}

TEST(CoverageTest, SelectingEveryBlockIsDenseAttention) {
  for (int block_tokens : {16, 32, 64, 128}) {
    LayerSetup setup = DemoSetup();
    setup.nsa.block_tokens = block_tokens;
    setup.nsa.selected_blocks = 512 / block_tokens;
    setup.nsa.compressed_branch = setup.nsa.window_branch = false;
    setup.nsa.window_tokens = 0;
    setup.nsa.window = NsaWindow::kNone;
    setup.nsa.gate = NsaGate::kNone;
    Layer layer(setup, {512}, kReferenceSeed);
    layer.RunInChunks(0, 200);
    // The same tiles, the same columns, the same order.
    EXPECT_EQ(layer.results(0).out, layer.results(0).dense) << "block_tokens " << block_tokens;
  }
}

}  // namespace
}  // namespace longspan::cpu

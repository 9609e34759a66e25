#include <gtest/gtest.h>

#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "tests/gpu/attention_shapes.h"

namespace longspan::gpu_test {
namespace {

class DensePrefill : public testing::TestWithParam<NamedShape> {};

TEST_P(DensePrefill, EqualsTheDefinition) {
  const CaseShape& shape = GetParam().second;
  AttentionCase step(shape, RunSeed());
  cuda::DensePrefillArgs args;
  args.batch = step.rows();
  args.pages = step.pages();
  const int tile_tokens = cuda::LoopTileTokens(shape.head_dim, shape.query_heads(), shape.kv_heads);
  args.plan = step.MakePlan(tile_tokens);
  args.q = step.q();
  args.query_heads = shape.query_heads();
  const auto range = [](int64_t position) { return std::pair<int64_t, int64_t>(0, position + 1); };
  const auto launch = [&](void* out, float*) {
    args.out = out;
    return cuda::LaunchDensePrefill(args, nullptr);
  };
  for (const int pieces : {1, 2, 3, 8}) {
    SCOPED_TRACE(pieces);
    args.pieces = step.Pieces(pieces, tile_tokens, cuda::LoopTileKeys(shape.head_dim));
    if (pieces > 1 && args.pieces.split.tiles == 0) continue;
    EXPECT_EQ(step.Compare(range, {}, launch), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, DensePrefill, testing::ValuesIn(AttentionShapes({64, 128, 256})),
                         CaseName<CaseShape>);

TEST(DensePrefillShapes, OthersAreRefused) {
  EXPECT_EQ(cuda::LoopTileTokens(96, 8, 2), 0);
  EXPECT_EQ(cuda::LoopTileTokens(128, 8, 3), 0);
  EXPECT_EQ(cuda::LoopTileTokens(128, 256, 1), 0);
  EXPECT_EQ(cuda::LoopTileTokens(128, 32, 8), 32);
  EXPECT_EQ(cuda::LoopTileTokens(256, 16, 8), 64);
  cuda::DensePrefillArgs args;
  args.pages.head_dim = 96;
  args.pages.kv_heads = 2;
  args.query_heads = 8;
  EXPECT_EQ(cuda::LaunchDensePrefill(args, nullptr), cudaErrorInvalidValue);
}

}  // namespace
}  // namespace longspan::gpu_test

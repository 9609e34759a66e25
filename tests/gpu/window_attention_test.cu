#include <gtest/gtest.h>

#include <algorithm>

#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/window/window_attention.h"
#include "tests/gpu/attention_shapes.h"

namespace longspan::gpu_test {
namespace {

class WindowAttention : public testing::TestWithParam<NamedShape> {};

// Whole and in pieces, with a page table that has forgotten what no query sees.
TEST_P(WindowAttention, EqualsTheDefinition) {
  const CaseShape& shape = GetParam().second;
  AttentionCase step(shape, RunSeed());
  const int tile_tokens = cuda::LoopTileTokens(shape.head_dim, shape.query_heads(), shape.kv_heads);
  cuda::WindowAttentionArgs args;
  args.pages = step.pages();
  args.q = step.q();
  args.query_heads = shape.query_heads();
  for (const int window_tokens : {1, 2, 63, 64, 65, 100, 512, 513, 1024, 4096, 1 << 20}) {
    SCOPED_TRACE(window_tokens);
    step.HidePages(window_tokens);
    args.batch = step.rows();
    args.plan = step.MakePlan(tile_tokens);
    args.window_tokens = window_tokens;
    const auto range = [&](int64_t position) {
      return std::pair<int64_t, int64_t>(std::max<int64_t>(0, position - window_tokens + 1),
                                         position + 1);
    };
    const auto launch = [&](void* out, float*) {
      args.out = out;
      return cuda::LaunchWindowAttention(args, nullptr);
    };
    for (const int pieces : {1, 2, 5}) {
      SCOPED_TRACE(pieces);
      args.pieces =
          step.Pieces(pieces, tile_tokens, cuda::LoopTileKeys(shape.head_dim), window_tokens);
      if (pieces > 1 && args.pieces.split.tiles == 0) continue;
      EXPECT_EQ(step.Compare(range, {}, launch), "");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, WindowAttention,
                         testing::ValuesIn(AttentionShapes({64, 128, 256})), CaseName<CaseShape>);

}  // namespace
}  // namespace longspan::gpu_test

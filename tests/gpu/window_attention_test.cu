#include <gtest/gtest.h>

#include <algorithm>

#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/window/window_attention.h"
#include "tests/gpu/attention_shapes.h"

namespace longspan::gpu_test {
namespace {

class WindowAttention : public testing::TestWithParam<NamedShape> {};

TEST_P(WindowAttention, EqualsTheDefinition) {
  const CaseShape& shape = GetParam().second;
  AttentionCase step(shape, RunSeed());
  cuda::WindowAttentionArgs args;
  args.batch = step.rows();
  args.pages = step.pages();
  args.plan =
      step.MakePlan(cuda::LoopTileTokens(shape.head_dim, shape.query_heads(), shape.kv_heads));
  args.q = step.q();
  args.query_heads = shape.query_heads();
  for (const int window_tokens : {1, 100, 512, 513}) {
    SCOPED_TRACE(window_tokens);
    args.window_tokens = window_tokens;
    const auto range = [&](int64_t position) {
      return std::pair<int64_t, int64_t>(std::max<int64_t>(0, position - window_tokens + 1),
                                         position + 1);
    };
    const auto launch = [&](void* out, float*) {
      args.out = out;
      return cuda::LaunchWindowAttention(args, nullptr);
    };
    EXPECT_EQ(step.Compare(range, {}, launch), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, WindowAttention, testing::ValuesIn(AttentionShapes()),
                         CaseName<CaseShape>);

}  // namespace
}  // namespace longspan::gpu_test

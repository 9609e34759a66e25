// Dense prefill of a benchmark's step, with whole keys.
#pragma once

#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "tests/gpu/attention_bench.h"

namespace longspan::gpu_test {

inline cuda::DensePrefillArgs DenseArgs(BenchStep& step) {
  const int heads = step.kv_heads * step.group;
  cuda::DensePrefillArgs args;
  args.batch = step.rows;
  args.pages = step.layer;
  args.plan = step.Plan(cuda::LoopTileTokens(step.head_dim, heads, step.kv_heads));
  args.q = step.q.get();
  args.query_heads = heads;
  args.out = step.out.get();
  return args;
}

}  // namespace longspan::gpu_test

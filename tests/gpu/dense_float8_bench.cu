// Dense causal prefill in e4m3 beside bf16, rounding included. One JSON line a shape.
//
//   dense_float8_bench [label]
#include <cstdio>

#include "kernels/cuda/attention/dense_float8/dense_float8.h"
#include "tests/gpu/attention_bench.h"
#include "tests/gpu/dense_step.h"

namespace longspan::gpu_test {
namespace {

struct Times {
  double bf16_ms, keys_ms, queries_ms, attention_ms;
};

Times Measure(int64_t prior, int64_t tokens, int kv_heads, int group) {
  BenchStep step(prior, tokens, kv_heads, group, cuda::kFloat8HeadDim, 64);
  const int heads = kv_heads * group;
  const int repeats = tokens > 20000 ? 9 : 21;
  cuda::DensePrefillArgs bf16 = DenseArgs(step);
  const cuda::KeyPieces pieces =
      step.Pieces(cuda::LoopTileTokens(cuda::kFloat8HeadDim, heads, kv_heads),
                  cuda::kFloat8TileKeys, cuda::MultiprocessorCount(), true);
  bf16.pieces = pieces;
  const int64_t tiles = cuda::Float8Tiles(prior + tokens);
  DeviceBuffer<int32_t> first_tiles(std::vector<int32_t>{0});
  DeviceBuffer<char> tile_memory(cuda::Float8TileBytes(tiles, kv_heads));
  DeviceBuffer<char> query_memory(cuda::Float8QueryBytes(tokens, heads));
  cuda::DenseFloat8Args args;
  args.batch = step.rows;
  args.pages = step.layer;
  args.plan = bf16.plan;
  args.pieces = pieces;
  args.step =
      cuda::PlaceFloat8Step(tile_memory.get(), tiles, kv_heads, query_memory.get(), tokens, heads);
  args.step.first_tiles = first_tiles.get();
  args.q = step.q.get();
  args.query_heads = heads;
  args.out = step.out.get();
  Times times;
  times.bf16_ms = MedianMs(repeats, [&] { return cuda::LaunchDensePrefill(bf16, nullptr); });
  times.keys_ms = MedianMs(21, [&] { return cuda::LaunchPackFloat8Keys(args, nullptr); });
  times.queries_ms = MedianMs(21, [&] { return cuda::LaunchPackFloat8Queries(args, nullptr); });
  times.attention_ms = MedianMs(repeats, [&] { return cuda::LaunchDenseFloat8(args, nullptr); });
  return times;
}

}  // namespace
}  // namespace longspan::gpu_test

int main(int argc, char** argv) {
  struct Shape {
    int64_t prior, tokens;
    int kv_heads, group;
  };
  for (const Shape& shape :
       {Shape{0, 8192, 8, 4}, Shape{0, 32768, 8, 4}, Shape{0, 65536, 8, 4},
        Shape{57344, 8192, 8, 4}, Shape{122880, 8192, 8, 4}, Shape{65280, 256, 8, 4},
        Shape{65024, 512, 8, 4}, Shape{0, 16384, 32, 1}, Shape{0, 16384, 2, 16}}) {
    const auto times =
        longspan::gpu_test::Measure(shape.prior, shape.tokens, shape.kv_heads, shape.group);
    const double pairs = double(shape.tokens) * (double(shape.prior) + 0.5 * shape.tokens);
    const double flops = 4.0 * pairs * shape.kv_heads * shape.group * 128;
    std::printf(
        "{\"bench\": \"dense_float8\", \"label\": \"%s\", \"prior\": %lld, \"tokens\": %lld, "
        "\"query_heads\": %d, \"group\": %d, \"bf16_ms\": %.4f, \"bf16_tflops\": %.1f, "
        "\"round_keys_ms\": %.4f, \"round_queries_ms\": %.4f, \"attention_ms\": %.4f, "
        "\"attention_tflops\": %.1f, \"times_as_fast\": %.3f}\n",
        argc > 1 ? argv[1] : "", static_cast<long long>(shape.prior),
        static_cast<long long>(shape.tokens), shape.kv_heads * shape.group, shape.group,
        times.bf16_ms, flops / times.bf16_ms * 1e-9, times.keys_ms, times.queries_ms,
        times.attention_ms, flops / times.attention_ms * 1e-9,
        times.bf16_ms / (times.keys_ms + times.queries_ms + times.attention_ms));
    std::fflush(stdout);
  }
  return 0;
}

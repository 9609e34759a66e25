// Sparse prefill beside dense prefill of the same step: attention alone, the choice of key tiles,
// and how many operations a second attention makes of what it keeps. Random keys are all alike to a
// mean query, so that the share is the density. One JSON line a shape.
//
//   sparse_prefill_bench [label]

#include <cstdio>

#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"
#include "tests/gpu/attention_bench.h"
#include "tests/gpu/dense_step.h"

namespace longspan::gpu_test {
namespace {

struct Shape {
  int64_t prior;
  int64_t tokens;
  int kv_heads;
  int group;
  int head_dim;
};

double Pairs(const Shape& shape) {
  return double(shape.tokens) * (double(shape.prior) + 0.5 * double(shape.tokens));
}

// Query-key pairs of a head that stay, the mean of the KV heads.
double PairsKept(const Shape& shape, const cuda::SparsePrefillArgs& args,
                 const std::vector<int32_t>& counts) {
  const int tile_tokens = args.settings.query_tile_tokens;
  double pairs = 0.0;
  for (int64_t tile = 0; tile < shape.tokens / tile_tokens; ++tile) {
    for (int head = 0; head < shape.kv_heads; ++head) {
      const int count = counts[tile * shape.kv_heads + head];
      const double before =
          count < 0 ? double(shape.prior + tile * tile_tokens)
                    : double(count) * args.settings.key_tile_tokens + args.settings.recent_tokens;
      pairs += tile_tokens * (before + 0.5 * tile_tokens) / shape.kv_heads;
    }
  }
  return pairs;
}

void Measure(const char* label, const Shape& shape, int key_tile, float share, double dense_ms) {
  BenchStep step(shape.prior, shape.tokens, shape.kv_heads, shape.group, shape.head_dim, 64);
  const int heads = shape.kv_heads * shape.group;
  DeviceBuffer<uint16_t> means(step.pages * shape.kv_heads * (64 / key_tile) * shape.head_dim);
  FillNormal(means.get(), means.count(), 4);
  cuda::SparsePrefillArgs args;
  args.batch = step.rows;
  args.pages = step.layer;
  args.pages.summary_keys = means.get();
  args.pages.entries_per_page = 64 / key_tile;
  args.settings.query_tile_tokens = key_tile == 16 ? 64 : 128;
  args.settings.key_tile_tokens = key_tile;
  args.settings.share = share;
  args.plan = step.Plan(
      cuda::SparsePrefillTileTokens(args.settings, shape.head_dim, heads, shape.kv_heads));
  args.q = step.q.get();
  args.query_heads = heads;
  args.out = step.out.get();
  const int64_t longest = shape.prior + shape.tokens;
  args.lists.capacity = cuda::KeyTileCapacity(args.settings, longest);
  const size_t lists = size_t(cuda::QueryTilePlaces(step.rows, args.settings)) * shape.kv_heads;
  DeviceBuffer<int32_t> counts(lists), tiles(lists * args.lists.capacity);
  DeviceBuffer<char> scores(
      cuda::SparsePrefillScoreBytes(step.rows, args.settings, heads, longest));
  args.lists.counts = counts.get();
  args.lists.tiles = tiles.get();
  args.scores = reinterpret_cast<float*>(scores.get());
  const double choice_ms = MedianMs(11, [&] { return cuda::LaunchKeyTileChoice(args, nullptr); });
  const double ms = MedianMs(11, [&] { return cuda::LaunchSparsePrefill(args, nullptr); });
  const double kept = PairsKept(shape, args, counts.Download());
  const double flops = 4.0 * heads * shape.head_dim;
  const double dense_tflops = Pairs(shape) * flops / dense_ms * 1e-9;
  const double tflops = kept * flops / ms * 1e-9;
  std::printf(
      "{\"bench\": \"sparse_prefill\", \"label\": \"%s\", \"prior\": %lld, \"tokens\": %lld, "
      "\"kv_heads\": %d, \"group\": %d, \"head_dim\": %d, \"query_tile\": %d, \"key_tile\": %d, "
      "\"share\": %.2f, "
      "\"density\": %.3f, \"choice_ms\": %.3f, \"attend_ms\": %.3f, \"dense_ms\": %.3f, "
      "\"tflops\": %.1f, \"dense_tflops\": %.1f, \"rate_of_dense\": %.3f, \"times_dense\": %.2f}\n",
      label, static_cast<long long>(shape.prior), static_cast<long long>(shape.tokens),
      shape.kv_heads, shape.group, shape.head_dim, args.settings.query_tile_tokens, key_tile, share,
      kept / Pairs(shape), choice_ms, ms, dense_ms, tflops, dense_tflops, tflops / dense_tflops,
      dense_ms / (ms + choice_ms));
  std::fflush(stdout);
}

double DenseMs(const Shape& shape) {
  BenchStep step(shape.prior, shape.tokens, shape.kv_heads, shape.group, shape.head_dim, 64);
  const cuda::DensePrefillArgs args = DenseArgs(step);
  return MedianMs(11, [&] { return cuda::LaunchDensePrefill(args, nullptr); });
}

}  // namespace
}  // namespace longspan::gpu_test

int main(int argc, char** argv) {
  using longspan::gpu_test::Shape;
  const char* const label = argc > 1 ? argv[1] : "";
  for (const Shape& shape :
       {Shape{0, 16384, 8, 4, 128}, Shape{0, 65536, 8, 4, 128},
        Shape{65536 - 8192, 8192, 8, 4, 128}, Shape{131072 - 8192, 8192, 8, 4, 128},
        Shape{0, 32768, 4, 7, 128}, Shape{0, 32768, 3, 3, 64}, Shape{0, 32768, 8, 2, 256}}) {
    const double dense_ms = longspan::gpu_test::DenseMs(shape);
    for (const int key_tile : {64, 32, 16}) {
      for (const float share : {0.5F, 0.3F, 0.1F}) {
        longspan::gpu_test::Measure(label, shape, key_tile, share, dense_ms);
      }
    }
  }
  return 0;
}

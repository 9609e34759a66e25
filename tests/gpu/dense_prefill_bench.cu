// Dense causal prefill at the shapes where other libraries were measured, and the other users of
// the attention loop. One JSON line a shape.
//
//   dense_prefill_bench [label [operation]]

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>

#include "kernels/cuda/attention/compressed/compressed_attention.h"
#include "kernels/cuda/attention/window/window_attention.h"
#include "tests/gpu/attention_bench.h"
#include "tests/gpu/dense_step.h"

namespace longspan::gpu_test {
namespace {

// A large bf16 matrix product on the same card (one H200).
constexpr double kPeakTflops = 785.0;

struct Shape {
  int64_t prior;
  int64_t tokens;
  int kv_heads;
  int group;
  int head_dim;
  double cudnn_ms;  // causal, measured on one H200; 0: not measured
};

void Report(const char* label, const char* operation, const BenchStep& step, double ms,
            double pairs, double cudnn_ms, int pieces = 1) {
  const double flops = 4.0 * pairs * step.kv_heads * step.group * step.head_dim;
  const double tflops = flops / ms * 1e-9;
  std::printf(
      "{\"bench\": \"%s\", \"label\": \"%s\", \"prior\": %lld, \"tokens\": %lld, \"query_heads\": "
      "%d, "
      "\"group\": %d, \"head_dim\": %d, \"ms\": %.4f, \"tflops\": %.1f, \"share_of_peak\": %.3f, "
      "\"ratio_to_cudnn\": %.3f, \"pieces\": %d}\n",
      operation, label, static_cast<long long>(step.prior), static_cast<long long>(step.tokens),
      step.kv_heads * step.group, step.group, step.head_dim, ms, tflops, tflops / kPeakTflops,
      cudnn_ms > 0 ? ms / cudnn_ms : 0, pieces);
  std::fflush(stdout);
}

// Keys in pieces, if `cut`.
void Dense(const char* label, const Shape& shape, bool cut = true) {
  BenchStep step(shape.prior, shape.tokens, shape.kv_heads, shape.group, shape.head_dim, 64);
  const int heads = shape.kv_heads * shape.group;
  cuda::DensePrefillArgs args = DenseArgs(step);
  args.pieces = step.Pieces(cuda::LoopTileTokens(shape.head_dim, heads, shape.kv_heads),
                            cuda::LoopTileKeys(shape.head_dim), cuda::MultiprocessorCount(), cut);
  const double ms = MedianMs(shape.tokens > 20000 ? 9 : 21,
                             [&] { return cuda::LaunchDensePrefill(args, nullptr); });
  Report(label, "dense_prefill", step, ms,
         double(shape.tokens) * (double(shape.prior) + 0.5 * double(shape.tokens)), shape.cudnn_ms,
         args.pieces.split.pieces);
}

// Dense attention in a window, its keys in pieces where the backend would cut them.
void DenseWindow(const char* label, const Shape& shape, int window_tokens) {
  BenchStep step(shape.prior, shape.tokens, shape.kv_heads, shape.group, shape.head_dim, 64);
  const int heads = shape.kv_heads * shape.group;
  const int tile_tokens = cuda::LoopTileTokens(shape.head_dim, heads, shape.kv_heads);
  cuda::WindowAttentionArgs args;
  args.batch = step.rows;
  args.pages = step.layer;
  args.plan = step.Plan(tile_tokens);
  args.q = step.q.get();
  args.query_heads = heads;
  args.window_tokens = window_tokens;
  args.out = step.out.get();
  args.pieces = step.Pieces(tile_tokens, cuda::LoopTileKeys(shape.head_dim),
                            cuda::MultiprocessorCount(), true, window_tokens);
  const double ms = MedianMs(21, [&] { return cuda::LaunchWindowAttention(args, nullptr); });
  double pairs = 0.0;
  for (int64_t i = 0; i < shape.tokens; ++i) {
    pairs += static_cast<double>(std::min<int64_t>(shape.prior + i + 1, window_tokens));
  }
  const std::string operation = "dense_window_" + std::to_string(window_tokens);
  Report(label, operation.c_str(), step, ms, pairs, 0, args.pieces.split.pieces);
}

void Window(const char* label, int64_t tokens, int group, int window_tokens) {
  BenchStep step(0, tokens, 32 / group, group, 128, 64);
  cuda::WindowAttentionArgs args;
  args.batch = step.rows;
  args.pages = step.layer;
  args.plan = step.Plan(cuda::LoopTileTokens(128, 32, step.kv_heads));
  args.q = step.q.get();
  args.query_heads = 32;
  args.window_tokens = window_tokens;
  args.out = step.out.get();
  const double ms = MedianMs(21, [&] { return cuda::LaunchWindowAttention(args, nullptr); });
  Report(label, "window_attention_512", step, ms, double(tokens) * window_tokens, 0);
}

void Compressed(const char* label, int64_t prior, int64_t tokens, int group, bool cut = true) {
  BenchStep step(prior, tokens, 32 / group, group, 128, 4);
  const size_t elements = cuda::SummaryTiles(prior + tokens, 16) * step.kv_heads * 64 * 128;
  DeviceBuffer<int32_t> first_tiles(std::vector<int32_t>{0});
  DeviceBuffer<uint16_t> keys(elements), values(elements);
  DeviceBuffer<float> out(step.out.count());
  cuda::CompressedAttentionArgs args;
  args.batch = step.rows;
  args.pages = step.layer;
  args.summaries = {first_tiles.get(), keys.get(), values.get()};
  const int tile_tokens = cuda::LoopTileTokens(128, 32, step.kv_heads);
  args.plan = step.Plan(tile_tokens);
  args.pieces = step.Pieces(tile_tokens, int64_t{cuda::LoopTileKeys(128)} * 16,
                            cuda::MultiprocessorCount(), cut);
  args.q = step.q.get();
  args.query_heads = 32;
  args.first_entry = 1;
  args.out = out.get();
  args.log_sums = step.log_sums.get();
  const double gather_ms = MedianMs(21, [&] {
    return cuda::LaunchGatherSummaries(args.batch, args.pages, args.summaries, nullptr);
  });
  const double ms = MedianMs(21, [&] { return cuda::LaunchCompressedAttention(args, nullptr); });
  const double pairs = double(tokens) * (double(prior) + 0.5 * double(tokens)) / 16;
  const double gather_bytes = 4.0 * elements * sizeof(uint16_t);  // keys and values, in and out
  std::printf(
      "{\"bench\": \"gather_summaries_16\", \"label\": \"%s\", \"prior\": %lld, \"tokens\": %lld, "
      "\"kv_heads\": %d, \"group\": %d, \"head_dim\": 128, \"ms\": %.4f, \"tb_per_second\": "
      "%.2f}\n",
      label, static_cast<long long>(prior), static_cast<long long>(tokens), step.kv_heads, group,
      gather_ms, gather_bytes / gather_ms * 1e-9);
  Report(label, "compressed_attention_16", step, ms, pairs, 0, args.pieces.split.pieces);
}

}  // namespace
}  // namespace longspan::gpu_test

int main(int argc, char** argv) {
  using longspan::gpu_test::Shape;
  const char* const label = argc > 1 ? argv[1] : "";
  const auto wanted = [&](const char* operation) {
    return argc < 3 || std::strcmp(argv[2], operation) == 0;
  };
  if (wanted("dense")) {
    for (const Shape& shape : {Shape{0, 8192, 8, 4, 128, 0.94}, Shape{0, 16384, 8, 4, 128, 3.4},
                               Shape{0, 32768, 8, 4, 128, 14.4}, Shape{0, 65536, 8, 4, 128, 58.5},
                               Shape{61440, 4096, 8, 4, 128, 0}, Shape{0, 16384, 32, 1, 128, 0},
                               Shape{0, 16384, 2, 16, 128, 0}, Shape{0, 16384, 8, 4, 64, 0},
                               Shape{0, 32768, 8, 4, 64, 0}}) {
      longspan::gpu_test::Dense(label, shape);
    }
  }
  if (wanted("windows")) {
    for (const Shape& shape : {Shape{0, 8192, 8, 4, 128, 0}, Shape{0, 32768, 8, 4, 128, 0},
                               Shape{0, 32768, 4, 7, 128, 0}, Shape{32768 - 256, 256, 8, 4, 128, 0},
                               Shape{0, 8192, 8, 2, 256, 0}, Shape{0, 32768, 8, 2, 256, 0},
                               Shape{32768 - 256, 256, 8, 2, 256, 0}}) {
      longspan::gpu_test::Dense(label, shape);
      for (const int window : {1024, 4096}) {
        longspan::gpu_test::DenseWindow(label, shape, window);
      }
    }
  }
  for (const int group : {1, 4, 16}) {
    if (wanted("window")) longspan::gpu_test::Window(label, 65536, group, 512);
    if (wanted("compressed")) longspan::gpu_test::Compressed(label, 0, 65536, group);
  }
  if (!wanted("chunks")) return 0;
  // The last tokens of a prompt, with whole keys and with keys in pieces.
  for (const int64_t length : {16384, 65536, 131072}) {
    for (const int64_t tokens : {64, 128, 256, 384, 512, 1024, 2048, 8192}) {
      for (const bool cut : {false, true}) {
        const Shape shape = {length - tokens, tokens, 8, 4, 128, 0};
        longspan::gpu_test::Dense(label, shape, cut);
        longspan::gpu_test::Compressed(label, length - tokens, tokens, 4, cut);
      }
    }
  }
  return 0;
}

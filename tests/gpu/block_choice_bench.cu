// The choice of blocks at 8K to 128K tokens and 32 query heads, after compressed attention has made
// the log-sums. One JSON line a shape.
//
//   block_choice_bench [label]

#include <cstdio>

#include "kernels/cuda/attention/choice/block_choice.h"
#include "kernels/cuda/attention/compressed/compressed_attention.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "tests/gpu/attention_bench.h"

namespace longspan::gpu_test {
namespace {

constexpr int kQueryHeads = 32;
constexpr int kHeadDim = 128;
// A large bf16 matrix product, and 16 exponentials a clock and multiprocessor (one H200).
constexpr double kPeakTflops = 785.0;
constexpr double kExponentialsPerMs = 132 * 16 * 1.72e6;

void Choice(const char* label, int64_t prior, int64_t tokens, int group,
            const cuda::SparseSettings& sparse, bool cut = true) {
  BenchStep step(prior, tokens, kQueryHeads / group, group, kHeadDim, 64 / sparse.stride_tokens);
  const int64_t length = prior + tokens;
  const size_t elements =
      cuda::SummaryTiles(length, sparse.stride_tokens) * step.kv_heads * 64 * kHeadDim;
  DeviceBuffer<int32_t> first_tiles(std::vector<int32_t>{0});
  DeviceBuffer<uint16_t> keys(elements), values(elements);
  cuda::CompressedAttentionArgs attention;
  attention.batch = step.rows;
  attention.pages = step.layer;
  attention.summaries = {first_tiles.get(), keys.get(), values.get()};
  attention.plan = step.Plan(cuda::LoopTileTokens(kHeadDim, kQueryHeads, step.kv_heads));
  attention.q = step.q.get();
  attention.query_heads = kQueryHeads;
  attention.first_entry = sparse.windows - 1;
  DeviceBuffer<float> output(step.out.count());
  attention.out = output.get();
  attention.log_sums = step.log_sums.get();
  CheckCuda(cuda::LaunchGatherSummaries(step.rows, step.layer, attention.summaries, nullptr),
            "gather");
  CheckCuda(cuda::LaunchCompressedAttention(attention, nullptr), "compressed attention");

  const int tile_tokens = cuda::BlockChoiceTileTokens(kHeadDim, kQueryHeads, step.kv_heads);
  const int thread_blocks = cuda::BlockChoiceThreadBlocks();
  DeviceBuffer<char> workspace(
      cuda::BlockChoiceWorkspaceBytes(thread_blocks, tile_tokens, length, sparse.block_tokens));
  DeviceBuffer<int32_t> selected(tokens * step.kv_heads * sparse.selected_blocks);
  cuda::BlockChoiceArgs args;
  args.batch = step.rows;
  args.pages = step.layer;
  args.summaries = attention.summaries;
  args.plan = step.Plan(tile_tokens);
  args.q = step.q.get();
  args.query_heads = kQueryHeads;
  args.sparse = sparse;
  args.log_sums = step.log_sums.get();
  args.selected = selected.get();
  args.workspace = workspace.get();
  args.workspace_thread_blocks = thread_blocks;
  args.workspace_length_tokens = length;
  args.split = step.Pieces(tile_tokens, int64_t{cuda::kChoiceTileEntries} * sparse.stride_tokens,
                           thread_blocks, cut)
                   .split;
  const double ms = MedianMs(21, [&] { return cuda::LaunchBlockChoice(args, nullptr); });

  const double pairs =
      double(tokens) * (double(prior) + 0.5 * double(tokens)) / sparse.stride_tokens * kQueryHeads;
  const double product_ms = 2.0 * pairs * kHeadDim / kPeakTflops * 1e-9;
  const double exponential_ms = pairs / kExponentialsPerMs;
  std::printf(
      "{\"bench\": \"block_choice\", \"label\": \"%s\", \"prior\": %lld, \"tokens\": %lld, "
      "\"query_heads\": %d, \"group\": %d, \"head_dim\": %d, \"block_tokens\": %d, "
      "\"selected_blocks\": %d, \"ms\": %.4f, \"product_floor_ms\": %.3f, "
      "\"exponential_floor_ms\": %.3f, \"workspace_mib\": %.1f, \"pieces\": %d}\n",
      label, static_cast<long long>(prior), static_cast<long long>(tokens), kQueryHeads, group,
      kHeadDim, sparse.block_tokens, sparse.selected_blocks, ms, product_ms, exponential_ms,
      double(workspace.bytes()) / (1 << 20), args.split.pieces);
  std::fflush(stdout);
}

}  // namespace
}  // namespace longspan::gpu_test

int main(int argc, char** argv) {
  const char* const label = argc > 1 ? argv[1] : "";
  longspan::cuda::SparseSettings sparse;  // B 64, n 16, d 16, l 32
  for (const int group : {1, 4, 16}) {
    longspan::gpu_test::Choice(label, 0, 65536, group, sparse);
  }
  longspan::gpu_test::Choice(label, 0, 8192, 4, sparse);
  longspan::gpu_test::Choice(label, 61440, 4096, 4, sparse);
  longspan::gpu_test::Choice(label, 0, 131072, 4, sparse);
  longspan::gpu_test::Choice(label, 122880, 8192, 4, sparse);  // the last chunk of a prompt
  for (const int64_t length : {16384, 65536, 131072}) {
    for (const int64_t tokens : {64, 128, 256, 512, 1024}) {
      for (const bool cut : {false, true}) {
        longspan::gpu_test::Choice(label, length - tokens, tokens, 4, sparse, cut);
      }
    }
  }
  sparse.block_tokens = 128;
  sparse.selected_blocks = 8;
  longspan::gpu_test::Choice(label, 0, 65536, 4, sparse);
  return 0;
}

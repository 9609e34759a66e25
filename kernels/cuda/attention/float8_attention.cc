#include "kernels/cuda/attention/float8_attention.h"

#include <algorithm>

#include "kernels/base/status_macros.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {

absl::StatusOr<Float8Attention::FirstTiles> Float8Attention::FirstTilesOf(const LayerStep& layer,
                                                                          const RowSplit& split) {
  for (const FirstTiles& known : first_tiles_) {
    if (known.of_split == split.is_chunk) return known;
  }
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging_.Take(layer.rows.rows * sizeof(int32_t)));
  auto* const first = reinterpret_cast<int32_t*>(staged.host);
  std::fill_n(first, layer.rows.rows, -1);
  FirstTiles made = {split.is_chunk, reinterpret_cast<const int32_t*>(staged.device), 0};
  for (int chunk = 0; chunk < split.chunks; ++chunk) {
    const TokenRun& run = split.chunk_runs[chunk];
    first[split.chunk_rows[chunk]] = static_cast<int32_t>(made.tiles);
    made.tiles += Float8Tiles(run.first_position + run.tokens);
  }
  LONGSPAN_RETURN_IF_ERROR(staging_.Upload(staged));
  first_tiles_.push_back(made);
  return made;
}

absl::Status Float8Attention::Attend(const LayerStep& layer, const RowSplit& split,
                                     const DensePrefillArgs& bf16) {
  LONGSPAN_ASSIGN_OR_RETURN(const FirstTiles first, FirstTilesOf(layer, split));
  const int kv_heads = layer.layout.kv_heads;
  LONGSPAN_ASSIGN_OR_RETURN(void* tiles,
                            tiles_memory_.AtLeast(Float8TileBytes(first.tiles, kv_heads)));
  LONGSPAN_ASSIGN_OR_RETURN(void* queries, queries_memory_.AtLeast(Float8QueryBytes(
                                               layer.rows.tokens, layer.query_heads)));
  DenseFloat8Args args;
  args.batch = bf16.batch;
  args.pages = bf16.pages;
  args.plan = bf16.plan;
  args.pieces = bf16.pieces;
  args.step =
      PlaceFloat8Step(tiles, first.tiles, kv_heads, queries, layer.rows.tokens, layer.query_heads);
  args.step.first_tiles = first.device;
  args.q = bf16.q;
  args.query_heads = bf16.query_heads;
  args.out = bf16.out;
  LONGSPAN_RETURN_IF_ERROR(
      StatusOf(LaunchPackFloat8Keys(args, stream_), "keys and values to e4m3"));
  LONGSPAN_RETURN_IF_ERROR(StatusOf(LaunchPackFloat8Queries(args, stream_), "queries to e4m3"));
  return StatusOf(LaunchDenseFloat8(args, stream_), "dense attention in e4m3");
}

void Float8Attention::AddNeeds(const KvLayout& layout, int query_heads, const StepBounds& bounds,
                               int64_t pages, std::vector<WorkspaceNeed>& needs) {
  const int64_t cached_tokens =
      std::min(pages, bounds.rows * PagesForTokens(bounds.length_tokens)) * kPageTokens;
  const int64_t tiles = Float8Tiles(cached_tokens) + bounds.rows;
  needs.push_back({&tiles_memory_, Float8TileBytes(tiles, layout.kv_heads)});
  needs.push_back({&queries_memory_, Float8QueryBytes(bounds.tokens, query_heads)});
}

}  // namespace longspan::cuda

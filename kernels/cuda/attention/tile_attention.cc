#include "kernels/cuda/attention/tile_attention.h"

#include <cstdint>

#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

struct ListBytes {
  size_t counts;
  size_t tiles;
  size_t scores;
};

ListBytes BytesOf(const DeviceRows& rows, const SparsePrefillSettings& settings, int query_heads,
                  int kv_heads) {
  const int64_t longest = rows.longest_length_tokens;
  const size_t counts = size_t(QueryTilePlaces(rows, settings)) * kv_heads * sizeof(int32_t);
  return {counts, counts * KeyTileCapacity(settings, longest),
          SparsePrefillScoreBytes(rows, settings, query_heads, longest)};
}

}  // namespace

TileAttention::TileAttention(const std::shared_ptr<Arena>& arena, cudaStream_t stream)
    : stream_(stream),
      plans_(arena, stream),
      counts_(arena, "selection_index"),
      tiles_(arena, "selection_index"),
      scores_(arena, "selection_index"),
      kept_(arena, stream) {}

void TileAttention::BeginStep() {
  plans_.BeginStep();
  kept_.BeginStep();
}

absl::StatusOr<SparsePrefillArgs> TileAttention::ArgsOf(const LayerStep& layer) {
  SparsePrefillArgs args;
  args.batch = layer.rows;
  args.row_takes_part = layer.step.sparse.is_chunk;
  args.pages = layer.pages;
  args.q = layer.q;
  args.query_heads = layer.query_heads;
  args.settings = SettingsOf(*layer.layout.prefill);
  const int tile_tokens = SparsePrefillTileTokens(args.settings, layer.pages.head_dim,
                                                  layer.query_heads, layer.pages.kv_heads);
  LONGSPAN_ASSIGN_OR_RETURN(
      args.plan, plans_.For(layer.rows, args.row_takes_part, tile_tokens, /*at_multiples=*/true));
  return args;
}

absl::StatusOr<TileChoice> TileAttention::Choose(const LayerStep& layer) {
  LONGSPAN_ASSIGN_OR_RETURN(SparsePrefillArgs args, ArgsOf(layer));
  const ListBytes bytes =
      BytesOf(layer.rows, args.settings, layer.query_heads, layer.pages.kv_heads);
  LONGSPAN_ASSIGN_OR_RETURN(void* counts, counts_.AtLeast(bytes.counts));
  LONGSPAN_ASSIGN_OR_RETURN(void* tiles, tiles_.AtLeast(bytes.tiles));
  LONGSPAN_ASSIGN_OR_RETURN(void* scores, scores_.AtLeast(bytes.scores));
  args.lists.counts = static_cast<int32_t*>(counts);
  args.lists.tiles = static_cast<int32_t*>(tiles);
  args.lists.capacity = KeyTileCapacity(args.settings, layer.rows.longest_length_tokens);
  args.scores = static_cast<float*>(scores);
  LONGSPAN_ASSIGN_OR_RETURN(args.kept_tiles, kept_.Counts(layer.rows.rows));
  LONGSPAN_RETURN_IF_ERROR(StatusOf(LaunchKeyTileChoice(args, stream_), "choice of key tiles"));
  return TileChoice{args.lists};
}

absl::Status TileAttention::Attend(const LayerStep& layer, const TileChoice& choice, void* out) {
  LONGSPAN_ASSIGN_OR_RETURN(SparsePrefillArgs args, ArgsOf(layer));
  args.lists = choice.lists;
  args.out = out;
  return StatusOf(LaunchSparsePrefill(args, stream_), "attention to chosen key tiles");
}

void TileAttention::AddNeeds(const KvLayout& layout, int query_heads, const StepBounds& bounds,
                             std::vector<WorkspaceNeed>& needs) {
  if (!layout.prefill) return;
  plans_.AddNeeds(bounds.tokens, bounds.rows, needs);
  DeviceRows rows;
  rows.rows = bounds.rows;
  rows.tokens = bounds.tokens;
  rows.longest_length_tokens = bounds.length_tokens;
  const ListBytes bytes = BytesOf(rows, SettingsOf(*layout.prefill), query_heads, layout.kv_heads);
  needs.push_back({&counts_, bytes.counts});
  needs.push_back({&tiles_, bytes.tiles});
  needs.push_back({&scores_, bytes.scores});
}

}  // namespace longspan::cuda

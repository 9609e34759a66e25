#include <algorithm>
#include <bit>

#include "kernels/cuda/attention/loop/dispatch.cuh"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/sparse_prefill/gathered_keys.cuh"
#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"

namespace longspan::cuda {
namespace {

template <int kKeyTile>
cudaError_t Launch(const SparsePrefillArgs& args, const LoopArgs& loop, cudaStream_t stream) {
  GatheredKeys<kKeyTile> keys;
  keys.places = {args.batch.token_offsets, args.batch.first_positions,
                 args.settings.query_tile_tokens};
  keys.counts = args.lists.counts;
  keys.tiles = args.lists.tiles;
  keys.capacity = args.lists.capacity;
  keys.kv_heads = args.pages.kv_heads;
  keys.recent_tokens = args.settings.recent_tokens;
  return LaunchLoop<__nv_bfloat16>(args.pages.head_dim, loop, keys, stream);
}

}  // namespace

SparsePrefillSettings SettingsOf(const SparsePrefillParams& params) {
  const auto tiles = [&](int64_t tokens) {
    return static_cast<int>((tokens + params.key_tile_tokens - 1) / params.key_tile_tokens);
  };
  return {.query_tile_tokens = params.query_tile_tokens,
          .key_tile_tokens = params.key_tile_tokens,
          .first_tiles = tiles(params.first_tokens),
          .recent_tokens = tiles(params.recent_tokens) * params.key_tile_tokens,
          .share = params.kept_mass,
          .from_tokens = params.from_tokens};
}

int SparsePrefillTileTokens(const SparsePrefillSettings& settings, int head_dim, int query_heads,
                            int kv_heads) {
  const int tokens =
      std::min(LoopTileTokens(head_dim, query_heads, kv_heads), settings.query_tile_tokens);
  return tokens == 0 ? 0 : static_cast<int>(std::bit_floor(static_cast<unsigned>(tokens)));
}

cudaError_t LaunchSparsePrefill(const SparsePrefillArgs& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (SparsePrefillTileTokens(args.settings, pages.head_dim, args.query_heads, pages.kv_heads) ==
      0) {
    return cudaErrorInvalidValue;
  }
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.q, args.query_heads, args.out,
                               args.batch.longest_length_tokens);
  loop.keys = pages.keys;
  loop.values = pages.values;
  switch (args.settings.key_tile_tokens) {
    case 16:
      return Launch<16>(args, loop, stream);
    case 32:
      return Launch<32>(args, loop, stream);
    case 64:
      return Launch<64>(args, loop, stream);
    default:
      return cudaErrorInvalidValue;
  }
}

}  // namespace longspan::cuda

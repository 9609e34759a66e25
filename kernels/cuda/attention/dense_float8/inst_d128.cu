#include "kernels/cuda/attention/dense_float8/dense_float8.h"
#include "kernels/cuda/attention/loop/kernel.cuh"

namespace longspan::cuda {
namespace {

struct Float8Keys : DenseKeys {
  const int32_t* first_tiles;  // [rows]
  __device__ int Tile(const QueryTile& tile, int index) const {
    return first_tiles[tile.row] + index;
  }
};

// An e4m3 tile takes half the room of a bf16 one: twice the stages.
using Float8Config = LoopConfig<kFloat8HeadDim, kFloat8TileKeys, /*kConsumers=*/2, /*kStages=*/6,
                                /*kQueriesInRegisters=*/true, __nv_bfloat16, /*kFloat8=*/true>;

}  // namespace

Float8Step PlaceFloat8Step(void* tile_memory, int64_t tiles, int kv_heads, void* query_memory,
                           int64_t tokens, int query_heads) {
  const size_t tile_bytes = size_t(tiles) * kv_heads * kFloat8TileKeys * kFloat8HeadDim;
  Float8Step step;
  step.keys = static_cast<uint8_t*>(tile_memory);
  step.values = step.keys + tile_bytes;
  step.tile_scales = reinterpret_cast<Float8Scales*>(step.values + tile_bytes);
  step.q = static_cast<uint8_t*>(query_memory);
  step.query_scales =
      reinterpret_cast<float*>(step.q + size_t(tokens) * query_heads * kFloat8HeadDim);
  return step;
}

cudaError_t LaunchDenseFloat8(const DenseFloat8Args& args, cudaStream_t stream) {
  const DevicePages& pages = args.pages;
  if (pages.head_dim != kFloat8HeadDim ||
      LoopTileTokens(pages.head_dim, args.query_heads, pages.kv_heads) == 0) {
    return cudaErrorInvalidValue;
  }
  // Sections of KV heads are chosen as for bf16: they share L2 with twice the room to spare.
  LoopArgs loop = MakeLoopArgs(args.batch, pages, args.plan, args.step.q, args.query_heads,
                               args.out, args.batch.longest_length_tokens);
  loop.keys = args.step.keys;
  loop.values = args.step.values;
  loop.tile_scales = args.step.tile_scales;
  loop.query_scales = args.step.query_scales;
  loop.pieces = args.pieces;
  return LaunchLoopConfig<Float8Config>(loop, Float8Keys{{}, args.step.first_tiles}, stream);
}

}  // namespace longspan::cuda

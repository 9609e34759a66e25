// One thread block sorts the step's query tiles by counting: tiles whose last positions fall into
// the same of kBuckets equal ranges stand together, far ranges first. The order within a range is
// left to chance; no result depends on it.

#include "kernels/cuda/attention_loop/work_plan.h"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 1024;
constexpr int kBuckets = kThreads;
constexpr size_t kHeaderBytes = 128;

struct Visitor {
  const WorkPlanArgs& args;
  int bucket_tokens;

  // Calls use(tile, bucket) for the tiles that begin at this thread's share of the tokens.
  template <typename Use>
  __device__ void ForEachTile(const Use& use) const {
    const DeviceRows& batch = args.batch;
    for (int token = threadIdx.x; token < batch.tokens; token += kThreads) {
      const int row = batch.row_of_token[token];
      const int offset = token - batch.token_offsets[row];
      if (offset % args.tokens_per_tile != 0) continue;
      if (args.row_takes_part != nullptr && args.row_takes_part[row] == 0) continue;
      const int row_tokens = batch.token_offsets[row + 1] - batch.token_offsets[row];
      const int first_position = static_cast<int>(batch.first_positions[row]);
      QueryTile tile = {};
      tile.first_token = token;
      tile.tokens = min(args.tokens_per_tile, row_tokens - offset);
      tile.first_position = first_position + offset;
      tile.length_tokens = first_position + row_tokens;
      tile.first_page = batch.page_offsets[row];
      tile.row = row;
      const int last_position = tile.first_position + tile.tokens - 1;
      use(tile, max(0, kBuckets - 1 - last_position / bucket_tokens));
    }
  }
};

__global__ void __launch_bounds__(kThreads) WorkPlanKernel(WorkPlanArgs args, WorkPlan plan) {
  __shared__ int ends[kBuckets];
  __shared__ int cursors[kBuckets];
  const Visitor visitor = {
      args, static_cast<int>((args.batch.longest_length_tokens + kBuckets - 1) / kBuckets)};
  const int self = threadIdx.x;

  ends[self] = 0;
  __syncthreads();
  visitor.ForEachTile([&](const QueryTile&, int bucket) { atomicAdd(&ends[bucket], 1); });
  __syncthreads();
  const int own = ends[self];
  for (int distance = 1; distance < kBuckets; distance *= 2) {  // inclusive scan
    const int before = self >= distance ? ends[self - distance] : 0;
    __syncthreads();
    ends[self] += before;
    __syncthreads();
  }
  cursors[self] = ends[self] - own;
  __syncthreads();
  visitor.ForEachTile([&](const QueryTile& tile, int bucket) {
    plan.tiles[atomicAdd(&cursors[bucket], 1)] = tile;
  });
  if (self == 0) {
    *plan.tile_count = ends[kBuckets - 1];
    plan.counters[0] = 0;
    plan.counters[1] = 0;
  }
}

}  // namespace

size_t WorkPlanBytes(int tokens, int rows, int tokens_per_tile) {
  const size_t tiles = static_cast<size_t>(tokens / tokens_per_tile) + static_cast<size_t>(rows);
  return kHeaderBytes + tiles * sizeof(QueryTile);
}

WorkPlan PlaceWorkPlan(void* workspace) {
  char* const bytes = static_cast<char*>(workspace);
  WorkPlan plan;
  plan.tile_count = reinterpret_cast<int32_t*>(bytes);
  plan.counters = plan.tile_count + 1;
  plan.tiles = reinterpret_cast<QueryTile*>(bytes + kHeaderBytes);
  return plan;
}

cudaError_t LaunchWorkPlan(const WorkPlanArgs& args, const WorkPlan& plan, cudaStream_t stream) {
  WorkPlanKernel<<<1, kThreads, 0, stream>>>(args, plan);
  return cudaGetLastError();
}

}  // namespace longspan::cuda

// One thread block sorts the step's query tiles by counting: tiles whose last positions fall into
// the same of kBuckets equal ranges stand together, far ranges first. The order within a range is
// left to chance; no result depends on it.

#include "kernels/cuda/attention/loop/work_plan.h"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 1024;
constexpr int kBuckets = kThreads;
constexpr int kArrivals = kMostCutItems * kMostItemWarps;
constexpr size_t kHeaderBytes = 128 + kArrivals * sizeof(int32_t);

struct Visitor {
  const WorkPlanArgs& args;
  int bucket_tokens;

  // Row r's tiles are numbered from token_offsets[r] / tokens_per_tile + 2 r, which leaves gaps but
  // never overlaps: a row may have parts of two tiles more than its tokens fill.
  __device__ int FirstTile(int row) const {
    return args.batch.token_offsets[row] / args.tokens_per_tile + 2 * row;
  }
  __device__ int RowOf(int number) const {
    int low = 0;
    int high = args.batch.rows - 1;
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (FirstTile(middle) <= number) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  // Calls use(tile, bucket) for this thread's share of the tiles.
  template <typename Use>
  __device__ void ForEachTile(const Use& use) const {
    const DeviceRows& batch = args.batch;
    const int numbers = batch.tokens / args.tokens_per_tile + 2 * batch.rows;
    for (int number = threadIdx.x; number < numbers; number += kThreads) {
      const int row = RowOf(number);
      if (args.row_takes_part != nullptr && args.row_takes_part[row] == 0) continue;
      const int first_token = batch.token_offsets[row];
      const int row_tokens = batch.token_offsets[row + 1] - first_token;
      const int first_position = static_cast<int>(batch.first_positions[row]);
      const int early = args.at_multiples ? first_position % args.tokens_per_tile : 0;
      const int begin = (number - FirstTile(row)) * args.tokens_per_tile - early;
      if (begin >= row_tokens) continue;
      const int offset = max(begin, 0);
      QueryTile tile = {};
      tile.first_token = first_token + offset;
      tile.tokens = min(begin + args.tokens_per_tile, row_tokens) - offset;
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
  WaitForEarlierWork();
  AllowNextKernel();
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
  for (int i = self; i < kArrivals; i += kThreads) plan.arrivals[i] = 0;
  if (self == 0) {
    *plan.tile_count = ends[kBuckets - 1];
    plan.counters[0] = 0;
    plan.counters[1] = 0;
  }
}

}  // namespace

size_t WorkPlanBytes(int tokens, int rows, int tokens_per_tile) {
  const size_t tiles =
      static_cast<size_t>(tokens / tokens_per_tile) + 2 * static_cast<size_t>(rows);
  return kHeaderBytes + tiles * sizeof(QueryTile);
}

WorkPlan PlaceWorkPlan(void* workspace) {
  char* const bytes = static_cast<char*>(workspace);
  WorkPlan plan;
  plan.tile_count = reinterpret_cast<int32_t*>(bytes);
  plan.counters = plan.tile_count + 1;
  plan.arrivals = reinterpret_cast<int32_t*>(bytes + 128);
  plan.tiles = reinterpret_cast<QueryTile*>(bytes + kHeaderBytes);
  return plan;
}

cudaError_t LaunchWorkPlan(const WorkPlanArgs& args, const WorkPlan& plan, cudaStream_t stream) {
  return LaunchEarly(WorkPlanKernel, {1, kThreads}, stream, args, plan);
}

}  // namespace longspan::cuda

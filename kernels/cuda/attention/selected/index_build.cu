#include <algorithm>

#include "kernels/cuda/attention/selected/index_build.h"
#include "kernels/cuda/attention/selected/row_of_step.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda::selected {
namespace {

constexpr int kThreads = 256;
constexpr int kScanThreads = 1024;
constexpr int kEach = 16;          // elements of `selected` that a thread takes, all of one token
constexpr int kWindowBins = 8192;  // that a CTA counts at a time
constexpr int kSmallBins = 24576;  // of a segment that one CTA does alone

// A run of tokens of one segment, as many as give each thread of a CTA one run of elements.
struct Part {
  int kv_head;
  int first_token;
  int tokens;
  int64_t first_bin;  // of the segment
};

__host__ __device__ int PartTokens(int selected_blocks) {
  return kThreads / ((selected_blocks + kEach - 1) / kEach);
}
__host__ __device__ int PartsOfChunk(const GatherIndex& index, int selected_blocks) {
  const int tokens = PartTokens(selected_blocks);
  return ((1 << index.chunk_bits) + tokens - 1) / tokens;
}

// Grid: (parts of all chunks, KV heads).
__device__ Part FindPart(const Problem& problem, const GatherIndex& index) {
  const int parts = PartsOfChunk(index, problem.selected_blocks);
  const int chunk = static_cast<int>(blockIdx.x) / parts;
  const int tokens = PartTokens(problem.selected_blocks);
  Part part;
  part.kv_head = static_cast<int>(blockIdx.y);
  part.first_token =
      (chunk << index.chunk_bits) + (static_cast<int>(blockIdx.x) - chunk * parts) * tokens;
  const int end = min((chunk + 1) << index.chunk_bits, problem.rows.tokens);
  part.tokens = min(tokens, end - part.first_token);
  part.first_bin = (int64_t{part.kv_head} * index.chunks + chunk) * index.bins;
  return part;
}

// This thread's elements: a run of a token's list from place() on. Neighbouring threads have
// neighbouring tokens; `run_tokens` threads on lies the next run of the same list.
class ListReader {
 public:
  __device__ ListReader(const Problem& problem, const Part& part, int run_tokens)
      : problem_(problem) {
    const int n = problem.selected_blocks;
    const int run = static_cast<int>(threadIdx.x) / run_tokens;
    const int i = static_cast<int>(threadIdx.x) - run * run_tokens;
    place_ = run * kEach;
    token_ = part.first_token + i;
    count_ = i < part.tokens ? min(kEach, n - place_) : 0;
    if (count_ <= 0) return;
    list_ = problem.selected + (int64_t{token_} * problem.kv_heads + part.kv_head) * n;
    FindLimits();
  }

  __device__ int token() const { return token_; }
  __device__ int place() const { return place_; }

  // -1 beyond the run.
  __device__ void Load(int (&blocks)[kEach]) const {
    const int32_t* from = list_ + place_;
    const auto address = reinterpret_cast<uintptr_t>(problem_.selected);
    if (problem_.selected_blocks % 4 == 0 && address % 16 == 0) {
#pragma unroll
      for (int i = 0; i < kEach; i += 4) {
        const int4 four =
            i < count_ ? __ldg(reinterpret_cast<const int4*>(from + i)) : make_int4(-1, -1, -1, -1);
        blocks[i] = four.x;
        blocks[i + 1] = four.y;
        blocks[i + 2] = four.z;
        blocks[i + 3] = four.w;
      }
    } else {
#pragma unroll
      for (int i = 0; i < kEach; ++i) blocks[i] = i < count_ ? __ldg(from + i) : -1;
    }
  }

  // The bin in the segment of the run's i-th block; -1 when the block is not gathered.
  __device__ int Bin(int i, int block) const {
    return block >= problem_.initial_blocks && block < first_local_ && Slot(i) < problem_.slots
               ? first_bin_ + block * BinsPerBlock(problem_.block_tokens)
               : -1;
  }
  // Among the token's gathered blocks.
  __device__ int Slot(int i) const { return place_ + i - initial_; }

  // Gathered blocks of the whole list, from the run that holds the last of them; -1 from others.
  __device__ int QueryCount(const int (&blocks)[kEach]) const {
    int last = -1;
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      if (Bin(i, blocks[i]) >= 0) last = i;
    }
    if (last < 0) return -1;
    const bool goes_on = last == kEach - 1 && place_ + kEach < problem_.selected_blocks &&
                         Bin(kEach, __ldg(list_ + place_ + kEach)) >= 0;
    return goes_on ? -1 : Slot(last) + 1;
  }

 private:
  __device__ void FindLimits() {
    const int row = problem_.rows.row_of_token[token_];
    if (!TakesPart(problem_, row)) count_ = 0;
    const auto own =
        static_cast<int>(PositionOf(problem_.rows, row, token_) / problem_.block_tokens);
    first_bin_ = static_cast<int>(FirstBin(problem_.rows, row, problem_.block_tokens));
    first_local_ = own - problem_.local_blocks + 1;
    const int most = min(problem_.initial_blocks, problem_.selected_blocks);
    while (initial_ < most && list_[initial_] >= 0 && list_[initial_] < problem_.initial_blocks) {
      ++initial_;
    }
  }

  const Problem& problem_;
  const int32_t* list_ = nullptr;
  int token_;
  int place_;
  int count_;
  int first_bin_ = 0;    // of block 0 of the token's sequence
  int first_local_ = 0;  // blocks from here on belong to the band
  int initial_ = 0;      // elements that precede the gathered ones: blocks ascend
};

// Where the rank of the run's first element stands; those of the others follow, a step's tokens
// apart, so that neighbouring threads write side by side.
__device__ int32_t* FirstRank(const Problem& problem, const GatherIndex& index, const Part& part,
                              const ListReader& reader) {
  const int64_t list = int64_t{part.kv_head} * problem.selected_blocks + reader.place();
  return index.ranks + list * problem.rows.tokens + reader.token();
}

// A CTA counts its part in shared memory and then asks for places in each bin at once: single
// atomics on global memory wait for each other when neighbouring queries choose alike, and even
// when they do not.
//
// The order within a bin depends on the atomics' luck. Nothing else does: rows of a tile do not
// see each other, and results go to places that the token and slot decide.
__global__ void __launch_bounds__(kThreads)
    CountQueries(const __grid_constant__ Problem problem,
                 const __grid_constant__ GatherIndex index) {
  extern __shared__ int32_t bins[];
  WaitForEarlierWork();
  AllowNextKernel();
  const Part part = FindPart(problem, index);
  const ListReader reader(problem, part, PartTokens(problem.selected_blocks));
  int32_t* const ranks = FirstRank(problem, index, part, reader);
  int blocks[kEach];
  reader.Load(blocks);
  const int query_count = reader.QueryCount(blocks);
  if (query_count > 0) {
    index.query_counts[int64_t{part.kv_head} * problem.rows.tokens + reader.token()] =
        static_cast<uint8_t>(query_count);
  }
  const int window_bins = min(kWindowBins, index.bins);
  for (int window = 0; window < index.bins; window += kWindowBins) {
    for (int i = threadIdx.x; i < window_bins; i += kThreads) bins[i] = 0;
    __syncthreads();
    int places[kEach];  // bin of the window << 16 | rank, or -1
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      const int bin = reader.Bin(i, blocks[i]);
      places[i] = -1;
      if (bin < window || bin >= window + window_bins) continue;
      places[i] = (bin - window) << 16 | atomicAdd(bins + bin - window, 1);
    }
    __syncthreads();
    for (int i = threadIdx.x; i < min(window_bins, index.bins - window); i += kThreads) {
      if (bins[i] > 0) bins[i] = atomicAdd(index.counts + part.first_bin + window + i, bins[i]);
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      if (places[i] < 0) continue;
      ranks[int64_t{i} * problem.rows.tokens] = bins[places[i] >> 16] + (places[i] & 0xffff);
    }
    __syncthreads();
  }
}

struct Sums {
  int entries;
  int tiles;
  int items;
};

// Exclusive sums over the CTA's threads; `total` gets the sum of all.
__device__ Sums ScanThreads(Sums value, Sums& total) {
  __shared__ Sums warps[32];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  Sums sum = value;
  for (int step = 1; step < 32; step *= 2) {
    const Sums other{__shfl_up_sync(0xffffffff, sum.entries, step),
                     __shfl_up_sync(0xffffffff, sum.tiles, step),
                     __shfl_up_sync(0xffffffff, sum.items, step)};
    if (lane >= step) {
      sum = {sum.entries + other.entries, sum.tiles + other.tiles, sum.items + other.items};
    }
  }
  __syncthreads();  // the last round's readers are done
  if (lane == 31) warps[warp] = sum;
  __syncthreads();
  total = {0, 0, 0};
  Sums before{0, 0, 0};
  for (int i = 0; i < kScanThreads / 32; ++i) {
    if (i == warp) before = total;
    total = {total.entries + warps[i].entries, total.tiles + warps[i].tiles,
             total.items + warps[i].items};
  }
  return {before.entries + sum.entries - value.entries, before.tiles + sum.tiles - value.tiles,
          before.items + sum.items - value.items};
}

// Counts of a segment's bins become first entries, and blocks with queries become items. By
// kScanThreads threads.
__device__ void ScanSegment(const Problem& problem, const GatherIndex& index, int64_t segment,
                            int32_t* counts) {
  GatherItem* items = index.items + segment * index.bins;
  const int64_t capacity = (int64_t{1} << index.chunk_bits) * problem.selected_blocks;
  Sums done{static_cast<int>(segment * capacity), 0, 0};
  for (int first = 0; first < index.bins; first += kScanThreads) {
    const int bin = first + static_cast<int>(threadIdx.x);
    const int count = bin < index.bins ? counts[bin] : 0;
    const int tiles = (count * problem.group + index.tile_rows - 1) / index.tile_rows;
    Sums total;
    const Sums before = ScanThreads({count, tiles, count > 0 ? 1 : 0}, total);
    if (count > 0) {
      counts[bin] = done.entries + before.entries;
      items[done.items + before.items] = {bin, done.tiles + before.tiles,
                                          done.entries + before.entries, count};
    }
    done = {done.entries + total.entries, done.tiles + total.tiles, done.items + total.items};
  }
  if (threadIdx.x == 0) {
    index.item_counts[segment] = done.items;
    index.tile_counts[segment] = done.tiles;
  }
}

__global__ void __launch_bounds__(kScanThreads)
    ScanSegments(const __grid_constant__ Problem problem,
                 const __grid_constant__ GatherIndex index) {
  WaitForEarlierWork();
  AllowNextKernel();
  const int64_t segment = blockIdx.x;
  ScanSegment(problem, index, segment, index.counts + segment * index.bins);
}

__global__ void __launch_bounds__(kThreads)
    ScatterQueries(const __grid_constant__ Problem problem,
                   const __grid_constant__ GatherIndex index) {
  WaitForEarlierWork();
  AllowNextKernel();
  const Part part = FindPart(problem, index);
  const ListReader reader(problem, part, PartTokens(problem.selected_blocks));
  const int32_t* const ranks = FirstRank(problem, index, part, reader);
  int blocks[kEach];
  reader.Load(blocks);
  int places[kEach];  // in the entries, or -1
#pragma unroll
  for (int i = 0; i < kEach; ++i) {
    const int bin = reader.Bin(i, blocks[i]);
    places[i] = bin < 0 ? -1
                        : __ldg(index.counts + part.first_bin + bin) +
                              __ldg(ranks + int64_t{i} * problem.rows.tokens);
  }
#pragma unroll
  for (int i = 0; i < kEach; ++i) {
    if (places[i] < 0) continue;
    index.entries[places[i]] =
        static_cast<uint32_t>(reader.token()) << kSlotBits | static_cast<uint32_t>(reader.Slot(i));
  }
}

// One CTA a segment, all three steps: counts, ranks and first entries never leave it. For chunks of
// so few tokens that each thread has one run. Grid: KV heads.
__global__ void __launch_bounds__(kScanThreads)
    BuildSmall(const __grid_constant__ Problem problem, const __grid_constant__ GatherIndex index) {
  extern __shared__ int32_t bins[];
  WaitForEarlierWork();
  AllowNextKernel();
  const int kv_head = static_cast<int>(blockIdx.x);
  const int tokens = problem.rows.tokens;
  const ListReader reader(problem, {kv_head, 0, tokens, 0}, tokens);
  uint8_t* const query_counts = index.query_counts + int64_t{kv_head} * tokens;
  int blocks[kEach];
  reader.Load(blocks);
  for (int i = threadIdx.x; i < index.bins; i += kScanThreads) bins[i] = 0;
  for (int i = threadIdx.x; i < tokens; i += kScanThreads) query_counts[i] = 0;
  __syncthreads();
  const int query_count = reader.QueryCount(blocks);
  if (query_count > 0) query_counts[reader.token()] = static_cast<uint8_t>(query_count);
  int ranks[kEach];
#pragma unroll
  for (int i = 0; i < kEach; ++i) {
    const int bin = reader.Bin(i, blocks[i]);
    if (bin >= 0) ranks[i] = atomicAdd(bins + bin, 1);
  }
  __syncthreads();
  ScanSegment(problem, index, kv_head, bins);
  __syncthreads();
#pragma unroll
  for (int i = 0; i < kEach; ++i) {
    const int bin = reader.Bin(i, blocks[i]);
    if (bin < 0) continue;
    index.entries[bins[bin] + ranks[i]] =
        static_cast<uint32_t>(reader.token()) << kSlotBits | static_cast<uint32_t>(reader.Slot(i));
  }
}

cudaError_t LaunchBuildSmall(const Problem& problem, const GatherIndex& index,
                             cudaStream_t stream) {
  const size_t bytes = sizeof(int32_t) * index.bins;
  return LaunchEarly(BuildSmall, {static_cast<unsigned>(problem.kv_heads), kScanThreads, bytes},
                     stream, problem, index);
}

}  // namespace

bool IsSmall(const Problem& problem, const GatherIndex& index) {
  const int runs = (problem.selected_blocks + kEach - 1) / kEach;
  return index.chunks == 1 && index.bins <= kSmallBins &&
         problem.rows.tokens * runs <= kScanThreads;
}

cudaError_t BuildGatherIndex(const Problem& problem, const GatherIndex& index,
                             cudaStream_t stream) {
  if (IsSmall(problem, index)) return LaunchBuildSmall(problem, index, stream);
  cudaError_t error = cudaMemsetAsync(index.counts, 0, index.zeroed_bytes, stream);
  if (error != cudaSuccess) return error;
  const auto segments = static_cast<unsigned>(problem.kv_heads * index.chunks);
  const dim3 parts(
      static_cast<unsigned>(index.chunks * PartsOfChunk(index, problem.selected_blocks)),
      static_cast<unsigned>(problem.kv_heads));
  const size_t window_bytes = sizeof(int32_t) * std::min(kWindowBins, index.bins);
  error = LaunchEarly(CountQueries, {parts, kThreads, window_bytes}, stream, problem, index);
  if (error != cudaSuccess) return error;
  error = LaunchEarly(ScanSegments, {segments, kScanThreads}, stream, problem, index);
  if (error != cudaSuccess) return error;
  return LaunchEarly(ScatterQueries, {parts, kThreads}, stream, problem, index);
}

}  // namespace longspan::cuda::selected

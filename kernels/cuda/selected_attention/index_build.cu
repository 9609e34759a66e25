#include <algorithm>

#include "kernels/cuda/selected_attention/index_build.h"
#include "kernels/cuda/selected_attention/row_of_step.cuh"

namespace longspan::cuda::selected {
namespace {

constexpr int kThreads = 256;
constexpr int kScanThreads = 1024;
constexpr int kElements = 4096;    // of `selected` that a CTA takes, at most
constexpr int kWindowBins = 8192;  // that it counts at a time

// A run of tokens of one segment, small enough that a CTA holds its elements in registers.
struct Part {
  int kv_head;
  int first_token;
  int tokens;
  int64_t first_bin;  // of the segment
  uint32_t magic;     // 2^32 / n, rounded up
};

__host__ __device__ int PartTokens(int selected_blocks) {
  const int tokens = kElements / selected_blocks;
  return tokens < kThreads ? tokens : kThreads;
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
  part.magic = static_cast<uint32_t>((uint64_t{1} << 32) / problem.selected_blocks + 1);
  return part;
}

// What all elements of a token share.
struct TokenBlocks {
  int32_t first_bin;    // of block 0 of its sequence
  int32_t first_local;  // blocks from here on belong to the band
  int32_t initial;      // elements that precede the gathered ones
};

// One element of `selected`.
struct Choice {
  int token;   // of the part
  int place;   // in the token's list
  int64_t at;  // in `selected`
  int bin;     // of the segment; -1 when the block is not gathered
};

class PartReader {
 public:
  // All threads; `tokens` [kThreads] is in shared memory.
  __device__ PartReader(const Problem& problem, const GatherIndex& index, TokenBlocks* tokens)
      : problem_(problem), part_(FindPart(problem, index)), tokens_(tokens) {
    for (int i = threadIdx.x; i < part_.tokens; i += kThreads) tokens_[i] = ReadToken(i);
    __syncthreads();
  }
  __device__ const Part& part() const { return part_; }
  __device__ int elements() const { return part_.tokens * problem_.selected_blocks; }

  __device__ Choice Read(int element) const {
    const int n = problem_.selected_blocks;
    Choice choice;
    choice.token = n == 1 ? element : static_cast<int>(__umulhi(element, part_.magic));
    choice.place = element - choice.token * n;
    choice.at = List(choice.token) + choice.place;
    const TokenBlocks& blocks = tokens_[choice.token];
    const int block = problem_.selected[choice.at];
    choice.bin = block >= problem_.initial_blocks && block < blocks.first_local &&
                         choice.place - blocks.initial < problem_.slots
                     ? blocks.first_bin + block * BinsPerBlock(problem_.block_tokens)
                     : -1;
    return choice;
  }

  // Among the token's gathered blocks.
  __device__ int Slot(const Choice& choice) const {
    return choice.place - tokens_[choice.token].initial;
  }
  __device__ bool IsLast(const Choice& choice) const {
    if (choice.place + 1 == problem_.selected_blocks) return true;
    const int next = problem_.selected[choice.at + 1];
    return next < 0 || next >= tokens_[choice.token].first_local;
  }

 private:
  __device__ int64_t List(int token) const {
    return (int64_t{part_.first_token + token} * problem_.kv_heads + part_.kv_head) *
           problem_.selected_blocks;
  }

  __device__ TokenBlocks ReadToken(int i) const {
    const int token = part_.first_token + i;
    const int row = problem_.rows.row_of_token[token];
    const auto own =
        static_cast<int>(PositionOf(problem_.rows, row, token) / problem_.block_tokens);
    TokenBlocks blocks;
    blocks.first_bin = static_cast<int>(FirstBin(problem_.rows, row, problem_.block_tokens));
    blocks.first_local = own - problem_.local_blocks + 1;
    blocks.initial = 0;  // blocks ascend
    const int32_t* list = problem_.selected + List(i);
    const int most = min(problem_.initial_blocks, problem_.selected_blocks);
    while (blocks.initial < most && list[blocks.initial] >= 0 &&
           list[blocks.initial] < problem_.initial_blocks) {
      ++blocks.initial;
    }
    return blocks;
  }

  const Problem& problem_;
  Part part_;
  TokenBlocks* tokens_;
};

// A CTA counts its part in shared memory and then asks for places in each bin at once: single
// atomics on global memory wait for each other when neighbouring queries choose alike, and even
// when they do not.
//
// The order within a bin depends on the atomics' luck. Nothing else does: rows of a tile do not
// see each other, and results go to places that the token and slot decide.
__global__ void __launch_bounds__(kThreads)
    CountQueries(const __grid_constant__ Problem problem,
                 const __grid_constant__ GatherIndex index) {
  __shared__ TokenBlocks tokens[kThreads];
  extern __shared__ int32_t bins[];
  const PartReader reader(problem, index, tokens);
  const Part& part = reader.part();
  const int window_bins = min(kWindowBins, index.bins);
  for (int window = 0; window < index.bins; window += kWindowBins) {
    for (int i = threadIdx.x; i < window_bins; i += kThreads) bins[i] = 0;
    __syncthreads();
    int places[kElements / kThreads];  // bin of the window << 16 | rank, or -1
#pragma unroll
    for (int i = 0; i < kElements / kThreads; ++i) {
      places[i] = -1;
      const int element = i * kThreads + static_cast<int>(threadIdx.x);
      if (element >= reader.elements()) continue;
      const Choice choice = reader.Read(element);
      const int bin = choice.bin - window;
      if (choice.bin < 0 || bin < 0 || bin >= window_bins) continue;
      places[i] = bin << 16 | atomicAdd(bins + bin, 1);
      if (reader.IsLast(choice)) {
        index.query_counts[int64_t{part.kv_head} * problem.rows.tokens + part.first_token +
                           choice.token] = static_cast<uint8_t>(reader.Slot(choice) + 1);
      }
    }
    __syncthreads();
    for (int i = threadIdx.x; i < min(window_bins, index.bins - window); i += kThreads) {
      if (bins[i] > 0) bins[i] = atomicAdd(index.counts + part.first_bin + window + i, bins[i]);
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < kElements / kThreads; ++i) {
      if (places[i] < 0) continue;
      const Choice choice = reader.Read(i * kThreads + static_cast<int>(threadIdx.x));
      index.ranks[choice.at] = bins[places[i] >> 16] + (places[i] & 0xffff);
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

// One CTA a segment: counts become first entries, and blocks with queries become items.
__global__ void __launch_bounds__(kScanThreads) ScanSegments(Problem problem, GatherIndex index) {
  const int64_t segment = blockIdx.x;
  int32_t* counts = index.counts + segment * index.bins;
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

__global__ void __launch_bounds__(kThreads)
    ScatterQueries(const __grid_constant__ Problem problem,
                   const __grid_constant__ GatherIndex index) {
  __shared__ TokenBlocks tokens[kThreads];
  const PartReader reader(problem, index, tokens);
  const Part& part = reader.part();
#pragma unroll 4
  for (int element = threadIdx.x; element < reader.elements(); element += kThreads) {
    const Choice choice = reader.Read(element);
    if (choice.bin < 0) continue;
    const int first = index.counts[part.first_bin + choice.bin];
    index.entries[int64_t{first} + index.ranks[choice.at]] =
        static_cast<uint32_t>(part.first_token + choice.token) << kSlotBits |
        static_cast<uint32_t>(reader.Slot(choice));
  }
}

}  // namespace

cudaError_t BuildGatherIndex(const Problem& problem, const GatherIndex& index,
                             cudaStream_t stream) {
  const auto segments = static_cast<unsigned>(problem.kv_heads * index.chunks);
  const dim3 parts(
      static_cast<unsigned>(index.chunks * PartsOfChunk(index, problem.selected_blocks)),
      static_cast<unsigned>(problem.kv_heads));
  const size_t window_bytes = sizeof(int32_t) * std::min(kWindowBins, index.bins);
  CountQueries<<<parts, kThreads, window_bytes, stream>>>(problem, index);
  ScanSegments<<<segments, kScanThreads, 0, stream>>>(problem, index);
  ScatterQueries<<<parts, kThreads, 0, stream>>>(problem, index);
  return cudaGetLastError();
}

}  // namespace longspan::cuda::selected

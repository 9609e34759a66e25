#include <algorithm>
#include <cstdint>

#include "kernels/cuda/attention/rooms/fetch_rooms.h"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/base/step.cuh"
#include "kernels/kv_rooms.h"
#include "kernels/rooms/room_age.h"

namespace longspan::cuda {
namespace {

constexpr int kThreads = 1024;
constexpr int kAges = kOldestSteps + 1;
static_assert(kAges == kThreads);
// From here on room_of_page holds a claim: the earliest entry that asks for a page without a room.
constexpr int32_t kClaims = 1 << 30;

// Of one KV head.
struct Workspace {
  int32_t* entries;  // [count * most_pages] page ids in the order of reading, -1: none
  int32_t* missing;  // likewise, those that had no room
  int32_t* rooms;    // likewise: the room that a missing page got
};

struct Shared {
  int of_warp[kThreads / 32];
  int ages[kAges];
  int now;
  int found;
  int youngest;
  int of_youngest;
};

// Of all threads, in the order of threads: what stands before this one's amount. All get the sum.
__device__ int ScanBefore(int amount, Shared& shared, int& sum) {
  const int lane = static_cast<int>(threadIdx.x % 32);
  const int warp = static_cast<int>(threadIdx.x / 32);
  int through = amount;
#pragma unroll
  for (int distance = 1; distance < 32; distance *= 2) {
    const int below = __shfl_up_sync(~0U, through, distance);
    if (lane >= distance) through += below;
  }
  __syncthreads();  // an earlier scan has been read
  if (lane == 31) shared.of_warp[warp] = through;
  __syncthreads();
  if (warp == 0) {
    int of_warps = shared.of_warp[lane];
#pragma unroll
    for (int distance = 1; distance < 32; distance *= 2) {
      const int below = __shfl_up_sync(~0U, of_warps, distance);
      if (lane >= distance) of_warps += below;
    }
    shared.of_warp[lane] = of_warps;
  }
  __syncthreads();
  sum = shared.of_warp[kThreads / 32 - 1];
  return through - amount + (warp == 0 ? 0 : shared.of_warp[warp - 1]);
}

class Head {
 public:
  __device__ Head(const FetchRoomsLaunch& args, Shared& shared)
      : args_(args),
        shared_(shared),
        kv_head_(static_cast<int>(blockIdx.x)),
        entry_count_(args.count * args.most_pages),
        page_of_room_(args.page_of_room + int64_t{kv_head_} * args.room_count),
        read_at_step_(args.read_at_step + int64_t{kv_head_} * args.room_count) {
    auto* ints = static_cast<int32_t*>(args.workspace) + int64_t{3} * kv_head_ * entry_count_;
    work_ = {ints, ints + entry_count_, ints + 2 * entry_count_};
  }

  __device__ void Run() {
    if (threadIdx.x == 0) {
      shared_.now = args_.decode_steps[kv_head_] + 1;
      shared_.found = 0;
    }
    __syncthreads();
    MarkFound();
    __syncthreads();
    const int missing = ListMissing();
    const int taken = missing == 0 ? 0 : TakeRooms(missing);
    for (int i = taken + static_cast<int>(threadIdx.x); i < missing; i += kThreads) {
      RoomOf(work_.missing[i]) = kNoRoom;
    }
    if (threadIdx.x == 0) Count(taken, missing - taken);
    // A step that reads none makes nothing older.
    if (threadIdx.x == 0 && shared_.found + missing > 0) args_.decode_steps[kv_head_] = shared_.now;
    __syncthreads();
    Copy(taken);
  }

 private:
  __device__ int32_t& RoomOf(int32_t page) const {
    return args_.pages.rooms.room_of_page[int64_t{page} * args_.pages.kv_heads + kv_head_];
  }
  __device__ int32_t ClaimOf(int entry) const { return kClaims + entry_count_ - entry; }

  // The id of the page that an entry asks for, -1: of none. As kernels/rooms/pages_read.h has them.
  __device__ int32_t PageOf(int entry) const {
    const int row = args_.row_indices[entry / args_.most_pages];
    const int place = entry % args_.most_pages;
    const auto position = static_cast<int>(args_.rows.first_positions[row]);
    const int own_page = position / kPageTokens;
    int page = place;
    if (args_.attends_densely[row] == 0) {
      page = SparsePage(args_.rows.token_offsets[row], place, position);
    }
    return page < 0 || page > own_page ? -1 : static_cast<int32_t>(PageAt(args_.rows, row, page));
  }
  // The number of the page in the sequence, or -1.
  __device__ int SparsePage(int64_t token, int place, int position) const {
    const SparseSettings& sparse = args_.sparse;
    const int of_block = max(1, sparse.block_tokens / kPageTokens);
    const int of_blocks = sparse.selected_blocks * of_block;
    if (place < of_blocks) {
      if (!sparse.selected_branch) return -1;
      const int block =
          args_.selected[(token * args_.pages.kv_heads + kv_head_) * sparse.selected_blocks +
                         place / of_block];
      return block < 0 ? -1 : block * sparse.block_tokens / kPageTokens + place % of_block;
    }
    const auto span = static_cast<int>(sparse.window_span_tokens);
    if (span == 0) return -1;
    return max(0, position + 1 - span) / kPageTokens + place - of_blocks;
  }

  __device__ void MarkFound() {
    int found = 0;
    for (int entry = static_cast<int>(threadIdx.x); entry < entry_count_; entry += kThreads) {
      const int32_t page = PageOf(entry);
      work_.entries[entry] = page;
      if (page < 0) continue;
      int32_t& room = RoomOf(page);
      const int32_t known = __ldcg(&room);  // others of this block claim
      if (known >= 0 && known < kClaims) {
        if (atomicExch(read_at_step_ + known, shared_.now) != shared_.now) ++found;
      } else {
        atomicMax(&room, ClaimOf(entry));
      }
    }
    if (found > 0) atomicAdd(&shared_.found, found);
  }

  // Those whose claim stands, in the order of entries.
  __device__ int ListMissing() {
    int missing = 0;
    for (int first = 0; first < entry_count_; first += kThreads) {
      const int entry = first + static_cast<int>(threadIdx.x);
      const int32_t page = entry < entry_count_ ? work_.entries[entry] : -1;
      const bool stands = page >= 0 && __ldcg(&RoomOf(page)) == ClaimOf(entry);
      int sum = 0;
      const int before = ScanBefore(stands ? 1 : 0, shared_, sum);
      if (stands) work_.missing[missing + before] = page;
      missing += sum;
    }
    __syncthreads();
    return missing;
  }

  __device__ int AgeOf(int room) const { return AgeInSteps(shared_.now, read_at_step_[room]); }

  // Rooms older than `youngest` leave, and so many of those that are as old.
  __device__ void FindYoungest(int missing) {
    const int thread = static_cast<int>(threadIdx.x);
    shared_.ages[thread] = 0;
    if (thread == 0) {
      shared_.youngest = 0;  // if all that are not read now have to leave
      shared_.of_youngest = 0;
    }
    __syncthreads();
    for (int room = thread; room < args_.room_count; room += kThreads) {
      atomicAdd(&shared_.ages[AgeOf(room)], 1);
    }
    __syncthreads();
    const int age = kOldestSteps - thread;
    const int own = age == 0 ? 0 : shared_.ages[age];
    int sum = 0;
    const int older = ScanBefore(own, shared_, sum);
    if (older < missing && missing <= older + own) {
      shared_.youngest = age;
      shared_.of_youngest = missing - older;
    }
    __syncthreads();
  }

  // Rooms in their order become those of the missing pages in theirs; how many.
  __device__ int TakeRooms(int missing) {
    FindYoungest(missing);
    const int youngest = shared_.youngest;
    const int of_youngest = shared_.of_youngest;
    int older_before = 0;
    int equal_before = 0;
    for (int first = 0; first < args_.room_count; first += kThreads) {
      const int room = first + static_cast<int>(threadIdx.x);
      const int age = room < args_.room_count ? AgeOf(room) : 0;
      const bool is_older = age > youngest;
      const bool is_equal = age > 0 && age == youngest;
      int sum = 0;  // both in one: thread blocks have fewer threads than 2^16
      const int before = ScanBefore((is_older ? 1 << 16 : 0) + (is_equal ? 1 : 0), shared_, sum);
      const int older = older_before + (before >> 16);
      const int equal = equal_before + (before & 0xffff);
      if (is_older || (is_equal && equal < of_youngest)) {
        Give(room, older + min(equal, of_youngest));
      }
      older_before += sum >> 16;
      equal_before += sum & 0xffff;
    }
    __syncthreads();
    return older_before + min(equal_before, of_youngest);
  }

  __device__ void Give(int room, int index) {
    const int32_t page = work_.missing[index];
    const int32_t before = page_of_room_[room];
    // Of a page that is missing now this is its claim: no other thread's room.
    if (before >= 0) atomicCAS(&RoomOf(before), room, kNoRoom);
    page_of_room_[room] = page;
    read_at_step_[room] = shared_.now;
    atomicExch(&RoomOf(page), room);
    work_.rooms[index] = room;
  }

  __device__ void Count(int taken, int left) const {
    RoomCounters& counters = *args_.counters;
    if (shared_.found > 0) atomicAdd(&counters.found, shared_.found);
    if (taken > 0) atomicAdd(&counters.fetched, taken);
    if (left > 0) atomicAdd(&counters.left, left);
  }

  __device__ void Copy(int taken) const {
    const DevicePages& pages = args_.pages;
    const int64_t bytes = int64_t{kPageTokens} * pages.head_dim * args_.element_bytes;
    CopyBlocks(taken, pages.keys, pages.rooms.keys, bytes);
    CopyBlocks(taken, pages.values, pages.rooms.values, bytes);
    if (pages.key_scales == nullptr) return;
    CopyBlocks(taken, pages.key_scales, pages.rooms.key_scales, kPageTokens);
    CopyBlocks(taken, pages.value_scales, pages.rooms.value_scales, kPageTokens);
  }

  // As one run of chunks of 16 bytes, several of them under way in each thread.
  __device__ void CopyBlocks(int taken, const void* home, void* rooms, int64_t block_bytes) const {
    constexpr int kUnderWay = 4;
    const auto block_chunks = static_cast<int>(block_bytes / sizeof(uint4));
    const int chunks = taken * block_chunks;
    const auto* from = static_cast<const uint4*>(home);
    auto* to = static_cast<uint4*>(rooms);
    for (int first = static_cast<int>(threadIdx.x); first < chunks; first += kUnderWay * kThreads) {
      uint4 copied[kUnderWay];
#pragma unroll
      for (int i = 0; i < kUnderWay; ++i) {
        const int chunk = first + i * kThreads;
        if (chunk >= chunks) break;
        const int64_t page = work_.missing[chunk / block_chunks];
        copied[i] = __ldcs(from + BlockAt(page, block_chunks) + chunk % block_chunks);
      }
#pragma unroll
      for (int i = 0; i < kUnderWay; ++i) {
        const int chunk = first + i * kThreads;
        if (chunk >= chunks) break;
        const int64_t room = work_.rooms[chunk / block_chunks];
        to[BlockAt(room, block_chunks) + chunk % block_chunks] = copied[i];
      }
    }
  }
  __device__ int64_t BlockAt(int64_t index, int block_chunks) const {
    return (index * args_.pages.kv_heads + kv_head_) * block_chunks;
  }

  const FetchRoomsLaunch& args_;
  Shared& shared_;
  const int kv_head_;
  const int entry_count_;
  int32_t* const page_of_room_;
  int32_t* const read_at_step_;
  Workspace work_;
};

__device__ unsigned long long NowNs() {
  unsigned long long now;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
  return now;
}

// Whoever begins first notes the time, and whoever ends last counts what has passed.
__device__ void BeginWaiting(RoomCounters& counters) { atomicCAS(&counters.begun_ns, 0, NowNs()); }
__device__ void EndWaiting(RoomCounters& counters) {
  __threadfence();
  if (atomicAdd(&counters.ended, 1U) + 1 < gridDim.x) return;
  counters.ended = 0;
  atomicAdd(&counters.wait_ns, NowNs() - atomicExch(&counters.begun_ns, 0));
}

// Grid (Hk).
__global__ void __launch_bounds__(kThreads)
    FetchRooms(const __grid_constant__ FetchRoomsLaunch args) {
  __shared__ Shared shared;
  WaitForEarlierWork();
  AllowNextKernel();
  if (threadIdx.x == 0) BeginWaiting(*args.counters);
  Head head(args, shared);
  head.Run();
  __syncthreads();
  if (threadIdx.x == 0) EndWaiting(*args.counters);
}

}  // namespace

size_t FetchWorkspaceBytes(int rows, int kv_heads, int64_t most_pages) {
  return size_t{3} * kv_heads * rows * most_pages * sizeof(int32_t);
}

cudaError_t LaunchFetchRooms(const FetchRoomsLaunch& args, cudaStream_t stream) {
  if (args.count == 0) return cudaSuccess;
  const int64_t entries = int64_t{args.count} * args.most_pages;
  if (entries >= kClaims || args.room_count >= kClaims) return cudaErrorInvalidValue;
  return LaunchEarly(FetchRooms, {dim3(args.pages.kv_heads), kThreads}, stream, args);
}

}  // namespace longspan::cuda

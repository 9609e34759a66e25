// Rooms on the device (kernels/kv_rooms.h): of the pages that a step's rows of one token read,
// those that have no room get one, and the device copies them there from the host's pinned memory
// itself. One launch a layer, whose grid depends on the KV heads alone: it stands in graphs.
//
// A thread block has a KV head. It does what RoomTable::Read (kernels/rooms) says, on the same
// arrays and with the same results, and then makes the copies: a few thread blocks have enough
// bytes under way for the link.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

#include "kernels/cuda/attention/arguments/attention_step.h"
#include "kernels/cuda/base/device_rows.h"

namespace longspan::cuda {

// Zero when they are made.
struct RoomCounters {
  unsigned long long found;
  unsigned long long fetched;
  unsigned long long left;
  unsigned long long home_blocks;  // (page, KV head)s that were read at home for chunks
  unsigned long long wait_ns;      // from the launches' begins to their ends
  // Of the launch that runs: zero between launches.
  unsigned long long begun_ns;
  unsigned ended;
};

struct FetchRoomsLaunch {
  DeviceRows rows;
  const int32_t* row_indices = nullptr;      // [count] rows of one token, ascending
  const uint8_t* attends_densely = nullptr;  // [rows]: 1: of these
  int count = 0;
  DevicePages pages;  // with rooms
  SparseSettings sparse;
  const int32_t* selected = nullptr;  // [T, Hk, n]
  int most_pages = 0;                 // that a row reads (MostPagesRead)
  int32_t* page_of_room = nullptr;    // of KvRooms
  int32_t* read_at_step = nullptr;
  int32_t* decode_steps = nullptr;
  int room_count = 0;
  void* workspace = nullptr;  // FetchWorkspaceBytes
  RoomCounters* counters = nullptr;
  int element_bytes = 2;  // of keys and values as stored
};

size_t FetchWorkspaceBytes(int rows, int kv_heads, int64_t most_pages);
// cudaErrorInvalidValue beyond 2^30 pages or rooms.
cudaError_t LaunchFetchRooms(const FetchRoomsLaunch& args, cudaStream_t stream);

}  // namespace longspan::cuda

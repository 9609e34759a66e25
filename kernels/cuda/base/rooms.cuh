// Where kernels read keys and values of a page that may have a room (kernels/kv_rooms.h).
#pragma once

#include <cstdint>

#include "kernels/cuda/base/device_rows.h"
#include "kernels/kv_rooms.h"

namespace longspan::cuda {

// No page.
inline constexpr int32_t kNowhere = -1;

// kNoRoom, below 0, where the home alone has the page.
__device__ __forceinline__ int32_t RoomOfPage(const DevicePages& pages, int32_t page, int kv_head) {
  if (pages.rooms.room_of_page == nullptr) return kNoRoom;
  return pages.rooms.room_of_page[int64_t{page} * pages.kv_heads + kv_head];
}

// Names what a KV head has of a page: from 0 on in the arrays that are read first, the rooms' or,
// without rooms, the pages'; below kNowhere in the pages' arrays, at home.
__device__ __forceinline__ int32_t PlaceOfPage(const DevicePages& pages, int32_t page,
                                               int kv_head) {
  if (pages.rooms.room_of_page == nullptr || page < 0) return page;
  const int32_t room = RoomOfPage(pages, page, kv_head);
  return room >= 0 ? room : kNowhere - 1 - page;
}

// An array of the cache that PlaceOfPage's answers stand for.
struct PlacedBlocks {
  const char* front;
  const char* home;
  int64_t block_bytes;  // of a (page, KV head)

  __device__ __forceinline__ const char* At(int32_t place, int kv_heads, int kv_head) const {
    const char* base = place >= 0 ? front : home;
    const int64_t index = place >= 0 ? place : kNowhere - 1 - place;
    return base + (index * kv_heads + kv_head) * block_bytes;
  }
};

__device__ __forceinline__ PlacedBlocks BlocksOf(const void* in_pages, const void* in_rooms,
                                                 const DevicePages& pages, int64_t block_bytes) {
  const void* front = pages.rooms.room_of_page == nullptr ? in_pages : in_rooms;
  return {static_cast<const char*>(front), static_cast<const char*>(in_pages), block_bytes};
}

}  // namespace longspan::cuda

// Rooms: where the keys and values of a cache have their home in the host's memory, the device
// keeps copies of those that decode steps read. A room holds what one KV head has of one page of
// one layer, since each KV head selects by itself.
//
// A copy is always what its home is: whatever is appended is written to both, so a room can be
// given to another page at any time, and nothing need be written back. Whoever reads may read
// either. Where a home is overwritten as a whole (a forked page), its rooms are forgotten.
//
// Which page gets a room when is arithmetic, kernels/rooms/room_table.h, and every backend does the
// same: what is counted depends on the steps alone.
#pragma once

#include <cstdint>

#include "kernels/tensor.h"

namespace longspan {

inline constexpr int32_t kNoRoom = -1;

// Those of one layer. Without arrays where keys and values are on the device.
struct KvRooms {
  TensorView keys;          // [rooms, Hk, D * 64], as a page has them
  TensorView values;        // [rooms, Hk, 64 * D]
  TensorView key_scales;    // [rooms, Hk, 64] u8, empty but for e4m3 pages
  TensorView value_scales;  // likewise
  TensorView room_of_page;  // [pages, Hk] i32: kNoRoom where the home alone has it
  // [Hk, rooms] i32: to whom the room was given last, -1: nobody. It is still that page's if
  // room_of_page says so.
  TensorView page_of_room;
  TensorView read_at_step;  // [Hk, rooms] i32: of decode_steps, when the room was last read
  TensorView decode_steps;  // [Hk] i32: how often pages of the KV head were asked for
  // One copy of homes keeps within pages of one multiple of this.
  int64_t home_piece_pages = 0;

  bool exist() const { return room_of_page.data != nullptr; }
  int64_t rooms() const { return page_of_room.shape[1]; }
};

// Pages of a KV head of a layer that decode rows asked for, each counted once a step.
struct RoomCounts {
  int64_t found = 0;    // in a room
  int64_t fetched = 0;  // into a room
  int64_t left = 0;     // at home, where they are read: the step reads all rooms there are

  RoomCounts& operator+=(const RoomCounts& other) {
    found += other.found;
    fetched += other.fetched;
    left += other.left;
    return *this;
  }
  friend bool operator==(const RoomCounts&, const RoomCounts&) = default;
};

}  // namespace longspan

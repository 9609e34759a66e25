// The rooms of the simulated machine: the real RoomTable says which page is in which, and here is
// what their copies hold. One layer with one KV head.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "kernels/kv_layout.h"
#include "kernels/rooms/owned_rooms.h"

namespace longspan {

// Keys and values of a page: of its tokens up to each.
using PageHashes = std::array<uint64_t, kPageTokens>;

class FakeRooms {
 public:
  // As if `steps` steps had gone by.
  FakeRooms(int32_t pages, int32_t rooms, int32_t steps);
  FakeRooms(const FakeRooms&) = delete;  // its table knows where its state is
  FakeRooms& operator=(const FakeRooms&) = delete;

  // RoomTable's. The copies of `fetches` are still to be made.
  RoomCounts Read(absl::Span<const int32_t> pages, std::vector<RoomTable::Fetch>& fetches) {
    return table_.Read(pages, fetches);
  }
  void Forget(int32_t page) { table_.Forget(page); }

  int32_t RoomOf(int32_t page) const { return table_.RoomOf(page); }
  int32_t PageOf(int32_t room) const { return owned_.page_of_room(room); }
  // As the page's readers find it, and whoever appends to it. Null: in no room.
  PageHashes* CopyOf(int32_t page);
  const PageHashes* CopyOf(int32_t page) const;
  PageHashes& copy(int32_t room) { return copies_.at(room); }
  int32_t rooms() const { return static_cast<int32_t>(copies_.size()); }

 private:
  OwnedRooms owned_;
  RoomTable table_;
  std::vector<PageHashes> copies_;  // [rooms]
};

}  // namespace longspan

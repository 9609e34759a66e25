// Which pages of one KV head of one layer are in which rooms of a fast memory that holds fewer than
// there are: the keys and values of a page have their home elsewhere, and a room has a copy.
// Arithmetic alone: the owner of the memory makes the copies that Read lists. One thread at a time.
//
// The least recently used page leaves first. Which page gets which room follows from the calls
// alone, so that every backend counts alike.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"

namespace longspan {

inline constexpr int32_t kNoRoom = -1;

class RoomTable {
 public:
  struct Fetch {
    int32_t page = 0;
    int32_t room = 0;
    friend bool operator==(const Fetch&, const Fetch&) = default;
  };

  RoomTable(int32_t pages, int32_t rooms);

  // A step reads these pages: ascending, each once. Those that are in no room get one: a free one,
  // else that of the page that was read longest ago and is not read now; of rooms that are equal
  // the first. Their copies are to be made, in the order of `fetches`, before the step reads.
  // InvalidArgument, and nothing has changed, if there are fewer rooms.
  absl::Status Read(absl::Span<const int32_t> pages, std::vector<Fetch>& fetches);
  // The home of a page became another's contents: the copy is worth nothing.
  void Forget(int32_t page);

  int32_t RoomOf(int32_t page) const { return room_of_page_[page]; }
  int32_t rooms() const { return static_cast<int32_t>(page_of_room_.size()); }

 private:
  // Rooms that `missing` pages of this step take, in ascending order.
  std::vector<int32_t> RoomsFor(int64_t missing) const;

  std::vector<int32_t> room_of_page_;
  std::vector<int32_t> page_of_room_;
  std::vector<int64_t> read_at_step_;  // of a room; 0: its page is forgotten, or none was there
  int64_t step_ = 0;
};

}  // namespace longspan

// Which page is in which room, and since when it was not read, by the definition of
// kernels/rooms/room_table.h alone: from what steps asked for and what they were answered. What an
// answer gets wrong is returned as text, "" where it is right.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "kernels/rooms/room_table.h"

namespace longspan {

// What a step was answered.
struct RoomAnswer {
  RoomCounts counts;
  std::vector<RoomTable::Fetch> fetches;
};

class RoomBook {
 public:
  RoomBook(int32_t pages, int32_t rooms)
      : rooms_(rooms), room_of_page_(pages, kNoRoom), asked_at_(pages, 0) {}

  // The home of the page is overwritten as a whole.
  void Forget(int32_t page);

  // A step asks for these pages, in this order.
  void Ask(absl::Span<const int32_t> pages);
  // Of what it is answered then:
  std::string WhatIsCountedWrongly(const RoomAnswer& answer) const;
  std::string WhatIsFetchedWrongly(const RoomAnswer& answer) const;
  std::string WhoLeavesWrongly(const RoomAnswer& answer) const;
  // It was right.
  void Note(const RoomAnswer& answer);

  int32_t RoomOf(int32_t page) const { return room_of_page_[page]; }
  int64_t asked_pages() const { return asked_pages_; }  // each once a step
  const RoomCounts& counts() const { return counts_; }

 private:
  struct Room {
    int32_t page = -1;
    int64_t read_at_step = 0;
  };
  int64_t AgeOf(const Room& room) const;

  std::vector<Room> rooms_;
  std::vector<int32_t> room_of_page_;
  std::vector<int64_t> asked_at_;  // step, by page
  int64_t step_ = 0;               // of those that asked for any
  int64_t found_ = 0;              // of the pages that the last one asked for
  std::vector<int32_t> missing_;   // and those that were not found, as asked
  int64_t asked_pages_ = 0;
  RoomCounts counts_;
};

}  // namespace longspan

// A RoomTable's state in memory of its own, for those who count rooms without keys and values.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "kernels/rooms/room_table.h"

namespace longspan {

class OwnedRooms {
 public:
  OwnedRooms(int32_t pages, int32_t rooms)
      : room_of_page_(pages, kNoRoom), page_of_room_(rooms, -1), read_at_step_(rooms, 0) {}

  // While this lives.
  RoomTable Table() {
    return RoomTable({room_of_page_.data(), 1, absl::MakeSpan(page_of_room_),
                      absl::MakeSpan(read_at_step_), &steps_});
  }
  // To whom the room was given last, -1: nobody.
  int32_t page_of_room(int32_t room) const { return page_of_room_[room]; }
  void SetSteps(int32_t steps) {
    steps_ = steps;
    for (int32_t& read_at : read_at_step_) read_at = steps;
  }

 private:
  std::vector<int32_t> room_of_page_;
  std::vector<int32_t> page_of_room_;
  std::vector<int32_t> read_at_step_;
  int32_t steps_ = 0;
};

}  // namespace longspan

// Which pages of one KV head of one layer are in which rooms (kernels/kv_rooms.h). Arithmetic
// alone: the owner of the memory makes the copies that Read lists. One thread at a time.
//
// The page that was read longest ago leaves first; among those that were not read in kOldestSteps
// steps, and of equal ones, the one in the first room. What happens follows from the calls alone,
// and the CUDA backend does the same on its device (kernels/cuda/attention/rooms).
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "kernels/kv_rooms.h"
#include "kernels/rooms/room_age.h"

namespace longspan {

class RoomTable {
 public:
  struct Fetch {
    int32_t page = 0;
    int32_t room = 0;
    friend bool operator==(const Fetch&, const Fetch&) = default;
  };

  // What KvRooms has of one KV head.
  struct State {
    int32_t* room_of_page = nullptr;  // of page p: [p * page_stride]
    int64_t page_stride = 1;
    absl::Span<int32_t> page_of_room;
    absl::Span<int32_t> read_at_step;
    int32_t* steps = nullptr;
  };
  explicit RoomTable(const State& state) : state_(state) {}
  static RoomTable Of(const KvRooms& rooms, int kv_head);

  // A step reads these pages, in this order. Those that are in no room get one each: that of the
  // page that leaves first, in the order of rooms, but of none that the step reads. Where there are
  // no more, pages stay at home. The copies are to be made before the step reads. A step that reads
  // none makes nothing older.
  RoomCounts Read(absl::Span<const int32_t> pages, std::vector<Fetch>& fetches);
  // The home of a page became another's contents: its copy is worth nothing.
  void Forget(int32_t page);

  int32_t RoomOf(int32_t page) const { return state_.room_of_page[page * state_.page_stride]; }

 private:
  int32_t& Entry(int32_t page) { return state_.room_of_page[page * state_.page_stride]; }
  // The rooms that `missing` pages of this step take, in ascending order; fewer if there are.
  std::vector<int32_t> RoomsFor(int64_t missing) const;
  void Give(int32_t room, int32_t page);

  State state_;
};

}  // namespace longspan

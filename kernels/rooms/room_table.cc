#include "kernels/rooms/room_table.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "absl/strings/str_cat.h"

namespace longspan {

RoomTable::RoomTable(int32_t pages, int32_t rooms)
    : room_of_page_(pages, kNoRoom), page_of_room_(rooms, -1), read_at_step_(rooms, 0) {}

absl::Status RoomTable::Read(absl::Span<const int32_t> pages, std::vector<Fetch>& fetches) {
  if (static_cast<int64_t>(pages.size()) > rooms()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "a step reads ", pages.size(), " pages of a KV head, accepted: ", rooms(), " rooms"));
  }
  ++step_;
  int64_t missing = 0;
  for (const int32_t page : pages) {
    const int32_t room = room_of_page_[page];
    if (room == kNoRoom) {
      ++missing;
    } else {
      read_at_step_[room] = step_;
    }
  }
  const std::vector<int32_t> taken = RoomsFor(missing);
  auto next = taken.begin();
  for (const int32_t page : pages) {
    if (room_of_page_[page] != kNoRoom) continue;
    const int32_t room = *next++;
    if (page_of_room_[room] >= 0) room_of_page_[page_of_room_[room]] = kNoRoom;
    page_of_room_[room] = page;
    room_of_page_[page] = room;
    read_at_step_[room] = step_;
    fetches.push_back({page, room});
  }
  return absl::OkStatus();
}

std::vector<int32_t> RoomTable::RoomsFor(int64_t missing) const {
  if (missing == 0) return {};
  std::vector<int32_t> rooms(page_of_room_.size());
  std::iota(rooms.begin(), rooms.end(), 0);
  const auto is_older = [this](int32_t a, int32_t b) {
    return std::tie(read_at_step_[a], a) < std::tie(read_at_step_[b], b);
  };
  std::nth_element(rooms.begin(), rooms.begin() + missing - 1, rooms.end(), is_older);
  rooms.resize(missing);
  std::sort(rooms.begin(), rooms.end());
  return rooms;
}

void RoomTable::Forget(int32_t page) {
  const int32_t room = room_of_page_[page];
  if (room == kNoRoom) return;
  room_of_page_[page] = kNoRoom;
  page_of_room_[room] = -1;
  read_at_step_[room] = 0;
}

}  // namespace longspan

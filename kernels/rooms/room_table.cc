#include "kernels/rooms/room_table.h"

#include <algorithm>
#include <array>

namespace longspan {

RoomTable RoomTable::Of(const KvRooms& rooms, int kv_head) {
  const auto count = static_cast<size_t>(rooms.rooms());
  const size_t first = kv_head * count;
  return RoomTable({rooms.room_of_page.as<int32_t>() + kv_head,
                    rooms.room_of_page.shape[1],
                    {rooms.page_of_room.as<int32_t>() + first, count},
                    {rooms.read_at_step.as<int32_t>() + first, count},
                    rooms.decode_steps.as<int32_t>() + kv_head});
}

RoomCounts RoomTable::Read(absl::Span<const int32_t> pages, std::vector<Fetch>& fetches) {
  if (pages.empty()) return {};
  const int32_t now = *state_.steps =
      static_cast<int32_t>(static_cast<uint32_t>(*state_.steps) + 1);
  RoomCounts counts;
  std::vector<int32_t> missing;
  for (const int32_t page : pages) {
    const int32_t room = RoomOf(page);
    if (room == kNoRoom) {
      missing.push_back(page);
      Entry(page) = kNoRoom - 1;  // counted
    } else if (room >= 0 && state_.read_at_step[room] != now) {
      state_.read_at_step[room] = now;
      ++counts.found;
    }
  }
  const std::vector<int32_t> rooms = RoomsFor(static_cast<int64_t>(missing.size()));
  for (size_t i = 0; i < missing.size(); ++i) {
    Entry(missing[i]) = kNoRoom;
    if (i >= rooms.size()) continue;
    Give(rooms[i], missing[i]);
    state_.read_at_step[rooms[i]] = now;
    fetches.push_back({missing[i], rooms[i]});
  }
  counts.fetched = static_cast<int64_t>(rooms.size());
  counts.left = static_cast<int64_t>(missing.size()) - counts.fetched;
  return counts;
}

void RoomTable::Forget(int32_t page) { Entry(page) = kNoRoom; }

void RoomTable::Give(int32_t room, int32_t page) {
  const int32_t before = state_.page_of_room[room];
  if (before >= 0 && RoomOf(before) == room) Entry(before) = kNoRoom;
  state_.page_of_room[room] = page;
  Entry(page) = room;
}

std::vector<int32_t> RoomTable::RoomsFor(int64_t missing) const {
  std::vector<int32_t> rooms;
  if (missing == 0) return rooms;
  const auto age_of = [this](size_t room) {
    return AgeInSteps(*state_.steps, state_.read_at_step[room]);
  };
  std::array<int64_t, kOldestSteps + 1> rooms_of_age{};
  for (size_t room = 0; room < state_.page_of_room.size(); ++room) ++rooms_of_age[age_of(room)];
  // Rooms older than `youngest` leave, and so many of those that are as old.
  int32_t youngest = kOldestSteps;
  int64_t of_youngest = missing;
  while (youngest > 0 && of_youngest > rooms_of_age[youngest]) {
    of_youngest -= rooms_of_age[youngest--];
  }
  for (size_t room = 0; room < state_.page_of_room.size(); ++room) {
    const int32_t age = age_of(room);
    if (age == 0 || age < youngest || (age == youngest && of_youngest-- <= 0)) continue;
    rooms.push_back(static_cast<int32_t>(room));
  }
  return rooms;
}

}  // namespace longspan

#include "tests/sim/rooms.h"

#include "absl/strings/str_cat.h"

namespace longspan {

void CheckRoomsGiven(World& world, absl::Span<const int32_t> pages, const RoomAnswer& answer) {
  RoomBook& book = *world.rooms;
  book.Ask(pages);
  const auto check = [&world](absl::string_view invariant, const std::string& wrong) {
    if (!wrong.empty()) world.Violate(invariant, wrong);
    return wrong.empty();
  };
  const bool is_right =
      check("pages asked for are found in rooms, fetched or left",
            book.WhatIsCountedWrongly(answer)) &&
      check("what gets a room is fetched", book.WhatIsFetchedWrongly(answer)) &&
      check("the page that was read longest ago leaves first", book.WhoLeavesWrongly(answer));
  if (is_right) book.Note(answer);
}

std::string WhatRoomsHaveWrong(const World& world) {
  if (!world.rooms.has_value()) return "";
  const FakeRooms& rooms = *world.memory.rooms();
  for (int32_t page = 0; page < static_cast<int32_t>(world.workload.options.pages); ++page) {
    const int32_t wanted = world.rooms->RoomOf(page);
    const int32_t room = rooms.RoomOf(page);
    if (room != wanted) {
      return absl::StrCat("room of page ", page, ": wanted ", wanted, ", found ", room);
    }
    if (room == kNoRoom) continue;
    if (rooms.PageOf(room) != page) {
      return absl::StrCat("page of room ", room, ": wanted ", page, ", found ", rooms.PageOf(room));
    }
    if (*rooms.CopyOf(page) == world.memory.page(page).hashes) continue;
    return absl::StrCat("room ", room, " is not what the home of its page ", page, " is");
  }
  return "";
}

std::string WhatRoomsCountWrong(const World& world) {
  if (!world.rooms.has_value() || world.broken) return "";  // some steps were never collected
  const RoomCounts& counts = world.rooms->counts();
  const RoomCounts& reported = world.observed.rooms;
  const int64_t asked = world.rooms->asked_pages();
  const int64_t answered = counts.found + counts.fetched + counts.left;
  if (asked != answered) {
    return absl::StrCat("pages asked for: wanted ", asked, ", found ", answered);
  }
  if (counts == reported) return "";
  return absl::StrCat("told: wanted ", counts.found, " found, ", counts.fetched, " fetched, ",
                      counts.left, " left; found ", reported.found, ", ", reported.fetched, ", ",
                      reported.left);
}

}  // namespace longspan

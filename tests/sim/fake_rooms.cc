#include "tests/sim/fake_rooms.h"

namespace longspan {

FakeRooms::FakeRooms(int32_t pages, int32_t rooms, int32_t steps)
    : owned_(pages, rooms), table_(owned_.Table()), copies_(rooms) {
  owned_.SetSteps(steps);
}

PageHashes* FakeRooms::CopyOf(int32_t page) {
  const int32_t room = RoomOf(page);
  return room < 0 ? nullptr : &copies_.at(room);
}

const PageHashes* FakeRooms::CopyOf(int32_t page) const {
  const int32_t room = RoomOf(page);
  return room < 0 ? nullptr : &copies_.at(room);
}

}  // namespace longspan

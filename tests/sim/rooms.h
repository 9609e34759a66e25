// The checks of rooms: of what each step is answered, and of what all rooms hold.
#pragma once

#include <string>

#include "tests/sim/world.h"

namespace longspan {

// A step reads `pages`, and was answered so.
void CheckRoomsGiven(World& world, absl::Span<const int32_t> pages, const RoomAnswer& answer);

// No two pages have one room, and each copy is what its home is. "" if so.
std::string WhatRoomsHaveWrong(const World& world);

// All that was asked for was counted, and heard of by the observer. "" if so.
std::string WhatRoomsCountWrong(const World& world);

}  // namespace longspan

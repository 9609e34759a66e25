// What a request hears, held against what it must hear.
#pragma once

#include "engine/request/events.h"
#include "tests/sim/world.h"

namespace longspan {

// The next event of request `number`. Engine thread, from within a step.
void HearEvent(World& world, int32_t number, const Event& event);

}  // namespace longspan

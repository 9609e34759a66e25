// The invariants of the engine's state, one function each. A new one is a function that returns
// what is wrong ("" if nothing is), and its line in a table of states.cc.
#pragma once

#include "engine/core/engine_core.h"
#include "tests/sim/world.h"

namespace longspan {

// After every step.
void CheckState(World& world, const EngineCore& core);
// When all that was to come has come and gone.
void CheckDrained(World& world, const EngineCore& core);

}  // namespace longspan

// The flags of scheduling: what runs, what waits, and for how long.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> SchedulingFlags();

}  // namespace longspan

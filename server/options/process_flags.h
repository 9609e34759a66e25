// The flags of the process: its other threads, what it logs, a device that fails, and its end.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> ProcessFlags();

}  // namespace longspan

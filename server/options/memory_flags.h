// The flags of memory and of what fits into it.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> MemoryFlags();

}  // namespace longspan

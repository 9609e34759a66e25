// The flags of the front ends: where they listen, what they serve, and whom.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> FrontEndFlags();

}  // namespace longspan

// The flags of what one request or connection may take.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> LimitFlags();

}  // namespace longspan

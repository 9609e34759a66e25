// The flags of the served model.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> ModelFlags();

}  // namespace longspan

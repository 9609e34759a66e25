// The flags of caches, and of the tenants that share them.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> CacheFlags();

}  // namespace longspan

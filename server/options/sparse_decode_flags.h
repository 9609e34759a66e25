// The flags of sparse decode.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> SparseDecodeFlags();

}  // namespace longspan

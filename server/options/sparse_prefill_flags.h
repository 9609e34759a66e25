// The flags of sparse prefill.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> SparsePrefillFlags();

}  // namespace longspan

// The flags of what computes, and in which precision.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> DeviceFlags();

}  // namespace longspan

// The flags of conversations: how prompts are made of them and answers are read.
#pragma once

#include <vector>

#include "server/options/flags.h"

namespace longspan {

std::vector<Flag> ChatFlags();

}  // namespace longspan

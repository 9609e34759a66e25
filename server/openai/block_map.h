// The block map of a completions choice. It may hold a hundred thousand counts, so it is written as
// text.
#pragma once

#include <string>

#include "engine/request/events.h"

namespace longspan {

// The map as a JSON object, to the end of `out`.
void AppendBlockMap(const BlockMap& map, std::string* out);

}  // namespace longspan

// The element types of GGUF tensors, by the numbers that stand in files.
#pragma once

#include <cstdint>
#include <string>

#include "engine/loader/base/stored_tensor.h"

namespace longspan {

// Null where the format knows no such number. Types that are known and not served have a size, so
// that the tensors behind them can be found, and no `loads_as`.
const StoredType* FindGgufType(uint32_t number);

// "F32, F16, …": those that load.
std::string LoadableGgufTypes();

}  // namespace longspan

// Whether the inputs of a weight are in the groups that their order puts them into: g_idx.
#pragma once

#include <cstdint>

#include "absl/status/status.h"
#include "engine/loader/base/stored_tensor.h"

namespace longspan {

// `order` is null where none is stored, or [inputs] I32: the group of each input. InvalidArgument
// where it is anything else, and where inputs are ordered by their activations (desc_act), which is
// not served.
absl::Status CheckTrivialOrder(const StoredTensor* order, int64_t inputs, int64_t groups);

}  // namespace longspan

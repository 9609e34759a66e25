// Which models a backend can serve: the limits that all backends share.
#pragma once

#include "absl/status/status.h"
#include "kernels/backend.h"

namespace longspan {

// Of kernel_size / kernel_stride, the entries that a sub-block contributes to.
inline constexpr int kMostSubBlocksPerEntry = 16;
inline constexpr int kMostHeadDim = 256;

// InvalidArgument of `backend` ("cpu backend") naming every dimension that cannot be served, its
// value and those accepted.
absl::Status CheckGeometry(const char* backend, const ModelGeometry& geometry);

}  // namespace longspan

// Which models the CUDA backend serves.
#pragma once

#include "absl/status/status.h"
#include "kernels/backend.h"

namespace longspan::cuda {

// InvalidArgument naming every dimension it cannot serve, its value and those accepted.
absl::Status CheckGeometry(const ModelGeometry& geometry);

}  // namespace longspan::cuda

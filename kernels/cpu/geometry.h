// Which models the CPU backend can serve.
#pragma once

#include "absl/status/status.h"
#include "kernels/backend.h"

namespace longspan::cpu {

absl::Status CheckGeometry(const ModelGeometry& geometry);

}  // namespace longspan::cpu

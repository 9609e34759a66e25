// Files that hold keys and certificates: small, and read whole.
#pragma once

#include <string>

#include "absl/status/statusor.h"

namespace longspan {

// The bytes of the file; an error names it. More than a megabyte is none of these.
absl::StatusOr<std::string> ReadSecretFile(const std::string& path);

}  // namespace longspan

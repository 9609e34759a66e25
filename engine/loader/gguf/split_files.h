// The files of a GGUF checkpoint: one, or the parts model-00001-of-00003.gguf and so on.
#pragma once

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace longspan {

// By name alone: nothing is opened. `path` must name the first part; InvalidArgument names it
// otherwise.
absl::StatusOr<std::vector<std::string>> GgufFilePaths(const std::string& path);

// Whether the name of `path` ends as those of GGUF files.
bool IsGgufPath(const std::string& path);

}  // namespace longspan

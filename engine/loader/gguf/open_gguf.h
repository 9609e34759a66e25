// A GGUF checkpoint opened: its keys become the fields of a configuration and the texts of a
// tokenizer, its tensors are mapped.
#pragma once

#include <string>

#include "absl/types/span.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"
#include "engine/model/family.h"

namespace longspan {

// `path`: of the file, or of the first of several. What cannot be read is empty, and
// `findings` say why.
CheckpointFiles OpenGguf(const std::string& path, absl::Span<const ModelFamily* const> families,
                         Findings* findings);

}  // namespace longspan

// The files of a checkpoint, whatever they are, behind one door. Only whether files can be read is
// judged here.
#pragma once

#include <string>

#include "absl/types/span.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"
#include "engine/model/family.h"

namespace longspan {

// `path` is a directory of JSON and safetensors files, or a GGUF file, or the first of several.
// What cannot be read is empty, and `findings` say why. Under `strict` a tensor that a shard holds
// and the index does not name is a problem. GGUF files name one of the `families`.
CheckpointFiles OpenCheckpoint(const std::string& path, bool strict,
                               absl::Span<const ModelFamily* const> families, Findings* findings);

}  // namespace longspan

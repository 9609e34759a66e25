// The files of a checkpoint, whatever they are, behind one door. Only whether files can be read is
// judged here.
#pragma once

#include <string>

#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"

namespace longspan {

// `path` is a directory of JSON and safetensors files. What cannot be read is empty, and told to
// `findings`. Under `strict` a tensor that a shard holds and the index does not name is a problem.
CheckpointFiles OpenCheckpoint(const std::string& path, bool strict, Findings* findings);

}  // namespace longspan

// Checkpoints of several modalities that hold a text model of a family that is served
// (ModelFamily::text_part_of). Their text part alone is read.
#pragma once

#include "absl/types/span.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"
#include "engine/model/family.h"

namespace longspan {

// Leaves in `files`, if they are of such a checkpoint, what one of the text model alone would hold,
// tensors under its names. A warning names the others, which are skipped.
void KeepTextPart(absl::Span<const ModelFamily* const> families, CheckpointFiles* files,
                  Findings* findings);

}  // namespace longspan

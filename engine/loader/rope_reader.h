// The two spellings of RoPE in config.json, read as one: rope_theta + rope_scaling (older) and
// rope_parameters (transformers 5). A reader that knew only the first would silently run newer
// checkpoints with the wrong base.
#pragma once

#include <optional>

#include "engine/loader/base/findings.h"
#include "engine/loader/config_fields.h"
#include "engine/loader/rope.h"

namespace longspan {

// Also reads partial_rotary_factor. Without any theta: `default_theta` and a warning, or a problem
// where that is empty. The result may be resolved only where no problem was found.
RopeScaling ReadRopeScaling(ConfigFields& config, int head_dim, std::optional<double> default_theta,
                            Findings* findings);

}  // namespace longspan

// The two spellings of RoPE in config.json, read as one: rope_theta + rope_scaling (older) and
// rope_parameters (transformers 5). A reader that knew only the first would silently run newer
// checkpoints with the wrong base.
#pragma once

#include <optional>

#include "absl/strings/string_view.h"
#include "engine/loader/base/config_fields.h"
#include "engine/loader/base/findings.h"
#include "engine/loader/rope.h"
#include "engine/loader/rope_override.h"

namespace longspan {

// Also reads partial_rotary_factor. Without any theta: `default_theta` and a warning, or a problem
// where that is empty. Where rope_parameters holds a dictionary for each type of layer, the one of
// `layer_type` ("full_attention") counts; without a type they must be alike. An override takes the
// place of the file's scaling, whatever that is; theta and partial_rotary_factor stay. The result
// may be resolved only where no problem was found.
RopeScaling ReadRopeScaling(ConfigFields& config, int head_dim, std::optional<double> default_theta,
                            Findings* findings, absl::string_view layer_type = {},
                            const RopeOverride* override = nullptr);

}  // namespace longspan

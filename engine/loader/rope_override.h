// A RoPE scaling that is given at launch, in place of the checkpoint's: short words for the usual
// ones, or the object as config.json would hold it.
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/json/json.h"

namespace longspan {

struct RopeOverride {
  Json scaling;  // as rope_scaling of config.json; its values are not judged here
  // Where neither it nor the checkpoint's scaling names an original length.
  int64_t original_tokens = 0;
};

// "linear:FACTOR", "yarn:FACTOR[:ORIGINAL]", "llama3:FACTOR[:ORIGINAL]" (with the low and high
// frequency factors of Llama 3.1), or a JSON object. InvalidArgument goes on from "it must be ".
absl::StatusOr<Json> ParseRopeScaling(absl::string_view text);

}  // namespace longspan

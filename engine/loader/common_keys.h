// Keys of config.json that no family names: those that say nothing of what is computed, and those
// that would change it and are not implemented. A key that the model's family reads is the
// family's to judge, and not judged here.
#pragma once

#include "absl/strings/string_view.h"
#include "engine/json/json.h"

namespace longspan {

// Whether the key is of training, of other libraries, or about what this program reads elsewhere,
// or has a value that changes nothing.
bool IsHarmless(absl::string_view key, const Json& value);

// Why no model with this value can be served, for the message behind the key; empty where the key
// is not known here, or is harmless.
absl::string_view WhyRefused(absl::string_view key, const Json& value);

}  // namespace longspan

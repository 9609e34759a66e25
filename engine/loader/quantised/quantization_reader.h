// What the readers of all methods of quantization_config share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/loader/base/config_fields.h"
#include "engine/loader/quantised/quantization_config.h"

namespace longspan {

// The list of module names of that key; without entries where it is absent. Problems are reported.
ModuleNames ReadModuleNames(ConfigFields& fields, absl::string_view key);
// Refused where the key is neither absent nor empty, false or null: the config asks for what is not
// served.
void RefuseKey(ConfigFields& fields, absl::string_view key, absl::string_view because);
// Counted as read, whatever they say.
void PassOver(ConfigFields& fields, absl::Span<const absl::string_view> keys);

// Readers of one method each. `config` has its method; the rest is theirs to fill.
void ReadFloat8Method(ConfigFields& fields, QuantizationConfig& config);
void ReadAwqMethod(ConfigFields& fields, QuantizationConfig& config);
void ReadGptqMethod(ConfigFields& fields, QuantizationConfig& config);
void ReadCompressedTensors(ConfigFields& fields, Findings* findings, QuantizationConfig& config);

}  // namespace longspan

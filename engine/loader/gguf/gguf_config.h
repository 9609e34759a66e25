// The keys of a GGUF file as the fields of a configuration.
#pragma once

#include <optional>
#include <string>

#include "absl/types/span.h"
#include "engine/json/json.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"
#include "engine/model/family.h"

namespace longspan {

// The fields have the keys of config.json; keys of the architecture that mean none of them keep
// their names, so that nothing that may change what is computed is passed over. Of `weights`, what
// belongs to the configuration (factors of RoPE) is taken out. `names` learns what the file calls
// the fields. Empty where the architecture is not that of one of the families.
std::optional<Json> ReadGgufConfig(const Json& metadata, const std::string& file_name,
                                   absl::Span<const ModelFamily* const> families,
                                   WeightFiles* weights, ContainerNames* names, Findings* findings);

}  // namespace longspan

// Model types that people have and that are not served: what their attention would need. For the
// message that refuses them.
#pragma once

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/model/family.h"

namespace longspan {

// "; <what it needs>; close to it is <a family of `served`>", or less where less is known; empty
// for an unknown type.
std::string ExplainUnserved(absl::string_view model_type,
                            absl::Span<const ModelFamily* const> served);

}  // namespace longspan

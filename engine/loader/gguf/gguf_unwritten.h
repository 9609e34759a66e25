// What GGUF files of some architectures do not say as config.json does: what they leave out, since
// their readers know it of the model family, and what they say by another number.
#pragma once

#include <optional>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/json/json.h"

namespace longspan {

// A field of a family's configuration whose value is the same, or follows from other fields, in all
// of the family's models.
struct UnwrittenField {
  absl::string_view architecture;
  absl::string_view config;                  // the key of config.json
  Json (*value)(const Json& config_so_far);  // null: it does not follow
};

absl::Span<const UnwrittenField> UnwrittenFields();

// A key whose number is not config.json's.
struct ConvertedField {
  absl::string_view architecture;
  absl::string_view gguf;                                   // behind the architecture and a dot
  absl::string_view config;                                 // the key of config.json
  Json (*value)(double number, const Json& config_so_far);  // null: it does not follow
};

absl::Span<const ConvertedField> ConvertedFields();

}  // namespace longspan

// The normalizer of tokenizer.json, as plain values.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/json/json.h"
#include "engine/text/component_reader.h"
#include "engine/text/unicode_form.h"

namespace longspan {

// Before a text that is not empty.
struct PrependSpec {
  std::string text;
};

// White space at the ends goes.
struct StripSpec {
  bool left = false;
  bool right = false;
};

// Character by character (Unicode's full mapping, without context).
struct LowercaseSpec {};

using NormalizerStep =
    std::variant<UnicodeForm, ReplaceSpec, PrependSpec, StripSpec, LowercaseSpec>;

// Applied in turn. What could be read; a line in `problems` for what is not served.
std::vector<NormalizerStep> ReadNormalizerSteps(const Json& normalizer,
                                                std::vector<std::string>* problems);

}  // namespace longspan

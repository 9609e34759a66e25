// quantization_config of config.json: which modules' weights are stored quantised, and how. What is
// not served is refused by its name, with what is close to it and served.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/json/json.h"
#include "engine/loader/base/findings.h"
#include "engine/loader/quantised/module_names.h"
#include "engine/loader/quantised/weight_scheme.h"

namespace longspan {

struct QuantizationConfig {
  struct Group {
    ModuleNames modules;
    WeightScheme scheme;
  };

  std::string method;  // "awq"
  std::vector<Group> groups;
  ModuleNames kept;  // whose weights are stored as plain numbers

  bool Keeps(absl::string_view module) const { return kept.Match(module) != ModuleMatch::kNone; }
  // Of a module that is not kept: of the groups that match, the one whose entry says most. Null
  // where none does.
  const WeightScheme* SchemeOf(absl::string_view module) const;
};

struct QuantizationOptions {
  std::string file = "config.json";  // for messages
  bool strict = false;               // unknown keys are problems; otherwise warnings
};

// Empty where there was a problem, which is then in `findings`.
std::optional<QuantizationConfig> ReadQuantizationConfig(const Json& json,
                                                         const QuantizationOptions& options,
                                                         Findings* findings);

}  // namespace longspan

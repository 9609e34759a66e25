// A list of modules in a quantization_config: names, parts of names, patterns ("re:…") and classes.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan {

// What an entry that matches says, the vaguest first.
enum class ModuleMatch : uint8_t { kNone, kClass, kPattern, kName };

class ModuleNames {
 public:
  // InvalidArgument for a pattern that is none, and for too many entries.
  static absl::StatusOr<ModuleNames> Parse(const std::vector<std::string>& entries);

  // Of a module with a matrix, "model.layers.0.mlp.up_proj". An entry that is a name matches the
  // module and those inside it, and where it is the end or the middle of a name, too. A pattern
  // must match from the name's beginning. The class is Linear; others match nothing.
  ModuleMatch Match(absl::string_view module) const;

 private:
  std::vector<std::string> names_;
  std::vector<std::shared_ptr<const void>> patterns_;  // pcre2_code
  bool has_linear_ = false;
};

}  // namespace longspan

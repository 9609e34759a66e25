// Components that stand in several places of tokenizer.json.
#pragma once

#include <optional>
#include <string>

#include "engine/text/json_fields.h"
#include "engine/text/text_pattern.h"

namespace longspan {

// A normalizer does it to the text, a decoder to each token.
struct ReplaceSpec {
  PatternSpec pattern;
  std::string content;  // what stands in place of each match
};

// Which texts get a mark at their beginning, where they have none.
enum class PrependScheme { kNever, kFirst, kAlways };

struct MetaspaceSpec {
  std::string mark;  // one character, which stands for a space
  PrependScheme prepend = PrependScheme::kAlways;
};

class ComponentReader : public FieldReader {
 public:
  using FieldReader::FieldReader;

 protected:
  // `pattern` of `part`; nothing, and a problem, where it has none. `where` names the component.
  std::optional<PatternSpec> ReadPattern(const Json& part, const std::string& where);
  std::optional<ReplaceSpec> ReadReplace(const Json& part, const std::string& where);
  MetaspaceSpec ReadMetaspaceSpec(const Json& part, const std::string& where);
};

}  // namespace longspan

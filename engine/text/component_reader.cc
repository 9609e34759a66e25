#include "engine/text/component_reader.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

struct NamedScheme {
  const char* name;
  PrependScheme scheme;
};

constexpr NamedScheme kSchemes[] = {
    {"never", PrependScheme::kNever},
    {"first", PrependScheme::kFirst},
    {"always", PrependScheme::kAlways},
};

bool IsOneCharacter(const std::string& text) {
  return !text.empty() && NextUtf8(text, 0).bytes == text.size();
}

}  // namespace

std::optional<PatternSpec> ComponentReader::ReadPattern(const Json& part,
                                                        const std::string& where) {
  const Json& pattern = Field(part, "pattern");
  const bool is_literal = Field(pattern, "String").is_string();
  PatternSpec spec;
  spec.kind = is_literal ? PatternSpec::Kind::kLiteral : PatternSpec::Kind::kRegex;
  spec.text = StringField(pattern, is_literal ? "String" : "Regex");
  if (!spec.text.empty()) return spec;
  NotServed(absl::StrCat(where, " without a Regex or String pattern"));
  return std::nullopt;
}

std::optional<ReplaceSpec> ComponentReader::ReadReplace(const Json& part,
                                                        const std::string& where) {
  std::optional<PatternSpec> pattern = ReadPattern(part, absl::StrCat(where, " Replace"));
  if (!pattern.has_value()) return std::nullopt;
  return ReplaceSpec{*std::move(pattern), StringField(part, "content")};
}

// Older files have add_prefix_space, where false says never.
MetaspaceSpec ComponentReader::ReadMetaspaceSpec(const Json& part, const std::string& where) {
  MetaspaceSpec spec;
  spec.mark = StringField(part, "replacement");
  if (!IsOneCharacter(spec.mark)) {
    Malformed(absl::StrCat(where, " Metaspace with a replacement of not one character"));
  }
  const std::string scheme = StringField(part, "prepend_scheme");
  bool is_known = scheme.empty();
  for (const NamedScheme& known : kSchemes) {
    if (scheme != known.name) continue;
    spec.prepend = known.scheme;
    is_known = true;
  }
  if (!is_known) {
    NotServed(absl::StrCat(where, " Metaspace with prepend_scheme \"", scheme, "\""),
              "never, first, always");
  }
  if (!Flag(part, "add_prefix_space", true)) spec.prepend = PrependScheme::kNever;
  return spec;
}

}  // namespace longspan

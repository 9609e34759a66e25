// Part of the library's target: the front ends that are left out of it, which its compiler names.
// Our grammars come as text, so that nothing calls them.
#include <stdexcept>

#include "json_schema_converter.h"
#include "lark_converter.h"
#include "structural_tag.h"

namespace xgrammar {
namespace {

[[noreturn]] void LeftOut() { throw std::logic_error("a front end that is left out was called"); }

}  // namespace

// The signatures are the library's.
// NOLINTBEGIN(performance-unnecessary-value-param)
Grammar JSONSchemaToGrammar(const std::string&, bool, std::optional<int>,
                            std::optional<std::pair<std::string, std::string>>, bool,
                            std::optional<int>, bool, JSONFormat, std::vector<std::string>) {
  LeftOut();
}
// NOLINTEND(performance-unnecessary-value-param)

Grammar LarkToGrammar(const std::string&, const std::optional<TokenizerInfo>&,
                      const std::vector<NamedGrammar>&) {
  LeftOut();
}

Result<Grammar, StructuralTagError> StructuralTagToGrammar(const std::string&,
                                                           const std::optional<TokenizerInfo>&) {
  LeftOut();
}

}  // namespace xgrammar

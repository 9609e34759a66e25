#include "engine/constraint/grammar_library.h"

namespace longspan {

absl::Status HasGrammarLibrary() {
  return absl::UnimplementedError(
      "constrained answers are not served: this daemon was built without LONGSPAN_CONSTRAINTS");
}

absl::StatusOr<std::unique_ptr<GrammarLibrary>> OpenGrammarLibrary(const ConstraintVocabulary&) {
  return HasGrammarLibrary();
}

}  // namespace longspan

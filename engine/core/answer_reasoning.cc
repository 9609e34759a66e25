#include "engine/core/answer_reasoning.h"

namespace longspan {

bool AnswerReasoning::Read(absl::string_view text) {
  if (splitter_.has_passed()) return false;
  const bool was_in_reasoning = splitter_.in_reasoning();
  SplitText unused;
  splitter_.Push(text, &unused);
  return was_in_reasoning && splitter_.in_reasoning();
}

}  // namespace longspan

#include "engine/chat/answer_part.h"

namespace longspan {

void AppendPart(AnswerPart::Kind kind, int32_t call_index, absl::string_view text,
                std::vector<AnswerPart>* parts) {
  if (text.empty()) return;
  const bool goes_on = !parts->empty() && kind != AnswerPart::Kind::kToolCallBegin &&
                       parts->back().kind == kind && parts->back().call_index == call_index;
  if (!goes_on) parts->push_back({kind, call_index, ""});
  parts->back().text.append(text.data(), text.size());
}

}  // namespace longspan

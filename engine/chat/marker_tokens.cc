#include "engine/chat/marker_tokens.h"

#include "absl/strings/string_view.h"
#include "engine/chat/tool_call_syntax.h"

namespace longspan {
namespace {

bool IsOfSyntax(absl::string_view text, ToolCallFormat format) {
  for (const SyntaxPlace& place : ToolCallSyntax(format)) {
    for (const SyntaxText& known : place.texts) {
      if (known.text == text) return true;
    }
  }
  return false;
}

}  // namespace

MarkerTokens FindMarkerTokens(const ReasoningFormat& reasoning, ToolCallFormat tool_calls,
                              const Tokenizer& tokenizer) {
  MarkerTokens markers;
  for (int32_t id = 0; id < tokenizer.vocabulary_tokens(); ++id) {
    if (!tokenizer.IsSpecial(id)) continue;
    const absl::string_view text = tokenizer.TokenBytes(id);
    if (text.empty()) continue;
    if (text == reasoning.begin || text == reasoning.end) markers.reasoning.push_back(id);
    if (IsOfSyntax(text, tool_calls)) markers.tool_calls.push_back(id);
  }
  return markers;
}

std::vector<int32_t> ShownTokenIds(const AnswerFormat& format, const MarkerTokens& markers) {
  std::vector<int32_t> shown;
  if (format.reasoning.exists()) shown = markers.reasoning;
  if (format.tool_calls != ToolCallFormat::kNone) {
    shown.insert(shown.end(), markers.tool_calls.begin(), markers.tool_calls.end());
  }
  return shown;
}

}  // namespace longspan

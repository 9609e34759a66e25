#include "engine/chat/tool_call_syntax.h"

namespace longspan {
namespace {

// Each enumeration begins with kFreeText and kAnswerBegin, which are not named again.

constexpr SyntaxPlace kNoCalls[] = {{}};

namespace hermes {
enum : int { kCall = kAnswerBegin + 1, kCallEnd };
constexpr SyntaxPlace kPlaces[] = {
    {.texts = {{{"<tool_call>", kCall}}}},
    {.texts = {{{"<tool_call>", kCall}}}},
    {.after_object = kCallEnd},
    {.texts = {{{"</tool_call>", kAnswerBegin, true}, {"<tool_call>", kCall}}}},
};
}  // namespace hermes

namespace llama3 {
enum : int { kCall = kAnswerBegin + 1, kNext };
constexpr SyntaxPlace kPlaces[] = {
    {},
    {.texts = {{{"<|python_tag|>", kCall}}}, .after_object = kNext},
    {.after_object = kNext},
    {.texts = {{{";", kAnswerBegin}, {"<|python_tag|>", kCall}}}, .after_object = kNext},
};
}  // namespace llama3

namespace mistral {
enum : int { kCalls = kAnswerBegin + 1, kCall, kNext, kName, kId, kArguments };
constexpr SyntaxPlace kPlaces[] = {
    {.texts = {{{"[TOOL_CALLS]", kCalls}}}},
    {.texts = {{{"[TOOL_CALLS]", kCalls}}}},
    {.texts = {{{"[", kCall}}}, .word = SyntaxWord::kToolName, .within_word = kName},
    {.after_object = kNext},
    {.texts = {{{",", kCall}, {"]", kAnswerBegin, true}}}},
    {.texts = {{{"[ARGS]", kArguments}, {"[CALL_ID]", kId}}},
     .word = SyntaxWord::kToolName,
     .within_word = kName},
    {.texts = {{{"[ARGS]", kArguments}}}, .word = SyntaxWord::kCallId, .within_word = kId},
    {.after_object = kAnswerBegin},
};
}  // namespace mistral

namespace json {
enum : int { kCall = kAnswerBegin + 1, kNext, kEnd, kFenced, kFencedCall, kFencedNext, kFenceEnd };
constexpr SyntaxPlace kPlaces[] = {
    {},
    {.texts = {{{"[", kCall}, {"```json", kFenced}}}, .after_object = kEnd},
    {.after_object = kNext},
    {.texts = {{{",", kCall}, {"]", kEnd, true}}}},
    {},
    {.texts = {{{"[", kFencedCall}}}, .after_object = kFenceEnd},
    {.after_object = kFencedNext},
    {.texts = {{{",", kFencedCall}, {"]", kFenceEnd, true}}}},
    {.texts = {{{"```", kEnd, true}}}},
};
}  // namespace json

}  // namespace

absl::Span<const SyntaxPlace> ToolCallSyntax(ToolCallFormat format) {
  switch (format) {
    case ToolCallFormat::kHermes:
      return hermes::kPlaces;
    case ToolCallFormat::kLlama3Json:
      return llama3::kPlaces;
    case ToolCallFormat::kMistral:
      return mistral::kPlaces;
    case ToolCallFormat::kJson:
      return json::kPlaces;
    case ToolCallFormat::kNone:
      break;
  }
  return kNoCalls;
}

}  // namespace longspan

// What stands around the objects of calls in an answer, a table of places a format: which texts may
// follow at a place, and where they lead. One automaton (ToolCallParser) reads them all.
#pragma once

#include <array>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/chat/tool_call_format.h"

namespace longspan {

// A text leads from one place to another. What was held is dropped behind one that closes a call;
// any other is held with what follows, until that is a call or cannot become one.
struct SyntaxText {
  absl::string_view text;  // of those at one place none begins another, nor repeats its first byte
  int next = 0;
  bool closes = false;
};

enum class SyntaxWord { kNone, kToolName, kCallId };

// White space may stand before all that a place expects.
struct SyntaxPlace {
  std::array<SyntaxText, 2> texts;
  // Where an object may begin, the place behind it. Behind a tool's name it is of the arguments.
  int after_object = -1;
  // What a byte belongs to that begins nothing else, and the place within it.
  SyntaxWord word = SyntaxWord::kNone;
  int within_word = -1;
};

// Of every format: free text, where all is content but what a text begins, and where answers begin
// (kNone has no such place).
inline constexpr int kFreeText = 0;
inline constexpr int kAnswerBegin = 1;

absl::Span<const SyntaxPlace> ToolCallSyntax(ToolCallFormat format);

}  // namespace longspan

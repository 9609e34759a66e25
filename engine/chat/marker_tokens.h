// The tokens with which models mark reasoning and calls of tools. Where a tokenizer calls them
// special they are hidden from clients, but answers cannot be read without them. Any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chat/answer_parser.h"
#include "engine/text/tokenizer.h"

namespace longspan {

struct MarkerTokens {
  std::vector<int32_t> reasoning;
  std::vector<int32_t> tool_calls;
};

MarkerTokens FindMarkerTokens(const ReasoningFormat& reasoning, ToolCallFormat tool_calls,
                              const Tokenizer& tokenizer);

// Those of what `format` looks for.
std::vector<int32_t> ShownTokenIds(const AnswerFormat& format, const MarkerTokens& markers);

}  // namespace longspan

// How the served model chats. Constant after start.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/chat/chat_template.h"
#include "engine/chat/marker_tokens.h"
#include "engine/chat/reasoning_format.h"
#include "engine/chat/tool_call_format.h"
#include "engine/loader/base/checkpoint_files.h"
#include "engine/loader/base/findings.h"
#include "engine/text/tokenizer.h"

namespace longspan {

struct ServedChat {
  std::unique_ptr<const ChatTemplate> chat_template;  // null: the model does not chat,
  std::string problem;                                // for this reason
  ReasoningFormat reasoning;
  std::vector<int32_t> reasoning_end_token_ids;  // the end marker; empty: it does not reason
  ToolCallFormat tool_calls = ToolCallFormat::kNone;
  // Special tokens that answers hold where their formats are used.
  MarkerTokens marker_tokens;
  bool constrain_tool_calls = true;  // also those that nobody asks for
};

struct ChatOptions {
  std::string template_file;              // empty: the checkpoint's
  std::string reasoning_parser = "auto";  // a name that ReadReasoningFormat knows
  std::string tool_call_parser = "auto";  // likewise ReadToolCallFormat
  bool constrain_tool_calls = true;
};

// At start. A template that is named and cannot be used is a problem, the checkpoint's own a
// warning.
std::shared_ptr<const ServedChat> OpenChat(const ChatOptions& options, const TokenizerTexts& texts,
                                           const Tokenizer& tokenizer, Findings* findings);

}  // namespace longspan

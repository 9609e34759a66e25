// A conversation as a client sends it: of a GenerateCall, the prompt. Names in comments are the
// public field names that errors carry.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/json/json.h"

namespace longspan {

// Whether the answer may be calls of the request's tools.
struct ToolChoice {
  enum class Kind : uint8_t { kAuto, kNone, kRequired, kNamed };
  Kind kind = Kind::kAuto;
  std::string name;  // of kNamed
};

struct ChatCall {
  Json messages;   // as the protocol writes them, unjudged, as is all else
  Json tools;      // null: none
  Json documents;  // null: none
  std::optional<ToolChoice> tool_choice;
  std::optional<bool> parallel_tool_calls;
  std::optional<std::string> reasoning_effort;
  Json template_arguments;  // chat_template_kwargs; null: none
  bool add_generation_prompt = true;
  bool continue_final_message = false;
  std::optional<int64_t> max_reasoning_tokens;  // reasoning ends there; nullopt: where it does
  // Reasoning stands apart from the content of the answer.
  bool separate_reasoning = true;
  // Control tokens that a message writes become tokens, as the template's own do.
  bool parse_special_in_content = false;
};

}  // namespace longspan

// How models write calls of tools in their answers. Any thread.
#pragma once

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan {

enum class ToolCallFormat {
  kNone,        // calls are not looked for
  kHermes,      // <tool_call>{"name": ..., "arguments": {...}}</tool_call>, anywhere
  kLlama3Json,  // {"name": ..., "parameters": {...}}, perhaps after <|python_tag|>
  kMistral,     // [TOOL_CALLS][{...}, ...] or [TOOL_CALLS]name[ARGS]{...}, anywhere
  kJson,        // an object as above or an array of them, perhaps in a fence
};

// That of a model, by the source of its chat template; kJson where the template has none of the
// others'.
ToolCallFormat ToolCallFormatOf(absl::string_view template_source);

// By the value of a flag: `auto` (by the template) or the name of a format. INVALID_ARGUMENT says
// what it must be: "one of …".
absl::StatusOr<ToolCallFormat> ReadToolCallFormat(absl::string_view name,
                                                  absl::string_view template_source);

absl::string_view NameOf(ToolCallFormat format);

}  // namespace longspan

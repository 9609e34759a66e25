// The messages and tools of a chat, judged and made what templates read: OpenAI's fields of every
// role, with content as one text, arguments of calls as objects, and nothing that is absent. Any
// thread.
#pragma once

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/json/json.h"
#include "server/base/limits.h"

namespace longspan {

struct MessageForm {
  bool has_developers = false;    // the template knows the role; otherwise it is that of the system
  bool content_is_parts = false;  // the template wants a list of parts, even of one text
};

// INVALID_ARGUMENT names what is wrong as in "messages[2].tool_calls[0].id": unknown roles, fields
// and parts, what is no text, results without a call.
absl::StatusOr<Json> ReadMessages(const Json& messages, const MessageForm& form);

// The names of the tools in their order. INVALID_ARGUMENT likewise: what is no function, names that
// are there twice, more than the limit.
absl::StatusOr<std::vector<std::string>> ReadToolNames(const Json& tools, const Limits& limits);

}  // namespace longspan

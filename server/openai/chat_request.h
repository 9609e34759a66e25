// The body of POST /v1/chat/completions, and of the routes that take a conversation without
// answering it: OpenAI's fields and those that others have added. Types are judged here, values by
// the validator.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "engine/json/json.h"
#include "server/base/json_fields.h"
#include "server/call/chat_call.h"
#include "server/openai/fields.h"

namespace longspan {

absl::StatusOr<OpenAiRequest> ReadChatRequest(const Json& body);

// What makes the prompt: messages, tools, and variables of the template.
std::shared_ptr<const ChatCall> ReadConversation(JsonFields* fields);

}  // namespace longspan

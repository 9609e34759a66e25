// Conversations as longspan.v1 has them, in the words of OpenAI's, which are the server's own.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "longspan/v1/inference.pb.h"
#include "server/base/limits.h"
#include "server/call/chat_call.h"

namespace longspan {

// Only translates; values are judged where chats become prompts (chat_prompt.h). INVALID_ARGUMENT:
// a field is not the JSON that it must be, its texts hold more values than one body may, or the
// choice of tools is none.
absl::StatusOr<std::shared_ptr<const ChatCall>> ToChatCall(v1::ChatMessages chat,
                                                           const Limits& limits);

}  // namespace longspan

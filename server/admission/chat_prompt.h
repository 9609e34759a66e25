// What a chat becomes before its tokens: the conversation, judged, as the text of a prompt, and how
// its answers will be read. On a worker, since templates may take long.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "absl/time/civil_time.h"
#include "engine/chat/answer_parser.h"
#include "engine/request/request.h"
#include "engine/text/jinja/marked_text.h"
#include "server/base/limits.h"
#include "server/call/chat_call.h"
#include "server/call/served_chat.h"

namespace longspan {

struct ChatPrompt {
  MarkedText text;
  std::shared_ptr<const AnswerFormat> format;
  ReasoningParams reasoning;  // whether it is to stand apart or not
};

// INVALID_ARGUMENT: a message, a tool or an argument of the template is wrong, or the template
// refuses them, in its own words. UNIMPLEMENTED: what this model or this server does not do.
absl::StatusOr<ChatPrompt> MakeChatPrompt(const ChatCall& call, const ServedChat& chat,
                                          const Limits& limits, absl::CivilDay today);

}  // namespace longspan

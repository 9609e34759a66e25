// What a chat's answer is held to: the form that the request asks for, calls of its tools, or
// either, after reasoning. Any thread.
#pragma once

#include <optional>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/constraint/constraint.h"
#include "engine/text/tokenizer.h"
#include "server/call/chat_call.h"
#include "server/call/generate_call.h"
#include "server/call/served_chat.h"

namespace longspan {

struct ChatConstraint {
  std::optional<Constraint> constraint;  // none: the answer is free
  std::string name;                      // the field that asks for it
  bool holds_calls = false;              // no call can break
};

using JudgeConstraint = absl::FunctionRef<absl::Status(const Constraint&)>;

// The status that clients get for a constraint that is not served.
absl::Status OfConstraint(const absl::Status& status, absl::string_view name);

// `call` is of `chat_call`, which MakeChatPrompt has judged; `reasoning_is_open`: its prompt ends
// inside reasoning. INVALID_ARGUMENT or UNIMPLEMENTED where what must be held to cannot be: calls
// that are asked for, strict tools, the form of the answer. Other calls are then free.
absl::StatusOr<ChatConstraint> ConstrainChat(const GenerateCall& call, const ChatCall& chat_call,
                                             const ServedChat& chat, const Tokenizer& tokenizer,
                                             bool reasoning_is_open, JudgeConstraint judge);

}  // namespace longspan

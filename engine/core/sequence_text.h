// The text of one sequence, token by token: what may go out of it, what is held back since it may
// still be part of a character or of a stop string, what is reasoning, and where it ends. Engine
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "absl/types/span.h"
#include "engine/core/answer_reasoning.h"
#include "engine/request/events.h"
#include "engine/request/request.h"
#include "engine/sampling/stop.h"
#include "engine/text/detokenizer.h"
#include "engine/text/tokenizer.h"

namespace longspan {

// Why a sequence ends.
struct SequenceEnd {
  FinishReason reason = FinishReason::kStop;
  std::optional<int32_t> matched_token_id;
  std::optional<std::string> matched_string;
};

// What a token does.
struct TokenText {
  std::string text;  // that goes out with it
  bool is_reasoning = false;
  std::optional<SequenceEnd> end;
};

class SequenceText {
 public:
  // Both outlive it.
  SequenceText(const Tokenizer* tokenizer, const Request& request);

  // The next token of the output. `end_token_ids` end it unless ignore_eos; one that a constraint
  // permits does in any case, since nothing may follow it.
  TokenText Push(int32_t token, absl::Span<const int32_t> end_token_ids);
  const AnswerReasoning& reasoning() const { return reasoning_; }

 private:
  TokenText StopAt(int32_t token);
  TokenText GoOn(int32_t token);

  const Tokenizer* tokenizer_;
  const Request* request_;
  StreamingDetokenizer detokenizer_;
  StopMatcher stop_;
  AnswerReasoning reasoning_;
  int64_t drawn_ = 0;  // tokens so far
};

}  // namespace longspan

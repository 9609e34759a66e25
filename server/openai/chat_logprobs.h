// The logprobs of a chat's choice, as OpenAI writes them: an object a token. Written as they come,
// as text.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/request/events.h"
#include "engine/text/tokenizer.h"
#include "server/openai/logprobs.h"

namespace longspan {

class ChatLogprobs {
 public:
  // `tokenizer` outlives this. `top`: how many of the likeliest are listed.
  ChatLogprobs(const Tokenizer* tokenizer, TokenWriter write_token, int64_t top);

  void Add(const std::vector<PositionLogprobs>& positions);
  bool empty() const { return content_.empty(); }
  // What has been added since the last call, as a JSON object, to the end of `out`.
  void TakeInto(std::string* out);

 private:
  // The members of an entry, without its braces.
  void AppendEntry(const TokenLogprob& entry);

  const Tokenizer* tokenizer_;
  TokenWriter write_token_;
  int64_t top_;
  std::string content_;  // elements, with commas between
};

}  // namespace longspan

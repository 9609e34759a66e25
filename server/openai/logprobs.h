// The logprobs of a completions choice, as OpenAI writes them: four arrays with an entry a token.
// There may be hundreds of thousands, so they are written as they come, as text.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "engine/request/events.h"
#include "engine/text/detokenizer.h"
#include "server/call/echo.h"

namespace longspan {

// How a token is written where tokens stand as text (Admission::TokenString).
using TokenWriter = std::function<std::string(int32_t)>;

// Finite, and with as few digits as say it exactly, to the end of `out`. JSON knows no infinity.
void AppendLogprob(float logprob, std::string* out);

// Copies have what was added so far, and go on apart.
class LogprobsBuilder {
 public:
  // `tokenizer` outlives this. `top`: 0 lists the chosen token alone.
  LogprobsBuilder(const Tokenizer* tokenizer, TokenWriter write_token, int64_t top,
                  bool skip_special_tokens);

  // The echoed prompt: `positions` are of its tokens 1, 2, …; the first token has none. Offsets go
  // into the text of `echo`: from a token's on stands what it adds to that.
  void AddPrompt(absl::Span<const int32_t> token_ids,
                 const std::vector<PositionLogprobs>& positions, const Echo& echo);
  void Add(const std::vector<PositionLogprobs>& positions);

  bool empty() const { return tokens_.empty(); }
  // What has been added since the last call, as a JSON object, to the end of `out`.
  void TakeInto(std::string* out);

 private:
  // `position` is null where nothing is known.
  void AddToken(int32_t token, const PositionLogprobs* position, int64_t offset);
  std::string TopOf(const PositionLogprobs& position) const;

  const Tokenizer* tokenizer_;
  TokenWriter write_token_;
  int64_t top_;
  StreamingDetokenizer detokenizer_;
  int64_t offset_characters_ = 0;  // code points of the choice's text before the next token
  // Elements of the arrays, with commas between.
  std::string tokens_;
  std::string token_logprobs_;
  std::string top_logprobs_;
  std::string text_offsets_;
};

// `prompt_logprobs` of a choice: null for the first token, then {"id": {logprob, rank,
// decoded_token}, …} for each. To the end of `out`.
void AppendPromptLogprobs(const std::vector<PositionLogprobs>& positions, int64_t top,
                          const TokenWriter& write_token, std::string* out);

}  // namespace longspan

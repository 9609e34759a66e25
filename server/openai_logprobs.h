// The logprobs of a completions choice, as OpenAI writes them: four arrays with an entry a token.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "engine/json/json.h"
#include "engine/request/events.h"
#include "engine/text/detokenizer.h"

namespace longspan {

// How a token is written where tokens stand as text (Admission::TokenString).
using TokenWriter = std::function<std::string(int32_t)>;

// JSON knows no infinity; this is what a token of probability 0 gets.
double FiniteLogprob(float logprob);

class LogprobsBuilder {
 public:
  // `tokenizer` outlives this. `top`: 0 lists the chosen token alone.
  LogprobsBuilder(const Tokenizer* tokenizer, TokenWriter write_token, int64_t top,
                  bool skip_special_tokens);

  // The echoed prompt: `positions` are of its tokens 1, 2, …; the first token has none. `echo` is
  // the text that the offsets go into.
  void AddPrompt(absl::Span<const int32_t> token_ids,
                 const std::vector<PositionLogprobs>& positions, absl::string_view echo);
  void Add(const std::vector<PositionLogprobs>& positions);

  bool empty() const { return tokens_.empty(); }
  // What has been added since the last call.
  Json Take();

 private:
  void AddToken(int32_t token, Json logprob, Json top, int64_t offset);
  Json TopOf(const PositionLogprobs& position) const;

  const Tokenizer* tokenizer_;
  const TokenWriter write_token_;
  const int64_t top_;
  StreamingDetokenizer detokenizer_;
  int64_t offset_characters_ = 0;  // code points of the choice's text before the next token
  Json tokens_ = Json::array();
  Json token_logprobs_ = Json::array();
  Json top_logprobs_ = Json::array();
  Json text_offsets_ = Json::array();
};

// `prompt_logprobs` of a choice: null for the first token, then {"id": {logprob, rank,
// decoded_token}, …} for each.
Json PromptLogprobsJson(const std::vector<PositionLogprobs>& positions, int64_t top,
                        const TokenWriter& write_token);

}  // namespace longspan

// The answer to POST /v1/completions, made from events: one JSON object, or a stream of chunks.
// Pure: no threads, no sockets. One renderer a call.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/json/json.h"
#include "engine/request/events.h"
#include "engine/text/tokenizer.h"
#include "server/openai_logprobs.h"
#include "server/openai_request.h"

namespace longspan {

// One prompt of the call, as it was admitted.
struct CompletionPrompt {
  std::vector<int32_t> token_ids;
  int32_t n = 1;
  std::string echo;  // the text that stands before each completion; empty without echo
};

class CompletionRenderer {
 public:
  struct Context {
    std::string model;
    int64_t created_unix_seconds = 0;
    const Tokenizer* tokenizer = nullptr;  // outlives the renderer
    TokenWriter write_token;
  };

  CompletionRenderer(CompletionOptions options, Context context,
                     std::vector<CompletionPrompt> prompts);

  // Of prompt `prompt_index`, in the order of its events. When streaming, what is to be sent goes
  // to the end of `frames`.
  void OnEvent(size_t prompt_index, Event event, std::string* frames);

  bool finished() const { return unfinished_choices_ == 0; }
  // Not OK once a request has failed; the answer is then an error.
  const absl::Status& failure() const { return failure_; }

  // When finished. The whole answer, or what ends a stream.
  Json Response();
  std::string StreamEnd() const;
  // What ends a stream that has failed.
  std::string StreamFailure() const;

 private:
  struct Choice {
    size_t index = 0;
    std::string text;  // not taken yet, as are the next two
    std::vector<int32_t> token_ids;
    std::optional<LogprobsBuilder> logprobs;
    std::optional<FinishReason> finish_reason;
    Attribution attribution;
    int64_t completion_tokens = 0;
    bool opened = false;
    bool taken = false;  // at least once
  };
  struct PromptState {
    CompletionPrompt prompt;
    size_t first_choice = 0;
    int64_t cached_tokens = 0;
    PrefillProgress progress;
    std::vector<PositionLogprobs> logprobs;
  };

  void On(PromptState& state, Accepted& event, std::string* frames);
  void On(PromptState& state, PrefillProgress& event, std::string* frames);
  void On(PromptState& state, PromptLogprobs& event, std::string* frames);
  void On(PromptState& state, TokenDelta& event, std::string* frames);
  void On(PromptState& state, SequenceFinished& event, std::string* frames);
  void On(PromptState& state, RequestFailed& event, std::string* frames);

  Choice& ChoiceOf(PromptState& state, int32_t index);
  // What the choice says before its first token: the echo and its logprobs.
  void Open(const PromptState& state, Choice* choice) const;
  bool HasNews(const Choice& choice) const;
  // The choice as JSON, with what has come since the last time.
  Json Take(const PromptState& state, Choice* choice) const;
  std::string Chunk(const PromptState& state, Choice* choice) const;

  Json Envelope(Json choices) const;
  Json UsageJson() const;

  const CompletionOptions options_;
  const Context context_;
  std::vector<PromptState> prompts_;
  std::vector<Choice> choices_;
  size_t unfinished_choices_ = 0;
  absl::Status failure_;
};

// One server-sent event.
std::string EventFrame(const Json& data);

}  // namespace longspan

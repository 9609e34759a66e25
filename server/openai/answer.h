// The answer of an endpoint that completes, made from events: one JSON object, or a stream of
// chunks. Pure: no threads, no sockets. One renderer a call. What repeats the prompt can be long:
// it is written once for all choices of the prompt, and never stands as a tree.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/json/json.h"
#include "engine/request/events.h"
#include "server/openai/choice.h"
#include "server/openai/fields.h"

namespace longspan {

class AnswerRenderer {
 public:
  struct Context {
    std::string model;
    int64_t created_unix_seconds = 0;
    // Of all prompts: every object says that it is approximate, by either of them.
    bool sparse_decode = false;
    int64_t sparse_prefill_tokens = 0;
    ChoiceContext choices;
  };

  AnswerRenderer(AnswerOptions options, Context context, std::vector<AnswerPrompt> prompts);

  // Of prompt `prompt_index`, in the order of its events. When streaming, what is to be sent goes
  // to the end of `frames`.
  void OnEvent(size_t prompt_index, Event event, std::string* frames);

  bool finished() const { return unfinished_choices_ == 0; }
  // Not OK once a request has failed; the answer is then an error.
  const absl::Status& failure() const { return failure_; }

  // What the choices say of the prompt itself (echo, ids, logprobs) has all been reported.
  bool prompts_are_reported() const { return unreported_choices_ == 0; }

  // When finished. The whole answer, as JSON, or what ends a stream.
  std::string Response();
  std::string StreamEnd() const;
  // What ends a stream that has failed.
  std::string StreamFailure() const;

 private:
  struct Choice {
    size_t index = 0;
    std::unique_ptr<OpenAiChoice> content;  // from its first event on
    std::vector<int32_t> token_ids;         // not taken yet
    std::optional<FinishReason> finish_reason;
    Attribution attribution;
    std::optional<BlockMap> block_map;
    int64_t completion_tokens = 0;
    int64_t sparse_decode_tokens = 0;  // of them; known when the choice has finished
    bool reported = false;             // of the prompt
  };
  struct PromptState {
    AnswerPrompt prompt;
    size_t first_choice = 0;
    int64_t cached_tokens = 0;
    PrefillProgress progress;
    std::vector<PositionLogprobs> logprobs;
    // What each choice begins with, once one of them has: itself, and members of its object. All
    // three are let go of when every choice has them.
    std::unique_ptr<OpenAiChoice> beginning;
    std::optional<std::string> members;
    int32_t reported_choices = 0;
  };

  void On(PromptState& state, Accepted& event, std::string* frames);
  void On(PromptState& state, PrefillProgress& event, std::string* frames);
  void On(PromptState& state, PromptLogprobs& event, std::string* frames);
  void On(PromptState& state, TokenDelta& event, std::string* frames);
  void On(PromptState& state, SequenceFinished& event, std::string* frames);
  void On(PromptState& state, RequestFailed& event, std::string* frames);

  Choice& ChoiceOf(PromptState& state, int32_t index);
  // What a choice says before its first token.
  std::unique_ptr<OpenAiChoice> Open(PromptState* state) const;
  // The choice as JSON, with what has come since the last time, to the end of `out`.
  void TakeInto(PromptState* state, Choice* choice, std::string* out);
  void ReportPrompt(PromptState* state, std::string* out);
  void AppendChunk(PromptState* state, Choice* choice, std::string* frames);

  // The object of every answer, around its choices; `more` are members after those that all have.
  void BeginObject(std::string* out) const;
  void EndObject(Json more, std::string* out) const;
  Json UsageJson() const;

  const AnswerOptions options_;
  const Context context_;
  std::vector<PromptState> prompts_;
  std::vector<Choice> choices_;
  size_t unfinished_choices_ = 0;
  size_t unreported_choices_ = 0;
  absl::Status failure_;
};

// One server-sent event.
std::string EventFrame(const Json& data);

}  // namespace longspan

// Events of one completion as longspan.v1 messages, with what the client asked to see.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "engine/request/events.h"
#include "engine/text/tokenizer.h"
#include "longspan/v1/inference.pb.h"

namespace longspan {

class GrpcEventWriter {
 public:
  GrpcEventWriter(const v1::ResponseOptions& asked, const Tokenizer* tokenizer)
      : asked_(asked), tokenizer_(tokenizer) {}

  // Before any Add. Decodes the prompt if it is to be echoed, which takes a while for a long one.
  void SetPrompt(std::string request_id, std::vector<int32_t> prompt_token_ids, int32_t n);

  // Adds the messages that `event` becomes. RequestFailed becomes none.
  void Add(const Event& event, std::deque<v1::GenerateEvent>* out);
  // Every sequence has finished.
  bool complete() const { return finished_ == n_; }

 private:
  // Whether the engine will tell logprobs of the prompt: an echoed one has them where the
  // completion has.
  bool ExpectsPromptLogprobs() const;
  void AddAccepted(const Accepted& accepted, std::deque<v1::GenerateEvent>* out) const;
  void AddProgress(const PrefillProgress& progress, std::deque<v1::GenerateEvent>* out) const;
  void AddPromptOutput(const PromptLogprobs* logprobs, std::deque<v1::GenerateEvent>* out);
  void AddDelta(const TokenDelta& delta, std::deque<v1::GenerateEvent>* out);
  void AddFinished(const SequenceFinished& finished, std::deque<v1::GenerateEvent>* out) const;

  const v1::ResponseOptions asked_;
  const Tokenizer* tokenizer_;
  std::string request_id_;
  std::string prompt_text_;                // with echo
  std::vector<int32_t> prompt_token_ids_;  // with echo and token_ids
  int32_t n_ = 1;
  int32_t finished_ = 0;
  std::vector<int64_t> next_delta_;  // [n]
};

}  // namespace longspan

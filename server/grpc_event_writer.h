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

  void SetPrompt(std::string request_id, std::vector<int32_t> prompt_token_ids, int32_t n);

  // Adds the messages that `event` becomes. RequestFailed becomes none.
  void Add(const Event& event, std::deque<v1::GenerateEvent>* out);
  // Every sequence has finished.
  bool complete() const { return finished_ == n_; }

 private:
  void AddPromptOutput(const PromptLogprobs* logprobs, std::deque<v1::GenerateEvent>* out) const;
  v1::GenerateEvent Delta(const TokenDelta& delta);
  v1::GenerateEvent End(const SequenceFinished& finished) const;

  const v1::ResponseOptions asked_;
  const Tokenizer* tokenizer_;
  std::string request_id_;
  std::vector<int32_t> prompt_token_ids_;
  int32_t n_ = 1;
  int32_t finished_ = 0;
  std::vector<int64_t> next_delta_;
};

}  // namespace longspan

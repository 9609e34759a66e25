// Events of one completion as longspan.v1 messages, with what the client asked to see. Messages are
// made one at a time, when they can be sent: those of a long prompt are many and large.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "engine/request/events.h"
#include "longspan/v1/inference.pb.h"
#include "server/admission.h"

namespace longspan {

class GrpcEventWriter {
 public:
  // Before anything else.
  void SetAsked(const v1::ResponseOptions& asked) { asked_ = asked; }
  // Before any Add.
  void SetRequest(Admitted request);

  // RequestFailed becomes no message.
  void Add(Event event);
  // The next message; empty if nothing waits to be told.
  std::optional<v1::GenerateEvent> Next();
  // Every sequence has finished, and all is told.
  bool complete() const { return finished_ == request_.n && events_.empty(); }
  // Nothing more will be sent.
  void Drop() { events_.clear(); }

 private:
  // How far the prompt has been told.
  struct PromptPlace {
    size_t text_bytes = 0;
    size_t ids = 0;
    size_t positions = 0;
  };

  // Whether the engine will tell logprobs of the prompt: an echoed one has them where the
  // completion has.
  bool ExpectsPromptLogprobs() const;
  // The likeliest tokens listed at a position of the prompt.
  size_t PromptTop() const;
  // What becomes of the first event; all of it is told once `told` comes back true. A message may
  // come out empty.
  v1::GenerateEvent Tell(const Event& event, bool* told);
  v1::GenerateEvent TellAccepted(const Accepted& accepted) const;
  v1::GenerateEvent TellPart(const PromptLogprobs& logprobs, bool* told);
  v1::GenerateEvent TellDelta(const TokenDelta& delta);
  v1::GenerateEvent TellFinished(const SequenceFinished& finished) const;

  v1::ResponseOptions asked_;
  Admitted request_;  // the prompt as far as it is to be told, and only until then
  std::deque<Event> events_;
  PromptPlace place_;
  int32_t finished_ = 0;
  std::vector<int64_t> next_delta_;  // [n]
};

}  // namespace longspan

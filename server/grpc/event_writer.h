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
#include "server/admission/admission.h"
#include "server/call/chat_answer.h"

namespace longspan {

class GrpcEventWriter {
 public:
  // Before anything else.
  void SetAsked(const v1::ResponseOptions& asked) { asked_ = asked; }
  // Before any Add.
  void SetRequest(Admitted request);

  // RequestFailed becomes no message.
  void Add(Event event);
  // The next message; empty if nothing waits to be sent.
  std::optional<v1::GenerateEvent> Next();
  // Every sequence has finished, and everything has been taken.
  bool complete() const { return finished_ == request_.n && events_.empty() && ready_.empty(); }
  // Nothing more will be sent.
  void Drop();

 private:
  // How far the prompt has been reported.
  struct PromptPlace {
    size_t text_bytes = 0;
    size_t ids = 0;
    size_t positions = 0;
  };
  // How far one of the n sequences has been reported.
  struct Sequence {
    int64_t next_delta = 0;
    std::optional<ChatAnswer> chat;  // where its text can be more than content
  };

  // Whether the engine will report logprobs of the prompt: an echoed one has them where the
  // completion has.
  bool ExpectsPromptLogprobs() const;
  // The likeliest tokens listed at a position of the prompt.
  size_t PromptTop() const;
  // Makes what becomes of the first event, if anything, ready. True if the event is used up.
  bool Report(const Event& event);
  void ReportAccepted(const Accepted& accepted);
  bool SendPart(const PromptLogprobs& logprobs);
  void ReportDelta(const TokenDelta& delta);
  void ReportFinished(const SequenceFinished& finished);
  // What has come of a chat, in the order in which models write it. `tokens` is the delta of its
  // content, with all of it but the text.
  void SendNews(int32_t index, v1::TokenDelta tokens);
  void SendTokens(int32_t index, v1::TokenDelta tokens);
  bool SendsText() const { return !asked_.has_text() || asked_.text(); }

  v1::ResponseOptions asked_;
  Admitted request_;  // the prompt as far as it is still to be reported
  std::deque<Event> events_;
  std::deque<v1::GenerateEvent> ready_;  // of the events before those
  PromptPlace place_;
  int32_t finished_ = 0;
  std::vector<Sequence> sequences_;  // [n]
};

}  // namespace longspan

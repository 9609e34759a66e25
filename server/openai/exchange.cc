#include "server/openai/exchange.h"

#include <algorithm>
#include <utility>

#include "absl/time/clock.h"
#include "server/base/request_id.h"
#include "server/base/status_map.h"
#include "server/http/response.h"

namespace longspan {
namespace {

constexpr char kKeepAliveComment[] = ": keep-alive\n\n";

HttpResponse StreamHead() {
  HttpResponse head;
  head.content_type = "text/event-stream; charset=utf-8";
  // The second asks a common reverse proxy not to hold chunks back.
  head.headers = {{"Cache-Control", "no-cache"}, {"X-Accel-Buffering", "no"}};
  return head;
}

}  // namespace

void OpenAiExchange::Begin(Admission* admission, OpenAiRequest request,
                           std::shared_ptr<ResponseWriter> writer) {
  // Not make_shared: the constructor is private.
  std::shared_ptr<OpenAiExchange> completion(
      new OpenAiExchange(admission, std::move(request), std::move(writer)));
  completion->Submit();
}

OpenAiExchange::OpenAiExchange(Admission* admission, OpenAiRequest request,
                               std::shared_ptr<ResponseWriter> writer)
    : admission_(admission),
      request_(std::move(request)),
      writer_(std::move(writer)),
      cancelled_(std::make_shared<std::atomic<bool>>(false)) {}

// The transport holds this object through OnDisconnect until the answer is complete.
void OpenAiExchange::Submit() {
  const auto self = shared_from_this();
  // Not judged yet: what is no id can be anything, of any length.
  if (IsRequestId(request_.options.request_id)) writer_->Note(CompletionId(request_.options), "");
  writer_->OnDisconnect([self] { self->OnLeft(); });
  admission_->Generate(std::move(request_.calls), cancelled_,
                       [self](absl::StatusOr<std::vector<Admitted>> admitted) {
                         self->writer_->Post([self, admitted = std::move(admitted)]() mutable {
                           self->OnAdmitted(std::move(admitted));
                         });
                       });
}

void OpenAiExchange::OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted) {
  if (!admitted.ok()) {
    ended_ = true;
    return writer_->Send(ErrorResponse(admitted.status()));
  }
  admitted_ = std::move(admitted).value();
  if (ended_) return Cancel();  // the client left meanwhile
  AnswerRenderer::Context context;
  context.model = admission_->model().name;
  context.created_unix_seconds = absl::ToUnixSeconds(absl::Now());
  context.sparse_decode = admitted_.front().sparse_decode;  // the prompts of a call are asked alike
  for (const Admitted& one : admitted_) {
    context.sparse_prefill_tokens += one.sparse_prefill_tokens;
  }
  context.choices.tokenizer = admission_->model().tokenizer;
  context.choices.write_token = [admission = admission_](int32_t id) {
    return admission->TokenString(id);
  };
  renderer_.emplace(request_.options, std::move(context), TakePrompts());
  if (request_.options.stream) writer_->StartStream(StreamHead(), kKeepAliveComment);
  for (const Admitted& one : admitted_) {
    one.stream->SetWaker([weak = weak_from_this(), writer = writer_] {
      writer->Post([weak] {
        if (const auto self = weak.lock()) self->Pump();
      });
    });
  }
}

std::vector<AnswerPrompt> OpenAiExchange::TakePrompts() {
  std::vector<AnswerPrompt> prompts;
  for (Admitted& one : admitted_) {
    prompts.push_back({std::move(one.prompt_token_ids), one.n, std::move(one.echo), one.format});
  }
  return prompts;
}

OpenAiExchange::Events OpenAiExchange::TakeEvents() {
  Events events;
  for (size_t i = 0; i < admitted_.size(); ++i) {
    for (Event& event : admitted_[i].stream->Take()) events.emplace_back(i, std::move(event));
  }
  return events;
}

void OpenAiExchange::Pump() {
  // While a piece is written or sent, events are coalesced in their streams; they are taken when it
  // is done.
  if (writing_ || rendering_ || ended_) return;
  Events events = TakeEvents();
  if (events.empty()) return;
  if (!TakesLong(events)) return OnRendered(Render(std::move(events)));
  rendering_ = true;
  // Shared, because what a pool takes must be copyable.
  const auto shared = std::make_shared<Events>(std::move(events));
  const auto render = [self = shared_from_this(), shared] {
    self->PostRendered(self->Render(std::move(*shared)));
  };
  const auto failed = [self = shared_from_this()](const absl::Status& status) {
    self->PostRendered(self->Render({{0, RequestFailed{status}}}));
  };
  admission_->workers().PostFirst(render, failed);
}

void OpenAiExchange::PostRendered(std::string text) {
  const auto shared = std::make_shared<std::string>(std::move(text));
  writer_->Post([self = shared_from_this(), shared] {
    self->rendering_ = false;
    self->OnRendered(std::move(*shared));
    self->Pump();
  });
}

// Logprobs are many times the text they are of, and a prompt may be of any length; so may a whole
// answer and a map of the prompt's pages.
bool OpenAiExchange::TakesLong(const Events& events) const {
  const AnswerOptions& options = request_.options;
  if (options.logprobs.has_value() || !renderer_->prompts_are_reported()) return true;
  return std::any_of(events.begin(), events.end(), [&](const auto& event) {
    const auto* finished = std::get_if<SequenceFinished>(&event.second);
    return finished != nullptr && (!options.stream || finished->block_map.has_value());
  });
}

std::string OpenAiExchange::Render(Events&& events) {
  std::string text;
  for (auto& [prompt, event] : events) renderer_->OnEvent(prompt, std::move(event), &text);
  const bool stream = request_.options.stream;
  if (!renderer_->failure().ok()) {
    if (stream) text += renderer_->StreamFailure();
  } else if (renderer_->finished()) {
    text += stream ? renderer_->StreamEnd() : renderer_->Response();
  }
  return text;
}

void OpenAiExchange::OnRendered(std::string text) {
  if (ended_) return;  // the client left meanwhile
  const absl::Status& failure = renderer_->failure();
  ended_ = renderer_->finished() || !failure.ok();
  if (!failure.ok()) {
    Cancel();  // the other prompts of the call
    writer_->Note("", EndCodeOf(failure));
  }
  if (request_.options.stream) {
    AnswerStream(std::move(text));
  } else if (ended_) {
    AnswerWhole(std::move(text));
  }
}

void OpenAiExchange::AnswerWhole(std::string body) {
  writer_->Send(renderer_->failure().ok() ? JsonTextResponse(std::move(body))
                                          : ErrorResponse(renderer_->failure()));
}

void OpenAiExchange::AnswerStream(std::string frames) {
  if (frames.empty()) return;
  writing_ = true;
  write_watch_ = {};
  writer_->Write(std::move(frames), [self = shared_from_this()] {
    self->EndWrite();
    self->Pump();
  });
  if (ended_) writer_->End();
}

void OpenAiExchange::EndWrite() {
  writing_ = false;
  admission_->observer().OnStreamWrite(write_watch_.passed());
}

void OpenAiExchange::OnLeft() {
  if (writing_) EndWrite();
  ended_ = true;
  cancelled_->store(true);
  Cancel();
}

void OpenAiExchange::Cancel() {
  for (const Admitted& one : admitted_) one.stream->SetWaker(nullptr);
  if (!admitted_.empty()) admission_->Cancel(admitted_.front().call);
}

}  // namespace longspan

#include "server/openai_completion.h"

#include <utility>

#include "absl/time/clock.h"
#include "server/http_response.h"
#include "server/request_id.h"
#include "server/status_map.h"

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

// A prompt that was truncated is echoed as the model read it.
std::optional<std::string> EchoOf(const GenerateCall& call) {
  const auto* text = std::get_if<std::string>(&call.prompt);
  if (!call.echo || text == nullptr || call.truncate_prompt_tokens.has_value()) {
    return std::nullopt;
  }
  return *text;
}

}  // namespace

void OpenAiCompletion::Begin(Admission* admission, CompletionRequest request,
                             std::shared_ptr<ResponseWriter> writer) {
  // Not make_shared: the constructor is private.
  std::shared_ptr<OpenAiCompletion> completion(
      new OpenAiCompletion(admission, std::move(request), std::move(writer)));
  completion->Submit();
}

OpenAiCompletion::OpenAiCompletion(Admission* admission, CompletionRequest request,
                                   std::shared_ptr<ResponseWriter> writer)
    : admission_(admission),
      request_(std::move(request)),
      writer_(std::move(writer)),
      cancelled_(std::make_shared<std::atomic<bool>>(false)) {
  for (const GenerateCall& call : request_.calls) echoes_.push_back(EchoOf(call));
}

// The transport holds this object through OnDisconnect until the answer is complete.
void OpenAiCompletion::Submit() {
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

void OpenAiCompletion::OnAdmitted(absl::StatusOr<std::vector<Admitted>> admitted) {
  if (!admitted.ok()) {
    ended_ = true;
    return writer_->Send(ErrorResponse(admitted.status()));
  }
  admitted_ = std::move(admitted).value();
  if (ended_) return Cancel();  // the client left meanwhile
  CompletionRenderer::Context context;
  context.model = admission_->model().name;
  context.created_unix_seconds = absl::ToUnixSeconds(absl::Now());
  context.tokenizer = admission_->model().tokenizer;
  context.write_token = [admission = admission_](int32_t id) { return admission->TokenString(id); };
  renderer_.emplace(request_.options, std::move(context), Prompts());
  if (request_.options.stream) writer_->StartStream(StreamHead(), kKeepAliveComment);
  for (const Admitted& one : admitted_) {
    one.stream->SetWaker([weak = weak_from_this(), writer = writer_] {
      writer->Post([weak] {
        if (const auto self = weak.lock()) self->Pump();
      });
    });
  }
}

std::vector<CompletionPrompt> OpenAiCompletion::Prompts() const {
  std::vector<CompletionPrompt> prompts;
  for (size_t i = 0; i < admitted_.size(); ++i) {
    CompletionPrompt prompt;
    prompt.token_ids = admitted_[i].prompt_token_ids;
    prompt.n = admitted_[i].n;
    if (request_.options.echo) {
      prompt.echo = echoes_[i].has_value()
                        ? *echoes_[i]
                        : admission_->model().tokenizer->Decode(
                              prompt.token_ids, request_.options.skip_special_tokens);
    }
    prompts.push_back(std::move(prompt));
  }
  return prompts;
}

void OpenAiCompletion::Pump() {
  // While a write is under way events melt in their streams; they are taken when it is done.
  if (writing_ || ended_) return;
  std::string frames;
  for (size_t i = 0; i < admitted_.size(); ++i) {
    for (Event& event : admitted_[i].stream->Take()) {
      renderer_->OnEvent(i, std::move(event), &frames);
    }
  }
  const absl::Status& failure = renderer_->failure();
  ended_ = renderer_->finished() || !failure.ok();
  if (!failure.ok()) {
    Cancel();  // the other prompts of the call
    writer_->Note("", EndCodeOf(failure));
  }
  if (request_.options.stream) {
    AnswerStream(std::move(frames));
  } else if (ended_) {
    AnswerWhole();
  }
}

void OpenAiCompletion::AnswerWhole() {
  writer_->Send(renderer_->failure().ok() ? JsonResponse(renderer_->Response())
                                          : ErrorResponse(renderer_->failure()));
}

void OpenAiCompletion::AnswerStream(std::string frames) {
  if (ended_) {
    frames += renderer_->failure().ok() ? renderer_->StreamEnd() : renderer_->StreamFailure();
  }
  if (frames.empty()) return;
  writing_ = true;
  write_started_ = absl::Now();
  writer_->Write(std::move(frames), [self = shared_from_this()] {
    self->EndWrite();
    self->Pump();
  });
  if (ended_) writer_->End();
}

void OpenAiCompletion::EndWrite() {
  writing_ = false;
  admission_->observer().OnStreamWrite(absl::Now() - write_started_);
}

void OpenAiCompletion::OnLeft() {
  if (writing_) EndWrite();
  ended_ = true;
  cancelled_->store(true);
  Cancel();
}

void OpenAiCompletion::Cancel() {
  for (const Admitted& one : admitted_) one.stream->SetWaker(nullptr);
  if (!admitted_.empty()) admission_->Cancel(admitted_.front().call);
}

}  // namespace longspan

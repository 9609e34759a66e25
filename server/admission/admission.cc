#include "server/admission/admission.h"

#include <optional>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/random/random.h"
#include "absl/strings/str_cat.h"
#include "absl/time/civil_time.h"
#include "absl/time/clock.h"
#include "absl/types/span.h"
#include "engine/text/utf8.h"
#include "kernels/base/check.h"
#include "kernels/base/clock.h"
#include "kernels/base/status_macros.h"
#include "server/admission/attention_fields.h"
#include "server/admission/chat_constraint.h"
#include "server/admission/chat_prompt.h"
#include "server/admission/prefix_names.h"
#include "server/admission/reporting_sink.h"
#include "server/admission/shedding.h"
#include "server/admission/validator.h"
#include "server/base/request_id.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

// A worker or a reader catches up at once or not; a drained server is replaced within seconds.
constexpr absl::Duration kBusyRetryAfter = absl::Seconds(1);
constexpr absl::Duration kDrainingRetryAfter = absl::Seconds(5);

uint64_t RandomBits() {
  thread_local absl::BitGen generator;
  return absl::Uniform<uint64_t>(generator);
}

absl::Status CancelledByClient() {
  return absl::CancelledError("The client cancelled the request.");
}

// A door that was shut for another reason says so itself, and when to come back.
absl::Status Draining(absl::Status status) {
  if (RetryAfterOf(status).has_value()) return status;
  return WithRetryAfter(WithCode(std::move(status), "draining"), kDrainingRetryAfter);
}

absl::Status QueueFull(absl::string_view message, absl::Duration retry_after) {
  return WithRetryAfter(WithCode(absl::ResourceExhaustedError(message), "queue_full"), retry_after);
}

// By which the engine knows a request: each holder of a key has names of their own. '/' stands in
// no id and no tenant.
std::string EngineId(absl::string_view key_tenant, absl::string_view request_id) {
  return key_tenant.empty() ? std::string(request_id) : absl::StrCat(key_tenant, "/", request_id);
}

bool IsSet(const Admission::Cancelled& cancelled) {
  return cancelled != nullptr && cancelled->load();
}

void ReleaseBytes(absl::Span<const GenerateCall> calls) {
  for (const GenerateCall& call : calls) {
    if (call.lease != nullptr) call.lease->Release();
  }
}

absl::Status TooManyJobs() {
  return QueueFull("Too many prompts wait to be tokenised; retry later.", kBusyRetryAfter);
}

}  // namespace

absl::Status TooManyToRead() {
  return QueueFull("Too many requests wait to be read; retry later.", kBusyRetryAfter);
}

// The prompts of one body, on their way through a worker.
struct Admission::Batch {
  std::vector<GenerateCall> calls;
  std::vector<std::unique_ptr<Request>> requests;            // [calls]
  std::vector<std::shared_ptr<const AnswerFormat>> formats;  // [calls], of chats
  std::string id;                                            // as clients see it
  int64_t tokens = 0;                                        // of all prompts
  std::optional<Constraint> constraint;                      // of all answers
  std::string constraint_name;                               // the field that asks for it
  int64_t call = 0;
  Protocol protocol = Protocol::kHttp;
  Cancelled cancelled;
  Admit done;

  bool is_cancelled() const { return IsSet(cancelled); }
};

Admission::Admission(const ServedModel* model, const Limits* limits, Engine* engine,
                     WorkerPool* tokenizers, RequestObserver* observer, LoadSource load,
                     ExportSpan export_span, ServedConstraints* constraints)
    : model_(model),
      limits_(limits),
      engine_(engine),
      workers_(tokenizers),
      observer_(observer),
      load_(load ? std::move(load) : [engine] { return engine->Load(); }),
      export_span_(std::move(export_span)),
      constraints_(constraints) {}

absl::Status Admission::CheckLoad(int64_t requests) const {
  const EngineLoad load = load_();
  if (load.failed) {
    return WithRetryAfter(WithCode(absl::UnavailableError("The engine has failed."), "failed"),
                          kDrainingRetryAfter);
  }
  if (load.draining) {
    return Draining(absl::UnavailableError("The server is draining; retry elsewhere."));
  }
  if (load.waiting_requests >= engine_->options().max_queued_requests) {
    return QueueFull(absl::StrCat(load.waiting_requests,
                                  " requests wait already (--max-queued-requests sets the limit); "
                                  "retry later."),
                     TimeUntilRoom(load, engine_->options(), requests, /*tokens=*/0));
  }
  return absl::OkStatus();
}

absl::Status Admission::CheckQueue(const Batch& batch, int64_t tokens) const {
  const EngineLoad load = load_();
  const EngineOptions& options = engine_->options();
  // The calls of a batch differ in their prompts alone.
  const QueuedWork own = engine_->Queued(batch.requests.front()->scheduling.tenant);
  if (limits_->distinguishes_tenants()) {
    const auto requests = static_cast<int64_t>(batch.requests.size());
    LONGSPAN_RETURN_IF_ERROR(CheckTenantShare(load, own, options, requests, tokens));
  }
  for (const auto& request : batch.requests) {
    LONGSPAN_RETURN_IF_ERROR(CheckQueueDelay(load, own, options, *request));
  }
  return absl::OkStatus();
}

absl::Status Admission::ForClients(absl::Status status, int64_t requests, int64_t tokens) const {
  switch (status.code()) {
    case absl::StatusCode::kResourceExhausted:
      return WithRetryAfter(WithCode(std::move(status), "queue_full"),
                            TimeUntilRoom(load_(), engine_->options(), requests, tokens));
    case absl::StatusCode::kAlreadyExists:
      return WithParam(
          WithCode(absl::AlreadyExistsError("A request with this request_id is running already."),
                   "duplicate_request"),
          "request_id");
    case absl::StatusCode::kUnavailable:
      return Draining(std::move(status));
    default:
      return status;
  }
}

void Admission::Generate(std::vector<GenerateCall> calls, Cancelled cancelled, Admit done) {
  LONGSPAN_CHECK(!calls.empty());
  const Protocol protocol = calls.front().protocol;
  auto batch = std::make_shared<Batch>();
  batch->calls = std::move(calls);
  const auto refuse = [&](absl::Status status) {
    observer_->OnCompletionEnded(protocol, status, std::nullopt);
    ReleaseBytes(batch->calls);
    done(std::move(status));
  };
  // Refused before the load is looked at: waiting would not help.
  if (const int32_t limit = engine_->options().max_queued_requests;
      batch->calls.size() > 1 && batch->calls.size() > static_cast<size_t>(limit)) {
    return refuse(InvalidField(
        "prompt", absl::StrCat("prompt holds ", batch->calls.size(), " prompts; at most ", limit,
                               " requests may wait (--max-queued-requests sets the limit).")));
  }
  for (const GenerateCall& call : batch->calls) {
    auto request = Validate(call, *model_, *limits_);
    if (!request.ok()) return refuse(std::move(request).status());
    batch->requests.push_back(std::move(request).value());
  }
  const auto requests = static_cast<int64_t>(batch->requests.size());
  if (absl::Status status = CheckLoad(requests); !status.ok()) return refuse(std::move(status));
  batch->protocol = protocol;
  batch->cancelled = std::move(cancelled);
  batch->done = done;
  batch->call = engine_->NewCall();
  observer_->OnTokenizing(requests);
  const auto work = [this, batch] { Prepare(batch); };
  const auto failed = [this, batch](const absl::Status& status) { Fail(batch.get(), status); };
  if (workers_->Post(work, failed)) return;
  observer_->OnTokenizing(-requests);
  refuse(TooManyJobs());
}

void Admission::Prepare(const std::shared_ptr<Batch>& batch) {
  absl::Cleanup tokenized = [this, requests = static_cast<int64_t>(batch->requests.size())] {
    observer_->OnTokenizing(-requests);
  };
  const absl::Status status = TokenizeAll(batch.get());
  std::move(tokenized).Invoke();
  if (!status.ok()) return End(batch.get(), status);
  if (!batch->constraint) return End(batch.get(), Submit(batch.get()));
  constraints_->Compile(
      *batch->constraint, batch->cancelled,
      [this, batch](const ServedConstraints::Compiled& compiled) {
        if (!compiled.ok()) {
          return End(batch.get(), OfConstraint(compiled.status(), batch->constraint_name));
        }
        for (const auto& request : batch->requests) request->constraint = *compiled;
        End(batch.get(), Submit(batch.get()));
      },
      [this, batch](const absl::Status& failed) { Fail(batch.get(), failed); });
}

void Admission::End(Batch* batch, absl::StatusOr<std::vector<Admitted>> admitted) {
  ReleaseBytes(batch->calls);
  if (!admitted.ok()) {
    observer_->OnCompletionEnded(batch->protocol, admitted.status(), std::nullopt);
  }
  batch->done(std::move(admitted));
}

void Admission::Fail(Batch* batch, const absl::Status& status) {
  engine_->Cancel(batch->call, status);  // nobody reads what was submitted
  End(batch, status);
}

absl::Status Admission::TokenizeAll(Batch* batch) {
  batch->id = batch->calls.front().request_id.value_or(MakeRequestId());
  batch->formats.resize(batch->calls.size());
  batch->constraint = batch->calls.front().constraint;  // they differ in their prompts alone
  batch->constraint_name = batch->calls.front().constraint_name;
  for (size_t i = 0; i < batch->calls.size(); ++i) {
    Request& request = *batch->requests[i];
    request.call = batch->call;
    request.id = EngineId(batch->calls[i].key_tenant, batch->id);
    if (!batch->calls[i].seed.has_value()) request.sampling.seed = RandomBits();
    LONGSPAN_RETURN_IF_ERROR(TokenizePrompt(batch, i));
    const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
    request.rotates_long =
        model_->config.rope.RotatesLong(prompt_tokens + request.stopping.max_tokens);
    batch->tokens += prompt_tokens;
  }
  LONGSPAN_RETURN_IF_ERROR(ValidatePromptLogprobs(batch->requests));
  LONGSPAN_RETURN_IF_ERROR(ValidateBlockMaps(batch->requests, model_->config));
  if (!batch->constraint) return absl::OkStatus();
  LONGSPAN_RETURN_IF_ERROR(OfConstraint(ConstraintsServed(), batch->constraint_name));
  return ValidateConstrained(batch->calls.front(), batch->constraint_name);
}

absl::StatusOr<std::vector<Admitted>> Admission::Submit(Batch* batch) {
  LONGSPAN_RETURN_IF_ERROR(CheckQueue(*batch, batch->tokens));
  for (size_t i = 0; i < batch->calls.size(); ++i) {
    NamePages(batch->calls[i], *model_, engine_->options().prefix_cache, batch->requests[i].get());
  }
  if (batch->is_cancelled()) return CancelledByClient();
  // Nothing is submitted before everything is known to be good.
  std::vector<Admitted> admitted;
  for (size_t i = 0; i < batch->requests.size(); ++i) {
    Admitted one = Connect(batch->calls[i], batch->requests[i].get());
    one.request_id = batch->id;
    one.format = batch->formats[i];
    one.echo = EchoOf(batch->calls[i], one.prompt_token_ids, *model_->tokenizer);
    admitted.push_back(std::move(one));
  }
  const auto requests = static_cast<int64_t>(batch->requests.size());
  ReleaseBytes(batch->calls);  // what is submitted may have been answered by the next line
  LONGSPAN_RETURN_IF_ERROR(
      ForClients(engine_->Submit(std::move(batch->requests)), requests, batch->tokens));
  batch->calls.clear();
  return admitted;
}

absl::Status Admission::ConstraintsServed() const {
  if (constraints_ != nullptr) return constraints_->available();
  return absl::UnimplementedError("this server holds answers to nothing");
}

absl::Status Admission::JudgeConstraint(const Constraint& constraint) const {
  LONGSPAN_RETURN_IF_ERROR(ConstraintsServed());
  return constraints_->Judge(constraint);
}

absl::Status Admission::TokenizePrompt(Batch* batch, size_t index) const {
  const GenerateCall& call = batch->calls[index];
  Request* const request = batch->requests[index].get();
  if (batch->is_cancelled()) return CancelledByClient();
  if (SteadyNowUs() >= request->scheduling.deadline_us) {
    return absl::DeadlineExceededError("The deadline had passed before the prompt was read.");
  }
  std::vector<int32_t> token_ids;
  const Stopwatch watch;
  if (const auto* text = std::get_if<std::string>(&call.prompt)) {
    EncodeOptions options;
    options.add_special_tokens = call.add_special_tokens.value_or(true);
    options.cancelled = batch->cancelled.get();
    LONGSPAN_ASSIGN_OR_RETURN(token_ids, Encode(*text, options));
    observer_->OnTokenized(watch.passed());
  } else if (const auto* chat = std::get_if<std::shared_ptr<const ChatCall>>(&call.prompt)) {
    LONGSPAN_ASSIGN_OR_RETURN(token_ids, TokenizeChat(batch, index, **chat));
    observer_->OnTokenized(watch.passed());
  } else {
    const auto& ids = std::get<std::vector<int64_t>>(call.prompt);
    LONGSPAN_RETURN_IF_ERROR(ValidateTokenCount("prompt", ids.size(), *limits_));
    LONGSPAN_ASSIGN_OR_RETURN(token_ids, ValidateTokenIds("prompt", ids, model_->config));
  }
  return PlacePrompt(call, std::move(token_ids), *limits_, request);
}

absl::StatusOr<std::vector<int32_t>> Admission::TokenizeChat(Batch* batch, size_t index,
                                                             const ChatCall& chat) const {
  LONGSPAN_ASSIGN_OR_RETURN(RenderedChat rendered, Render(chat, batch->cancelled.get()));
  LONGSPAN_ASSIGN_OR_RETURN(
      ChatConstraint held,
      ConstrainChat(batch->calls[index], chat, *model_->chat, *model_->tokenizer,
                    rendered.reasoning.begins_in_reasoning,
                    [this](const Constraint& constraint) { return JudgeConstraint(constraint); }));
  batch->constraint = std::move(held.constraint);
  batch->constraint_name = std::move(held.name);
  Request& request = *batch->requests[index];
  request.response.shown_token_ids = ShownTokenIds(*rendered.format, model_->chat->marker_tokens);
  request.reasoning = std::move(rendered.reasoning);
  auto format = std::make_shared<AnswerFormat>(*rendered.format);
  format->arguments_stream = held.holds_calls;
  batch->formats[index] = std::move(format);
  return std::move(rendered.token_ids);
}

absl::StatusOr<RenderedChat> Admission::Render(const ChatCall& chat,
                                               const std::atomic<bool>* cancelled) const {
  const absl::CivilDay today = absl::ToCivilDay(absl::Now(), absl::LocalTimeZone());
  LONGSPAN_ASSIGN_OR_RETURN(ChatPrompt prompt,
                            MakeChatPrompt(chat, *model_->chat, *limits_, today));
  EncodeOptions options;
  options.add_special_tokens = false;  // the template writes them
  options.cancelled = cancelled;
  if (!chat.parse_special_in_content) options.control_ranges = &prompt.text.literal();
  RenderedChat rendered;
  LONGSPAN_ASSIGN_OR_RETURN(rendered.token_ids, Encode(prompt.text.bytes(), options));
  rendered.text = prompt.text.bytes();
  rendered.format = std::move(prompt.format);
  rendered.reasoning = std::move(prompt.reasoning);
  return rendered;
}

absl::StatusOr<std::vector<int32_t>> Admission::Encode(absl::string_view text,
                                                       EncodeOptions options) const {
  options.max_tokens = MaxCountedTokens(*limits_);
  auto encoded = model_->tokenizer->Encode(text, options);
  if (absl::IsOutOfRange(encoded.status())) return TextHasTooManyTokens("prompt", *limits_);
  if (absl::IsInvalidArgument(encoded.status())) return WithParam(encoded.status(), "prompt");
  return encoded;
}

Admitted Admission::Connect(const GenerateCall& call, Request* request) const {
  Admitted admitted;
  admitted.call = request->call;
  admitted.prompt_token_ids = request->prompt_token_ids;
  admitted.n = request->sampling.n;
  admitted.sparse_decode = request->sparse_decode;
  admitted.sparse_prefill_tokens =
      model_->SparsePrefillTokens(static_cast<int64_t>(request->prompt_token_ids.size()));
  admitted.stream = std::make_shared<TokenStream>(
      limits_->output_buffer_bytes,
      [engine = engine_, observer = observer_, call = request->call,
       limit_bytes = limits_->output_buffer_bytes] {
        observer->OnOutputOverflow();
        engine->Cancel(
            call, WithRetryAfter(WithCode(absl::ResourceExhaustedError(absl::StrCat(
                                              "The reader fell behind by more than ", limit_bytes,
                                              " bytes (--output-buffer-bytes sets the limit).")),
                                          "reader_too_slow"),
                                 kBusyRetryAfter));
      },
      observer_);
  request->sink = std::make_shared<ReportingSink>(admitted.stream, *request, call.protocol,
                                                  observer_, call.trace, export_span_);
  request->arrival_us = call.arrival_us > 0 ? call.arrival_us : SteadyNowUs();
  return admitted;
}

void Admission::Tokenize(std::string text, bool add_special_tokens, const Cancelled& cancelled,
                         const std::function<void(absl::StatusOr<std::vector<int32_t>>)>& done) {
  if (absl::Status status = ValidateTextBytes("prompt", text, *limits_); !status.ok()) {
    return done(std::move(status));
  }
  const bool taken = workers_->Post(
      [this, text = std::move(text), add_special_tokens, cancelled, done]() -> void {
        if (IsSet(cancelled)) return done(CancelledByClient());
        EncodeOptions options;
        options.add_special_tokens = add_special_tokens;
        options.cancelled = cancelled.get();
        done(Encode(text, options));
      },
      done);
  if (!taken) done(TooManyJobs());
}

void Admission::RenderChat(std::shared_ptr<const ChatCall> chat, const Cancelled& cancelled,
                           const std::function<void(absl::StatusOr<RenderedChat>)>& done) {
  const bool taken = workers_->Post(
      [this, chat = std::move(chat), cancelled, done] {
        if (IsSet(cancelled)) return done(CancelledByClient());
        done(Render(*chat, cancelled.get()));
      },
      done);
  if (!taken) done(TooManyJobs());
}

void Admission::Detokenize(const std::vector<int64_t>& token_ids, bool skip_special_tokens,
                           const Cancelled& cancelled,
                           const std::function<void(absl::StatusOr<std::string>)>& done) {
  if (auto status = ValidateTokenCount("tokens", token_ids.size(), *limits_); !status.ok()) {
    return done(std::move(status));
  }
  auto ids = ValidateTokenIds("tokens", token_ids, model_->config);
  if (!ids.ok()) return done(std::move(ids).status());
  const bool taken = workers_->Post(
      [this, ids = std::move(ids).value(), skip_special_tokens, cancelled, done] {
        if (IsSet(cancelled)) return done(CancelledByClient());
        done(model_->tokenizer->Decode(ids, skip_special_tokens));
      },
      done);
  if (!taken) done(TooManyJobs());
}

void Admission::Cancel(int64_t call) { engine_->Cancel(call, CancelledByClient()); }

absl::Status Admission::Abort(absl::string_view key_tenant, absl::string_view request_id) {
  absl::Status status = engine_->Abort(EngineId(key_tenant, request_id),
                                       absl::CancelledError("The request was aborted by a call."));
  if (!absl::IsNotFound(status)) return status;
  return WithParam(absl::NotFoundError("No request with this request_id is here."), "request_id");
}

std::string Admission::TokenString(int32_t token_id) const {
  const absl::string_view bytes = model_->tokenizer->TokenBytes(token_id);
  if (ValidUtf8PrefixBytes(bytes) == bytes.size()) return std::string(bytes);
  std::string written = "bytes:";
  for (const char byte : bytes) {
    absl::StrAppend(&written, "\\x", absl::Hex(static_cast<unsigned char>(byte), absl::kZeroPad2));
  }
  return written;
}

}  // namespace longspan

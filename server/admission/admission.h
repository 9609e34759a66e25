// The only way in. Both front ends translate and then call this; no front end holds policy.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/chat/answer_parser.h"
#include "engine/engine.h"
#include "server/admission/served_constraints.h"
#include "server/base/limits.h"
#include "server/base/worker_pool.h"
#include "server/call/echo.h"
#include "server/call/generate_call.h"
#include "server/call/request_observer.h"
#include "server/call/served_model.h"
#include "server/call/token_stream.h"
#include "server/observation/span_exporter.h"

namespace longspan {

// A request the engine has taken. Its events arrive in `stream`.
struct Admitted {
  int64_t call = 0;        // the engine's number of the call: what cancels it, and it alone
  std::string request_id;  // as clients see it; the next call may have the same
  std::vector<int32_t> prompt_token_ids;  // as the model reads them, after truncation
  Echo echo;
  std::shared_ptr<const AnswerFormat> format;  // of a chat: how its answers are read
  int32_t n = 1;
  bool sparse_decode = false;         // answers are approximate (Request::sparse_decode)
  int64_t sparse_prefill_tokens = 0;  // of the prompt: read approximately, so that answers are
  std::shared_ptr<TokenStream> stream;
};

// A conversation as a prompt.
struct RenderedChat {
  std::string text;
  std::vector<int32_t> token_ids;
  std::shared_ptr<const AnswerFormat> format;  // how its answers are read
  ReasoningParams reasoning;
};

// RESOURCE_EXHAUSTED: the workers have too many bodies to read already.
absl::Status TooManyToRead();

class Admission {
 public:
  using Admit = std::function<void(absl::StatusOr<std::vector<Admitted>>)>;
  using Cancelled = std::shared_ptr<std::atomic<bool>>;  // set by any thread; may be null
  using LoadSource = std::function<EngineLoad()>;        // any thread

  // All outlive the admission, but for the jobs of the pool and of the constraints, which must have
  // run before it ends. Without constraints answers are held to nothing. What is refused goes by
  // `load`, the engine's where none is given. Each completion that was admitted is a span.
  Admission(const ServedModel* model, const Limits* limits, Engine* engine, WorkerPool* tokenizers,
            RequestObserver* observer, LoadSource load = nullptr, ExportSpan export_span = nullptr,
            ServedConstraints* constraints = nullptr);

  // Validates, tokenises and submits calls that stand or fall together (the prompts of one HTTP
  // body). `done` runs exactly once: on the calling thread for what fails at once, otherwise on a
  // worker. They have one id, made where the client names none, and one number. `cancelled` may be
  // set at any time before `done`; the work is then dropped with CANCELLED.
  void Generate(std::vector<GenerateCall> calls, Cancelled cancelled, Admit done);

  // `done` runs exactly once, here or on a worker. More tokens than a context holds, but not any
  // number (MaxCountedTokens); for a client that has gone, CANCELLED.
  void Tokenize(std::string text, bool add_special_tokens, const Cancelled& cancelled,
                const std::function<void(absl::StatusOr<std::vector<int32_t>>)>& done);
  // Likewise, of a conversation: its prompt, as a completion of it would be given.
  void RenderChat(std::shared_ptr<const ChatCall> chat, const Cancelled& cancelled,
                  const std::function<void(absl::StatusOr<RenderedChat>)>& done);
  void Detokenize(const std::vector<int64_t>& token_ids, bool skip_special_tokens,
                  const Cancelled& cancelled,
                  const std::function<void(absl::StatusOr<std::string>)>& done);

  // Ends what still runs of an admitted call; CANCELLED is what its streams hear.
  void Cancel(int64_t call);
  // Likewise, by the id that clients know. NOT_FOUND if there is none, or it came with the API key
  // of another tenant; no tenant where there are no keys.
  absl::Status Abort(absl::string_view key_tenant, absl::string_view request_id);

  // How a token is written where tokens stand as text: its UTF-8, or "bytes:\xNN…".
  std::string TokenString(int32_t token_id) const;

  const ServedModel& model() const { return *model_; }
  const Limits& limits() const { return *limits_; }
  Engine& engine() const { return *engine_; }
  WorkerPool& workers() const { return *workers_; }
  RequestObserver& observer() const { return *observer_; }

 private:
  struct Batch;

  // On a worker: the prompts become tokens, and what the answers are held to is compiled; then they
  // are submitted, and the batch ends, here or on another worker.
  void Prepare(const std::shared_ptr<Batch>& batch);
  void End(Batch* batch, absl::StatusOr<std::vector<Admitted>> admitted);
  void Fail(Batch* batch, const absl::Status& status);
  absl::Status TokenizeAll(Batch* batch);
  absl::StatusOr<std::vector<Admitted>> Submit(Batch* batch);
  absl::Status ConstraintsServed() const;
  absl::Status JudgeConstraint(const Constraint& constraint) const;
  // The prompt of the batch's call, and how it is answered, go to its request and format.
  absl::Status TokenizePrompt(Batch* batch, size_t index) const;
  absl::StatusOr<std::vector<int32_t>> TokenizeChat(Batch* batch, size_t index,
                                                    const ChatCall& chat) const;
  absl::StatusOr<RenderedChat> Render(const ChatCall& chat,
                                      const std::atomic<bool>* cancelled) const;
  // A prompt's tokens, or what is wrong with it.
  absl::StatusOr<std::vector<int32_t>> Encode(absl::string_view text, EncodeOptions options) const;
  // Gives the request its stream.
  Admitted Connect(const GenerateCall& call, Request* request) const;
  // Refuses what the engine's load already rules out: a call of so many requests, before any work.
  absl::Status CheckLoad(int64_t requests) const;
  // Likewise requests whose prompts, of so many tokens together, are known.
  absl::Status CheckQueue(const Batch& batch, int64_t tokens) const;
  // The engine's refusal, with the code and the delay that clients get.
  absl::Status ForClients(absl::Status status, int64_t requests, int64_t tokens) const;

  const ServedModel* model_;
  const Limits* limits_;
  Engine* engine_;
  WorkerPool* workers_;
  RequestObserver* observer_;
  const LoadSource load_;
  const ExportSpan export_span_;
  ServedConstraints* const constraints_;
};

}  // namespace longspan

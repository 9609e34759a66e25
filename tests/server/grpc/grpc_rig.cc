#include "tests/server/grpc/grpc_rig.h"

#include <chrono>
#include <csignal>

#include "absl/time/clock.h"
#include "gtest/gtest.h"
#include "server/call/request_observer.h"
#include "server/call/served_chat.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

constexpr int kVocabulary = 256;

// Rings when something changed that a test may wait for. Locked before anything that is waited for.
struct Bell {
  Mutex mutex;
  ConditionVariable rung;
};
Bell& TheBell() {
  static auto* const bell = new Bell();
  return *bell;
}

ServedModel TestModel(const GrpcRigOptions& options) {
  ServedModel model;
  model.name = "fake";
  model.config.model_type = "sparse_llama";
  model.config.layers = 2;
  model.config.hidden = 64;
  model.config.query_heads = 4;
  model.config.kv_heads = 2;
  model.config.head_dim = 16;
  model.config.vocabulary = kVocabulary;
  if (!options.model_is_dense) model.config.nsa.emplace();
  model.sparse_decode = options.sparse_decode;
  if (model.sparse_decode.mode != SparseDecodeMode::kOff) {
    model.config.nsa.emplace().decode_only = true;
  }
  if (options.sparse_prefill) {
    model.config.sparse_prefill = options.sparse_prefill;
    model.config.nsa = KeyTileMeans(*options.sparse_prefill);
  }
  model.tokenizer = TestTokenizer();
  model.max_context_tokens = options.limits.max_context_tokens;
  model.backend_description = "no backend";
  TokenizerTexts texts;
  texts.chat_template = options.chat_template;
  Findings findings;
  model.chat = OpenChat({}, texts, *model.tokenizer, &findings);
  EXPECT_EQ(findings.warnings().size(), 0U);
  return model;
}

}  // namespace

void Gate::Set(bool open) {
  {
    MutexLock lock(&mutex_);
    open_ = open;
  }
  changed_.NotifyAll();
}

void Gate::Pass() {
  {
    MutexLock lock(&mutex_);
    holding_ = !open_;
  }
  SomethingChanged();
  MutexLock lock(&mutex_);
  changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return open_; });
  holding_ = false;
}

bool Gate::IsHolding() {
  MutexLock lock(&mutex_);
  return holding_;
}

GrpcRigOptions::GrpcRigOptions() {
  engine.pages = 64;
  engine.max_running_requests = 8;
  engine.max_queued_requests = 8;
  engine.prefill_chunk_tokens = 64;
  limits.max_context_tokens = 64 * kPageTokens;
  limits.max_body_bytes = 256 * 1024;
}

class GrpcRig::EndedObserver : public RequestObserver {
 public:
  void OnCompletionEnded(Protocol protocol, const absl::Status& status,
                         std::optional<FinishReason> /*reason*/) override {
    EXPECT_EQ(protocol, Protocol::kGrpc);
    {
      MutexLock lock(&mutex);
      statuses.push_back(status);
    }
    SomethingChanged();
  }
  void OnStreamWrite(absl::Duration time) override {
    MutexLock lock(&mutex);
    stream_writes.push_back(time);
  }
  Mutex mutex;
  std::vector<absl::Status> statuses LONGSPAN_GUARDED_BY(mutex);
  std::vector<absl::Duration> stream_writes LONGSPAN_GUARDED_BY(mutex);
};

GrpcRig::GrpcRig(GrpcRigOptions options)
    : options_(std::move(options)),
      model_(TestModel(options_)),
      ended_(std::make_unique<EndedObserver>()) {
  // That pages hold what is read is shown by the tests of the engine; prompts are long here.
  auto runner =
      std::make_unique<FakeRunner>(FakeRunnerOptions{.pages = options_.engine.pages,
                                                     .slots = options_.engine.max_running_requests,
                                                     .vocabulary = kVocabulary,
                                                     .layout = options_.layout,
                                                     .checks_reads = false});
  runner->on_submit = [this](const ForwardBatch&) {
    gate_.Pass();
    return absl::OkStatus();
  };
  engine_ = std::make_unique<Engine>(options_.engine, options_.layout, std::move(runner),
                                     TestTokenizer(), &observer_);
  engine_->Start();
  workers_ = std::make_unique<WorkerPool>(2, 64);
  const auto load = [this] {
    EngineLoad now = engine_->Load();
    now.queue_delay_us = options_.queue_delay_us;
    return now;
  };
  admission_ = std::make_unique<Admission>(&model_, &options_.limits, engine_.get(), workers_.get(),
                                           ended_.get(), load);
  GrpcServerOptions server_options;
  server_options.address = "127.0.0.1:0";
  server_options.reflection = options_.reflection;
  server_options.keys = options_.keys;
  server_options.tls = options_.tls;
  server_options.budget = options_.budget;
  server_options.frames = options_.frames;
  server_options.guard_observer = options_.guard_observer;
  server_options.least_ping_interval = options_.least_ping_interval;
  server_options.count_work = options_.count_work;
  server_options.units = {1000, 10};
  server_options.on_exchange = [this](const GrpcExchange& exchange) {
    {
      MutexLock lock(&mutex_);
      exchanges_.push_back(exchange);
    }
    SomethingChanged();
  };
  signal(SIGPIPE, SIG_IGN);  // as the daemon does: the library may write to what has just closed
  server_ = std::make_unique<GrpcServer>(std::move(server_options), admission_.get(), ended_.get());
  const absl::Status started = server_->Start();
  EXPECT_TRUE(started.ok()) << started;
  channel_ = grpc::CreateChannel(server_->bound_address(), grpc::InsecureChannelCredentials());
  stub_ = v1::Inference::NewStub(channel_);
}

GrpcRig::~GrpcRig() {
  gate_.Open();
  engine_->Stop(absl::UnavailableError("the test is over"));
  server_->Stop();
  workers_.reset();
}

std::vector<GrpcExchange> GrpcRig::exchanges() {
  MutexLock lock(&mutex_);
  return exchanges_;
}

std::vector<absl::Status> GrpcRig::ended() {
  MutexLock lock(&ended_->mutex);
  return ended_->statuses;
}

std::vector<absl::Duration> GrpcRig::stream_writes() {
  MutexLock lock(&ended_->mutex);
  return ended_->stream_writes;
}

Streamed GrpcRig::Generate(const v1::GenerateRequest& request) {
  Streamed streamed;
  grpc::ClientContext context;
  const auto reader = stub_->Generate(&context, request);
  v1::GenerateEvent event;
  while (reader->Read(&event)) streamed.events.push_back(event);
  streamed.status = reader->Finish();
  return streamed;
}

bool GrpcRig::BackAtBaseline() {
  if (!engine_->WaitIdle(absl::Seconds(30))) return false;
  const EngineLoad load = engine_->Load();
  return load.running_requests == 0 && load.waiting_requests == 0 &&
         load.pages_free + load.pages_cached == load.pages_total && load.pages_reserved == 0 &&
         load.slots_free == load.slots_total;
}

std::string Streamed::Text(int32_t index) const {
  std::string text;
  for (const auto& event : events) {
    if (event.has_token_delta() && event.token_delta().index() == index) {
      text += event.token_delta().text();
    }
  }
  return text;
}

std::vector<uint32_t> Streamed::TokenIds(int32_t index) const {
  std::vector<uint32_t> ids;
  for (const auto& event : events) {
    if (!event.has_token_delta() || event.token_delta().index() != index) continue;
    ids.insert(ids.end(), event.token_delta().token_ids().begin(),
               event.token_delta().token_ids().end());
  }
  return ids;
}

std::vector<v1::Finished> Streamed::Finishes() const {
  std::vector<v1::Finished> finishes;
  for (const auto& event : events) {
    if (event.has_finished()) finishes.push_back(event.finished());
  }
  return finishes;
}

bool WaitUntil(const std::function<bool()>& condition) {
  Bell& bell = TheBell();
  MutexLock lock(&bell.mutex);
  return bell.rung.WaitFor(&bell.mutex, std::chrono::seconds(30), condition);
}

bool TryUntil(const std::function<bool()>& condition) {
  const absl::Time deadline = absl::Now() + absl::Seconds(30);
  while (!condition()) {
    if (absl::Now() > deadline) return false;
    std::this_thread::yield();
  }
  return true;
}

void SomethingChanged() {
  // Whoever waits has either seen the change or hears of it.
  { MutexLock lock(&TheBell().mutex); }
  TheBell().rung.NotifyAll();
}

v1::GenerateRequest TextRequest(const std::string& text, int64_t max_tokens) {
  v1::GenerateRequest request;
  request.set_text(text);
  request.mutable_stopping()->set_max_tokens(max_tokens);
  request.mutable_response()->set_token_ids(true);
  return request;
}

std::vector<uint32_t> ExpectedIds(const std::string& text, uint32_t sample, int64_t count) {
  std::vector<int32_t> tokens;
  for (const char c : text) tokens.push_back(static_cast<unsigned char>(c));
  std::vector<uint32_t> ids;
  for (int64_t i = 0; i < count; ++i) {
    tokens.push_back(FakeNextToken(tokens, sample, kVocabulary));
    ids.push_back(static_cast<uint32_t>(tokens.back()));
  }
  return ids;
}

std::string ExpectedText(const std::string& text, uint32_t sample, int64_t count) {
  const std::vector<uint32_t> ids = ExpectedIds(text, sample, count);
  return TestTokenizer()->Decode(std::vector<int32_t>(ids.begin(), ids.end()),
                                 /*skip_special_tokens=*/true);
}

}  // namespace longspan

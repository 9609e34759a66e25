#include "tests/server/openai/api_rig.h"

#include <algorithm>
#include <chrono>
#include <latch>
#include <stdexcept>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

constexpr int32_t kSlots = 8;

}  // namespace

void Gate::Set(bool open) {
  MutexLock lock(&mutex_);
  open_ = open;
  changed_.NotifyAll();
}

void Gate::Pass() {
  MutexLock lock(&mutex_);
  changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return open_; });
}

void Endings::OnRequestEnded(const absl::Status& status, const Usage&, double, double) {
  MutexLock lock(&mutex_);
  engine_.push_back(status.code());
  changed_.NotifyAll();
}

void Endings::OnCompletionEnded(Protocol, const absl::Status& status, std::optional<FinishReason>) {
  MutexLock lock(&mutex_);
  front_.push_back(status.code());
}

void Endings::OnStreamWrite(absl::Duration) {
  MutexLock lock(&mutex_);
  ++stream_writes_;
  changed_.NotifyAll();
}

bool Endings::AnyStreamWrite() {
  MutexLock lock(&mutex_);
  return changed_.WaitFor(&mutex_, std::chrono::seconds(30),
                          [this]() LONGSPAN_REQUIRES(mutex_) { return stream_writes_ > 0; });
}

std::vector<absl::StatusCode> Endings::Await(size_t count) {
  MutexLock lock(&mutex_);
  changed_.WaitFor(&mutex_, std::chrono::seconds(30),
                   [&]() LONGSPAN_REQUIRES(mutex_) { return engine_.size() >= count; });
  return engine_;
}

std::vector<absl::StatusCode> Endings::front() {
  MutexLock lock(&mutex_);
  return front_;
}

ApiTest::ApiTest(const KvLayout& layout) {
  model_.name = "org/demo";
  model_.path = "/models/demo";
  model_.tokenizer_info = R"({"eos_token":"</s>"})";
  model_.created_unix_seconds = 7;
  model_.tokenizer = TestTokenizer();
  model_.config.vocabulary = 256;
  model_.max_context_tokens = 4096;
  limits_.max_context_tokens = 4096;
  limits_.max_body_bytes = 200000;
  limits_.inline_parse_bytes = 4096;
  state_.Set(ServingPhase::kReady);
  EngineOptions engine_options;
  engine_options.pages = kPages;
  engine_options.max_running_requests = kSlots;
  engine_options.prefill_chunk_tokens = 64;
  engine_options.max_queue_delay_us = 60'000'000;
  auto runner = std::make_unique<FakeRunner>(FakeRunnerOptions{kPages, kSlots, 1, 256, 0, layout});
  runner->on_submit = [this](const ForwardBatch&) {
    entered_.Set(true);
    gate_.Pass();
    if (throws_) throw std::runtime_error("no memory left");
    return broken_ ? absl::InternalError("the device is gone") : absl::OkStatus();
  };
  runner->say = [this](const std::vector<int32_t>& tokens) { return NextOfScript(tokens); };
  engine_ = std::make_unique<Engine>(engine_options, layout, std::move(runner), TestTokenizer(),
                                     &endings_);
  engine_->Start();
  workers_ = std::make_unique<WorkerPool>(2, 64);
  const auto load = [this] {
    EngineLoad now = engine_->Load();
    now.queue_delay_us = queue_delay_us_;
    return now;
  };
  admission_ = std::make_unique<Admission>(&model_, &limits_, engine_.get(), workers_.get(),
                                           &endings_, load);
  OpenAiOptions api_options;
  api_options.metrics_text = [] { return std::string("# HELP up\n"); };
  api_ = std::make_unique<OpenAiApi>(api_options, admission_.get(), &state_, &endings_);
  HttpServerOptions options;
  options.address = "127.0.0.1:0";
  options.budget = &budget_;
  options.probe_interval = absl::Milliseconds(2);
  options.on_exchange = [this](const HttpExchange& exchange) {
    if (exchange.status == 499) left_.Set(true);
    MutexLock lock(&exchanges_mutex_);
    exchanges_.push_back(exchange);
    exchanged_.NotifyAll();
  };
  server_ = std::make_unique<HttpServer>(options, &limits_, api_.get());
  EXPECT_TRUE(server_->Start().ok());
}

std::optional<int32_t> ApiTest::NextOfScript(const std::vector<int32_t>& tokens) const {
  const auto begin = std::find(tokens.rbegin(), tokens.rend(), int32_t{kAnswerBegin});
  const auto said = static_cast<size_t>(begin - tokens.rbegin());
  if (begin == tokens.rend() || said >= script_.size()) return std::nullopt;
  return static_cast<unsigned char>(script_[said]);
}

ApiTest::~ApiTest() {
  gate_.Set(true);
  server_->Stop();
  workers_.reset();
  engine_.reset();
}

HttpResponse ApiTest::AskDoor(const HttpDoorOptions& options, const ApiKeys& keys,
                              HttpRequest head) {
  HttpDoor door(options, &keys, api_.get());
  return door.Refuse(head).value_or(HttpResponse());
}

HttpExchange ApiTest::FirstExchange() {
  MutexLock lock(&exchanges_mutex_);
  exchanged_.WaitFor(&exchanges_mutex_, std::chrono::seconds(30),
                     [this]() LONGSPAN_REQUIRES(exchanges_mutex_) { return !exchanges_.empty(); });
  return exchanges_.empty() ? HttpExchange() : exchanges_.front();
}

std::string ApiTest::Post(absl::string_view path, absl::string_view body) {
  return absl::StrCat("POST ", path, " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n",
                      "Content-Length: ", body.size(), "\r\n\r\n", body);
}

RawResponse ApiTest::Ask(const std::string& bytes) {
  RawClient client(address());
  client.Send(bytes);
  return client.Read();
}

RawResponse ApiTest::Get(absl::string_view path) {
  return Ask(absl::StrCat("GET ", path, " HTTP/1.1\r\nHost: a\r\n\r\n"));
}

Json ApiTest::Body(const RawResponse& response) {
  auto body = ParseJson(response.body);
  EXPECT_TRUE(body.ok()) << response.body;
  return body.ok() ? *body : Json::object();
}

RawResponse ApiTest::AnswerOfAWorker(absl::string_view body) {
  gate_.Set(false);
  RawClient client(address());
  client.Send(Post("/v1/completions", body));
  entered_.Pass();
  struct HeldWorkers {
    Gate gate{false};
    std::latch busy{2};
  };
  // Shared, for a worker may still leave the gate when this function has returned.
  const auto held = std::make_shared<HeldWorkers>();
  for (int i = 0; i < 2; ++i) {  // answers go ahead of what has not begun
    const bool taken = workers_->Post(
        [held] {
          held->busy.count_down();
          held->gate.Pass();
        },
        [](const absl::Status& status) { ADD_FAILURE() << status; });
    EXPECT_TRUE(taken);
    if (!taken) held->busy.count_down();
  }
  held->busy.wait();
  std::atomic<bool> workers_are_free = false;
  std::atomic<bool> answered_without_workers = false;
  RawResponse answer;
  std::thread reader([&] {
    answer = client.Read();
    answered_without_workers = !workers_are_free;
  });
  gate_.Set(true);
  EXPECT_EQ(endings_.Await(1).at(0), absl::StatusCode::kOk);
  // Enough turns of the network threads to have written the answer there.
  for (int i = 0; i < 100; ++i) EXPECT_EQ(Get("/load").status, 200);
  workers_are_free = true;
  held->gate.Set(true);
  reader.join();
  EXPECT_FALSE(answered_without_workers);
  return answer;
}

SparseApiTest::SparseApiTest() : ApiTest(Layout()) {
  model_.config.layers = Layout().layers;
  model_.config.nsa = Layout().nsa;
}

KvLayout SparseApiTest::Layout() {
  KvLayout layout;
  layout.layers = 3;
  layout.kv_heads = 2;
  layout.has_summaries = true;
  return layout;
}

}  // namespace longspan

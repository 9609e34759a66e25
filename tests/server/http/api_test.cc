// The HTTP interface end to end: sockets, admission, the engine; only the model is a fake, whose
// tokens are a hash of what its pages hold.
#include <atomic>
#include <latch>
#include <memory>
#include <stdexcept>
#include <thread>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/http_door.h"
#include "server/http_server.h"
#include "server/openai_api.h"
#include "server/status_map.h"
#include "tests/engine/core/fake_runner.h"
#include "tests/engine/core/test_tokenizer.h"
#include "tests/server/http/raw_client.h"

namespace longspan {
namespace {

using testing::HasSubstr;

constexpr int64_t kPages = 256;
constexpr int32_t kSlots = 8;

// Lets through only while it is open.
class Gate {
 public:
  explicit Gate(bool open = true) : open_(open) {}
  void Set(bool open) {
    MutexLock lock(&mutex_);
    open_ = open;
    changed_.NotifyAll();
  }
  void Pass() {
    MutexLock lock(&mutex_);
    changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return open_; });
  }

 private:
  Mutex mutex_;
  ConditionVariable changed_;
  bool open_ LONGSPAN_GUARDED_BY(mutex_);
};

// How the engine and the front plane saw requests end.
class Endings : public Observer, public RequestObserver {
 public:
  void OnRequestEnded(const absl::Status& status, const Usage&, double, double) override {
    MutexLock lock(&mutex_);
    engine_.push_back(status.code());
    changed_.NotifyAll();
  }
  void OnCompletionEnded(Protocol, const absl::Status& status,
                         std::optional<FinishReason>) override {
    MutexLock lock(&mutex_);
    front_.push_back(status.code());
  }
  void OnStreamWrite(absl::Duration) override {
    MutexLock lock(&mutex_);
    ++stream_writes_;
    changed_.NotifyAll();
  }
  // Waits for the first one.
  bool AnyStreamWrite() {
    MutexLock lock(&mutex_);
    return changed_.WaitFor(&mutex_, std::chrono::seconds(30),
                            [this]() LONGSPAN_REQUIRES(mutex_) { return stream_writes_ > 0; });
  }
  // The codes of the first `count` requests that the engine ended; waits for them.
  std::vector<absl::StatusCode> Await(size_t count) {
    MutexLock lock(&mutex_);
    changed_.WaitFor(&mutex_, std::chrono::seconds(30),
                     [&]() LONGSPAN_REQUIRES(mutex_) { return engine_.size() >= count; });
    return engine_;
  }
  std::vector<absl::StatusCode> front() {
    MutexLock lock(&mutex_);
    return front_;
  }

 private:
  Mutex mutex_;
  ConditionVariable changed_;
  std::vector<absl::StatusCode> engine_ LONGSPAN_GUARDED_BY(mutex_);
  std::vector<absl::StatusCode> front_ LONGSPAN_GUARDED_BY(mutex_);
  int stream_writes_ LONGSPAN_GUARDED_BY(mutex_) = 0;
};

class ApiTest : public testing::Test {
 protected:
  explicit ApiTest(const KvLayout& layout = {}) {
    model_.name = "org/demo";
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
    auto runner =
        std::make_unique<FakeRunner>(FakeRunnerOptions{kPages, kSlots, 1, 256, 0, layout});
    runner->on_submit = [this](const ForwardBatch&) {
      entered_.Set(true);
      gate_.Pass();
      if (throws_) throw std::runtime_error("no memory left");
      return broken_ ? absl::InternalError("the device is gone") : absl::OkStatus();
    };
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
  ~ApiTest() override {
    gate_.Set(true);
    server_->Stop();
    workers_.reset();
    engine_.reset();
  }

  // Behind it everything is as before it.
  HttpResponse AskDoor(const HttpDoorOptions& options, const ApiKeys& keys, HttpRequest head) {
    HttpDoor door(options, &keys, api_.get());
    return door.Refuse(head).value_or(HttpResponse());
  }

  std::string address() const { return server_->bound_address(); }
  // Of the first exchange; waits for its end.
  HttpExchange FirstExchange() {
    MutexLock lock(&exchanges_mutex_);
    exchanged_.WaitFor(&exchanges_mutex_, std::chrono::seconds(30),
                       [this]()
                           LONGSPAN_REQUIRES(exchanges_mutex_) { return !exchanges_.empty(); });
    return exchanges_.empty() ? HttpExchange() : exchanges_.front();
  }
  static std::string Post(absl::string_view path, absl::string_view body) {
    return absl::StrCat("POST ", path, " HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n",
                        "Content-Length: ", body.size(), "\r\n\r\n", body);
  }
  RawResponse Ask(const std::string& bytes) {
    RawClient client(address());
    client.Send(bytes);
    return client.Read();
  }
  RawResponse Complete(absl::string_view body) { return Ask(Post("/v1/completions", body)); }
  RawResponse Get(absl::string_view path) {
    return Ask(absl::StrCat("GET ", path, " HTTP/1.1\r\nHost: a\r\n\r\n"));
  }
  // The answer to a completion, which the engine finishes while no worker is free, and which is not
  // there before one is.
  RawResponse AnswerOfAWorker(absl::string_view body);
  static Json Body(const RawResponse& response) {
    auto body = ParseJson(response.body);
    EXPECT_TRUE(body.ok()) << response.body;
    return body.ok() ? *body : Json::object();
  }

  ByteBudget budget_{1 << 20};
  Gate gate_;
  Gate entered_{false};                     // opened when the engine computes
  Gate left_{false};                        // opened when a client was found to have left
  std::atomic<double> queue_delay_us_ = 0;  // what a cost model predicts of the queue
  std::atomic<bool> broken_ = false;
  std::atomic<bool> throws_ = false;
  Mutex exchanges_mutex_;
  ConditionVariable exchanged_;
  std::vector<HttpExchange> exchanges_ LONGSPAN_GUARDED_BY(exchanges_mutex_);
  ServedModel model_;
  Limits limits_;
  ServingState state_;
  Endings endings_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<WorkerPool> workers_;
  std::unique_ptr<Admission> admission_;
  std::unique_ptr<OpenAiApi> api_;
  std::unique_ptr<HttpServer> server_;
};

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

// The fake model selects blocks.
class SparseApiTest : public ApiTest {
 protected:
  SparseApiTest() : ApiTest(Layout()) {
    model_.config.layers = Layout().layers;
    model_.config.nsa = Layout().nsa;
  }
  static KvLayout Layout() {
    KvLayout layout;
    layout.layers = 3;
    layout.kv_heads = 2;
    layout.has_summaries = true;
    return layout;
  }
};

// What the fake model says after `prompt`.
std::vector<int32_t> Expected(absl::string_view prompt, int tokens) {
  std::vector<int32_t> all;
  for (const char byte : prompt) all.push_back(static_cast<unsigned char>(byte));
  std::vector<int32_t> completion;
  for (int i = 0; i < tokens; ++i) {
    completion.push_back(FakeNextToken(all, 0, 256));
    all.push_back(completion.back());
  }
  return completion;
}

TEST_F(ApiTest, ACompletion) {
  const RawResponse response = Complete(
      R"({"model": "org/demo", "prompt": "abc", "max_tokens": 5, "return_token_ids": true,
          "request_id": "mine"})");
  ASSERT_EQ(response.status, 200) << response.body;
  const Json body = Body(response);
  EXPECT_EQ(body["id"], "cmpl-mine");
  EXPECT_EQ(body["object"], "text_completion");
  EXPECT_EQ(body["model"], "org/demo");
  EXPECT_GT(body["created"], 0);
  ASSERT_EQ(body["choices"].size(), 1U);
  const Json& choice = body["choices"][0];
  EXPECT_EQ(choice["finish_reason"], "length");
  EXPECT_EQ(choice["token_ids"].get<std::vector<int32_t>>(), Expected("abc", 5));
  EXPECT_EQ(choice["text"], TestTokenizer()->Decode(Expected("abc", 5), true));
  EXPECT_EQ(choice["prompt_token_ids"], Json({97, 98, 99}));
  EXPECT_EQ(body["usage"]["total_tokens"], 8);
}

TEST_F(ApiTest, AStreamSaysTheSame) {
  const RawResponse response = Complete(
      R"({"prompt": "abc", "max_tokens": 5, "stream": true, "return_token_ids": true,
          "stream_options": {"include_usage": true}})");
  ASSERT_EQ(response.status, 200) << response.body;
  EXPECT_EQ(response.headers.at("content-type"), "text/event-stream; charset=utf-8");
  std::vector<int32_t> tokens;
  std::string text;
  std::string id;
  std::string last;
  int usages = 0;
  int reasons = 0;
  size_t begin = 0;
  for (size_t end; (end = response.body.find("\n\n", begin)) != std::string::npos;
       begin = end + 2) {
    last = response.body.substr(begin, end - begin);
    if (last == "data: [DONE]") continue;
    const Json chunk = *ParseJson(last.substr(6));
    if (id.empty()) id = chunk["id"];
    EXPECT_EQ(chunk["id"], id);
    EXPECT_EQ(chunk["object"], "text_completion");
    usages += chunk["usage"].is_null() ? 0 : 1;
    for (const Json& choice : chunk["choices"]) {
      text += choice["text"].get<std::string>();
      for (const Json& token : choice["token_ids"]) tokens.push_back(token);
      reasons += choice["finish_reason"].is_null() ? 0 : 1;
    }
  }
  EXPECT_EQ(last, "data: [DONE]");
  EXPECT_EQ(tokens, Expected("abc", 5));
  EXPECT_EQ(text, TestTokenizer()->Decode(Expected("abc", 5), true));
  EXPECT_EQ(usages, 1);
  EXPECT_EQ(reasons, 1);
  EXPECT_TRUE(endings_.AnyStreamWrite());
}

TEST_F(ApiTest, PromptsTimesChoices) {
  const Json body =
      Body(Complete(R"({"prompt": [[97], [98, 99]], "n": 2, "max_tokens": 3, "seed": 1})"));
  ASSERT_EQ(body["choices"].size(), 4U) << body;
  for (size_t i = 0; i < 4; ++i) EXPECT_EQ(body["choices"][i]["index"], i);
  EXPECT_EQ(body["usage"]["prompt_tokens"], 3);
  EXPECT_EQ(body["usage"]["completion_tokens"], 12);
}

TEST_F(SparseApiTest, ABlockMapOfEachChoice) {
  const std::string prompt(100, 'a');
  const Json body = Body(Complete(absl::StrCat(
      R"({"prompt": ")", prompt, R"(", "max_tokens": 1, "n": 2, "include_block_map": true})")));
  ASSERT_EQ(body["choices"].size(), 2U) << body;
  for (const Json& choice : body["choices"]) {
    const Json& map = choice["block_map"];
    EXPECT_EQ(map["page_tokens"], 64);
    EXPECT_EQ(map["prompt_pages"], 2);
    EXPECT_EQ(map["answer_tokens"], 1);
    ASSERT_EQ(map["layer_groups"].size(), 3U);
    for (int layer = 0; layer < 3; ++layer) {
      // Both blocks of the prompt are selected: it has no more.
      EXPECT_EQ(map["layer_groups"][layer],
                Json({{"first_layer", layer}, {"last_layer", layer}, {"selected_pages", {2, 2}}}));
    }
  }
  const Json plain = Body(Complete(R"({"prompt": "abc", "max_tokens": 1})"));
  EXPECT_FALSE(plain["choices"][0].contains("block_map"));
}

TEST_F(SparseApiTest, TheLastChunkOfAStreamHasTheBlockMap) {
  const RawResponse response =
      Complete(R"({"prompt": "abc", "max_tokens": 5, "stream": true, "include_block_map": true})");
  ASSERT_EQ(response.status, 200) << response.body;
  const size_t map = response.body.find("\"block_map\"");
  ASSERT_NE(map, std::string::npos) << response.body;
  EXPECT_EQ(response.body.rfind("\"block_map\""), map);
  EXPECT_THAT(response.body.substr(map), HasSubstr(R"("finish_reason":"length")"));
  EXPECT_THAT(response.body.substr(map), HasSubstr(R"("answer_tokens":5)"));
}

TEST_F(SparseApiTest, MoreBlockMapsThanABodyHoldsAreRefused) {
  model_.config.layers = 1 << 20;  // in eight groups
  limits_.max_n = 1 << 20;
  const RawResponse response =
      Complete(R"({"prompt": "abc", "max_tokens": 1, "n": 1048576, "include_block_map": true})");
  EXPECT_EQ(response.status, 400);
  EXPECT_THAT(response.body, HasSubstr("8388608 counts"));
  EXPECT_EQ(Body(response)["error"]["param"], "include_block_map");
}

TEST_F(ApiTest, ADenseModelHasNoBlockMap) {
  const RawResponse response = Complete(R"({"prompt": "abc", "include_block_map": true})");
  EXPECT_EQ(response.status, 400);
  const Json error = Body(response)["error"];
  EXPECT_EQ(error["param"], "include_block_map");
  EXPECT_EQ(error["code"], "unsupported");
  EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("attends densely"));
  EXPECT_EQ(Complete(R"({"prompt": "abc", "include_block_map": false})").status, 200);
}

TEST_F(ApiTest, EchoWithoutTokensScores) {
  const Json body =
      Body(Complete(R"({"prompt": "abc", "max_tokens": 0, "echo": true, "logprobs": 0})"));
  const Json& choice = body["choices"][0];
  EXPECT_EQ(choice["text"], "abc") << body;
  EXPECT_EQ(choice["finish_reason"], "length");
  EXPECT_EQ(choice["logprobs"]["tokens"], Json({"a", "b", "c"}));
  EXPECT_TRUE(choice["logprobs"]["token_logprobs"][0].is_null());
  EXPECT_TRUE(choice["logprobs"]["token_logprobs"][2].is_number());
  EXPECT_EQ(body["usage"]["completion_tokens"], 0);
}

TEST_F(ApiTest, ProgressEndsWithTheWholePrompt) {
  const std::string prompt(300, 'a');
  const RawResponse response =
      Complete(absl::StrCat(R"({"prompt": ")", prompt,
                            R"(", "max_tokens": 1, "stream": true, "return_progress": true})"));
  const size_t last = response.body.rfind("\"prompt_progress\"");
  ASSERT_NE(last, std::string::npos) << response.body;
  EXPECT_THAT(response.body.substr(last), HasSubstr("\"processed\":300"));
}

TEST_F(ApiTest, LargeBodiesAreReadOnWorkers) {
  const Json body =
      Body(Complete(absl::StrCat(R"({"max_tokens": 1, "prompt": ")", std::string(4000, 'a'),
                                 R"("})", std::string(1000, ' '))));
  EXPECT_EQ(body["usage"]["prompt_tokens"], 4000) << body;
}

TEST_F(ApiTest, LongAnswersAreWrittenOnWorkers) {
  const RawResponse answer = AnswerOfAWorker(R"({"prompt": "abc", "max_tokens": 1, "n": 2,
                                                 "prompt_logprobs": 2})");
  const Json body = Body(answer);
  ASSERT_EQ(body["choices"].size(), 2U) << body;
  EXPECT_EQ(body["choices"][0]["prompt_logprobs"].size(), 3U);
  EXPECT_EQ(body["choices"][0]["prompt_logprobs"], body["choices"][1]["prompt_logprobs"]);
}

TEST_F(SparseApiTest, TheBlockMapOfAStreamIsWrittenOnAWorker) {
  const RawResponse answer = AnswerOfAWorker(
      R"({"prompt": "abc", "max_tokens": 1, "stream": true, "include_block_map": true})");
  EXPECT_THAT(answer.body, HasSubstr("\"block_map\""));
}

TEST_F(ApiTest, MorePromptLogprobsThanABodyHoldsAreRefused) {
  limits_.max_logprobs = 100;
  const RawResponse response =
      Complete(absl::StrCat(R"({"prompt": ")", std::string(1000, 'a'),
                            R"(", "max_tokens": 1, "n": 8, "prompt_logprobs": 100})"));
  EXPECT_EQ(response.status, 400);
  EXPECT_THAT(response.body, HasSubstr("808000"));
  EXPECT_THAT(response.body, HasSubstr(absl::StrCat(kMaxPromptLogprobEntries)));
  EXPECT_EQ(Body(response)["error"]["param"], "prompt_logprobs");
}

TEST_F(ApiTest, BodiesTakeOfOneBudget) {
  const std::string body =
      absl::StrCat(R"({"max_tokens": 1, "prompt": ")", std::string(1000, 'a'), R"("})");
  {
    ByteLease others(&budget_);
    ASSERT_TRUE(others.GrowTo((1 << 20) - 100).ok());
    RawClient client(address());
    // The body is not waited for.
    client.Send(Post("/v1/completions", body).substr(0, 120));
    const RawResponse refused = client.Read();
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(refused.headers.at("retry-after"), "1");
    EXPECT_EQ(Body(refused)["error"]["code"], "queue_full");
    EXPECT_THAT(refused.body, HasSubstr("--max-request-bytes"));
    EXPECT_EQ(refused.headers.at("connection"), "close");

    const RawResponse chunked = Ask(
        absl::StrCat("POST /v1/completions HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n"
                     "Content-Type: application/json\r\n\r\n",
                     absl::Hex(body.size()), "\r\n", body));
    EXPECT_EQ(chunked.status, 429);
    EXPECT_EQ(Get("/health").status, 200) << "what has no body is served";
  }
  EXPECT_EQ(Complete(body).status, 200);
  EXPECT_EQ(budget_.taken_bytes(), 0U);
}

TEST_F(ApiTest, ErrorsHaveTheirStatus) {
  const std::vector<std::tuple<std::string, int, std::string, std::string>> kTable = {
      {"{", 400, "", ""},
      {R"({"prompt": "p", "temperature": 3})", 400, "temperature", ""},
      {R"({"prompt": "p", "logprobs": 6})", 400, "logprobs", ""},
      {R"({"prompt": "p", "nonsense": 3})", 400, "nonsense", "unknown_field"},
      {R"({"prompt": [[]]})", 400, "prompt", ""},
      {R"({"prompt": "p", "max_tokens": 5000})", 400, "max_tokens", "context_length_exceeded"},
      {R"({"prompt": "p", "model": "other"})", 404, "model", "model_not_found"},
      {R"({"prompt": "p", "stream": true, "n": 99})", 400, "n", ""},
      {R"({"prompt": "p", "tenant": "red"})", 400, "tenant", "unsupported"},
      {R"({"prompt": "p", "ttft_slo_ms": 0})", 400, "ttft_slo_ms", ""},
      {R"({"prompt": "p", "tpot_slo_ms": 86400001})", 400, "tpot_slo_ms", ""},
      {R"({"prompt": "p", "queue_timeout_ms": -1})", 400, "queue_timeout_ms", ""},
  };
  for (const auto& [body, status, param, code] : kTable) {
    const RawResponse response = Complete(body);
    EXPECT_EQ(response.status, status) << body;
    EXPECT_EQ(response.headers.at("content-type"), "application/json") << body;
    const Json error = Body(response)["error"];
    EXPECT_EQ(error.size(), 4U) << response.body;
    EXPECT_EQ(error["type"], "invalid_request_error") << body;
    EXPECT_EQ(error["param"], param.empty() ? Json(nullptr) : Json(param)) << response.body;
    EXPECT_EQ(error["code"], code.empty() ? Json(nullptr) : Json(code)) << response.body;
  }
  EXPECT_EQ(Ask(Post("/v1/chat/completions", "{}")).status, 501);
  EXPECT_EQ(Ask(Post("/tokenize", "{")).status, 400);
  EXPECT_EQ(endings_.front().size(), kTable.size() + 1) << "each refused completion counts once";
}

TEST_F(ApiTest, TenantsAreJudgedWhereTheyAreTaken) {
  limits_.request_tenants = true;
  EXPECT_EQ(
      Complete(R"({"prompt": "p", "tenant": "red", "cache_salt": "s", "max_tokens": 1})").status,
      200);
  EXPECT_EQ(Complete(R"({"prompt": "p", "bypass_prefix_cache": true, "max_tokens": 1})").status,
            200);
  const RawResponse refused = Complete(R"({"prompt": "p", "tenant": "r d"})");
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(Body(refused)["error"]["param"], "tenant");
}

// One request runs and one waits; what more comes is refused by what the queue is predicted to
// take.
TEST_F(ApiTest, WhatWouldWaitTooLongIsAskedToRetry) {
  gate_.Set(false);
  RawClient runs(address());
  RawClient waits(address());
  runs.Send(Post("/v1/completions", R"({"prompt": "abc", "stream": true, "max_tokens": 1})"));
  EXPECT_EQ(runs.ReadHead().status, 200);
  entered_.Pass();
  waits.Send(Post("/v1/completions", R"({"prompt": "abc", "stream": true, "max_tokens": 1})"));
  EXPECT_EQ(waits.ReadHead().status, 200);
  queue_delay_us_ = 10'500'000;
  const std::vector<std::tuple<std::string, std::string, std::string, std::string>> kTable = {
      {R"({"prompt": "abc", "ttft_slo_ms": 1000})", "ttft_slo_ms", "slo_unattainable", "10"},
      {R"({"prompt": "abc", "stream": true, "ttft_slo_ms": 2500})", "ttft_slo_ms",
       "slo_unattainable", "8"},
      {R"({"prompt": "abc", "queue_timeout_ms": 10000})", "queue_timeout_ms", "queue_full", "1"},
  };
  for (const auto& [body, param, code, retry_after] : kTable) {
    const RawResponse response = Complete(body);
    EXPECT_EQ(response.status, 429) << body;
    EXPECT_EQ(response.headers.at("retry-after"), retry_after) << body;
    const Json error = Body(response)["error"];
    EXPECT_EQ(error["type"], "rate_limit_error") << body;
    EXPECT_EQ(error["param"], param) << body;
    EXPECT_EQ(error["code"], code) << body;
  }
  queue_delay_us_ = 62'250'000;  // more than the server's limit
  const RawResponse response = Complete(R"({"prompt": "abc"})");
  EXPECT_EQ(response.status, 429);
  EXPECT_EQ(response.headers.at("retry-after"), "3") << "2.25 s, rounded up";
  EXPECT_EQ(Body(response)["error"]["code"], "queue_full");
  EXPECT_EQ(Body(response)["error"]["param"], Json(nullptr));
  gate_.Set(true);
}

TEST_F(ApiTest, ARunningIdIsTaken) {
  gate_.Set(false);
  RawClient first(address());
  first.Send(Post("/v1/completions", R"({"prompt": "a", "stream": true, "request_id": "same"})"));
  EXPECT_EQ(first.ReadHead().status, 200);
  const RawResponse second = Complete(R"({"prompt": "a", "request_id": "same"})");
  EXPECT_EQ(second.status, 409);
  EXPECT_EQ(Body(second)["error"]["code"], "duplicate_request");
}

TEST_F(ApiTest, LeavingAStreamCancels) {
  gate_.Set(false);
  RawClient client(address());
  client.Send(Post("/v1/completions", R"({"prompt": ["a", "b"], "stream": true})"));
  EXPECT_EQ(client.ReadHead().status, 200);
  client.ShutdownWrite();
  left_.Pass();
  gate_.Set(true);
  EXPECT_THAT(endings_.Await(2),
              testing::ElementsAre(absl::StatusCode::kCancelled, absl::StatusCode::kCancelled));
}

TEST_F(ApiTest, LeavingAWholeAnswerCancels) {
  gate_.Set(false);
  RawClient client(address());
  client.Send(Post("/v1/completions", R"({"prompt": "a"})"));
  entered_.Pass();  // the engine is in a step of it
  client.Close();
  left_.Pass();
  gate_.Set(true);
  EXPECT_THAT(endings_.Await(1), testing::ElementsAre(absl::StatusCode::kCancelled));
}

TEST_F(ApiTest, AFailureInsideAStreamEndsItWithAnError) {
  gate_.Set(false);
  RawClient client(address());
  client.Send(Post("/v1/completions", R"({"prompt": "a", "stream": true})"));
  EXPECT_EQ(client.ReadHead().status, 200);
  broken_ = true;
  gate_.Set(true);
  const std::string rest = client.ReadUntil("0\r\n\r\n");
  EXPECT_THAT(rest, HasSubstr("data: {\"error\":{"));
  EXPECT_THAT(rest, testing::Not(HasSubstr("[DONE]")));
  // The engine tells of its own failure a moment after it has told the streams.
  int health = 0;
  for (int i = 0; i < 10000 && health != 503; ++i) health = Get("/health").status;
  EXPECT_EQ(health, 503);
}

TEST_F(ApiTest, ARunnerThatThrowsFailsItsRequestsAndTheEngine) {
  throws_ = true;
  const RawResponse response = Complete(R"({"prompt": "a", "request_id": "unlucky"})");
  EXPECT_EQ(response.status, 503);
  EXPECT_THAT(response.body, HasSubstr("no memory left"));
  int health = 0;
  for (int i = 0; i < 10000 && health != 503; ++i) health = Get("/health").status;
  EXPECT_EQ(health, 503);
  EXPECT_EQ(Complete(R"({"prompt": "a"})").status, 503);
  EXPECT_EQ(FirstExchange().completion_id, "cmpl-unlucky");
  EXPECT_EQ(FirstExchange().error_code, "failed");
}

TEST_F(ApiTest, AStreamThatFailsIsReportedWithItsReason) {
  gate_.Set(false);
  RawClient client(address());
  client.Send(Post("/v1/completions", R"({"prompt": "a", "stream": true, "request_id": "mine"})"));
  EXPECT_EQ(client.ReadHead().status, 200);
  EXPECT_TRUE(admission_->Abort("", "mine").ok());
  gate_.Set(true);
  EXPECT_THAT(client.ReadUntil("0\r\n\r\n"), HasSubstr("data: {\"error\":{"));
  const HttpExchange exchange = FirstExchange();
  EXPECT_EQ(exchange.status, 200);
  EXPECT_EQ(exchange.completion_id, "cmpl-mine");
  EXPECT_EQ(exchange.error_code, "cancelled");
}

// The reader of a whole answer has it only when it is written; until then its connection stays
// armed, though the engine is done and the id is free.
TEST_F(ApiTest, AClientThatLeavesLateLeavesTheNextOfItsIdAlone) {
  server_->Stop();
  HttpServerOptions options;
  options.address = "127.0.0.1:0";
  options.send_buffer_bytes = 4096;
  options.on_exchange = [this](const HttpExchange& exchange) {
    if (exchange.status == 499) left_.Set(true);
  };
  server_ = std::make_unique<HttpServer>(options, &limits_, api_.get());
  ASSERT_TRUE(server_->Start().ok());
  const std::string body =
      R"({"prompt": "a", "max_tokens": 4000, "logprobs": 5, "ignore_eos": true, "request_id": "x"})";
  RawClient slow(address(), 4096);
  slow.Send(Post("/v1/completions", body));
  EXPECT_EQ(slow.ReadHead().status, 200);  // the rest of the answer is larger than any buffer
  while (!engine_->Idle()) std::this_thread::yield();
  gate_.Set(false);
  RawClient next(address());
  next.Send(Post("/v1/completions",
                 R"({"prompt": "b", "stream": true, "max_tokens": 3, "request_id": "x"})"));
  EXPECT_EQ(next.ReadHead().status, 200);
  slow.Reset();
  left_.Pass();
  gate_.Set(true);
  EXPECT_THAT(next.ReadUntil("0\r\n\r\n"), HasSubstr("data: [DONE]"));
}

TEST_F(ApiTest, TokenizeAndBack) {
  const Json tokens = Body(Ask(Post("/tokenize", R"({"prompt": "ab", "model": "org/demo"})")));
  EXPECT_EQ(WriteJson(tokens),
            R"({"count":2,"max_model_len":4096,"token_strs":null,"tokens":[97,98]})");
  EXPECT_EQ(
      Body(Ask(Post("/tokenize", R"({"prompt": "aé", "return_token_strs": true})")))["token_strs"],
      Json({"a", "bytes:\\xc3", "bytes:\\xa9"}));
  EXPECT_EQ(Body(Ask(Post("/detokenize", R"({"tokens": [97, 195, 169]})")))["prompt"], "aé");
  for (const char* bad : {R"({})", R"({"prompt": 5})", R"({"prompt": "a", "x": 1})"}) {
    EXPECT_EQ(Ask(Post("/tokenize", bad)).status, 400) << bad;
  }
  for (const char* bad : {R"({})", R"({"tokens": "a"})", R"({"tokens": [256]})",
                          R"({"tokens": [-1]})", R"({"tokens": [1.5]})"}) {
    EXPECT_EQ(Ask(Post("/detokenize", bad)).status, 400) << bad;
  }
  EXPECT_EQ(Ask(Post("/tokenize", R"({"prompt": "a", "model": "x"})")).status, 404);
  const RawResponse many = Ask(Post("/tokenize", absl::StrCat(R"({"return_token_strs": true,
      "prompt": ")",
                                                              std::string(4097, 'a'), R"("})")));
  EXPECT_EQ(many.status, 400);
  EXPECT_EQ(Body(many)["error"]["code"], "context_length_exceeded");
}

TEST_F(ApiTest, Models) {
  const std::string model =
      R"({"created":7,"id":"org/demo","max_model_len":4096,"object":"model","owned_by":"longspan"})";
  EXPECT_EQ(Get("/v1/models").body, R"({"data":[)" + model + R"(],"object":"list"})");
  EXPECT_EQ(Get("/v1/models/org/demo").body, model);
  EXPECT_EQ(Get("/v1/models/org%2Fdemo").body, model);
  const RawResponse other = Get("/v1/models/other");
  EXPECT_EQ(other.status, 404);
  EXPECT_EQ(Body(other)["error"]["code"], "model_not_found");
}

TEST_F(ApiTest, Operations) {
  EXPECT_EQ(Get("/health").status, 200);
  EXPECT_EQ(Get("/ready").status, 200);
  EXPECT_EQ(Get("/metrics").body, "# HELP up\n");
  EXPECT_THAT(Get("/metrics").headers.at("content-type"), HasSubstr("version=0.0.4"));
  EXPECT_EQ(WriteJson(Body(Get("/load"))),
            absl::StrCat(R"({"draining":false,"kv_blocks_cached":0,"kv_blocks_free":)", kPages,
                         R"(,"kv_blocks_total":)", kPages,
                         R"(,"queue_delay_ms":0,"queued_tokens":0,"running":0,"waiting":0})"));
  EXPECT_TRUE(Body(Get("/version")).contains("commit"));
  EXPECT_TRUE(Body(Get("/version")).contains("version"));
}

TEST_F(ApiTest, NotReadyIsNotUnhealthy) {
  for (const ServingPhase phase :
       {ServingPhase::kLoading, ServingPhase::kDraining, ServingPhase::kFailed}) {
    state_.Set(phase);
    const RawResponse response = Get("/ready");
    EXPECT_EQ(response.status, 503);
    EXPECT_EQ(response.headers.count("retry-after"), 1U);
    EXPECT_EQ(Get("/health").status, 200);
  }
}

TEST_F(ApiTest, DrainingRefusesWithRetry) {
  engine_->Drain();
  const RawResponse response = Complete(R"({"prompt": "a"})");
  EXPECT_EQ(response.status, 503);
  EXPECT_EQ(response.headers.count("retry-after"), 1U);
  EXPECT_EQ(Body(response)["error"]["code"], "draining");
}

// Nobody has a key of these: none was loaded.
TEST_F(ApiTest, EveryRouteNeedsAKeyButHealth) {
  const ApiKeys keys{};
  std::vector<std::pair<std::string, std::string>> routes = api_->router().Routes();
  ASSERT_GT(routes.size(), 8U);
  routes.emplace_back("GET", "/no/such/route");
  routes.emplace_back("OPTIONS", "/v1/completions");
  routes.emplace_back("GET", "/health/");
  routes.emplace_back("GET", "/healthy");
  routes.emplace_back("GET", "//health");
  for (const auto& [method, path] : routes) {
    HttpRequest head;
    head.method = method;
    head.path = path;
    const HttpResponse response = AskDoor({}, keys, head);
    if (path == "/health" || path == "/ready") {
      EXPECT_EQ(response.status, 200) << path;
      continue;
    }
    EXPECT_EQ(response.status, 401) << method << path;
    EXPECT_EQ(response.error_code, "invalid_api_key") << path;
    EXPECT_TRUE(response.closes) << path;
  }
}

TEST_F(ApiTest, WhatIsOpenedOnPurpose) {
  const ApiKeys keys{};
  HttpRequest metrics;
  metrics.method = "GET";
  metrics.path = "/metrics";
  EXPECT_EQ(AskDoor({}, keys, metrics).status, 401);
  EXPECT_EQ(AskDoor({/*open_metrics=*/true}, keys, metrics).status, 200);
  HttpRequest preflight;
  preflight.method = "OPTIONS";
  preflight.path = "/v1/completions";
  EXPECT_NE(AskDoor({/*open_metrics=*/false, /*open_preflight=*/true}, keys, preflight).status,
            401);
  preflight.method = "POST";
  EXPECT_EQ(AskDoor({/*open_metrics=*/true, /*open_preflight=*/true}, keys, preflight).status, 401);
}

}  // namespace
}  // namespace longspan

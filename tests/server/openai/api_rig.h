// The HTTP interface end to end: sockets, admission, the engine; only the model is a fake, whose
// tokens are a hash of what its pages hold.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/engine.h"
#include "engine/json/json.h"
#include "gtest/gtest.h"
#include "kernels/base/mutex.h"
#include "server/http/server.h"
#include "server/openai/api.h"
#include "server/openai/door.h"
#include "tests/server/http/raw_client.h"

namespace longspan {

inline constexpr int64_t kPages = 256;

// Lets through only while it is open.
class Gate {
 public:
  explicit Gate(bool open = true) : open_(open) {}
  void Set(bool open);
  void Pass();

 private:
  Mutex mutex_;
  ConditionVariable changed_;
  bool open_ LONGSPAN_GUARDED_BY(mutex_);
};

// How the engine and the front plane saw requests end.
class Endings : public Observer, public RequestObserver {
 public:
  void OnRequestEnded(const absl::Status& status, const Usage&, double, double) override;
  void OnCompletionEnded(Protocol, const absl::Status& status,
                         std::optional<FinishReason>) override;
  void OnStreamWrite(absl::Duration) override;
  // Waits for the first one.
  bool AnyStreamWrite();
  // The codes of the first `count` requests that the engine ended; waits for them.
  std::vector<absl::StatusCode> Await(size_t count);
  std::vector<absl::StatusCode> front();

 private:
  Mutex mutex_;
  ConditionVariable changed_;
  std::vector<absl::StatusCode> engine_ LONGSPAN_GUARDED_BY(mutex_);
  std::vector<absl::StatusCode> front_ LONGSPAN_GUARDED_BY(mutex_);
  int stream_writes_ LONGSPAN_GUARDED_BY(mutex_) = 0;
};

class ApiTest : public testing::Test {
 protected:
  explicit ApiTest(const KvLayout& layout = {});
  ~ApiTest() override;

  // Behind it everything is as before it.
  HttpResponse AskDoor(const HttpDoorOptions& options, const ApiKeys& keys, HttpRequest head);

  std::optional<int32_t> NextOfScript(const std::vector<int32_t>& tokens) const;
  std::string address() const { return server_->bound_address(); }
  // Of the first exchange; waits for its end.
  HttpExchange FirstExchange();
  static std::string Post(absl::string_view path, absl::string_view body);
  RawResponse Ask(const std::string& bytes);
  RawResponse Complete(absl::string_view body) { return Ask(Post("/v1/completions", body)); }
  RawResponse Get(absl::string_view path);
  // The answer to a completion, which the engine finishes while no worker is free, and which is not
  // there before one is.
  RawResponse AnswerOfAWorker(absl::string_view body);
  static Json Body(const RawResponse& response);

  ByteBudget budget_{1 << 20};
  Gate gate_;
  Gate entered_{false};                     // opened when the engine computes
  Gate left_{false};                        // opened when a client was found to have left
  std::atomic<double> queue_delay_us_ = 0;  // what a cost model predicts of the queue
  // What the model answers to a prompt that ends with kAnswerBegin; set between requests.
  std::string script_;
  static constexpr char kAnswerBegin = '\x02';
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

// The fake model selects blocks.
class SparseApiTest : public ApiTest {
 protected:
  SparseApiTest();
  static KvLayout Layout();
};

}  // namespace longspan

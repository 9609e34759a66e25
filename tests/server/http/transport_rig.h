// The HTTP transport through real sockets, with a handler that does what a test needs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "kernels/base/mutex.h"
#include "server/http/router.h"
#include "server/http/server.h"
#include "tests/server/http/raw_client.h"

namespace longspan {

inline constexpr char kHello[] = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n";

std::string Post(absl::string_view path, absl::string_view body, absl::string_view fields = "");

// Every error has all four keys; a machine may depend on it.
void ExpectErrorBody(const RawResponse& response);

// What a test waits for, from any thread.
class Signal {
 public:
  void Set() {
    MutexLock lock(&mutex_);
    set_ = true;
    changed_.NotifyAll();
  }
  void Reset() {
    MutexLock lock(&mutex_);
    set_ = false;
  }
  bool Wait() {
    MutexLock lock(&mutex_);
    return changed_.WaitFor(&mutex_, std::chrono::seconds(30),
                            [this]() LONGSPAN_REQUIRES(mutex_) { return set_; });
  }

 private:
  Mutex mutex_;
  ConditionVariable changed_;
  bool set_ LONGSPAN_GUARDED_BY(mutex_) = false;
};

class TransportTest : public testing::Test {
 protected:
  using Writer = std::shared_ptr<ResponseWriter>;

  TransportTest();
  ~TransportTest() override { End(); }
  // For those with members of their own that the server uses: before these go.
  void End() {
    if (server_ != nullptr) server_->Stop();
    waiting_.reset();
    server_.reset();
  }

  // For another server.
  void Reset() {
    arrived_.Reset();
    left_.Reset();
    MutexLock lock(&mutex_);
    exchanges_.clear();
  }

  static void Flood(const Writer& writer);

  void Start() {
    server_ = std::make_unique<HttpServer>(options_, &limits_, &router_);
    const absl::Status started = server_->Start();
    ASSERT_TRUE(started.ok()) << started;
  }
  std::string address() const { return server_->bound_address(); }
  // Of the first exchange that ended; waits for it.
  HttpExchange FirstExchange() {
    MutexLock lock(&mutex_);
    reported_.WaitFor(&mutex_, std::chrono::seconds(30),
                      [this]() LONGSPAN_REQUIRES(mutex_) { return !exchanges_.empty(); });
    return exchanges_.empty() ? HttpExchange() : exchanges_.front();
  }
  RawResponse Ask(absl::string_view bytes) {
    RawClient client(address());
    client.Send(bytes);
    return client.Read();
  }

  HttpServerOptions options_;
  Limits limits_;
  HttpRouter router_;
  std::unique_ptr<HttpServer> server_;
  Writer waiting_;
  Signal arrived_;
  Signal left_;
  Mutex mutex_;
  ConditionVariable reported_;
  std::vector<HttpExchange> exchanges_ LONGSPAN_GUARDED_BY(mutex_);
};

}  // namespace longspan

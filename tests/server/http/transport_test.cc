// The HTTP transport through real sockets, with a handler that does what a test needs.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <functional>
#include <future>
#include <map>
#include <stdexcept>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "engine/request/mutex.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/http_response.h"
#include "server/http_router.h"
#include "server/http_server.h"
#include "server/request_id.h"
#include "tests/server/http/raw_client.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Writer = std::shared_ptr<ResponseWriter>;

constexpr char kHello[] = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n";

std::string Post(absl::string_view path, absl::string_view body, absl::string_view fields = "") {
  return absl::StrCat("POST ", path, " HTTP/1.1\r\nHost: a\r\nContent-Length: ", body.size(),
                      "\r\n", fields, "\r\n", body);
}

// What a test waits for, from any thread.
class Signal {
 public:
  void Set() {
    MutexLock lock(&mutex_);
    set_ = true;
    changed_.NotifyAll();
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
  TransportTest() : router_(/*answers_preflight=*/true) {
    limits_.max_body_bytes = 100000;
    options_.address = "127.0.0.1:0";
    options_.on_exchange = [this](const HttpExchange& exchange) {
      MutexLock lock(&mutex_);
      exchanges_.push_back(exchange);
      reported_.NotifyAll();
    };
    router_.Get("/hello", [](const HttpRequest& request, const Writer& writer) {
      writer->Send(JsonResponse({{"method", request.method}, {"query", request.query}}));
    });
    router_.Get("/items/*", [](const HttpRequest& request, const Writer& writer) {
      writer->Send(JsonResponse({{"path", request.path}}));
    });
    router_.Post("/echo", [](HttpRequest request, const Writer& writer) {
      HttpResponse response;
      response.content_type = "text/plain";
      response.body = std::move(request.body);
      writer->Send(std::move(response));
    });
    router_.Post("/throw", [](const HttpRequest&, const Writer&) {
      throw std::runtime_error("no memory left");
    });
    router_.Post("/forget", [](const HttpRequest&, const Writer&) {});
    // Answers when the test says so; tells when the client leaves before.
    router_.Post("/wait", [this](const HttpRequest&, const Writer& writer) {
      writer->OnDisconnect([this] { left_.Set(); });
      waiting_ = writer;
      arrived_.Set();
    });
    router_.Post("/stream", [this](const HttpRequest&, const Writer& writer) {
      HttpResponse head;
      head.content_type = "text/event-stream";
      writer->OnDisconnect([this] { left_.Set(); });
      writer->StartStream(std::move(head), ": quiet\n\n");
      writer->Write("data: 1\n\n", [] {});
      waiting_ = writer;
      arrived_.Set();
    });
    // Never stops writing.
    router_.Post("/flood", [this](const HttpRequest&, const Writer& writer) {
      writer->OnDisconnect([this] { left_.Set(); });
      writer->StartStream({}, "");
      Flood(writer);
    });
  }
  ~TransportTest() override {
    server_->Stop();
    waiting_.reset();
  }

  static void Flood(const Writer& writer) {
    writer->Write(std::string(65536, 'x'),
                  [weak = std::weak_ptr<ResponseWriter>(writer), writer] { Flood(writer); });
  }

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

// Every error has all four keys; a machine may depend on it.
void ExpectErrorBody(const RawResponse& response) {
  const auto body = ParseJson(response.body);
  ASSERT_TRUE(body.ok()) << response.body;
  ASSERT_TRUE(body->contains("error")) << response.body;
  const Json& error = (*body)["error"];
  EXPECT_EQ(error.size(), 4U) << response.body;
  EXPECT_TRUE(error["message"].is_string() && error["type"].is_string()) << response.body;
  EXPECT_TRUE(error["param"].is_string() || error["param"].is_null()) << response.body;
  EXPECT_TRUE(error["code"].is_string() || error["code"].is_null()) << response.body;
}

TEST_F(TransportTest, AnswersAndKeepsTheConnection) {
  Start();
  RawClient client(address());
  for (int i = 0; i < 3; ++i) {
    client.Send("GET /hello?a=1 HTTP/1.1\r\nHost: a\r\nX-Request-Id: my.id-1\r\n\r\n");
    const RawResponse response = client.Read();
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.body, R"({"method":"GET","query":"a=1"})");
    EXPECT_EQ(response.headers.at("x-request-id"), "my.id-1");
    EXPECT_EQ(response.headers.at("content-type"), "application/json");
    EXPECT_EQ(response.headers.count("connection"), 0U);
    EXPECT_EQ(response.headers.count("date"), 1U);
  }
  const HttpExchange exchange = FirstExchange();
  EXPECT_EQ(exchange.status, 200);
  EXPECT_EQ(exchange.path, "/hello");
  EXPECT_EQ(exchange.request_id, "my.id-1");
}

TEST_F(TransportTest, AHandlerThatThrowsIsReportedAndItsClientAnswered) {
  std::promise<std::string> told;
  options_.on_exception = [&told](absl::string_view what) { told.set_value(std::string(what)); };
  Start();
  const RawResponse response = Ask(Post("/throw", ""));
  EXPECT_EQ(response.status, 500);
  ExpectErrorBody(response);
  EXPECT_EQ(told.get_future().get(), "no memory left");
  EXPECT_EQ(Ask(kHello).status, 200);
}

TEST_F(TransportTest, AnExchangeIsReportedWithWhatWasNoted) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  EXPECT_EQ(client.ReadHead().status, 200);
  ASSERT_TRUE(arrived_.Wait());
  waiting_->Note("cmpl-7", "");
  waiting_->Note("", "reader_too_slow");
  waiting_->End();
  client.ReadUntil("0\r\n\r\n");
  const HttpExchange exchange = FirstExchange();
  EXPECT_EQ(exchange.status, 200);
  EXPECT_EQ(exchange.completion_id, "cmpl-7");
  EXPECT_EQ(exchange.error_code, "reader_too_slow");
}

TEST_F(TransportTest, RequestIdsThatAreNoneAreReplaced) {
  Start();
  for (const std::string& id : {std::string("a b"), std::string(65, 'x'), std::string("ä")}) {
    const RawResponse response =
        Ask(absl::StrCat("GET /hello HTTP/1.1\r\nHost: a\r\nX-Request-Id: ", id, "\r\n\r\n"));
    EXPECT_NE(response.headers.at("x-request-id"), id);
    EXPECT_TRUE(IsRequestId(response.headers.at("x-request-id")));
  }
}

TEST_F(TransportTest, PipelinedRequestsAreAnsweredInOrder) {
  Start();
  RawClient client(address());
  std::string bytes;
  for (int i = 0; i < 50; ++i) bytes += Post("/echo", absl::StrCat("body ", i));
  client.Send(bytes);
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.Read().body, absl::StrCat("body ", i));
}

// The read that watches for the client's leaving is under way when the line that was read ahead is
// consumed.
TEST_F(TransportTest, ARequestReadAheadInPartIsCompleted) {
  Start();
  RawClient client(address());
  client.Send(Post("/wait", "") + "GET /hello HTTP/1.1\r\n");
  ASSERT_TRUE(arrived_.Wait());
  waiting_->Send(JsonResponse({{"done", true}}));
  EXPECT_EQ(client.Read().status, 200);
  client.Send("Host: a\r\n\r\n");
  EXPECT_EQ(client.Read().status, 200);
  for (int i = 0; i < 300; ++i) {
    client.Send(Post("/echo", std::string(i % 7 * 100, 'x')));
    EXPECT_EQ(client.Read().body.size(), i % 7 * 100U);
  }
}

TEST_F(TransportTest, RequestsArriveByteByByte) {
  Start();
  RawClient client(address());
  for (char c : Post("/echo", "slowly")) client.Send(absl::string_view(&c, 1));
  EXPECT_EQ(client.Read().body, "slowly");
}

TEST_F(TransportTest, ChunkedBodies) {
  Start();
  const std::string head = "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  EXPECT_EQ(Ask(head + "5\r\nhello\r\n1;x=y\r\n!\r\n0\r\nTrailer: t\r\n\r\n").body, "hello!");
  EXPECT_EQ(Ask(head + "0\r\n\r\n").body, "");
  RawClient client(address());
  for (char c : head + "3\r\nabc\r\n0\r\n\r\n") client.Send(absl::string_view(&c, 1));
  EXPECT_EQ(client.Read().body, "abc");
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200) << "the connection goes on";
}

TEST_F(TransportTest, LargeBodiesComeBackWhole) {
  Start();
  std::string body(100000, 'x');
  for (size_t i = 0; i < body.size(); ++i) body[i] = static_cast<char>('a' + i % 26);
  EXPECT_EQ(Ask(Post("/echo", body)).body, body);
}

TEST_F(TransportTest, Http10ClosesAfterTheAnswer) {
  Start();
  RawClient client(address());
  client.Send("GET /hello HTTP/1.0\r\n\r\n");
  const std::string all = client.ReadToEnd();
  EXPECT_THAT(all, HasSubstr("200 OK"));
  EXPECT_THAT(all, HasSubstr("Connection: close"));
}

TEST_F(TransportTest, ConnectionCloseIsHonoured) {
  Start();
  RawClient client(address());
  client.Send("GET /hello HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(client.Read().headers.at("connection"), "close");
  EXPECT_TRUE(client.AtEnd());
}

TEST_F(TransportTest, HeadHasNoBody) {
  Start();
  RawClient client(address());
  client.Send("HEAD /hello HTTP/1.1\r\nHost: a\r\n\r\n");
  const RawResponse head = client.Read(/*head_only=*/true);
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.headers.at("content-length"), "28");
  client.Send("HEAD /nowhere HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.Read(/*head_only=*/true).status, 404);
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200);
}

TEST_F(TransportTest, Routes) {
  Start();
  RawClient client(address());
  client.Send("GET /items/a/b HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.Read().body, R"({"path":"/items/a/b"})");
  client.Send("GET http://a:80/hello?x HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.Read().body, R"({"method":"GET","query":"x"})");
  client.Send("GET /items/ HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.Read().status, 404);
  client.Send(Post("/hello", "{}"));
  const RawResponse wrong = client.Read();
  EXPECT_EQ(wrong.status, 405);
  EXPECT_EQ(wrong.headers.at("allow"), "GET, HEAD, OPTIONS");
  ExpectErrorBody(wrong);
  client.Send("DELETE /echo HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.Read().headers.at("allow"), "POST, OPTIONS");
  client.Send(Post("/nowhere", "read and dropped"));
  ExpectErrorBody(client.Read());
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200) << "small refused bodies do not end the connection";
}

TEST_F(TransportTest, ContentTypes) {
  Start();
  RawClient client(address());
  for (const char* good : {"application/json", "Application/JSON; charset=utf-8", ""}) {
    client.Send(Post("/echo", "x", absl::StrCat("Content-Type: ", good, "\r\n")));
    EXPECT_EQ(client.Read().status, 200) << good;
  }
  for (const char* bad : {"text/plain", "application/x-www-form-urlencoded", "application/jsonx"}) {
    client.Send(Post("/echo", "x", absl::StrCat("Content-Type: ", bad, "\r\n")));
    const RawResponse response = client.Read();
    EXPECT_EQ(response.status, 415) << bad;
    ExpectErrorBody(response);
  }
  client.Send(Post("/echo", "x", "Content-Encoding: gzip\r\n"));
  EXPECT_EQ(client.Read().status, 415);
}

TEST_F(TransportTest, MalformedRequests) {
  limits_.max_header_bytes = 2048;
  limits_.max_headers = 20;
  limits_.max_body_bytes = 1000;
  Start();
  std::string many = "GET /hello HTTP/1.1\r\nHost: a\r\n";
  for (int i = 0; i < 20; ++i) absl::StrAppend(&many, "X-", i, ": 1\r\n");
  const std::string chunked =
      "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  const std::string get = "GET /hello HTTP/1.1\r\n";
  const std::string post = "POST /echo HTTP/1.1\r\nHost: a\r\n";
  const std::vector<std::pair<std::string, int>> kCorpus = {
      {"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n", 400},
      {"GET\r\n\r\n", 400},
      {"GET /hello\r\n\r\n", 400},
      {"GET  /hello HTTP/1.1\r\nHost: a\r\n\r\n", 400},
      {"GET /hel lo HTTP/1.1\r\nHost: a\r\n\r\n", 505},
      {"G@T /hello HTTP/1.1\r\nHost: a\r\n\r\n", 400},
      {"GET /hello HTTP/2.0\r\nHost: a\r\n\r\n", 505},
      {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505},
      {"GET /hello HTTP/1.2\r\nHost: a\r\n\r\n", 505},
      {get + "\r\n", 400},
      {get + "Host: a\r\nHost: b\r\n\r\n", 400},
      {get + "Host : a\r\n\r\n", 400},
      {get + "Host: a\r\nX: \x01\r\n\r\n", 400},
      {get + "Host: a\r\n: empty\r\n\r\n", 400},
      {get + "Host: a\r\nX: " + std::string(3000, 'x') + "\r\n\r\n", 431},
      {"GET /" + std::string(3000, 'x') + " HTTP/1.1\r\nHost: a\r\n\r\n", 431},
      {many + "\r\n", 431},
      {post + "Content-Length: -1\r\n\r\n", 400},
      {post + "Content-Length: 1x\r\n\r\n", 400},
      {post + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400},
      {post + "Content-Length: 99999999999999999999999\r\n\r\n", 400},
      {post + "Content-Length: 1001\r\n\r\n", 413},
      {post + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400},
      {post + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501},
      {post + "Transfer-Encoding: gzip\r\n\r\n", 501},
      {post + "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501},
      {"POST /echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400},
      {chunked + "zz\r\n", 400},
      {chunked + "3\r\nabcd\r\n0\r\n\r\n", 400},
      {chunked + "ffffffffffffffffff\r\n", 400},
      {chunked + "3e8\r\n" + std::string(1000, 'x') + "\r\n1\r\nx\r\n0\r\n\r\n", 413},
      {post + "Content-Length: 5\r\nExpect: magic\r\n\r\n", 417},
  };
  for (const auto& [bytes, status] : kCorpus) {
    RawClient client(address());
    client.Send(bytes);
    const RawResponse response = client.Read();
    EXPECT_EQ(response.status, status) << bytes;
    EXPECT_EQ(response.headers.count("x-request-id"), 1U) << bytes;
    ExpectErrorBody(response);
    EXPECT_THAT(response.body, HasSubstr("\"invalid_request_error\"")) << bytes;
    client.ShutdownWrite();
    EXPECT_TRUE(client.AtEnd()) << bytes;
  }
  EXPECT_EQ(Ask(kHello).status, 200);
}

TEST_F(TransportTest, ExpectContinueIsAnswered) {
  Start();
  RawClient client(address());
  client.Send(
      "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-Continue\r\n\r\n");
  EXPECT_EQ(client.ReadUntil("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.Send("ok");
  EXPECT_EQ(client.Read().body, "ok");
}

TEST_F(TransportTest, WhatWillBeRefusedIsNotContinued) {
  limits_.max_body_bytes = 1000;
  Start();
  const std::vector<std::pair<std::string, int>> kCases = {
      {"POST /nowhere HTTP/1.1\r\nContent-Length: 2\r\n", 404},
      {"PUT /echo HTTP/1.1\r\nContent-Length: 2\r\n", 405},
      {"POST /echo HTTP/1.1\r\nContent-Length: 2\r\nContent-Type: text/html\r\n", 415},
      {"POST /echo HTTP/1.1\r\nContent-Length: 2000\r\n", 413},
  };
  for (const auto& [head, status] : kCases) {
    RawClient client(address());
    client.Send(head + "Host: a\r\nExpect: 100-continue\r\n\r\n");
    const std::string first = client.ReadUntil("\r\n");
    EXPECT_THAT(first, StartsWith(absl::StrCat("HTTP/1.1 ", status))) << head;
    client.ReadUntil("\r\n\r\n");
    client.ShutdownWrite();
  }
}

TEST_F(TransportTest, AHeadThatDoesNotArriveTimesOut) {
  limits_.header_timeout = absl::Milliseconds(20);
  Start();
  RawClient client(address());
  client.Send("GET /hello HTTP/1.1\r\nHos");
  const RawResponse response = client.Read();
  EXPECT_EQ(response.status, 408);
  EXPECT_EQ(response.headers.at("connection"), "close");
  ExpectErrorBody(response);
  RawClient silent(address());
  EXPECT_EQ(silent.ReadToEnd(), "") << "who says nothing is told nothing";
}

TEST_F(TransportTest, ABodyThatDoesNotArriveTimesOut) {
  limits_.body_timeout = absl::Milliseconds(20);
  Start();
  EXPECT_EQ(Ask("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab").status, 408);
}

TEST_F(TransportTest, IdleConnectionsAreClosed) {
  limits_.idle_timeout = absl::Milliseconds(20);
  Start();
  RawClient client(address());
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200);
  EXPECT_EQ(client.ReadToEnd(), "");
}

TEST_F(TransportTest, AWriterThatDiesAnswers500) {
  Start();
  RawClient client(address());
  client.Send(Post("/forget", ""));
  const RawResponse response = client.Read();
  EXPECT_EQ(response.status, 500);
  ExpectErrorBody(response);
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200);
}

TEST_F(TransportTest, StreamsAreChunked) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  ASSERT_TRUE(arrived_.Wait());
  waiting_->Write("data: 2\n\n", [] {});
  waiting_->End();
  const RawResponse response = client.Read();
  EXPECT_EQ(response.headers.at("transfer-encoding"), "chunked");
  EXPECT_EQ(response.body, "data: 1\n\ndata: 2\n\n");
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200) << "the connection goes on";
}

TEST_F(TransportTest, StreamsOfHttp10EndWithTheConnection) {
  Start();
  RawClient client(address());
  client.Send("POST /stream HTTP/1.0\r\nContent-Length: 0\r\n\r\n");
  ASSERT_TRUE(arrived_.Wait());
  waiting_->End();
  EXPECT_THAT(client.ReadToEnd(), testing::EndsWith("\r\n\r\ndata: 1\n\n"));
}

TEST_F(TransportTest, QuietStreamsShowSignsOfLife) {
  limits_.keepalive_interval = absl::Milliseconds(5);
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  EXPECT_NE(client.ReadUntil("data: 1\n\n"), "");
  for (int i = 0; i < 3; ++i) EXPECT_NE(client.ReadUntil(": quiet\n\n"), "");
  ASSERT_TRUE(arrived_.Wait());
  waiting_->End();
  EXPECT_NE(client.ReadUntil("0\r\n\r\n"), "");
}

TEST_F(TransportTest, ClosingAStreamIsLeaving) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  client.ReadUntil("data: 1");
  client.ShutdownWrite();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(FirstExchange().status, 499);
}

TEST_F(TransportTest, ResettingAStreamIsLeaving) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  client.ReadUntil("data: 1");
  client.Reset();
  EXPECT_TRUE(left_.Wait());
}

TEST_F(TransportTest, AHalfClosedClientIsServed) {
  Start();
  RawClient client(address());
  client.Send(std::string(kHello) + Post("/echo", "and this"));
  client.ShutdownWrite();
  EXPECT_EQ(client.Read().status, 200);
  EXPECT_EQ(client.Read().body, "and this");
  EXPECT_TRUE(client.AtEnd());
}

TEST_F(TransportTest, AHalfClosedClientThatWaitsIsServed) {
  options_.probe_interval = absl::Milliseconds(2);
  Start();
  RawClient client(address());
  client.Send(Post("/wait", ""));
  client.ShutdownWrite();
  ASSERT_TRUE(arrived_.Wait());
  EXPECT_EQ(client.ReadUntil("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  waiting_->Send(JsonResponse({{"late", true}}));
  EXPECT_EQ(client.Read().body, R"({"late":true})");
}

TEST_F(TransportTest, AClientThatClosesWhileItWaitsHasLeft) {
  options_.probe_interval = absl::Milliseconds(2);
  Start();
  RawClient client(address());
  client.Send(Post("/wait", ""));
  ASSERT_TRUE(arrived_.Wait());
  client.Close();
  EXPECT_TRUE(left_.Wait());
}

TEST_F(TransportTest, AClientThatResetsWhileItWaitsHasLeft) {
  Start();
  RawClient client(address());
  // More than is read ahead, so that only the reset itself can tell.
  client.Send(Post("/wait", "") + std::string(200000, 'x'));
  ASSERT_TRUE(arrived_.Wait());
  client.Reset();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(FirstExchange().status, 499);
}

TEST_F(TransportTest, AReaderThatStallsIsCutOff) {
  limits_.reader_stall_timeout = absl::Milliseconds(50);
  options_.send_buffer_bytes = 16 * 1024;
  Start();
  RawClient client(address(), 8 * 1024);
  client.Send(Post("/flood", ""));
  EXPECT_TRUE(left_.Wait());
}

TEST_F(TransportTest, TooManyConnectionsAreToldSo) {
  limits_.max_connections = 2;
  Start();
  RawClient first(address());
  RawClient second(address());
  for (RawClient* client : {&first, &second}) {
    client->Send(kHello);
    EXPECT_EQ(client->Read().status, 200);
  }
  RawClient third(address());
  third.Send(kHello);
  const RawResponse response = third.Read();
  EXPECT_EQ(response.status, 503);
  EXPECT_EQ(response.headers.at("retry-after"), "1");
  ExpectErrorBody(response);
  EXPECT_THAT(response.body, HasSubstr("--max-connections"));
}

// Takes descriptors until none are left, gives them back when it dies.
class DescriptorHog {
 public:
  DescriptorHog() {
    getrlimit(RLIMIT_NOFILE, &before_);
    rlimit low = before_;
    low.rlim_cur = 256;
    setrlimit(RLIMIT_NOFILE, &low);
    for (int fd = 0; fd >= 0;) {
      fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
      if (fd >= 0) taken_.push_back(fd);
    }
  }
  void FreeOne() {
    close(taken_.back());
    taken_.pop_back();
  }
  ~DescriptorHog() {
    for (int fd : taken_) close(fd);
    setrlimit(RLIMIT_NOFILE, &before_);
  }

 private:
  rlimit before_ = {};
  std::vector<int> taken_;
};

TEST_F(TransportTest, RunningOutOfDescriptorsIsSurvived) {
  Start();
  std::unique_ptr<RawClient> waiting;
  {
    DescriptorHog hog;
    hog.FreeOne();
    waiting = std::make_unique<RawClient>(address());  // connected, but not accepted
    waiting->Send(kHello);
  }
  EXPECT_EQ(waiting->Read().status, 200);
  EXPECT_EQ(Ask(kHello).status, 200);
}

TEST_F(TransportTest, DrainingFinishesWhatItIsIn) {
  Start();
  RawClient idle(address());
  idle.Send(kHello);
  EXPECT_EQ(idle.Read().status, 200);
  RawClient busy(address());
  busy.Send(Post("/wait", ""));
  ASSERT_TRUE(arrived_.Wait());
  server_->StopAccepting();
  EXPECT_TRUE(idle.AtEnd());
  waiting_->Send(JsonResponse({{"done", true}}));
  const RawResponse response = busy.Read();
  EXPECT_EQ(response.body, R"({"done":true})");
  EXPECT_EQ(response.headers.at("connection"), "close");
  EXPECT_TRUE(busy.AtEnd());
}

TEST_F(TransportTest, StoppingCutsOffWhatIsLeft) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  client.ReadUntil("data: 1");
  server_->Stop();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(server_->connections(), 0);
  waiting_->Write("into the void", [] {});
  waiting_->End();
}

TEST_F(TransportTest, CorsIsOffUnlessAsked) {
  Start();
  EXPECT_EQ(Ask(kHello).headers.count("access-control-allow-origin"), 0U);
}

TEST_F(TransportTest, CorsWhereAsked) {
  options_.cors_allow_origin = "*";
  Start();
  EXPECT_EQ(Ask(kHello).headers.at("access-control-allow-origin"), "*");
  const RawResponse preflight =
      Ask("OPTIONS /echo HTTP/1.1\r\nHost: a\r\nOrigin: http://b\r\n\r\n");
  EXPECT_EQ(preflight.status, 204);
  EXPECT_EQ(preflight.headers.at("access-control-allow-methods"), "POST, OPTIONS");
  EXPECT_EQ(preflight.headers.count("content-length"), 0U);
}

TEST(HttpServer, AddressesThatCannotBeHad) {
  Limits limits;
  HttpRouter router(false);
  for (const char* bad : {"127.0.0.1", "127.0.0.1:70000", "127.0.0.1:x", "999.1.1.1:80"}) {
    HttpServerOptions options;
    options.address = bad;
    EXPECT_TRUE(absl::IsInvalidArgument(HttpServer(options, &limits, &router).Start())) << bad;
  }
  HttpServerOptions options;
  options.address = "127.0.0.1:0";
  HttpServer first(options, &limits, &router);
  ASSERT_TRUE(first.Start().ok());
  options.address = first.bound_address();
  const absl::Status taken = HttpServer(options, &limits, &router).Start();
  EXPECT_TRUE(absl::IsUnavailable(taken)) << taken;
  EXPECT_THAT(std::string(taken.message()), HasSubstr(options.address));
}

}  // namespace
}  // namespace longspan

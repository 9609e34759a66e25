// Requests and answers on a connection: framing, order, keeping and closing, routes.
#include <future>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/request_id.h"
#include "server/http/response.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

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
  std::promise<std::string> reported;
  options_.on_exception = [&reported](absl::string_view what) {
    reported.set_value(std::string(what));
  };
  Start();
  const RawResponse response = Ask(Post("/throw", ""));
  EXPECT_EQ(response.status, 500);
  ExpectErrorBody(response);
  EXPECT_EQ(reported.get_future().get(), "no memory left");
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

TEST_F(TransportTest, ExpectContinueIsAnswered) {
  Start();
  RawClient client(address());
  client.Send(
      "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-Continue\r\n\r\n");
  EXPECT_EQ(client.ReadUntil("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.Send("ok");
  EXPECT_EQ(client.Read().body, "ok");
}

TEST_F(TransportTest, OptionsTellTheMethods) {
  Start();
  RawClient client(address());
  for (const auto& [target, allowed] :
       {std::pair("*", "GET, HEAD, POST, OPTIONS"), {"/echo", "POST, OPTIONS"}}) {
    client.Send(absl::StrCat("OPTIONS ", target, " HTTP/1.1\r\nHost: a\r\n\r\n"));
    const RawResponse response = client.Read();
    EXPECT_EQ(response.status, 204) << target;
    EXPECT_EQ(response.headers.at("allow"), allowed) << target;
    EXPECT_EQ(response.headers.count("content-length"), 0U) << target;
  }
  client.Send("OPTIONS /nowhere HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.Read().status, 404);
}

TEST_F(TransportTest, EmptyLinesBeforeARequestAreSkipped) {
  Start();
  RawClient client(address());
  client.Send(absl::StrCat("\r\n", kHello));
  EXPECT_EQ(client.Read().status, 200);
  client.Send("\r");  // the first half alone is no request line
  client.Send(absl::StrCat("\n\r\n", Post("/echo", "x"), "\r\n", kHello));
  EXPECT_EQ(client.Read().body, "x");
  EXPECT_EQ(client.Read().status, 200);
  client.Send(absl::StrCat("\r\r\n", kHello));
  EXPECT_EQ(client.Read().status, 400);
}

// They do not begin a header block, which would time out.
TEST_F(TransportTest, EmptyLinesLeaveAConnectionIdle) {
  limits_.header_timeout = absl::Milliseconds(20);
  limits_.idle_timeout = absl::Milliseconds(200);
  Start();
  RawClient client(address());
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200);
  client.Send("\r\n");
  EXPECT_EQ(client.ReadToEnd(), "");
}

TEST_F(TransportTest, EmptyLinesWithoutEndAreNotSkipped) {
  limits_.max_header_bytes = 1000;
  Start();
  std::string lines;
  for (int i = 0; i < 600; ++i) lines += "\r\n";
  EXPECT_EQ(Ask(lines + kHello).status, 431);
}

}  // namespace
}  // namespace longspan

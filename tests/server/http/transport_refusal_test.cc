// What the transport refuses by itself: malformed, too large, too slow, too many.
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

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

}  // namespace
}  // namespace longspan

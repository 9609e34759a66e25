#include "tests/server/http/transport_rig.h"

#include <stdexcept>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "server/http/response.h"

namespace longspan {

std::string Post(absl::string_view path, absl::string_view body, absl::string_view fields) {
  return absl::StrCat("POST ", path, " HTTP/1.1\r\nHost: a\r\nContent-Length: ", body.size(),
                      "\r\n", fields, "\r\n", body);
}

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

TransportTest::TransportTest() {
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

void TransportTest::Flood(const Writer& writer) {
  writer->Write(std::string(65536, 'x'),
                [weak = std::weak_ptr<ResponseWriter>(writer), writer] { Flood(writer); });
}

}  // namespace longspan

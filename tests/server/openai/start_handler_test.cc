#include "server/openai/start_handler.h"

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/http/response.h"
#include "server/http/server.h"
#include "tests/server/http/raw_client.h"

namespace longspan {
namespace {

using testing::HasSubstr;

class Teapot : public HttpHandler {
 public:
  std::optional<HttpResponse> Refuse(HttpRequest& head) override {
    if (head.path == "/refused") return ErrorResponse(404, "no such path", "not_found");
    return std::nullopt;
  }
  void Handle(HttpRequest request, std::shared_ptr<ResponseWriter> writer) override {
    writer->Send(JsonResponse({{"path", request.path}}));
  }
};

class StartHandlerTest : public testing::Test {
 protected:
  StartHandlerTest() : start_(&state_), server_(Options(), &limits_, &start_) {
    limits_.max_body_bytes = 1000;
    EXPECT_TRUE(server_.Start().ok());
  }
  static HttpServerOptions Options() {
    HttpServerOptions options;
    options.address = "127.0.0.1:0";
    return options;
  }
  RawResponse Ask(const std::string& head, const std::string& body = "") {
    RawClient client(server_.bound_address());
    client.Send(absl::StrCat(head, " HTTP/1.1\r\nHost: a\r\nContent-Length: ", body.size(),
                             "\r\n\r\n", body));
    return client.Read();
  }

  Limits limits_;
  ServingState state_;
  StartHandler start_;
  Teapot teapot_;
  HttpServer server_;
};

TEST_F(StartHandlerTest, WhileLoadingAllIsRefusedButLiveness) {
  state_.SetLoaded(3, 10);
  EXPECT_EQ(Ask("GET /health").status, 200);
  for (const char* head : {"GET /ready", "GET /v1/models", "GET /nowhere"}) {
    const RawResponse response = Ask(head);
    EXPECT_EQ(response.status, 503) << head;
    EXPECT_EQ(response.headers.count("retry-after"), 1U) << head;
    EXPECT_THAT(response.body, HasSubstr("3 of 10 bytes")) << head;
  }
  const RawResponse completion = Ask("POST /v1/completions", R"({"prompt": "a"})");
  EXPECT_EQ(completion.status, 503);
  EXPECT_THAT(completion.body, HasSubstr(R"("code":"loading")"));
}

TEST_F(StartHandlerTest, TheFrontEndTakesOver) {
  EXPECT_EQ(Ask("GET /a").status, 503);
  start_.HandOver(&teapot_);
  const RawResponse served = Ask("GET /a");
  EXPECT_EQ(served.status, 200);
  EXPECT_THAT(served.body, HasSubstr("/a"));
  EXPECT_EQ(Ask("GET /refused").status, 404);
}

}  // namespace
}  // namespace longspan

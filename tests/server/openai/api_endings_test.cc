// Completions that end before they are done: their client leaves, or the engine fails.
#include <memory>
#include <string>
#include <thread>

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/http/server.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/openai/api_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

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

}  // namespace
}  // namespace longspan

// What clients together may make the gRPC front end hold and do.
#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"
#include "tests/server/grpc/raw_http2.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

// Both threads of the rig's pool wait, and every place in its queue is taken, until it is let go.
class FullWorkers {
 public:
  explicit FullWorkers(GrpcRig* rig) {
    gate_->Close();
    const auto waiting = std::make_shared<std::atomic<int>>(0);
    const auto wait = [gate = gate_, waiting] {
      ++*waiting;
      SomethingChanged();
      gate->Pass();
    };
    const auto failed = [](const absl::Status& status) { ADD_FAILURE() << status; };
    EXPECT_TRUE(rig->workers().Post(wait, failed) && rig->workers().Post(wait, failed));
    EXPECT_TRUE(WaitUntil([&] { return *waiting == 2; }));
    while (rig->workers().Post(wait, failed)) {
    }
  }
  ~FullWorkers() { LetGo(); }
  void LetGo() { gate_->Open(); }

 private:
  const std::shared_ptr<Gate> gate_ = std::make_shared<Gate>();
};

TEST(GrpcBounds, LongMessagesAreReadOnWorkers) {
  GrpcRigOptions options;
  options.limits.inline_parse_bytes = 100;
  GrpcRig rig(options);
  FullWorkers workers(&rig);
  v1::GenerateRequest request = TextRequest(std::string(200, 'a'), 1);
  request.mutable_response()->set_coalesce_ms(-1);  // found when the message is read
  Streamed streamed = rig.Generate(request);
  EXPECT_EQ(streamed.status.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
  EXPECT_THAT(streamed.status.error_message(), HasSubstr("wait to be read"));
  v1::DetokenizeRequest ids;
  for (int i = 0; i < 200; ++i) ids.add_token_ids(1000000);  // likewise
  grpc::ClientContext context;
  v1::DetokenizeResponse response;
  EXPECT_EQ(rig.stub().Detokenize(&context, ids, &response).error_code(),
            grpc::StatusCode::RESOURCE_EXHAUSTED);
  workers.LetGo();
  EXPECT_TRUE(TryUntil([&] {  // the queue empties
    streamed = rig.Generate(TextRequest(std::string(200, 'a'), 3));
    return streamed.status.ok();
  }));
  EXPECT_EQ(streamed.TokenIds(), ExpectedIds(std::string(200, 'a'), 0, 3));
}

TEST(GrpcBounds, MessagesTakeOfOneBudget) {
  ByteBudget budget(1000);
  GrpcRigOptions options;
  options.budget = &budget;
  GrpcRig rig(options);
  const v1::GenerateRequest request = TextRequest(std::string(200, 'a'), 1);
  {
    ByteLease others(&budget);
    ASSERT_TRUE(others.GrowTo(900).ok());
    const Streamed refused = rig.Generate(request);
    EXPECT_EQ(refused.status.error_code(), grpc::StatusCode::RESOURCE_EXHAUSTED);
    EXPECT_THAT(refused.status.error_message(), HasSubstr("--max-request-bytes"));
    EXPECT_THAT(refused.status.error_details(), HasSubstr("RetryInfo"));
    v1::TokenizeRequest text;
    text.set_text(std::string(200, 'a'));
    grpc::ClientContext context;
    v1::TokenizeResponse response;
    EXPECT_EQ(rig.stub().Tokenize(&context, text, &response).error_code(),
              grpc::StatusCode::RESOURCE_EXHAUSTED);
  }
  rig.gate().Close();
  std::thread client([&] { EXPECT_TRUE(rig.Generate(request).status.ok()); });
  EXPECT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  EXPECT_TRUE(TryUntil([&] { return budget.taken_bytes() == 0; })) << "held while it runs";
  rig.gate().Open();
  client.join();
}

TEST(GrpcBounds, WhoHasReadAnAnswerFindsItsBytesGivenBack) {
  ByteBudget budget(1000);
  GrpcRigOptions options;
  options.budget = &budget;
  GrpcRig rig(options);
  v1::GenerateRequest refused = TextRequest(std::string(200, 'a'), 1);
  refused.mutable_response()->set_coalesce_ms(-1);
  v1::TokenizeRequest text;
  text.set_text(std::string(200, 'a'));
  for (int round = 0; round < 20; ++round) {
    EXPECT_TRUE(rig.Generate(TextRequest(std::string(200, 'a'), 1)).status.ok());
    EXPECT_EQ(budget.taken_bytes(), 0U);
    EXPECT_FALSE(rig.Generate(refused).status.ok());
    EXPECT_EQ(budget.taken_bytes(), 0U);
    grpc::ClientContext context;
    v1::TokenizeResponse response;
    EXPECT_TRUE(rig.stub().Tokenize(&context, text, &response).ok());
    EXPECT_EQ(budget.taken_bytes(), 0U);
  }
}

TEST(GrpcBounds, MoreTokensThanTheContextAreListed) {
  GrpcRigOptions options;
  options.limits.max_context_tokens = 100;
  GrpcRig rig(options);
  v1::TokenizeRequest text;
  text.set_text(std::string(101, 'a'));
  text.set_token_strings(true);
  grpc::ClientContext context;
  v1::TokenizeResponse response;
  const grpc::Status status = rig.stub().Tokenize(&context, text, &response);
  ASSERT_TRUE(status.ok()) << status.error_message();
  EXPECT_EQ(response.token_ids_size(), 101);
  EXPECT_EQ(response.token_strings_size(), 101);
  EXPECT_EQ(response.max_context_tokens(), 100);
  v1::DetokenizeRequest ids;
  *ids.mutable_token_ids() = response.token_ids();
  grpc::ClientContext back;
  v1::DetokenizeResponse reported;
  ASSERT_TRUE(rig.stub().Detokenize(&back, ids, &reported).ok());
  EXPECT_EQ(reported.text(), text.text());
}

TEST(GrpcBounds, MorePromptLogprobsThanABodyHoldsAreRefused) {
  GrpcRigOptions options;
  options.limits.max_logprobs = 100;
  GrpcRig rig(options);
  v1::GenerateRequest request = TextRequest(std::string(1000, 'a'), 1);
  request.mutable_sampling()->set_n(8);
  request.mutable_response()->set_prompt_logprobs_top_n(100);
  const grpc::Status status = rig.Generate(request).status;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_THAT(status.error_message(), HasSubstr("808000"));
  EXPECT_THAT(status.error_details(), HasSubstr("prompt_logprobs_top_n"));
}

// The first frame of a server holds its settings (RFC 9113, 3.4 and 6.5).
TEST(GrpcBounds, AConnectionHasALimitOfStreams) {
  GrpcRig rig;
  RawHttp2 client(rig.server().bound_address());
  Http2Frame settings;
  ASSERT_TRUE(client.Read(Http2Frame::kSettings, &settings));
  // SETTINGS_MAX_CONCURRENT_STREAMS is 3.
  EXPECT_THAT(settings.payload, HasSubstr(std::string("\0\3\0\0\4\0", 6)));
}

}  // namespace
}  // namespace longspan

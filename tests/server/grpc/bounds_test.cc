// What clients together may make the gRPC front end hold and do.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "absl/strings/numbers.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"

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

TEST(GrpcBounds, MoreTokensThanTheContextAreNotListed) {
  GrpcRigOptions options;
  options.limits.max_context_tokens = 100;
  GrpcRig rig(options);
  v1::TokenizeRequest text;
  text.set_text(std::string(101, 'a'));
  text.set_token_strings(true);
  grpc::ClientContext context;
  v1::TokenizeResponse response;
  const grpc::Status status = rig.stub().Tokenize(&context, text, &response);
  EXPECT_EQ(status.error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  EXPECT_THAT(status.error_message(), HasSubstr("--max-context-tokens"));
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
  const std::string address = rig.server().bound_address();
  int port = 0;
  ASSERT_TRUE(absl::SimpleAtoi(address.substr(address.rfind(':') + 1), &port));
  sockaddr_in peer = {};
  peer.sin_family = AF_INET;
  peer.sin_port = htons(static_cast<uint16_t>(port));
  peer.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int connection = socket(AF_INET, SOCK_STREAM, 0);
  ASSERT_EQ(connect(connection, reinterpret_cast<const sockaddr*>(&peer), sizeof(peer)), 0);
  const std::string preface =
      std::string("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") + std::string("\0\0\0\4\0\0\0\0\0", 9);
  ASSERT_EQ(send(connection, preface.data(), preface.size(), 0),
            static_cast<ssize_t>(preface.size()));
  std::array<unsigned char, 9> head = {};
  ASSERT_EQ(recv(connection, head.data(), head.size(), MSG_WAITALL), 9);
  ASSERT_EQ(head[3], 4) << "SETTINGS";
  std::string settings(static_cast<size_t>(head[1] << 8 | head[2]), ' ');
  ASSERT_EQ(recv(connection, settings.data(), settings.size(), MSG_WAITALL),
            static_cast<ssize_t>(settings.size()));
  close(connection);
  // SETTINGS_MAX_CONCURRENT_STREAMS is 3.
  EXPECT_THAT(settings, HasSubstr(std::string("\0\3\0\0\4\0", 6)));
}

}  // namespace
}  // namespace longspan

// The whole daemon in this process, over a device that breaks: everything in flight is told,
// clients are sent elsewhere, and the process' exit code says whose fault it was.
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "longspan/v1/inference.grpc.pb.h"
#include "server/server.h"
#include "server/signals.h"
#include "tests/server/daemon/daemon_rig.h"
#include "tests/server/grpc/raw_call.h"
#include "tests/server/http/raw_client.h"

namespace longspan {
namespace {

using testing::HasSubstr;
using testing::Not;

// Computes as the runner it holds does, until the device breaks, for good.
class BreakableRunner : public Runner {
 public:
  BreakableRunner(std::unique_ptr<Runner> runner, const std::atomic<bool>* broken)
      : runner_(std::move(runner)), broken_(broken) {}
  int max_in_flight() const override { return runner_->max_in_flight(); }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override {
    if (broken_->load()) return absl::InternalError("the device is gone");
    return runner_->Submit(std::move(batch));
  }
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override { return runner_->Collect(ticket); }

 private:
  const std::unique_ptr<Runner> runner_;
  const std::atomic<bool>* const broken_;
};

class DaemonTest : public testing::Test {
 protected:
  DaemonTest()
      : daemon_(DemoOptions(),
                {[this](const Model* model, Backend* backend, const RunnerOptions& options) {
                  return MakeBreakable(model, backend, options);
                }}) {
    if (!daemon_.ready()) return;
    channel_ = grpc::CreateChannel(daemon_.grpc(), grpc::InsecureChannelCredentials());
    stub_ = v1::Inference::NewStub(channel_);
  }

  absl::StatusOr<std::unique_ptr<Runner>> MakeBreakable(const Model* model, Backend* backend,
                                                        const RunnerOptions& options) {
    auto runner = CreateModelRunner(model, backend, options);
    if (!runner.ok()) return runner;
    return std::make_unique<BreakableRunner>(*std::move(runner), &broken_);
  }

  using Stream = std::unique_ptr<grpc::ClientReader<v1::GenerateEvent>>;
  // A stream that goes on for long.
  Stream Generate(grpc::ClientContext* context) {
    v1::GenerateRequest request;
    request.set_text("over gRPC");
    request.mutable_stopping()->set_max_tokens(2000);
    request.mutable_stopping()->set_ignore_eos(true);
    return stub_->Generate(context, request);
  }
  // Reads until an event of the wanted kind.
  static bool Await(Stream& stream, bool (v1::GenerateEvent::*has)() const) {
    v1::GenerateEvent event;
    while (stream->Read(&event)) {
      if ((event.*has)()) return true;
    }
    return false;
  }
  static grpc::Status End(Stream& stream) {
    v1::GenerateEvent event;
    while (stream->Read(&event)) EXPECT_FALSE(event.has_finished());
    return stream->Finish();
  }

  std::atomic<bool> broken_ = false;
  RunningDaemon daemon_;
  std::shared_ptr<grpc::Channel> channel_;
  std::unique_ptr<v1::Inference::Stub> stub_;
};

TEST_F(DaemonTest, ABrokenDeviceEndsEverythingAndTheProcess) {
  ASSERT_NE(stub_, nullptr) << "the daemon did not become ready";
  auto health = std::make_unique<RawCall>(channel_, "/grpc.health.v1.Health/Watch",
                                          HealthRequest("longspan.v1.Inference"));
  EXPECT_EQ(health->Read(), kServing);

  RawClient http(daemon_.http());
  const std::string body =
      R"({"prompt": "over HTTP", "max_tokens": 2000, "ignore_eos": true, "stream": true})";
  http.Send(absl::StrCat("POST /v1/completions HTTP/1.1\r\nHost: a\r\nContent-Length: ",
                         body.size(), "\r\n\r\n", body));
  EXPECT_NE(http.ReadUntil("data: {"), "");
  grpc::ClientContext running_context;
  Stream running = Generate(&running_context);
  EXPECT_TRUE(Await(running, &v1::GenerateEvent::has_token_delta));
  grpc::ClientContext waiting_context;
  Stream waiting = Generate(&waiting_context);
  EXPECT_TRUE(Await(waiting, &v1::GenerateEvent::has_accepted));

  broken_ = true;
  const std::string rest = http.ReadUntil("0\r\n\r\n");
  EXPECT_THAT(rest, HasSubstr("data: {\"error\":{"));
  EXPECT_THAT(rest, HasSubstr("the device is gone"));
  EXPECT_THAT(rest, Not(HasSubstr("[DONE]")));
  for (Stream* stream : {&running, &waiting}) {
    const grpc::Status status = End(*stream);
    EXPECT_EQ(status.error_code(), grpc::StatusCode::UNAVAILABLE) << status.error_message();
    EXPECT_THAT(status.error_message(), HasSubstr("the device is gone"));
  }
  EXPECT_EQ(health->Read(), kNotServing);
  health.reset();
  EXPECT_EQ(daemon_.Join(), kExitInternal);
  EXPECT_EQ(kExitInternal, 70) << "what sysexits.h calls a fault of the software";
}

// A start that would take for ever, as one over a slow disk may seem to.
TEST(DaemonStartDeathTest, ASignalEndsItAtOnceAndCleanly) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto start = [] {
    BlockSignals();
    RunServer(DemoOptions(), {[](const Model*, Backend*, const RunnerOptions&) {
                kill(getpid(), SIGTERM);
                for (;;) pause();
                return absl::StatusOr<std::unique_ptr<Runner>>(absl::InternalError("not reached"));
              }});
  };
  EXPECT_EXIT(start(), testing::ExitedWithCode(kExitOk), "^$");
}

}  // namespace
}  // namespace longspan

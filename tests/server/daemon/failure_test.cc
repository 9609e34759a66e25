// The whole daemon in this process, over a device that breaks or hangs: everything in flight is
// told, clients are sent elsewhere, and the process' exit code says whose fault it was.
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/base/mutex.h"
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

// What becomes of a device; outlives the daemon.
class Fate {
 public:
  void Break() { Become(State::kBroken); }
  void Hang() { Become(State::kHangs); }
  void ComeBack() { Become(State::kWorks); }
  // Of a step: returns when the device does.
  absl::Status Meet() {
    MutexLock lock(&mutex_);
    changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return state_ != State::kHangs; });
    return state_ == State::kBroken ? absl::InternalError("the device is gone") : absl::OkStatus();
  }

 private:
  enum class State { kWorks, kBroken, kHangs };

  void Become(State state) {
    {
      MutexLock lock(&mutex_);
      state_ = state;
    }
    changed_.NotifyAll();
  }

  Mutex mutex_;
  ConditionVariable changed_;
  State state_ LONGSPAN_GUARDED_BY(mutex_) = State::kWorks;
};

// Computes as the runner it holds does, until the device breaks or hangs.
class FatedRunner : public Runner {
 public:
  FatedRunner(std::unique_ptr<Runner> runner, Fate* fate)
      : runner_(std::move(runner)), fate_(fate) {}
  int max_in_flight() const override { return runner_->max_in_flight(); }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override {
    if (absl::Status status = fate_->Meet(); !status.ok()) return status;
    return runner_->Submit(std::move(batch));
  }
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override { return runner_->Collect(ticket); }

 private:
  const std::unique_ptr<Runner> runner_;
  Fate* const fate_;
};

MakeRunner OnDevice(Fate* fate) {
  return [fate](const Model* model, Backend* backend,
                const RunnerOptions& options) -> absl::StatusOr<std::unique_ptr<Runner>> {
    auto runner = CreateModelRunner(model, backend, options);
    if (!runner.ok()) return runner;
    return std::make_unique<FatedRunner>(*std::move(runner), fate);
  };
}

// A step that takes longer than its prediction says hangs after half a second.
Options WatchedOptions() {
  Options options = DemoOptions();
  options.device_timeout = absl::Milliseconds(500);
  return options;
}

std::string PostOf(const std::string& body) {
  return absl::StrCat("POST /v1/completions HTTP/1.1\r\nHost: a\r\nContent-Length: ", body.size(),
                      "\r\n\r\n", body);
}

class DaemonTest : public testing::Test {
 protected:
  DaemonTest()
      : daemon_(WatchedOptions(), {.make_runner = OnDevice(&fate_), .leave = [this](int exit_code) {
                                     left_with_ = exit_code;
                                     fate_.ComeBack();
                                   }}) {
    if (!daemon_.ready()) return;
    channel_ = grpc::CreateChannel(daemon_.grpc(), grpc::InsecureChannelCredentials());
    stub_ = v1::Inference::NewStub(channel_);
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

  // What clients hear whose requests run or wait when the device breaks or hangs.
  void ExpectEverythingEnds(const std::function<void()>& fault, const std::string& reason);

  Fate fate_;
  std::optional<int> left_with_;
  RunningDaemon daemon_;
  std::shared_ptr<grpc::Channel> channel_;
  std::unique_ptr<v1::Inference::Stub> stub_;
};

void DaemonTest::ExpectEverythingEnds(const std::function<void()>& fault,
                                      const std::string& reason) {
  ASSERT_NE(stub_, nullptr) << "the daemon did not become ready";
  auto health = std::make_unique<RawCall>(channel_, "/grpc.health.v1.Health/Watch",
                                          HealthRequest("longspan.v1.Inference"));
  EXPECT_EQ(health->Read(), kServing);

  RawClient http(daemon_.http());
  http.Send(
      PostOf(R"({"prompt": "over HTTP", "max_tokens": 2000, "ignore_eos": true, "stream": true})"));
  EXPECT_NE(http.ReadUntil("data: {"), "");
  grpc::ClientContext running_context;
  Stream running = Generate(&running_context);
  EXPECT_TRUE(Await(running, &v1::GenerateEvent::has_token_delta));
  grpc::ClientContext waiting_context;
  Stream waiting = Generate(&waiting_context);
  EXPECT_TRUE(Await(waiting, &v1::GenerateEvent::has_accepted));

  fault();
  const std::string rest = http.ReadUntil("0\r\n\r\n");
  EXPECT_THAT(rest, HasSubstr("data: {\"error\":{"));
  EXPECT_THAT(rest, HasSubstr(reason));
  EXPECT_THAT(rest, Not(HasSubstr("[DONE]")));
  for (Stream* stream : {&running, &waiting}) {
    const grpc::Status status = End(*stream);
    EXPECT_EQ(status.error_code(), grpc::StatusCode::UNAVAILABLE) << status.error_message();
    EXPECT_THAT(status.error_message(), HasSubstr(reason));
  }
  EXPECT_EQ(health->Read(), kNotServing);
  health.reset();
  EXPECT_EQ(daemon_.Join(), kExitInternal);
  EXPECT_EQ(kExitInternal, 70) << "what sysexits.h calls a fault of the software";
}

TEST_F(DaemonTest, ABrokenDeviceEndsEverythingAndTheProcess) {
  ExpectEverythingEnds([this] { fate_.Break(); }, "the device is gone");
  EXPECT_FALSE(left_with_.has_value()) << "all threads have ended";
}

TEST_F(DaemonTest, ADeviceThatHangsEndsEverythingAndTheProcess) {
  ExpectEverythingEnds([this] { fate_.Hang(); }, "the device hangs: a step has not ended in ");
  EXPECT_EQ(left_with_, kExitInternal);
}

// A signal found the device hanging: nobody waits for the drain's timeout.
TEST_F(DaemonTest, ADeviceThatHangsEndsADrain) {
  ASSERT_NE(stub_, nullptr) << "the daemon did not become ready";
  grpc::ClientContext context;
  Stream running = Generate(&context);
  EXPECT_TRUE(Await(running, &v1::GenerateEvent::has_token_delta));
  fate_.Hang();
  kill(getpid(), SIGTERM);
  EXPECT_EQ(End(running).error_code(), grpc::StatusCode::UNAVAILABLE);
  EXPECT_EQ(daemon_.Join(), kExitInternal);
  EXPECT_EQ(left_with_, kExitInternal);
}

// In a process of its own: serves, hangs, and is asked for something.
void ServeAndHang(const Options& options) {
  Fate fate;
  RunningDaemon daemon(options, {.make_runner = OnDevice(&fate)});
  fate.Hang();
  RawClient http(daemon.http());
  http.Send(PostOf(R"({"prompt": "a"})"));
  daemon.Join();
}

TEST(DaemonHangDeathTest, TheProcessEndsThoughAThreadHangs) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(ServeAndHang(WatchedOptions()), testing::ExitedWithCode(70),
              "the engine has failed.*the device hangs");
}

TEST(DaemonHangDeathTest, WithACoreWhereOneIsWanted) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto hang = [] {
    const rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    Options options = WatchedOptions();
    options.core_on_device_fault = true;
    ServeAndHang(options);
  };
  EXPECT_EXIT(hang(), testing::KilledBySignal(SIGABRT), "the engine has failed.*the device hangs");
}

// A start that would take for ever, as one over a slow disk may seem to.
TEST(DaemonStartDeathTest, ASignalEndsItAtOnceAndCleanly) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto start = [] {
    BlockSignals();
    RunServer(DemoOptions(), {.make_runner = [](const Model*, Backend*, const RunnerOptions&) {
                kill(getpid(), SIGTERM);
                for (;;) pause();
                return absl::StatusOr<std::unique_ptr<Runner>>(absl::InternalError("not reached"));
              }});
  };
  EXPECT_EXIT(start(), testing::ExitedWithCode(kExitOk), "^$");
}

}  // namespace
}  // namespace longspan

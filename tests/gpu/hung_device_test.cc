// A device that hangs, end to end. A daemon in a process of its own serves the demo model on the
// GPU, until kernels that spin take all of it; what clients hear, and when, and how and when the
// process ends, is held to what is promised and told as one line of JSON. Run from the repository's
// root. LONGSPAN_DEVICE_TIMEOUT_S: the daemon's, else 5.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "engine/json/json.h"
#include "gmock/gmock.h"
#include "grpcpp/create_channel.h"
#include "gtest/gtest.h"
#include "longspan/v1/inference.grpc.pb.h"
#include "server/server.h"
#include "server/signals.h"
#include "tests/gpu/occupy_device.h"
#include "tests/server/http/raw_client.h"

namespace longspan {
namespace {

using testing::HasSubstr;

// How much later than allowed a step may be found to hang, and how soon after that the daemon is
// not ready. A kernel that spins keeps its process for a while.
constexpr absl::Duration kFindTime = absl::Seconds(1);
constexpr absl::Duration kNotReadyTime = absl::Seconds(1);
constexpr absl::Duration kEndTime = absl::Seconds(20);

double DeviceTimeoutSeconds() {
  const char* const text = std::getenv("LONGSPAN_DEVICE_TIMEOUT_S");
  double seconds = 5;
  if (text != nullptr && !absl::SimpleAtod(text, &seconds)) ADD_FAILURE() << text;
  return seconds;
}

// Both ends of two pipes between this process and the daemon's.
struct Pipes {
  Pipes() { EXPECT_EQ(pipe(to_daemon.data()) | pipe(from_daemon.data()), 0); }
  std::array<int, 2> to_daemon{};
  std::array<int, 2> from_daemon{};
};

// The daemon's process. A byte that comes is the order to hang, one that goes says that it does.
[[noreturn]] void Serve(const Pipes& pipes, absl::Duration device_timeout) {
  dup2(pipes.from_daemon[1], STDOUT_FILENO);
  BlockSignals();
  std::thread([&pipes] {
    char order = 0;
    if (read(pipes.to_daemon[0], &order, 1) != 1 || !OccupyDevice()) std::_Exit(1);
    if (write(pipes.from_daemon[1], &order, 1) != 1) std::_Exit(1);
  }).detach();
  Options options;
  options.model_path = "deploy/models/demo";
  options.http_address = "127.0.0.1:0";
  options.grpc_address = "127.0.0.1:0";
  options.device = {DeviceKind::kCuda, 0};
  options.max_running_requests = 2;
  options.device_timeout = device_timeout;
  options.log.format = LogFormat::kJson;
  std::_Exit(RunServer(options));
}

class Daemon {
 public:
  explicit Daemon(absl::Duration device_timeout) : process_(fork()) {
    if (process_ == 0) Serve(pipes_, device_timeout);
    close(pipes_.from_daemon[1]);
    std::string line;
    for (char c = 0; read(pipes_.from_daemon[0], &c, 1) == 1 && c != '\n';) line += c;
    const auto reported = ParseJson(line);
    if (!reported.ok()) return;
    http = (*reported)["http"];
    grpc = (*reported)["grpc"];
  }
  ~Daemon() {
    if (process_ > 0) kill(process_, SIGKILL);
  }

  // Returns when the device hangs.
  bool Hang() {
    char order = 'h';
    return write(pipes_.to_daemon[1], &order, 1) == 1 &&
           read(pipes_.from_daemon[0], &order, 1) == 1;
  }
  int WaitStatus() {
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return status;
  }

  std::string http;  // empty: it did not start
  std::string grpc;

 private:
  Pipes pipes_;
  pid_t process_;
};

std::string PostOf(const std::string& body) {
  return absl::StrCat("POST /v1/completions HTTP/1.1\r\nHost: a\r\nContent-Length: ", body.size(),
                      "\r\n\r\n", body);
}

// When it is seen that the daemon is not ready, or gone.
absl::Time WhenNotReady(const std::string& address) {
  while (true) {
    RawClient http(address);
    http.Send("GET /ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    if (http.Read().status != 200) return absl::Now();
  }
}

TEST(HungDevice, ClientsAreToldAndTheProcessEnds) {
  const double timeout_s = DeviceTimeoutSeconds();
  Daemon daemon(absl::Seconds(timeout_s));
  ASSERT_NE(daemon.http, "") << "the daemon did not start";
  RawClient streaming(daemon.http);
  streaming.Send(
      PostOf(R"({"prompt": "a", "max_tokens": 60000, "ignore_eos": true, "stream": true})"));
  ASSERT_NE(streaming.ReadUntil("data: {"), "");
  const auto stub =
      v1::Inference::NewStub(grpc::CreateChannel(daemon.grpc, grpc::InsecureChannelCredentials()));
  v1::GenerateRequest request;
  request.set_text("b");
  request.mutable_stopping()->set_max_tokens(60'000);
  request.mutable_stopping()->set_ignore_eos(true);
  grpc::ClientContext context;
  const auto generating = stub->Generate(&context, request);
  v1::GenerateEvent event;
  while (!event.has_token_delta()) ASSERT_TRUE(generating->Read(&event));
  RawClient waiting(daemon.http);
  waiting.Send(PostOf(R"({"prompt": "c", "max_tokens": 8})"));

  ASSERT_TRUE(daemon.Hang());
  const absl::Time hung = absl::Now();
  absl::Time not_ready;
  std::thread asks([&] { not_ready = WhenNotReady(daemon.http); });
  const std::string rest = streaming.ReadUntil("0\r\n\r\n");
  const absl::Time reported = absl::Now();
  const RawResponse refused = waiting.Read();
  while (generating->Read(&event)) {
  }
  const grpc::Status status = generating->Finish();
  asks.join();
  const int wait_status = daemon.WaitStatus();
  const absl::Time ended = absl::Now();

  EXPECT_THAT(rest, HasSubstr("data: {\"error\":{"));
  EXPECT_THAT(rest, HasSubstr("the device hangs"));
  EXPECT_EQ(refused.status, 503) << refused.body;
  EXPECT_EQ(status.error_code(), grpc::StatusCode::UNAVAILABLE) << status.error_message();
  EXPECT_TRUE(WIFEXITED(wait_status)) << wait_status;
  EXPECT_EQ(WEXITSTATUS(wait_status), 70);
  EXPECT_LE(reported - hung, absl::Seconds(timeout_s) + kFindTime);
  EXPECT_LE(not_ready - reported, kNotReadyTime);
  EXPECT_LE(ended - reported, kEndTime);
  std::printf(
      "{\"what\":\"a device that hangs\",\"device_timeout_s\":%g,\"told_s\":%.3f,"
      "\"not_ready_s\":%.3f,\"ended_s\":%.3f,\"stream\":\"error event\",\"http\":%d,\"grpc\":%d,"
      "\"exit_code\":%d}\n",
      timeout_s, absl::ToDoubleSeconds(reported - hung), absl::ToDoubleSeconds(not_ready - hung),
      absl::ToDoubleSeconds(ended - hung), refused.status, status.error_code(),
      WEXITSTATUS(wait_status));
}

}  // namespace
}  // namespace longspan

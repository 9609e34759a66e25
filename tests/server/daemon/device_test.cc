// The daemon on a device with memory of its own, which here is a CPU backend that says so: what is
// planned and reserved, what metrics call it, and how its errors end.
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "grpcpp/create_channel.h"
#include "gtest/gtest.h"
#include "kernels/cpu/cpu_backend.h"
#include "longspan/v1/inference.grpc.pb.h"
#include "server/signals.h"
#include "tests/fixtures/forwarding_backend.h"
#include "tests/server/daemon/daemon_rig.h"
#include "tests/server/http/raw_client.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// What the device does and was asked for; outlives the daemon.
struct DeviceScript {
  absl::Status opening;
  int64_t memory_bytes = int64_t{512} << 20;
  absl::Status reserving;
  std::vector<OperationKernels> kernels;
  std::atomic<bool> lost = false;  // its steps fail, for good
  std::function<void(const CudaRequest&)> on_open = [](const CudaRequest&) {};
  std::optional<CudaRequest> request;
  std::vector<std::string> order;  // pools that were taken and steps reserved, once each
  StepBounds reserved;
};

class ScriptedDevice : public ForwardingBackend {
 public:
  ScriptedDevice(std::unique_ptr<Backend> inner, DeviceScript* script)
      : ForwardingBackend(std::move(inner)), script_(*script) {}

  std::vector<OperationKernels> Kernels(const ModelGeometry& /*geometry*/) const override {
    return script_.kernels;
  }
  int64_t MemoryBytes() const override { return script_.memory_bytes; }
  absl::StatusOr<int64_t> WorkspaceBytes(const ModelGeometry& /*geometry*/,
                                         const StepBounds& bounds) override {
    return int64_t{1024} * bounds.tokens;
  }
  absl::Status ReserveStep(const ModelGeometry& /*geometry*/, const StepBounds& bounds) override {
    Note("reserve");
    script_.reserved = bounds;
    return script_.reserving;
  }
  std::vector<PoolUsage> Pools() const override { return {{"draw", 30, 40}}; }
  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes) override {
    Note(pool);
    return ForwardingBackend::Allocate(pool, bytes);
  }

 private:
  absl::Status DoBeginStep(const RaggedBatch& batch) override {
    if (script_.lost) return absl::InternalError("the device answers nothing any more");
    return ForwardingBackend::DoBeginStep(batch);
  }
  void Note(absl::string_view what) {
    if (script_.order.empty() || script_.order.back() != what) script_.order.emplace_back(what);
  }
  DeviceScript& script_;
};

Options DeviceOptions() {
  Options options = DemoOptions();
  options.device = {DeviceKind::kCuda, 1};
  options.kv_cache_bytes.reset();
  options.max_context_tokens = 8192;
  return options;
}

ServerParts PartsOf(DeviceScript* script) {
  ServerParts parts;
  parts.open_cuda =
      [script](const CudaRequest& request) -> absl::StatusOr<std::unique_ptr<Backend>> {
    script->request = request;
    script->on_open(request);
    if (!script->opening.ok()) return script->opening;
    return std::make_unique<ScriptedDevice>(*CreateCpuBackend({2}), script);
  };
  return parts;
}

// The exit code of a daemon that cannot start, and what it logged.
std::pair<int, std::string> Start(const Options& options, const ServerParts& parts = {}) {
  BlockSignals();
  testing::internal::CaptureStderr();
  const int exit_code = RunServer(options, parts);
  return {exit_code, testing::internal::GetCapturedStderr()};
}

std::string Post(const std::string& body) {
  return absl::StrCat("POST /v1/completions HTTP/1.1\r\nHost: a\r\nContent-Length: ", body.size(),
                      "\r\n\r\n", body);
}

TEST(DeviceTest, ItsMemoryIsPlannedReservedAndReported) {
  DeviceScript script;
  RunningDaemon daemon(DeviceOptions(), PartsOf(&script));
  ASSERT_TRUE(daemon.ready());
  EXPECT_EQ(script.request->index, 1);
  EXPECT_EQ(script.request->memory_fraction, 0.9);
  EXPECT_FALSE(script.request->batch_invariant);
  EXPECT_TRUE(script.request->graphs);
  EXPECT_THAT(script.order, ElementsAre("weights", "reserve", "kv", "summary", "carry",
                                        "sequence_state", "activations", "kept_logits"));
  EXPECT_EQ(script.reserved.tokens, 4096 + 2) << "a device's chunk beside two that decode";
  EXPECT_EQ(script.reserved.rows, 2);
  EXPECT_EQ(script.reserved.length_tokens, 8192);
  EXPECT_EQ(script.reserved.logits_rows, 64);
  EXPECT_EQ(script.reserved.vocabulary, 8192);

  RawClient http(daemon.http());
  http.Send(Post(R"({"prompt": "a", "max_tokens": 2})"));
  EXPECT_EQ(http.Read().status, 200);
  http.Send("GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n");
  const std::string metrics = http.Read().body;
  EXPECT_THAT(metrics, HasSubstr("pool_blocks{device=\"cuda:1\",pool=\"kv\",state=\"free\"}"));
  EXPECT_THAT(metrics,
              HasSubstr("pool_bytes{device=\"cuda:1\",pool=\"draw\",state=\"used\"} 30\n"));
  EXPECT_THAT(metrics, HasSubstr("pool_high_water_bytes{pool=\"draw\"} 40\n"));
}

TEST(DeviceTest, FlagsReachIt) {
  DeviceScript script;
  Options options = DeviceOptions();
  options.memory_fraction = 0.25;
  options.batch_invariant = true;
  options.attention_path = AttentionPath::kFsa;
  options.cuda_graphs = false;
  options.prefill_chunk_tokens = 100;
  RunningDaemon daemon(options, PartsOf(&script));
  ASSERT_TRUE(daemon.ready());
  EXPECT_EQ(script.request->memory_fraction, 0.25);
  EXPECT_TRUE(script.request->batch_invariant);
  EXPECT_EQ(script.request->attention_path, AttentionPath::kFsa);
  EXPECT_FALSE(script.request->graphs);
  EXPECT_EQ(script.reserved.tokens, 102);
}

TEST(DeviceTest, ItRunsManySequencesWhereItsMemoryHasRoom) {
  for (const auto& [memory_bytes, sequences] :
       {std::pair{int64_t{2} << 30, 256}, std::pair{int64_t{512} << 20, 64},
        std::pair{int64_t{160} << 20, 16}}) {
    DeviceScript script;
    script.memory_bytes = memory_bytes;
    Options options = DeviceOptions();
    options.max_running_requests.reset();
    options.log.level = LogLevel::kInfo;
    options.check = true;
    testing::internal::CaptureStdout();
    const auto [exit_code, log] = Start(options, PartsOf(&script));
    EXPECT_EQ(exit_code, kExitOk) << log;
    EXPECT_THAT(testing::internal::GetCapturedStdout(),
                HasSubstr(absl::StrCat(sequences, " sequences running")));
    EXPECT_EQ(absl::StrContains(log, "fewer sequences at once than the device suggests"),
              sequences < 256)
        << log;
  }
}

TEST(DeviceTest, WhatItSaysIsLogged) {
  DeviceScript script;
  Options options = DeviceOptions();
  options.log.level = LogLevel::kInfo;
  script.on_open = [](const CudaRequest& request) {
    request.inform("settled on union");
    request.warn("not replayed");
  };
  testing::internal::CaptureStderr();
  {
    RunningDaemon daemon(options, PartsOf(&script));
    ASSERT_TRUE(daemon.ready());
  }
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr("\"level\":\"info\",\"message\":\"device\",\"found\":"
                             "\"settled on union\""));
  EXPECT_THAT(log, HasSubstr("\"level\":\"warning\",\"message\":\"device\",\"warning\":"
                             "\"not replayed\""));
}

TEST(DeviceTest, SlowKernelsAreReported) {
  DeviceScript script;
  script.kernels = {{"dense attention of prompts", "plain", "head_dim is 96", "waiting"},
                    {"products", "a library", "", ""}};
  Options options = DeviceOptions();
  options.log.level = LogLevel::kWarning;
  testing::internal::CaptureStderr();
  {
    RunningDaemon daemon(options, PartsOf(&script));
    ASSERT_TRUE(daemon.ready());
    RawClient http(daemon.http());
    http.Send("GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_THAT(http.Read().body, HasSubstr("longspan_slow_operations 1\n"));
    const auto channel = grpc::CreateChannel(daemon.grpc(), grpc::InsecureChannelCredentials());
    v1::GetModelInfoResponse info;
    grpc::ClientContext context;
    ASSERT_TRUE(v1::Inference::NewStub(channel)->GetModelInfo(&context, {}, &info).ok());
    ASSERT_EQ(info.slow_operations_size(), 1);
    EXPECT_EQ(info.slow_operations(0).operation(), "dense attention of prompts");
    EXPECT_EQ(info.slow_operations(0).reason(), "head_dim is 96");
    EXPECT_EQ(info.slow_operations(0).expect(), "waiting");
  }
  EXPECT_THAT(testing::internal::GetCapturedStderr(),
              HasSubstr("\"level\":\"warning\",\"message\":\"slow kernels\",\"operation\":"
                        "\"dense attention of prompts\",\"reason\":\"head_dim is 96\","
                        "\"expect\":\"waiting\""));
}

TEST(DeviceTest, SlowKernelsCanBeForbidden) {
  DeviceScript script;
  script.kernels = {{"products", "a library", "", ""}};
  Options options = DeviceOptions();
  options.allow_slow_kernels = false;
  options.check = true;
  EXPECT_EQ(Start(options, PartsOf(&script)).first, kExitOk) << "nothing is slow";
  script.kernels = {{"dense attention of prompts", "plain", "head_dim is 96", "waiting"},
                    {"dense attention of generated tokens", "plain", "head_dim is 96", "waiting"}};
  for (const bool check : {true, false}) {
    options.check = check;
    const auto [exit_code, log] = Start(options, PartsOf(&script));
    EXPECT_EQ(exit_code, kExitConfiguration);
    EXPECT_THAT(log, HasSubstr("dense attention of prompts needs slow kernels, which "
                               "--allow-slow-kernels off forbids: head_dim is 96"));
    EXPECT_THAT(log, HasSubstr("dense attention of generated tokens needs"));
  }
}

TEST(DeviceTest, ALostDeviceEndsWhatRunsAndTheProcess) {
  DeviceScript script;
  RunningDaemon daemon(DeviceOptions(), PartsOf(&script));
  ASSERT_TRUE(daemon.ready());
  RawClient streaming(daemon.http());
  streaming.Send(
      Post(R"({"prompt": "a", "max_tokens": 8000, "ignore_eos": true, "stream": true})"));
  EXPECT_NE(streaming.ReadUntil("data: {"), "");
  RawClient waiting(daemon.http());
  waiting.Send(Post(R"({"prompt": "b", "max_tokens": 8000, "ignore_eos": true})"));

  RawClient asking(daemon.http());
  std::string load;
  do {
    asking.Send("GET /load HTTP/1.1\r\nHost: a\r\n\r\n");
    load = asking.Read().body;
    ASSERT_NE(load, "") << "the daemon has gone";
  } while (!absl::StrContains(load, "\"running\":2"));

  script.lost = true;
  const std::string rest = streaming.ReadUntil("0\r\n\r\n");
  EXPECT_THAT(rest, HasSubstr("data: {\"error\":{"));
  EXPECT_THAT(rest, HasSubstr("the device answers nothing any more"));
  const RawResponse refused = waiting.Read();
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.headers.count("retry-after"), 1U);
  EXPECT_THAT(refused.body, HasSubstr("\"failed\""));
  EXPECT_EQ(daemon.Join(), kExitInternal);
}

TEST(DeviceTest, AStepThatCannotBeReservedEndsTheStart) {
  for (const absl::Status& reason :
       {absl::InternalError("no answer"), absl::ResourceExhaustedError("no answer")}) {
    DeviceScript script;
    script.reserving = reason;
    const auto [exit_code, log] = Start(DeviceOptions(), PartsOf(&script));
    EXPECT_EQ(exit_code, kExitInternal);
    EXPECT_THAT(log, HasSubstr("no answer"));
    EXPECT_THAT(script.order, ElementsAre("weights", "reserve"));
  }
}

TEST(DeviceTest, APlanBeyondItsMemoryIsRefused) {
  DeviceScript script;
  script.memory_bytes = 64 << 20;
  const auto [exit_code, log] = Start(DeviceOptions(), PartsOf(&script));
  EXPECT_EQ(exit_code, kExitConfiguration);
  EXPECT_THAT(log, HasSubstr("workspace of 4.00 MiB"));
  EXPECT_THAT(log, HasSubstr("--memory-fraction 0.9 of the free device memory"));
}

TEST(DeviceTest, OneThatIsHeldByOthersIsRefused) {
  DeviceScript script;
  script.opening = absl::ResourceExhaustedError("has 100 of 1000 MiB free");
  const auto [exit_code, log] = Start(DeviceOptions(), PartsOf(&script));
  EXPECT_EQ(exit_code, kExitConfiguration);
  EXPECT_THAT(log, HasSubstr("--device is cuda:1: has 100 of 1000 MiB free"));
}

TEST(DeviceTest, AutoServesWithoutOneAndSaysWhy) {
  DeviceScript script;
  script.opening = absl::FailedPreconditionError("no usable device");
  Options options = DemoOptions();
  options.device = {};
  options.log.level = LogLevel::kInfo;
  script.on_open = [](const CudaRequest& request) {
    request.inform("settled on union");
    request.warn("not replayed");
  };
  testing::internal::CaptureStderr();
  {
    RunningDaemon daemon(options, PartsOf(&script));
    EXPECT_TRUE(daemon.ready());
    if (daemon.ready()) {
      RawClient http(daemon.http());
      http.Send(Post(R"({"prompt": "a", "max_tokens": 2})"));
      EXPECT_EQ(http.Read().status, 200);
    }
  }
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr("\"level\":\"info\",\"message\":\"computing on the CPU\""));
  EXPECT_THAT(log, HasSubstr("\"reason\":\"no usable device\""));
}

}  // namespace
}  // namespace longspan

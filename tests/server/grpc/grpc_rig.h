// A whole gRPC front end on a free port: real server, admission and engine over a runner without a
// model, and a client with generated stubs.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/time/time.h"
#include "engine/engine.h"
#include "grpcpp/grpcpp.h"
#include "kernels/base/mutex.h"
#include "longspan/v1/inference.grpc.pb.h"
#include "server/admission/admission.h"
#include "server/base/worker_pool.h"
#include "server/grpc/server.h"

namespace longspan {

// Lets the engine's steps through while open.
class Gate {
 public:
  void Close() { Set(false); }
  void Open() { Set(true); }
  void Pass();
  // Somebody stands before it.
  bool IsHolding();

 private:
  void Set(bool open);
  Mutex mutex_;
  bool holding_ LONGSPAN_GUARDED_BY(mutex_) = false;
  ConditionVariable changed_;
  bool open_ LONGSPAN_GUARDED_BY(mutex_) = true;
};

struct GrpcRigOptions {
  EngineOptions engine;
  Limits limits;
  bool model_is_dense = false;
  SparseDecodeOptions sparse_decode;                  // of a dense one
  std::optional<SparsePrefillParams> sparse_prefill;  // likewise
  std::string chat_template;                          // empty: the model does not chat
  KvLayout layout;                                    // of what the engine computes
  bool reflection = true;
  const ApiKeys* keys = nullptr;
  const TlsIdentity* tls = nullptr;
  ByteBudget* budget = nullptr;
  http2::FrameLimits frames;
  GuardObserver* guard_observer = nullptr;
  absl::Duration least_ping_interval = GrpcServerOptions().least_ping_interval;
  InferenceService::CountWork count_work;
  double queue_delay_us = 0;  // what a cost model predicts of the queue
  GrpcRigOptions();
};

// What a stream said, from its first event to its status.
struct Streamed {
  std::vector<v1::GenerateEvent> events;
  grpc::Status status;

  std::string Text(int32_t index = 0) const;
  std::vector<uint32_t> TokenIds(int32_t index = 0) const;
  std::vector<v1::Finished> Finishes() const;
};

class GrpcRig {
 public:
  explicit GrpcRig(GrpcRigOptions options = GrpcRigOptions());
  ~GrpcRig();

  v1::Inference::Stub& stub() { return *stub_; }
  std::shared_ptr<grpc::Channel> channel() { return channel_; }
  GrpcServer& server() { return *server_; }
  Engine& engine() { return *engine_; }
  WorkerPool& workers() { return *workers_; }
  Gate& gate() { return gate_; }
  std::vector<GrpcExchange> exchanges();
  // Statuses that observers heard of, in order.
  std::vector<absl::Status> ended();
  // How long each write of each stream took.
  std::vector<absl::Duration> stream_writes();

  Streamed Generate(const v1::GenerateRequest& request);
  // Nothing runs or waits, and no page or slot is in use; waits for it.
  bool BackAtBaseline();

 private:
  class EndedObserver;

  GrpcRigOptions options_;
  ServedModel model_;
  Gate gate_;
  Observer observer_;
  std::unique_ptr<EndedObserver> ended_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<Admission> admission_;
  std::unique_ptr<WorkerPool> workers_;
  Mutex mutex_;
  std::vector<GrpcExchange> exchanges_ LONGSPAN_GUARDED_BY(mutex_);
  std::unique_ptr<GrpcServer> server_;
  std::shared_ptr<grpc::Channel> channel_;
  std::unique_ptr<v1::Inference::Stub> stub_;
};

// True once it is; false if it never became so. It is asked whenever SomethingChanged is called.
bool WaitUntil(const std::function<bool()>& condition);
// The same for what tells nobody that it changed, or is found out only by asking again.
bool TryUntil(const std::function<bool()>& condition);
// By the rig after calls have ended, exchanges were reported and a gate holds somebody; by tests
// after what they wait for besides. The caller holds no lock that the condition takes.
void SomethingChanged();

v1::GenerateRequest TextRequest(const std::string& text, int64_t max_tokens);
// What the runner generates after `text`.
std::vector<uint32_t> ExpectedIds(const std::string& text, uint32_t sample, int64_t count);
std::string ExpectedText(const std::string& text, uint32_t sample, int64_t count);

}  // namespace longspan

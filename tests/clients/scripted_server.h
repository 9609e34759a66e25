// A server of the protocol in this process whose answers are the test's, so that what the load
// generator does is seen from the other side and no time has to pass.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "grpcpp/grpcpp.h"
#include "longspan/v1/inference.grpc.pb.h"

namespace longspan {

class ScriptedServer : public v1::Inference::CallbackService {
 public:
  enum class Reply {
    kAnswer,   // so many tokens as were asked for, one a message
    kSilence,  // nothing, until the client leaves
    kRefusal,  // RESOURCE_EXHAUSTED
    kHold      // like kAnswer, but not before so many are held as `hold_calls` says
  };

  // `reply`: of the call with that number, from 0.
  explicit ScriptedServer(std::function<Reply(int64_t)> reply, size_t hold_calls = 0);
  ~ScriptedServer() override;

  const std::string& address() const { return address_; }
  int64_t calls() const;
  void WaitForCalls(int64_t calls) const;
  // Until no call is open.
  void WaitIdle() const;

  grpc::ServerWriteReactor<v1::GenerateEvent>* Generate(
      grpc::CallbackServerContext* context, const v1::GenerateRequest* request) override;

 private:
  class Call;

  void OnCallDone(Call* call);

  const std::function<Reply(int64_t)> reply_;
  const size_t hold_calls_;
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  int64_t calls_ = 0;
  int64_t open_ = 0;
  std::vector<std::shared_ptr<Call>> held_;
  std::string address_;
  std::unique_ptr<grpc::Server> server_;
};

}  // namespace longspan

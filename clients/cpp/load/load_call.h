// Asks a server for its load, one question at a time. A file descriptor becomes readable when the
// answer is there.
#pragma once

#include <memory>

#include "clients/cpp/base/connection.h"
#include "grpcpp/client_context.h"
#include "grpcpp/support/status.h"
#include "longspan/v1/inference.grpc.pb.h"

namespace longspan {

class LoadCall {
 public:
  explicit LoadCall(const Connection& connection);
  ~LoadCall();  // gives up what is asked
  LoadCall(const LoadCall&) = delete;
  LoadCall& operator=(const LoadCall&) = delete;

  bool is_asking() const { return context_ != nullptr; }
  // Readable once there is an answer to take.
  int answer_fd() const { return answer_fd_; }
  // Nothing is asked yet.
  void Ask();
  // Waits for the answer; the response holds where it is OK.
  grpc::Status Take(v1::GetLoadResponse* response);

 private:
  int answer_fd_ = -1;
  std::unique_ptr<v1::Inference::Stub> stub_;
  std::unique_ptr<grpc::ClientContext> context_;  // of the question; null: nothing is asked
  v1::GetLoadRequest request_;
  // Written by a thread of the library before it signals `answer_fd_`.
  v1::GetLoadResponse response_;
  grpc::Status status_;
};

}  // namespace longspan

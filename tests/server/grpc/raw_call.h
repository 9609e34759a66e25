// Calls of services whose generated code is not at hand, health and reflection: messages are bytes,
// written by hand.
#pragma once

#include <memory>
#include <string>

#include "grpcpp/generic/generic_stub.h"
#include "grpcpp/grpcpp.h"

namespace longspan {

// HealthCheckResponse{status}.
inline constexpr char kServing[] = "\x08\x01";
inline constexpr char kNotServing[] = "\x08\x02";

// HealthCheckRequest{service}.
std::string HealthRequest(const std::string& service);

// A call of any method: one message out, then messages in.
class RawCall {
 public:
  RawCall(const std::shared_ptr<grpc::Channel>& channel, const std::string& method,
          const std::string& request);
  ~RawCall();  // cancels what is left of it

  // The next message's bytes; empty if there is none.
  std::string Read();

 private:
  bool Next();

  grpc::GenericStub stub_;
  grpc::ClientContext context_;
  grpc::CompletionQueue queue_;
  std::unique_ptr<grpc::GenericClientAsyncReaderWriter> call_;
};

}  // namespace longspan

// Connections to one server, as many as there are calls for: a server takes so many calls of one
// connection at once, and the library would hold back more without a word.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "clients/cpp/base/connection.h"
#include "grpcpp/generic/generic_stub.h"
#include "longspan/v1/inference.grpc.pb.h"

namespace longspan {

// Requests go as bytes, made elsewhere; events come as messages.
using GenerateStub = grpc::TemplatedGenericStub<grpc::ByteBuffer, v1::GenerateEvent>;

class Channels {
 public:
  explicit Channels(Connection connection) : connection_(std::move(connection)) {}

  // For calls that are not measured. The first connection.
  std::unique_ptr<v1::Inference::Stub> InfoStub();

  // A connection with room for one more call, which holds it until `Release`.
  size_t Acquire();
  void Release(size_t channel) { --channels_[channel].calls; }
  GenerateStub& stub(size_t channel) { return *channels_[channel].stub; }

 private:
  struct Channel {
    std::shared_ptr<grpc::Channel> channel;
    std::unique_ptr<GenerateStub> stub;
    int calls = 0;
  };

  void Open();

  const Connection connection_;
  std::vector<Channel> channels_;
};

}  // namespace longspan

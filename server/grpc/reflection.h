// gRPC reflection: clients that know nothing beforehand ask what is served. The library's own
// takes calls without asking who calls.
#pragma once

#include "grpc/reflection/v1alpha/reflection.grpc.pb.h"
#include "server/grpc/caller.h"

namespace longspan {

class ReflectionService final
    : public grpc::reflection::v1alpha::ServerReflection::CallbackService {
 public:
  using Request = grpc::reflection::v1alpha::ServerReflectionRequest;
  using Response = grpc::reflection::v1alpha::ServerReflectionResponse;

  // The keys outlive the service; null: everybody may ask.
  explicit ReflectionService(const ApiKeys* keys) : keys_(keys) {}

  grpc::ServerBidiReactor<Request, Response>* ServerReflectionInfo(
      grpc::CallbackServerContext* context) override;

 private:
  const ApiKeys* const keys_;
};

}  // namespace longspan

// Health and reflection, over their wire format: messages written by hand, because no generated
// code of either service is at hand.
#include <string>

#include "gmock/gmock.h"
#include "grpcpp/generic/generic_stub.h"
#include "grpcpp/impl/codegen/proto_utils.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr char kServing[] = "\x08\x01";
constexpr char kNotServing[] = "\x08\x02";

std::string BytesOf(const grpc::ByteBuffer& buffer) {
  std::vector<grpc::Slice> slices;
  EXPECT_TRUE(buffer.Dump(&slices).ok());
  std::string bytes;
  for (const auto& slice : slices) bytes.append(slice.begin(), slice.end());
  return bytes;
}

// A bidirectional call of any method: one message out, then messages in.
class RawCall {
 public:
  RawCall(GrpcRig* rig, const std::string& method, const std::string& request)
      : stub_(rig->channel()), call_(stub_.PrepareCall(&context_, method, &queue_)) {
    context_.set_deadline(std::chrono::system_clock::now() + std::chrono::seconds(30));
    call_->StartCall(nullptr);
    Next();
    const grpc::Slice slice(request);
    call_->WriteLast(grpc::ByteBuffer(&slice, 1), grpc::WriteOptions(), nullptr);
    Next();
  }
  ~RawCall() {
    context_.TryCancel();
    queue_.Shutdown();
    void* tag = nullptr;
    bool ok = false;
    while (queue_.Next(&tag, &ok)) {
    }
  }

  // The next message's bytes; empty if there is none.
  std::string Read() {
    grpc::ByteBuffer buffer;
    call_->Read(&buffer, nullptr);
    return Next() ? BytesOf(buffer) : "";
  }

 private:
  bool Next() {
    void* tag = nullptr;
    bool ok = false;
    return queue_.Next(&tag, &ok) && ok;
  }

  grpc::GenericStub stub_;
  grpc::ClientContext context_;
  grpc::CompletionQueue queue_;
  std::unique_ptr<grpc::GenericClientAsyncReaderWriter> call_;
};

// HealthCheckRequest{service}.
std::string HealthRequest(const std::string& service) {
  return service.empty() ? ""
                         : "\x0A" + std::string(1, static_cast<char>(service.size())) + service;
}

std::string Check(GrpcRig* rig, const std::string& service) {
  return RawCall(rig, "/grpc.health.v1.Health/Check", HealthRequest(service)).Read();
}

TEST(GrpcHealth, FollowsTheServingState) {
  GrpcRig rig;
  for (const char* service : {"", "longspan.v1.Inference"}) {
    EXPECT_EQ(Check(&rig, service), kNotServing) << "before it is ready";
  }
  rig.server().SetServing(true);
  for (const char* service : {"", "longspan.v1.Inference"}) {
    EXPECT_EQ(Check(&rig, service), kServing);
  }
  EXPECT_EQ(Check(&rig, "no.such.Service"), "");
}

TEST(GrpcHealth, WatchersHearOfADrain) {
  GrpcRig rig;
  rig.server().SetServing(true);
  RawCall watch(&rig, "/grpc.health.v1.Health/Watch", HealthRequest("longspan.v1.Inference"));
  EXPECT_EQ(watch.Read(), kServing);
  rig.server().SetServing(false);
  EXPECT_EQ(watch.Read(), kNotServing);
}

// ServerReflectionRequest{list_services: "*"}.
constexpr char kListServices[] = "\x3A\x01*";
constexpr char kReflection[] = "/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo";

TEST(GrpcReflection, ListsTheServices) {
  GrpcRig rig;
  const std::string list = RawCall(&rig, kReflection, kListServices).Read();
  EXPECT_THAT(list, HasSubstr("longspan.v1.Inference"));
  EXPECT_THAT(list, HasSubstr("grpc.health.v1.Health"));
}

}  // namespace
}  // namespace longspan

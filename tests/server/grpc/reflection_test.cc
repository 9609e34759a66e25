// What reflection tells clients that know nothing beforehand.
#include "google/protobuf/descriptor.pb.h"
#include "grpc/reflection/v1alpha/reflection.grpc.pb.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"

namespace longspan {
namespace {

using grpc::reflection::v1alpha::ServerReflection;
using grpc::reflection::v1alpha::ServerReflectionRequest;
using grpc::reflection::v1alpha::ServerReflectionResponse;

// One stream of questions.
class Asker {
 public:
  explicit Asker(GrpcRig* rig)
      : stub_(ServerReflection::NewStub(rig->channel())),
        stream_(stub_->ServerReflectionInfo(&context_)) {}

  ServerReflectionResponse Ask(const ServerReflectionRequest& request) {
    ServerReflectionResponse response;
    EXPECT_TRUE(stream_->Write(request) && stream_->Read(&response));
    EXPECT_EQ(response.original_request().SerializeAsString(), request.SerializeAsString());
    return response;
  }
  grpc::Status Finish() {
    stream_->WritesDone();
    return stream_->Finish();
  }

 private:
  grpc::ClientContext context_;
  std::unique_ptr<ServerReflection::Stub> stub_;
  std::unique_ptr<grpc::ClientReaderWriter<ServerReflectionRequest, ServerReflectionResponse>>
      stream_;
};

std::vector<std::string> FilesOf(const ServerReflectionResponse& response) {
  std::vector<std::string> names;
  for (const std::string& bytes : response.file_descriptor_response().file_descriptor_proto()) {
    google::protobuf::FileDescriptorProto file;
    EXPECT_TRUE(file.ParseFromString(bytes));
    names.push_back(file.name());
  }
  return names;
}

TEST(GrpcReflection, ReportsFilesWithWhatTheyNeed) {
  GrpcRig rig;
  Asker asker(&rig);
  ServerReflectionRequest request;
  request.set_file_containing_symbol("longspan.v1.Inference.Generate");
  EXPECT_EQ(FilesOf(asker.Ask(request)).front(), "longspan/v1/inference.proto");
  request.set_file_by_filename("google/rpc/status.proto");
  EXPECT_EQ(FilesOf(asker.Ask(request)),
            (std::vector<std::string>{"google/rpc/status.proto", "google/protobuf/any.proto"}));
  EXPECT_TRUE(asker.Finish().ok());
}

TEST(GrpcReflection, WhatIsNotThereIsSaidSo) {
  GrpcRig rig;
  Asker asker(&rig);
  ServerReflectionRequest request;
  EXPECT_EQ(asker.Ask(request).error_response().error_code(), grpc::StatusCode::INVALID_ARGUMENT);
  std::vector<ServerReflectionRequest> unknown(5);
  unknown[0].set_file_by_filename("no/such.proto");
  unknown[1].set_file_containing_symbol("no.Such");
  unknown[2].set_all_extension_numbers_of_type("no.Such");
  unknown[3].mutable_file_containing_extension()->set_containing_type("no.Such");
  unknown[4].mutable_file_containing_extension()->set_containing_type("google.rpc.Status");
  for (const ServerReflectionRequest& one : unknown) {
    EXPECT_EQ(asker.Ask(one).error_response().error_code(), grpc::StatusCode::NOT_FOUND);
  }
  request.set_all_extension_numbers_of_type("google.rpc.Status");
  const ServerReflectionResponse none = asker.Ask(request);
  EXPECT_EQ(none.all_extension_numbers_response().base_type_name(), "google.rpc.Status");
  EXPECT_EQ(none.all_extension_numbers_response().extension_number_size(), 0);
  EXPECT_TRUE(asker.Finish().ok());
}

TEST(GrpcReflection, MayBeOff) {
  GrpcRigOptions options;
  options.reflection = false;
  GrpcRig rig(options);
  grpc::ClientContext context;
  const auto stub = ServerReflection::NewStub(rig.channel());
  const auto stream = stub->ServerReflectionInfo(&context);
  stream->WritesDone();
  EXPECT_EQ(stream->Finish().error_code(), grpc::StatusCode::UNIMPLEMENTED);
}

}  // namespace
}  // namespace longspan

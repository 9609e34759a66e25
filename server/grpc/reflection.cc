#include "server/grpc/reflection.h"

#include <set>
#include <vector>

#include "absl/strings/str_cat.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "longspan/v1/inference.pb.h"
#include "server/grpc/mapping.h"

namespace longspan {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::DescriptorPool;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptor;
using ReflectionRequest = ReflectionService::Request;
using Response = ReflectionService::Response;

// Health is the library's own.
constexpr const char* kServices[] = {"longspan.v1.Inference", "grpc.health.v1.Health",
                                     "grpc.reflection.v1alpha.ServerReflection"};

const DescriptorPool& Pool() { return *DescriptorPool::generated_pool(); }

void NotFound(const std::string& what, Response* response) {
  response->mutable_error_response()->set_error_code(grpc::StatusCode::NOT_FOUND);
  response->mutable_error_response()->set_error_message(absl::StrCat(what, " is not known here"));
}

void AddFile(const FileDescriptor* file, std::set<const FileDescriptor*>* reported,
             Response* response) {
  if (!reported->insert(file).second) return;
  google::protobuf::FileDescriptorProto proto;
  file->CopyTo(&proto);
  response->mutable_file_descriptor_response()->add_file_descriptor_proto(
      proto.SerializeAsString());
  for (int i = 0; i < file->dependency_count(); ++i) {
    AddFile(file->dependency(i), reported, response);
  }
}

// The file, and all that it needs.
void ReportFile(const FileDescriptor* file, const std::string& asked, Response* response) {
  if (file == nullptr) return NotFound(asked, response);
  std::set<const FileDescriptor*> reported;
  AddFile(file, &reported, response);
}

void ReportExtensions(const std::string& type, Response* response) {
  const Descriptor* message = Pool().FindMessageTypeByName(type);
  if (message == nullptr) return NotFound(type, response);
  response->mutable_all_extension_numbers_response()->set_base_type_name(type);
  std::vector<const FieldDescriptor*> extensions;
  Pool().FindAllExtensions(message, &extensions);
  for (const FieldDescriptor* extension : extensions) {
    response->mutable_all_extension_numbers_response()->add_extension_number(extension->number());
  }
}

void ReportExtension(const grpc::reflection::v1alpha::ExtensionRequest& asked, Response* response) {
  const Descriptor* message = Pool().FindMessageTypeByName(asked.containing_type());
  const FieldDescriptor* extension =
      message == nullptr ? nullptr
                         : Pool().FindExtensionByNumber(message, asked.extension_number());
  ReportFile(extension == nullptr ? nullptr : extension->file(), asked.containing_type(), response);
}

Response Answer(const ReflectionRequest& request) {
  Response response;
  response.set_valid_host(request.host());
  *response.mutable_original_request() = request;
  switch (request.message_request_case()) {
    case ReflectionRequest::kFileByFilename:
      ReportFile(Pool().FindFileByName(request.file_by_filename()), request.file_by_filename(),
                 &response);
      break;
    case ReflectionRequest::kFileContainingSymbol:
      ReportFile(Pool().FindFileContainingSymbol(request.file_containing_symbol()),
                 request.file_containing_symbol(), &response);
      break;
    case ReflectionRequest::kFileContainingExtension:
      ReportExtension(request.file_containing_extension(), &response);
      break;
    case ReflectionRequest::kAllExtensionNumbersOfType:
      ReportExtensions(request.all_extension_numbers_of_type(), &response);
      break;
    case ReflectionRequest::kListServices:
      for (const char* service : kServices) {
        response.mutable_list_services_response()->add_service()->set_name(service);
      }
      break;
    case ReflectionRequest::MESSAGE_REQUEST_NOT_SET:
      response.mutable_error_response()->set_error_code(grpc::StatusCode::INVALID_ARGUMENT);
      response.mutable_error_response()->set_error_message("the request asks nothing");
      break;
  }
  return response;
}

// One question after another; each is answered before the next is read.
class ReflectionReactor final : public grpc::ServerBidiReactor<ReflectionRequest, Response> {
 public:
  explicit ReflectionReactor(const absl::Status& caller) {
    if (caller.ok()) {
      StartRead(&request_);
    } else {
      Finish(ToGrpcStatus(caller));
    }
  }
  void OnReadDone(bool ok) override {
    if (!ok) return Finish(grpc::Status::OK);
    response_ = Answer(request_);
    StartWrite(&response_);
  }
  void OnWriteDone(bool ok) override {
    if (!ok) return Finish(grpc::Status::OK);
    StartRead(&request_);
  }
  void OnDone() override { delete this; }

 private:
  ReflectionRequest request_;
  Response response_;
};

}  // namespace

grpc::ServerBidiReactor<ReflectionRequest, Response>* ReflectionService::ServerReflectionInfo(
    grpc::CallbackServerContext* context) {
  return new ReflectionReactor(TenantOfCaller(keys_, *context).status());
}

}  // namespace longspan

#include "clients/cpp/command.h"

#include <iostream>

#include "google/rpc/error_details.pb.h"
#include "google/rpc/status.pb.h"

namespace longspan {
namespace {

const char* NameOf(grpc::StatusCode code) {
  switch (code) {
    case grpc::StatusCode::CANCELLED:
      return "cancelled";
    case grpc::StatusCode::INVALID_ARGUMENT:
      return "invalid argument";
    case grpc::StatusCode::DEADLINE_EXCEEDED:
      return "deadline exceeded";
    case grpc::StatusCode::NOT_FOUND:
      return "not found";
    case grpc::StatusCode::ALREADY_EXISTS:
      return "already exists";
    case grpc::StatusCode::PERMISSION_DENIED:
      return "permission denied";
    case grpc::StatusCode::UNAUTHENTICATED:
      return "unauthenticated";
    case grpc::StatusCode::RESOURCE_EXHAUSTED:
      return "resource exhausted";
    case grpc::StatusCode::FAILED_PRECONDITION:
      return "failed precondition";
    case grpc::StatusCode::UNIMPLEMENTED:
      return "not implemented";
    case grpc::StatusCode::UNAVAILABLE:
      return "unavailable";
    case grpc::StatusCode::INTERNAL:
      return "internal error";
    default:
      return "failed";
  }
}

struct Details {
  std::string fields;  // " (sampling.temperature)"
  std::string advice;  // " Retry in 1 s."
};

Details ReadDetails(const grpc::Status& status) {
  Details details;
  google::rpc::Status proto;
  if (!proto.ParseFromString(status.error_details())) return details;
  for (const google::protobuf::Any& any : proto.details()) {
    google::rpc::BadRequest bad_request;
    google::rpc::RetryInfo retry;
    if (any.UnpackTo(&bad_request)) {
      for (const auto& violation : bad_request.field_violations()) {
        details.fields += (details.fields.empty() ? "" : ", ") + violation.field();
      }
    } else if (any.UnpackTo(&retry)) {
      details.advice = " Retry in " + std::to_string(retry.retry_delay().seconds()) + " s.";
    }
  }
  if (!details.fields.empty()) details.fields = " (" + details.fields + ")";
  return details;
}

}  // namespace

std::unique_ptr<v1::Inference::Stub> Connect(const std::string& server) {
  grpc::ChannelArguments arguments;
  arguments.SetMaxReceiveMessageSize(-1);
  return v1::Inference::NewStub(
      grpc::CreateCustomChannel(server, grpc::InsecureChannelCredentials(), arguments));
}

int ReportFailure(const std::string& server, const grpc::Status& status) {
  const Details details = ReadDetails(status);
  const bool answered = !status.error_details().empty();
  std::cerr << "longspan: ";
  if (status.error_code() == grpc::StatusCode::UNAVAILABLE && !answered) {
    std::cerr << "cannot reach " << server << " (--server): ";
  } else {
    std::cerr << NameOf(status.error_code()) << details.fields << ": ";
  }
  std::cerr << status.error_message() << details.advice << "\n";
  return status.error_code() == grpc::StatusCode::UNAVAILABLE ? kExitUnavailable : kExitFailure;
}

}  // namespace longspan

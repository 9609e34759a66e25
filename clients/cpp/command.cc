#include "clients/cpp/command.h"

#include <cctype>
#include <iostream>

#include "clients/cpp/load/quantity_text.h"
#include "clients/cpp/status_name.h"
#include "google/rpc/error_details.pb.h"
#include "google/rpc/status.pb.h"

namespace longspan {
namespace {

// "RESOURCE_EXHAUSTED" as one reads it.
std::string Words(std::string name) {
  for (char& c : name) {
    c = c == '_' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return name;
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
      const google::protobuf::Duration& delay = retry.retry_delay();
      details.advice =
          " Retry in " + std::to_string(delay.seconds() + (delay.nanos() > 0 ? 1 : 0)) + " s.";
    }
  }
  if (!details.fields.empty()) details.fields = " (" + details.fields + ")";
  return details;
}

}  // namespace

std::unique_ptr<v1::Inference::Stub> Connect(const Connection& connection) {
  return v1::Inference::NewStub(OpenChannel(connection, grpc::ChannelArguments()));
}

std::string FailureText(const std::string& server, const grpc::Status& status) {
  const Details details = ReadDetails(status);
  const bool answered = !status.error_details().empty();
  const bool unreachable = status.error_code() == grpc::StatusCode::UNAVAILABLE && !answered;
  const std::string what = unreachable ? "cannot reach " + server + " (--server)"
                                       : Words(StatusName(status.error_code())) + details.fields;
  return Printable(what + ": " + status.error_message()) + details.advice;
}

int ReportFailure(const std::string& server, const grpc::Status& status) {
  std::cerr << "longspan: " << FailureText(server, status) << "\n";
  return status.error_code() == grpc::StatusCode::UNAVAILABLE ? kExitUnavailable : kExitFailure;
}

}  // namespace longspan

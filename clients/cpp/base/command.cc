#include "clients/cpp/base/command.h"

#include <iostream>

#include "clients/cpp/base/failure_text.h"

namespace longspan {

std::unique_ptr<v1::Inference::Stub> Connect(const Connection& connection) {
  return v1::Inference::NewStub(OpenChannel(connection, grpc::ChannelArguments()));
}

int ReportFailure(const Connection& connection, const CLI::App& command,
                  const grpc::Status& status) {
  std::cerr << "longspan: " << FailureText(connection, command, status) << "\n";
  return status.error_code() == grpc::StatusCode::UNAVAILABLE ? kExitUnavailable : kExitFailure;
}

}  // namespace longspan

#include "clients/cpp/load/load_call.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <utility>

#include "grpcpp/support/channel_arguments.h"

namespace longspan {
namespace {

// A server that is busy answers within a step's layer; one that says nothing for so long is ill.
constexpr std::chrono::seconds kPatience(5);
// How often one that has gone is looked for.
constexpr int kLongestBackoffMs = 1000;

grpc::ChannelArguments Arguments() {
  grpc::ChannelArguments arguments;
  arguments.SetInt(GRPC_ARG_INITIAL_RECONNECT_BACKOFF_MS, 100);
  arguments.SetInt(GRPC_ARG_MAX_RECONNECT_BACKOFF_MS, kLongestBackoffMs);
  return arguments;
}

}  // namespace

LoadCall::LoadCall(const Connection& connection)
    : answer_fd_(eventfd(0, EFD_CLOEXEC)),
      stub_(v1::Inference::NewStub(OpenChannel(connection, Arguments()))) {}

LoadCall::~LoadCall() {
  if (is_asking()) {
    context_->TryCancel();
    v1::GetLoadResponse unused;
    Take(&unused);
  }
  close(answer_fd_);
}

void LoadCall::Ask() {
  context_ = std::make_unique<grpc::ClientContext>();
  context_->set_deadline(std::chrono::system_clock::now() + kPatience);
  response_.Clear();
  stub_->async()->GetLoad(context_.get(), &request_, &response_, [this](grpc::Status status) {
    status_ = std::move(status);
    eventfd_write(answer_fd_, 1);
  });
}

grpc::Status LoadCall::Take(v1::GetLoadResponse* response) {
  eventfd_t answers = 0;
  while (eventfd_read(answer_fd_, &answers) != 0 && errno == EINTR) {
  }
  context_.reset();
  *response = std::move(response_);
  return std::move(status_);
}

}  // namespace longspan

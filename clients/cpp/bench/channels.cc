#include "clients/cpp/bench/channels.h"

#include <algorithm>

#include "grpcpp/support/channel_arguments.h"

namespace longspan {
namespace {

// Below what servers allow by default, ours among them.
constexpr int kCallsOfConnection = 100;

}  // namespace

void Channels::Open() {
  grpc::ChannelArguments arguments;
  // Channels to one address share a connection otherwise.
  arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
  Channel opened;
  opened.channel = OpenChannel(connection_, arguments);
  opened.stub = std::make_unique<GenerateStub>(opened.channel);
  channels_.push_back(std::move(opened));
}

std::unique_ptr<v1::Inference::Stub> Channels::InfoStub() {
  if (channels_.empty()) Open();
  return v1::Inference::NewStub(channels_.front().channel);
}

size_t Channels::Acquire() {
  auto found = std::find_if(channels_.begin(), channels_.end(), [](const Channel& channel) {
    return channel.calls < kCallsOfConnection;
  });
  const auto index = static_cast<size_t>(found - channels_.begin());
  if (found == channels_.end()) Open();
  ++channels_[index].calls;
  return index;
}

}  // namespace longspan

// How the commands reach a server: address, API key, TLS.
#pragma once

#include <memory>
#include <string>

#include "clients/cpp/base/server_address.h"
#include "grpcpp/channel.h"
#include "grpcpp/support/channel_arguments.h"

namespace longspan {

struct Connection {
  std::string server = kDefaultServer;
  std::string api_key;
  bool tls = false;           // with the system's authorities, but for those of `ca_file`
  std::string ca_file;        // PEM
  std::string cert_file;      // PEM: the client's own
  std::string cert_key_file;  // PEM

  bool uses_tls() const { return tls || !ca_file.empty() || !cert_file.empty(); }
};

// Every call of the channel carries the API key. Messages may have any length.
std::shared_ptr<grpc::Channel> OpenChannel(const Connection& connection,
                                           grpc::ChannelArguments arguments);

}  // namespace longspan

// The message of a failed call, as the command line reports it: its users have flags where the
// protocol has fields and headers.
#pragma once

#include <string>

#include "CLI/App.hpp"
#include "clients/cpp/base/connection.h"
#include "grpcpp/support/status.h"

namespace longspan {

// With what the failure is about, as a flag of `command` where it has one, and when to try again.
// Where nobody answered the server is looked at (peer_probe.h), which may take some seconds.
std::string FailureText(const Connection& connection, const CLI::App& command,
                        const grpc::Status& status);

// The flag of `command` that sets the field: "sampling.top_p" is --top-p, "queue_timeout_ms" is
// --queue-timeout, "choice.texts" is --choice. Without one it is the field's own name.
std::string FlagOfField(const CLI::App& command, const std::string& field);

}  // namespace longspan

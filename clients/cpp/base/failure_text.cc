#include "clients/cpp/base/failure_text.h"

#include <algorithm>
#include <cctype>

#include "clients/cpp/base/peer_probe.h"
#include "clients/cpp/base/quantity_text.h"
#include "clients/cpp/base/server_address.h"
#include "clients/cpp/base/status_name.h"
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
  std::string fields;  // " (--temperature)"
  std::string advice;  // " Retry in 1 s."
};

Details ReadDetails(const CLI::App& command, const grpc::Status& status) {
  Details details;
  google::rpc::Status proto;
  if (!proto.ParseFromString(status.error_details())) return details;
  for (const google::protobuf::Any& any : proto.details()) {
    google::rpc::BadRequest bad_request;
    google::rpc::RetryInfo retry;
    if (any.UnpackTo(&bad_request)) {
      for (const auto& violation : bad_request.field_violations()) {
        details.fields +=
            (details.fields.empty() ? "" : ", ") + FlagOfField(command, violation.field());
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

// The server's own text is about a header.
std::string RefusedKeyText(const Connection& connection) {
  if (connection.api_key.empty()) {
    return connection.server +
           " wants an API key: give it with --api-key before the command, or in LONGSPAN_API_KEY";
  }
  return connection.server + " does not know the API key that --api-key, or LONGSPAN_API_KEY, gave";
}

std::string UnreachableText(const Connection& connection, const grpc::Status& status) {
  const std::string& server = connection.server;
  const PeerFound found = ProbePeer(connection);
  switch (found.peer) {
    case Peer::kNoHost:
      return "cannot find the host of " + server + " (--server): " + found.detail;
    case Peer::kNobody:
      return "cannot reach " + server + " (--server): " + found.detail +
             "; longspand listens for gRPC at its --grpc-address, by default " + kDefaultServer;
    case Peer::kHttp1:
      return server + " speaks HTTP: --server takes the address of the gRPC API, which longspand " +
             "tells in its ready line (--grpc-address, by default port " + kDefaultPort + ")";
    case Peer::kTls:
      return server +
             " speaks TLS: give --tls, and --tls-ca-file FILE where no authority of this " +
             "system vouches for it";
    case Peer::kPlain:
      return server + " does not speak TLS: leave --tls, and what is given with it, away";
    case Peer::kUntrusted:
      return "the certificate of " + server + " does not hold: " + found.detail +
             " (--tls-ca-file names the authorities, --server the host)";
    case Peer::kWantsClient:
      return server + " refused the handshake (" + found.detail +
             "): it may want a certificate of this client (--tls-cert-file, --tls-key-file)";
    case Peer::kOther:
      break;
  }
  return "cannot reach " + server + " (--server): " + status.error_message();
}

// One begins with the other, as "queue-timeout-ms" does with "queue-timeout".
bool AreNear(const std::string& one, const std::string& other) {
  const size_t shorter = std::min(one.size(), other.size());
  return shorter >= 4 && one.compare(0, shorter, other, 0, shorter) == 0;
}

std::string FlagName(std::string field) {
  std::replace(field.begin(), field.end(), '_', '-');
  return field;
}

// With its dashes; empty if there is none.
std::string FlagCalled(const CLI::App& command, const std::string& name) {
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& flag : option->get_snames()) {
      if (flag == name) return "-" + flag;
    }
    for (const std::string& flag : option->get_lnames()) {
      if (flag == name) return "--" + flag;
    }
  }
  return "";
}

std::string FlagNear(const CLI::App& command, const std::string& name) {
  std::string nearest;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& flag : option->get_lnames()) {
      if (AreNear(flag, name) && flag.size() > nearest.size()) nearest = flag;
    }
  }
  return nearest.empty() ? "" : "--" + nearest;
}

}  // namespace

std::string FlagOfField(const CLI::App& command, const std::string& field) {
  const std::string last = field.substr(field.rfind('.') + 1);
  std::string flag = FlagCalled(command, FlagName(last));
  if (flag.empty()) flag = FlagNear(command, FlagName(last));
  if (flag.empty()) flag = FlagCalled(command, FlagName(field.substr(0, field.find('.'))));
  return flag.empty() ? field : flag;
}

std::string FailureText(const Connection& connection, const CLI::App& command,
                        const grpc::Status& status) {
  const Details details = ReadDetails(command, status);
  const bool answered = !status.error_details().empty();
  if (status.error_code() == grpc::StatusCode::UNAUTHENTICATED) return RefusedKeyText(connection);
  if (status.error_code() == grpc::StatusCode::UNAVAILABLE && !answered) {
    return Printable(UnreachableText(connection, status));
  }
  return Printable(Words(StatusName(status.error_code())) + details.fields + ": " +
                   status.error_message()) +
         details.advice;
}

}  // namespace longspan

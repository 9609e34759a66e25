// How the gRPC port is secured.
#pragma once

#include <memory>

#include "grpcpp/security/server_credentials.h"
#include "server/identity/tls_identity.h"

namespace longspan {

// In the clear without an identity; else TLS that asks `identity`, which outlives every server of
// these credentials, at each handshake. They outlive their server too.
std::shared_ptr<grpc::ServerCredentials> MakeServerCredentials(const TlsIdentity* identity);

}  // namespace longspan

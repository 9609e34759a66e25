// Who calls over gRPC. Each service of ours asks before it does anything else; health alone, which
// is the library's, answers everybody.
#pragma once

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "grpcpp/server_context.h"
#include "server/base/trace_context.h"
#include "server/identity/api_keys.h"

namespace longspan {

// The first value that the call's metadata has of this name; empty if there is none.
std::optional<std::string> MetadataOf(const grpc::CallbackServerContext& context, const char* name);

// The tenant of the API key in the metadata, or UNAUTHENTICATED; empty where there are no keys.
absl::StatusOr<std::string> TenantOfCaller(const ApiKeys* keys,
                                           const grpc::CallbackServerContext& context);

// The address of the client: "127.0.0.1:80", "[::1]:80".
std::string ClientOfCall(const grpc::CallbackServerContext& context);

// The trace that the call goes on with, or begins.
TraceContext TraceOfCall(const grpc::CallbackServerContext& context);

}  // namespace longspan

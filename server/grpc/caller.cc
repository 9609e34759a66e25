#include "server/grpc/caller.h"

#include "server/guard/peer_name.h"

namespace longspan {

std::optional<std::string> MetadataOf(const grpc::CallbackServerContext& context,
                                      const char* name) {
  const auto found = context.client_metadata().find(name);
  if (found == context.client_metadata().end()) return std::nullopt;
  return std::string(found->second.data(), found->second.size());
}

absl::StatusOr<std::string> TenantOfCaller(const ApiKeys* keys,
                                           const grpc::CallbackServerContext& context) {
  if (keys == nullptr) return std::string();
  const std::optional<std::string> authorization = MetadataOf(context, "authorization");
  return keys->TenantOf(authorization.has_value() ? &*authorization : nullptr);
}

std::string ClientOfCall(const grpc::CallbackServerContext& context) {
  return ClientOfPeer(context.peer());
}

TraceContext TraceOfCall(const grpc::CallbackServerContext& context) {
  return BeginSpan(MetadataOf(context, "traceparent").value_or(""));
}

}  // namespace longspan

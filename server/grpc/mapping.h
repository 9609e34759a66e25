// Between longspan.v1 messages and what the rest of the server speaks: calls, events, errors.
#pragma once

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "engine/request/events.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "grpc/support/time.h"
#include "grpcpp/support/byte_buffer.h"
#include "grpcpp/support/proto_buffer_reader.h"
#include "grpcpp/support/status.h"
#include "longspan/v1/inference.pb.h"
#include "server/base/limits.h"
#include "server/call/generate_call.h"

namespace longspan {

// INVALID_ARGUMENT if the message, or one in it, has a field that this version does not know: what
// was asked with it would silently not happen.
absl::Status CheckFieldsKnown(const google::protobuf::Message& message);

// The message in `buffer`, or INVALID_ARGUMENT: not a message of this type, a string in it is not
// UTF-8, or a field is unknown. The generated service would answer INTERNAL, or ignore the field.
template <typename Message>
absl::StatusOr<Message> ParseMessage(const grpc::ByteBuffer& buffer) {
  grpc::ByteBuffer copy(buffer);
  grpc::ProtoBufferReader reader(&copy);
  Message message;
  if (!reader.status().ok() || !message.ParseFromZeroCopyStream(&reader)) {
    return absl::InvalidArgumentError(
        "the request is not a valid " + std::string(message.GetTypeName()) +
        " message: its encoding is broken, or a string in it is not UTF-8");
  }
  if (absl::Status status = CheckFieldsKnown(message); !status.ok()) return status;
  return message;
}

// A deadline, as far away as it may be, by the steady clock, which is the library's monotonic one:
// clients send how long they wait, and the library has added that up. kNeverUs beyond it.
int64_t SteadyUsOf(gpr_timespec time);

grpc::ByteBuffer SerializeMessage(const google::protobuf::MessageLite& message);

// What the validator does not see, because it is about gRPC's messages alone.
absl::Status CheckResponseOptions(const v1::ResponseOptions& asked);

// Only translates; values are judged by the validator. The prompt's text is moved out.
absl::StatusOr<GenerateCall> ToGenerateCall(v1::GenerateRequest request, const Limits& limits);

v1::PrefillProgress ToProto(const PrefillProgress& progress);
// At most `top` of the likeliest.
v1::PositionLogprobs ToProto(const PositionLogprobs& logprobs, size_t top);
v1::Usage ToProto(const Usage& usage);
v1::Timing ToProto(const Timing& timing);
v1::Attribution ToProto(const Attribution& attribution);
v1::BlockMap ToProto(const BlockMap& map);

// The status with its field named as clients know it: by its path in the request message, as in
// "sampling.temperature" or "chat.tools[0].name". A prompt of any kind is "prompt".
absl::Status InFieldsOf(const google::protobuf::Descriptor& request, absl::Status status);

// With google.rpc details: ErrorInfo, BadRequest for a named field, RetryInfo, and `usage` if
// given.
grpc::Status ToGrpcStatus(const absl::Status& status, const Usage* usage = nullptr);

}  // namespace longspan

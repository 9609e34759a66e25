// Every limit of the front ends, with its default. Flags of the same name change them (options.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "absl/time/time.h"

namespace longspan {

struct Limits {
  int64_t max_context_tokens = 0;  // prompt and completion together
  int32_t max_n = 8;
  int32_t max_prompts_per_call = 128;
  int32_t max_logprobs = 20;
  int32_t max_stop_strings = 16;
  int32_t max_stop_string_bytes = 256;
  int32_t max_stop_token_ids = 128;
  int32_t max_logit_bias_entries = 300;
  int32_t max_tools = 256;
  size_t max_body_bytes = 0;  // unless it is given: DefaultBodyBytes
  // Of bodies and messages that are read, or whose prompts are not yet tokens, all together. No
  // less than the largest body.
  size_t max_request_bytes = size_t{256} << 20;
  size_t max_header_bytes = 16 * 1024;
  int32_t max_headers = 100;
  size_t output_buffer_bytes = 256 * 1024;  // of one stream
  size_t inline_parse_bytes = 64 * 1024;    // larger bodies are parsed off the network threads
  int32_t max_connections = 4096;           // of either front end
  int32_t grpc_max_connections_per_address = 1024;
  absl::Duration header_timeout = absl::Seconds(10);
  absl::Duration body_timeout = absl::Seconds(30);
  absl::Duration idle_timeout = absl::Seconds(60);
  absl::Duration reader_stall_timeout = absl::Seconds(30);
  // Requests may name the tenant they are of. Off where clients are not to be trusted with that:
  // whoever names a tenant shares its cache, and its turn.
  bool request_tenants = false;
  // Every request has the tenant of the API key that it came with.
  bool key_tenants = false;
  absl::Duration keepalive_interval = absl::Seconds(15);  // SSE comments while nothing is said
  // Of a connection, on either protocol: after this silence its peer is asked whether it is there,
  // and taken for gone when it has not answered for this long.
  absl::Duration ping_interval = absl::Seconds(20);
  absl::Duration ping_timeout = absl::Seconds(20);

  // Otherwise all requests are one tenant's.
  bool distinguishes_tenants() const { return request_tenants || key_tenants; }
};

// The largest that --max-body-bytes may be: four times that are still an int, which is how gRPC
// counts.
inline constexpr int64_t kMostBodyBytes = int64_t{256} << 20;
// What a body needs to hold as many prompts as a call may, each as long as the context, at up to 16
// bytes a token; no less than 4 MiB, so that what is too long is judged by its tokens. One body
// leaves three quarters of what all may hold to others.
size_t DefaultBodyBytes(const Limits& limits);

// Of one body: the ids of all prompts of a call, and room for what stands around them.
int64_t MaxJsonValues(const Limits& limits);

// How far a text is made tokens, to be counted, listed or truncated, and how many ids are made
// text: further than any context, which bounds what a model reads, but not without end.
int64_t MaxCountedTokens(const Limits& limits);

// Entries of the prompt's logprobs that one answer may hold: its prompt tokens, times the tokens
// listed at each (the chosen one and the top), times choices. One takes up to about 128 bytes of
// JSON, so that a body stays under 64 MiB.
inline constexpr int64_t kMaxPromptLogprobEntries = int64_t{512} << 10;
// Counts that the block maps of one answer may hold: groups of layers, times pages of its prompts,
// times choices. One takes up to eleven bytes of JSON, likewise.
inline constexpr int64_t kMaxBlockMapCounts = int64_t{4} << 20;

}  // namespace longspan

#include "server/options/limit_flags.h"

#include <cstdint>

#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

constexpr int64_t kKiB = 1024;
constexpr int64_t kMiB = 1024 * kKiB;

}  // namespace

std::vector<Flag> LimitFlags() {
  return {
      IntegerFlag("max-n", 1, 128, "sequences of one prompt", LONGSPAN_FIELD(limits.max_n)),
      IntegerFlag("max-prompts-per-call", 1, 1024, "prompts of one body",
                  LONGSPAN_FIELD(limits.max_prompts_per_call)),
      IntegerFlag("max-logprobs", 0, 100, "likeliest tokens listed at a position",
                  LONGSPAN_FIELD(limits.max_logprobs)),
      IntegerFlag("max-stop-strings", 0, 64, "stop strings of one request",
                  LONGSPAN_FIELD(limits.max_stop_strings)),
      IntegerFlag("max-stop-string-bytes", 1, 65536, "bytes of one stop string",
                  LONGSPAN_FIELD(limits.max_stop_string_bytes)),
      IntegerFlag("max-stop-token-ids", 0, 65536, "stop token ids of one request",
                  LONGSPAN_FIELD(limits.max_stop_token_ids)),
      IntegerFlag("max-tools", 0, 4096, "tools of one chat", LONGSPAN_FIELD(limits.max_tools)),
      IntegerFlag("max-waiting-constraints", 1, kMaxCount,
                  "forms of answers that wait to be compiled",
                  LONGSPAN_FIELD(constraints.max_waiting)),
      IntegerFlag("max-logit-bias-entries", 0, kMaxCount, "entries of logit_bias",
                  LONGSPAN_FIELD(limits.max_logit_bias_entries)),
      OptionalBytesFlag("max-body-bytes", kKiB, kMostBodyBytes,
                        "bytes of one request [16 a token of all prompts of a call, at least 4MiB, "
                        "at most a quarter of --max-request-bytes]",
                        LONGSPAN_FIELD(max_body_bytes)),
      BytesFlag("max-request-bytes", 128 * kMiB, int64_t{1} << 40,
                "bytes of all requests that are being read or whose prompts wait to become tokens",
                LONGSPAN_FIELD(limits.max_request_bytes)),
      BytesFlag("max-header-bytes", 256, kMiB, "bytes of a header block",
                LONGSPAN_FIELD(limits.max_header_bytes)),
      IntegerFlag("max-headers", 1, 10000, "fields of a header block",
                  LONGSPAN_FIELD(limits.max_headers)),
      BytesFlag("output-buffer-bytes", kKiB, 1024 * kMiB, "unread output of one stream",
                LONGSPAN_FIELD(limits.output_buffer_bytes)),
      BytesFlag("inline-parse-bytes", 0, 64 * kMiB,
                "bodies up to this are parsed where they come in",
                LONGSPAN_FIELD(limits.inline_parse_bytes)),
      IntegerFlag("max-connections", 1, kMaxCount,
                  "connections at once, of HTTP and of gRPC so many each",
                  LONGSPAN_FIELD(limits.max_connections)),
      IntegerFlag("grpc-max-connections-per-address", 1, kMaxCount,
                  "of gRPC's, those of one address (of IPv6, of its first 64 bits)",
                  LONGSPAN_FIELD(limits.grpc_max_connections_per_address)),
      SecondsFlag("header-timeout-s", 0.1, 3600, "time for a header block",
                  LONGSPAN_FIELD(limits.header_timeout)),
      SecondsFlag("body-timeout-s", 0.1, 3600, "time for a body",
                  LONGSPAN_FIELD(limits.body_timeout)),
      SecondsFlag("idle-timeout-s", 0.1, 86400, "time between two requests of a connection",
                  LONGSPAN_FIELD(limits.idle_timeout)),
      SecondsFlag("reader-stall-timeout-s", 0.1, 86400, "time a reader may take nothing",
                  LONGSPAN_FIELD(limits.reader_stall_timeout)),
      SecondsFlag("keepalive-interval-s", 0.1, 86400, "silence before a stream says it is alive",
                  LONGSPAN_FIELD(limits.keepalive_interval)),
      SecondsFlag(
          "ping-interval-s", 1, 3600,
          "silence of a connection, HTTP's or gRPC's, before its client is asked whether it "
          "is there",
          LONGSPAN_FIELD(limits.ping_interval)),
      SecondsFlag("ping-timeout-s", 1, 3600,
                  "time for its answer; without one its requests end, and what was sent and nobody "
                  "has taken is waited for no longer than both times together",
                  LONGSPAN_FIELD(limits.ping_timeout)),
  };
}

}  // namespace longspan

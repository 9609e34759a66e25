#include "server/flags.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace longspan {
namespace {

constexpr int64_t kUnbounded = std::numeric_limits<int64_t>::max();

absl::Status MustBe(absl::string_view what) { return absl::InvalidArgumentError(what); }

// A field is a function Options& -> T&, so that one entry both reads and writes.
template <typename Field>
Flag TextFlag(const char* name, const char* value_name, const char* help, Field field) {
  return {name, value_name, help,
          [field](const std::string& text, Options* options) {
            if (text.empty()) return MustBe("some text");
            field(*options) = text;
            return absl::OkStatus();
          },
          [field](const Options& options) { return field(const_cast<Options&>(options)); }};
}

template <typename Field>
Flag IntegerFlag(const char* name, int64_t low, int64_t high, const char* help, Field field) {
  return {name, "N", help,
          [field, low, high](const std::string& text, Options* options) {
            int64_t value = 0;
            if (!absl::SimpleAtoi(text, &value) || value < low || value > high) {
              return MustBe(absl::StrCat("an integer from ", low, " to ", high));
            }
            using T = std::remove_reference_t<decltype(field(*options))>;
            field(*options) = static_cast<T>(value);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            return absl::StrCat(field(const_cast<Options&>(options)));
          }};
}

// Unset until it is given.
template <typename Field>
Flag OptionalIntegerFlag(const char* name, int64_t low, int64_t high, const std::string& help,
                         Field field) {
  return {name, "N", help,
          [field, low, high](const std::string& text, Options* options) {
            int64_t value = 0;
            if (!absl::SimpleAtoi(text, &value) || value < low || value > high) {
              return MustBe(high == kUnbounded
                                ? absl::StrCat("an integer, at least ", low)
                                : absl::StrCat("an integer from ", low, " to ", high));
            }
            using T = typename std::remove_reference_t<decltype(field(*options))>::value_type;
            field(*options) = static_cast<T>(value);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            const auto& value = field(const_cast<Options&>(options));
            return value.has_value() ? absl::StrCat(*value) : std::string();
          }};
}

absl::StatusOr<int64_t> BytesInRange(const std::string& text, int64_t low, int64_t high) {
  const std::optional<int64_t> bytes = ParseBytes(text);
  if (bytes.has_value() && *bytes >= low && *bytes <= high) return *bytes;
  return MustBe(absl::StrCat("a number of bytes from ", low, " to ", high,
                             ", with or without KiB, MiB, GiB or TiB"));
}

template <typename Field>
Flag BytesFlag(const char* name, int64_t low, int64_t high, const char* help, Field field) {
  return {name, "BYTES", help,
          [field, low, high](const std::string& text, Options* options) {
            const auto bytes = BytesInRange(text, low, high);
            if (!bytes.ok()) return bytes.status();
            using T = std::remove_reference_t<decltype(field(*options))>;
            field(*options) = static_cast<T>(*bytes);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            return absl::StrCat(field(const_cast<Options&>(options)));
          }};
}

template <typename Field>
Flag OptionalBytesFlag(const char* name, int64_t low, int64_t high, const char* help, Field field) {
  return {name, "BYTES", help,
          [field, low, high](const std::string& text, Options* options) {
            const auto bytes = BytesInRange(text, low, high);
            if (!bytes.ok()) return bytes.status();
            field(*options) = *bytes;
            return absl::OkStatus();
          },
          [field](const Options& options) {
            const auto& value = field(const_cast<Options&>(options));
            return value.has_value() ? absl::StrCat(*value) : std::string();
          }};
}

template <typename Field>
Flag SecondsFlag(const char* name, double low, double high, const char* help, Field field) {
  return {name, "SECONDS", help,
          [field, low, high](const std::string& text, Options* options) {
            double seconds = 0;
            // Written so that NaN is out of range.
            if (!absl::SimpleAtod(text, &seconds) || !(seconds >= low && seconds <= high)) {
              return MustBe(absl::StrCat("a number of seconds from ", low, " to ", high));
            }
            field(*options) = absl::Seconds(seconds);
            return absl::OkStatus();
          },
          [field](const Options& options) {
            return absl::StrCat(absl::ToDoubleSeconds(field(const_cast<Options&>(options))));
          }};
}

template <typename T>
using Choices = std::vector<std::pair<std::string, T>>;

template <typename T, typename Field>
Flag ChoiceFlag(const char* name, const char* help, Choices<T> choices, Field field) {
  std::vector<std::string> names;
  for (const auto& choice : choices) names.push_back(choice.first);
  return {name, absl::StrJoin(names, "|"), help,
          [field, choices, names](const std::string& text, Options* options) {
            for (const auto& [choice, value] : choices) {
              if (choice != text) continue;
              field(*options) = value;
              return absl::OkStatus();
            }
            return MustBe(absl::StrCat("one of ", absl::StrJoin(names, ", ")));
          },
          [field, choices](const Options& options) {
            const T& current = field(const_cast<Options&>(options));
            for (const auto& [choice, value] : choices) {
              if (value == current) return choice;
            }
            return std::string();
          }};
}

Flag AddressFlag(const char* name, const char* help, std::string Options::*address) {
  return {name, "HOST:PORT", help,
          [address](const std::string& text, Options* options) {
            const size_t colon = text.rfind(':');
            int port = -1;
            if (colon == std::string::npos || colon == 0 ||
                !absl::SimpleAtoi(text.substr(colon + 1), &port) || port < 0 || port > 65535) {
              return MustBe(
                  "host:port with a port from 0 to 65535 ([::1]:8000 for IPv6; port 0 "
                  "takes a free one)");
            }
            options->*address = text;
            return absl::OkStatus();
          },
          [address](const Options& options) { return options.*address; }};
}

Flag DeviceFlag() {
  return {"device", "auto|cpu|cuda|cuda:N",
          "where to compute; auto: on the first CUDA device if there is one for this build",
          [](const std::string& text, Options* options) {
            const std::optional<DeviceChoice> choice = ParseDevice(text);
            if (!choice) {
              return MustBe("auto, cpu, cuda (the first CUDA device) or cuda:N (that of number N)");
            }
            options->device = *choice;
            return absl::OkStatus();
          },
          [](const Options& options) { return Name(options.device); }};
}

// Printed only where it may be given: a printed configuration is read back.
Flag PrintedUnless(DeviceKind kind, Flag flag) {
  flag.get = [kind, get = std::move(flag.get)](const Options& options) {
    return options.device.kind == kind ? std::string() : get(options);
  };
  return flag;
}

Flag FractionFlag() {
  return {"memory-fraction", "SHARE",
          absl::StrCat("share of the memory limit, or of a GPU's free memory, for weights, KV "
                       "cache and workspace together [",
                       kCpuDefaults.memory_fraction, "; GPU: ", kCudaDefaults.memory_fraction, "]"),
          [](const std::string& text, Options* options) {
            double fraction = 0;
            if (!absl::SimpleAtod(text, &fraction) || !(fraction > 0 && fraction <= 1)) {
              return MustBe("a number above 0 and at most 1");
            }
            options->memory_fraction = fraction;
            return absl::OkStatus();
          },
          [](const Options& options) {
            return options.memory_fraction ? absl::StrCat(*options.memory_fraction) : std::string();
          }};
}

constexpr int64_t kKiB = 1024;
constexpr int64_t kMiB = 1024 * kKiB;
constexpr int64_t kMaxCount = 1'000'000;

// The field `path` of Options.
#define LONGSPAN_FIELD(path) ([](Options & o) -> auto& { return o.path; })

std::vector<Flag> ServingFlags() {
  using DTypeChoice = std::optional<DType>;
  using PathChoice = std::optional<AttentionPath>;
  return {
      TextFlag("model", "DIR", "directory of the checkpoint (required)",
               LONGSPAN_FIELD(model_directory)),
      TextFlag("served-model-name", "NAME", "name of the model for clients; the directory's",
               LONGSPAN_FIELD(served_model_name)),
      AddressFlag("http-address", "where the OpenAI-compatible API listens",
                  &Options::http_address),
      AddressFlag("grpc-address", "where the gRPC API listens", &Options::grpc_address),
      ChoiceFlag<bool>("grpc-reflection", "whether gRPC clients may ask what is served",
                       {{"on", true}, {"off", false}}, LONGSPAN_FIELD(grpc_reflection)),
      TextFlag("cors-allow-origin", "ORIGIN", "origin that browsers may call from, or *",
               LONGSPAN_FIELD(cors_allow_origin)),
      DeviceFlag(),
      ChoiceFlag<DTypeChoice>(
          "compute-dtype", "type of products and cache; auto: f32 for f32 checkpoints, else bf16",
          {{"auto", std::nullopt}, {"bf16", DType::kBf16}, {"f32", DType::kF32}},
          LONGSPAN_FIELD(compute_dtype)),
      PrintedUnless(
          DeviceKind::kCpu,
          ChoiceFlag<bool>("batch-invariant",
                           "on a GPU: results that do not depend on the batch, slower",
                           {{"on", true}, {"off", false}}, LONGSPAN_FIELD(batch_invariant))),
      PrintedUnless(DeviceKind::kCpu,
                    ChoiceFlag<PathChoice>("attention-path",
                                           "on a GPU: order of selected attention in prompts; "
                                           "auto: by shape and measured overlap",
                                           {{"auto", std::nullopt},
                                            {"fsa", AttentionPath::kFsa},
                                            {"union", AttentionPath::kUnion},
                                            {"nsa", AttentionPath::kNsa}},
                                           LONGSPAN_FIELD(attention_path))),
      PrintedUnless(
          DeviceKind::kCpu,
          ChoiceFlag<bool>("cuda-graphs",
                           "on a GPU: replay steps that only decode as CUDA graphs, where they can "
                           "be recorded",
                           {{"auto", true}, {"off", false}}, LONGSPAN_FIELD(cuda_graphs))),
      PrintedUnless(DeviceKind::kCuda,
                    IntegerFlag("threads", 0, 4096,
                                "threads that compute on the CPU; 0: every usable processor",
                                LONGSPAN_FIELD(threads))),
      IntegerFlag("network-threads", 1, 256, "threads that serve HTTP connections",
                  LONGSPAN_FIELD(network_threads)),
      IntegerFlag("tokenizer-threads", 1, 256, "threads that tokenise and parse large bodies",
                  LONGSPAN_FIELD(tokenizer_threads)),
      ChoiceFlag<LogLevel>("log-level", "least severity that is logged",
                           {{"debug", LogLevel::kDebug},
                            {"info", LogLevel::kInfo},
                            {"warning", LogLevel::kWarning},
                            {"error", LogLevel::kError}},
                           LONGSPAN_FIELD(log.level)),
      ChoiceFlag<LogFormat>("log-format", "form of a log line",
                            {{"text", LogFormat::kText}, {"json", LogFormat::kJson}},
                            LONGSPAN_FIELD(log.format)),
      SecondsFlag("drain-timeout-s", 0, 86400, "how long running requests may go on after SIGTERM",
                  LONGSPAN_FIELD(drain_timeout)),
  };
}

std::vector<Flag> MemoryAndSchedulingFlags() {
  return {
      OptionalIntegerFlag("max-context-tokens", 1, kUnbounded,
                          "prompt and completion together; the model's",
                          LONGSPAN_FIELD(max_context_tokens)),
      OptionalBytesFlag("kv-cache-bytes", 1, int64_t{1} << 50, "bytes of the KV cache",
                        LONGSPAN_FIELD(kv_cache_bytes)),
      FractionFlag(),
      IntegerFlag("max-running-requests", 1, 4096, "sequences computed at once",
                  LONGSPAN_FIELD(engine.max_running_requests)),
      IntegerFlag("max-queued-requests", 1, kMaxCount, "requests that may wait",
                  LONGSPAN_FIELD(engine.max_queued_requests)),
      IntegerFlag("max-queued-tokens", 1, int64_t{1} << 40, "prompt tokens that may wait",
                  LONGSPAN_FIELD(engine.max_queued_tokens)),
      OptionalIntegerFlag(
          "prefill-chunk-tokens", 1, 65536,
          absl::StrCat("prompt tokens of one step [", kCpuDefaults.prefill_chunk_tokens,
                       "; GPU: ", kCudaDefaults.prefill_chunk_tokens, "]"),
          LONGSPAN_FIELD(prefill_chunk_tokens)),
      IntegerFlag("max-partial-prefills", 1, 4096, "prompts read side by side",
                  LONGSPAN_FIELD(engine.max_partial_prefills)),
  };
}

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
      IntegerFlag("max-logit-bias-entries", 0, kMaxCount, "entries of logit_bias",
                  LONGSPAN_FIELD(limits.max_logit_bias_entries)),
      OptionalBytesFlag("max-body-bytes", kKiB, 64 * kMiB,
                        "bytes of one request; what the context limit can need, at most 64 MiB",
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
      IntegerFlag("max-connections", 1, kMaxCount, "connections at once",
                  LONGSPAN_FIELD(limits.max_connections)),
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
  };
}

#undef LONGSPAN_FIELD

std::vector<Flag> AllFlags() {
  std::vector<Flag> flags = ServingFlags();
  for (std::vector<Flag> more : {MemoryAndSchedulingFlags(), LimitFlags()}) {
    absl::c_move(more, std::back_inserter(flags));
  }
  return flags;
}

}  // namespace

const std::vector<Flag>& Flags() {
  static const auto* const flags = new std::vector<Flag>(AllFlags());
  return *flags;
}

}  // namespace longspan

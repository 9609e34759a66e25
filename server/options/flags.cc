#include "server/options/flags.h"

#include <cstdint>
#include <iterator>
#include <optional>

#include "absl/algorithm/container.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/json/json.h"
#include "engine/loader/rope_override.h"
#include "engine/scheduler/scheduler.h"
#include "kernels/base/status_macros.h"
#include "server/base/origin_list.h"
#include "server/base/otlp_endpoint.h"
#include "server/options/flag_kinds.h"
#include "server/options/sparse_decode_flags.h"
#include "server/options/sparse_prefill_flags.h"

namespace longspan {
namespace {

constexpr int64_t kMostContextTokens = int64_t{1} << 30;
constexpr int64_t kMaxCount = 1'000'000;
constexpr int64_t kMaxDelayMilliseconds = int64_t{24} * 3600 * 1000;

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

bool MayBeCpu(const Options& options) { return options.device.kind != DeviceKind::kCuda; }

Flag OtlpEndpointFlag() {
  return {"otlp-endpoint", "URL",
          "http://host[:port][/path] of a collector that takes spans by OTLP, as JSON [none]",
          [](const std::string& text, Options* options) {
            if (!ParseOtlpEndpoint(text).has_value()) return MustBe("http://host[:port][/path]");
            options->otlp_endpoint = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.otlp_endpoint; }};
}

Flag CorsFlag() {
  return {"cors-allow-origin", "ORIGINS",
          "origins whose pages may call from browsers, apart by commas, or * for all [none]",
          [](const std::string& text, Options* options) {
            if (text != "*" && !ParseOrigins(text).has_value()) {
              return MustBe(
                  "*, or origins apart by commas, such as https://example.org or "
                  "http://localhost:3000, with nothing behind");
            }
            options->cors_allow_origin = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.cors_allow_origin; }};
}

Flag ServedModelNameFlag() {
  return {"served-model-name", "NAMES",
          "names of the model for clients, apart by commas; answers give the first [the "
          "directory's or file's]",
          [](const std::string& text, Options* options) {
            const std::vector<std::string> names = absl::StrSplit(text, ',');
            if (absl::c_linear_search(names, "")) return MustBe("some text, or several by commas");
            options->served_model_names = names;
            return absl::OkStatus();
          },
          [](const Options& options) { return absl::StrJoin(options.served_model_names, ","); }};
}

Flag ConfigOverrideFlag() {
  return {"config-override", "JSON",
          "an object that is merged into config.json (RFC 7386: null removes a key) [none]",
          [](const std::string& text, Options* options) {
            const absl::StatusOr<Json> json = ParseJson(text);
            if (!json.ok() || !json->is_object()) return MustBe("a JSON object");
            options->config_override = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.config_override; }};
}

Flag RopeScalingFlag() {
  return {"rope-scaling", "SCALING",
          "linear:FACTOR, yarn:FACTOR[:ORIGINAL] or llama3:FACTOR[:ORIGINAL] in place of the "
          "checkpoint's, or as a JSON object; the context becomes FACTOR times the ORIGINAL "
          "tokens. Short prompts are computed by it, too [the checkpoint's]",
          [](const std::string& text, Options* options) {
            LONGSPAN_RETURN_IF_ERROR(ParseRopeScaling(text).status());
            options->rope_scaling = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.rope_scaling; }};
}

Flag ReasoningParserFlag() {
  return {"reasoning-parser", "NAME",
          "how answers mark reasoning: think, mistral, seed, granite, none, or auto: as the chat "
          "template does",
          [](const std::string& text, Options* options) {
            LONGSPAN_RETURN_IF_ERROR(ReadReasoningFormat(text, "").status());
            options->chat.reasoning_parser = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.chat.reasoning_parser; }};
}

Flag ToolCallParserFlag() {
  return {"tool-call-parser", "NAME",
          "how answers write calls of tools: hermes, llama3_json, mistral, json, none, or auto: as "
          "the chat template does",
          [](const std::string& text, Options* options) {
            LONGSPAN_RETURN_IF_ERROR(ReadToolCallFormat(text, "").status());
            options->chat.tool_call_parser = text;
            return absl::OkStatus();
          },
          [](const Options& options) { return options.chat.tool_call_parser; }};
}

bool HasKeys(const Options& options) { return !options.api_keys_file.empty(); }
bool HasNoKeys(const Options& options) { return options.api_keys_file.empty(); }
bool MayBeGpu(const Options& options) { return options.device.kind != DeviceKind::kCpu; }

// The engine's limit is none where this is 0.
Flag MaxQueueDelayFlag() {
  return {
      "max-queue-delay-ms", "auto|N",
      "predicted wait beyond which a request is refused at once; 0: none; auto: 500, or 15 "
      "times what the prompt takes, if that is more, for requests that name no time of their own",
      [](const std::string& text, Options* options) {
        int64_t value_ms = 0;
        if (text == "auto") {
          options->engine.max_queue_delay_us.reset();
          return absl::OkStatus();
        }
        if (!absl::SimpleAtoi(text, &value_ms) || value_ms < 0 ||
            value_ms > kMaxDelayMilliseconds) {
          return MustBe(absl::StrCat("auto, or an integer from 0 to ", kMaxDelayMilliseconds));
        }
        options->engine.max_queue_delay_us = value_ms == 0 ? kNeverUs : value_ms * 1000;
        return absl::OkStatus();
      },
      [](const Options& options) {
        const std::optional<int64_t> limit_us = options.engine.max_queue_delay_us;
        if (!limit_us) return std::string("auto");
        return absl::StrCat(*limit_us == kNeverUs ? 0 : *limit_us / 1000);
      }};
}

constexpr int32_t kMaxStepMilliseconds = 60'000;

Flag StepBudgetFlag() {
  return {
      "step-budget-ms", "auto|N",
      absl::StrCat(
          "milliseconds that a step may take; prompts are read in chunks that fit. "
          "auto: about ",
          kCpuDefaults.step_budget_ms, " on a CPU and ", kCudaDefaults.step_budget_ms,
          " on a GPU while sequences generate, up to three fifths longer where a prompt would "
          "lose more than a fifth of its speed; what gives full speed, at most ",
          kMostLoneStepUs / 1000, ", while none does and nobody waits"),
      [](const std::string& text, Options* options) {
        int32_t value_ms = 0;
        if (text == "auto") {
          options->step_budget_ms.reset();
          return absl::OkStatus();
        }
        if (!absl::SimpleAtoi(text, &value_ms) || value_ms < 1 || value_ms > kMaxStepMilliseconds) {
          return MustBe(absl::StrCat("auto, or an integer from 1 to ", kMaxStepMilliseconds));
        }
        options->step_budget_ms = value_ms;
        return absl::OkStatus();
      },
      [](const Options& options) {
        return options.step_budget_ms ? absl::StrCat(*options.step_budget_ms) : "auto";
      }};
}

constexpr int64_t kKiB = 1024;
constexpr int64_t kMiB = 1024 * kKiB;

// The field `path` of Options.
#define LONGSPAN_FIELD(path) ([](Options & o) -> auto& { return o.path; })

std::vector<Flag> ServingFlags() {
  using PrecisionChoice = std::optional<WeightPrecision>;
  using DTypeChoice = std::optional<DType>;
  using PathChoice = std::optional<AttentionPath>;
  return {
      TextFlag("model", "PATH",
               "directory of the checkpoint, or its .gguf file, or the first of several [required]",
               LONGSPAN_FIELD(model_path)),
      ServedModelNameFlag(),
      OnOffFlag("strict-config",
                "whether keys of config.json and tensors that are not known end the start; off: "
                "they are warnings, unless they would change what is computed",
                LONGSPAN_FIELD(strict_config)),
      ConfigOverrideFlag(),
      RopeScalingFlag(),
      TextFlag("chat-template", "FILE",
               "Jinja that makes prompts of conversations [the checkpoint's]",
               LONGSPAN_FIELD(chat.template_file)),
      ReasoningParserFlag(),
      ToolCallParserFlag(),
      OnOffFlag(
          "constrain-tool-calls",
          "whether calls of tools are held to their schemas from where they begin; those that "
          "tool_choice asks for always are, and those of strict tools",
          LONGSPAN_FIELD(chat.constrain_tool_calls)),
      AddressFlag("http-address",
                  "where the OpenAI-compatible API listens; a name stands for its first address",
                  &Options::http_address),
      AddressFlag("grpc-address", "where the gRPC API listens, likewise", &Options::grpc_address),
      OnOffFlag("grpc-reflection", "whether gRPC clients may ask what is served",
                LONGSPAN_FIELD(grpc_reflection)),
      CorsFlag(),
      OnOffFlag("ui", "whether / is a UI for browsers, which shows the daemon at work",
                LONGSPAN_FIELD(ui)),
      OnOffFlag("vllm-metric-names",
                "whether /metrics also tells what endpoint pickers and stock dashboards read by "
                "the names that vLLM gives it",
                LONGSPAN_FIELD(vllm_metric_names)),
      TextFlag("api-keys-file", "FILE",
               "lines tenant:hash of the API keys (`longspan key` makes them) that all calls but "
               "health need [none: everybody may call]",
               LONGSPAN_FIELD(api_keys_file)),
      PrintedIf(HasKeys, OnOffFlag("metrics-without-key", "whether /metrics needs no API key [off]",
                                   LONGSPAN_FIELD(metrics_without_key))),
      TextFlag("tls-cert-file", "FILE",
               "certificate chain in PEM; both ports then speak TLS alone. Like the next two and "
               "the keys it is read again when it changes, and on SIGHUP [none]",
               LONGSPAN_FIELD(tls.certificate)),
      TextFlag("tls-key-file", "FILE", "private key of the certificate, in PEM [none]",
               LONGSPAN_FIELD(tls.key)),
      TextFlag("client-ca-file", "FILE",
               "authorities in PEM; clients need a certificate of one of them [none]",
               LONGSPAN_FIELD(tls.client_ca)),
      DeviceFlag(),
      ChoiceFlag<DTypeChoice>(
          "compute-dtype", "type of products and cache; auto: f32 for f32 checkpoints, else bf16",
          {{"auto", std::nullopt}, {"bf16", DType::kBf16}, {"f32", DType::kF32}},
          LONGSPAN_FIELD(compute_dtype)),
      ChoiceFlag<DTypeChoice>(
          "kv-dtype",
          "type of keys and values in the cache; fp8 (e4m3, four significant bits) holds nearly "
          "twice as many tokens; auto: the compute type",
          {{"auto", std::nullopt}, {"bf16", DType::kBf16}, {"fp8", DType::kF8E4M3}},
          LONGSPAN_FIELD(kv_dtype)),
      ChoiceFlag<PrecisionChoice>(
          "weights",
          "what plain weights of layers are rounded to when they are loaded: fp8 on a GPU, int8 on "
          "a CPU; quantised ones stay as they are stored, but for bf16, which they all become",
          {{"as-stored", WeightPrecision::kAsStored},
           {"bf16", std::nullopt},
           {"fp8", WeightPrecision::kFloat8},
           {"int8", WeightPrecision::kInt8}},
          LONGSPAN_FIELD(weights)),
      PrintedIf(MayBeGpu, OnOffFlag("batch-invariant",
                                    "on a GPU: results that do not depend on the batch, slower",
                                    LONGSPAN_FIELD(batch_invariant))),
      PrintedIf(MayBeGpu,
                OnOffFlag("fp8-attention",
                          "on a GPU: prompts attend densely in 8 bits, faster and approximate; "
                          "heads of 128",
                          LONGSPAN_FIELD(float8_attention))),
      PrintedIf(MayBeGpu,
                ChoiceFlag<PathChoice>("attention-path",
                                       "on a GPU: order of selected attention in prompts; "
                                       "auto: by shape, measured overlap and times",
                                       {{"auto", std::nullopt},
                                        {"fsa", AttentionPath::kFsa},
                                        {"union", AttentionPath::kUnion},
                                        {"nsa", AttentionPath::kNsa}},
                                       LONGSPAN_FIELD(attention_path))),
      PrintedIf(
          MayBeGpu,
          ChoiceFlag<bool>("cuda-graphs",
                           "on a GPU: replay steps that only decode as CUDA graphs, where they can "
                           "be recorded",
                           {{"auto", true}, {"off", false}}, LONGSPAN_FIELD(cuda_graphs))),
      OnOffFlag("allow-slow-kernels",
                "whether a model is served whose shape the device's fast kernels refuse; the log "
                "says which and why. off: the start ends",
                LONGSPAN_FIELD(allow_slow_kernels)),
      PrintedIf(MayBeCpu, IntegerFlag("threads", 0, 4096,
                                      "threads that compute on the CPU; 0: every usable processor",
                                      LONGSPAN_FIELD(threads))),
      PrintedIf(MayBeCpu,
                ChoiceFlag<ComputePriority>(
                    "compute-priority",
                    "how the threads that compute on the CPU stand to all others of their control "
                    "group; idle: all others go first (SCHED_IDLE), so that scrapes and probes do "
                    "not wait for them; for a container or a machine of its own",
                    {{"normal", ComputePriority::kNormal}, {"idle", ComputePriority::kIdle}},
                    LONGSPAN_FIELD(compute_priority))),
      IntegerFlag("network-threads", 1, 256,
                  "threads that serve HTTP connections, and as many for those of gRPC",
                  LONGSPAN_FIELD(network_threads)),
      IntegerFlag("tokenizer-threads", 1, 256, "threads that tokenise and parse large bodies",
                  LONGSPAN_FIELD(tokenizer_threads)),
      IntegerFlag("constraint-threads", 1, 256, "threads that compile what answers are held to",
                  LONGSPAN_FIELD(constraints.threads)),
      ChoiceFlag<LogLevel>("log-level", "least severity that is logged",
                           {{"debug", LogLevel::kDebug},
                            {"info", LogLevel::kInfo},
                            {"warning", LogLevel::kWarning},
                            {"error", LogLevel::kError}},
                           LONGSPAN_FIELD(log.level)),
      ChoiceFlag<LogFormat>("log-format", "form of a log line",
                            {{"text", LogFormat::kText}, {"json", LogFormat::kJson}},
                            LONGSPAN_FIELD(log.format)),
      IntegerFlag("log-lines-per-second", 0, 1'000'000,
                  "log lines of one kind that one peer may cause a second; a line says how many "
                  "more there were; 0: all are written",
                  LONGSPAN_FIELD(log.lines_per_second)),
      OtlpEndpointFlag(),
      SecondsFlag("device-timeout-s", 0, 86400,
                  "a step that has not ended after ten times its predicted time, and after this "
                  "long, is a device that hangs: what is in flight ends with UNAVAILABLE, and the "
                  "process with 70; 0: steps may take for ever",
                  LONGSPAN_FIELD(device_timeout)),
      OnOffFlag("core-on-device-fault",
                "whether the process ends with SIGABRT, and so with a core, when the device has "
                "failed or hangs; the core has the stack of the thread that hangs, and no memory "
                "that holds prompts",
                LONGSPAN_FIELD(core_on_device_fault)),
      SecondsFlag("drain-grace-s", 0, 3600,
                  "how long work is still taken after SIGTERM, while probes are told that it will "
                  "not be",
                  LONGSPAN_FIELD(drain_grace)),
      SecondsFlag("drain-timeout-s", 0, 86400, "how long running requests may go on after SIGTERM",
                  LONGSPAN_FIELD(drain_timeout)),
  };
}

// With as many long prompts side by side as prompts, none is too long.
bool LimitsLongPrompts(const Options& options) {
  return options.engine.max_long_prefills < options.engine.max_partial_prefills;
}

// Without either, whatever is kept is one tenant's, or nothing is.
bool HasTenantShares(const Options& options) {
  return options.engine.prefix_cache && options.limits.distinguishes_tenants();
}

std::vector<Flag> MemoryAndSchedulingFlags() {
  return {
      OptionalIntegerFlag("max-context-tokens", 1, kMostContextTokens,
                          "prompt and completion together; beyond the model's own the log warns "
                          "[the model's, as far as memory goes]",
                          LONGSPAN_FIELD(max_context_tokens)),
      OptionalBytesFlag("kv-cache-bytes", 1, int64_t{1} << 50,
                        "bytes of the KV cache [what --memory-fraction leaves]",
                        LONGSPAN_FIELD(kv_cache_bytes)),
      ShareFlag(
          "memory-fraction",
          absl::StrCat("share of the memory limit, or of a GPU's free memory, for weights, "
                       "KV cache and workspace together [",
                       kCpuDefaults.memory_fraction, "; GPU: ", kCudaDefaults.memory_fraction, "]"),
          LONGSPAN_FIELD(memory_fraction)),
      OptionalIntegerFlag(
          "max-running-requests", 1, 4096,
          absl::StrCat("sequences computed at once [", kCpuDefaults.max_running_requests, "; GPU: ",
                       kCudaDefaults.max_running_requests, ", or what its memory has room for]"),
          LONGSPAN_FIELD(max_running_requests)),
      IntegerFlag("max-queued-requests", 1, kMaxCount, "requests that may wait",
                  LONGSPAN_FIELD(engine.max_queued_requests)),
      IntegerFlag("max-queued-tokens", 1, int64_t{1} << 40, "prompt tokens that may wait",
                  LONGSPAN_FIELD(engine.max_queued_tokens)),
      OptionalIntegerFlag(
          "prefill-chunk-tokens", 1, 65536,
          absl::StrCat("prompt tokens of one step [", kCpuDefaults.prefill_chunk_tokens,
                       "; GPU: ", kCudaDefaults.prefill_chunk_tokens, "]"),
          LONGSPAN_FIELD(prefill_chunk_tokens)),
      StepBudgetFlag(),
      IntegerFlag("max-partial-prefills", 1, 4096, "prompts read side by side",
                  LONGSPAN_FIELD(engine.max_partial_prefills)),
      IntegerFlag("max-long-prefills", 1, 4096, "of them those of --long-prompt-tokens and more",
                  LONGSPAN_FIELD(engine.max_long_prefills)),
      PrintedIf(LimitsLongPrompts,
                IntegerFlag("long-prompt-tokens", 1, int64_t{1} << 40,
                            "length from which a prompt counts for --max-long-prefills",
                            LONGSPAN_FIELD(engine.long_prompt_tokens))),
      IntegerFlag("output-margin-tokens", 0, int64_t{1} << 40,
                  "output that pages are reserved for when a request begins; beyond it another may "
                  "be preempted",
                  LONGSPAN_FIELD(engine.output_margin_tokens)),
      MaxQueueDelayFlag(),
      OnOffFlag("prefix-cache", "whether what prompts begin with alike is computed once",
                LONGSPAN_FIELD(engine.prefix_cache)),
      PrintedIf(HasNoKeys,
                OnOffFlag("request-tenants",
                          "whether requests may name the tenant that they are of; for clients that "
                          "are trusted",
                          LONGSPAN_FIELD(limits.request_tenants))),
      PrintedIf(HasTenantShares,
                ShareFlag("prefix-tenant-share",
                          absl::StrCat("share of all pages beyond which a tenant's unused ones are "
                                       "evicted first [",
                                       EngineOptions().prefix_tenant_share, "]"),
                          LONGSPAN_FIELD(engine.prefix_tenant_share))),
      BytesFlag(
          "constraint-cache-bytes", 0, int64_t{1} << 40,
          "host memory for compiled forms of answers (schemas, grammars, tools), beyond those "
          "in use",
          LONGSPAN_FIELD(constraints.cache_bytes)),
      BytesFlag("host-cache-bytes", 0, int64_t{1} << 50,
                "host memory for pages of preempted requests; 0: they are computed again",
                LONGSPAN_FIELD(host_cache_bytes)),
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

#undef LONGSPAN_FIELD

std::vector<Flag> AllFlags() {
  std::vector<Flag> flags = ServingFlags();
  for (std::vector<Flag> more :
       {SparseDecodeFlags(), SparsePrefillFlags(), MemoryAndSchedulingFlags(), LimitFlags()}) {
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

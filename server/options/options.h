// Every setting of the daemon: one struct, filled from the command line, LONGSPAN_ variables of the
// environment and a configuration file, in this order of precedence, and validated once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/core/engine_options.h"
#include "kernels/ops.h"
#include "kernels/sparse_prefill_params.h"
#include "kernels/tensor.h"
#include "kernels/weight_parts.h"
#include "server/admission/served_constraints.h"
#include "server/base/limits.h"
#include "server/call/served_chat.h"
#include "server/call/sparse_decode.h"
#include "server/identity/tls_identity.h"
#include "server/observation/log.h"
#include "server/plan/compute_priority.h"
#include "server/plan/device_choice.h"

namespace longspan {

// What sysexits.h calls them; the daemon ends with one of these.
inline constexpr int kExitOk = 0;
inline constexpr int kExitUsage = 64;
inline constexpr int kExitInternal = 70;
inline constexpr int kExitConfiguration = 78;

struct Options {
  std::string model_path;
  bool strict_config = false;   // what a checkpoint's files hold beside the known ends the start
  std::string rope_scaling;     // empty: the checkpoint's (rope_override.h)
  std::string config_override;  // a JSON object that is merged into config.json; empty: nothing
  std::vector<std::string> served_model_names;  // empty: that of the directory or file
  ChatOptions chat;
  SparseDecodeOptions sparse_decode;
  // Of the estimated attention of prompts the share that is kept (engine/model/sparse_prefill.h);
  // empty: prompts attend as the model does.
  std::optional<double> sparse_prefill;
  int64_t sparse_prefill_from_tokens = SparsePrefillParams().from_tokens;
  std::string http_address = "127.0.0.1:8000";
  std::string grpc_address = "127.0.0.1:8001";
  bool grpc_reflection = true;
  std::string cors_allow_origin;  // empty: no CORS
  bool ui = true;                 // for browsers, at /
  bool vllm_metric_names = false;
  std::string api_keys_file;  // empty: everybody may call
  bool metrics_without_key = false;
  std::string otlp_endpoint;  // empty: spans are not collected
  TlsFiles tls;               // no certificate: connections are in the clear
  DeviceChoice device;
  bool batch_invariant = false;                 // on a GPU; on the CPU it is always so
  std::optional<AttentionPath> attention_path;  // on a GPU; empty: chosen and learnt
  bool float8_attention = false;                // on a GPU; of prompts that attend densely
  bool cuda_graphs = true;                      // on a GPU
  bool allow_slow_kernels = true;               // else a model that needs them ends the start
  int64_t threads = 0;  // of the CPU backend; 0: as many processors as this process may use
  ComputePriority compute_priority = ComputePriority::kNormal;  // likewise
  int64_t network_threads = 2;
  int64_t tokenizer_threads = 2;
  std::optional<DType> compute_dtype;  // empty: as the checkpoint suggests
  std::optional<DType> kv_dtype;       // of keys and values; empty: the compute type
  // Of products in layers; empty: quantised weights become bf16, as others are.
  std::optional<WeightPrecision> weights = WeightPrecision::kAsStored;
  std::optional<int64_t> max_context_tokens;  // empty: the model's, as far as memory goes
  std::optional<int64_t> kv_cache_bytes;
  std::optional<double> memory_fraction;        // empty: DeviceDefaults
  std::optional<int64_t> max_body_bytes;        // empty: what the context limit can need
  std::optional<int32_t> prefill_chunk_tokens;  // empty: DeviceDefaults
  std::optional<int32_t> step_budget_ms;        // empty: auto
  std::optional<int32_t> max_running_requests;  // likewise, if that is enough and memory has room
  int64_t host_cache_bytes = 0;  // of the host's memory, for pages of preempted requests
  int64_t kv_host_bytes = 0;     // likewise, where keys and values are at home; 0: on the device
  ServedConstraints::Options constraints;
  EngineOptions engine;  // pages and chunks are settled at start
  Limits limits;         // likewise what depends on the context limit
  absl::Duration drain_grace = absl::ZeroDuration();
  absl::Duration drain_timeout = absl::Seconds(300);
  absl::Duration device_timeout = absl::Seconds(30);  // zero: a step may take for ever
  bool core_on_device_fault = false;
  Log::Options log;
  bool check = false;  // validate and end
};

struct CommandLine {
  Options options;
  // Set if there is nothing to run: what to print (help, version, configuration, errors), and
  // where.
  std::optional<int> exit_code;
  std::string text;  // standard output with code 0, else standard error
};

// `environment` is getenv, but in tests. All mistakes are reported together.
CommandLine ParseCommandLine(const std::vector<std::string>& arguments,
                             const std::function<const char*(const std::string&)>& environment);

// "1048576", "64KiB", "1.5GiB"; empty if it is none.
std::optional<int64_t> ParseBytes(absl::string_view text);

// As a file for --config.
std::string PrintConfig(const Options& options);

}  // namespace longspan

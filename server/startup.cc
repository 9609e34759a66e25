#include "server/startup.h"

#include <cstdio>

#include "absl/strings/str_cat.h"
#include "absl/time/time.h"
#include "clients/command_line/version.h"
#include "engine/json/json.h"
#include "engine/model/tensor_list.h"
#include "server/plan/memory_text.h"

namespace longspan {
namespace {

constexpr absl::Duration kReportInterval = absl::Seconds(2);

std::string SparseDecode(const SparseDecodeOptions& options) {
  const SparseDecodeSettings& settings = options.settings;
  return absl::StrCat("sparse decode ", Name(options.mode), " (approximate): from ",
                      settings.from_tokens, " tokens on a generated token attends to ",
                      settings.budget_tokens, " tokens, or to ", settings.budget_share,
                      " of the context if that is more");
}

std::string SparsePrefill(const SparsePrefillParams& params) {
  return absl::StrCat("sparse prefill (approximate): from ", params.from_tokens, " tokens on ",
                      params.query_tile_tokens, " tokens of a prompt attend to tiles of ",
                      params.key_tile_tokens, " that have ", params.kept_mass,
                      " of their estimated attention");
}

std::string Attention(const ServedModel& model) {
  if (model.config.sparse_prefill) {
    return absl::StrCat("dense attention\n           ",
                        SparsePrefill(*model.config.sparse_prefill));
  }
  if (model.serves_sparse_decode()) {
    return absl::StrCat("dense attention\n           ", SparseDecode(model.sparse_decode));
  }
  if (!model.config.is_sparse()) return "dense attention";
  const NsaParams& nsa = *model.config.nsa;
  return absl::StrCat("native sparse attention: compression ", nsa.kernel_tokens, "/",
                      nsa.stride_tokens, ", ", nsa.selected_blocks, " blocks of ", nsa.block_tokens,
                      ", window ", nsa.window_span_tokens(), " tokens");
}

// Of the tensors that every checkpoint of the configuration has.
int64_t Parameters(const ModelConfig& config) {
  int64_t parameters = 0;
  ForEachTensor(config, [&](const ExpectedTensor& tensor) {
    int64_t elements = tensor.is_optional ? 0 : 1;
    for (const int64_t size : tensor.shape) elements *= size;
    parameters += elements;
  });
  return parameters;
}

std::string Ranges(const RopeConfig& rope) {
  if (!rope.has_two_ranges()) return "";
  return absl::StrCat("           RoPE of two ranges: requests of up to ", rope.short_tokens,
                      " tokens, prompt and max_tokens together, have the short one, all others ",
                      "the long one\n");
}

std::string KeysAndValues(const ServedModel& model) {
  return model.kv_dtype == DType::kF8E4M3 ? ", fp8 keys and values" : "";
}

std::string Weights(const ServedModel& model, const MemoryPlan& plan) {
  return absl::StrCat("  weights  ", model.weight_precision, ": ", FormatBytes(plan.weights_bytes),
                      " in memory, ", FormatBytes(model.stored_weight_bytes), " in files\n");
}

std::string Kernels(const std::vector<OperationKernels>& kernels) {
  std::string text;
  for (const OperationKernels& group : kernels) {
    absl::StrAppend(&text, text.empty() ? "  kernels  " : "           ", group.operation, ": ",
                    group.kernels);
    if (group.is_slow()) {
      absl::StrAppend(&text, ", slow, since ", group.slow_reason, "; expect ", group.expect);
    }
    text += '\n';
  }
  return text;
}

}  // namespace

void LoadReport::operator()(int64_t done_bytes, int64_t total_bytes) {
  const bool complete = done_bytes == total_bytes;
  if (on_terminal_) {
    std::fprintf(stderr, "\rloading weights of %s: %s of %s%s", model_.c_str(),
                 FormatBytes(done_bytes).c_str(), FormatBytes(total_bytes).c_str(),
                 complete ? "   \n" : "   ");
    return;
  }
  if (complete) {
    log_->Info("weights loaded", {{"model", model_},
                                  {"total_bytes", total_bytes},
                                  {"seconds", absl::ToDoubleSeconds(begun_.passed())}});
  } else if (!reported_ || reported_->passed() >= kReportInterval) {
    reported_.emplace();
    log_->Info("loading weights",
               {{"model", model_}, {"done_bytes", done_bytes}, {"total_bytes", total_bytes}});
  }
}

int StartExitCode(const absl::Status& status) {
  return absl::IsInternal(status) || absl::IsResourceExhausted(status) ? kExitInternal
                                                                       : kExitConfiguration;
}

std::string StartupBlock(const Options& options, const ServingPlan& serving,
                         const ServedModel& model, const MemoryPlan& plan, const KvLayout& layout,
                         const BoundAddresses& bound) {
  const ModelConfig& config = model.config;
  const EngineOptions& engine = serving.engine;
  const Limits& limits = serving.limits;
  const std::string alone = engine.lone_step_us > engine.step_budget_us
                                ? absl::StrCat(" (alone up to ", engine.lone_step_us / 1000, ")")
                                : "";
  std::string text = absl::StrCat("longspand ", Version(), " (", Commit(), ")\n");
  absl::StrAppend(&text, "  model    ", model.name, " (", config.model_type, ", ", config.layers,
                  " layers, hidden ", config.hidden, ", ", config.query_heads, " query and ",
                  config.kv_heads, " KV heads of ", config.head_dim, ", vocabulary ",
                  config.vocabulary, ")\n");
  absl::StrAppend(&text, "           ", Parameters(config), " parameters, ", Attention(model), "\n",
                  Ranges(config.rope), Weights(model, plan));
  absl::StrAppend(&text, "  device   ", model.backend_description, ", computing in ",
                  Name(model.compute_dtype), KeysAndValues(model),
                  model.device_remark.empty() ? "" : " (auto: " + model.device_remark + ")", "\n",
                  Kernels(model.kernels));
  const absl::string_view secure = options.tls.certificate.empty() ? "" : "s";
  absl::StrAppend(&text, "  serving  http", secure, "://", bound.http, "  grpc", secure, "://",
                  bound.grpc, "\n");
  absl::StrAppend(&text, "  limits   context ", limits.max_context_tokens, " tokens, ",
                  engine.max_running_requests, " sequences running, ", engine.max_queued_requests,
                  " requests and ", engine.max_queued_tokens, " tokens waiting, chunks of ",
                  engine.prefill_chunk_tokens, " tokens, steps of ", engine.step_budget_us / 1000,
                  " ms", alone, ", bodies of ",
                  FormatBytes(static_cast<int64_t>(limits.max_body_bytes)), "\n");
  absl::StrAppend(&text, "  memory\n", DescribeMemory(plan, layout));
  return text;
}

std::string ReadyLine(const ServedModel& model, const BoundAddresses& bound) {
  // Written out, because the order of the keys is for people.
  return absl::StrCat("{\"ready\":true,\"http\":", WriteJson(Json(bound.http)),
                      ",\"grpc\":", WriteJson(Json(bound.grpc)),
                      ",\"model\":", WriteJson(Json(model.name)), "}");
}

}  // namespace longspan

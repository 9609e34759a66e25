#include "server/options/device_flags.h"

#include <optional>
#include <string>

#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

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
bool MayBeGpu(const Options& options) { return options.device.kind != DeviceKind::kCpu; }

}  // namespace

std::vector<Flag> DeviceFlags() {
  using PrecisionChoice = std::optional<WeightPrecision>;
  using DTypeChoice = std::optional<DType>;
  using PathChoice = std::optional<AttentionPath>;
  return {
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
  };
}

}  // namespace longspan

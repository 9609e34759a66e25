#include "server/options/scheduling_flags.h"

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/scheduler/scheduler.h"
#include "server/options/flag_kinds.h"

namespace longspan {
namespace {

constexpr int64_t kMaxDelayMilliseconds = int64_t{24} * 3600 * 1000;
constexpr int32_t kMaxStepMilliseconds = 60'000;

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

// With as many long prompts side by side as prompts, none is too long.
bool LimitsLongPrompts(const Options& options) {
  return options.engine.max_long_prefills < options.engine.max_partial_prefills;
}

}  // namespace

std::vector<Flag> SchedulingFlags() {
  return {
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
  };
}

}  // namespace longspan

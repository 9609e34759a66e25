// What an engine is asked to be: its limits, its times and its costs. Set before it is made.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/scheduler/cost_model.h"
#include "kernels/base/clock.h"

namespace longspan {

struct EngineOptions {
  int64_t pages = 0;                       // of the KV cache, once all are there
  int32_t max_running_requests = 16;       // state slots: sequences that run at once
  int32_t max_queued_requests = 4096;      // waiting, those still in the inbox included
  int64_t max_queued_tokens = 16'777'216;  // prompt tokens waiting, some nine bytes each
  int32_t prefill_chunk_tokens = 512;      // prompt tokens of one step, at most
  // What a step may take, if it can be helped, and while nobody generates or waits (scheduler.h).
  double step_budget_us = 25'000;
  double lone_step_us = 0;
  int32_t tile_tokens = 1;  // that a chunk is computed in at once
  // While a step is in flight the next one is planned late (plan_lead.h), and queued while the
  // device has work for this long.
  double plan_slack_us = 2000;
  int32_t max_partial_prefills = 4;  // prompts that are read side by side,
  int32_t max_long_prefills = 2;     // of them those of this length and more
  int64_t long_prompt_tokens = 32'768;
  // Pages are reserved for the prompt and this much output; what goes beyond takes what is free, or
  // another's. Requests with n > 1 or prompt logprobs reserve all they can need.
  int64_t output_margin_tokens = 1024;
  // Longest predicted wait, beyond which a request is refused. Empty: it depends on the request
  // (server/admission/shedding.h). None unless asked for: hundreds of prompts that are sent at once
  // by who has time are to be answered.
  std::optional<int64_t> max_queue_delay_us = kNeverUs;
  bool prefix_cache = true;
  // Whether it may not matter if a token was generated or read (engine/CONTRACTS.md, Determinism).
  // Then pages with generated tokens are found again too, and requests are preempted.
  bool cache_generated_pages = true;
  double prefix_tenant_share = 0.5;  // of all pages: more than that is evicted first
  // A step that has not ended after ten times its predicted time, and not after this, hangs, which
  // breaks the engine. 0: none does.
  int64_t device_timeout_us = 0;
  int64_t host_pages = 0;              // of the host's pool, for preempted requests
  double host_page_us = 0;             // that a page takes to get there, or back (host_page_cost.h)
  StepCosts initial_costs;             // as calibrated; steps correct them
  std::vector<int32_t> end_token_ids;  // end a sequence unless ignore_eos
};

}  // namespace longspan

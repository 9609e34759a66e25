// What the next step computes. Plan is a pure function from values to a BatchPlan: it takes no
// page, reads no clock and touches no memory; the engine commits the plan.
//
// A step is filled to a time, not to a number of tokens: single tokens first, then prompts, in the
// order of prompt_line.h and prompt_order.h, until the cost model says that the budget is used up
// (prefill_budget.h). Who may begin is in prompt_admission.h, who is preempted in
// preemption.h. The order of the view's vectors does not matter.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/request/wait_reason.h"
#include "engine/scheduler/cost_model.h"
#include "kernels/base/clock.h"

namespace longspan {

// Of --step-budget-ms auto: with its own time and that which the next plan leads by
// (plan_lead.h), whoever comes or goes waits for at most 300 ms.
inline constexpr double kMostLoneStepUs = 150'000;

struct SchedulerLimits {
  int64_t max_step_tokens = 512;  // prompt tokens of a step: what its memory was sized for
  // What a step may take while sequences generate, if it can be helped; and while none does and
  // nobody waits for it. Where this is longer, steps may grow, the others too, for the sake of a
  // prompt's speed (prefill_budget.h); 0: all take as long.
  double step_budget_us = 25'000;
  double lone_step_us = 0;
  int64_t tile_tokens = 1;  // what a chunk is computed in at once: it had better end with one
  // With sparse prefill, whole pages: what a prompt computes then depends on where it is cut, and
  // so that is at multiples of it alone (sparse_prefill_params.h). 0: with pages as a rule.
  int64_t query_tile_tokens = 0;
  // Prompts that are read side by side: begun, and not read to their end within that step;
  int32_t max_partial_prefills = 4;
  // of them those that have so many tokens left to be read; never all, unless that is one.
  int32_t max_long_prefills = 2;
  int64_t long_prompt_tokens = 32'768;
};

// A prompt that is read, or waits to be. After a preemption its own output is part of it.
struct PromptView {
  int64_t id = 0;      // of its first sequence: ascending with arrival
  int32_t tenant = 0;  // index into SchedulerView::tenants
  int32_t priority = 0;
  int64_t arrival_us = 0;
  int64_t due_us = kNeverUs;   // when its first token is wanted (FirstTokenDueUs)
  int64_t total_tokens = 0;    // of the prompt
  int64_t first_position = 0;  // what is there already: read, or found in the cache
  bool is_dense = false;
  bool goes_on = false;  // beyond `total_tokens`, with the other kind of attention
  int64_t remaining_tokens() const { return total_tokens - first_position; }
};

// A running sequence that has read its prompt, in order of arrival.
struct DecodeView {
  int64_t id = 0;
  int64_t request = 0;  // id of the first sequence of its request
  int32_t tenant = 0;
  int32_t priority = 0;
  int64_t context_tokens = 0;  // with the token to come
  bool is_dense = false;
  bool can_decode = false;  // false: waits for a step in flight
  int64_t tpot_slo_us = kNeverUs;
  int64_t needed_pages = 0;  // beyond what its request has reserved
};

// A running request as a victim of preemption. Those that may not be one are not listed.
struct VictimView {
  int64_t request = 0;  // id of its first sequence
  int32_t priority = 0;
  int64_t arrival_us = 0;
  int32_t preemptions = 0;       // so far
  int64_t releasable_pages = 0;  // that would be free, or cached, or unreserved without it
  bool reads_prompt = false;
};

struct WaitingView {
  PromptView prompt;
  int32_t sequences = 1;     // slots it takes
  int64_t needed_pages = 0;  // to be admitted, beside those of its cached prefix
};

// What a tenant's running requests hold.
struct TenantHolding {
  int32_t slots = 0;
  int64_t pages = 0;  // as they needed to be admitted
};

struct SchedulerView {
  int64_t now_us = 0;
  std::vector<PromptView> reading;   // running, in order of arrival
  std::vector<DecodeView> decoding;  // running, in order of arrival
  std::vector<VictimView> victims;   // running, in order of arrival
  std::vector<WaitingView> waiting;  // candidates of WaitingQueue
  std::vector<double> tenants;       // service that each has had (fairness.h)
  std::vector<TenantHolding> held;   // by tenant; who is beyond its end holds nothing
  bool shares_places = false;        // there is more than one tenant (prompt_admission.h)
  int64_t available_pages = 0;       // free or cached, and not reserved
  int32_t free_slots = 0;
};

struct PlannedRow {
  int64_t sequence = 0;
  int32_t token_count = 0;
  bool is_prefill = false;
};

struct BatchPlan {
  std::vector<int64_t> preempted;               // requests; no row is theirs
  std::vector<int64_t> admitted;                // ids of waiting prompts, in order
  int64_t waiting = -1;                         // the most urgent of those that remain, -1: none,
  WaitReason waits_for = WaitReason::kPrompts;  // and why it waits
  std::vector<PlannedRow> rows;
  StepWork work;
};

BatchPlan Plan(const SchedulerView& view, const SchedulerLimits& limits, const StepCosts& costs);

}  // namespace longspan

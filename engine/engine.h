// The engine: requests in, tokens out. One thread owns scheduler, page accounting and sequences.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/model/runner.h"
#include "engine/request/clock.h"
#include "engine/request/inbox.h"
#include "engine/request/observer.h"
#include "engine/request/request.h"
#include "engine/request/wait_reason.h"
#include "engine/scheduler/cost_model.h"
#include "engine/text/tokenizer.h"
#include "kernels/backend.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct EngineOptions {
  int64_t pages = 0;                       // of the KV cache
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
  // (server/shedding.h). None unless asked for: hundreds of prompts that are sent at once by who
  // has time are to be answered.
  std::optional<int64_t> max_queue_delay_us = kNeverUs;
  bool prefix_cache = true;
  // Whether it may not matter if a token was generated or read (engine/CONTRACTS.md, Determinism).
  // Then pages with generated tokens are found again too, and requests make room for others.
  bool cache_generated_pages = true;
  double prefix_tenant_share = 0.5;    // of all pages: more than that is evicted first
  int64_t host_pages = 0;              // of the host's pool, for requests that make room
  double host_page_us = 0;             // that a page takes to get there, or back (host_page_cost.h)
  StepCosts initial_costs;             // as calibrated; steps correct them
  std::vector<int32_t> end_token_ids;  // end a sequence unless ignore_eos
};

// A moment's load, read by any thread.
struct EngineLoad {
  int32_t running_requests = 0;
  int32_t waiting_requests = 0;                  // the inbox included
  int32_t queued_requests = 0;                   // without it: those that the scheduler has seen,
  WaitReason queued_for = WaitReason::kPrompts;  // and what they wait for
  int64_t queued_tokens = 0;
  int32_t queued_tenants = 0;  // that any of the waiting are of
  int64_t prefill_remaining_tokens = 0;
  double queue_delay_us = 0;    // until what waits is read, by cost model and pace of late
  double queue_token_us = 0;    // of that, for a token
  int64_t pages_total = 0;      // free + cached + used
  int64_t pages_free = 0;       // hold nothing
  int64_t pages_cached = 0;     // in nobody's use, with contents that prompts can find
  int64_t pages_reserved = 0;   // promised to running requests; of the free and cached ones
  int64_t pages_evicted = 0;    // cached ones whose contents made room, since the start
  int64_t most_pages_used = 0;  // at any time since the start
  int64_t host_pages_total = 0;
  int64_t host_pages_used = 0;
  // Service of the tenant that has had most less that of the one that has had least, of those with
  // requests waiting (fairness.h).
  double tenant_gap_tokens = 0;
  int32_t slots_total = 0;
  int32_t slots_free = 0;
  int32_t most_slots_used = 0;
  std::vector<PoolUsage> backend_pools;
  int64_t oldest_arrival_us = kNeverUs;  // steady clock; of those queued
  double oldest_wait_seconds = 0;
  double heartbeat_age_seconds = 0;
  bool draining = false;
  bool failed = false;  // the engine broke; nothing more is served
};

class Engine {
 public:
  // `tokenizer` and `observer` outlive the engine. `layout` tells from which length on a sequence
  // attends sparsely.
  Engine(const EngineOptions& options, const KvLayout& layout, std::unique_ptr<Runner> runner,
         const Tokenizer* tokenizer, Observer* observer);
  ~Engine();  // stops the thread; whatever runs ends with UNAVAILABLE

  void Start();

  // A number for a call to come, unlike every other; any thread. It, and not the id, is what tells
  // calls apart: an id is free for the next call as soon as this one has ended.
  int64_t NewCall();
  // Hands over the requests of a call, all or none; any thread, never blocks on compute. Errors,
  // with nothing kept: INVALID_ARGUMENT (larger than cache, slots or queue can ever hold),
  // RESOURCE_EXHAUSTED (the queue is full), ALREADY_EXISTS, UNAVAILABLE (draining). After OK the
  // sinks hear of everything else.
  absl::Status Submit(std::vector<std::unique_ptr<Request>> requests);
  // Ends what is left of a call with `reason` within one step; any thread.
  void Cancel(int64_t call, absl::Status reason);
  // Likewise, by id. NOT_FOUND if no such call is here.
  absl::Status Abort(absl::string_view id, absl::Status reason);
  // No new requests from now on; what is here goes on.
  void Drain();
  // True once nothing waits or runs.
  bool Idle() const;
  // Waits until Load says so too, at most `timeout`; any thread.
  bool WaitIdle(absl::Duration timeout) const;
  // Waits at most `timeout` for the engine to break, and tells whether it has.
  bool WaitFailed(absl::Duration timeout) const;
  // Ends everything with `reason` and stops the thread.
  void Stop(absl::Status reason);

  EngineLoad Load() const;
  // Of what waits, the inbox included, that of one tenant; any thread.
  QueuedWork Queued(absl::string_view tenant) const;
  const EngineOptions& options() const;

 private:
  struct Thread;
  std::unique_ptr<Thread> thread_;
};

}  // namespace longspan

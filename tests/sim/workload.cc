#include "tests/sim/workload.h"

#include <algorithm>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "engine/model/kv_store.h"
#include "tests/engine/core/fake_constraint.h"
#include "tests/sim/fake_model.h"
#include "tests/sim/sim_random.h"

namespace longspan {
namespace {

constexpr int64_t kTenants = 3;

// How crowded, hurried and long-winded this seed is.
struct Mood {
  int64_t gap_us;  // between calls
  int64_t most_prompt_tokens;
  int64_t most_output_tokens;
  int64_t cancel_one_in;
  int64_t share_one_in;  // prompts that begin like another
  int64_t burst_one_in;
};

Mood AnyMood(SimRandom& random) {
  Mood mood;
  mood.gap_us = random.AnyOf({0, 1000, 3000, 3000, 8000, 20000});
  mood.most_prompt_tokens = random.AnyOf({12, 70, 140, 260, 400});
  mood.most_output_tokens = random.AnyOf({4, 10, 10, 24, 80, 200});
  mood.cancel_one_in = random.AnyOf({2, 6, 6, 40});
  mood.share_one_in = random.AnyOf({2, 2, 3, 10});
  mood.burst_one_in = random.AnyOf({4, 16, 1000});
  return mood;
}

// Few pages, and long answers by many at once: they preempt each other.
void Crowd(SimRandom& random, Mood& mood, EngineOptions& options) {
  mood.most_output_tokens = random.AnyOf({80, 140, 200});
  mood.most_prompt_tokens = random.AnyOf({12, 70, 140});
  options.pages = random.AnyOf({8, 10, 12, 16});
  options.max_running_requests = static_cast<int32_t>(random.Between(4, 10));
  options.output_margin_tokens = random.AnyOf({0, 0, 1, 8});
  options.cache_generated_pages = true;
}

EngineOptions AnyOptions(SimRandom& random) {
  EngineOptions options;
  options.pages = random.AnyOf({8, 8, 10, 16, 24, 40, 64});
  options.max_running_requests = static_cast<int32_t>(random.AnyOf({1, 2, 3, 4, 6, 8, 16}));
  options.max_queued_requests = static_cast<int32_t>(random.AnyOf({3, 3, 8, 32, 128}));
  options.max_queued_tokens = random.AnyOf({150, 600, 4000, 100000});
  options.prefill_chunk_tokens = static_cast<int32_t>(random.AnyOf({3, 16, 50, 64, 100, 128, 256}));
  options.step_budget_us = static_cast<double>(random.AnyOf({500, 1000, 2000, 5000, 25000}));
  options.lone_step_us = static_cast<double>(random.AnyOf({0, 0, 1500, 4000, 250000}));
  options.tile_tokens = static_cast<int32_t>(random.AnyOf({1, 1, 128}));
  options.plan_slack_us = static_cast<double>(random.AnyOf({0, 100, 2000}));
  options.max_partial_prefills = static_cast<int32_t>(random.Between(1, 4));
  options.max_long_prefills = static_cast<int32_t>(random.Between(1, options.max_partial_prefills));
  options.long_prompt_tokens = random.AnyOf({100, 200, 1000});
  options.output_margin_tokens = random.AnyOf({0, 1, 8, 64, 1024});
  options.prefix_cache = !random.OneIn(5);
  options.cache_generated_pages = !random.OneIn(3);
  options.prefix_tenant_share = random.OneIn(2) ? 0.5 : 1.0;
  options.host_pages = random.AnyOf({0, 0, 4, 16});
  options.host_page_us = static_cast<double>(random.AnyOf({0, 15, 400}));
  for (int64_t ends = random.Between(0, 2); ends > 0; --ends) {
    options.end_token_ids.push_back(static_cast<int32_t>(
        random.Between(kFirstDrawnToken, kFirstDrawnToken + kDrawnTokens - 1)));
  }
  return options;
}

KvLayout AnyLayout(SimRandom& random) {
  KvLayout layout;
  layout.has_summaries = random.OneIn(2);
  layout.nsa.dense_below_tokens = static_cast<int>(random.AnyOf({0, 40, 100, 200}));
  layout.nsa.decode_only = layout.has_summaries && random.OneIn(3);
  return layout;
}

// Of a dense model, whose steps then hold a tile at least. Most prompts are of several tiles, and
// begin alike.
void ChoosePrefill(SimRandom random, Mood& mood, Workload& workload) {
  if (workload.layout.has_summaries || !random.OneIn(3)) return;
  SparsePrefillParams params;
  params.query_tile_tokens = static_cast<int>(random.AnyOf({64, 128, 128}));
  params.from_tokens = random.AnyOf<int64_t>({0, 0, 100, 256});
  workload.layout.has_summaries = true;
  workload.layout.nsa = KeyTileMeans(params);
  workload.layout.prefill = params;
  int32_t& chunk_tokens = workload.options.prefill_chunk_tokens;
  chunk_tokens = std::max(chunk_tokens, params.query_tile_tokens);
  if (random.OneIn(4)) return;
  mood.most_prompt_tokens = random.AnyOf({260, 400, 600});
  mood.share_one_in = 2;
  workload.options.pages = random.AnyOf({16, 24, 40, 64});
  workload.options.prefix_cache = true;
}

// Of a dense model, an approximated one included. Each group's pages are as many as the one of
// others would have.
void ChooseGroups(SimRandom& random, Workload& workload) {
  const bool is_sparse =
      workload.layout.has_summaries && !workload.layout.nsa.decode_only && !workload.layout.prefill;
  if (is_sparse || random.OneIn(3)) return;
  const auto window = [&random] {
    return random.AnyOf<int64_t>({2, 3, 40, 64, 65, 100, 130, 200});
  };
  std::vector<int64_t>& windows = workload.layout.groups.window_tokens;
  windows.assign(random.Between(0, 2), 0);
  for (int64_t more = random.Between(windows.empty() ? 1 : 0, 3); more > 0; --more) {
    windows.push_back(windows.empty() || random.OneIn(2) ? window() : windows.back());
  }
  if (windows.back() > 0 && random.OneIn(4)) windows.push_back(window());
  workload.options.pages *= workload.layout.groups.count();
  workload.options.host_pages *= workload.layout.groups.count();
}

// Of a model that takes them. Most have sequences of several pages, and rooms for some of these.
void ChooseRooms(SimRandom random, Mood& mood, Workload& workload) {
  if (!CheckTakesRooms(workload.layout).ok() || !random.OneIn(3)) return;
  workload.options.host_pages = 0;
  const int64_t pages = workload.options.pages;
  PlannedRooms rooms;
  const int64_t most = random.AnyOf<int64_t>({0, 4, 4, 8, pages / 2, pages + 1});
  rooms.rooms = static_cast<int32_t>(std::min(most, random.Between(1, most + 1)));
  rooms.steps = static_cast<int32_t>(random.OneIn(2) ? 0 : -random.Between(1, 1000));
  rooms.selected_pages = static_cast<int32_t>(random.AnyOf({0, 1, 2, 3}));
  if (random.OneIn(2)) {
    rooms.absent_pages = random.Between(1, std::max<int64_t>(2, pages / 2));
    rooms.pages_a_step = random.AnyOf({0, 0, 1, 3});  // 0: the system refuses them
  }
  workload.rooms = rooms;
  if (random.OneIn(4)) return;
  mood.most_prompt_tokens = random.AnyOf({140, 260, 400});
  mood.most_output_tokens = random.AnyOf({10, 24, 80});
}

std::vector<int32_t> AnyOrder(int64_t pages, SimRandom& random) {
  std::vector<int32_t> order(pages);
  std::iota(order.begin(), order.end(), 0);
  for (int64_t i = pages - 1; i > 0; --i) std::swap(order[i], order[random.Between(0, i)]);
  return order;
}

int32_t DrawableToken(SimRandom& random) {
  return kFirstDrawnToken + static_cast<int32_t>(random.Between(0, kDrawnTokens - 1));
}

void ChooseSampling(SimRandom& random, Request& request) {
  if (random.OneIn(5)) request.sampling.n = static_cast<int32_t>(random.Between(2, 3));
  if (random.OneIn(12)) request.sampling.repetition_penalty = 1.5F;
  if (random.OneIn(20)) request.sampling.frequency_penalty = 0.5F;
  if (random.OneIn(6)) request.response.logprobs = 0;
  if (random.OneIn(12)) request.response.prompt_logprobs = 0;
  if (random.OneIn(4)) request.response.progress_interval_ms = random.Between(0, 3);
}

void ChooseStopping(const Mood& mood, SimRandom& random, Request& request) {
  StoppingParams& stopping = request.stopping;
  stopping.max_tokens =
      random.OneIn(15) ? random.Between(0, 1) : random.Between(1, mood.most_output_tokens);
  if (random.OneIn(5)) stopping.min_tokens = random.Between(1, 6);
  stopping.ignore_eos = random.OneIn(4);
  stopping.include_stop_in_output = random.OneIn(3);
  if (random.OneIn(3)) stopping.stop_token_ids.push_back(DrawableToken(random));
  if (random.OneIn(5)) stopping.stop.emplace_back(1, static_cast<char>(DrawableToken(random)));
  if (random.OneIn(8)) {
    stopping.stop.push_back(
        {static_cast<char>(DrawableToken(random)), static_cast<char>(DrawableToken(random))});
  }
}

void ChooseScheduling(SimRandom& random, Request& request) {
  SchedulingParams& scheduling = request.scheduling;
  if (random.OneIn(4)) scheduling.priority = static_cast<int32_t>(random.Between(-1, 2));
  if (random.OneIn(4)) scheduling.ttft_slo_us = random.Between(0, 50'000);
  if (random.OneIn(6)) scheduling.tpot_slo_us = random.Between(300, 10'000);
  // Times; they count from the submission.
  if (random.OneIn(12)) scheduling.deadline_us = random.Between(0, 100'000);
  if (random.OneIn(12)) scheduling.queue_timeout = absl::Milliseconds(random.Between(0, 40));
}

// What the engine takes steps to cost at first: about right, far off, or nothing at all.
StepCosts AnyCosts(const StepTime& time, SimRandom& random) {
  const double factor = random.AnyOf({0.0, 0.1, 1.0, 1.0, 1.0, 10.0});
  StepCosts costs;
  const auto set = [&](CostTerm term, double us) {
    costs.us[static_cast<int>(term)] = factor * us;
  };
  set(CostTerm::kStep, time.step_us);
  set(CostTerm::kPrefillToken, time.prefill_token_us);
  set(CostTerm::kPrefillContext, time.prefill_context_us);
  set(CostTerm::kDensePrefillContext, time.prefill_context_us);
  set(CostTerm::kPrefillWalk, time.prefill_walk_us);
  set(CostTerm::kDensePrefillWalk, time.prefill_walk_us);
  set(CostTerm::kDecodeRow, time.decode_row_us);
  set(CostTerm::kDecodeContext, time.decode_context_us);
  set(CostTerm::kDenseDecodeContext, time.decode_context_us);
  return costs;
}

// A new beginning, or that of an earlier prompt, most often of the same tenant, and something else.
void BeginPrompt(const Mood& mood, const std::vector<PlannedCall>& calls, SimRandom& random,
                 Request& request) {
  int64_t length = random.Between(1, mood.most_prompt_tokens);
  if (random.OneIn(6)) {  // about the end of a page
    length = std::max<int64_t>(1, length / kPageTokens * kPageTokens + random.Between(-1, 2));
  }
  std::vector<int32_t>& tokens = request.prompt_token_ids;
  if (!calls.empty() && random.OneIn(mood.share_one_in)) {
    const auto last = static_cast<int64_t>(calls.size()) - 1;
    const PlannedCall& call = calls[random.Between(std::max<int64_t>(0, last - 12), last)];
    const Request& other = call.requests.front().request;
    const auto all = static_cast<int64_t>(other.prompt_token_ids.size());
    const int64_t shared = random.OneIn(2) ? all : random.Between(1, all);
    tokens.assign(other.prompt_token_ids.begin(), other.prompt_token_ids.begin() + shared);
    if (random.OneIn(3)) length = shared;
    if (!random.OneIn(4)) request.scheduling.tenant = other.scheduling.tenant;
  }
  while (static_cast<int64_t>(tokens.size()) < length) {
    tokens.push_back(static_cast<int32_t>(random.Between(0, 255)));
  }
}

void NamePages(const KvLayout& layout, SimRandom& random, PlannedRequest& planned) {
  Request& request = planned.request;
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  const bool dense = layout.has_summaries &&
                     (layout.nsa.decode_only || prompt_tokens < layout.nsa.dense_below_tokens);
  const int64_t salt = random.OneIn(6) ? 1 : 0;
  PrefixDomain domain{request.scheduling.tenant, salt == 0 ? "" : "salt", "model", dense,
                      request.rotates_long};
  planned.domain = (domain.tenant.back() - '0') * 8 + (request.rotates_long ? 4 : 0) +
                   static_cast<int32_t>(salt * 2) + (dense ? 1 : 0);
  request.cache.domain = HashOf(domain);
  request.cache.page_hashes =
      HashPages(request.cache.domain, request.prompt_token_ids, layout.query_tile_tokens());
  request.cache.reads_prefixes = !random.OneIn(10);
}

PlannedRequest AnyRequest(const Mood& mood, const Workload& workload, int number,
                          SimRandom& random) {
  PlannedRequest planned;
  Request& request = planned.request;
  request.scheduling.tenant = absl::StrCat("tenant", random.Between(1, kTenants));
  BeginPrompt(mood, workload.calls, random, request);
  ChooseSampling(random, request);
  ChooseStopping(mood, random, request);
  ChooseScheduling(random, request);
  const int64_t most_tokens =
      static_cast<int64_t>(request.prompt_token_ids.size()) + request.stopping.max_tokens;
  request.rotates_long =
      workload.short_tokens != kNotPlanned && most_tokens > workload.short_tokens;
  request.sparse_decode = workload.layout.nsa.decode_only && random.OneIn(2);
  NamePages(workload.layout, random, planned);
  request.sampling.seed = static_cast<uint64_t>(number);
  if (random.OneIn(30)) planned.not_finite_at = random.Between(0, request.stopping.max_tokens);
  planned.score_not_finite = request.response.prompt_logprobs >= 0 && random.OneIn(8);
  return planned;
}

// Markers are tokens that the model may draw.
void ChooseReasoning(SimRandom& random, Request& request) {
  if (!random.OneIn(3)) return;
  const bool is_long = random.OneIn(2);
  request.reasoning.format = {"A", is_long ? "BC" : "B"};
  request.reasoning.begins_in_reasoning = !random.OneIn(4);
  if (random.OneIn(4)) return;
  request.reasoning.max_tokens = random.AnyOf<int64_t>({0, 0, 1, 2, 3, 8, 8, 30});
  request.reasoning.end_token_ids = {'B'};
  if (is_long) request.reasoning.end_token_ids.push_back('C');
}

PlannedCancel AnyCancel(const Mood& mood, SimRandom& random) {
  PlannedCancel cancel;
  if (!random.OneIn(mood.cancel_one_in)) return cancel;
  if (random.OneIn(4)) {
    cancel.when_it_makes_room = true;
  } else if (random.OneIn(3)) {
    cancel.after_tokens = random.Between(1, 8);
  } else {
    cancel.after_us = random.OneIn(4) ? random.Between(0, 1000) : random.Between(0, 40'000);
  }
  cancel.by_id = random.OneIn(3);
  return cancel;
}

// The same prompts again, as whoever was cut off or turned away asks again.
PlannedCall Retry(const PlannedCall& call, int first_number) {
  PlannedCall again = call;
  again.at_us = kNotPlanned;
  again.cancel = {};
  again.retry = kNotPlanned;
  for (PlannedRequest& planned : again.requests) {
    planned.request.sampling.seed = static_cast<uint64_t>(first_number++);
    planned.not_finite_at = kNotPlanned;
    planned.score_not_finite = false;
  }
  return again;
}

// In some lives who cancels asks again under the same id, before the engine has heard of either. By
// dice of their own, as for constraints.
void RetryAtOnce(SimRandom random, Workload& workload) {
  if (!random.OneIn(4)) return;
  for (PlannedCall& call : workload.calls) {
    if (call.retry == kNotPlanned || !call.cancel.is_planned() || !random.OneIn(2)) continue;
    call.retries_at_once = true;
    call.retry_after_us = 0;
  }
}

// Some answers, by dice of their own, so that lives without any stay as they are.
void Constrain(SimRandom random, Workload& workload) {
  if (random.OneIn(2)) return;
  const int64_t one_in = random.AnyOf({1, 2, 2, 5});
  workload.most_mask_us = random.AnyOf({0, 40, 400, 3000, 20'000});
  for (PlannedCall& call : workload.calls) {
    for (PlannedRequest& planned : call.requests) {
      if (!random.OneIn(one_in)) continue;
      // This constraint knows nothing of tokens that end reasoning.
      if (planned.request.reasoning.max_tokens >= 0) continue;
      planned.request.constraint =
          FakeConstraint({.seed = random.Next(),
                          .first_token = kFirstDrawnToken,
                          .tokens = kDrawnTokens,
                          .end_token_ids = workload.options.end_token_ids});
      if (random.OneIn(8)) planned.not_finite_at = 0;
    }
  }
}

}  // namespace

Workload MakeWorkload(uint64_t seed, int requests) {
  SimRandom random(seed);
  Workload workload;
  Mood mood = AnyMood(random);
  workload.options = AnyOptions(random);
  if (random.OneIn(5)) Crowd(random, mood, workload.options);
  workload.options.initial_costs = AnyCosts(workload.step_time, random);
  workload.layout = AnyLayout(random);
  // By other dice, so that the lives of models with one group, and of others, stay as they are.
  ChoosePrefill(SimRandom(seed ^ 0x74696C6573ULL), mood, workload);
  SimRandom group_random(seed ^ 0x67726F757073ULL);
  ChooseGroups(group_random, workload);
  if (group_random.OneIn(3)) workload.short_tokens = group_random.AnyOf<int64_t>({40, 150, 300});
  ChooseRooms(SimRandom(seed ^ 0x726F6F6D73ULL), mood, workload);
  workload.max_in_flight = static_cast<int>(random.Between(1, 2));
  workload.page_order = AnyOrder(workload.options.pages, random);
  int64_t at_us = 0;
  int64_t burst = 0;
  for (int number = 0; number < requests;) {
    PlannedCall call;
    // Some ids come again, sooner or later.
    call.id = absl::StrCat("call", random.OneIn(20) ? random.Between(0, number) : number);
    call.at_us = at_us;
    const int64_t prompts = random.OneIn(8) ? random.Between(2, 3) : 1;
    for (int64_t i = 0; i < prompts && number < requests; ++i) {
      call.requests.push_back(AnyRequest(mood, workload, number++, random));
    }
    call.cancel = AnyCancel(mood, random);
    call.attempts = random.OneIn(6) ? 1 : random.Between(2, 20);
    call.attempt_after_us = random.Between(1000, 30'000);
    const auto again = static_cast<int>(call.requests.size());
    const bool retries =
        (call.cancel.is_planned() || random.OneIn(3)) && number + again <= requests;
    if (retries) {
      call.retry = static_cast<int64_t>(workload.calls.size()) + 1;
      call.retry_after_us = random.Between(0, 20'000);
    }
    workload.calls.push_back(std::move(call));
    if (retries) {
      workload.calls.push_back(Retry(workload.calls.back(), number));
      number += again;
    }
    if (burst == 0 && random.OneIn(mood.burst_one_in)) burst = random.Between(5, 30);
    if (burst > 0) --burst;
    if (burst == 0) at_us += random.Between(0, 2 * mood.gap_us);
  }
  SimRandom reasoning_random(seed ^ 0x7468696E6BULL);  // other dice, as for the groups
  for (PlannedCall& call : workload.calls) {
    for (PlannedRequest& planned : call.requests) {
      ChooseReasoning(reasoning_random, planned.request);
    }
  }
  if (random.OneIn(16)) {
    workload.fault =
        random.AnyOf({RunnerFault::kSubmitFails, RunnerFault::kCollectFails, RunnerFault::kThrows});
    workload.fault_at_step = random.Between(0, 400);
  }
  if (random.OneIn(16)) workload.close_at_us = random.Between(0, at_us);
  RetryAtOnce(SimRandom(seed ^ 0x6F6E6365ULL), workload);
  Constrain(SimRandom(seed ^ 0x6D61736BULL), workload);
  return workload;
}

}  // namespace longspan

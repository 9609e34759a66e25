#include "tests/sim/states.h"

#include <algorithm>
#include <set>

#include "absl/strings/str_cat.h"
#include "engine/scheduler/preemption.h"
#include "tests/sim/rooms.h"

namespace longspan {
namespace {

// A running sequence that could go on has a row again before so many steps have gone by.
constexpr int64_t kDecodePatienceSteps = 16;
// Others may come before those that read their prompt or need a page that is nobody's to give: all
// that they can be kept from is a multiple of what runs beside them.
constexpr int64_t kPatienceSteps = 1000;
constexpr int64_t kPatienceTokens = 20'000;

struct Scene {
  const World& world;
  const EngineCore& core;
  const EngineLoad load;
};

std::string Differs(absl::string_view what, int64_t wanted, int64_t found) {
  if (wanted == found) return "";
  return absl::StrCat(what, ": wanted ", wanted, ", found ", found);
}

// The first that is not empty.
std::string FirstOf(std::initializer_list<std::string> findings) {
  for (const std::string& finding : findings) {
    if (!finding.empty()) return finding;
  }
  return "";
}

template <typename Visit>
void ForEachSequence(const Scene& scene, const Visit& visit) {
  for (const auto& request : scene.core.requests().running()) {
    for (const RunningSequence& sequence : request->sequences) visit(*request, sequence.state);
  }
}

// Of all page tables; kNoPage is no page.
template <typename Visit>
void ForEachPage(const Scene& scene, const Visit& visit) {
  ForEachSequence(scene, [&](const RunningRequest& request, const Sequence& sequence) {
    for (int group = 0; group < static_cast<int>(sequence.pages.size()); ++group) {
      for (const int32_t page : sequence.pages[group]) {
        if (page != kNoPage) visit(request, sequence, group, page);
      }
    }
  });
}

std::string PagesBalance(const Scene& scene) {
  const PagePool& pool = scene.core.residency().pool();
  const PageGroups& groups = scene.world.workload.layout.groups;
  std::vector<int32_t> owners(pool.end_page(), 0);
  std::vector<int> group_of_page(pool.end_page(), -1);
  int64_t reserved = 0;
  std::string found;
  ForEachPage(scene, [&](const RunningRequest&, const Sequence&, int group, int32_t page) {
    // Whoever shares a page within a window can give it back, and goes on with another.
    if (++owners[page] > 1 && groups.has_window(group)) ++reserved;
    if (group_of_page[page] >= 0 && group_of_page[page] != group) {
      found = Differs(absl::StrCat("group of page ", page), group_of_page[page], group);
    }
    group_of_page[page] = group;
  });
  if (!found.empty()) return found;
  for (const auto& request : scene.core.requests().running()) reserved += request->reserved_pages;
  int64_t owned = 0;
  for (int32_t page = 0; page < pool.end_page(); ++page) {
    owned += owners[page] > 0 ? 1 : 0;
    if (owners[page] == pool.references(page)) continue;
    return Differs(absl::StrCat("references of page ", page), owners[page], pool.references(page));
  }
  return FirstOf({Differs("free + cached + owned", pool.total_pages(),
                          pool.free_pages() + pool.cached_pages() + owned),
                  Differs("reserved", reserved, pool.reserved_pages())});
}

std::string ReservationsAreCovered(const Scene& scene) {
  const PagePool& pool = scene.core.residency().pool();
  if (pool.available_pages() >= 0) return "";
  return absl::StrCat(pool.reserved_pages(), " pages reserved, free ", pool.free_pages());
}

std::string SlotsBalance(const Scene& scene) {
  std::vector<int32_t> owners(scene.world.workload.options.max_running_requests, 0);
  for (const int32_t slot : scene.core.residency().free_slots()) ++owners.at(slot);
  ForEachSequence(scene, [&](const RunningRequest&, const Sequence& sequence) {
    if (sequence.slot >= 0) ++owners.at(sequence.slot);
  });
  for (size_t slot = 0; slot < owners.size(); ++slot) {
    if (owners[slot] != 1) return Differs(absl::StrCat("owners of slot ", slot), 1, owners[slot]);
  }
  return "";
}

std::string EngineFindsItselfWhole(const Scene& scene) {
  const absl::Status status = scene.core.CheckIntegrity();
  return status.ok() ? "" : std::string(status.message());
}

std::string HostPoolBalances(const Scene& scene) {
  const HostPool& host = scene.core.residency().host();
  if (host.total_pages() == 0) return "";
  std::vector<int32_t> owners(host.total_pages(), 0);
  int64_t owned = 0;
  for (const int64_t id : scene.core.requests().waiting().All()) {
    for (const int32_t page : scene.core.requests().waiting().at(id).host_pages) {
      ++owned;
      if (++owners.at(page) > 1) return absl::StrCat("page ", page, " of the host has two owners");
    }
  }
  return Differs("free + owned", host.total_pages(), host.free_pages() + owned);
}

std::string PreemptionsAreBounded(const Scene& scene) {
  for (const int32_t number : scene.world.alive) {
    const int64_t preemptions = scene.world.requests[number].preemptions;
    if (preemptions <= kMostPreemptions) continue;
    return absl::StrCat("request ", number, " was preempted ", preemptions, " times, at most ",
                        kMostPreemptions, " are allowed");
  }
  return "";
}

// What is cut does not count; its request is cancelled and ends with the next step.
std::string SequencesStandWhereTheirRowsEnded(const Scene& scene) {
  std::string found;
  ForEachSequence(scene, [&](const RunningRequest& request, const Sequence& sequence) {
    const RequestRecord& record = scene.world.requests[request.request->sampling.seed];
    if (!record.alive() || record.due_step != kNotPlanned) return;
    const int64_t next = record.samples[sequence.sample_index].next_position;
    if (next == kNotPlanned || next == sequence.cached_tokens) return;
    found =
        Differs(absl::StrCat("position of sequence ", sequence.id), next, sequence.cached_tokens);
  });
  return found;
}

std::string SharingStaysWithinDomains(const Scene& scene) {
  std::vector<int32_t> domains(scene.core.residency().pool().end_page(), -1);
  std::string found;
  ForEachPage(scene, [&](const RunningRequest& request, const Sequence&, int, int32_t page) {
    const int32_t own = scene.world.requests[request.request->sampling.seed].planned->domain;
    if (domains[page] >= 0 && domains[page] != own) {
      found = Differs(absl::StrCat("domain of page ", page), domains[page], own);
    }
    domains[page] = own;
  });
  return found;
}

bool HoldsPages(const Sequence& sequence) {
  return std::any_of(sequence.pages.begin(), sequence.pages.end(),
                     [](const std::vector<int32_t>& table) { return !table.empty(); });
}

// Once all that a sequence has computed is collected, it has no page that a window has passed;
// until then none beyond what its steps in flight explain.
std::string WhatWindowsHavePassedIsGivenBack(const Scene& scene) {
  const Workload& workload = scene.world.workload;
  const int64_t unsettled = int64_t{workload.max_in_flight} * workload.options.prefill_chunk_tokens;
  std::string found;
  ForEachSequence(scene, [&](const RunningRequest& request, const Sequence& sequence) {
    const RequestRecord& record = scene.world.requests[request.request->sampling.seed];
    // What is cut is not published: its request is cancelled and ends with the next step.
    if (request.ended || record.due_step != kNotPlanned || !HoldsPages(sequence)) return;
    for (int group = 0; group < static_cast<int>(sequence.pages.size()); ++group) {
      const int64_t window = workload.layout.groups.window_tokens[group];
      if (window == 0) continue;
      const std::vector<int32_t>& table = sequence.pages[group];
      const auto passed = static_cast<int64_t>(std::count(table.begin(), table.end(), kNoPage));
      // Of a constrained one what was computed last counts when it is drawn from.
      const bool is_settled = sequence.steps_in_flight == 0 && record.asked.constraint == nullptr;
      const int64_t slack = is_settled ? 0 : unsettled;
      const int64_t seen = std::max<int64_t>(0, sequence.cached_tokens - slack - (window - 1));
      if (passed >= std::min<int64_t>(seen / kPageTokens, table.size())) continue;
      found = Differs(
          absl::StrCat("pages passed by the window of group ", group, " of sequence ", sequence.id),
          seen / kPageTokens, passed);
    }
  });
  return found;
}

std::string WhatIsOverHoldsNothing(const Scene& scene) {
  const World& world = scene.world;
  for (const auto& request : scene.core.requests().running()) {
    const RequestRecord& record = world.requests[request->request->sampling.seed];
    for (const RunningSequence& sequence : request->sequences) {
      // Forks that are due begin with their parent's pages.
      if (!sequence.state.finished || request->forks_due || !HoldsPages(sequence.state)) continue;
      return absl::StrCat("sequence ", sequence.state.id, " has ended and holds pages");
    }
    if (record.alive()) continue;
    const std::string who =
        absl::StrCat("request ", request->request->sampling.seed, " is over and ");
    // The engine looks up without collecting a step, too, where a mask is made.
    const int64_t most = world.workload.max_in_flight + 1;
    const bool is_idle = scene.core.steps_in_flight() == 0;
    if (world.seen.steps_collected - record.ended_at_collected > most ||
        (is_idle && world.step - record.ended_at_step > most)) {
      return who + "is still here";
    }
    if (request->reserved_pages != 0) return who + "holds a reservation";
    for (const RunningSequence& sequence : request->sequences) {
      if (HoldsPages(sequence.state)) return who + "holds pages";
      if (sequence.state.slot >= 0) return who + "holds a slot";
    }
  }
  return "";
}

std::string WhatWasAskedToEndHasEnded(const Scene& scene) {
  const World& world = scene.world;
  for (const int32_t number : world.alive) {
    const RequestRecord& record = world.requests[number];
    const std::string who = absl::StrCat("request ", number, " is alive");
    if (record.due_step != kNotPlanned && record.due_step <= world.step) {
      return absl::StrCat(who, " and was cancelled");
    }
    const SchedulingParams& scheduling = record.asked.scheduling;
    if (world.step_began_us >= scheduling.deadline_us) return who + " past its deadline";
    const absl::Duration waited = absl::Microseconds(world.step_began_us - record.asked.arrival_us);
    if (!record.admitted && waited >= scheduling.queue_timeout) return who + " past its time-out";
  }
  return "";
}

std::string CallsFallTogether(const Scene& scene) {
  for (const int32_t number : scene.world.alive) {
    for (const int32_t other : scene.world.calls[scene.world.requests[number].call].requests) {
      if (scene.world.requests[other].status.ok()) continue;
      return absl::StrCat("request ", number, " is alive and ", other, " of its call has failed");
    }
  }
  return "";
}

std::string AdmittedWorkAdvances(const Scene& scene) {
  const World& world = scene.world;
  const int64_t patience =
      kPatienceSteps + kPatienceTokens / world.workload.options.prefill_chunk_tokens;
  std::string found;
  ForEachSequence(scene, [&](const RunningRequest& request, const Sequence& sequence) {
    const RequestRecord& record = world.requests[request.request->sampling.seed];
    const SampleRecord& sample = record.samples[sequence.sample_index];
    if (sequence.finished || !record.alive() || record.due_step != kNotPlanned) return;
    const bool needs_page =
        request.reserved_pages < static_cast<int64_t>(sequence.pages.size()) &&
        PagesForTokens(sequence.cached_tokens + 1) > static_cast<int64_t>(sequence.pages[0].size());
    const bool may_wait =
        !sequence.started || needs_page || record.asked.constraint != nullptr;  // for its mask
    const int64_t since = sample.advanced_at_step;
    if (world.step - since <= (may_wait ? patience : kDecodePatienceSteps)) return;
    found = absl::StrCat("sequence ", sequence.id, " has no row since step ", since);
  });
  return found;
}

std::string QueueKeepsItsLimits(const Scene& scene) {
  const EngineOptions& options = scene.world.workload.options;
  const int64_t waiting = scene.world.waiting_requests();
  if (waiting > options.max_queued_requests) {
    return absl::StrCat(waiting, " requests wait, at most ", options.max_queued_requests, " may");
  }
  const int64_t tokens = scene.world.waiting_tokens();
  if (waiting > 1 && tokens > options.max_queued_tokens) {
    return absl::StrCat(tokens, " tokens wait, at most ", options.max_queued_tokens, " may");
  }
  return "";
}

std::string GaugesEqualTheState(const Scene& scene) {
  const World& world = scene.world;
  const EngineLoad& load = scene.load;
  const PagePool& pool = scene.core.residency().pool();
  int64_t running = 0;
  int64_t queued = 0;
  int64_t to_read = 0;
  int64_t oldest_us = world.clock.NowUs();
  std::set<absl::string_view> tenants;
  for (const int32_t number : world.alive) {
    const RequestRecord& record = world.requests[number];
    running += record.runs ? 1 : 0;
    const bool is_queued = record.accepted && !record.runs;
    queued += is_queued ? 1 : 0;
    if (!record.admitted) tenants.insert(record.asked.scheduling.tenant);
    if (is_queued) oldest_us = std::min(oldest_us, record.asked.arrival_us);
  }
  for (const auto& request : scene.core.requests().running()) {
    if (request->ended) continue;
    const Sequence& first = request->sequences.front().state;
    to_read += std::max<int64_t>(0, request->prompt_tokens() - first.cached_tokens);
  }
  const double oldest_wait = static_cast<double>(world.clock.NowUs() - oldest_us) / 1e6;
  if (load.oldest_wait_seconds != oldest_wait) {
    return absl::StrCat("oldest wait: wanted ", oldest_wait, ", found ", load.oldest_wait_seconds);
  }
  return FirstOf(
      {Differs("running requests", running, load.running_requests),
       Differs("waiting requests", world.waiting_requests(), load.waiting_requests),
       Differs("queued requests", queued, load.queued_requests),
       Differs("queued tokens", world.waiting_tokens(), load.queued_tokens),
       Differs("queued tenants", static_cast<int64_t>(tenants.size()),
               scene.core.inbox().queued_tenants()),
       Differs("prompt tokens to read", to_read, load.prefill_remaining_tokens),
       Differs("pages", scene.core.residency().pool().total_pages(), load.pages_total),
       Differs("free pages", pool.free_pages(), load.pages_free),
       Differs("cached pages", pool.cached_pages(), load.pages_cached),
       Differs("reserved pages", pool.reserved_pages(), load.pages_reserved),
       Differs("evicted pages", pool.evicted_pages(), load.pages_evicted),
       Differs("host pages", world.workload.options.host_pages, load.host_pages_total),
       Differs("free host pages", scene.core.residency().host().free_pages(),
               load.host_pages_total - load.host_pages_used),
       Differs("slots", world.workload.options.max_running_requests, load.slots_total),
       Differs("free slots", static_cast<int64_t>(scene.core.residency().free_slots().size()),
               load.slots_free),
       Differs("closed", world.closed || world.broken, load.draining),
       Differs("failed", world.broken, load.failed)});
}

std::string MostEverUsedIsKept(const Scene& scene) {
  const EngineLoad& load = scene.load;
  if (load.most_pages_used < scene.core.residency().pool().used_pages())
    return "pages: more are used";
  if (load.most_slots_used < load.slots_total - load.slots_free) return "slots: more are used";
  return "";
}

std::string ObserverHearsWhatHappens(const Scene& scene) {
  const SeenCounts& seen = scene.world.seen;
  const ObserverCounts& reported = scene.world.observed;
  return FirstOf(
      {Differs("tokens told", seen.tokens, reported.tokens),
       Differs("first tokens told", seen.first_tokens, reported.first_tokens),
       Differs("sequences finished", seen.sequences_finished, reported.sequences_finished),
       Differs("requests ended", seen.requests_ended, reported.requests_ended),
       Differs("preemptions", seen.preemptions, reported.preemptions),
       Differs("steps", seen.steps_collected, reported.steps)});
}

std::string RoomsAreWhatTheirHomesAre(const Scene& scene) {
  return WhatRoomsHaveWrong(scene.world);
}

struct Invariant {
  const char* name;
  std::string (*broken_by)(const Scene&);
};

constexpr Invariant kAfterEveryStep[] = {
    {"pages and references balance", &PagesBalance},
    {"reservations are covered", &ReservationsAreCovered},
    {"slots balance", &SlotsBalance},
    {"the engine's own check", &EngineFindsItselfWhole},
    {"no page is shared across tenant or salt", &SharingStaysWithinDomains},
    {"the host's pool balances", &HostPoolBalances},
    {"preemptions of a request are bounded", &PreemptionsAreBounded},
    {"a sequence stands where its rows ended", &SequencesStandWhereTheirRowsEnded},
    {"what windows have passed is given back", &WhatWindowsHavePassedIsGivenBack},
    {"what is over holds nothing", &WhatIsOverHoldsNothing},
    {"what was asked to end has ended", &WhatWasAskedToEndHasEnded},
    {"a call falls together", &CallsFallTogether},
    {"admitted work advances", &AdmittedWorkAdvances},
    {"the queue keeps its limits", &QueueKeepsItsLimits},
    {"gauges equal the state", &GaugesEqualTheState},
    {"the most ever used is kept", &MostEverUsedIsKept},
    {"the observer hears what happens", &ObserverHearsWhatHappens},
    {"rooms are what their homes are", &RoomsAreWhatTheirHomesAre},
};

std::string AllHaveEnded(const Scene& scene) {
  if (scene.world.alive.empty()) return "";
  return absl::StrCat("request ", scene.world.alive.front(), " never ended");
}

std::string AllIsGivenBack(const Scene& scene) {
  return FirstOf({Differs("free and cached pages", scene.load.pages_total,
                          scene.load.pages_free + scene.load.pages_cached),
                  Differs("used host pages", 0, scene.load.host_pages_used),
                  Differs("reserved pages", 0, scene.load.pages_reserved),
                  Differs("free slots", scene.load.slots_total, scene.load.slots_free)});
}

std::string RowsAreCounted(const Scene& scene) {
  const SeenCounts& seen = scene.world.seen;
  const ObserverCounts& reported = scene.world.observed;
  if (scene.world.broken) return "";  // some steps were never collected
  return FirstOf({Differs("prefill tokens", seen.prefill_tokens, reported.prefill_tokens),
                  Differs("prefill rows", seen.prefill_rows, reported.prefill_rows),
                  Differs("decode rows", seen.decode_rows, reported.decode_rows)});
}

std::string RoomsAreCounted(const Scene& scene) { return WhatRoomsCountWrong(scene.world); }

constexpr Invariant kWhenDrained[] = {
    {"every request ends exactly once, and for a reason", &AllHaveEnded},
    {"all is given back", &AllIsGivenBack},
    {"rows are counted", &RowsAreCounted},
    {"what rooms are for is counted", &RoomsAreCounted},
};

template <size_t N>
void CheckAll(World& world, const EngineCore& core, const Invariant (&invariants)[N]) {
  const Scene scene{world, core, core.Load()};
  for (const Invariant& invariant : invariants) {
    const std::string found = invariant.broken_by(scene);
    if (!found.empty()) return world.Violate(invariant.name, found);
  }
}

}  // namespace

void CheckState(World& world, const EngineCore& core) { CheckAll(world, core, kAfterEveryStep); }

void CheckDrained(World& world, const EngineCore& core) { CheckAll(world, core, kWhenDrained); }

}  // namespace longspan

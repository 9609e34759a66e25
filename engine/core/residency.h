// Who holds which pages and state slots, on the device and on the host: requests take them here,
// and give them back. It alone changes what a request holds (RunningRequest, Sequence::pages and
// slot). What must be copied for it before a step computes goes into that step's batch. Counts
// only; tensors are the runner's. Engine thread.
//
//   waits ── Admit ──▶ runs: TakePages, Fork ── GiveBack, ReleaseAll ──▶ over
//     ▲                  │
//     └──── Preempt ────┘   what it held is on the host, or is to be read again
//
// Steps run in the order of submission, so pages may be given back while a step that writes them is
// still in flight: whoever takes them next writes later. The same holds for those of the host.
//
// Pages that a window has passed are given back while their sequence goes on (LeaveWindows,
// window_pages.h).
//
// Of a prompt's pages within windows those are worth keeping that a prompt with the same beginning
// looks for: those at its end and, which are given back last and so are kept longest, at the end of
// the answer. What is passed elsewhere is found as long as nobody needs the pages, the beginning of
// a prompt longest (PagePool::ReleasePassed), and is kept once somebody has found it: a beginning
// that many prompts share.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "engine/batch/batch_builder.h"
#include "engine/core/engine_load.h"
#include "engine/core/engine_options.h"
#include "engine/core/request_pages.h"
#include "engine/core/running_request.h"
#include "engine/core/window_pages.h"
#include "engine/kv/host_pool.h"
#include "engine/kv/page_pool.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct Beginning {
  int64_t first_position = 0;  // what is before it is found in the cache, or on the host
  int64_t needed_pages = 0;    // of those available
};

class Residency {
 public:
  // `options` outlive it. At most so many steps are submitted and not collected.
  Residency(const EngineOptions& options, const KvLayout& layout, PagePool pool,
            int64_t steps_in_flight = 1);
  Residency(const Residency&) = delete;
  Residency& operator=(const Residency&) = delete;

  // INVALID_ARGUMENT, about the field that is too large, if the request could not run even alone.
  // UNAVAILABLE if it could once all pages are there, of which `pages_there` are, and more come.
  // Any thread.
  absl::Status CheckFits(const Request& request,
                         int64_t pages_there = std::numeric_limits<int64_t>::max(),
                         bool more_come = false) const;
  // So many pages are there now, never fewer than before.
  void GrowTo(int64_t pages) { pool_.GrowTo(pages); }

  const PagePool& pool() const { return pool_; }
  const HostPool& host() const { return host_; }
  const std::vector<int32_t>& free_slots() const { return free_slots_; }
  void AddTo(EngineLoad& load) const;

  // What the cache has of what the request is to read.
  PrefixMatch Find(const RunningRequest& request) const;
  // How a request that waits would begin.
  Beginning BeginningOf(const RunningRequest& request) const;
  // Whether all that the request can ever need is reserved at once, so that it is not preempted:
  // what it holds is not easily made again, or it was preempted often enough.
  bool ReservesAll(const RunningRequest& request) const;
  // Pages beyond what the request has reserved that the sequence takes to have so many tokens, one
  // more than it has.
  static int64_t UnreservedPages(const RunningRequest& request, const Sequence& sequence,
                                 int64_t tokens);
  // Pages that would be free, or cached, or unreserved, if the request were preempted.
  int64_t ReleasablePages(const RunningRequest& request) const;
  // Pages that would go to the host, in the order of groups and positions.
  std::vector<int32_t> PagesToMove(const RunningRequest& request) const;
  // Whether the host has pages and a slot for them.
  bool FitsHost(const RunningRequest& request) const;

  // Slots and pages, for a request whose sequences have begun: back from the host, or taken over
  // from the cache. The rest of what it was promised is reserved.
  void Admit(RunningRequest& request, BatchBuilder& batch);
  // So that `tokens` of the sequence have pages, but for those that no token from where it stands
  // on sees: from what is reserved, and beyond that from what the plan has seen to be there.
  void TakePages(RunningRequest& request, Sequence& sequence, int64_t tokens);
  // The first sequence's slot begins where its pages end, unless it holds something already.
  void BeginSlot(RunningRequest& request, BatchBuilder& batch);
  // Samples 1 … n-1 share the prompt's full pages and copy its begun ones, before the step that
  // follows the prompt's last writes to it.
  void Fork(RunningRequest& request, BatchBuilder& batch);
  // All that a request of one sequence holds goes to the host or, if not copied, is dropped.
  void Preempt(RunningRequest& request, bool is_copied, BatchBuilder& batch);
  // Pages that no token from where the sequence stands on sees are given back, once they can be
  // found. What it has computed so far is submitted.
  void LeaveWindows(RunningRequest& request, int32_t sequence_index);
  // The last step that reads the prompt is collected: what only that needed is promised no longer.
  void EndReading(RunningRequest& request);
  // A sequence's pages and slot.
  void GiveBack(Sequence& sequence);
  // All that a request holds, wherever.
  void ReleaseAll(RunningRequest& request);

  // Pages that the first sequence has filled up to `end_position`, of steps that are collected, can
  // be found from now on.
  void PublishPages(RunningRequest& request, int64_t end_position);
  // Nobody finds what is in the request's pages: it may be broken.
  void ForgetPages(const RunningRequest& request);

  // Internal unless every page and slot is accounted for by these, which are all requests.
  absl::Status CheckIntegrity(absl::Span<const RunningRequest* const> requests) const;

 private:
  PageNeed PagesToAdmit(const RunningRequest& request) const;
  void TakeWhatItHeld(RunningRequest& request);
  void AdoptPrefix(RunningRequest& request);
  // The promise, less what it holds already; `found_idle` of that was available.
  void Promise(RunningRequest& request, int64_t held_pages, int64_t found_idle);
  int32_t TakePage(RunningRequest& request);
  void ShareFullPages(RunningRequest& request, const Sequence& parent, Sequence& child, int group);
  int64_t FirstUnpublished(const RunningRequest& request) const;
  bool IsWorthKeeping(const RunningRequest& request, int group, int64_t page) const;
  void MoveToHost(RunningRequest& request, BatchBuilder& batch);
  void MoveFromHost(RunningRequest& request, BatchBuilder& batch);
  void LeaveHost(RunningRequest& request);

  const EngineOptions& options_;
  const KvLayout layout_;
  const RequestPages request_pages_;
  PagePool pool_;
  WindowPages windows_;
  HostPool host_;
  std::vector<int32_t> free_slots_;  // a stack: the last is taken next
  int32_t most_slots_used_ = 0;      // at any time so far
};

}  // namespace longspan

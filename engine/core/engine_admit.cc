// EngineCore: who comes in from the queue, and who goes back to it to make room.
#include <algorithm>
#include <utility>

#include "engine/core/block_map.h"
#include "engine/core/engine_core.h"
#include "engine/sampling/sampling_batch.h"
#include "kernels/check.h"

namespace longspan {

// Back to the queue, with what it has said so far. What it holds goes to the host's pool, or is
// made again later: its full pages can be found as long as nobody needs them.
void EngineCore::Preempt(int64_t id, BatchBuilder& builder) {
  const auto place = std::find_if(running_.begin(), running_.end(),
                                  [id](const auto& request) { return request->id() == id; });
  LONGSPAN_CHECK(place != running_.end() && !ReservesAll(**place));
  std::unique_ptr<RunningRequest> request = std::move(*place);
  running_.erase(place);
  Sequence& sequence = request->sequences.front().state;
  LONGSPAN_CHECK(sequence.steps_in_flight == 0 && sequence.draws_in_flight == 0);
  ++request->preemptions;
  if (std::exchange(request->prompt_has_ended, false)) tenants_.PromptReturns(request->tenant);
  request_of_sequence_.erase(sequence.id);
  const bool copies = CopyIsCheaper(*request);
  if (copies) {
    MoveToHost(*request, builder);
  } else {
    sequence.cached_tokens = 0;
    sequence.started = false;
  }
  GiveBack(sequence);
  pool_.Unreserve(std::exchange(request->reserved_pages, 0));
  request->read_us = ReadUs(*request, sequence.cached_tokens);
  observer_->OnPreempted(copies ? PreemptionKind::kCopy : PreemptionKind::kRecompute);
  waiting_.Add(std::move(request));
}

bool EngineCore::CopyIsCheaper(const RunningRequest& request) const {
  const Sequence& sequence = request.sequences.front().state;
  const auto pages = static_cast<int64_t>(sequence.pages.size());
  if (!host_.Fits(pages)) return false;
  const double there_and_back_us = 2 * options_.host_page_us * static_cast<double>(pages);
  return there_and_back_us <= AloneUs(request, 0);
}

void EngineCore::MoveToHost(RunningRequest& request, BatchBuilder& builder) {
  const Sequence& sequence = request.sequences.front().state;
  request.host_pages = host_.TakePages(static_cast<int64_t>(sequence.pages.size()));
  request.host_slot = host_.TakeSlot();
  for (size_t i = 0; i < sequence.pages.size(); ++i) {
    builder.page_moves().push_back({sequence.pages[i], request.host_pages[i], true});
  }
  builder.slot_moves().push_back({sequence.slot, request.host_slot, true});
}

// Into pages and a slot that it has taken. Steps run in the order of submission, so the room on the
// host is free at once.
void EngineCore::MoveFromHost(RunningRequest& request, BatchBuilder& builder) {
  const Sequence& sequence = request.sequences.front().state;
  for (size_t i = 0; i < request.host_pages.size(); ++i) {
    builder.page_moves().push_back({sequence.pages[i], request.host_pages[i], false});
  }
  builder.slot_moves().push_back({sequence.slot, request.host_slot, false});
  LeaveHost(request);
}

void EngineCore::LeaveHost(RunningRequest& request) {
  if (!request.on_host()) return;
  host_.GiveBack(request.host_pages, request.host_slot);
  request.host_pages.clear();
  request.host_slot = -1;
}

void EngineCore::Admit(const std::vector<int64_t>& ids, BatchBuilder& builder) {
  for (int64_t id : ids) {
    std::unique_ptr<RunningRequest> owned = waiting_.Take(id);
    RunningRequest& request = *owned;
    const auto place = std::upper_bound(
        running_.begin(), running_.end(), owned,
        [](const auto& a, const auto& b) { return a->first_sequence < b->first_sequence; });
    running_.insert(place, std::move(owned));
    if (request.sequences.empty()) BeginSequences(request);
    for (RunningSequence& sequence : request.sequences) {
      sequence.state.slot = free_slots_.back();
      free_slots_.pop_back();
      request_of_sequence_[sequence.state.id] = &request;
    }
    if (request.on_host()) {
      TakeRoom(request);
      MoveFromHost(request, builder);
      if (!request.reads()) NotePromptEnd(request);
      continue;
    }
    const int64_t adopted_tokens = AdoptPrefix(request);
    if (request.admitted_us == 0) NoteAdmission(request, adopted_tokens);
  }
  most_slots_used_ = std::max(
      most_slots_used_, options_.max_running_requests - static_cast<int32_t>(free_slots_.size()));
}

void EngineCore::NoteAdmission(RunningRequest& request, int64_t cached_tokens) {
  request.admitted_us = clock_.NowUs();
  request.cached_tokens = cached_tokens;
  inbox_.LeftQueue(*request.request);
  observer_->OnPromptStarted(request.prompt_tokens(),
                             MillisecondsBetween(request.arrival_us, request.admitted_us));
  const auto looked_up = static_cast<int64_t>(AdoptableNames(request).size());
  if (request.request->cache.reads_prefixes && options_.prefix_cache) {
    observer_->OnPrefixLookedUp({looked_up, cached_tokens / kPageTokens, 0});
  }
}

void EngineCore::BeginSequences(RunningRequest& request) {
  request.unfinished_sequences = request.request->sampling.n;
  for (int32_t index = 0; index < request.request->sampling.n; ++index) {
    RunningSequence& sequence = request.sequences.emplace_back(tokenizer_, *request.request);
    sequence.state.id = request.first_sequence + index;
    sequence.state.sample_index = index;
    if (request.request->response.include_block_map) {
      sequence.block_map = EmptyBlockMap(layout_.layers, request.prompt_tokens());
    }
    StartCounts(*request.request, sequence.state);
  }
}

// As much as it had when it went to the host.
void EngineCore::TakeRoom(RunningRequest& request) {
  request.reserved_pages = PagesToAdmit(request);
  request.held_pages = request.reserved_pages;
  LONGSPAN_CHECK(pool_.Reserve(request.reserved_pages));
  request.published_pages = 0;
  Sequence& sequence = request.sequences.front().state;
  TakePages(request, sequence, sequence.cached_tokens);
}

// Takes over what is cached of its prompt and reserves the rest. Returns how many tokens need not
// be read.
int64_t EngineCore::AdoptPrefix(RunningRequest& request) {
  const absl::Span<const PageHash> names = AdoptableNames(request);
  const PrefixMatch match = pool_.Match(names);
  Sequence& sequence = request.sequences.front().state;
  sequence.pages = pool_.Adopt(names.subspan(0, match.pages));
  request.reserved_pages = PagesToAdmit(request) - match.pages;
  request.held_pages = request.reserved_pages + match.idle_pages;
  LONGSPAN_CHECK(pool_.Reserve(request.reserved_pages));
  request.published_pages = match.pages;
  request.slot_is_new = true;
  sequence.cached_tokens = match.pages * kPageTokens;
  return sequence.cached_tokens;
}

}  // namespace longspan

#include "engine/core/residency.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/core/page_names.h"
#include "engine/core/request_pages.h"
#include "engine/request/status_details.h"
#include "engine/scheduler/preemption.h"
#include "kernels/check.h"

namespace longspan {
namespace {

absl::Status Unaccounted(absl::string_view what, int64_t held, int64_t counted) {
  if (held == counted) return absl::OkStatus();
  return absl::InternalError(
      absl::StrCat(what, ": requests hold ", held, ", counted are ", counted));
}

}  // namespace

Residency::Residency(const EngineOptions& options, const KvLayout& layout, PagePool pool)
    : options_(options),
      layout_(layout),
      pool_(std::move(pool)),
      host_(options.host_pages, options.host_pages > 0 ? options.max_running_requests : 0) {
  for (int32_t slot = options.max_running_requests - 1; slot >= 0; --slot) {
    free_slots_.push_back(slot);
  }
}

absl::Status Residency::CheckFits(const Request& request) const {
  if (request.sampling.n > options_.max_running_requests) {
    return InvalidField(
        "n", absl::StrCat("n is ", request.sampling.n, " and --max-running-requests is ",
                          options_.max_running_requests, ": the sequences can never run together"));
  }
  const int64_t needed = WorstCasePages(request);
  if (needed <= pool_.total_pages()) return absl::OkStatus();
  // The field that alone, made smaller, would do.
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  const auto fits = [&](int64_t max_tokens) {
    return WorstCasePages(prompt_tokens, max_tokens, 1) <= pool_.total_pages();
  };
  const char* field = fits(request.stopping.max_tokens) ? "n" : fits(1) ? "max_tokens" : "prompt";
  return InvalidField(
      field,
      absl::StrCat("the request needs ", needed, " pages of ", kPageTokens, " tokens (prompt ",
                   prompt_tokens, ", max_tokens ", request.stopping.max_tokens, ", n ",
                   request.sampling.n, ") and the cache has ", pool_.total_pages(),
                   "; --kv-cache-bytes or --memory-fraction sets its size"),
      "kv_cache_exceeded");
}

void Residency::AddTo(EngineLoad& load) const {
  load.pages_total = pool_.total_pages();
  load.most_pages_used = pool_.most_used_pages();
  load.pages_free = pool_.free_pages();
  load.pages_cached = pool_.cached_pages();
  load.pages_evicted = pool_.evicted_pages();
  load.pages_reserved = pool_.reserved_pages();
  load.host_pages_total = host_.total_pages();
  load.host_pages_used = host_.total_pages() - host_.free_pages();
  load.slots_total = options_.max_running_requests;
  load.slots_free = static_cast<int32_t>(free_slots_.size());
  load.most_slots_used = most_slots_used_;
}

PrefixMatch Residency::Find(const RunningRequest& request) const {
  return pool_.Match(AdoptableNames(options_, request));
}

Beginning Residency::BeginningOf(const RunningRequest& request) const {
  if (request.on_host()) {
    return {request.sequences.front().state.cached_tokens, PagesToAdmit(request)};
  }
  const PrefixMatch match = Find(request);
  const int64_t needed_pages = PagesToAdmit(request) - match.pages + match.idle_pages;
  return {match.pages * kPageTokens, needed_pages};
}

// What it finds in the cache included.
int64_t Residency::PagesToAdmit(const RunningRequest& request) const {
  if (ReservesAll(request)) return WorstCasePages(*request.request);
  return PagesToBegin(*request.request, request.completion_tokens, options_.output_margin_tokens);
}

bool Residency::ReservesAll(const RunningRequest& request) const {
  return request.request->sampling.n > 1 || request.scores_prompt() ||
         request.preemptions >= kMostPreemptions || !options_.cache_generated_pages;
}

bool Residency::NeedsUnreservedPage(const RunningRequest& request, const Sequence& sequence,
                                    int64_t tokens) {
  return request.reserved_pages == 0 &&
         PagesForTokens(tokens) > static_cast<int64_t>(sequence.pages.size());
}

int64_t Residency::ReleasablePages(const RunningRequest& request) const {
  const std::vector<int32_t>& pages = request.sequences.front().state.pages;
  const int64_t own = std::count_if(pages.begin(), pages.end(),
                                    [this](int32_t page) { return pool_.references(page) == 1; });
  return own + request.reserved_pages;
}

bool Residency::FitsHost(const RunningRequest& request) const {
  return host_.Fits(static_cast<int64_t>(request.sequences.front().state.pages.size()));
}

void Residency::Admit(RunningRequest& request, BatchBuilder& batch) {
  for (RunningSequence& sequence : request.sequences) {
    sequence.state.slot = free_slots_.back();
    free_slots_.pop_back();
  }
  const auto free_slots = static_cast<int32_t>(free_slots_.size());
  most_slots_used_ = std::max(most_slots_used_, options_.max_running_requests - free_slots);
  if (request.on_host()) {
    TakeRoom(request);
    MoveFromHost(request, batch);
  } else {
    AdoptPrefix(request);
  }
}

// As much as it had when it went to the host.
void Residency::TakeRoom(RunningRequest& request) {
  request.reserved_pages = PagesToAdmit(request);
  request.held_pages = request.reserved_pages;
  LONGSPAN_CHECK(pool_.Reserve(request.reserved_pages));
  request.published_pages = 0;
  Sequence& sequence = request.sequences.front().state;
  TakePages(request, sequence, sequence.cached_tokens);
}

void Residency::AdoptPrefix(RunningRequest& request) {
  const absl::Span<const PageHash> names = AdoptableNames(options_, request);
  const PrefixMatch match = pool_.Match(names);
  Sequence& sequence = request.sequences.front().state;
  sequence.pages = pool_.Adopt(names.subspan(0, match.pages));
  request.reserved_pages = PagesToAdmit(request) - match.pages;
  request.held_pages = request.reserved_pages + match.idle_pages;
  LONGSPAN_CHECK(pool_.Reserve(request.reserved_pages));
  request.published_pages = match.pages;
  request.slot_is_new = true;
  sequence.cached_tokens = match.pages * kPageTokens;
}

void Residency::TakePages(RunningRequest& request, Sequence& sequence, int64_t tokens) {
  while (static_cast<int64_t>(sequence.pages.size()) < PagesForTokens(tokens)) {
    if (request.reserved_pages > 0) {
      --request.reserved_pages;
      sequence.pages.push_back(pool_.Take());
    } else {
      const std::optional<int32_t> page = pool_.TakeUnreserved();
      LONGSPAN_CHECK(page.has_value());
      sequence.pages.push_back(*page);
    }
  }
}

void Residency::BeginSlot(RunningRequest& request, BatchBuilder& batch) {
  if (!std::exchange(request.slot_is_new, false)) return;
  const Sequence& sequence = request.sequences.front().state;
  const bool is_empty = sequence.cached_tokens == 0;
  batch.slot_resets().push_back({sequence.slot, is_empty ? -1 : sequence.pages.back()});
}

void Residency::Fork(RunningRequest& request, BatchBuilder& batch) {
  request.forks_due = false;
  const int64_t prompt_tokens = request.prompt_tokens();
  Sequence& parent = request.sequences.front().state;
  for (size_t index = 1; index < request.sequences.size(); ++index) {
    Sequence& child = request.sequences[index].state;
    if (child.finished) continue;
    ForkCopy copy;
    copy.source_slot = parent.slot;
    copy.destination_slot = child.slot;
    for (int64_t page = 0; page < prompt_tokens / kPageTokens; ++page) {
      pool_.Share(parent.pages[page]);
      child.pages.push_back(parent.pages[page]);
    }
    if (OffsetInPage(prompt_tokens) != 0) {
      TakePages(request, child, prompt_tokens);
      copy.source_page = parent.pages[PageOfToken(prompt_tokens)];
      copy.destination_page = child.pages.back();
    }
    batch.forks().push_back(copy);
  }
  if (parent.finished) GiveBack(parent);
}

void Residency::MakeRoom(RunningRequest& request, bool is_copied, BatchBuilder& batch) {
  Sequence& sequence = request.sequences.front().state;
  if (is_copied) {
    MoveToHost(request, batch);
  } else {
    sequence.cached_tokens = 0;
    sequence.started = false;
  }
  GiveBack(sequence);
  pool_.Unreserve(std::exchange(request.reserved_pages, 0));
}

void Residency::MoveToHost(RunningRequest& request, BatchBuilder& batch) {
  const Sequence& sequence = request.sequences.front().state;
  request.host_pages = host_.TakePages(static_cast<int64_t>(sequence.pages.size()));
  request.host_slot = host_.TakeSlot();
  for (size_t i = 0; i < sequence.pages.size(); ++i) {
    batch.page_moves().push_back({sequence.pages[i], request.host_pages[i], true});
  }
  batch.slot_moves().push_back({sequence.slot, request.host_slot, true});
}

// Into pages and a slot that it has taken.
void Residency::MoveFromHost(RunningRequest& request, BatchBuilder& batch) {
  const Sequence& sequence = request.sequences.front().state;
  for (size_t i = 0; i < request.host_pages.size(); ++i) {
    batch.page_moves().push_back({sequence.pages[i], request.host_pages[i], false});
  }
  batch.slot_moves().push_back({sequence.slot, request.host_slot, false});
  LeaveHost(request);
}

void Residency::LeaveHost(RunningRequest& request) {
  if (!request.on_host()) return;
  host_.GiveBack(request.host_pages, request.host_slot);
  request.host_pages.clear();
  request.host_slot = -1;
}

void Residency::GiveBack(Sequence& sequence) {
  pool_.Release(sequence.pages);
  sequence.pages.clear();
  if (sequence.slot >= 0) free_slots_.push_back(sequence.slot);
  sequence.slot = -1;
}

void Residency::ReleaseAll(RunningRequest& request) {
  for (RunningSequence& sequence : request.sequences) GiveBack(sequence.state);
  pool_.Unreserve(request.reserved_pages);
  request.reserved_pages = 0;
  LeaveHost(request);
  request.forks_due = false;
}

void Residency::PublishPages(RunningRequest& request, int64_t end_position) {
  if (!LeavesPages(options_, request)) return;
  const std::vector<int32_t>& pages = request.sequences.front().state.pages;
  for (int64_t& page = request.published_pages; (page + 1) * kPageTokens <= end_position; ++page) {
    if (!NamePage(options_, layout_, page, request)) return;
    const int32_t previous = page == 0 ? kNoPage : pages[page - 1];
    const PageHash& name = request.request->cache.page_hashes[page];
    pool_.Publish(pages[page], previous, name, request.cache_owner);
  }
}

void Residency::ForgetPages(const RunningRequest& request) {
  for (const RunningSequence& sequence : request.sequences) {
    for (int32_t page : sequence.state.pages) pool_.Forget(page);
  }
}

absl::Status Residency::CheckIntegrity(absl::Span<const RunningRequest* const> requests) const {
  if (absl::Status status = pool_.CheckIntegrity(); !status.ok()) return status;
  int64_t users = 0;
  int64_t reserved = 0;
  int64_t host_pages = 0;
  int64_t slots = 0;
  for (const RunningRequest* request : requests) {
    reserved += request->reserved_pages;
    host_pages += static_cast<int64_t>(request->host_pages.size());
    for (const RunningSequence& sequence : request->sequences) {
      users += static_cast<int64_t>(sequence.state.pages.size());
      slots += sequence.state.slot >= 0 ? 1 : 0;
    }
  }
  int64_t references = 0;
  for (int64_t page = 0; page < pool_.total_pages(); ++page) {
    references += pool_.references(static_cast<int32_t>(page));
  }
  const int64_t used_host_pages = host_.total_pages() - host_.free_pages();
  const auto used_slots = options_.max_running_requests - static_cast<int64_t>(free_slots_.size());
  for (absl::Status status : {Unaccounted("pages on the host", host_pages, used_host_pages),
                              Unaccounted("pages", users, references),
                              Unaccounted("reserved pages", reserved, pool_.reserved_pages()),
                              Unaccounted("state slots", slots, used_slots)}) {
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace longspan

#include "engine/core/residency.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/time.h"
#include "engine/core/page_names.h"
#include "engine/kv/prefix_search.h"
#include "engine/request/status_details.h"
#include "engine/scheduler/preemption.h"
#include "kernels/base/check.h"

namespace longspan {
namespace {

// Some GiB of pages are there by then.
constexpr absl::Duration kGrowingRetryAfter = absl::Seconds(2);

absl::Status Unaccounted(absl::string_view what, int64_t held, int64_t counted) {
  if (held == counted) return absl::OkStatus();
  return absl::InternalError(
      absl::StrCat(what, ": requests hold ", held, ", counted are ", counted));
}

// Those of a table that are pages: what a window has passed comes before them.
absl::Span<const int32_t> Held(const std::vector<int32_t>& table) {
  const auto first = std::partition_point(table.begin(), table.end(),
                                          [](int32_t page) { return page == kNoPage; });
  return absl::MakeConstSpan(table).subspan(first - table.begin());
}

}  // namespace

Residency::Residency(const EngineOptions& options, const KvLayout& layout, PagePool pool,
                     int64_t steps_in_flight)
    : options_(options),
      layout_(layout),
      request_pages_(layout.groups, options.prefill_chunk_tokens, steps_in_flight),
      pool_(std::move(pool)),
      windows_(layout_.groups, pool_),
      host_(options.host_pages, options.host_pages > 0 ? options.max_running_requests : 0) {
  for (int32_t slot = options.max_running_requests - 1; slot >= 0; --slot) {
    free_slots_.push_back(slot);
  }
}

absl::Status Residency::CheckFits(const Request& request, int64_t pages_there,
                                  bool more_come) const {
  if (request.sampling.n > options_.max_running_requests) {
    return InvalidField(
        "n", absl::StrCat("n is ", request.sampling.n, " and --max-running-requests is ",
                          options_.max_running_requests, ": the sequences can never run together"));
  }
  const int64_t needed = request_pages_.WorstCase(request).pages;
  pages_there = std::min(pages_there, pool_.end_page());
  const int64_t all_pages = more_come ? pool_.end_page() : pages_there;
  if (needed <= pages_there) return absl::OkStatus();
  if (needed <= all_pages) {
    return WithRetryAfter(
        absl::UnavailableError(absl::StrCat(
            "the request needs ", needed, " pages of ", kPageTokens, " tokens and the cache has ",
            pages_there, " so far; it grows to ", all_pages,
            " while the host's memory is taken for them (--kv-host-bytes)")),
        kGrowingRetryAfter);
  }
  // The field that alone, made smaller, would do.
  const auto prompt_tokens = static_cast<int64_t>(request.prompt_token_ids.size());
  const auto fits = [&](int64_t max_tokens) {
    return request_pages_.WorstCase(prompt_tokens, max_tokens, 1).pages <= all_pages;
  };
  const char* field = fits(request.stopping.max_tokens) ? "n" : fits(1) ? "max_tokens" : "prompt";
  return InvalidField(
      field,
      absl::StrCat("the request needs ", needed, " pages of ", kPageTokens, " tokens (prompt ",
                   prompt_tokens, ", max_tokens ", request.stopping.max_tokens, ", n ",
                   request.sampling.n, ") and the cache has ", all_pages,
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
  return FindPrefix(pool_, layout_.groups, AdoptableNames(options_, layout_, request),
                    layout_.query_tile_tokens());
}

Beginning Residency::BeginningOf(const RunningRequest& request) const {
  if (request.on_host()) {
    return {request.sequences.front().state.cached_tokens, PagesToAdmit(request).pages};
  }
  const PrefixMatch match = Find(request);
  const int64_t found_pages = layout_.groups.growing_count() * match.pages;
  return {match.pages * kPageTokens, PagesToAdmit(request).pages - found_pages + match.idle_pages};
}

// What it finds in the cache included.
PageNeed Residency::PagesToAdmit(const RunningRequest& request) const {
  if (ReservesAll(request)) return request_pages_.WorstCase(*request.request);
  return request_pages_.ToBegin(*request.request, request.completion_tokens,
                                options_.output_margin_tokens);
}

bool Residency::ReservesAll(const RunningRequest& request) const {
  return request.request->sampling.n > 1 || request.scores_prompt() ||
         request.preemptions >= kMostPreemptions || !options_.cache_generated_pages;
}

int64_t Residency::UnreservedPages(const RunningRequest& request, const Sequence& sequence,
                                   int64_t tokens) {
  const int64_t taken = std::count_if(
      sequence.pages.begin(), sequence.pages.end(), [&](const std::vector<int32_t>& table) {
        return PagesForTokens(tokens) > static_cast<int64_t>(table.size());
      });
  return std::max<int64_t>(0, taken - request.reserved_pages);
}

// A page within a window that others use leaves one that was reserved for that.
int64_t Residency::ReleasablePages(const RunningRequest& request) const {
  const Sequence& sequence = request.sequences.front().state;
  int64_t pages = request.reserved_pages;
  for (int group = 0; group < static_cast<int>(sequence.pages.size()); ++group) {
    const absl::Span<const int32_t> held = Held(sequence.pages[group]);
    pages += std::count_if(held.begin(), held.end(), [&](int32_t page) {
      return layout_.groups.has_window(group) || pool_.references(page) == 1;
    });
  }
  return pages;
}

std::vector<int32_t> Residency::PagesToMove(const RunningRequest& request) const {
  const Sequence& sequence = request.sequences.front().state;
  std::vector<int32_t> pages;
  for (int group = 0; group < static_cast<int>(sequence.pages.size()); ++group) {
    const std::vector<int32_t>& table = sequence.pages[group];
    const auto size = static_cast<int64_t>(table.size());
    const int64_t first = std::min(size, windows_.First(group, sequence.cached_tokens));
    pages.insert(pages.end(), table.begin() + first, table.end());
  }
  return pages;
}

bool Residency::FitsHost(const RunningRequest& request) const {
  return host_.Fits(static_cast<int64_t>(PagesToMove(request).size()));
}

void Residency::Admit(RunningRequest& request, BatchBuilder& batch) {
  for (RunningSequence& sequence : request.sequences) {
    sequence.state.slot = free_slots_.back();
    sequence.state.pages.resize(layout_.groups.count());
    free_slots_.pop_back();
  }
  const auto free_slots = static_cast<int32_t>(free_slots_.size());
  most_slots_used_ = std::max(most_slots_used_, options_.max_running_requests - free_slots);
  if (request.on_host()) {
    TakeWhatItHeld(request);
    MoveFromHost(request, batch);
  } else {
    AdoptPrefix(request);
  }
}

// As much as it had when it went to the host.
void Residency::TakeWhatItHeld(RunningRequest& request) {
  Promise(request, /*held_pages=*/0, /*found_idle=*/0);
  request.published_pages = 0;
  Sequence& sequence = request.sequences.front().state;
  TakePages(request, sequence, sequence.cached_tokens);
}

void Residency::AdoptPrefix(RunningRequest& request) {
  const absl::Span<const PageHash> names = AdoptableNames(options_, layout_, request);
  const PrefixMatch match = FindPrefix(pool_, layout_.groups, names, layout_.query_tile_tokens());
  const absl::Span<const PageHash> found = names.subspan(0, match.pages);
  Sequence& sequence = request.sequences.front().state;
  int64_t held_pages = 0;
  int64_t found_idle = match.idle_pages;
  for (int group = 0; group < layout_.groups.count(); ++group) {
    const bool has_window = layout_.groups.has_window(group);
    std::vector<int32_t>& table = sequence.pages[group];
    table = has_window ? windows_.Adopt(found, group) : pool_.Adopt(found, group);
    const auto held = static_cast<int64_t>(Held(table).size());
    held_pages += held;
    found_idle += has_window ? held : 0;
  }
  Promise(request, held_pages, found_idle);
  request.published_pages = match.pages;
  request.slot_is_new = true;
  sequence.cached_tokens = match.pages * kPageTokens;
}

void Residency::Promise(RunningRequest& request, int64_t held_pages, int64_t found_idle) {
  const PageNeed need = PagesToAdmit(request);
  request.reserved_pages = need.pages - held_pages;
  request.reading_pages = need.for_reading;
  request.held_pages = request.reserved_pages + found_idle;
  LONGSPAN_CHECK(pool_.Reserve(request.reserved_pages));
}

void Residency::TakePages(RunningRequest& request, Sequence& sequence, int64_t tokens) {
  for (int group = 0; group < layout_.groups.count(); ++group) {
    std::vector<int32_t>& table = sequence.pages[group];
    const int64_t first = windows_.First(group, sequence.cached_tokens);
    for (auto page = static_cast<int64_t>(table.size()); page < PagesForTokens(tokens); ++page) {
      table.push_back(page < first ? kNoPage : TakePage(request));
    }
  }
}

int32_t Residency::TakePage(RunningRequest& request) {
  if (request.reserved_pages > 0) {
    --request.reserved_pages;
    return pool_.Take();
  }
  const std::optional<int32_t> page = pool_.TakeUnreserved();
  LONGSPAN_CHECK(page.has_value());
  return *page;
}

void Residency::BeginSlot(RunningRequest& request, BatchBuilder& batch) {
  if (!std::exchange(request.slot_is_new, false)) return;
  const Sequence& sequence = request.sequences.front().state;
  const bool is_empty = sequence.cached_tokens == 0;
  batch.slot_resets().push_back({sequence.slot, is_empty ? -1 : sequence.pages[0].back()});
}

void Residency::Fork(RunningRequest& request, BatchBuilder& batch) {
  request.forks_due = false;
  const int64_t prompt_tokens = request.prompt_tokens();
  Sequence& parent = request.sequences.front().state;
  for (size_t index = 1; index < request.sequences.size(); ++index) {
    Sequence& child = request.sequences[index].state;
    if (child.finished) continue;
    for (int group = 0; group < layout_.groups.count(); ++group) {
      ShareFullPages(request, parent, child, group);
    }
    TakePages(request, child, prompt_tokens);
    for (int group = 0; group < layout_.groups.count(); ++group) {
      ForkCopy copy{.source_slot = parent.slot,
                    .destination_slot = group == 0 ? child.slot : parent.slot};
      if (OffsetInPage(prompt_tokens) != 0) {
        copy.source_page = parent.pages[group][PageOfToken(prompt_tokens)];
        copy.destination_page = child.pages[group].back();
      } else if (group > 0) {
        break;
      }
      batch.forks().push_back(copy);
    }
  }
  if (parent.finished) GiveBack(parent);
}

void Residency::ShareFullPages(RunningRequest& request, const Sequence& parent, Sequence& child,
                               int group) {
  const int64_t prompt_tokens = request.prompt_tokens();
  const int64_t end = prompt_tokens / kPageTokens;
  std::vector<int32_t>& table = child.pages[group];
  table.assign(std::min(end, windows_.First(group, prompt_tokens)), kNoPage);
  for (auto page = static_cast<int64_t>(table.size()); page < end; ++page) {
    table.push_back(parent.pages[group][page]);
    if (layout_.groups.has_window(group)) {
      windows_.Share(table.back(), request.reserved_pages);
    } else {
      pool_.Share(table.back());
    }
  }
}

void Residency::Preempt(RunningRequest& request, bool is_copied, BatchBuilder& batch) {
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
  const std::vector<int32_t> pages = PagesToMove(request);
  request.host_pages = host_.TakePages(static_cast<int64_t>(pages.size()));
  request.host_slot = host_.TakeSlot();
  for (size_t i = 0; i < pages.size(); ++i) {
    batch.page_moves().push_back({pages[i], request.host_pages[i], true});
  }
  batch.slot_moves().push_back({sequence.slot, request.host_slot, true});
}

// Into pages and a slot that it has taken.
void Residency::MoveFromHost(RunningRequest& request, BatchBuilder& batch) {
  const Sequence& sequence = request.sequences.front().state;
  const std::vector<int32_t> pages = PagesToMove(request);
  LONGSPAN_CHECK(pages.size() == request.host_pages.size());
  for (size_t i = 0; i < pages.size(); ++i) {
    batch.page_moves().push_back({pages[i], request.host_pages[i], false});
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

void Residency::LeaveWindows(RunningRequest& request, int32_t sequence_index) {
  Sequence& sequence = request.sequences[sequence_index].state;
  const auto groups = static_cast<int>(sequence.pages.size());
  for (int group = layout_.groups.growing_count(); group < groups; ++group) {
    const int64_t settled =
        sequence_index == 0 ? FirstUnpublished(request) : std::numeric_limits<int64_t>::max();
    std::vector<int32_t>& table = sequence.pages[group];
    const int64_t end = std::min({static_cast<int64_t>(table.size()), settled,
                                  windows_.First(group, sequence.cached_tokens)});
    for (int64_t page = end; page > 0 && table[page - 1] != kNoPage; --page) {
      const bool is_kept = IsWorthKeeping(request, group, page - 1);
      windows_.Leave(std::exchange(table[page - 1], kNoPage), is_kept, request.reserved_pages);
    }
  }
}

// Its next page that is to be found, if there is to be one.
int64_t Residency::FirstUnpublished(const RunningRequest& request) const {
  const int64_t next = request.published_pages;
  const bool is_found =
      LeavesPages(options_, layout_, request) && MayBeNamed(options_, layout_, next, request);
  return is_found ? next : std::numeric_limits<int64_t>::max();
}

// The same prompt, or a longer one, begins behind these.
bool Residency::IsWorthKeeping(const RunningRequest& request, int group, int64_t page) const {
  const int64_t end = request.prompt_tokens() / kPageTokens;
  const int64_t found_again = AdoptablePages(request.prompt_tokens(), layout_.query_tile_tokens());
  return page < end && page >= windows_.First(group, found_again * kPageTokens);
}

void Residency::EndReading(RunningRequest& request) {
  const int64_t pages = std::min(std::exchange(request.reading_pages, 0), request.reserved_pages);
  pool_.Unreserve(pages);
  request.reserved_pages -= pages;
  request.held_pages -= pages;
}

void Residency::GiveBack(Sequence& sequence) {
  for (int group = 0; group < static_cast<int>(sequence.pages.size()); ++group) {
    const absl::Span<const int32_t> held = Held(sequence.pages[group]);
    if (layout_.groups.has_window(group)) {
      windows_.Release(held);
    } else {
      pool_.Release(held);
    }
  }
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
  if (!LeavesPages(options_, layout_, request)) return;
  const std::vector<std::vector<int32_t>>& tables = request.sequences.front().state.pages;
  for (int64_t& page = request.published_pages; (page + 1) * kPageTokens <= end_position; ++page) {
    if (!NamePage(options_, layout_, page, request)) return;
    const PageHash& name = request.request->cache.page_hashes[page];
    for (int group = 0; group < static_cast<int>(tables.size()); ++group) {
      const std::vector<int32_t>& table = tables[group];
      if (table[page] == kNoPage) continue;
      const bool is_first = page == 0 || layout_.groups.has_window(group);
      pool_.Publish(table[page], is_first ? kNoPage : table[page - 1], InGroup(name, group),
                    request.cache_owner);
    }
  }
}

// Those that a window has passed are known by their names alone.
void Residency::ForgetPages(const RunningRequest& request) {
  for (const RunningSequence& sequence : request.sequences) {
    for (const std::vector<int32_t>& table : sequence.state.pages) {
      for (const int32_t page : Held(table)) pool_.Forget(page);
    }
  }
  const std::vector<PageHash>& names = request.request->cache.page_hashes;
  for (int group = layout_.groups.growing_count(); group < layout_.groups.count(); ++group) {
    for (const PageHash& name : names) pool_.Forget(name, group);
  }
}

absl::Status Residency::CheckIntegrity(absl::Span<const RunningRequest* const> requests) const {
  if (absl::Status status = pool_.CheckIntegrity(); !status.ok()) return status;
  std::vector<bool> has_user(pool_.end_page(), false);  // within a window, and seen
  int64_t users = 0;
  int64_t reserved = 0;
  int64_t host_pages = 0;
  int64_t slots = 0;
  for (const RunningRequest* request : requests) {
    reserved += request->reserved_pages;
    host_pages += static_cast<int64_t>(request->host_pages.size());
    for (const RunningSequence& sequence : request->sequences) {
      slots += sequence.state.slot >= 0 ? 1 : 0;
      for (int group = 0; group < static_cast<int>(sequence.state.pages.size()); ++group) {
        for (const int32_t page : Held(sequence.state.pages[group])) {
          ++users;
          if (!layout_.groups.has_window(group)) continue;
          reserved += has_user[page] ? 1 : 0;
          has_user[page] = true;
        }
      }
    }
  }
  int64_t references = 0;
  for (int64_t page = 0; page < pool_.end_page(); ++page) {
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

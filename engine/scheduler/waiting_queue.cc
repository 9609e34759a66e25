#include "engine/scheduler/waiting_queue.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/scheduler/prompt_order.h"
#include "kernels/base/check.h"

namespace longspan {

void WaitingQueue::Add(const QueuedPrompt& prompt) {
  LONGSPAN_CHECK(prompts_.emplace(prompt.id, prompt).second);
  Tenant& tenant = tenants_[prompt.tenant];
  tenant.by_length[LengthClass(prompt)].insert(PlaceByPriority(prompt));
  tenant.by_age.insert(PlaceByAge(prompt));
}

void WaitingQueue::Remove(int64_t id) {
  const auto found = prompts_.find(id);
  LONGSPAN_CHECK(found != prompts_.end());
  const QueuedPrompt& prompt = found->second;
  const auto tenant = tenants_.find(prompt.tenant);
  const auto of_length = tenant->second.by_length.find(LengthClass(prompt));
  of_length->second.erase(PlaceByPriority(prompt));
  if (of_length->second.empty()) tenant->second.by_length.erase(of_length);
  tenant->second.by_age.erase(PlaceByAge(prompt));
  if (tenant->second.by_age.empty()) tenants_.erase(tenant);
  prompts_.erase(found);
}

std::vector<int64_t> WaitingQueue::Candidates(absl::Span<const double> service) const {
  if (prompts_.empty()) return {};
  const std::vector<int32_t> tenants = LeastServed(service);
  const size_t share =
      std::clamp<size_t>(kCandidates / tenants.size(), kLeastTenantCandidates, kTenantCandidates);
  std::vector<int64_t> ids;
  ids.reserve(kCandidates);
  for (const int32_t index : tenants) {
    const Tenant& tenant = tenants_.at(index);
    const size_t first = ids.size();
    AddNextOfEachLength(tenant, share / 2, ids);
    AddOldest(tenant, first, share, ids);
  }
  return ids;
}

// Powers of two.
int WaitingQueue::LengthClass(const QueuedPrompt& prompt) {
  return std::bit_width(static_cast<uint64_t>(prompt.tokens));
}

WaitingQueue::Place WaitingQueue::PlaceByPriority(const QueuedPrompt& prompt) {
  return {prompt.priority, prompt.due_us, prompt.id};
}

// Priority falls by one with each kAgeingUs: of two that are overdue the one with the lower sum is
// always the more important, up to what is rounded.
WaitingQueue::Place WaitingQueue::PlaceByAge(const QueuedPrompt& prompt) {
  const int64_t due_us = std::min(prompt.due_us, kNeverUs / 2);
  return {due_us + prompt.priority * kAgeingUs, prompt.due_us, prompt.id};
}

std::vector<int32_t> WaitingQueue::LeastServed(absl::Span<const double> service) const {
  constexpr size_t kMostTenants = kCandidates / kLeastTenantCandidates;
  std::vector<std::pair<double, int32_t>> order;
  order.reserve(tenants_.size());
  for (const auto& [index, tenant] : tenants_) {
    const auto place = static_cast<size_t>(index);
    order.emplace_back(place < service.size() ? service[place] : 0.0, index);
  }
  const size_t count = std::min(order.size(), kMostTenants);
  std::partial_sort(order.begin(), order.begin() + static_cast<ptrdiff_t>(count), order.end());
  std::vector<int32_t> least(count);
  for (size_t i = 0; i < count; ++i) least[i] = order[i].second;
  return least;
}

void WaitingQueue::AddNextOfEachLength(const Tenant& tenant, size_t count,
                                       std::vector<int64_t>& ids) {
  using Iterator = absl::btree_set<Place>::const_iterator;
  std::vector<std::pair<Iterator, Iterator>> classes;
  for (const auto& [length_class, places] : tenant.by_length) {
    classes.emplace_back(places.begin(), places.end());
  }
  const size_t end = ids.size() + count;
  for (bool added = true; added;) {
    added = false;
    for (auto& [next, last] : classes) {
      if (next == last || ids.size() == end) continue;
      ids.push_back((next++)->id);
      added = true;
    }
  }
}

// Until there are `count` of this tenant, whose ids begin at `first`.
void WaitingQueue::AddOldest(const Tenant& tenant, size_t first, size_t count,
                             std::vector<int64_t>& ids) {
  const size_t chosen = ids.size();
  for (const Place& place : tenant.by_age) {
    if (ids.size() == first + count) return;
    const auto begin = ids.begin() + static_cast<ptrdiff_t>(first);
    const auto end = ids.begin() + static_cast<ptrdiff_t>(chosen);
    if (std::find(begin, end, place.id) == end) ids.push_back(place.id);
  }
}

}  // namespace longspan

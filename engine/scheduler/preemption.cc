#include "engine/scheduler/preemption.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace longspan {
namespace {

int64_t OldestRequest(const SchedulerView& view) {
  int64_t oldest = std::numeric_limits<int64_t>::max();
  for (const PromptView& prompt : view.reading) oldest = std::min(oldest, prompt.id);
  for (const DecodeView& sequence : view.decoding) oldest = std::min(oldest, sequence.request);
  for (const VictimView& victim : view.victims) oldest = std::min(oldest, victim.request);
  return oldest;
}

bool ReadsAgain(const VictimView& victim) { return victim.reads_prompt && victim.preemptions > 0; }

bool GoesFirst(const VictimView& left, const VictimView& right) {
  return std::make_tuple(ReadsAgain(left), -int64_t{left.priority}, -left.arrival_us,
                         -left.request) < std::make_tuple(ReadsAgain(right),
                                                          -int64_t{right.priority},
                                                          -right.arrival_us, -right.request);
}

std::vector<VictimView> Eligible(const SchedulerView& view) {
  const int64_t oldest = OldestRequest(view);
  std::vector<VictimView> eligible;
  for (const VictimView& victim : view.victims) {
    if (victim.request != oldest && victim.preemptions < kMostPreemptions) {
      eligible.push_back(victim);
    }
  }
  std::sort(eligible.begin(), eligible.end(), GoesFirst);
  return eligible;
}

}  // namespace

std::vector<VictimView> Victims(const SchedulerView& view) {
  std::vector<int64_t> takers;  // requests, once for each page
  for (const DecodeView& sequence : view.decoding) {
    if (!sequence.can_decode) continue;
    takers.insert(takers.end(), sequence.needed_pages, sequence.request);
  }
  int64_t missing_pages = static_cast<int64_t>(takers.size()) - view.available_pages;
  if (missing_pages <= 0) return {};
  std::vector<VictimView> victims;
  for (const VictimView& victim : Eligible(view)) {
    if (missing_pages <= 0) break;
    const int64_t pages =
        victim.releasable_pages + std::count(takers.begin(), takers.end(), victim.request);
    if (pages == 0) continue;
    missing_pages -= pages;
    victims.push_back(victim);
  }
  return victims;
}

}  // namespace longspan

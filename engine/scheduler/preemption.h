// Which running requests are preempted when generated tokens need pages that are not there. After
// Kwon et al., "Efficient Memory Management for Large Language Model Serving with PagedAttention"
// (SOSP 2023), section 4.5: all of a request or nothing, the latest first. To this come importance,
// and bounds: whoever is oldest goes on, and nobody is preempted for ever. Pure functions.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/scheduler/scheduler.h"

namespace longspan {

// So often a request is preempted. One that was is to be admitted with all the pages that it can
// ever need: it neither is a victim again nor waits for a page.
inline constexpr int32_t kMostPreemptions = 2;

// The requests that give up their pages, least important first, so that the sequences that can
// decode and need a page get one: those with the highest priority value, of them the latest. Those
// that would have to read their prompt once more only when no one else is left. Never the oldest of
// all, so never one that is alone. Empty if there are pages enough.
std::vector<VictimView> Victims(const SchedulerView& view);

}  // namespace longspan

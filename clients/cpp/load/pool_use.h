// How a server's pools are used: their units by state.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "longspan/v1/inference.pb.h"

namespace longspan {

// The four states make all units.
struct PoolUse {
  std::string name;
  int64_t used = 0;
  int64_t reserved = 0;  // promised to running requests, not yet written
  int64_t cached = 0;    // in nobody's use, with contents that prompts can find
  int64_t free = 0;

  int64_t total() const { return used + reserved + cached + free; }
};

// Pages of the KV cache, state slots, pages in the host's memory; without those that have no units.
std::vector<PoolUse> PoolsOf(const v1::GetLoadResponse& load);

// "[####++==....]", `columns` wide (at least 3): used, reserved, cached, free. Each edge is where
// it belongs, rounded.
std::string Bar(const PoolUse& pool, int columns);

}  // namespace longspan

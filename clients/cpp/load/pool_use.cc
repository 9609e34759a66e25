#include "clients/cpp/load/pool_use.h"

#include <algorithm>
#include <cmath>

namespace longspan {

namespace {

// Never below 0, whatever a server says.
int64_t Rest(int64_t total, int64_t others) { return std::max<int64_t>(0, total - others); }

}  // namespace

std::vector<PoolUse> PoolsOf(const v1::GetLoadResponse& load) {
  // What is promised is taken of the free pages first, as in the server's own metrics.
  const int64_t reserved_free = std::min(load.kv_pages_reserved(), load.kv_pages_free());
  const int64_t reserved_cached = load.kv_pages_reserved() - reserved_free;
  std::vector<PoolUse> pools = {
      {"kv pages", Rest(load.kv_pages_total(), load.kv_pages_free() + load.kv_pages_cached()),
       load.kv_pages_reserved(), Rest(load.kv_pages_cached(), reserved_cached),
       load.kv_pages_free() - reserved_free},
      {"state slots", Rest(load.state_slots_total(), load.state_slots_free()), 0, 0,
       load.state_slots_free()},
      {"host pages", load.host_pages_used(), 0, 0,
       Rest(load.host_pages_total(), load.host_pages_used())}};
  const auto is_absent = [](const PoolUse& pool) { return pool.total() == 0; };
  pools.erase(std::remove_if(pools.begin(), pools.end(), is_absent), pools.end());
  return pools;
}

std::string Bar(const PoolUse& pool, int columns) {
  const int width = columns - 2;
  const auto edge = [&](int64_t units) {
    const int64_t total = std::max<int64_t>(1, pool.total());
    return static_cast<size_t>(std::llround(
        static_cast<double>(width) * static_cast<double>(units) / static_cast<double>(total)));
  };
  std::string bar(static_cast<size_t>(width), '.');
  const size_t used = edge(pool.used);
  const size_t reserved = edge(pool.used + pool.reserved);
  const size_t cached = edge(pool.used + pool.reserved + pool.cached);
  std::fill(bar.begin(), bar.begin() + static_cast<ptrdiff_t>(used), '#');
  std::fill(bar.begin() + static_cast<ptrdiff_t>(used),
            bar.begin() + static_cast<ptrdiff_t>(reserved), '+');
  std::fill(bar.begin() + static_cast<ptrdiff_t>(reserved),
            bar.begin() + static_cast<ptrdiff_t>(cached), '=');
  return "[" + bar + "]";
}

}  // namespace longspan

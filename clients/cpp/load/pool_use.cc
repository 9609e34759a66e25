#include "clients/cpp/load/pool_use.h"

#include <algorithm>
#include <cmath>

namespace longspan {

namespace {

// Whatever a server says, its units can be added up.
int64_t Units(int64_t reported) { return std::clamp<int64_t>(reported, 0, int64_t{1} << 50); }
int64_t Rest(int64_t total, int64_t others) { return std::max<int64_t>(0, total - others); }

PoolUse KvPages(const v1::GetLoadResponse& load) {
  const int64_t total = Units(load.kv_pages_total());
  const int64_t free = Units(load.kv_pages_free());
  const int64_t cached = Units(load.kv_pages_cached());
  const int64_t reserved = Units(load.kv_pages_reserved());
  // What is promised is taken of the free pages first, as in the server's own metrics.
  const int64_t reserved_free = std::min(reserved, free);
  return {"kv pages", Rest(total, free + cached), reserved, Rest(cached, reserved - reserved_free),
          free - reserved_free};
}

PoolUse InUse(const char* name, int64_t total, int64_t free) {
  return {name, Rest(total, free), 0, 0, free};
}

}  // namespace

std::vector<PoolUse> PoolsOf(const v1::GetLoadResponse& load) {
  const int64_t host_used = Units(load.host_pages_used());
  std::vector<PoolUse> pools = {
      KvPages(load),
      InUse("state slots", Units(load.state_slots_total()), Units(load.state_slots_free())),
      {"host pages", host_used, 0, 0, Rest(Units(load.host_pages_total()), host_used)}};
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

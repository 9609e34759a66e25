// Watches for want of memory: keeps the reserve that allocations fall back on, reports when it was
// used, and says when the daemon has to end while it still can.
#pragma once

#include <cstdint>

#include "server/base/memory_reserve.h"
#include "server/observation/log.h"
#include "server/observation/metrics.h"

namespace longspan {

class MemoryWatch {
 public:
  // Whether there is enough to go on with: the reserve is whole, or is again within some looks. To
  // be called at each look (every 100 ms), by one thread.
  bool HasMemory(Log* log, Metrics* metrics);
  // Of the reserve.
  bool is_whole() const { return reserve_.is_held(); }
  // How often the reserve was used, as far as that was reported.
  int64_t shortages() const { return reported_releases_; }

 private:
  MemoryReserve reserve_;
  int64_t reported_releases_ = 0;
  int looks_without_reserve_ = 0;
};

}  // namespace longspan

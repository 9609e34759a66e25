#include "server/memory_watch.h"

#include <utility>

namespace longspan {
namespace {

// So many looks the reserve may be away before the daemon ends while it can: two seconds.
constexpr int kLooksWithoutReserve = 20;

}  // namespace

bool MemoryWatch::HasMemory(Log* log, Metrics* metrics) {
  const int64_t releases = reserve_.releases();
  if (reserve_.is_held() && releases == reported_releases_) return true;
  const bool is_refilled = reserve_.Refill();
  const int64_t shortages = releases - std::exchange(reported_releases_, releases);
  if (shortages > 0) {
    metrics->OnMemoryShortages(shortages);
    log->Write({"memory shortage", ""}, LogLevel::kWarning,
               "memory ran out, and its reserve was used",
               {{"shortages", shortages}, {"reserve_is_there_again", is_refilled}});
  }
  looks_without_reserve_ = is_refilled ? 0 : looks_without_reserve_ + 1;
  return looks_without_reserve_ < kLooksWithoutReserve;
}

}  // namespace longspan

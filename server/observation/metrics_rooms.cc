#include "server/observation/metrics_rooms.h"

namespace longspan {

void RoomMetrics::OnReads(const StepReads& reads) {
  found_pages.Increment(static_cast<double>(reads.rooms.found));
  fetched_pages.Increment(static_cast<double>(reads.rooms.fetched));
  left_pages.Increment(static_cast<double>(reads.rooms.left));
  fetched_bytes.Increment(static_cast<double>(reads.fetched_bytes));
  read_bytes.Increment(static_cast<double>(reads.home_read_bytes));
  written_bytes.Increment(static_cast<double>(reads.home_written_bytes));
  fetch_seconds.Increment(static_cast<double>(reads.fetch_us) * kMicrosecond);
}

}  // namespace longspan

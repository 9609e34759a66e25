#include "server/plan/home_plan.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "kernels/rooms/pages_read.h"
#include "server/plan/memory_text.h"

namespace longspan {
namespace {

// i32 of each layer and KV head: the room of a page; the page of a room, and when it was read.
int64_t IndexBytesPerPage(const KvLayout& layout) {
  return int64_t{4} * layout.layers_per_page() * layout.kv_heads;
}
int64_t IndexBytesPerRoom(const KvLayout& layout) { return 2 * IndexBytesPerPage(layout); }

int64_t BytesBesideRooms(const KvLayout& layout, int64_t pages) {
  return pages * (layout.summary_bytes_per_page() + layout.carry_bytes_per_page() +
                  IndexBytesPerPage(layout));
}

}  // namespace

absl::StatusOr<int64_t> HomeBytesToAsk(int64_t kv_host_bytes, int64_t available_bytes) {
  constexpr int64_t kSpareBytes = int64_t{1} << 30;
  if (available_bytes == 0) return kv_host_bytes;
  const int64_t bytes = std::min(kv_host_bytes, available_bytes - kSpareBytes);
  if (bytes >= kv_host_bytes / 8) return bytes;
  return absl::ResourceExhaustedError(
      absl::StrCat("--kv-host-bytes is ", FormatBytes(kv_host_bytes), "; this process may have ",
                   FormatBytes(available_bytes), " more of the host's memory, of which it keeps ",
                   FormatBytes(kSpareBytes),
                   " for all else. An eighth of the flag is the least that is served."));
}

absl::StatusOr<int64_t> CountHomes(const KvLayout& layout, int64_t kv_host_bytes,
                                   int64_t most_pages) {
  const int64_t page_bytes = layout.kv_bytes_per_page();
  if (kv_host_bytes >= page_bytes) return std::min(kv_host_bytes / page_bytes, most_pages);
  return absl::InvalidArgumentError(absl::StrCat("--kv-host-bytes is ", kv_host_bytes,
                                                 "; keys and values of one page of ", kPageTokens,
                                                 " tokens take ", page_bytes, " bytes."));
}

absl::StatusOr<RoomPlan> PlanRooms(const KvLayout& layout, int64_t pages, int64_t device_bytes,
                                   absl::string_view there) {
  const int64_t one_room_bytes = layout.kv_bytes_per_page() + IndexBytesPerRoom(layout);
  const int64_t beside_bytes = BytesBesideRooms(layout, pages);
  const int64_t least = RoomsForAll(layout, pages, /*slots=*/1);
  if (device_bytes < beside_bytes + least * one_room_bytes) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--kv-host-bytes has keys and values of ", pages, " pages, which need ",
        FormatBytes(beside_bytes), " of the device for summaries, carry and index, and ",
        FormatBytes(least * one_room_bytes), " for ", least,
        " rooms, since a decode step reads so many pages of one sequence; ", there));
  }
  const int64_t rooms = std::min(pages, (device_bytes - beside_bytes) / one_room_bytes);
  return RoomPlan{rooms, rooms * layout.kv_bytes_per_page(),
                  pages * IndexBytesPerPage(layout) + rooms * IndexBytesPerRoom(layout)};
}

int64_t RoomsForAll(const KvLayout& layout, int64_t pages, int64_t slots) {
  return std::min(pages, slots * MostPagesRead(layout.nsa));
}

}  // namespace longspan

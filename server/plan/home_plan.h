// How two memories are divided where keys and values are at home in the host's (--kv-host-bytes,
// kernels/kv_rooms.h): pages by the bytes of the host, rooms by what the device has left beside the
// summaries, carry and index of all pages. Pure.
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/kv_layout.h"

namespace longspan {

// A room here is one of each layer and KV head: as large as a page's keys and values.
struct RoomPlan {
  int64_t rooms = 0;
  int64_t room_bytes = 0;   // all of them,
  int64_t index_bytes = 0;  // and which page is in which
};

// What the host is asked for: `kv_host_bytes`, or what it has available (0: not known) but for a
// GiB that the rest of the process may need. ResourceExhausted if that is less than an eighth.
absl::StatusOr<int64_t> HomeBytesToAsk(int64_t kv_host_bytes, int64_t available_bytes);

// Pages whose keys and values fit into the host's bytes, `most_pages` at most. InvalidArgument if
// there is not one.
absl::StatusOr<int64_t> CountHomes(const KvLayout& layout, int64_t kv_host_bytes,
                                   int64_t most_pages);

// The rooms that `device_bytes` have, beside what each of the pages keeps on the device; never more
// than pages. InvalidArgument if they are fewer than one sequence's decode step reads pages;
// `there` says in its message where the bytes come from and which flags change them.
absl::StatusOr<RoomPlan> PlanRooms(const KvLayout& layout, int64_t pages, int64_t device_bytes,
                                   absl::string_view there);

// So many rooms have all pages that a decode step of `slots` sequences may read.
int64_t RoomsForAll(const KvLayout& layout, int64_t pages, int64_t slots);

}  // namespace longspan

// Memory of the host for keys and values that are at home there (kernels/kv_rooms.h). It may be
// taken before the rest of a cache, since a system can grant less than it is asked for, and what is
// planned follows from that. Whoever makes the backend's other memory takes it: one thread.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "kernels/backend.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct KvHomes {
  int64_t pages = 0;
  // Keys, values and the scales of each, [layers of a page, pages, elements of one page]; null
  // where a page has none.
  std::array<std::unique_ptr<Buffer>, 4> buffers;
  // Why there are fewer pages than were asked for; OK where there are not.
  absl::Status refusal;
};

// As many of the pages as the system grants, in eighths of them. The system's answer, which is
// ResourceExhausted where there is no memory, if it refuses even one eighth.
absl::StatusOr<KvHomes> TakeHomes(const KvLayout& layout, int64_t pages, Backend* backend);

}  // namespace longspan

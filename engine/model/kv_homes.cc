#include "engine/model/kv_homes.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace longspan {
namespace {

constexpr int64_t kParts = 8;

absl::StatusOr<KvHomes> TakeAll(const KvLayout& layout, int64_t pages, Backend& backend) {
  const auto keys =
      static_cast<size_t>(layout.key_elements_per_page()) * SizeBytes(layout.kv_dtype);
  const auto scales = static_cast<size_t>(layout.scale_elements_per_page());
  const std::array<size_t, 4> bytes_of_page = {keys, keys, scales, scales};
  KvHomes homes;
  homes.pages = pages;
  for (size_t i = 0; i < bytes_of_page.size(); ++i) {
    if (bytes_of_page[i] == 0) continue;
    // Neighbouring pages of one layer travel together.
    const size_t layer_bytes = static_cast<size_t>(pages) * bytes_of_page[i];
    absl::StatusOr<std::unique_ptr<Buffer>> buffer =
        backend.AllocateHost("kv_home", layout.layers_per_page() * layer_bytes, layer_bytes);
    if (!buffer.ok()) return buffer.status();
    homes.buffers[i] = *std::move(buffer);
  }
  return homes;
}

}  // namespace

absl::StatusOr<KvHomes> TakeHomes(const KvLayout& layout, int64_t pages, Backend* backend) {
  absl::Status refusal;
  for (int64_t parts = kParts; parts > 0; --parts) {
    absl::StatusOr<KvHomes> homes =
        TakeAll(layout, std::max<int64_t>(1, pages * parts / kParts), *backend);
    if (homes.ok()) {
      homes->refusal = refusal;
      return homes;
    }
    if (refusal.ok()) refusal = homes.status();
  }
  return refusal;
}

}  // namespace longspan

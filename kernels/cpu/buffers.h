// Host memory for the CPU backend: zeroed, aligned for vectors, on huge pages where it is large.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "kernels/backend.h"

namespace longspan::cpu {

// Pools named "kv…" stay out of core dumps: they hold what users wrote. ResourceExhausted if the
// system refuses.
absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool, size_t bytes);
absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool, size_t bytes);

// Many small pieces that live as long as this, side by side on huge pages: a decode token reads
// every weight, and small pages cost it a third of the bandwidth.
class HostSlabs {
 public:
  explicit HostSlabs(std::string pool) : pool_(std::move(pool)) {}
  // Whole cache lines, which pieces consist of.
  static size_t Rounded(size_t bytes);
  // Zeroed, aligned to a cache line, Rounded(bytes) long.
  absl::StatusOr<absl::Span<std::byte>> Take(size_t bytes);

 private:
  const std::string pool_;
  std::vector<std::unique_ptr<Buffer>> slabs_;
  size_t used_bytes_ = 0;  // of the last slab
};

}  // namespace longspan::cpu

// Host memory for the CPU backend: zeroed, aligned for vectors, on huge pages where it is large.
#pragma once

#include <cstddef>
#include <memory>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/backend.h"

namespace longspan::cpu {

// Pools named "kv…" stay out of core dumps: they hold what users wrote. ResourceExhausted if the
// system refuses.
absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool, size_t bytes);

}  // namespace longspan::cpu

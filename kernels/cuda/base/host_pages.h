// Memory of the host that is to be pinned: on pages of its own, huge ones where the system has
// them, near the device, and there before it is pinned. Any thread.
#pragma once

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace longspan::cuda {

inline constexpr int kAnyNumaNode = -1;

// Bytes that are mapped for so many.
size_t MappedBytes(size_t bytes);

// Zeroed memory, on `numa_node` as long as that has any. Core dumps leave it out.
// ResourceExhausted, naming the pool, if the system has no addresses for it.
absl::StatusOr<void*> MapHostPages(absl::string_view pool, size_t bytes, int numa_node);
void UnmapHostPages(void* data, size_t bytes);

// The node that a device of the PCI bus is at, as `folder` says (/sys/bus/pci/devices), which has a
// folder for each bus id; kAnyNumaNode where it is not known, or there is one.
int NumaNodeOf(const std::string& folder, std::string bus_id);
// How much of the memory is on another node than this one, from 0 to 1, by a sample of its pages.
double ShareElsewhere(const void* data, size_t bytes, int numa_node);

}  // namespace longspan::cuda

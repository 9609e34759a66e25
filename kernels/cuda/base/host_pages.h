// Memory of the host that is to be pinned: on pages of its own, huge ones where the system has
// them, near the device, and there before it is pinned. Any thread.
//
// A system clears pages when they are first touched, and pinning walks them one by one. Either
// takes as long as the other, so one part is touched while the part before is pinned.
#pragma once

#include <cstddef>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "kernels/backend.h"

namespace longspan::cuda {

inline constexpr int kAnyNumaNode = -1;

// Bytes that are mapped for so many.
size_t MappedBytes(size_t bytes);

// Addresses, of which TouchAndPin makes zeroed memory, on `numa_node` as long as that has any. Core
// dumps leave it out. ResourceExhausted if the system has no addresses for it.
absl::StatusOr<char*> MapHostPages(size_t bytes, int numa_node);
void UnmapHostPages(char* data, size_t bytes);

using PinRange = absl::FunctionRef<absl::Status(HostArray::Range range)>;
// Touches all pages of these ranges of an array, on up to `most_threads`, and has each range pinned
// once it is there, in turn, on another thread. Ends with the first error: ResourceExhausted if
// there is no memory.
absl::Status TouchAndPin(char* data, absl::Span<const HostArray::Range> ranges, int most_threads,
                         PinRange pin);

// The node that a device of the PCI bus is at, as `folder` says (/sys/bus/pci/devices), which has a
// folder for each bus id; kAnyNumaNode where it is not known, or there is one.
int NumaNodeOf(const std::string& folder, std::string bus_id);
// How much of the memory is on another node than this one, from 0 to 1, by a sample of its pages.
double ShareElsewhere(const void* data, size_t bytes, int numa_node);

}  // namespace longspan::cuda

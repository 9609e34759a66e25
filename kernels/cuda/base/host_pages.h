// Memory of the host that is to be pinned: on pages of its own, huge ones where the system has
// them, near the device, and there before it is pinned. Any thread.
//
// A system clears pages when they are first touched, and pinning walks them one by one. Either takes
// as long as the other, so one part is touched while the part before is pinned.
#pragma once

#include <cstddef>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace longspan::cuda {

inline constexpr int kAnyNumaNode = -1;

// Bytes that are mapped for so many.
size_t MappedBytes(size_t bytes);

// Addresses of memory that will be zeroed, and on `numa_node` as long as that has any. Core dumps
// leave it out. ResourceExhausted if the system has no addresses for it.
absl::StatusOr<char*> MapHostPages(size_t bytes, int numa_node);
void UnmapHostPages(char* data, size_t bytes);

// The parts of `mapped` bytes that are touched and pinned at once: whole units (Backend's
// AllocateHost), if a page never belongs to two of them; else there is one part.
size_t PartBytes(size_t mapped, size_t unit_bytes);
using PinPart = absl::FunctionRef<absl::Status(char* part, size_t bytes)>;
// Touches all pages of [data, data + mapped), and has each part pinned once it is there, in turn,
// on another thread. Ends with the first error; `pinned` is how many bytes were pinned before it.
absl::Status TouchAndPin(char* data, size_t mapped, size_t part_bytes, PinPart pin, size_t* pinned);

// The node that a device of the PCI bus is at, as `folder` says (/sys/bus/pci/devices), which has a
// folder for each bus id; kAnyNumaNode where it is not known, or there is one.
int NumaNodeOf(const std::string& folder, std::string bus_id);
// How much of the memory is on another node than this one, from 0 to 1, by a sample of its pages.
double ShareElsewhere(const void* data, size_t bytes, int numa_node);

}  // namespace longspan::cuda

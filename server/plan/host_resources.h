// What this process may use of its machine: memory and processors, control groups and affinity
// respected.
#pragma once

#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"

namespace longspan {

struct HostResources {
  int64_t memory_bytes = 0;  // the smallest of physical memory and every limit above this process
  // What could be taken now: the smallest of what the machine says is available and what each limit
  // leaves, caches of files that would go not counted as used. 0 where nothing says so.
  int64_t available_bytes = 0;
  // That this process may lock, where that is limited: RLIMIT_MEMLOCK.
  std::optional<int64_t> locked_bytes;
  int cpus = 1;  // whole processors, at least 1
};

// Reads /proc and /sys/fs/cgroup (versions 1 and 2) below `root`, which is "" but in tests.
// `affinity_cpus` is how many processors the scheduler lets this process run on.
HostResources ReadHostResources(absl::string_view root, int affinity_cpus);
HostResources ReadHostResources();

// How many processes and threads there may be, where something says so.
struct ThreadLimits {
  std::optional<int64_t> of_user;     // RLIMIT_NPROC, which does not hold for root
  std::optional<int64_t> of_group;    // the smallest of the control groups above this process
  std::optional<int64_t> of_machine;  // of the kernel
};

ThreadLimits ReadThreadLimits(absl::string_view root = "");

// Raises the number of files and sockets that this process may have open, which shells keep at some
// thousand, as far as it may do that itself.
void RaiseFileLimit();

}  // namespace longspan

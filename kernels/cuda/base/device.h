// Which device computes, and whether it can. Called once, at start-up.
#pragma once

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"

namespace longspan::cuda {

struct Device {
  int index = 0;
  std::string name;
  int architecture = 0;  // 90 for sm_90
  int multiprocessors = 0;
  size_t total_bytes = 0;
  size_t free_bytes = 0;  // when it was opened
};

// Makes device `index` the calling thread's. An error says what was found and what is needed: no
// driver, no such device, an architecture older than sm_80, a device that others hold.
absl::StatusOr<Device> OpenDevice(int index);

// The bytes to take: `asked_bytes`, or when 0 `fraction` of what is free less the driver's share.
// ResourceExhausted, with what is free, if that cannot be had.
absl::StatusOr<size_t> MemoryToTake(const Device& device, size_t asked_bytes, double fraction);

}  // namespace longspan::cuda

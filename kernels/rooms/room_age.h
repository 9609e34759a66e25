// How old rooms are, the same on every device.
#pragma once

#include <cstdint>

namespace longspan {

// Beyond so many steps ages count alike.
inline constexpr int32_t kOldestSteps = 1023;

// How many steps ago a room was read. Counters begin again after 2^32 steps: what is as old looks
// young then, and leaves later.
constexpr int32_t AgeInSteps(int32_t now, int32_t read_at) {
  const uint32_t steps = static_cast<uint32_t>(now) - static_cast<uint32_t>(read_at);
  return steps < static_cast<uint32_t>(kOldestSteps) ? static_cast<int32_t>(steps) : kOldestSteps;
}

}  // namespace longspan

// The steady clock in microseconds.
#pragma once

#include <chrono>
#include <cstdint>

namespace longspan {

inline int64_t SteadyNowUs() {
  return std::chrono::duration_cast<std::chrono::microseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

inline double MillisecondsBetween(int64_t from_us, int64_t to_us) {
  return static_cast<double>(to_us - from_us) / 1000.0;
}

}  // namespace longspan

// The steady clock in microseconds. The engine knows no other: the wall clock may be set at any
// time. What belongs to the engine thread is given a Clock, so that a simulation can give it its
// own; network threads read the machine's.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "absl/time/clock.h"
#include "absl/time/time.h"

namespace longspan {

inline int64_t SteadyNowUs() {
  return std::chrono::duration_cast<std::chrono::microseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

class Clock {
 public:
  virtual ~Clock() = default;
  virtual int64_t NowUs() const = 0;  // never falls
};

class SteadyClock final : public Clock {
 public:
  int64_t NowUs() const override { return SteadyNowUs(); }
  static const Clock& Machine() {
    static const SteadyClock clock;
    return clock;
  }
};

inline constexpr int64_t kNeverUs = std::numeric_limits<int64_t>::max();

// What the steady clock shows when the wall clock shows `time`, as the two stand now. For deadlines
// that come from outside: asked once, when they come.
inline int64_t SteadyUsAt(absl::Time time) {
  const int64_t now_us = SteadyNowUs();
  const int64_t left_us = absl::ToInt64Microseconds(time - absl::Now());  // saturates
  return left_us > kNeverUs - now_us ? kNeverUs : now_us + left_us;
}

inline double MillisecondsBetween(int64_t from_us, int64_t to_us) {
  return static_cast<double>(to_us - from_us) / 1000.0;
}

}  // namespace longspan

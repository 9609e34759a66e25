// The steady clock in microseconds. The engine knows no other: the wall clock may be set at any
// time. What belongs to the engine thread is given a Clock, so that a simulation can give it its
// own; network threads read the machine's.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

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

// Time in whole microseconds, or another unit. What is beyond them is the most that they hold,
// which is kNeverUs, or the least: times that are predicted may be anything.
inline int64_t WholeTime(double time) {
  constexpr double kBeyond = 0x1p63;
  if (time >= kBeyond) return kNeverUs;
  return time > -kBeyond ? static_cast<int64_t>(time) : std::numeric_limits<int64_t>::min();
}

// So much after `time_us`, which is not negative; kNeverUs where that is beyond the clock.
inline int64_t LaterUs(int64_t time_us, int64_t more_us) {
  return more_us > kNeverUs - time_us ? kNeverUs : time_us + more_us;
}

// How long something takes: what the wall clock shows before and after says nothing of it.
class Stopwatch {
 public:
  absl::Duration passed() const { return absl::Microseconds(SteadyNowUs() - begun_us_); }

 private:
  int64_t begun_us_ = SteadyNowUs();
};

inline double MillisecondsBetween(int64_t from_us, int64_t to_us) {
  return static_cast<double>(to_us - from_us) / 1000.0;
}

}  // namespace longspan

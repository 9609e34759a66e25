// When requests of an open loop are to be sent, which nothing that the server does changes.
#pragma once

#include <cstdint>

#include "clients/cpp/bench/seeded_random.h"

namespace longspan {

class ArrivalProcess {
 public:
  // Gaps are drawn from the exponential distribution: independent clients.
  static ArrivalProcess Poisson(double mean_gap_us, SeededRandom random) {
    return ArrivalProcess(mean_gap_us, true, random);
  }
  // The first at 0.
  static ArrivalProcess Even(double gap_us) {
    return ArrivalProcess(gap_us, false, SeededRandom({}));
  }

  // Microseconds since the run began, of the arrival after the last one that was asked for; never
  // less than that one's.
  int64_t NextUs() {
    if (poisson_) return static_cast<int64_t>(time_us_ += mean_gap_us_ * random_.Exponential());
    return static_cast<int64_t>(mean_gap_us_ * static_cast<double>(arrivals_++));
  }

 private:
  ArrivalProcess(double mean_gap_us, bool poisson, SeededRandom random)
      : mean_gap_us_(mean_gap_us), poisson_(poisson), random_(random) {}

  double mean_gap_us_;
  bool poisson_;
  SeededRandom random_;
  double time_us_ = 0;
  int64_t arrivals_ = 0;  // an even one's times are multiples, so that errors do not add up
};

}  // namespace longspan

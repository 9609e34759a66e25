#include "engine/scheduler/reading_pace.h"

#include <algorithm>
#include <cmath>

namespace longspan {

void ReadingPace::OnStepPlanned(int64_t now_us, double read_us, bool others_wait) {
  if (waited_) {
    const double passed_us = static_cast<double>(now_us - last_us_);
    const double kept = std::exp(-passed_us / kMemoryUs);
    read_us_ = kept * read_us_ + last_read_us_;
    passed_us_ = kept * passed_us_ + passed_us;
  }
  last_us_ = now_us;
  last_read_us_ = read_us;
  waited_ = others_wait;
}

double ReadingPace::value() const { return std::max(kLeast, read_us_ / passed_us_); }

}  // namespace longspan

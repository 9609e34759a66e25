// The clock of a simulation: it shows what it was set to, and is never set back.
#pragma once

#include "kernels/base/check.h"
#include "kernels/base/clock.h"

namespace longspan {

class SimClock final : public Clock {
 public:
  int64_t NowUs() const override { return now_us_; }
  void SetUs(int64_t now_us) {
    LONGSPAN_CHECK(now_us >= now_us_);
    now_us_ = now_us;
  }

 private:
  int64_t now_us_ = 1'000'000;
};

}  // namespace longspan

// How much of something is permitted: so much at once, and so much a second from then on (the token
// bucket). Time comes in as a value of a clock that never falls.
#pragma once

#include <algorithm>
#include <cstdint>

namespace longspan::http2 {

struct BucketSize {
  double burst = 0;
  double per_second = 0;
};

class TokenBucket {
 public:
  explicit TokenBucket(const BucketSize& size) : size_(size), tokens_(size.burst) {}

  // False, and nothing taken, if there is none left.
  bool Take(int64_t now_us) {
    constexpr double kSecondsPerUs = 1e-6;
    if (filled_us_ != kNever && now_us > filled_us_) {
      Give(static_cast<double>(now_us - filled_us_) * kSecondsPerUs * size_.per_second);
    }
    filled_us_ = std::max(filled_us_, now_us);
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  // Earned besides; what the bucket does not hold is lost.
  void Give(double tokens) { tokens_ = std::min(size_.burst, tokens_ + tokens); }

 private:
  static constexpr int64_t kNever = INT64_MIN;

  const BucketSize size_;
  double tokens_;
  int64_t filled_us_ = kNever;
};

}  // namespace longspan::http2

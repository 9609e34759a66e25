#include "clients/cpp/bench/token_gaps.h"

#include <cstddef>
#include <utility>

namespace longspan {

void TokenGaps::Take(int64_t tokens, int64_t now_us) {
  if (last_us_ >= 0 && now_us - last_us_ >= kBurstUs) EndBurst();
  last_us_ = now_us;
  tokens_ += tokens;
}

std::vector<float> TokenGaps::End() {
  EndBurst();
  return std::exchange(gaps_ms_, {});
}

void TokenGaps::EndBurst() {
  if (after_us_ >= 0 && tokens_ > 0) {
    const auto time_us = static_cast<double>(last_us_ - after_us_);
    gaps_ms_.insert(gaps_ms_.end(), static_cast<size_t>(tokens_),
                    static_cast<float>(time_us * 1e-3 / static_cast<double>(tokens_)));
  }
  after_us_ = last_us_;
  tokens_ = 0;
}

}  // namespace longspan

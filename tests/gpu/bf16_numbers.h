// Numbers of bf16 for problems on the device: drawn, and rounded in double precision.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <vector>

#include "tests/fixtures/bf16.h"

namespace longspan::gpu_test {

// Normal numbers that bf16 holds exactly.
class RandomBf16 {
 public:
  explicit RandomBf16(uint64_t seed) {
    std::mt19937_64 random(seed);
    std::normal_distribution<float> normal;
    for (uint16_t& value : table_) value = ToBf16(normal(random));
    state_ = seed * 2 + 1;
  }
  uint16_t Next() {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return table_[state_ >> 48];
  }
  // Gigabytes, for benches: runs of the table from places drawn for each.
  void Fill(std::vector<uint16_t>& values) {
    constexpr size_t kRun = 2048;
    for (size_t begin = 0; begin < values.size(); begin += kRun) {
      state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
      const uint16_t* from = table_ + (state_ >> 33) % (std::size(table_) - kRun);
      std::copy_n(from, std::min(kRun, values.size() - begin),
                  values.begin() + static_cast<int64_t>(begin));
    }
  }

 private:
  uint16_t table_[1 << 16];
  uint64_t state_;
};

inline double RoundToBf16(double value) { return FromBf16(ToBf16(static_cast<float>(value))); }

}  // namespace longspan::gpu_test

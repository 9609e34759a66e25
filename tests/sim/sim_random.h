// Random numbers that are the same on every machine and with every library: all of a simulation
// follows from one seed.
#pragma once

#include <cstdint>

namespace longspan {

// splitmix64 (Steele et al., "Fast Splittable Pseudorandom Number Generators", 2014).
class SimRandom {
 public:
  explicit SimRandom(uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ULL + 1) {}

  uint64_t Next() {
    uint64_t value = (state_ += 0x9E3779B97F4A7C15ULL);
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
  }
  // Any of least … most.
  int64_t Between(int64_t least, int64_t most) {
    return least + static_cast<int64_t>(Next() % static_cast<uint64_t>(most - least + 1));
  }
  bool OneIn(int64_t times) { return Between(1, times) == 1; }
  // Of [0, 1).
  double Share() { return static_cast<double>(Next() >> 11) * 0x1p-53; }
  template <typename T, int N>
  const T& AnyOf(const T (&values)[N]) {
    return values[Between(0, N - 1)];
  }

 private:
  uint64_t state_;
};

}  // namespace longspan

// Random numbers that follow from a key alone, the same on every machine: SplitMix64 (Steele, Lea,
// Flood, "Fast splittable pseudorandom number generators", 2014). What the standard library's
// distributions give is left to its vendor.
#pragma once

#include <cmath>
#include <cstdint>
#include <initializer_list>

namespace longspan {

class SeededRandom {
 public:
  // Keys that differ in any part give numbers that have nothing to do with each other.
  explicit SeededRandom(std::initializer_list<uint64_t> key) {
    for (const uint64_t part : key) state_ = Mixed(state_ + kStep) ^ part;
    state_ = Mixed(state_ + kStep);
  }

  uint64_t Next() { return Mixed(state_ += kStep); }
  // In [0, 1).
  double Uniform() { return static_cast<double>(Next() >> 11) * 0x1.0p-53; }
  // In [0, bound); of 32 bits, so that a long prompt takes no divisions.
  uint32_t Below(uint32_t bound) {
    return static_cast<uint32_t>(((Next() >> 32) * static_cast<uint64_t>(bound)) >> 32);
  }
  // Of mean 1.
  double Exponential() { return -std::log1p(-Uniform()); }

 private:
  static constexpr uint64_t kStep = 0x9e3779b97f4a7c15;

  static uint64_t Mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  uint64_t state_ = 0;
};

// First part of a key after the seed, so that no two uses draw the same numbers.
enum class Drawn : uint64_t { kArrivals, kShape, kPrompt, kPrefix };

inline SeededRandom RandomFor(uint64_t seed, Drawn what, uint64_t first, uint64_t second) {
  return SeededRandom({seed, static_cast<uint64_t>(what), first, second});
}

}  // namespace longspan

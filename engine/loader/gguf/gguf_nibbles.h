// How GGUF's quantised blocks hold their numbers, for all that read them. A block need not be
// aligned.
#pragma once

#include <cstdint>

namespace longspan {

inline constexpr int kGgufBlock = 32;    // elements of a block, or of a group of a K block
inline constexpr int kGgufKGroups = 8;   // of a K block
inline constexpr int kGgufKBlock = 256;  // elements of a K block

inline uint16_t GgufHalfAt(const uint8_t* bytes) {
  return static_cast<uint16_t>(bytes[0] | bytes[1] << 8);
}

inline uint32_t GgufWordAt(const uint8_t* bytes) {
  return bytes[0] | uint32_t{bytes[1]} << 8 | uint32_t{bytes[2]} << 16 | uint32_t{bytes[3]} << 24;
}

// Elements 0 to 15 are the low halves of sixteen bytes, 16 to 31 the high ones.
inline int GgufNibbleOf(const uint8_t* bytes, int element) {
  return element < kGgufBlock / 2 ? bytes[element] & 0xF : bytes[element - kGgufBlock / 2] >> 4;
}

inline int GgufFifthBitOf(uint32_t bits, int element) {
  return static_cast<int>(bits >> element & 1) << 4;
}

// Two groups of a K block share 32 bytes: the first has the low halves.
inline int GgufKNibbleOf(const uint8_t* bytes, int group, int element) {
  return bytes[group / 2 * kGgufBlock + element] >> (group % 2 * 4) & 0xF;
}

// Of a Q6_K block. Each half: four groups of 32 over 64 bytes of low halves and 32 of two high
// bits.
inline int GgufSixBitsOf(const uint8_t* block, int group, int element) {
  constexpr int kHalfGroups = 4;
  const int half = group / kHalfGroups;
  const int in_half = group % kHalfGroups;
  const int low = block[half * 64 + in_half % 2 * kGgufBlock + element] >> (in_half / 2 * 4) & 0xF;
  const int high = block[128 + half * kGgufBlock + element] >> (2 * in_half) & 3;
  return low | high << 4;
}

// Six-bit scales and minima of the groups of Q4_K and Q5_K: those of the first four in six bits of
// a byte each, whose two high bits are the high bits of the last four.
struct GgufKScales {
  uint8_t scale[kGgufKGroups];
  uint8_t minimum[kGgufKGroups];
};

// `packed`: four scales, four minima, four bytes of low halves.
inline GgufKScales UnpackGgufKScales(const uint8_t* packed) {
  GgufKScales scales;
  for (int group = 0; group < kGgufKGroups / 2; ++group) {
    const uint8_t of_scale = packed[group];
    const uint8_t of_minimum = packed[4 + group];
    const uint8_t low_halves = packed[8 + group];
    scales.scale[group] = of_scale & 0x3F;
    scales.minimum[group] = of_minimum & 0x3F;
    scales.scale[4 + group] = static_cast<uint8_t>((low_halves & 0xF) | (of_scale >> 2 & 0x30));
    scales.minimum[4 + group] = static_cast<uint8_t>(low_halves >> 4 | (of_minimum >> 2 & 0x30));
  }
  return scales;
}

}  // namespace longspan

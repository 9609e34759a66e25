// Words of 32 bits that hold codes of 4 or 8 bits, low ones first. Addresses need no alignment.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace longspan {

inline uint32_t WordAt(const char* words, int64_t at) {
  uint32_t word = 0;
  std::memcpy(&word, words + at * 4, sizeof(word));
  return word;
}

inline int CodesOfWord(int bits) { return 32 / bits; }

// Code `place` of a word.
inline uint8_t CodeOf(uint32_t word, int bits, int place) {
  return static_cast<uint8_t>(word >> (bits * place) & ((1U << bits) - 1));
}

// All codes of a word, one a byte, in their order.
inline void SpreadWord(uint32_t word, int bits, uint8_t* codes) {
  if (bits == 8) {
    std::memcpy(codes, &word, sizeof(word));
    return;
  }
  uint64_t spread = word;
  spread = (spread | spread << 16) & 0x0000FFFF0000FFFF;
  spread = (spread | spread << 8) & 0x00FF00FF00FF00FF;
  spread = (spread | spread << 4) & 0x0F0F0F0F0F0F0F0F;
  std::memcpy(codes, &spread, sizeof(spread));
}

// Of eight rows of eight bytes, the first byte the lowest: byte c of row r becomes byte r of row c.
inline void TransposeBytes(std::array<uint64_t, 8>& rows) {
  const auto exchange = [&rows](int distance, int shift, uint64_t low) {
    for (int row = 0; row < 8; ++row) {
      if ((row & distance) != 0) continue;
      uint64_t& upper = rows[row];
      uint64_t& lower = rows[row + distance];
      const uint64_t moved = ((upper >> shift) ^ lower) & low;
      upper ^= moved << shift;
      lower ^= moved;
    }
  };
  exchange(4, 32, 0x00000000FFFFFFFF);
  exchange(2, 16, 0x0000FFFF0000FFFF);
  exchange(1, 8, 0x00FF00FF00FF00FF);
}

}  // namespace longspan

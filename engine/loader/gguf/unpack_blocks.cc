#include "engine/loader/gguf/unpack_blocks.h"

#include <cstring>

#include "engine/loader/gguf/gguf_nibbles.h"

namespace longspan {
namespace {

constexpr uint16_t kHalfSign = 0x8000;

// A minimum is subtracted, and these types add theirs.
uint16_t NegatedHalfAt(const uint8_t* bytes) {
  return static_cast<uint16_t>(GgufHalfAt(bytes) ^ kHalfSign);
}

void UnpackNibbles(const uint8_t* bytes, uint8_t* codes) {
  for (int i = 0; i < kGgufBlock / 2; ++i) codes[i] = bytes[i] & 0xF;
  for (int i = 0; i < kGgufBlock / 2; ++i) codes[kGgufBlock / 2 + i] = bytes[i] >> 4;
}

void AddFifthBits(uint32_t bits, uint8_t* codes) {
  for (int i = 0; i < kGgufBlock; ++i) {
    codes[i] = static_cast<uint8_t>(codes[i] | GgufFifthBitOf(bits, i));
  }
}

void UnpackQ4_0(const uint8_t* block, const BlockPlace& place) {
  *place.scale = GgufHalfAt(block);
  UnpackNibbles(block + 2, place.codes);
}

void UnpackQ4_1(const uint8_t* block, const BlockPlace& place) {
  *place.scale = GgufHalfAt(block);
  *place.minimum = NegatedHalfAt(block + 2);
  UnpackNibbles(block + 4, place.codes);
}

void UnpackQ5_0(const uint8_t* block, const BlockPlace& place) {
  *place.scale = GgufHalfAt(block);
  UnpackNibbles(block + 6, place.codes);
  AddFifthBits(GgufWordAt(block + 2), place.codes);
}

void UnpackQ5_1(const uint8_t* block, const BlockPlace& place) {
  *place.scale = GgufHalfAt(block);
  *place.minimum = NegatedHalfAt(block + 2);
  UnpackNibbles(block + 8, place.codes);
  AddFifthBits(GgufWordAt(block + 4), place.codes);
}

void UnpackQ8_0(const uint8_t* block, const BlockPlace& place) {
  *place.scale = GgufHalfAt(block);
  for (int i = 0; i < kGgufBlock; ++i) place.codes[i] = block[2 + i] ^ 0x80;  // + 128
}

void UnpackKFactors(const uint8_t* block, const BlockPlace& place) {
  *place.scale = GgufHalfAt(block);
  *place.minimum = GgufHalfAt(block + 2);
  const GgufKScales scales = UnpackGgufKScales(block + 4);
  std::memcpy(place.group_scales, scales.scale, kGgufKGroups);
  std::memcpy(place.group_minima, scales.minimum, kGgufKGroups);
}

void UnpackQ4K(const uint8_t* block, const BlockPlace& place) {
  UnpackKFactors(block, place);
  uint8_t* code = place.codes;
  for (int group = 0; group < kGgufKGroups; ++group) {
    for (int i = 0; i < kGgufBlock; ++i) {
      *code++ = static_cast<uint8_t>(GgufKNibbleOf(block + 16, group, i));
    }
  }
}

void UnpackQ5K(const uint8_t* block, const BlockPlace& place) {
  UnpackKFactors(block, place);
  uint8_t* code = place.codes;
  for (int group = 0; group < kGgufKGroups; ++group) {
    for (int i = 0; i < kGgufBlock; ++i) {
      const int fifth_bit = (block[16 + i] >> group & 1) << 4;
      *code++ = static_cast<uint8_t>(GgufKNibbleOf(block + 48, group, i) | fifth_bit);
    }
  }
}

void UnpackQ6K(const uint8_t* block, const BlockPlace& place) {
  *place.scale = GgufHalfAt(block + 208);
  std::memcpy(place.group_scales, block + 192, 2 * kGgufKGroups);
  uint8_t* code = place.codes;
  for (int group = 0; group < kGgufKGroups; ++group) {
    for (int i = 0; i < kGgufBlock; ++i) {
      *code++ = static_cast<uint8_t>(GgufSixBitsOf(block, group, i));
    }
  }
}

// Type, bits, group, zero, minimum, scales of groups.
constexpr BlockCodes kBlockCodes[] = {
    {"Q4_0", 4, 32, 8, false, false, UnpackQ4_0},   {"Q4_1", 4, 32, 0, true, false, UnpackQ4_1},
    {"Q5_0", 5, 32, 16, false, false, UnpackQ5_0},  {"Q5_1", 5, 32, 0, true, false, UnpackQ5_1},
    {"Q8_0", 8, 32, 128, false, false, UnpackQ8_0}, {"Q4_K", 4, 32, 0, true, true, UnpackQ4K},
    {"Q5_K", 5, 32, 0, true, true, UnpackQ5K},      {"Q6_K", 6, 16, 32, false, true, UnpackQ6K},
};

}  // namespace

const BlockCodes* FindBlockCodes(absl::string_view type) {
  for (const BlockCodes& codes : kBlockCodes) {
    if (codes.type == type) return &codes;
  }
  return nullptr;
}

}  // namespace longspan

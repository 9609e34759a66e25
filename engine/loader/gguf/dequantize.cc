#include "engine/loader/gguf/dequantize.h"

#include "engine/model/host_floats.h"

// Compiled without contraction: a product is rounded before it is added to.
namespace longspan {
namespace {

constexpr int kBlock = 32;   // elements of a block, or of a group of a K block
constexpr int kKGroups = 8;  // of a K block

float HalfAt(const uint8_t* bytes) {
  return FromF16(static_cast<uint16_t>(bytes[0] | bytes[1] << 8));
}

uint32_t WordAt(const uint8_t* bytes) {
  return bytes[0] | uint32_t{bytes[1]} << 8 | uint32_t{bytes[2]} << 16 | uint32_t{bytes[3]} << 24;
}

// Elements 0 to 15 are the low halves of sixteen bytes, 16 to 31 the high ones.
int NibbleOf(const uint8_t* bytes, int element) {
  return element < kBlock / 2 ? bytes[element] & 0xF : bytes[element - kBlock / 2] >> 4;
}

int FifthBitOf(uint32_t bits, int element) { return static_cast<int>(bits >> element & 1) << 4; }

// Six-bit scales and minima of the groups: those of the first four in six bits of a byte each,
// whose two high bits are the high bits of the last four.
struct KScales {
  float scale[kKGroups];
  float minimum[kKGroups];
};

KScales UnpackKScales(const uint8_t* block) {
  const float scale = HalfAt(block);
  const float minimum = HalfAt(block + 2);
  const uint8_t* packed = block + 4;  // four scales, four minima, four bytes of low halves
  KScales scales;
  for (int group = 0; group < kKGroups / 2; ++group) {
    const uint8_t of_scale = packed[group];
    const uint8_t of_minimum = packed[4 + group];
    const uint8_t low_halves = packed[8 + group];
    scales.scale[group] = scale * static_cast<float>(of_scale & 0x3F);
    scales.minimum[group] = minimum * static_cast<float>(of_minimum & 0x3F);
    scales.scale[4 + group] =
        scale * static_cast<float>((low_halves & 0xF) | (of_scale >> 2 & 0x30));
    scales.minimum[4 + group] =
        minimum * static_cast<float>(low_halves >> 4 | (of_minimum >> 2 & 0x30));
  }
  return scales;
}

// Two groups share 32 bytes: the first has the low halves.
int KNibbleOf(const uint8_t* bytes, int group, int element) {
  return bytes[group / 2 * kBlock + element] >> (group % 2 * 4) & 0xF;
}

}  // namespace

void DequantizeQ4_0(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  for (int i = 0; i < kBlock; ++i) {
    values[i] = scale * static_cast<float>(NibbleOf(block + 2, i) - 8);
  }
}

void DequantizeQ4_1(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  const float minimum = HalfAt(block + 2);
  for (int i = 0; i < kBlock; ++i) {
    values[i] = scale * static_cast<float>(NibbleOf(block + 4, i)) + minimum;
  }
}

void DequantizeQ5_0(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  const uint32_t fifth_bits = WordAt(block + 2);
  for (int i = 0; i < kBlock; ++i) {
    const int number = NibbleOf(block + 6, i) | FifthBitOf(fifth_bits, i);
    values[i] = scale * static_cast<float>(number - 16);
  }
}

void DequantizeQ5_1(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  const float minimum = HalfAt(block + 2);
  const uint32_t fifth_bits = WordAt(block + 4);
  for (int i = 0; i < kBlock; ++i) {
    const int number = NibbleOf(block + 8, i) | FifthBitOf(fifth_bits, i);
    values[i] = scale * static_cast<float>(number) + minimum;
  }
}

void DequantizeQ8_0(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  for (int i = 0; i < kBlock; ++i) {
    values[i] = scale * static_cast<float>(static_cast<int8_t>(block[2 + i]));
  }
}

void DequantizeQ4K(const uint8_t* block, float* values) {
  const KScales scales = UnpackKScales(block);
  for (int group = 0; group < kKGroups; ++group) {
    for (int i = 0; i < kBlock; ++i) {
      const int number = KNibbleOf(block + 16, group, i);
      *values++ = scales.scale[group] * static_cast<float>(number) - scales.minimum[group];
    }
  }
}

void DequantizeQ5K(const uint8_t* block, float* values) {
  const KScales scales = UnpackKScales(block);
  for (int group = 0; group < kKGroups; ++group) {
    for (int i = 0; i < kBlock; ++i) {
      const int fifth_bit = (block[16 + i] >> group & 1) << 4;
      const int number = KNibbleOf(block + 48, group, i) | fifth_bit;
      *values++ = scales.scale[group] * static_cast<float>(number) - scales.minimum[group];
    }
  }
}

// Each half of a block: four groups of 32 over 64 bytes of low halves and 32 of two high bits; a
// scale is for 16 elements.
void DequantizeQ6K(const uint8_t* block, float* values) {
  constexpr int kHalfGroups = 4;
  const float scale = HalfAt(block + 208);
  for (int group = 0; group < kKGroups; ++group) {
    const int half = group / kHalfGroups;
    const int in_half = group % kHalfGroups;
    const uint8_t* low = block + half * 64 + in_half % 2 * kBlock;
    const uint8_t* high = block + 128 + half * kBlock;
    for (int i = 0; i < kBlock; ++i) {
      const int number = (low[i] >> (in_half / 2 * 4) & 0xF) | (high[i] >> (2 * in_half) & 3) << 4;
      const auto of_group = static_cast<int8_t>(block[192 + 2 * group + i / 16]);
      *values++ = scale * static_cast<float>(of_group) * static_cast<float>(number - 32);
    }
  }
}

}  // namespace longspan

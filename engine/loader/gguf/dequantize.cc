#include "engine/loader/gguf/dequantize.h"

#include "engine/loader/gguf/gguf_nibbles.h"
#include "engine/model/host_floats.h"

// Compiled without contraction: a product is rounded before it is added to.
namespace longspan {
namespace {

float HalfAt(const uint8_t* bytes) { return FromF16(GgufHalfAt(bytes)); }

// Of the groups of a block whose first four bytes are the scale and minimum of all.
struct KScales {
  float scale[kGgufKGroups];
  float minimum[kGgufKGroups];
};

KScales UnpackKScales(const uint8_t* block) {
  const float scale = HalfAt(block);
  const float minimum = HalfAt(block + 2);
  const GgufKScales stored = UnpackGgufKScales(block + 4);
  KScales scales;
  for (int group = 0; group < kGgufKGroups; ++group) {
    scales.scale[group] = scale * static_cast<float>(stored.scale[group]);
    scales.minimum[group] = minimum * static_cast<float>(stored.minimum[group]);
  }
  return scales;
}

}  // namespace

void DequantizeQ4_0(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  for (int i = 0; i < kGgufBlock; ++i) {
    values[i] = scale * static_cast<float>(GgufNibbleOf(block + 2, i) - 8);
  }
}

void DequantizeQ4_1(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  const float minimum = HalfAt(block + 2);
  for (int i = 0; i < kGgufBlock; ++i) {
    values[i] = scale * static_cast<float>(GgufNibbleOf(block + 4, i)) + minimum;
  }
}

void DequantizeQ5_0(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  const uint32_t fifth_bits = GgufWordAt(block + 2);
  for (int i = 0; i < kGgufBlock; ++i) {
    const int number = GgufNibbleOf(block + 6, i) | GgufFifthBitOf(fifth_bits, i);
    values[i] = scale * static_cast<float>(number - 16);
  }
}

void DequantizeQ5_1(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  const float minimum = HalfAt(block + 2);
  const uint32_t fifth_bits = GgufWordAt(block + 4);
  for (int i = 0; i < kGgufBlock; ++i) {
    const int number = GgufNibbleOf(block + 8, i) | GgufFifthBitOf(fifth_bits, i);
    values[i] = scale * static_cast<float>(number) + minimum;
  }
}

void DequantizeQ8_0(const uint8_t* block, float* values) {
  const float scale = HalfAt(block);
  for (int i = 0; i < kGgufBlock; ++i) {
    values[i] = scale * static_cast<float>(static_cast<int8_t>(block[2 + i]));
  }
}

void DequantizeQ4K(const uint8_t* block, float* values) {
  const KScales scales = UnpackKScales(block);
  for (int group = 0; group < kGgufKGroups; ++group) {
    for (int i = 0; i < kGgufBlock; ++i) {
      const int number = GgufKNibbleOf(block + 16, group, i);
      *values++ = scales.scale[group] * static_cast<float>(number) - scales.minimum[group];
    }
  }
}

void DequantizeQ5K(const uint8_t* block, float* values) {
  const KScales scales = UnpackKScales(block);
  for (int group = 0; group < kGgufKGroups; ++group) {
    for (int i = 0; i < kGgufBlock; ++i) {
      const int fifth_bit = (block[16 + i] >> group & 1) << 4;
      const int number = GgufKNibbleOf(block + 48, group, i) | fifth_bit;
      *values++ = scales.scale[group] * static_cast<float>(number) - scales.minimum[group];
    }
  }
}

// A scale is for 16 elements.
void DequantizeQ6K(const uint8_t* block, float* values) {
  const float scale = HalfAt(block + 208);
  for (int group = 0; group < kGgufKGroups; ++group) {
    for (int i = 0; i < kGgufBlock; ++i) {
      const int number = GgufSixBitsOf(block, group, i);
      const auto of_group = static_cast<int8_t>(block[192 + 2 * group + i / 16]);
      *values++ = scale * static_cast<float>(of_group) * static_cast<float>(number - 32);
    }
  }
}

}  // namespace longspan

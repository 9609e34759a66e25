// Blocks of GGUF's quantised types as floats: the arithmetic of PyPI's gguf package
// (gguf.quants) in float32, bit for bit. A block of the types _0 and _1 holds 32 elements, one of
// the K types 256, in eight groups of 32 (Q6_K: sixteen of 16) with scales of their own.
#pragma once

#include <cstdint>

namespace longspan {

// `block` need not be aligned.
void DequantizeQ4_0(const uint8_t* block, float* values);
void DequantizeQ4_1(const uint8_t* block, float* values);
void DequantizeQ5_0(const uint8_t* block, float* values);
void DequantizeQ5_1(const uint8_t* block, float* values);
void DequantizeQ8_0(const uint8_t* block, float* values);
void DequantizeQ4K(const uint8_t* block, float* values);
void DequantizeQ5K(const uint8_t* block, float* values);
void DequantizeQ6K(const uint8_t* block, float* values);

}  // namespace longspan

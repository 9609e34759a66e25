// Vectors of 16 outputs for product-inl.h. Any thread of a machine that has the instructions.
#pragma once

#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "hwy/base.h"

HWY_PUSH_ATTRIBUTES("avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl")
namespace longspan::cpu {

struct Avx512Vectors {
  static constexpr int kOutputs = 16;
  static constexpr int kMostRows = 8;
  using Bytes = __m512i;
  using Words = __m512i;
  using Ints = __m512i;
  using Floats = __m512;

  static HWY_INLINE Bytes Load(const void* from) { return _mm512_loadu_si512(from); }
  // Four inputs of a row, for each output.
  static HWY_INLINE Bytes Repeat(const int8_t* from) {
    int inputs;
    std::memcpy(&inputs, from, sizeof(inputs));
    return _mm512_set1_epi32(inputs);
  }
  static HWY_INLINE Bytes And(Bytes bytes, int mask) {
    return _mm512_and_si512(bytes, _mm512_set1_epi8(static_cast<char>(mask)));
  }
  // Of 16 bits: callers mask what comes over from the byte beside.
  template <int kCount>
  static HWY_INLINE Bytes ShiftRight(Bytes bytes) {
    return _mm512_srli_epi16(bytes, kCount);
  }
  template <int kCount>
  static HWY_INLINE Bytes ShiftLeft(Bytes bytes) {
    return _mm512_slli_epi16(bytes, kCount);
  }
  static HWY_INLINE Bytes ShiftRightBy(Bytes bytes, int count) {
    return _mm512_srl_epi16(bytes, _mm_cvtsi32_si128(count));
  }
  static HWY_INLINE Bytes OrMasked(Bytes bytes, Bytes other, int mask) {
    // The table of a | (b & c).
    return _mm512_ternarylogic_epi32(bytes, other, _mm512_set1_epi8(static_cast<char>(mask)), 0xf8);
  }

  static HWY_INLINE Ints SetInt(int32_t value) { return _mm512_set1_epi32(value); }
  static HWY_INLINE Ints LoadInts(const void* from) { return _mm512_loadu_si512(from); }
  static HWY_INLINE Ints LoadBytes(const void* from) {
    return _mm512_cvtepu8_epi32(_mm_loadu_si128(static_cast<const __m128i*>(from)));
  }
  static HWY_INLINE Ints Add(Ints a, Ints b) { return _mm512_add_epi32(a, b); }
  static HWY_INLINE Ints Sub(Ints a, Ints b) { return _mm512_sub_epi32(a, b); }
  static HWY_INLINE Ints MulInts(Ints a, Ints b) { return _mm512_mullo_epi32(a, b); }

  static HWY_INLINE Floats Set(float value) { return _mm512_set1_ps(value); }
  static HWY_INLINE Floats ToFloats(Ints ints) { return _mm512_cvtepi32_ps(ints); }
  static HWY_INLINE Floats LoadFloats(const void* from) { return _mm512_loadu_ps(from); }
  static HWY_INLINE Floats LoadHalves(const void* from) {
    return _mm512_cvtph_ps(_mm256_loadu_si256(static_cast<const __m256i*>(from)));
  }
  static HWY_INLINE Floats LoadSignedBytes(const void* from) {
    return ToFloats(_mm512_cvtepi8_epi32(_mm_loadu_si128(static_cast<const __m128i*>(from))));
  }
  static HWY_INLINE Floats Mul(Floats a, Floats b) { return _mm512_mul_ps(a, b); }
  static HWY_INLINE Floats MulAdd(Floats a, Floats b, Floats c) { return _mm512_fmadd_ps(a, b, c); }
  static HWY_INLINE Floats NegMulAdd(Floats a, Floats b, Floats c) {
    return _mm512_fnmadd_ps(a, b, c);
  }
  static HWY_INLINE void Store(Floats floats, float* to) { _mm512_storeu_ps(to, floats); }

  // Of unsigned codes and signed integers.
  static HWY_INLINE Words PairSums(Bytes codes, Bytes x) { return _mm512_maddubs_epi16(codes, x); }
  // Of codes less 128.
  static HWY_INLINE Words SignedPairSums(Bytes codes, Bytes x) {
    const Bytes weights = _mm512_xor_si512(codes, _mm512_set1_epi8(-128));
    const __mmask64 negative = _mm512_movepi8_mask(weights);
    const Bytes signed_x = _mm512_mask_sub_epi8(x, negative, _mm512_setzero_si512(), x);
    return _mm512_maddubs_epi16(_mm512_abs_epi8(weights), signed_x);
  }
  static HWY_INLINE Words AddWords(Words a, Words b) { return _mm512_add_epi16(a, b); }
  static HWY_INLINE Ints AddPairs(Words words) {
    return _mm512_madd_epi16(words, _mm512_set1_epi16(1));
  }
};

}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

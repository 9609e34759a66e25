// Vectors of 8 outputs for product-inl.h. Any thread of a machine that has the instructions.
#pragma once

#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "hwy/base.h"

HWY_PUSH_ATTRIBUTES("avx2,fma,f16c")
namespace longspan::cpu {

struct Avx2Vectors {
  static constexpr int kOutputs = 8;
  static constexpr int kMostRows = 4;
  using Bytes = __m256i;
  using Words = __m256i;
  using Ints = __m256i;
  using Floats = __m256;

  static HWY_INLINE Bytes Load(const void* from) {
    return _mm256_loadu_si256(static_cast<const __m256i*>(from));
  }
  // Four inputs of a row, for each output.
  static HWY_INLINE Bytes Repeat(const int8_t* from) {
    int inputs;
    std::memcpy(&inputs, from, sizeof(inputs));
    return _mm256_set1_epi32(inputs);
  }
  static HWY_INLINE Bytes And(Bytes bytes, int mask) {
    return _mm256_and_si256(bytes, _mm256_set1_epi8(static_cast<char>(mask)));
  }
  // Of 16 bits: callers mask what comes over from the byte beside.
  template <int kCount>
  static HWY_INLINE Bytes ShiftRight(Bytes bytes) {
    return _mm256_srli_epi16(bytes, kCount);
  }
  template <int kCount>
  static HWY_INLINE Bytes ShiftLeft(Bytes bytes) {
    return _mm256_slli_epi16(bytes, kCount);
  }
  static HWY_INLINE Bytes ShiftRightBy(Bytes bytes, int count) {
    return _mm256_srl_epi16(bytes, _mm_cvtsi32_si128(count));
  }
  static HWY_INLINE Bytes OrMasked(Bytes bytes, Bytes other, int mask) {
    return _mm256_or_si256(bytes, And(other, mask));
  }

  static HWY_INLINE Ints SetInt(int32_t value) { return _mm256_set1_epi32(value); }
  static HWY_INLINE Ints LoadBytes(const void* from) {
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64(static_cast<const __m128i*>(from)));
  }
  static HWY_INLINE Ints Add(Ints a, Ints b) { return _mm256_add_epi32(a, b); }
  static HWY_INLINE Ints Sub(Ints a, Ints b) { return _mm256_sub_epi32(a, b); }
  static HWY_INLINE Ints MulInts(Ints a, Ints b) { return _mm256_mullo_epi32(a, b); }

  static HWY_INLINE Floats Set(float value) { return _mm256_set1_ps(value); }
  static HWY_INLINE Floats ToFloats(Ints ints) { return _mm256_cvtepi32_ps(ints); }
  static HWY_INLINE Floats LoadFloats(const void* from) {
    return _mm256_loadu_ps(static_cast<const float*>(from));
  }
  static HWY_INLINE Floats LoadHalves(const void* from) {
    return _mm256_cvtph_ps(_mm_loadu_si128(static_cast<const __m128i*>(from)));
  }
  static HWY_INLINE Floats LoadSignedBytes(const void* from) {
    return ToFloats(_mm256_cvtepi8_epi32(_mm_loadl_epi64(static_cast<const __m128i*>(from))));
  }
  static HWY_INLINE Floats Mul(Floats a, Floats b) { return _mm256_mul_ps(a, b); }
  static HWY_INLINE Floats MulAdd(Floats a, Floats b, Floats c) { return _mm256_fmadd_ps(a, b, c); }
  static HWY_INLINE Floats NegMulAdd(Floats a, Floats b, Floats c) {
    return _mm256_fnmadd_ps(a, b, c);
  }
  static HWY_INLINE void Store(Floats floats, float* to) { _mm256_storeu_ps(to, floats); }

  // Of unsigned codes and signed integers.
  static HWY_INLINE Words PairSums(Bytes codes, Bytes x) { return _mm256_maddubs_epi16(codes, x); }
  // Of codes less 128.
  static HWY_INLINE Words SignedPairSums(Bytes codes, Bytes x) {
    const Bytes weights = _mm256_xor_si256(codes, _mm256_set1_epi8(-128));
    return _mm256_maddubs_epi16(_mm256_abs_epi8(weights), _mm256_sign_epi8(x, weights));
  }
  static HWY_INLINE Words AddWords(Words a, Words b) { return _mm256_add_epi16(a, b); }
  static HWY_INLINE Ints AddPairs(Words words) {
    return _mm256_madd_epi16(words, _mm256_set1_epi16(1));
  }
};

}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

// Vectors of 4 outputs for product-inl.h. Any thread of a machine that has the instructions.
#pragma once

#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "hwy/base.h"

HWY_PUSH_ATTRIBUTES("sse4.2")
namespace longspan::cpu {

struct Sse4Vectors {
  static constexpr int kOutputs = 4;
  static constexpr int kMostRows = 4;
  using Bytes = __m128i;
  using Words = __m128i;
  using Ints = __m128i;
  using Floats = __m128;

  static HWY_INLINE Bytes Load(const void* from) {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
  }
  // Four inputs of a row, for each output.
  static HWY_INLINE Bytes Repeat(const int8_t* from) { return _mm_set1_epi32(LoadFour(from)); }
  static HWY_INLINE Bytes And(Bytes bytes, int mask) {
    return _mm_and_si128(bytes, _mm_set1_epi8(static_cast<char>(mask)));
  }
  // Of 16 bits: callers mask what comes over from the byte beside.
  template <int kCount>
  static HWY_INLINE Bytes ShiftRight(Bytes bytes) {
    return _mm_srli_epi16(bytes, kCount);
  }
  template <int kCount>
  static HWY_INLINE Bytes ShiftLeft(Bytes bytes) {
    return _mm_slli_epi16(bytes, kCount);
  }
  static HWY_INLINE Bytes ShiftRightBy(Bytes bytes, int count) {
    return _mm_srl_epi16(bytes, _mm_cvtsi32_si128(count));
  }
  static HWY_INLINE Bytes OrMasked(Bytes bytes, Bytes other, int mask) {
    return _mm_or_si128(bytes, And(other, mask));
  }

  static HWY_INLINE Ints SetInt(int32_t value) { return _mm_set1_epi32(value); }
  static HWY_INLINE Ints LoadBytes(const void* from) {
    return _mm_cvtepu8_epi32(_mm_cvtsi32_si128(LoadFour(from)));
  }
  static HWY_INLINE Ints Add(Ints a, Ints b) { return _mm_add_epi32(a, b); }
  static HWY_INLINE Ints Sub(Ints a, Ints b) { return _mm_sub_epi32(a, b); }
  static HWY_INLINE Ints MulInts(Ints a, Ints b) { return _mm_mullo_epi32(a, b); }

  static HWY_INLINE Floats Set(float value) { return _mm_set1_ps(value); }
  static HWY_INLINE Floats ToFloats(Ints ints) { return _mm_cvtepi32_ps(ints); }
  static HWY_INLINE Floats LoadFloats(const void* from) {
    return _mm_loadu_ps(static_cast<const float*>(from));
  }
  // Exact, also of subnormal numbers; the exponent of what is not finite is the largest in both.
  static HWY_INLINE Floats LoadHalves(const void* from) {
    const __m128i bits = _mm_cvtepu16_epi32(_mm_loadl_epi64(static_cast<const __m128i*>(from)));
    const __m128i magnitude = _mm_and_si128(bits, SetInt(0x7fff));
    const __m128i sign = _mm_slli_epi32(_mm_and_si128(bits, SetInt(0x8000)), 16);
    const __m128i shifted = _mm_slli_epi32(magnitude, 13);
    const __m128i is_infinite = _mm_cmpgt_epi32(magnitude, SetInt(0x7bff));
    const __m128 finite = _mm_mul_ps(_mm_castsi128_ps(shifted), Set(0x1p112F));
    const __m128 infinite = _mm_castsi128_ps(_mm_or_si128(shifted, SetInt(0x7f800000)));
    return _mm_or_ps(_mm_blendv_ps(finite, infinite, _mm_castsi128_ps(is_infinite)),
                     _mm_castsi128_ps(sign));
  }
  static HWY_INLINE Floats LoadSignedBytes(const void* from) {
    return ToFloats(_mm_cvtepi8_epi32(_mm_cvtsi32_si128(LoadFour(from))));
  }
  static HWY_INLINE Floats Mul(Floats a, Floats b) { return _mm_mul_ps(a, b); }
  static HWY_INLINE Floats MulAdd(Floats a, Floats b, Floats c) {
    return _mm_add_ps(_mm_mul_ps(a, b), c);
  }
  static HWY_INLINE Floats NegMulAdd(Floats a, Floats b, Floats c) {
    return _mm_sub_ps(c, _mm_mul_ps(a, b));
  }
  static HWY_INLINE void Store(Floats floats, float* to) { _mm_storeu_ps(to, floats); }

  // Of unsigned codes and signed integers.
  static HWY_INLINE Words PairSums(Bytes codes, Bytes x) { return _mm_maddubs_epi16(codes, x); }
  // Of codes less 128.
  static HWY_INLINE Words SignedPairSums(Bytes codes, Bytes x) {
    const Bytes weights = _mm_xor_si128(codes, _mm_set1_epi8(-128));
    return _mm_maddubs_epi16(_mm_abs_epi8(weights), _mm_sign_epi8(x, weights));
  }
  static HWY_INLINE Words AddWords(Words a, Words b) { return _mm_add_epi16(a, b); }
  static HWY_INLINE Ints AddPairs(Words words) { return _mm_madd_epi16(words, _mm_set1_epi16(1)); }

 private:
  static HWY_INLINE int LoadFour(const void* from) {
    int four;
    std::memcpy(&four, from, sizeof(four));
    return four;
  }
};

}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

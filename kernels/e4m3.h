// Keys and values in e4m3 (OCP 8-bit floating point): how a row (the keys, or the values, of one
// token and KV head) is rounded, and what it is when it is read. All backends share it.
//
// A row has one scale, the smallest power of two 2^k with absmax / 2^k <= 448, the largest number
// of e4m3. A power of two loses nothing of e4m3's relative precision, and e4m3 times 2^k is exactly
// a bf16 number: whoever reads bf16 can read expanded rows without rounding a second time. What
// rounds to 2^128, from 248 * 2^120 on, reads as an infinity.
//
// The scale is kept as one byte, the exponent field k + 127 of an fp32 or bf16 number. It is never
// below kLeastScaleByte: a row whose numbers are all below 448 * 2^-63 is rounded to multiples of
// 2^-72, on every backend, and no expanded number is subnormal. A row that holds NaN or an infinity
// has the scale kNonFiniteScale, which reads as an infinity, and zeros: it is NaN when it is read.
#pragma once

#include <cstdint>

#if defined(__CUDACC__)
#define LONGSPAN_ON_ALL_DEVICES __host__ __device__
#else
#define LONGSPAN_ON_ALL_DEVICES
#endif

namespace longspan {

inline constexpr int kLeastScaleByte = 64;
inline constexpr int kNonFiniteScale = 255;

// `absmax_bits` are those of the row's largest absolute value in fp32; of NaN, or of an infinity,
// where it holds one.
LONGSPAN_ON_ALL_DEVICES constexpr int ScaleByteOf(uint32_t absmax_bits) {
  if (absmax_bits >= 0x7f800000U) return kNonFiniteScale;
  // 448 is 1.75 * 2^8: a larger mantissa needs the next exponent.
  const int byte = static_cast<int>((absmax_bits + 0x1fffffU) >> 23) - 8;
  return byte < kLeastScaleByte ? kLeastScaleByte : byte;
}

// The scale, and one over it, in fp32, bit by bit. The latter of finite rows alone.
LONGSPAN_ON_ALL_DEVICES constexpr uint32_t ScaleBits(int byte) {
  return static_cast<uint32_t>(byte) << 23;
}
LONGSPAN_ON_ALL_DEVICES constexpr uint32_t InverseScaleBits(int byte) {
  return static_cast<uint32_t>(254 - byte) << 23;
}

static_assert(ScaleByteOf(0) == kLeastScaleByte);
static_assert(ScaleByteOf(0x43e00000U) == 127 && ScaleByteOf(0x43e00001U) == 128);  // 448, and more
static_assert(ScaleByteOf(0x7f7fffffU) == 247);                                     // the largest

}  // namespace longspan

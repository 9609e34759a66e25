// For any machine: one output at a time, without instructions of its own.
#include <cmath>
#include <cstring>

#include "hwy/base.h"
#include "kernels/cpu/packed/half.h"
#include "kernels/cpu/packed/kernels.h"

namespace longspan::cpu {
namespace scalar {

#include "kernels/cpu/packed/product-inl.h"

// Four codes of one output, the first in the lowest byte.
struct Vectors {
  static constexpr int kOutputs = 1;
  static constexpr int kMostRows = 4;
  static constexpr int kByteBias = 0;
  using Bytes = uint32_t;
  using Ints = int32_t;
  using Floats = float;

  template <typename Number>
  static Number LoadAs(const void* from) {
    Number number;
    std::memcpy(&number, from, sizeof(number));
    return number;
  }
  static Bytes Load(const void* from) { return LoadAs<uint32_t>(from); }
  static Bytes And(Bytes bytes, uint32_t mask) { return bytes & (mask * 0x01010101U); }
  template <int kCount>
  static Bytes ShiftRight(Bytes bytes) {
    return bytes >> kCount;
  }
  template <int kCount>
  static Bytes ShiftLeft(Bytes bytes) {
    return bytes << kCount;
  }
  static Bytes ShiftRightBy(Bytes bytes, int count) { return bytes >> count; }
  static Bytes OrMasked(Bytes bytes, Bytes other, int mask) { return bytes | And(other, mask); }

  static Ints SetInt(int32_t value) { return value; }
  static Ints LoadBytes(const void* from) { return LoadAs<uint8_t>(from); }
  static Ints Sub(Ints a, Ints b) { return a - b; }
  static Ints MulInts(Ints a, Ints b) { return a * b; }
  template <int kBits, int kChunks>
  static Ints Sum(const Bytes (&codes)[kChunks], const int8_t* x, Ints sum) {
    for (int c = 0; c < kChunks; ++c) {
      for (int i = 0; i < 4; ++i) {
        sum += static_cast<int32_t>(codes[c] >> (8 * i) & 0xffU) * x[4 * c + i];
      }
    }
    return sum;
  }

  static Floats Set(float value) { return value; }
  static Floats ToFloats(Ints integers) { return static_cast<float>(integers); }
  static Floats LoadFloats(const void* from) { return LoadAs<float>(from); }
  static Floats LoadHalves(const void* from) { return WidenHalf(LoadAs<uint16_t>(from)); }
  static Floats LoadSignedBytes(const void* from) { return LoadAs<int8_t>(from); }
  static Floats Mul(Floats a, Floats b) { return a * b; }
  static Floats MulAdd(Floats a, Floats b, Floats c) { return std::fma(a, b, c); }
  static Floats NegMulAdd(Floats a, Floats b, Floats c) { return std::fma(-a, b, c); }
  static void Store(Floats value, float* to) { *to = value; }
};

}  // namespace scalar

const PackedKernels kScalarKernels = {"scalar", /*has_fused_multiply_add=*/true,
                                      scalar::Vectors::kByteBias,
                                      scalar::MultiplyPanel<scalar::Vectors>};

}  // namespace longspan::cpu

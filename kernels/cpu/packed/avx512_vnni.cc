// AVX-512 with VNNI.
#include <immintrin.h>

#include "hwy/base.h"
#include "kernels/cpu/packed/avx512_vectors.h"
#include "kernels/cpu/packed/kernels.h"

HWY_PUSH_ATTRIBUTES("avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")
namespace longspan::cpu {
namespace avx512_vnni {

#include "kernels/cpu/packed/product-inl.h"

// Unsigned codes times signed integers, four at a time, in one instruction.
struct Vectors : Avx512Vectors {
  static constexpr int kByteBias = 0;
  template <int kBits, int kChunks>
  static HWY_INLINE Ints Sum(const Bytes (&codes)[kChunks], const int8_t* x, Ints sum) {
    for (int c = 0; c < kChunks; ++c) sum = _mm512_dpbusd_epi32(sum, codes[c], Repeat(x + 4 * c));
    return sum;
  }
};

}  // namespace avx512_vnni
}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

namespace longspan::cpu {

const PackedKernels kAvx512VnniKernels = {"AVX-512 VNNI", /*has_fused_multiply_add=*/true,
                                          avx512_vnni::Vectors::kByteBias,
                                          avx512_vnni::MultiplyPanel<avx512_vnni::Vectors>};

}  // namespace longspan::cpu

// AVX-VNNI: what VNNI added to AVX-512, in vectors of AVX2.
#include <immintrin.h>

#include "hwy/base.h"
#include "kernels/cpu/packed/avx2_vectors.h"
#include "kernels/cpu/packed/kernels.h"

HWY_PUSH_ATTRIBUTES("avx2,fma,f16c,avxvnni")
namespace longspan::cpu {
namespace avx_vnni {

#include "kernels/cpu/packed/product-inl.h"

// Unsigned codes times signed integers, four at a time, in one instruction.
struct Vectors : Avx2Vectors {
  static constexpr int kByteBias = 0;
  template <int kBits, int kChunks>
  static HWY_INLINE Ints Sum(const Bytes (&codes)[kChunks], const int8_t* x, Ints sum) {
    for (int c = 0; c < kChunks; ++c)
      sum = _mm256_dpbusd_avx_epi32(sum, codes[c], Repeat(x + 4 * c));
    return sum;
  }
};

}  // namespace avx_vnni
}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

namespace longspan::cpu {

const PackedKernels kAvxVnniKernels = {"AVX-VNNI", /*has_fused_multiply_add=*/true,
                                       avx_vnni::Vectors::kByteBias,
                                       avx_vnni::MultiplyPanel<avx_vnni::Vectors>};

}  // namespace longspan::cpu

// AVX2, with the fused multiply-add and half precision that came with it.
#include <immintrin.h>

#include "hwy/base.h"
#include "kernels/cpu/packed/avx2_vectors.h"
#include "kernels/cpu/packed/kernels.h"

HWY_PUSH_ATTRIBUTES("avx2,fma,f16c")
namespace longspan::cpu {
namespace avx2 {

#include "kernels/cpu/packed/pair_sums-inl.h"
#include "kernels/cpu/packed/product-inl.h"

struct Vectors : Avx2Vectors {
  static constexpr int kByteBias = 128;
  template <int kBits, int kChunks>
  static HWY_INLINE Ints Sum(const Bytes (&codes)[kChunks], const int8_t* x, Ints sum) {
    return SumByPairs<Avx2Vectors, kBits>(codes, x, sum);
  }
};

}  // namespace avx2
}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

namespace longspan::cpu {

const PackedKernels kAvx2Kernels = {"AVX2", /*has_fused_multiply_add=*/true,
                                    avx2::Vectors::kByteBias, avx2::MultiplyPanel<avx2::Vectors>};

}  // namespace longspan::cpu

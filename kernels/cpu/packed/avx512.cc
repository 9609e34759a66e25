// AVX-512 before VNNI: bytes are multiplied by pairs.
#include <immintrin.h>

#include "hwy/base.h"
#include "kernels/cpu/packed/avx512_vectors.h"
#include "kernels/cpu/packed/kernels.h"

HWY_PUSH_ATTRIBUTES("avx2,fma,f16c,avx512f,avx512bw,avx512dq,avx512vl")
namespace longspan::cpu {
namespace avx512 {

#include "kernels/cpu/packed/pair_sums-inl.h"
#include "kernels/cpu/packed/product-inl.h"

struct Vectors : Avx512Vectors {
  static constexpr int kByteBias = 128;
  template <int kBits, int kChunks>
  static HWY_INLINE Ints Sum(const Bytes (&codes)[kChunks], const int8_t* x, Ints sum) {
    return SumByPairs<Avx512Vectors, kBits>(codes, x, sum);
  }
};

}  // namespace avx512
}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

namespace longspan::cpu {

const PackedKernels kAvx512Kernels = {"AVX-512", /*has_fused_multiply_add=*/true,
                                      avx512::Vectors::kByteBias,
                                      avx512::MultiplyPanel<avx512::Vectors>};

}  // namespace longspan::cpu

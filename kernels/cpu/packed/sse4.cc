// SSE4: no fused multiply-add, so its bits are its own.
#include <immintrin.h>

#include "hwy/base.h"
#include "kernels/cpu/packed/kernels.h"
#include "kernels/cpu/packed/sse4_vectors.h"

HWY_PUSH_ATTRIBUTES("sse4.2")
namespace longspan::cpu {
namespace sse4 {

#include "kernels/cpu/packed/pair_sums-inl.h"
#include "kernels/cpu/packed/product-inl.h"

struct Vectors : Sse4Vectors {
  static constexpr int kByteBias = 128;
  template <int kBits, int kChunks>
  static HWY_INLINE Ints Sum(const Bytes (&codes)[kChunks], const int8_t* x, Ints sum) {
    return SumByPairs<Sse4Vectors, kBits>(codes, x, sum);
  }
};

}  // namespace sse4
}  // namespace longspan::cpu
HWY_POP_ATTRIBUTES

namespace longspan::cpu {

const PackedKernels kSse4Kernels = {"SSE4", /*has_fused_multiply_add=*/false,
                                    sse4::Vectors::kByteBias, sse4::MultiplyPanel<sse4::Vectors>};

}  // namespace longspan::cpu

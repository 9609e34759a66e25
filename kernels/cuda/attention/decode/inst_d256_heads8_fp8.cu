#include "kernels/cuda/attention/decode/instantiate.cuh"

namespace longspan::cuda {
LONGSPAN_INSTANTIATE_DENSE_FP8_DECODE(256, 1)
}  // namespace longspan::cuda

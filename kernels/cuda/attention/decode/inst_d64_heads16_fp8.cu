#include "kernels/cuda/attention/decode/instantiate.cuh"

namespace longspan::cuda {
LONGSPAN_INSTANTIATE_FP8_DECODE(64, 2)
}  // namespace longspan::cuda

#include "kernels/cuda/attention/loop/kernel.cuh"

namespace longspan::cuda {

LONGSPAN_INSTANTIATE_LOOP(256, __nv_bfloat16, DenseKeys)

}  // namespace longspan::cuda

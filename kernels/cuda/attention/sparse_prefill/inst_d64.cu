#include "kernels/cuda/attention/loop/kernel.cuh"
#include "kernels/cuda/attention/sparse_prefill/gathered_keys.cuh"

namespace longspan::cuda {

LONGSPAN_INSTANTIATE_LOOP(64, __nv_bfloat16, GatheredKeys<16>)
LONGSPAN_INSTANTIATE_LOOP(64, __nv_bfloat16, GatheredKeys<32>)
LONGSPAN_INSTANTIATE_LOOP(64, __nv_bfloat16, GatheredKeys<64>)

}  // namespace longspan::cuda

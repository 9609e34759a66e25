#include "kernels/cuda/attention/loop/kernel.cuh"

namespace longspan::cuda {

LONGSPAN_INSTANTIATE_LOOP(128, float, CompressedKeys)
LONGSPAN_INSTANTIATE_LOOP(128, float, CompressedKeysAlone)

}  // namespace longspan::cuda

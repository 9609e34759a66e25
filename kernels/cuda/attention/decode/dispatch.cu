#include "kernels/cuda/attention/decode/dispatch.cuh"
#include "kernels/cuda/attention/decode/sparse_decode.h"

namespace longspan::cuda {
namespace {

bool IsPowerOfTwo(int x) { return x > 0 && (x & (x - 1)) == 0; }

bool IsServed(const DecodeArgs& args) {
  const int kv_heads = args.pages.kv_heads;
  if (kv_heads < 1 || args.query_heads % kv_heads != 0) return false;
  const int group = args.query_heads / kv_heads;
  const NsaParams& nsa = args.nsa;
  return group >= 1 && group <= kMostGroupHeads && args.pages.entries_per_page <= kWarpRows &&
         (args.pages.head_dim == 64 || args.pages.head_dim == 128) &&
         IsPowerOfTwo(nsa.block_tokens) && IsPowerOfTwo(nsa.stride_tokens) &&
         nsa.kernel_tokens / nsa.stride_tokens <= kPooledBehind;
}

// Calls launch.operator()<head_dim, head_tiles>().
template <class Launch>
cudaError_t ForShape(const DecodeArgs& args, Launch launch) {
  if (!IsServed(args)) return cudaErrorInvalidValue;
  if (args.count == 0) return cudaSuccess;
  const bool few_heads = args.query_heads / args.pages.kv_heads <= 8;
  if (args.pages.head_dim == 64) {
    return few_heads ? launch.template operator()<64, 1>() : launch.template operator()<64, 2>();
  }
  return few_heads ? launch.template operator()<128, 1>() : launch.template operator()<128, 2>();
}

}  // namespace

cudaError_t LaunchDecodeSelect(const DecodeArgs& args, cudaStream_t stream) {
  return ForShape(args, [&]<int kHeadDim, int kHeadTiles>() {
    return LaunchSelect<kHeadDim, kHeadTiles>(args, stream);
  });
}

cudaError_t LaunchDecodeAttend(const DecodeArgs& args, cudaStream_t stream) {
  return ForShape(args, [&]<int kHeadDim, int kHeadTiles>() {
    return LaunchAttend<kHeadDim, kHeadTiles>(args, stream);
  });
}

cudaError_t LaunchDecodeDense(const DecodeArgs& args, cudaStream_t stream) {
  return ForShape(args, [&]<int kHeadDim, int kHeadTiles>() {
    return LaunchDense<kHeadDim, kHeadTiles>(args, stream);
  });
}

}  // namespace longspan::cuda

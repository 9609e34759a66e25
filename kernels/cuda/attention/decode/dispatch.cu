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
         IsPowerOfTwo(nsa.block_tokens) && IsPowerOfTwo(nsa.stride_tokens) &&
         nsa.kernel_tokens / nsa.stride_tokens <= kPooledBehind;
}

template <int kHeadDim, class Launch>
cudaError_t ForHeads(const DecodeArgs& args, Launch launch) {
  if (args.count == 0) return cudaSuccess;
  return args.query_heads / args.pages.kv_heads <= 8 ? launch.template operator()<kHeadDim, 1>()
                                                     : launch.template operator()<kHeadDim, 2>();
}

// Calls launch.operator()<head_dim, head_tiles>().
template <class Launch>
cudaError_t ForShape(const DecodeArgs& args, Launch launch) {
  if (!IsServed(args)) return cudaErrorInvalidValue;
  if (args.pages.head_dim == 64) return ForHeads<64>(args, launch);
  if (args.pages.head_dim == 128) return ForHeads<128>(args, launch);
  return cudaErrorInvalidValue;
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
  const auto launch = [&]<int kHeadDim, int kHeadTiles>() {
    return LaunchDense<kHeadDim, kHeadTiles>(args, stream);
  };
  if (args.pages.head_dim == 256 && IsServed(args)) return ForHeads<256>(args, launch);
  return ForShape(args, launch);
}

}  // namespace longspan::cuda

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

bool ChoosesByDeviation(const NsaParams& nsa) {
  return nsa.compress == NsaCompress::kMeanAndDeviation;
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

// The same, of what serves dense models.
template <class Launch>
cudaError_t ForDenseShape(const DecodeArgs& args, Launch launch) {
  if (args.pages.head_dim == 256 && IsServed(args)) return ForHeads<256>(args, launch);
  return ForShape(args, launch);
}

}  // namespace

cudaError_t LaunchDecodeSelect(const DecodeArgs& args, cudaStream_t stream) {
  if (ChoosesByDeviation(args.nsa)) {
    if (args.nsa.block_tokens != kPageTokens) return cudaErrorInvalidValue;
    return ForDenseShape(args, [&]<int kHeadDim, int kHeadTiles>() {
      return LaunchDeviation<kHeadDim, kHeadTiles>(args, stream);
    });
  }
  return ForShape(args, [&]<int kHeadDim, int kHeadTiles>() {
    return LaunchSelect<kHeadDim, kHeadTiles>(args, stream);
  });
}

cudaError_t LaunchDecodeAttend(const DecodeArgs& args, cudaStream_t stream) {
  if (ChoosesByDeviation(args.nsa)) {
    return ForDenseShape(args, [&]<int kHeadDim, int kHeadTiles>() {
      return args.pages.is_fp8() ? LaunchChosen<kHeadDim, kHeadTiles, true>(args, stream)
                                 : LaunchChosen<kHeadDim, kHeadTiles, false>(args, stream);
    });
  }
  return ForShape(args, [&]<int kHeadDim, int kHeadTiles>() {
    return args.pages.is_fp8() ? LaunchAttend<kHeadDim, kHeadTiles, true>(args, stream)
                               : LaunchAttend<kHeadDim, kHeadTiles, false>(args, stream);
  });
}

cudaError_t LaunchDecodeDense(const DecodeArgs& args, cudaStream_t stream) {
  return ForDenseShape(args, [&]<int kHeadDim, int kHeadTiles>() {
    return args.pages.is_fp8() ? LaunchDense<kHeadDim, kHeadTiles, true>(args, stream)
                               : LaunchDense<kHeadDim, kHeadTiles, false>(args, stream);
  });
}

}  // namespace longspan::cuda

#include <cstdint>

#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/ops/float8.cuh"
#include "kernels/cuda/ops/glu_activation.cuh"
#include "kernels/cuda/ops/pointwise.h"

namespace longspan::cuda {
namespace {

constexpr int kGluWidth = 8;  // 16 bytes of bf16
constexpr int kGluThreads = 512;
constexpr int kMostGluThreads = 1024;
constexpr int kMostGluPacks = 4;
constexpr unsigned kFewGluTokens = 128;

// A row a thread block, which holds it in registers until its largest magnitude is known.
template <typename Activation, int kPacks, int kMostThreads>
__global__ void __launch_bounds__(kMostThreads)
    GluWithFloat8(const __nv_bfloat16* gate_up, int mlp, __nv_bfloat16* out, Float8Beside beside) {
  AllowNextKernel();
  WaitForEarlierWork();
  const int64_t row = int64_t{blockIdx.x} * mlp;
  const auto column = [&](int pack) {
    return static_cast<int>(pack * blockDim.x + threadIdx.x) * kGluWidth;
  };
  float held[kPacks][kGluWidth];
  uint32_t largest = 0;
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) >= mlp) continue;
    const __nv_bfloat16* gates = gate_up + 2 * row + column(pack);
    float up[kGluWidth];
    Load(gates, held[pack]);
    Load(gates + mlp, up);
#pragma unroll
    for (int i = 0; i < kGluWidth; ++i) {
      held[pack][i] = Rounded<__nv_bfloat16>(Gated<Activation>(held[pack][i], up[i]));
    }
    Store(held[pack], out + row + column(pack));
    largest = max(largest, LargestMagnitude(held[pack]));
  }
  const float scale = ScaleToFloat8(BlockReduce(largest, Largest()));
  const float inverse = __frcp_rn(scale);
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) < mlp) StoreFloat8(held[pack], inverse, beside.values + row + column(pack));
  }
  if (threadIdx.x == 0) beside.scales[blockIdx.x] = scale;
}

template <typename Activation, int kPacks, int kMostThreads>
cudaError_t QueueGlu(const GluLaunch& args, cudaStream_t stream) {
  const auto mlp = static_cast<int>(args.out.shape[1]);
  constexpr int kWarpColumns = 32 * kPacks * kGluWidth;
  const auto warps = static_cast<unsigned>((mlp + kWarpColumns - 1) / kWarpColumns);
  return LaunchEarly(GluWithFloat8<Activation, kPacks, kMostThreads>,
                     {static_cast<unsigned>(args.out.shape[0]), warps * 32}, stream,
                     args.gate_up.as<const __nv_bfloat16>(), mlp, args.out.as<__nv_bfloat16>(),
                     args.beside);
}

// Few rows end sooner with more threads each.
template <typename Activation>
cudaError_t QueueGluAs(const GluLaunch& args, cudaStream_t stream) {
  const int64_t mlp = args.out.shape[1];
  if (args.out.shape[0] <= kFewGluTokens && mlp <= 2 * kGluWidth * kMostGluThreads) {
    return QueueGlu<Activation, 2, kMostGluThreads>(args, stream);
  }
  if (mlp <= kMostGluPacks * kGluWidth * kGluThreads) {
    return QueueGlu<Activation, kMostGluPacks, kGluThreads>(args, stream);
  }
  return QueueGlu<Activation, kMostGluPacks, kMostGluThreads>(args, stream);
}

}  // namespace

bool GluWritesFloat8(const GluLaunch& args) {
  const int64_t mlp = args.out.shape[1];
  const uintptr_t addresses =
      reinterpret_cast<uintptr_t>(args.gate_up.data) | reinterpret_cast<uintptr_t>(args.out.data);
  return args.gate_up.dtype == DType::kBf16 && args.out.dtype == DType::kBf16 &&
         addresses % 16 == 0 && mlp % kGluWidth == 0 &&
         mlp <= kMostGluPacks * kGluWidth * kMostGluThreads;
}

cudaError_t LaunchGluWithFloat8(const GluLaunch& args, cudaStream_t stream) {
  if (args.out.elements() == 0) return cudaSuccess;
  return args.gelu_tanh ? QueueGluAs<GeluTanh>(args, stream) : QueueGluAs<Silu>(args, stream);
}

}  // namespace longspan::cuda

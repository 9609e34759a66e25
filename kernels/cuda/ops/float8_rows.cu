#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/base/element.cuh"
#include "kernels/cuda/base/launch.cuh"
#include "kernels/cuda/ops/float8.cuh"
#include "kernels/cuda/ops/float8_rows.h"
#include "kernels/weight_parts.h"

namespace longspan::cuda {
namespace {

constexpr int kPackWidth = 8;  // 16 bytes of bf16
constexpr int kMostPackThreads = 512;
constexpr int kBlockThreads = 256;
constexpr int kThreadsOfBlock = static_cast<int>(kFloat8Block) / kPackWidth;

using Bf16 = __nv_bfloat16;

// A row a thread block, which holds it in registers. fixed_scale 0: the row's own.
template <int kPacks>
__global__ void __launch_bounds__(kMostPackThreads)
    RowsInRegisters(const Bf16* x, int inputs, float fixed_scale, uint8_t* values, float* scales) {
  AllowNextKernel();
  WaitForEarlierWork();
  const int64_t row = int64_t{blockIdx.x} * inputs;
  const auto column = [&](int pack) {
    return static_cast<int>(pack * blockDim.x + threadIdx.x) * kPackWidth;
  };
  float held[kPacks][kPackWidth];
  uint32_t largest = 0;
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) < inputs) Load(x + row + column(pack), held[pack]);
  }
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) < inputs) largest = max(largest, LargestMagnitude(held[pack]));
  }
  largest = BlockReduce(largest, Largest());
  const float own = ScaleToFloat8(largest);
  const float scale = fixed_scale == 0.0F || !IsFiniteMagnitude(largest) ? own : fixed_scale;
  const float inverse = __frcp_rn(scale);
#pragma unroll
  for (int pack = 0; pack < kPacks; ++pack) {
    if (column(pack) >= inputs) continue;
    StoreFloat8(held[pack], inverse, values + row + column(pack));
  }
  if (threadIdx.x == 0) scales[blockIdx.x] = scale;
}

// The same for rows of any length, which are read twice.
__global__ void __launch_bounds__(kMostPackThreads)
    LongRows(const Bf16* x, int64_t inputs, float fixed_scale, uint8_t* values, float* scales) {
  AllowNextKernel();
  WaitForEarlierWork();
  const int64_t row = int64_t{blockIdx.x} * inputs;
  const int64_t first = int64_t{threadIdx.x} * kPackWidth;
  const int64_t stride = int64_t{blockDim.x} * kPackWidth;
  float held[kPackWidth];
  uint32_t largest = 0;
  for (int64_t column = first; column < inputs; column += stride) {
    Load(x + row + column, held);
    largest = max(largest, LargestMagnitude(held));
  }
  largest = BlockReduce(largest, Largest());
  const float own = ScaleToFloat8(largest);
  const float scale = fixed_scale == 0.0F || !IsFiniteMagnitude(largest) ? own : fixed_scale;
  const float inverse = __frcp_rn(scale);
  for (int64_t column = first; column < inputs; column += stride) {
    Load(x + row + column, held);
    StoreFloat8(held, inverse, values + row + column);
  }
  if (threadIdx.x == 0) scales[blockIdx.x] = scale;
}

// Grid (rows, parts of a row). Sixteen threads a block of 128 inputs, the last of which may be
// shorter.
__global__ void __launch_bounds__(kBlockThreads)
    BlocksOfRows(const Bf16* x, int64_t inputs, int64_t scale_rows, uint8_t* values,
                 float* scales) {
  AllowNextKernel();
  WaitForEarlierWork();
  const int64_t row = blockIdx.x;
  const int64_t column = (int64_t{blockIdx.y} * kBlockThreads + threadIdx.x) * kPackWidth;
  float held[kPackWidth] = {};
  if (column < inputs) Load(x + row * inputs + column, held);
  uint32_t largest = LargestMagnitude(held);
#pragma unroll
  for (int distance = kThreadsOfBlock / 2; distance > 0; distance /= 2) {
    largest = max(largest, __shfl_xor_sync(0xffffffffU, largest, distance));
  }
  if (column >= inputs) return;
  const float scale = ScaleToFloat8(largest);
  StoreFloat8(held, __frcp_rn(scale), values + row * inputs + column);
  if (column % kFloat8Block == 0) scales[column / kFloat8Block * scale_rows + row] = scale;
}

unsigned DividedUp(int64_t count, int64_t by) {
  return static_cast<unsigned>((count + by - 1) / by);
}

// Of a row that has its own: 0.
float FixedScale(const Float8RowsLaunch& launch) {
  return launch.scale == Float8RowScale::kFixed ? launch.fixed_scale : 0.0F;
}

// As many packs a thread, and whole warps.
template <int kPacks>
cudaError_t QueueInRegisters(const Float8RowsLaunch& launch, cudaStream_t stream) {
  const int64_t inputs = launch.x.shape[1];
  const unsigned threads = DividedUp(inputs, 32 * kPacks * kPackWidth) * 32;
  return LaunchEarly(RowsInRegisters<kPacks>, {static_cast<unsigned>(launch.x.shape[0]), threads},
                     stream, launch.x.as<const Bf16>(), static_cast<int>(inputs),
                     FixedScale(launch), launch.values, launch.scales);
}

}  // namespace

cudaError_t LaunchFloat8Rows(const Float8RowsLaunch& launch, cudaStream_t stream) {
  const auto rows = static_cast<unsigned>(launch.x.shape[0]);
  const int64_t inputs = launch.x.shape[1];
  if (launch.x.elements() == 0) return cudaSuccess;
  if (launch.scale == Float8RowScale::kBlock) {
    return LaunchEarly(
        BlocksOfRows, {dim3(rows, DividedUp(inputs, kBlockThreads * kPackWidth)), kBlockThreads},
        stream, launch.x.as<const Bf16>(), inputs, launch.scale_rows, launch.values, launch.scales);
  }
  constexpr int64_t kThreadColumns = int64_t{kMostPackThreads} * kPackWidth;
  if (inputs <= kThreadColumns) return QueueInRegisters<1>(launch, stream);
  if (inputs <= 2 * kThreadColumns) return QueueInRegisters<2>(launch, stream);
  if (inputs <= 4 * kThreadColumns) return QueueInRegisters<4>(launch, stream);
  return LaunchEarly(LongRows, {rows, kMostPackThreads}, stream, launch.x.as<const Bf16>(), inputs,
                     FixedScale(launch), launch.values, launch.scales);
}

}  // namespace longspan::cuda

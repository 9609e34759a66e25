// The attention kernel and its launch. One persistent thread block an SM.
#pragma once

#include "kernels/cuda/attention/loop/config.cuh"
#include "kernels/cuda/attention/loop/consumer.cuh"
#include "kernels/cuda/attention/loop/dispatch.cuh"
#include "kernels/cuda/attention/loop/loader.cuh"
#include "kernels/cuda/base/launch.cuh"

namespace longspan::cuda {

template <typename Config>
__device__ __forceinline__ void InitBarriers(SharedMemory<Config>& shared) {
  constexpr int kReaders = Config::kConsumerWarps;
  for (int stage = 0; stage < Config::kStages; ++stage) {
    shared.key_full[stage].Init(1);
    shared.key_empty[stage].Init(kReaders);
    shared.value_full[stage].Init(1);
    shared.value_empty[stage].Init(kReaders);
  }
  for (int stage = 0; stage < Config::kQueryStages; ++stage) {
    shared.query_full[stage].Init(kQueryLoaderWarps * kLanes);
    shared.query_empty[stage].Init(kReaders);
  }
  for (int stage = 0; stage < kItemStages; ++stage) {
    shared.item_full[stage].Init(1);
    shared.item_empty[stage].Init(kReaders + kQueryLoaderWarps);
  }
  FenceBarrierInit();
}

template <typename Config, typename Rule>
__global__ void __launch_bounds__(Config::kThreads, 1)
    AttentionKernel(const __grid_constant__ LoopArgs args, const __grid_constant__ Rule rule) {
  extern __shared__ __align__(1024) uint8_t memory[];
  auto& shared = *reinterpret_cast<SharedMemory<Config>*>(memory);
  if (threadIdx.x == 0) InitBarriers(shared);
  WaitForEarlierWork();
  AllowNextKernel();
  __syncthreads();
  if (threadIdx.x < 128) {
    GiveRegistersDownTo<Config::kLoaderRegisters>();
    if (threadIdx.x < kLanes) {
      LoadKeysAndValues(args, rule, shared);
    } else {
      LoadQueries(args, shared);
    }
  } else {
    TakeRegistersUpTo<Config::kConsumerRegisters>();
    Consumer<Config, Rule>(args, rule, shared).Run();
  }
}

constexpr int LoopStages(int head_dim) { return head_dim == 64 ? 4 : head_dim == 128 ? 3 : 2; }

// Registers and shared memory decide the sizes: three warpgroups for heads of 64, two for wider
// ones, which have their queries in registers at 128 and no registers left for them at 256.
template <int kHeadDim, typename Out>
using LoopVariant =
    LoopConfig<kHeadDim, LoopTileKeys(kHeadDim), /*kConsumers=*/kHeadDim == 64 ? 3 : 2,
               LoopStages(kHeadDim), /*kQueriesInRegisters=*/kHeadDim == 128, Out>;

template <typename Config, typename Rule>
cudaError_t LaunchLoopConfig(const LoopArgs& args, const Rule& rule, cudaStream_t stream) {
  static_assert(Config::kRows == LoopRows(Config::kHeadDim));
  if (args.group < 1 || args.group > Config::kRows) return cudaErrorInvalidValue;
  constexpr int kSharedBytes = sizeof(SharedMemory<Config>);
  const LaunchShape shape = {static_cast<unsigned>(MultiprocessorCount()), Config::kThreads,
                             kSharedBytes};
  return LaunchEarly(AttentionKernel<Config, Rule>, shape, stream, args, rule);
}

template <int kHeadDim, typename Out, typename Rule>
cudaError_t LaunchLoopVariant(const LoopArgs& args, const Rule& rule, cudaStream_t stream) {
  return LaunchLoopConfig<LoopVariant<kHeadDim, Out>>(args, rule, stream);
}

#define LONGSPAN_INSTANTIATE_LOOP(head_dim, Out, Rule)                                      \
  template cudaError_t LaunchLoopVariant<head_dim, Out, Rule>(const LoopArgs&, const Rule&, \
                                                              cudaStream_t);

}  // namespace longspan::cuda

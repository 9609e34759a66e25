// Kernels that begin before the one queued ahead of them has ended (programmatic dependent launch):
// a step's small kernels then cost no gap between launches.
//
// Rule: every thread of a kernel launched so calls WaitForEarlierWork before it touches anything
// that an earlier kernel writes or reads. What copies brought may be read before: copies end before
// any kernel behind them begins. AllowNextKernel only lets the next one's
// thread blocks be placed; that one waits for this one's end all the same.
#pragma once

#include <cuda_runtime.h>

#include <cstddef>

namespace longspan::cuda {

__device__ __forceinline__ void WaitForEarlierWork() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;\n" ::: "memory");
#endif
}

__device__ __forceinline__ void AllowNextKernel() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;\n" ::: "memory");
#endif
}

// Whether the device can: sm_90 and newer. One device a process.
inline bool LaunchesEarly() {
  static const bool can = [] {
    int device = 0;
    int major = 0;
    return cudaGetDevice(&device) == cudaSuccess &&
           cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device) ==
               cudaSuccess &&
           major >= 9;
  }();
  return can;
}

struct LaunchShape {
  dim3 grid;
  dim3 threads;
  size_t shared_bytes = 0;
};

// Queues a kernel that keeps the rule; on other devices, as any other.
template <typename... Parameters, typename... Arguments>
cudaError_t LaunchEarly(void (*kernel)(Parameters...), const LaunchShape& shape,
                        cudaStream_t stream, const Arguments&... arguments) {
  cudaLaunchAttribute early = {};
  early.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  early.val.programmaticStreamSerializationAllowed = 1;
  cudaLaunchConfig_t config = {};
  config.gridDim = shape.grid;
  config.blockDim = shape.threads;
  config.dynamicSmemBytes = shape.shared_bytes;
  config.stream = stream;
  config.attrs = &early;
  config.numAttrs = LaunchesEarly() ? 1 : 0;
  return cudaLaunchKernelEx(&config, kernel, static_cast<Parameters>(arguments)...);
}

}  // namespace longspan::cuda

// How kernels are queued: with the shared memory that they ask for, and, where they keep a rule,
// beginning before the one queued ahead of them has ended (programmatic dependent launch), so that
// a step's small kernels cost no gap between launches.
//
// The rule: every thread of a kernel launched so calls WaitForEarlierWork before it touches
// anything that an earlier kernel writes or reads. What copies brought may be read before: copies
// end before any kernel behind them begins. AllowNextKernel only lets the next one's thread blocks
// be placed; that one waits for this one's end all the same.
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

// Dynamic shared memory that a kernel has without asking, beside 16 KiB of its own: 48 KiB in all.
inline constexpr size_t kSharedBytesUnasked = size_t{32} << 10;

// Queues a kernel, with attributes of the launch.
template <typename... Parameters, typename... Arguments>
cudaError_t LaunchWith(cudaLaunchAttribute* attributes, unsigned attribute_count,
                       void (*kernel)(Parameters...), const LaunchShape& shape, cudaStream_t stream,
                       const Arguments&... arguments) {
  if (shape.shared_bytes > kSharedBytesUnasked) {
    const cudaError_t error = cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel),
                                                   cudaFuncAttributeMaxDynamicSharedMemorySize,
                                                   static_cast<int>(shape.shared_bytes));
    if (error != cudaSuccess) return error;
  }
  cudaLaunchConfig_t config = {};
  config.gridDim = shape.grid;
  config.blockDim = shape.threads;
  config.dynamicSmemBytes = shape.shared_bytes;
  config.stream = stream;
  config.attrs = attributes;
  config.numAttrs = attribute_count;
  return cudaLaunchKernelEx(&config, kernel, static_cast<Parameters>(arguments)...);
}

// That the kernel may begin early.
inline cudaLaunchAttribute EarlyAttribute() {
  cudaLaunchAttribute early = {};
  early.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  early.val.programmaticStreamSerializationAllowed = 1;
  return early;
}

// Queues a kernel that keeps the rule; on other devices, as any other.
template <typename... Parameters, typename... Arguments>
cudaError_t LaunchEarly(void (*kernel)(Parameters...), const LaunchShape& shape,
                        cudaStream_t stream, const Arguments&... arguments) {
  cudaLaunchAttribute early = EarlyAttribute();
  return LaunchWith(&early, LaunchesEarly() ? 1 : 0, kernel, shape, stream, arguments...);
}

}  // namespace longspan::cuda

#include <atomic>

#include "cuda_runtime.h"
#include "tests/gpu/occupy_device.h"

namespace longspan {
namespace {

// Two of them are all threads that a multiprocessor has.
constexpr int kBlockThreads = 1024;

__global__ void Spin(unsigned int* resident_blocks, volatile int* never) {
  if (threadIdx.x == 0) {
    atomicAdd_system(resident_blocks, 1U);
  }
  while (*never == 0) __nanosleep(1000);
}

}  // namespace

bool OccupyDevice() {
  int device = 0, multiprocessors = 0, blocks_each = 0;
  unsigned int* resident_blocks = nullptr;
  int* never = nullptr;
  cudaStream_t stream = nullptr;
  const bool is_ready = cudaGetDevice(&device) == cudaSuccess &&
                        cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount,
                                               device) == cudaSuccess &&
                        cudaOccupancyMaxActiveBlocksPerMultiprocessor(
                            &blocks_each, Spin, kBlockThreads, 0) == cudaSuccess &&
                        cudaHostAlloc(&resident_blocks, sizeof(*resident_blocks),
                                      cudaHostAllocMapped) == cudaSuccess &&
                        cudaHostAlloc(&never, sizeof(*never), cudaHostAllocMapped) == cudaSuccess &&
                        cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking) == cudaSuccess;
  if (!is_ready) return false;
  *resident_blocks = 0;
  *never = 0;
  const auto blocks = static_cast<unsigned int>(multiprocessors * blocks_each);
  Spin<<<blocks, kBlockThreads, 0, stream>>>(resident_blocks, never);
  if (cudaGetLastError() != cudaSuccess) return false;
  const std::atomic_ref<unsigned int> resident(*resident_blocks);
  while (resident.load() < blocks) {
  }
  return true;
}

}  // namespace longspan

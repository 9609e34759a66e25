#include "kernels/cuda/base/host_memory.h"

#include <cuda_runtime_api.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {

class HostMemory::Array final : public Buffer {
 public:
  Array(std::shared_ptr<HostMemory> memory, void* data, size_t bytes, PoolUsage* pool)
      : memory_(std::move(memory)), data_(data), bytes_(bytes), pool_(pool) {}
  ~Array() override {
    pool_->bytes -= bytes_;
    cudaSetDevice(memory_->device_);
    cudaDeviceSynchronize();
    cudaFreeHost(data_);
  }
  void* data() const override { return data_; }
  size_t bytes() const override { return bytes_; }

 private:
  const std::shared_ptr<HostMemory> memory_;
  void* const data_;
  const size_t bytes_;
  PoolUsage* const pool_;
};

absl::StatusOr<std::unique_ptr<Buffer>> HostMemory::Allocate(absl::string_view pool, size_t bytes) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(device_));
  void* data = nullptr;
  const absl::Status status =
      StatusOf(cudaHostAlloc(&data, std::max<size_t>(bytes, 1), cudaHostAllocDefault),
               "pinning memory of the host");
  if (!status.ok()) {
    return absl::Status(status.code(), absl::StrCat("CUDA backend: ", bytes, " bytes for ", pool,
                                                    ": ", status.message()));
  }
  std::memset(data, 0, bytes);
  madvise(data, bytes, MADV_DONTDUMP);  // advice only
  PoolUsage& usage = pools_[std::string(pool)];
  usage.pool = std::string(pool);
  usage.bytes += bytes;
  usage.high_water_bytes = std::max(usage.high_water_bytes, usage.bytes);
  return std::make_unique<Array>(shared_from_this(), data, bytes, &usage);
}

std::vector<PoolUsage> HostMemory::Pools() const {
  std::vector<PoolUsage> pools;
  for (const auto& [name, usage] : pools_) pools.push_back(usage);
  return pools;
}

}  // namespace longspan::cuda

#include "kernels/cuda/base/host_memory.h"

#include <cuda_runtime_api.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "absl/memory/memory.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "kernels/cuda/base/cuda_check.h"
#include "kernels/cuda/base/host_pages.h"

namespace longspan::cuda {
namespace {

constexpr double kMuchElsewhere = 0.25;

int NodeOfDevice(int device) {
  std::array<char, 32> bus_id = {};
  if (cudaDeviceGetPCIBusId(bus_id.data(), bus_id.size(), device) != cudaSuccess) {
    return kAnyNumaNode;
  }
  return NumaNodeOf("/sys/bus/pci/devices", bus_id.data());
}

}  // namespace

class HostMemory::Array final : public Buffer {
 public:
  Array(std::shared_ptr<HostMemory> memory, void* data, size_t bytes, PoolUsage* pool)
      : memory_(std::move(memory)), data_(data), bytes_(bytes), pool_(pool) {
    memory_->arrays_[static_cast<char*>(data)] = bytes;
  }
  ~Array() override {
    memory_->arrays_.erase(static_cast<char*>(data_));
    pool_->bytes -= bytes_;
    cudaSetDevice(memory_->device_);
    cudaDeviceSynchronize();
    cudaHostUnregister(data_);
    UnmapHostPages(data_, bytes_);
  }
  void* data() const override { return data_; }
  size_t bytes() const override { return bytes_; }

 private:
  const std::shared_ptr<HostMemory> memory_;
  void* const data_;
  const size_t bytes_;
  PoolUsage* const pool_;
};

HostMemory::HostMemory(int device, std::function<void(absl::string_view)> warn)
    : device_(device), numa_node_(NodeOfDevice(device)), warn_(std::move(warn)) {}

std::shared_ptr<HostMemory> HostMemory::Create(int device,
                                               std::function<void(absl::string_view)> warn) {
  return absl::WrapUnique(new HostMemory(device, std::move(warn)));
}

absl::StatusOr<std::unique_ptr<Buffer>> HostMemory::Allocate(absl::string_view pool, size_t bytes) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(device_));
  LONGSPAN_ASSIGN_OR_RETURN(void* data, MapHostPages(pool, bytes, numa_node_));
  const absl::Status status =
      StatusOf(cudaHostRegister(data, MappedBytes(bytes), cudaHostRegisterDefault),
               "pinning memory of the host");
  if (!status.ok()) {
    UnmapHostPages(data, bytes);
    return absl::Status(status.code(), absl::StrCat("CUDA backend: ", bytes, " bytes for ", pool,
                                                    ": ", status.message()));
  }
  const double elsewhere = ShareElsewhere(data, bytes, numa_node_);
  if (elsewhere > kMuchElsewhere) {
    warn_(
        absl::StrFormat("%.0f %% of the host's memory for %s is on another NUMA node than the "
                        "GPU, %d: copies are slower",
                        100 * elsewhere, pool, numa_node_));
  }
  PoolUsage& usage = pools_[std::string(pool)];
  usage.pool = std::string(pool);
  usage.bytes += bytes;
  usage.high_water_bytes = std::max(usage.high_water_bytes, usage.bytes);
  return std::make_unique<Array>(shared_from_this(), data, bytes, &usage);
}

bool HostMemory::Holds(const void* address) const {
  const auto* byte = static_cast<const char*>(address);
  const auto above = arrays_.upper_bound(byte);
  if (above == arrays_.begin()) return false;
  const auto& [begin, bytes] = *std::prev(above);
  return byte < begin + bytes;
}

std::vector<PoolUsage> HostMemory::Pools() const {
  std::vector<PoolUsage> pools;
  for (const auto& [name, usage] : pools_) pools.push_back(usage);
  return pools;
}

}  // namespace longspan::cuda

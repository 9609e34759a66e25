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

// Of which the first `pinned` bytes are pinned, part by part.
void GiveBack(char* data, size_t bytes, size_t part_bytes, size_t pinned) {
  for (size_t at = 0; at < pinned; at += part_bytes) cudaHostUnregister(data + at);
  UnmapHostPages(data, bytes);
}

}  // namespace

class HostMemory::Array final : public Buffer {
 public:
  Array(std::shared_ptr<HostMemory> memory, char* data, size_t bytes, size_t part_bytes,
        PoolUsage* pool)
      : memory_(std::move(memory)),
        data_(data),
        bytes_(bytes),
        part_bytes_(part_bytes),
        pool_(pool) {
    memory_->arrays_[data] = bytes;
  }
  ~Array() override {
    memory_->arrays_.erase(data_);
    pool_->bytes -= bytes_;
    cudaSetDevice(memory_->device_);
    cudaDeviceSynchronize();
    GiveBack(data_, bytes_, part_bytes_, MappedBytes(bytes_));
  }
  void* data() const override { return data_; }
  size_t bytes() const override { return bytes_; }

 private:
  const std::shared_ptr<HostMemory> memory_;
  char* const data_;
  const size_t bytes_;
  const size_t part_bytes_;
  PoolUsage* const pool_;
};

HostMemory::HostMemory(int device, std::function<void(absl::string_view)> warn)
    : device_(device), numa_node_(NodeOfDevice(device)), warn_(std::move(warn)) {}

std::shared_ptr<HostMemory> HostMemory::Create(int device,
                                               std::function<void(absl::string_view)> warn) {
  return absl::WrapUnique(new HostMemory(device, std::move(warn)));
}

absl::StatusOr<char*> HostMemory::Pinned(size_t bytes, size_t part_bytes) const {
  LONGSPAN_ASSIGN_OR_RETURN(char* data, MapHostPages(bytes, numa_node_));
  const auto pin = [this](char* part, size_t part_size) -> absl::Status {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(device_));
    return StatusOf(cudaHostRegister(part, part_size, cudaHostRegisterDefault),
                    "pinning memory of the host");
  };
  size_t pinned = 0;
  const absl::Status status = TouchAndPin(data, MappedBytes(bytes), part_bytes, pin, &pinned);
  if (status.ok()) return data;
  GiveBack(data, bytes, part_bytes, pinned);
  return status;
}

absl::StatusOr<std::unique_ptr<Buffer>> HostMemory::Allocate(absl::string_view pool, size_t bytes,
                                                             size_t unit_bytes) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(device_));
  const size_t part_bytes = PartBytes(MappedBytes(bytes), unit_bytes);
  const absl::StatusOr<char*> pinned = Pinned(bytes, part_bytes);
  if (!pinned.ok()) {
    return absl::Status(pinned.status().code(),
                        absl::StrCat("CUDA backend: ", bytes, " bytes for ", pool, ": ",
                                     pinned.status().message()));
  }
  char* const data = *pinned;
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
  return std::make_unique<Array>(shared_from_this(), data, bytes, part_bytes, &usage);
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

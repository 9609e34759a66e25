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
#include "kernels/base/status_macros.h"
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

size_t PinnedBytes(HostArray::Range range) {
  return (range.end - range.begin + HostArray::kRangeBytes - 1) / HostArray::kRangeBytes *
         HostArray::kRangeBytes;
}

}  // namespace

class HostMemory::Array final : public HostArray {
 public:
  Array(std::shared_ptr<HostMemory> memory, absl::string_view pool, char* data, size_t bytes)
      : memory_(std::move(memory)), pool_(pool), data_(data), bytes_(bytes) {
    memory_->Enter(data, bytes);
  }
  ~Array() override {
    memory_->Leave(data_, pool_, there_bytes_);
    cudaSetDevice(memory_->device_);
    cudaDeviceSynchronize();
    for (const Range& range : pinned_) cudaHostUnregister(data_ + range.begin);
    UnmapHostPages(data_, bytes_);
  }
  void* data() const override { return data_; }
  size_t bytes() const override { return bytes_; }

  absl::Status Add(absl::Span<const Range> ranges, int most_threads) override {
    size_t bytes = 0;
    for (const Range& range : ranges) bytes += range.end - range.begin;
    const absl::Status status =
        TouchAndPin(data_, ranges, most_threads, [this](Range range) { return Pin(range); });
    if (!status.ok()) {
      return absl::Status(status.code(), absl::StrCat("CUDA backend: ", bytes, " bytes for ", pool_,
                                                      ": ", status.message()));
    }
    there_bytes_ += bytes;
    memory_->Count(pool_, bytes);
    if (!ranges.empty()) WarnIfElsewhere(ranges.back());
    return absl::OkStatus();
  }

 private:
  absl::Status Pin(Range range) {
    LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(memory_->device_));
    LONGSPAN_RETURN_IF_ERROR(
        StatusOf(cudaHostRegister(data_ + range.begin, PinnedBytes(range), cudaHostRegisterDefault),
                 "pinning memory of the host"));
    pinned_.push_back(range);
    return absl::OkStatus();
  }
  void WarnIfElsewhere(Range range) {
    const int node = memory_->numa_node_;
    const double elsewhere = ShareElsewhere(data_ + range.begin, range.end - range.begin, node);
    if (has_warned_ || elsewhere <= kMuchElsewhere) return;
    has_warned_ = true;
    memory_->warn_(
        absl::StrFormat("%.0f %% of a part of the host's memory for %s is on another NUMA node "
                        "than the GPU, %d: copies are slower",
                        100 * elsewhere, pool_, node));
  }

  const std::shared_ptr<HostMemory> memory_;
  const std::string pool_;
  char* const data_;
  const size_t bytes_;
  std::vector<Range> pinned_;
  size_t there_bytes_ = 0;
  bool has_warned_ = false;
};

HostMemory::HostMemory(int device, std::function<void(absl::string_view)> warn)
    : device_(device), numa_node_(NodeOfDevice(device)), warn_(std::move(warn)) {}

std::shared_ptr<HostMemory> HostMemory::Create(int device,
                                               std::function<void(absl::string_view)> warn) {
  return absl::WrapUnique(new HostMemory(device, std::move(warn)));
}

absl::StatusOr<std::unique_ptr<HostArray>> HostMemory::Reserve(absl::string_view pool,
                                                               size_t bytes) {
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaSetDevice(device_));
  const absl::StatusOr<char*> data = MapHostPages(bytes, numa_node_);
  if (!data.ok()) {
    return absl::Status(data.status().code(), absl::StrCat("CUDA backend: ", bytes, " bytes for ",
                                                           pool, ": ", data.status().message()));
  }
  return std::make_unique<Array>(shared_from_this(), pool, *data, bytes);
}

absl::StatusOr<std::unique_ptr<Buffer>> HostMemory::Allocate(absl::string_view pool, size_t bytes) {
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<HostArray> array, Reserve(pool, bytes));
  LONGSPAN_RETURN_IF_ERROR(array->Add({{0, std::max<size_t>(bytes, 1)}}, HostArray::kMostThreads));
  return array;
}

void HostMemory::Enter(const char* data, size_t bytes) {
  MutexLock lock(&mutex_);
  arrays_[data] = bytes;
}

void HostMemory::Leave(const char* data, const std::string& pool, size_t bytes) {
  MutexLock lock(&mutex_);
  arrays_.erase(data);
  pools_[pool].bytes -= bytes;
}

void HostMemory::Count(const std::string& pool, size_t bytes) {
  MutexLock lock(&mutex_);
  PoolUsage& usage = pools_[pool];
  usage.pool = pool;
  usage.bytes += bytes;
  usage.high_water_bytes = std::max(usage.high_water_bytes, usage.bytes);
}

bool HostMemory::Holds(const void* address) const {
  const auto* byte = static_cast<const char*>(address);
  MutexLock lock(&mutex_);
  const auto above = arrays_.upper_bound(byte);
  if (above == arrays_.begin()) return false;
  const auto& [begin, bytes] = *std::prev(above);
  return byte < begin + bytes;
}

std::vector<PoolUsage> HostMemory::Pools() const {
  std::vector<PoolUsage> pools;
  MutexLock lock(&mutex_);
  for (const auto& [name, usage] : pools_) {
    if (!usage.pool.empty()) pools.push_back(usage);
  }
  return pools;
}

}  // namespace longspan::cuda

#include "kernels/cuda/base/host_memory.h"

#include <cuda_runtime_api.h>
#include <sys/mman.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "kernels/base/in_parts.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {

namespace {

// Pinning takes a page at a time, and the device finds fewer large ones sooner.
constexpr size_t kHugePageBytes = size_t{2} << 20;
constexpr int64_t kSmallPageBytes = 4096;
constexpr int64_t kPagesOfThread = (int64_t{1} << 28) / kSmallPageBytes;

size_t MappedBytes(size_t bytes) {
  return (std::max<size_t>(bytes, 1) + kHugePageBytes - 1) / kHugePageBytes * kHugePageBytes;
}

// Has every page there, so that pinning finds it: the kernel clears pages when they are first
// touched, which several threads do faster than one.
void Touch(char* data, size_t bytes) {
  InParts(static_cast<int64_t>(bytes / kSmallPageBytes), kPagesOfThread,
          [data](int64_t begin, int64_t end) {
            for (int64_t page = begin; page < end; ++page) {
              *static_cast<volatile char*>(data + page * kSmallPageBytes) = 0;
            }
          });
}

// Zeroed memory on pages of its own.
absl::StatusOr<void*> Map(absl::string_view pool, size_t bytes) {
  const size_t mapped = MappedBytes(bytes);
  void* const data =
      mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (data == MAP_FAILED) {
    return absl::ResourceExhaustedError(absl::StrCat("CUDA backend: ", bytes, " bytes for ", pool,
                                                     ": the system has no memory for it"));
  }
  madvise(data, mapped, MADV_HUGEPAGE);  // both advice only
  madvise(data, mapped, MADV_DONTDUMP);
  Touch(static_cast<char*>(data), mapped);
  return data;
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
    munmap(data_, MappedBytes(bytes_));
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
  LONGSPAN_ASSIGN_OR_RETURN(void* data, Map(pool, bytes));
  const absl::Status status =
      StatusOf(cudaHostRegister(data, MappedBytes(bytes), cudaHostRegisterDefault),
               "pinning memory of the host");
  if (!status.ok()) {
    munmap(data, MappedBytes(bytes));
    return absl::Status(status.code(), absl::StrCat("CUDA backend: ", bytes, " bytes for ", pool,
                                                    ": ", status.message()));
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

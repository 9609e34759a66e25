// Pinned memory of the host for what stays, by named pools: the device copies to and from it in the
// order of the stream while the host goes on, and its kernels read and write there over the link.
// (PinnedPool has the small pieces that come and go.) The backend's thread alone, but for arrays
// that are added to.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/backend.h"
#include "kernels/base/mutex.h"

namespace longspan::cuda {

class HostMemory : public std::enable_shared_from_this<HostMemory> {
 public:
  // For copies of this device, and on its NUMA node. `warn` hears where much of it is elsewhere.
  static std::shared_ptr<HostMemory> Create(
      int device, std::function<void(absl::string_view)> warn = [](absl::string_view) {});
  HostMemory(const HostMemory&) = delete;
  HostMemory& operator=(const HostMemory&) = delete;

  // Zeroed, on pages of its own, which core dumps leave out: they hold what users wrote. A refusal
  // names the pool. The memory is given back when the device has done what is queued.
  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes);
  // Likewise, of which nothing is there yet. Each range is pinned for itself, and the driver
  // refuses copies that reach over a border between two.
  absl::StatusOr<std::unique_ptr<HostArray>> Reserve(absl::string_view pool, size_t bytes);

  // Whether an address is in what was allocated.
  bool Holds(const void* address) const;

  std::vector<PoolUsage> Pools() const;

 private:
  class Array;
  HostMemory(int device, std::function<void(absl::string_view)> warn);
  void Enter(const char* data, size_t bytes);
  void Leave(const char* data, const std::string& pool, size_t bytes);
  void Count(const std::string& pool, size_t bytes);

  const int device_;
  const int numa_node_;
  const std::function<void(absl::string_view)> warn_;
  mutable Mutex mutex_;
  std::map<std::string, PoolUsage> pools_ LONGSPAN_GUARDED_BY(mutex_);
  std::map<const char*, size_t> arrays_ LONGSPAN_GUARDED_BY(mutex_);  // bytes of each
};

}  // namespace longspan::cuda

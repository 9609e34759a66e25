// All device memory of the backend: one allocation at start-up, dealt out in parts that belong to
// named pools. The backend's thread alone.
//
// Work is ordered by one stream, so a part may be given back while kernels that use it are queued:
// whoever gets it next queues behind them.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "kernels/backend.h"
#include "kernels/cuda/base/arena_map.h"

namespace longspan::cuda {

class Arena : public std::enable_shared_from_this<Arena> {
 public:
  static absl::StatusOr<std::shared_ptr<Arena>> Create(size_t bytes, cudaStream_t stream);
  ~Arena();
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Zeroed, in the order of the stream. ResourceExhausted names the pool and what is left.
  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(absl::string_view pool, size_t bytes);
  // The same without zeros, for workspaces.
  absl::StatusOr<std::unique_ptr<Buffer>> AllocateRaw(absl::string_view pool, size_t bytes);

  // Names the allocation that holds an address: no two ever have the same serial. 0: none of ours.
  uint64_t SerialOf(const void* address) const;
  bool Holds(uint64_t serial) const { return offset_of_serial_.count(serial) > 0; }

  std::vector<PoolUsage> Pools() const;
  size_t bytes() const { return bytes_; }

  // How often a workspace has left its place: who keeps addresses of workspaces compares.
  uint64_t workspace_moves() const { return workspace_moves_; }

 private:
  class Part;
  friend class Workspace;

  Arena(char* base, size_t bytes, cudaStream_t stream)
      : base_(base), bytes_(bytes), stream_(stream), map_(bytes) {}
  void GiveBack(const Part& part);

  char* const base_;
  const size_t bytes_;
  const cudaStream_t stream_;
  ArenaMap map_;
  std::map<std::string, PoolUsage> pools_;
  uint64_t last_serial_ = 0;
  uint64_t workspace_moves_ = 0;
  std::map<size_t, uint64_t> serial_of_offset_;
  std::map<uint64_t, size_t> offset_of_serial_;
};

// A buffer that only ever grows, for a workspace whose need is known when it is first asked for.
class Workspace {
 public:
  enum Contents { kRaw, kZeroed };  // what it holds when it was made or has grown

  Workspace(std::shared_ptr<Arena> arena, const char* pool, Contents contents = kRaw)
      : arena_(std::move(arena)), pool_(pool), contents_(contents) {}

  absl::StatusOr<void*> AtLeast(size_t bytes);
  // That it has; more is another place.
  size_t bytes() const { return buffer_ == nullptr ? 0 : buffer_->bytes(); }

 private:
  absl::StatusOr<std::unique_ptr<Buffer>> Allocate(size_t bytes);

  std::shared_ptr<Arena> arena_;
  const char* pool_;
  Contents contents_;
  std::unique_ptr<Buffer> buffer_;
};

}  // namespace longspan::cuda

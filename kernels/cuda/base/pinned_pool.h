// Pinned host memory for results that come back from the device. What is given back serves the next
// that asks: pinning takes the driver a while, and waits for the device.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"

namespace longspan::cuda {

class PinnedPool;

// A piece of it, given back on destruction. Movable.
class PinnedMemory {
 public:
  PinnedMemory() = default;
  ~PinnedMemory() { GiveBack(); }
  PinnedMemory(PinnedMemory&& other) noexcept { *this = std::move(other); }
  PinnedMemory& operator=(PinnedMemory&& other) noexcept {
    GiveBack();
    pool_ = std::move(other.pool_);
    data_ = std::exchange(other.data_, nullptr);
    bytes_ = std::exchange(other.bytes_, 0);
    return *this;
  }

  std::byte* data() const { return data_; }

 private:
  friend class PinnedPool;
  PinnedMemory(std::shared_ptr<PinnedPool> pool, std::byte* data, size_t bytes)
      : pool_(std::move(pool)), data_(data), bytes_(bytes) {}
  void GiveBack();

  std::shared_ptr<PinnedPool> pool_;
  std::byte* data_ = nullptr;
  size_t bytes_ = 0;
};

class PinnedPool : public std::enable_shared_from_this<PinnedPool> {
 public:
  static std::shared_ptr<PinnedPool> Create() {
    return std::shared_ptr<PinnedPool>(new PinnedPool());
  }
  ~PinnedPool();
  PinnedPool(const PinnedPool&) = delete;
  PinnedPool& operator=(const PinnedPool&) = delete;

  absl::StatusOr<PinnedMemory> Take(size_t bytes);

 private:
  friend class PinnedMemory;
  struct Piece {
    std::byte* data;
    size_t bytes;
  };

  PinnedPool() = default;

  std::vector<Piece> free_;
};

}  // namespace longspan::cuda

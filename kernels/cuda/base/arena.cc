#include "kernels/cuda/base/arena.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {

class Arena::Part final : public Buffer {
 public:
  Part(std::shared_ptr<Arena> arena, size_t offset, size_t bytes, PoolUsage* pool)
      : arena_(std::move(arena)), offset_(offset), bytes_(bytes), pool_(pool) {}
  ~Part() override { arena_->GiveBack(*this); }

  void* data() const override { return arena_->base_ + offset_; }
  size_t bytes() const override { return bytes_; }
  size_t offset() const { return offset_; }
  PoolUsage* pool() const { return pool_; }

 private:
  std::shared_ptr<Arena> arena_;
  size_t offset_;
  size_t bytes_;
  PoolUsage* pool_;
};

absl::StatusOr<std::shared_ptr<Arena>> Arena::Create(size_t bytes, cudaStream_t stream) {
  void* base = nullptr;
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMalloc(&base, bytes));
  return std::shared_ptr<Arena>(new Arena(static_cast<char*>(base), bytes, stream));
}

Arena::~Arena() { cudaFree(base_); }

absl::StatusOr<std::unique_ptr<Buffer>> Arena::AllocateRaw(absl::string_view pool, size_t bytes) {
  const std::optional<size_t> offset = map_.Take(bytes);
  if (!offset) {
    return absl::ResourceExhaustedError(
        absl::StrCat("CUDA backend: ", bytes, " bytes for ", pool, " are not free: of ", bytes_,
                     " bytes of device memory ", map_.free_bytes(), " are left, ",
                     map_.largest_free_bytes(), " of them in one piece"));
  }
  PoolUsage& usage = pools_[std::string(pool)];
  usage.pool = std::string(pool);
  usage.bytes += bytes;
  usage.high_water_bytes = std::max(usage.high_water_bytes, usage.bytes);
  serial_of_offset_[*offset] = ++last_serial_;
  offset_of_serial_[last_serial_] = *offset;
  return std::make_unique<Part>(shared_from_this(), *offset, bytes, &usage);
}

absl::StatusOr<std::unique_ptr<Buffer>> Arena::Allocate(absl::string_view pool, size_t bytes) {
  LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Buffer> buffer, AllocateRaw(pool, bytes));
  LONGSPAN_CUDA_RETURN_IF_ERROR(cudaMemsetAsync(buffer->data(), 0, bytes, stream_));
  return buffer;
}

void Arena::GiveBack(const Part& part) {
  part.pool()->bytes -= part.bytes();
  const auto serial = serial_of_offset_.find(part.offset());
  offset_of_serial_.erase(serial->second);
  serial_of_offset_.erase(serial);
  map_.GiveBack(part.offset());
}

uint64_t Arena::SerialOf(const void* address) const {
  const auto* byte = static_cast<const char*>(address);
  if (byte < base_ || byte >= base_ + bytes_) return 0;
  const auto after = serial_of_offset_.upper_bound(static_cast<size_t>(byte - base_));
  return after == serial_of_offset_.begin() ? 0 : std::prev(after)->second;
}

std::vector<PoolUsage> Arena::Pools() const {
  std::vector<PoolUsage> pools;
  for (const auto& [name, usage] : pools_) pools.push_back(usage);
  return pools;
}

absl::StatusOr<std::unique_ptr<Buffer>> Workspace::Allocate(size_t bytes) {
  return contents_ == kZeroed ? arena_->Allocate(pool_, bytes) : arena_->AllocateRaw(pool_, bytes);
}

absl::StatusOr<void*> Workspace::AtLeast(size_t bytes) {
  if (buffer_ == nullptr || buffer_->bytes() < bytes) {
    // Half as much again: needs grow with contexts, a little each step.
    const size_t wanted = buffer_ == nullptr ? bytes : std::max(bytes, buffer_->bytes() * 3 / 2);
    if (buffer_ != nullptr) ++arena_->workspace_moves_;
    buffer_.reset();
    auto grown = Allocate(wanted);
    if (!grown.ok() && wanted > bytes) grown = Allocate(bytes);
    if (!grown.ok()) return grown.status();
    buffer_ = std::move(grown).value();
  }
  return buffer_->data();
}

}  // namespace longspan::cuda

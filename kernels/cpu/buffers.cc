#include "kernels/cpu/buffers.h"

#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "kernels/base/status_macros.h"

namespace longspan::cpu {
namespace {

constexpr size_t kCacheLineBytes = 64;
constexpr size_t kHugePageBytes = size_t{2} << 20;
constexpr size_t kSlabBytes = 4 * kHugePageBytes;

// Buffers below a huge page come from the heap, where sanitizers watch their ends.
class HeapBuffer final : public Buffer {
 public:
  HeapBuffer(void* data, size_t bytes) : data_(data), bytes_(bytes) {}
  ~HeapBuffer() override { std::free(data_); }
  void* data() const override { return data_; }
  size_t bytes() const override { return bytes_; }

 private:
  void* data_;
  size_t bytes_;
};

absl::Status Refused(absl::string_view pool, size_t bytes) {
  return absl::ResourceExhaustedError(absl::StrCat(
      "CPU backend: the system refused ", bytes, " bytes for ", pool, ": ", std::strerror(errno)));
}

size_t RoundUp(size_t bytes, size_t unit) { return (bytes + unit - 1) / unit * unit; }

absl::StatusOr<std::unique_ptr<Buffer>> AllocateOnHeap(absl::string_view pool, size_t bytes) {
  const size_t rounded = RoundUp(bytes == 0 ? 1 : bytes, kCacheLineBytes);
  void* data = std::aligned_alloc(kCacheLineBytes, rounded);
  if (data == nullptr) return Refused(pool, bytes);
  std::memset(data, 0, rounded);
  return std::make_unique<HeapBuffer>(data, bytes);
}

// All of it is there, or what Add was asked for.
class MappedArray final : public HostArray {
 public:
  MappedArray(absl::string_view pool, char* data, size_t bytes, size_t mapped_bytes)
      : pool_(pool), data_(data), bytes_(bytes), mapped_bytes_(mapped_bytes) {}
  ~MappedArray() override { munmap(data_, mapped_bytes_); }
  void* data() const override { return data_; }
  size_t bytes() const override { return bytes_; }
  absl::Status Add(absl::Span<const Range> ranges, int /*most_threads*/) override {
    for (const auto& [begin, end] : ranges) {
      const size_t there = RoundUp(end, kRangeBytes) - begin;
      if (mprotect(data_ + begin, there, PROT_READ | PROT_WRITE) != 0) return Refused(pool_, there);
    }
    return absl::OkStatus();
  }

 private:
  const std::string pool_;
  char* const data_;
  const size_t bytes_;
  const size_t mapped_bytes_;
};

// Maps one huge page more than needed and gives back what lies outside the aligned part.
absl::StatusOr<std::unique_ptr<HostArray>> Map(absl::string_view pool, size_t bytes,
                                               int protection) {
  if (bytes > SIZE_MAX - 2 * kHugePageBytes) {
    errno = ENOMEM;
    return Refused(pool, bytes);
  }
  const size_t wanted = RoundUp(bytes, kHugePageBytes);
  void* mapping =
      mmap(nullptr, wanted + kHugePageBytes, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapping == MAP_FAILED) return Refused(pool, bytes);
  const auto begin = reinterpret_cast<uintptr_t>(mapping);
  const uintptr_t aligned = RoundUp(begin, kHugePageBytes);
  if (aligned > begin) munmap(mapping, aligned - begin);
  const size_t behind = begin + kHugePageBytes - aligned;
  if (behind > 0) munmap(reinterpret_cast<void*>(aligned + wanted), behind);
  auto* const data = reinterpret_cast<char*>(aligned);
  // Advice only: without huge pages or dump control the memory serves as well.
  madvise(data, wanted, MADV_HUGEPAGE);
  if (absl::StartsWith(pool, "kv")) madvise(data, wanted, MADV_DONTDUMP);
  return std::make_unique<MappedArray>(pool, data, bytes, wanted);
}

}  // namespace

absl::StatusOr<std::unique_ptr<Buffer>> AllocateHost(absl::string_view pool, size_t bytes) {
  if (bytes < kHugePageBytes) return AllocateOnHeap(pool, bytes);
  return Map(pool, bytes, PROT_READ | PROT_WRITE);
}

absl::StatusOr<std::unique_ptr<HostArray>> ReserveHost(absl::string_view pool, size_t bytes) {
  return Map(pool, bytes, PROT_NONE);
}

size_t HostSlabs::Rounded(size_t bytes) { return RoundUp(bytes, kCacheLineBytes); }

absl::StatusOr<absl::Span<std::byte>> HostSlabs::Take(size_t bytes) {
  const size_t wanted = Rounded(bytes);
  if (slabs_.empty() || wanted > slabs_.back()->bytes() - used_bytes_) {
    LONGSPAN_ASSIGN_OR_RETURN(std::unique_ptr<Buffer> slab,
                              AllocateHost(pool_, std::max(wanted, kSlabBytes)));
    slabs_.push_back(std::move(slab));
    used_bytes_ = 0;
  }
  auto* data = static_cast<std::byte*>(slabs_.back()->data()) + used_bytes_;
  used_bytes_ += wanted;
  return absl::MakeSpan(data, wanted);
}

}  // namespace longspan::cpu

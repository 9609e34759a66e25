// Memory held back for when there is none. The first allocation that fails gives the reserve back
// to the allocator and is tried again, so that want of memory is noticed by who watches, not by who
// allocates: libraries do not all survive an allocation that fails (a flat_hash_map that cannot
// grow is broken, gRPC's C library aborts). Whoever watches takes the reserve back once it can be
// had, or ends the daemon in order while it lasts.
//
// What goes through it: operator new of the whole process, OpenSSL (ServeOpenSsl) and gRPC's C
// library (grpc_allocation.h). Not malloc of other C code, oneDNN's scratch, stacks of threads, or
// pages that the kernel has no frame for, where it ends whom it likes.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace longspan {

inline constexpr size_t kMemoryReserveBytes = size_t{16} << 20;

class MemoryReserve {
 public:
  // One at a time in a process: it is the new-handler's. Holds nothing where memory is not to be
  // had even now.
  explicit MemoryReserve(size_t bytes = kMemoryReserveBytes);
  ~MemoryReserve();
  MemoryReserve(const MemoryReserve&) = delete;
  MemoryReserve& operator=(const MemoryReserve&) = delete;

  // OpenSSL's allocations are tried again, too, from now on. Before its first; false after it.
  static bool ServeOpenSsl();
  // For allocators of C: `allocate` again while it gives null and that may help. Of no bytes null
  // is an answer.
  template <typename Allocate>
  static void* Retry(size_t bytes, const Allocate& allocate) {
    for (;;) {
      void* const block = allocate();
      if (block != nullptr || bytes == 0 || !Help()) return block;
    }
  }

  // Any thread, as all below. Whether the reserve is whole.
  bool is_held() const { return block_.load() != nullptr; }
  // Takes it back. False where it cannot be had yet.
  bool Refill();
  // How often it was given.
  int64_t releases() const { return releases_.load(); }
  // How often an allocation failed for good, since there was no reserve left.
  int64_t failures() const { return failures_.load(); }

 private:
  static void OnFailure();
  // Whether an allocation that failed is to be tried again.
  static bool Help();
  bool Release();

  const size_t bytes_;
  std::atomic<void*> block_ = nullptr;
  std::atomic<int64_t> releases_ = 0;
  std::atomic<int64_t> failures_ = 0;
};

}  // namespace longspan

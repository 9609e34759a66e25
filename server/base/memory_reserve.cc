#include "server/base/memory_reserve.h"

#include <openssl/crypto.h>
#include <sys/mman.h>

#include <cstdlib>
#include <new>

#include "kernels/base/check.h"

namespace longspan {
namespace {

std::atomic<MemoryReserve*> the_reserve = nullptr;
// Of all reserves of the process, and of them those after which this thread has tried again.
std::atomic<int64_t> all_releases = 0;
thread_local int64_t seen_releases = 0;

}  // namespace

MemoryReserve::MemoryReserve(size_t bytes) : bytes_(bytes) {
  MemoryReserve* none = nullptr;
  LONGSPAN_CHECK(the_reserve.compare_exchange_strong(none, this));
  Refill();
  std::set_new_handler(OnFailure);
}

MemoryReserve::~MemoryReserve() {
  std::set_new_handler(nullptr);
  the_reserve.store(nullptr);
  void* const block = block_.exchange(nullptr);
  if (block != nullptr) munmap(block, bytes_);
}

// From the system itself, where every limit counts it whether it is used or not: so it costs
// addresses and no memory, and none of it is lost to the allocator's lists.
bool MemoryReserve::Refill() {
  if (is_held()) return true;
  void* const block =
      mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) return false;
  void* none = nullptr;
  if (!block_.compare_exchange_strong(none, block)) munmap(block, bytes_);
  return true;
}

// Whether there is reason to try again: the reserve is given now, or was since this thread tried.
bool MemoryReserve::Release() {
  void* const block = block_.exchange(nullptr);
  if (block != nullptr) {
    munmap(block, bytes_);
    releases_.fetch_add(1);
    seen_releases = all_releases.fetch_add(1) + 1;
    return true;
  }
  const int64_t releases = all_releases.load();
  if (seen_releases == releases) return false;
  seen_releases = releases;
  return true;
}

bool MemoryReserve::Help() {
  MemoryReserve* const reserve = the_reserve.load();
  if (reserve == nullptr) return false;
  const bool helps = reserve->Release();
  if (!helps) reserve->failures_.fetch_add(1);
  return helps;
}

void MemoryReserve::OnFailure() {
  if (!Help()) throw std::bad_alloc();
}

bool MemoryReserve::ServeOpenSsl() {
  return CRYPTO_set_mem_functions(
             [](size_t bytes, const char* /*file*/, int /*line*/) {
               return Retry(bytes, [bytes] { return std::malloc(bytes); });
             },
             [](void* block, size_t bytes, const char* /*file*/, int /*line*/) {
               return Retry(bytes, [&] { return std::realloc(block, bytes); });
             },
             [](void* block, const char* /*file*/, int /*line*/) { std::free(block); }) == 1;
}

}  // namespace longspan

#include "engine/loader/base/read_guard.h"

#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <limits>

#include "kernels/base/check.h"
#include "kernels/base/mutex.h"

namespace longspan {

// Never deleted, since a handler may be looking at it: used again instead.
struct ReadGuard::Range {
  std::atomic<uintptr_t> begin = 0;
  std::atomic<uintptr_t> end = 0;  // of whole pages; 0 while nobody uses it
  std::atomic<uintptr_t> failed = 0;
  Range* next = nullptr;
};

namespace {

constexpr uintptr_t kNowhere = std::numeric_limits<uintptr_t>::max();

std::atomic<ReadGuard::Range*> all_ranges = nullptr;
struct sigaction former_action = {};

uintptr_t PageBytes() {
  static const auto bytes = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

// In the handler: system calls and atomics alone.
bool PutZeros(ReadGuard::Range* range, uintptr_t address, uintptr_t end) {
  const uintptr_t page = address - address % PageBytes();
  void* const put = mmap(reinterpret_cast<void*>(page), end - page, PROT_READ,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
  if (put == MAP_FAILED) return false;
  uintptr_t first = range->failed.load();
  while (page < first && !range->failed.compare_exchange_weak(first, page)) {
  }
  return true;
}

bool FailedRead(uintptr_t address) {
  for (ReadGuard::Range* range = all_ranges.load(); range != nullptr; range = range->next) {
    const uintptr_t end = range->end.load();
    if (address >= range->begin.load() && address < end) return PutZeros(range, address, end);
  }
  return false;
}

void OnBusError(int signal, siginfo_t* info, void* /*context*/) {
  const int error = errno;
  const bool is_of_kernel = info->si_code > 0;
  if (!is_of_kernel || !FailedRead(reinterpret_cast<uintptr_t>(info->si_addr))) {
    sigaction(SIGBUS, &former_action, nullptr);
    if (!is_of_kernel) raise(signal);  // otherwise the instruction that is done again does
  }
  errno = error;
}

void HandleBusErrors() {
  PageBytes();  // known before a handler asks
  struct sigaction action = {};
  action.sa_sigaction = OnBusError;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&action.sa_mask);
  LONGSPAN_CHECK(sigaction(SIGBUS, &action, &former_action) == 0);
}

ReadGuard::Range* TakeRange() {
  static Mutex mutex;
  MutexLock lock(&mutex);
  if (all_ranges.load() == nullptr) HandleBusErrors();
  for (ReadGuard::Range* range = all_ranges.load(); range != nullptr; range = range->next) {
    uintptr_t unused = 0;
    if (range->end.compare_exchange_strong(unused, 1)) return range;
  }
  auto* const range = new ReadGuard::Range();
  range->end.store(1);
  range->next = all_ranges.load();
  all_ranges.store(range);
  return range;
}

}  // namespace

ReadGuard::ReadGuard(const char* data, size_t bytes) : range_(TakeRange()) {
  const auto begin = reinterpret_cast<uintptr_t>(data);
  const uintptr_t pages = (bytes + PageBytes() - 1) / PageBytes();
  range_->failed.store(kNowhere);
  range_->begin.store(begin);
  range_->end.store(begin + pages * PageBytes());
}

ReadGuard::~ReadGuard() {
  range_->begin.store(kNowhere);
  range_->end.store(0);
}

std::optional<size_t> ReadGuard::failed_byte() const {
  const uintptr_t failed = range_->failed.load();
  if (failed == kNowhere) return std::nullopt;
  return failed - range_->begin.load();
}

}  // namespace longspan

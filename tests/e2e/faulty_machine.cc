// A machine that fails as it is told: preloaded into a daemon (LD_PRELOAD), told by a file that the
// test and the daemon have mapped (FAULTY_MACHINE names it). Threads that cannot be had,
// allocations that fail, a wall clock that is set, a pause where a large file is looked at.
//
// What waits for a time of the wall clock must see it jump as well: pthread_cond_timedwait and its
// kin, and the futexes that Abseil waits with. They wait in slices and ask the shifted clock.
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <new>

namespace {

// As tests/e2e/faulty_machine.py writes and reads it.
struct Control {
  std::atomic<int64_t> clock_shift_ns;
  std::atomic<int64_t> threads_granted;  // so many calls succeed, and no further one
  std::atomic<int64_t> threads_asked;
  std::atomic<int64_t> allocations;      // counted while fail_count is not 0
  std::atomic<int64_t> fail_at;          // the first of them that fails
  std::atomic<int64_t> fail_count;       // how many fail from there on
  std::atomic<int64_t> failed;           // that did
  std::atomic<int64_t> fail_all_malloc;  // not operator new alone
  std::atomic<int64_t> stop_at_look;     // of fstat of a large file: the process stops
  std::atomic<int64_t> looks;
  std::atomic<int64_t> most_added_bytes;  // to addresses without memory, by large calls; 0: any
  std::atomic<int64_t> added_bytes;
  std::atomic<int64_t> adds_refused;
};

constexpr int64_t kSecondNs = 1'000'000'000;
constexpr int64_t kSliceNs = 20'000'000;
constexpr off_t kLargeFileBytes = 1 << 20;
constexpr size_t kLargeAddBytes = 1 << 20;  // a library's code is smaller

Control idle = {};  // until the file is mapped
std::atomic<Control*> control = nullptr;

Control* MapControl() {
  idle.threads_granted.store(INT64_MAX);
  const char* path = getenv("FAULTY_MACHINE");
  const int descriptor = path == nullptr ? -1 : open(path, O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return &idle;
  void* mapped = mmap(nullptr, sizeof(Control), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  close(descriptor);
  return mapped == MAP_FAILED ? &idle : static_cast<Control*>(mapped);
}

__attribute__((constructor)) void TakeControl() { control.store(MapControl()); }

Control& Reported() {
  Control* reported = control.load();
  return reported == nullptr ? idle : *reported;
}

template <typename Function>
Function* Real(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

bool Fails(bool is_new) {
  Control& reported = Reported();
  const int64_t count = reported.fail_count.load();
  if (count == 0 || !(is_new || reported.fail_all_malloc.load() != 0)) return false;
  const int64_t index = reported.allocations.fetch_add(1) - reported.fail_at.load();
  if (index < 0 || index >= count) return false;
  reported.failed.fetch_add(1);
  return true;
}

// --- time ---

int64_t ToNs(const timespec& time) { return time.tv_sec * kSecondNs + time.tv_nsec; }
timespec ToTimespec(int64_t ns) { return {ns / kSecondNs, ns % kSecondNs}; }

int64_t MachineNs(clockid_t clock) {
  timespec now = {};
  syscall(SYS_clock_gettime, clock, &now);
  return ToNs(now);
}
int64_t ShiftedNs() { return MachineNs(CLOCK_REALTIME) + Reported().clock_shift_ns.load(); }

// Waits by `slice`, which is told a time of the machine's own wall clock, until that says something
// other than that it is over, or the shifted clock shows `until`.
template <typename Slice>
int WaitInSlices(const timespec* until, const Slice& slice) {
  for (;;) {
    const int64_t left_ns = ToNs(*until) - ShiftedNs();
    const int64_t slice_ns = left_ns < kSliceNs ? left_ns : kSliceNs;
    const timespec end = ToTimespec(MachineNs(CLOCK_REALTIME) + (slice_ns < 0 ? 0 : slice_ns));
    const int result = slice(&end);
    if (result != ETIMEDOUT || ToNs(*until) <= ShiftedNs()) return result;
  }
}

}  // namespace

extern "C" {

void* __libc_malloc(size_t bytes);
void* __libc_calloc(size_t count, size_t bytes);
void* __libc_realloc(void* block, size_t bytes);
void* __libc_memalign(size_t alignment, size_t bytes);

void* malloc(size_t bytes) {
  if (!Fails(false)) return __libc_malloc(bytes);
  errno = ENOMEM;
  return nullptr;
}
void* calloc(size_t count, size_t bytes) {
  if (!Fails(false)) return __libc_calloc(count, bytes);
  errno = ENOMEM;
  return nullptr;
}
void* realloc(void* block, size_t bytes) {
  if (bytes == 0 || !Fails(false)) return __libc_realloc(block, bytes);
  errno = ENOMEM;
  return nullptr;
}
int posix_memalign(void** block, size_t alignment, size_t bytes) {
  void* found = Fails(false) ? nullptr : __libc_memalign(alignment, bytes);
  if (found == nullptr) return ENOMEM;
  *block = found;
  return 0;
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*),
                   void* argument) {
  static auto* const real = Real<decltype(pthread_create)>("pthread_create");
  Control& reported = Reported();
  if (reported.threads_asked.fetch_add(1) >= reported.threads_granted.load()) return EAGAIN;
  return real(thread, attributes, run, argument);
}

int mprotect(void* address, size_t bytes, int protection) {
  static auto* const real = Real<decltype(mprotect)>("mprotect");
  Control& reported = Reported();
  const int64_t most = reported.most_added_bytes.load();
  if (most > 0 && (protection & PROT_WRITE) != 0 && bytes >= kLargeAddBytes) {
    const auto added = static_cast<int64_t>(bytes);
    if (reported.added_bytes.fetch_add(added) + added > most) {
      reported.added_bytes.fetch_sub(added);
      reported.adds_refused.fetch_add(1);
      errno = ENOMEM;
      return -1;
    }
  }
  return real(address, bytes, protection);
}

int fstat(int descriptor, struct stat* found) {
  static auto* const real = Real<decltype(fstat)>("fstat");
  const int result = real(descriptor, found);
  if (result != 0 || !S_ISREG(found->st_mode) || found->st_size < kLargeFileBytes) return result;
  Control& reported = Reported();
  if (reported.looks.fetch_add(1) + 1 == reported.stop_at_look.load()) raise(SIGSTOP);
  return result;
}

int clock_gettime(clockid_t clock, timespec* now) {
  if (syscall(SYS_clock_gettime, clock, now) != 0) return -1;
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) {
    *now = ToTimespec(ToNs(*now) + Reported().clock_shift_ns.load());
  }
  return 0;
}
int gettimeofday(timeval* now, void* /*zone*/) {
  const int64_t ns = ShiftedNs();
  *now = {ns / kSecondNs, ns % kSecondNs / 1000};
  return 0;
}
time_t time(time_t* now) {
  const time_t seconds = ShiftedNs() / kSecondNs;
  if (now != nullptr) *now = seconds;
  return seconds;
}

int pthread_cond_timedwait(pthread_cond_t* condition, pthread_mutex_t* mutex,
                           const timespec* until) {
  static auto* const real = Real<decltype(pthread_cond_timedwait)>("pthread_cond_timedwait");
  constexpr unsigned kWaitsForMonotonic = 2;  // as glibc keeps it
  if ((condition->__data.__wrefs & kWaitsForMonotonic) != 0) return real(condition, mutex, until);
  return WaitInSlices(until, [&](const timespec* end) { return real(condition, mutex, end); });
}
int pthread_cond_clockwait(pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock,
                           const timespec* until) {
  static auto* const real = Real<decltype(pthread_cond_clockwait)>("pthread_cond_clockwait");
  if (clock != CLOCK_REALTIME) return real(condition, mutex, clock, until);
  return WaitInSlices(until,
                      [&](const timespec* end) { return real(condition, mutex, clock, end); });
}

// The one call of which something is changed here is futex; no call has more than six arguments.
long syscall(long number, ...) {
  static auto* const real = Real<long(long, ...)>("syscall");
  va_list list;
  va_start(list, number);
  long arguments[6];
  for (long& argument : arguments) argument = va_arg(list, long);
  va_end(list);
  const auto call = [&](const void* until) {
    return real(number, arguments[0], arguments[1], arguments[2], until, arguments[4],
                arguments[5]);
  };
  const auto* until = reinterpret_cast<const timespec*>(arguments[3]);
  const bool waits_for_wall_clock = number == SYS_futex && until != nullptr &&
                                    (arguments[1] & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET &&
                                    (arguments[1] & FUTEX_CLOCK_REALTIME) != 0;
  if (!waits_for_wall_clock) return call(until);
  const int error =
      WaitInSlices(until, [&](const timespec* end) { return call(end) == 0 ? 0 : errno; });
  if (error == 0) return 0;
  errno = error;
  return -1;
}

}  // extern "C"

// As the standard has it: what fails is tried again after the handler.
void* operator new(size_t bytes) {
  for (;;) {
    void* block = Fails(true) ? nullptr : __libc_malloc(bytes == 0 ? 1 : bytes);
    if (block != nullptr) return block;
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}
void operator delete(void* block) noexcept { free(block); }
void operator delete(void* block, size_t /*bytes*/) noexcept { free(block); }

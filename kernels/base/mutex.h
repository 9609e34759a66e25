// One annotated wrapper around std::mutex. absl::Mutex is not used because distributions ship
// Abseil without ThreadSanitizer instrumentation, which shows false races in our own frames.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

#if defined(__clang__)
#define LONGSPAN_THREAD_ANNOTATION(x) __attribute__((x))
#else
#define LONGSPAN_THREAD_ANNOTATION(x)
#endif
#define LONGSPAN_GUARDED_BY(m) LONGSPAN_THREAD_ANNOTATION(guarded_by(m))
#define LONGSPAN_REQUIRES(m) LONGSPAN_THREAD_ANNOTATION(requires_capability(m))

namespace longspan {

class LONGSPAN_THREAD_ANNOTATION(capability("mutex")) Mutex {
 public:
  void Lock() LONGSPAN_THREAD_ANNOTATION(acquire_capability()) { mutex_.lock(); }
  void Unlock() LONGSPAN_THREAD_ANNOTATION(release_capability()) { mutex_.unlock(); }

 private:
  friend class ConditionVariable;
  std::mutex mutex_;
};

class LONGSPAN_THREAD_ANNOTATION(scoped_lockable) MutexLock {
 public:
  explicit MutexLock(Mutex* mutex) LONGSPAN_THREAD_ANNOTATION(acquire_capability(mutex))
      : mutex_(mutex) {
    mutex_->Lock();
  }
  ~MutexLock() LONGSPAN_THREAD_ANNOTATION(release_capability()) { mutex_->Unlock(); }
  MutexLock(const MutexLock&) = delete;
  MutexLock& operator=(const MutexLock&) = delete;

 private:
  Mutex* mutex_;
};

// Waits for a condition over state that a Mutex guards; the caller holds it.
class ConditionVariable {
 public:
  template <typename Condition>
  void Wait(Mutex* mutex, Condition condition) LONGSPAN_REQUIRES(mutex) {
    std::unique_lock<std::mutex> lock(mutex->mutex_, std::adopt_lock);
    condition_.wait(lock, condition);
    lock.release();
  }
  // False if the condition still does not hold after `timeout`.
  template <typename Condition>
  bool WaitFor(Mutex* mutex, std::chrono::nanoseconds timeout, Condition condition)
      LONGSPAN_REQUIRES(mutex) {
    std::unique_lock<std::mutex> lock(mutex->mutex_, std::adopt_lock);
    // Longer would overflow the clock.
    constexpr std::chrono::nanoseconds kLongest = std::chrono::hours(24 * 365);
    const bool holds =
        condition_.wait_for(lock, timeout < kLongest ? timeout : kLongest, condition);
    lock.release();
    return holds;
  }
  void NotifyOne() { condition_.notify_one(); }
  void NotifyAll() { condition_.notify_all(); }

 private:
  std::condition_variable condition_;
};

}  // namespace longspan

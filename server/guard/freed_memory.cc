#include "server/guard/freed_memory.h"

#include <malloc.h>

#include <system_error>

#include "absl/strings/str_cat.h"

namespace longspan {

absl::Status FreedMemory::Start() {
  try {
    thread_ = std::thread([this] { Run(); });
  } catch (const std::system_error& error) {
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot start a thread that gives memory back: ", error.what()));
  }
  return absl::OkStatus();
}

void FreedMemory::Stop() {
  {
    MutexLock lock(&mutex_);
    stopping_ = true;
    changed_.NotifyAll();
  }
  if (thread_.joinable()) thread_.join();
}

void FreedMemory::Expect() {
  MutexLock lock(&mutex_);
  if (expected_) return;
  expected_ = true;
  changed_.NotifyAll();
}

int FreedMemory::times() const {
  MutexLock lock(&mutex_);
  return times_;
}

bool FreedMemory::WaitExpected() {
  const auto is_stopping = [this]() LONGSPAN_REQUIRES(mutex_) { return stopping_; };
  MutexLock lock(&mutex_);
  if (times_ > 0 &&
      changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(options_.interval), is_stopping)) {
    return false;
  }
  changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return expected_ || stopping_; });
  if (changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(options_.delay), is_stopping)) {
    return false;
  }
  expected_ = false;
  return true;
}

void FreedMemory::Run() {
  while (WaitExpected()) {
    malloc_trim(0);
    MutexLock lock(&mutex_);
    ++times_;
  }
}

}  // namespace longspan

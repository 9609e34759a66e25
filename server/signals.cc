#include "server/signals.h"

#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <utility>

#include "kernels/base/check.h"
#include "server/options/options.h"

namespace longspan {
namespace {

sigset_t WatchedSignals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGHUP);
  return signals;
}

}  // namespace

void BlockSignals() {
  const sigset_t signals = WatchedSignals();
  LONGSPAN_CHECK(pthread_sigmask(SIG_BLOCK, &signals, nullptr) == 0);
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);  // a file of a limited size is a disk that is full
}

SignalWatcher::SignalWatcher() {
  const sigset_t signals = WatchedSignals();
  signal_descriptor_ = signalfd(-1, &signals, SFD_CLOEXEC);
  wake_descriptor_ = eventfd(0, EFD_CLOEXEC);
  LONGSPAN_CHECK(signal_descriptor_ >= 0 && wake_descriptor_ >= 0);
  thread_ = std::thread([this] { Watch(); });
}

SignalWatcher::~SignalWatcher() {
  LONGSPAN_CHECK(eventfd_write(wake_descriptor_, 1) == 0);
  thread_.join();
  close(signal_descriptor_);
  close(wake_descriptor_);
}

void SignalWatcher::Watch() {
  for (;;) {
    pollfd watched[2] = {{signal_descriptor_, POLLIN, 0}, {wake_descriptor_, POLLIN, 0}};
    if (poll(watched, 2, -1) < 0) continue;  // interrupted
    if (watched[1].revents != 0) return;
    signalfd_siginfo info;
    if (read(signal_descriptor_, &info, sizeof(info)) != sizeof(info)) continue;
    if (info.ssi_signo == SIGHUP) {
      MutexLock lock(&mutex_);
      if (hangup_) hangup_();
      continue;
    }
    if (!started_.load()) _exit(kExitOk);
    // As a shell reports a process that the signal killed.
    {
      MutexLock lock(&mutex_);
      if (signalled_) _exit(128 + static_cast<int>(info.ssi_signo));
      signalled_ = true;
    }
    changed_.NotifyAll();
  }
}

void SignalWatcher::OnHangup(std::function<void()> hangup) {
  MutexLock lock(&mutex_);
  hangup_ = std::move(hangup);
}

bool SignalWatcher::WaitFor(absl::Duration timeout) {
  MutexLock lock(&mutex_);
  return changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(timeout),
                          [this]() LONGSPAN_REQUIRES(mutex_) { return signalled_; });
}

}  // namespace longspan

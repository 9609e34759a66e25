#include "clients/cpp/interrupt.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <utility>

#include "clients/cpp/base/command.h"

namespace longspan {
namespace {

// Wakes the watching thread at the end.
constexpr int kWakeSignal = SIGUSR1;

sigset_t WatchedSignals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, kWakeSignal);
  return set;
}

}  // namespace

void BlockInterrupts() {
  const sigset_t set = WatchedSignals();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

InterruptWatcher::InterruptWatcher(std::function<void()> stop)
    : stop_(std::move(stop)), thread_([this] {
        const sigset_t set = WatchedSignals();
        int signal = 0;
        while (sigwait(&set, &signal) == 0 && !over_) {
          if (signal == kWakeSignal) continue;
          if (signal == SIGTERM) terminated_ = true;
          if (interrupted_.exchange(true)) _exit(kExitInterrupted);
          stop_();
        }
      }) {}

InterruptWatcher::~InterruptWatcher() {
  over_ = true;
  pthread_kill(thread_.native_handle(), kWakeSignal);
  thread_.join();
}

}  // namespace longspan

#include "clients/cpp/load/wake_up.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <climits>

namespace longspan {
namespace {

// Rounded up, so that whoever waits does not wake too early; -1: without end.
int MillisecondsUntil(std::optional<WakeUps::Time> until) {
  if (!until.has_value()) return -1;
  const auto left =
      std::chrono::ceil<std::chrono::milliseconds>(*until - std::chrono::steady_clock::now());
  return static_cast<int>(std::clamp<int64_t>(left.count(), 0, INT_MAX));
}

// A q was typed, or nothing more ever will be.
bool ReadsQuit() {
  std::array<char, 64> typed{};
  const ssize_t count = read(STDIN_FILENO, typed.data(), typed.size());
  if (count <= 0) return true;
  auto* const end = typed.begin() + count;
  return std::any_of(typed.begin(), end, [](char key) { return key == 'q' || key == 'Q'; });
}

}  // namespace

WakeUps::WakeUps() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGWINCH}) sigaddset(&set, signal);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  signal_fd_ = signalfd(-1, &set, SFD_CLOEXEC);
}

WakeUps::~WakeUps() { close(signal_fd_); }

WakeUp WakeUps::TakeSignal() const {
  signalfd_siginfo info{};
  if (read(signal_fd_, &info, sizeof(info)) != sizeof(info)) return WakeUp::kTime;
  return info.ssi_signo == SIGWINCH ? WakeUp::kResize : WakeUp::kInterrupt;
}

WakeUp WakeUps::Wait(std::optional<Time> until, int answer_fd, bool keys) const {
  std::array<pollfd, 3> files = {
      {{signal_fd_, POLLIN, 0}, {keys ? STDIN_FILENO : -1, POLLIN, 0}, {answer_fd, POLLIN, 0}}};
  if (poll(files.data(), files.size(), MillisecondsUntil(until)) <= 0) return WakeUp::kTime;
  if (files[0].revents != 0) return TakeSignal();
  if (files[1].revents != 0 && ReadsQuit()) return WakeUp::kQuit;
  return files[2].revents != 0 ? WakeUp::kAnswer : WakeUp::kTime;
}

}  // namespace longspan

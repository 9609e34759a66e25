// What a watching command waits for: its answer, a key, an interrupt, a terminal of another size,
// or time. One thread.
#pragma once

#include <chrono>
#include <optional>

namespace longspan {

enum class WakeUp { kTime, kAnswer, kQuit, kInterrupt, kResize };

class WakeUps {
 public:
  // Before any thread starts: interrupts (SIGINT, SIGTERM) and changes of size come this way from
  // now on.
  WakeUps();
  ~WakeUps();
  WakeUps(const WakeUps&) = delete;
  WakeUps& operator=(const WakeUps&) = delete;

  using Time = std::chrono::steady_clock::time_point;
  // Until `until`, or without end. `answer_fd` is readable once there is an answer; with `keys` a q
  // on standard input, or its end, is kQuit.
  WakeUp Wait(std::optional<Time> until, int answer_fd, bool keys) const;

 private:
  WakeUp TakeSignal() const;

  int signal_fd_ = -1;
};

}  // namespace longspan

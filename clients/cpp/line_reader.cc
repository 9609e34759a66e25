#include "clients/cpp/line_reader.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace longspan {
namespace {

volatile sig_atomic_t interrupt_came = 0;

// Waits for input with no signal blocked; false on an interrupt.
bool WaitForInput() {
  sigset_t none;
  sigemptyset(&none);
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  while (ppoll(&input, 1, nullptr, &none) < 0 && errno == EINTR) {
    if (interrupt_came != 0) return false;
  }
  return true;
}

}  // namespace

LineReader::LineReader() {
  struct sigaction action = {};
  action.sa_handler = [](int) { interrupt_came = 1; };
  sigaction(SIGINT, &action, nullptr);
}

LineReader::Result LineReader::Next(std::string* line) {
  while (true) {
    if (const size_t end = buffer_.find('\n'); end != std::string::npos) {
      *line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return Result::kLine;
    }
    interrupt_came = 0;
    if (!WaitForInput()) return Result::kInterrupted;
    std::array<char, 65536> part;
    const ssize_t bytes = read(STDIN_FILENO, part.data(), part.size());
    if (bytes > 0) {
      buffer_.append(part.data(), static_cast<size_t>(bytes));
    } else if (buffer_.empty()) {
      return Result::kEnd;
    } else {
      *line = std::exchange(buffer_, {});
      return Result::kLine;
    }
  }
}

}  // namespace longspan

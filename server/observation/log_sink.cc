#include "server/observation/log_sink.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <exception>

#include "kernels/base/clock.h"

namespace longspan {
namespace {

// A pipe that has any room has it for as much; more would wait for the reader.
constexpr size_t kPieceBytes = PIPE_BUF;
// How often a wait for a reader looks whether it is to end.
constexpr int64_t kWaitUs = 100'000;
constexpr int64_t kLastWaitUs = 1'000'000;
constexpr int64_t kReportIntervalUs = 100'000;

// A socket can be asked not to wait; what is none says so.
ssize_t WritePiece(int descriptor, absl::string_view piece) {
  const ssize_t sent = send(descriptor, piece.data(), piece.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  if (sent >= 0 || errno != ENOTSOCK) return sent;
  return write(descriptor, piece.data(), piece.size());
}

}  // namespace

void LogSink::log(const spdlog::details::log_msg& message) {
  is_asked_.store(false);
  const absl::string_view line(message.payload.data(), message.payload.size());
  if (!line.empty()) Write(line);
  Report();
}

void LogSink::EndWaiting() { give_up_us_.store(LaterUs(SteadyNowUs(), kLastWaitUs)); }

bool LogSink::TakeUnreported() { return is_unreported_.load() && !is_asked_.exchange(true); }

void LogSink::Write(absl::string_view line) noexcept {
  int error = ENOMEM;
  try {
    error = WriteLine(line);
  } catch (const std::exception&) {
  }
  if (error == 0) return;
  error_ = error;
  CountLost();
}

// After each line, so that what went before it is not reported too early.
void LogSink::Report() noexcept {
  try {
    const int64_t lost = lost_lines() + lost_elsewhere_();
    is_unreported_.store(lost != reported_lines_);
    if (lost == reported_lines_) return;
    const int64_t now_us = SteadyNowUs();
    if (now_us < next_report_us_ && give_up_us_.load() == kNeverUs) return;
    const char* const reason =
        error_ == 0 ? "they came faster than they were written" : std::strerror(error_);
    if (WriteLine(notice_(lost - reported_lines_, reason)) != 0) return;
    next_report_us_ = now_us + kReportIntervalUs;
    reported_lines_ = lost;
    error_ = 0;
    is_unreported_.store(false);
  } catch (const std::exception&) {  // no memory: a later line reports it
  }
}

int LogSink::WriteLine(absl::string_view line) {
  buffer_.assign(is_torn_ ? "\n" : "");  // what was begun is a line of its own
  buffer_.append(line.data(), line.size());
  buffer_ += '\n';
  size_t written_bytes = 0;
  const int error = WriteBuffer(&written_bytes);
  if (written_bytes > 0) is_torn_ = buffer_[written_bytes - 1] != '\n';
  return error;
}

int LogSink::WriteBuffer(size_t* written_bytes) const {
  while (*written_bytes < buffer_.size()) {
    if (!WaitForRoom()) return ETIMEDOUT;
    const absl::string_view rest = absl::string_view(buffer_).substr(*written_bytes);
    const ssize_t count = WritePiece(descriptor_, rest.substr(0, kPieceBytes));
    if (count > 0) {
      *written_bytes += static_cast<size_t>(count);
    } else if (count == 0) {
      return EIO;
    } else if (errno != EINTR && errno != EAGAIN) {
      return errno;
    }
  }
  return 0;
}

// False where nothing is read and the end does not wait any more. What has an error has room: a
// write returns which.
bool LogSink::WaitForRoom() const {
  for (;;) {
    const int64_t left_us = std::max<int64_t>(0, give_up_us_.load() - SteadyNowUs());
    pollfd watched = {descriptor_, POLLOUT, 0};
    const int ready = poll(&watched, 1, static_cast<int>(std::min(left_us, kWaitUs) / 1000));
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
    if (left_us == 0) return false;
  }
}

}  // namespace longspan

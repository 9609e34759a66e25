// Where the log's lines go: a descriptor behind which a disk may be full, a reader gone, or one
// that reads nothing. What cannot be written is lost and counted, and a line of the log says how
// much once writing works again. The log's writer thread writes; counts are for any thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"
#include "kernels/base/clock.h"
#include "spdlog/sinks/sink.h"

namespace longspan {

class LogSink final : public spdlog::sinks::sink {
 public:
  // The line, without its end, that reports how many lines were lost, and why.
  using Notice = std::function<std::string(int64_t lines, absl::string_view reason)>;

  LogSink(int descriptor, Notice notice) : descriptor_(descriptor), notice_(std::move(notice)) {}

  // Lines that were lost before they got here, as `lost` counts them; the sink reports them, too.
  // Before the first line.
  void ReportAlso(std::function<int64_t()> lost) { lost_elsewhere_ = std::move(lost); }

  // The writer's thread, one line at a time; an empty one only reports what is not reported yet.
  // Waits for a reader that reads nothing, until EndWaiting.
  void log(const spdlog::details::log_msg& message) override;
  void flush() override {}                                      // nothing is kept back
  void set_pattern(const std::string& /*pattern*/) override {}  // lines are complete
  void set_formatter(std::unique_ptr<spdlog::formatter> /*formatter*/) override {}

  // Any thread, as all below. From now on a reader has a second for all that is left.
  void EndWaiting();
  // A line that there was no memory for.
  void CountLost() { lost_lines_.fetch_add(1, std::memory_order_relaxed); }
  // Those that did not get here are not among them.
  int64_t lost_lines() const { return lost_lines_.load(std::memory_order_relaxed); }
  // Whether an empty line would be of use. True once, until a line has come.
  bool TakeUnreported();

 private:
  void Write(absl::string_view line) noexcept;
  void Report() noexcept;
  // Both: 0, or the number of the error.
  int WriteLine(absl::string_view line);
  int WriteBuffer(size_t* written_bytes) const;
  bool WaitForRoom() const;

  const int descriptor_;
  const Notice notice_;
  std::function<int64_t()> lost_elsewhere_ = [] { return int64_t{0}; };

  // The writer's.
  std::string buffer_;          // a line with its end
  bool is_torn_ = false;        // a line was begun and not written to its end
  int error_ = 0;               // why a line was lost, of those not reported
  int64_t reported_lines_ = 0;  // of all that were lost
  int64_t next_report_us_ = 0;  // ten notices a second, at most

  std::atomic<int64_t> lost_lines_ = 0;
  std::atomic<bool> is_unreported_ = false;
  std::atomic<bool> is_asked_ = false;  // an empty line is on its way
  std::atomic<int64_t> give_up_us_ = kNeverUs;
};

}  // namespace longspan

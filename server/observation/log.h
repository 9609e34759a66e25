// The process's log: one line an event on standard error, as text or JSON, written by a thread of
// its own so that no caller ever waits. What does not fit its queue pushes out the oldest lines;
// these, and what cannot be written (log_sink.h), are counted, and the log says how many they were.
// Every field is escaped: a line stays one line and, as JSON, parses, whatever bytes a peer sent.
// Prompt text and output never stand here. Of lines that a peer can cause only so many are written
// (log_ration.h), so that nobody fills a disk with them.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "kernels/base/clock.h"
#include "server/observation/log_ration.h"

namespace longspan {

enum class LogLevel : uint8_t { kDebug, kInfo, kWarning, kError };
enum class LogFormat : uint8_t { kText, kJson };

struct LogField {
  absl::string_view key;
  std::variant<absl::string_view, int64_t, double, bool> value;

  LogField(absl::string_view name, absl::string_view text) : key(name), value(text) {}
  LogField(absl::string_view name, const std::string& text)
      : key(name), value(absl::string_view(text)) {}
  LogField(absl::string_view name, const char* text) : key(name), value(absl::string_view(text)) {}
  LogField(absl::string_view name, int64_t number) : key(name), value(number) {}
  LogField(absl::string_view name, int number) : key(name), value(int64_t{number}) {}
  LogField(absl::string_view name, double number) : key(name), value(number) {}
  LogField(absl::string_view name, bool flag) : key(name), value(flag) {}
};

using LogFields = std::initializer_list<LogField>;

// What causes a line. `kind` is one of few; `peer` as sockets or gRPC name it, or empty.
struct LogCause {
  absl::string_view kind;
  absl::string_view peer;
};

// One line without its end. JSON: {"time":…,"level":…,"message":…, fields…}.
std::string FormatLogLine(LogFormat format, absl::Time time, LogLevel level,
                          absl::string_view message, LogFields fields);

class Log {
 public:
  struct Options {
    LogLevel level = LogLevel::kInfo;
    LogFormat format = LogFormat::kText;
    size_t queue_lines = 8192;
    int64_t lines_per_second = 50;  // of one cause; 0: all
  };

  explicit Log(const Options& options, const Clock& clock = SteadyClock::Machine());
  ~Log();  // Close()
  // Writes what waits, or what a reader takes of it within a second. Nothing is written from then
  // on. By one thread, when the others are quiet.
  void Close();

  // Any thread, as all below; never blocks on the disk. For lines that follow from what we do.
  void Write(LogLevel level, absl::string_view message, LogFields fields = {});
  // For lines that a peer can cause: as many as the ration of their cause allows. A line for each
  // cause says how many were left out in a second.
  void Write(const LogCause& cause, LogLevel level, absl::string_view message, LogFields fields);
  // To be called now and then, so that it is said, of lines lost as well, though nothing more is
  // written.
  void ReportLeftOut();
  // Text as it is, several lines perhaps, for people.
  void WriteText(absl::string_view text);
  void Debug(absl::string_view message, LogFields fields = {}) {
    Write(LogLevel::kDebug, message, fields);
  }
  void Info(absl::string_view message, LogFields fields = {}) {
    Write(LogLevel::kInfo, message, fields);
  }
  void Warning(absl::string_view message, LogFields fields = {}) {
    Write(LogLevel::kWarning, message, fields);
  }
  void Error(absl::string_view message, LogFields fields = {}) {
    Write(LogLevel::kError, message, fields);
  }

  // Lines lost: the queue was full, or they could not be written, or made for want of memory.
  int64_t drops() const;

 private:
  struct Impl;
  void Post(absl::string_view line);
  bool writes(LogLevel level) const { return level >= options_.level; }
  void WriteLeftOut(const std::vector<LogRation::LeftOut>& left_out);

  const Options options_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace longspan

// The process's log: one line an event on standard error, as text or JSON, written by a thread of
// its own so that no caller ever waits. What does not fit its queue pushes out the oldest lines,
// and they are counted. Every field is escaped: a line stays one line and, as JSON, parses,
// whatever bytes a peer sent. Prompt text and output never stand here.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <variant>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"

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

// One line without its end. JSON: {"time":…,"level":…,"message":…, fields…}.
std::string FormatLogLine(LogFormat format, absl::Time time, LogLevel level,
                          absl::string_view message, LogFields fields);

class Log {
 public:
  struct Options {
    LogLevel level = LogLevel::kInfo;
    LogFormat format = LogFormat::kText;
    size_t queue_lines = 8192;
  };

  explicit Log(const Options& options);
  ~Log();  // writes what waits

  // Any thread; never blocks on the disk.
  void Write(LogLevel level, absl::string_view message, LogFields fields = {});
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

  // Lines lost because the queue was full.
  int64_t drops() const;

 private:
  struct Impl;
  const Options options_;
  std::unique_ptr<Impl> impl_;
};

}  // namespace longspan

#include "server/observation/log.h"

#include <unistd.h>

#include <atomic>
#include <cmath>
#include <exception>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/json/json.h"
#include "kernels/base/mutex.h"
#include "server/observation/log_ration.h"
#include "server/observation/log_sink.h"
#include "spdlog/async_logger.h"
#include "spdlog/details/thread_pool.h"

namespace longspan {
namespace {

absl::string_view Name(LogLevel level) {
  switch (level) {
    case LogLevel::kDebug:
      return "debug";
    case LogLevel::kInfo:
      return "info";
    case LogLevel::kWarning:
      return "warning";
    case LogLevel::kError:
      return "error";
  }
  return "error";
}

// A JSON string: control characters escaped, what is not UTF-8 replaced. DEL and the line
// separators of Unicode are escaped too, for the sake of terminals and line-wise tools.
std::string Quoted(absl::string_view text) {
  std::string quoted;
  const std::string json = WriteJson(Json(std::string(text)));
  for (size_t i = 0; i < json.size(); ++i) {
    if (json[i] == '\x7f') {
      quoted += "\\u007f";
    } else if (json.compare(i, 3, "\xe2\x80\xa8") == 0 || json.compare(i, 3, "\xe2\x80\xa9") == 0) {
      quoted += json[i + 2] == '\xa8' ? "\\u2028" : "\\u2029";
      i += 2;
    } else {
      quoted += json[i];
    }
  }
  return quoted;
}

std::string Number(double value) {
  return std::isfinite(value) ? absl::StrCat(value) : Quoted(absl::StrCat(value));
}

struct WriteValue {
  std::string operator()(absl::string_view text) const { return Quoted(text); }
  std::string operator()(int64_t number) const { return absl::StrCat(number); }
  std::string operator()(double number) const { return Number(number); }
  std::string operator()(bool flag) const { return flag ? "true" : "false"; }
};

}  // namespace

std::string FormatLogLine(LogFormat format, absl::Time time, LogLevel level,
                          absl::string_view message, LogFields fields) {
  const std::string stamp = absl::FormatTime("%Y-%m-%dT%H:%M:%E3SZ", time, absl::UTCTimeZone());
  const bool json = format == LogFormat::kJson;
  std::string line;
  if (json) {
    line = absl::StrCat("{\"time\":\"", stamp, "\",\"level\":\"", Name(level),
                        "\",\"message\":", Quoted(message));
  } else {
    const std::string quoted = Quoted(message);
    line = absl::StrCat(stamp, " ", Name(level), " ", quoted.substr(1, quoted.size() - 2));
  }
  for (const LogField& field : fields) {
    const std::string value = std::visit(WriteValue(), field.value);
    if (json) {
      absl::StrAppend(&line, ",", Quoted(field.key), ":", value);
    } else {
      absl::StrAppend(&line, " ", field.key, "=", value);
    }
  }
  if (json) line += '}';
  return line;
}

// The writer's thread is declared last, so it has ended before the logger goes that it writes for.
struct Log::Impl {
  Impl(const Options& options, const Clock& clock)
      : ration(options.lines_per_second, clock),
        sink(std::make_shared<LogSink>(STDERR_FILENO, NoticeIn(options.format))) {}

  static LogSink::Notice NoticeIn(LogFormat format) {
    return [format](int64_t lines, absl::string_view reason) {
      return FormatLogLine(format, absl::Now(), LogLevel::kWarning, "log lines lost",
                           {{"lines", lines}, {"reason", reason}});
    };
  }

  Mutex mutex;
  LogRation ration LONGSPAN_GUARDED_BY(mutex);
  const std::shared_ptr<LogSink> sink;
  std::shared_ptr<spdlog::async_logger> logger;
  std::shared_ptr<spdlog::details::thread_pool> writer;
  std::atomic<bool> closed = false;
  int64_t overruns = 0;  // once closed
};

Log::Log(const Options& options, const Clock& clock)
    : options_(options), impl_(std::make_unique<Impl>(options, clock)) {
  impl_->writer = std::make_shared<spdlog::details::thread_pool>(options.queue_lines, 1);
  impl_->sink->ReportAlso([writer = impl_->writer.get()] {
    return static_cast<int64_t>(writer->overrun_counter());  // the writer's own thread asks
  });
  impl_->logger = std::make_shared<spdlog::async_logger>(
      "longspan", impl_->sink, impl_->writer, spdlog::async_overflow_policy::overrun_oldest);
  impl_->logger->set_level(spdlog::level::trace);
  // What the library would write to standard error, which may hold up whoever logs.
  impl_->logger->set_error_handler(
      [sink = impl_->sink.get()](const std::string& /*what*/) { sink->CountLost(); });
}

Log::~Log() { Close(); }

void Log::Close() {
  std::vector<LogRation::LeftOut> left_out;
  {
    MutexLock lock(&impl_->mutex);
    left_out = impl_->ration.TakeAll();
  }
  WriteLeftOut(left_out);
  if (impl_->closed) return;
  impl_->sink->EndWaiting();
  Post("");
  impl_->closed = true;
  impl_->overruns = static_cast<int64_t>(impl_->writer->overrun_counter());
  impl_->writer.reset();
}

void Log::Write(LogLevel level, absl::string_view message, LogFields fields) {
  if (!writes(level) || impl_->closed) return;
  try {
    Post(FormatLogLine(options_.format, absl::Now(), level, message, fields));
  } catch (const std::exception&) {  // whoever writes a line has better to do than to fail for it
    impl_->sink->CountLost();
  }
}

void Log::WriteText(absl::string_view text) {
  if (!impl_->closed) Post(absl::StripSuffix(text, "\n"));
}

void Log::Post(absl::string_view line) {
  impl_->logger->log(spdlog::level::info, spdlog::string_view_t(line.data(), line.size()));
}

void Log::Write(const LogCause& cause, LogLevel level, absl::string_view message,
                LogFields fields) {
  if (!writes(level)) return;
  std::vector<LogRation::LeftOut> left_out;
  bool is_written = false;
  {
    MutexLock lock(&impl_->mutex);
    is_written = impl_->ration.Take(cause.kind, PeerGroup(cause.peer));
    left_out = impl_->ration.TakeLeftOut();
  }
  WriteLeftOut(left_out);
  if (is_written) Write(level, message, fields);
}

void Log::ReportLeftOut() {
  std::vector<LogRation::LeftOut> left_out;
  {
    MutexLock lock(&impl_->mutex);
    left_out = impl_->ration.TakeLeftOut();
  }
  WriteLeftOut(left_out);
  if (!impl_->closed && impl_->sink->TakeUnreported()) Post("");
}

void Log::WriteLeftOut(const std::vector<LogRation::LeftOut>& left_out) {
  for (const LogRation::LeftOut& one : left_out) {
    Warning("log lines left out", {{"kind", one.kind},
                                   {"peer", one.peer},
                                   {"lines", one.lines},
                                   {"flag", "--log-lines-per-second"}});
  }
}

int64_t Log::drops() const {
  const int64_t overruns =
      impl_->closed ? impl_->overruns : static_cast<int64_t>(impl_->writer->overrun_counter());
  return overruns + impl_->sink->lost_lines();
}

}  // namespace longspan

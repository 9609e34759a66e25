// Spans for whoever collects traces, by OTLP's JSON: a span for each request, and one in it for
// each completion with the time that it waited, was read and generated. Whoever ends a span hands
// it to a bounded queue and goes on; what finds no room there, or no collector, is dropped and
// counted.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "kernels/base/clock.h"
#include "kernels/base/mutex.h"
#include "server/base/trace_context.h"

namespace longspan {

struct Span {
  TraceContext trace;
  std::string name;
  bool of_server = false;  // a request's, otherwise of work inside of one
  absl::Time begun;
  absl::Time ended;
  bool failed = false;
  std::vector<std::pair<std::string, std::variant<std::string, int64_t, double>>> attributes;
};

// Any thread; does not wait. Empty: nobody collects.
using ExportSpan = std::function<void(Span span)>;

// The body of a request to /v1/traces.
std::string SpansToOtlpJson(const std::vector<Span>& spans);

class SpanExporter {
 public:
  struct Options {
    size_t queue_spans = 2048;
    size_t batch_spans = 256;
    absl::Duration interval = absl::Seconds(1);  // a batch that is not full waits no longer
    // What `Send` is given for a batch, and for all that waits when the exporter ends. To resolve
    // the collector's name may take longer (http/post.h).
    absl::Duration timeout = absl::Seconds(5);
  };
  // Sends a body within `timeout`; on the exporter's thread.
  using Send = std::function<absl::Status(const std::string& body, absl::Duration timeout)>;
  // Spans that were lost, and why. Any thread.
  using Dropped = std::function<void(size_t spans, const absl::Status& reason)>;

  SpanExporter(const Options& options, Send send, Dropped dropped);
  ~SpanExporter();  // sends what waits, if it is taken in time

  // Spans of traces that their caller does not sample are left out.
  void Export(Span span);

 private:
  void Run();
  // Waits until there is a batch, or an interval is over; empty at the end, and perhaps before.
  std::vector<Span> TakeBatch();
  absl::Status SendBatch(const std::vector<Span>& batch);

  const Options options_;
  const Send send_;
  const Dropped dropped_;
  Mutex mutex_;
  ConditionVariable changed_;
  std::deque<Span> queue_ LONGSPAN_GUARDED_BY(mutex_);
  bool ending_ LONGSPAN_GUARDED_BY(mutex_) = false;
  int64_t end_deadline_us_ LONGSPAN_GUARDED_BY(mutex_) = kNeverUs;
  std::thread thread_;
};

}  // namespace longspan

// Where the engine puts the events of an admitted request: it passes them on to the request's
// stream, and reports to the observer what was taken and how it ended. Engine thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "engine/request/events.h"
#include "engine/request/request.h"
#include "kernels/base/clock.h"
#include "server/base/trace_context.h"
#include "server/call/generate_call.h"
#include "server/call/request_observer.h"
#include "server/call/token_stream.h"
#include "server/observation/span_exporter.h"

namespace longspan {

class ReportingSink : public EventSink {
 public:
  // `export_span`, which may be empty, takes a span of `trace`.
  ReportingSink(std::shared_ptr<TokenStream> stream, const Request& request, Protocol protocol,
                RequestObserver* observer, TraceContext trace, ExportSpan export_span);

  void OnEvent(Event event) override;

 private:
  // The engine goes on, and the stream hears of its end, whether there is memory for a span or not.
  void Export(const Usage& usage, const Timing* timing, std::string error) const;
  Span SpanOf(const Usage& usage, const Timing* timing, std::string error) const;

  const std::shared_ptr<TokenStream> stream_;
  int32_t unfinished_;  // of the request's sequences
  const bool sparse_decode_;
  const Protocol protocol_;
  RequestObserver* const observer_;
  const TraceContext trace_;
  const ExportSpan export_span_;  // the sink outlives the admission
  const absl::Time begun_ = absl::Now();
  const Stopwatch watch_;
};

}  // namespace longspan

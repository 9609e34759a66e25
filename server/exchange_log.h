// What is left of each request when it is over: a line of the log, and a span where they are
// collected.
#pragma once

#include "server/grpc/service.h"
#include "server/http/server.h"
#include "server/observation/log.h"
#include "server/observation/span_exporter.h"

namespace longspan {

// The span of a request. What clients choose freely is cut: an unknown method is "_OTHER", as
// OpenTelemetry names it, and a path has at most 256 bytes.
Span SpanOf(const HttpExchange& exchange);
Span SpanOf(const GrpcExchange& exchange);

class ExchangeLog {
 public:
  // `log` outlives this. `export_span` may be empty.
  ExchangeLog(Log* log, ExportSpan export_span) : log_(log), export_span_(std::move(export_span)) {}

  // Any thread. Probes, scrapes and views of the load, which come every second or faster, are
  // logged at level debug and have no span.
  void Add(const HttpExchange& exchange) const;
  void Add(const GrpcExchange& exchange) const;

 private:
  Log* const log_;
  const ExportSpan export_span_;
};

}  // namespace longspan

#include "server/exchange_log.h"

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"

namespace longspan {
namespace {

constexpr char kService[] = "longspan.v1.Inference";
constexpr size_t kMaxPathBytes = 256;
constexpr absl::string_view kMethods[] = {"GET",    "HEAD",    "POST",    "PUT",  "PATCH",
                                          "DELETE", "OPTIONS", "CONNECT", "TRACE"};

Span EndedNow(const TraceContext& trace, absl::Duration duration) {
  Span span;
  span.trace = trace;
  span.of_server = true;
  span.ended = absl::Now();
  span.begun = span.ended - duration;
  return span;
}

}  // namespace

Span SpanOf(const HttpExchange& exchange) {
  Span span = EndedNow(exchange.trace, exchange.duration);
  span.name = absl::c_linear_search(kMethods, exchange.method) ? exchange.method : "_OTHER";
  span.failed = exchange.status >= 500;
  span.attributes = {{"http.request.method", span.name},
                     {"url.path", exchange.path.substr(0, kMaxPathBytes)},
                     {"http.response.status_code", int64_t{exchange.status}},
                     {"longspan.request_id", exchange.request_id}};
  if (!exchange.error_code.empty()) {
    span.attributes.emplace_back("error.type", exchange.error_code);
  }
  return span;
}

Span SpanOf(const GrpcExchange& exchange) {
  Span span = EndedNow(exchange.trace, exchange.duration);
  span.name = absl::StrCat(kService, "/", exchange.method);
  span.failed = exchange.code != grpc::StatusCode::OK;
  span.attributes = {{"rpc.system", std::string("grpc")},
                     {"rpc.service", std::string(kService)},
                     {"rpc.method", exchange.method},
                     {"rpc.grpc.status_code", int64_t{exchange.code}},
                     {"longspan.request_id", exchange.request_id}};
  return span;
}

void ExchangeLog::Add(const HttpExchange& exchange) const {
  const bool is_probe = exchange.method == "GET" && exchange.status == 200;
  const std::string kind =
      is_probe ? "http probe" : absl::StrCat("http ", exchange.status / 100, "xx");
  log_->Write({kind, exchange.peer}, is_probe ? LogLevel::kDebug : LogLevel::kInfo, "http",
              {{"request_id", exchange.request_id},
               {"trace_id", exchange.trace.trace_id},
               {"completion_id", exchange.completion_id},
               {"method", exchange.method},
               {"path", exchange.path},
               {"status", exchange.status},
               {"error", exchange.error_code},
               {"ms", absl::ToDoubleMilliseconds(exchange.duration)},
               {"peer", exchange.peer}});
  if (export_span_ && !is_probe) export_span_(SpanOf(exchange));
}

void ExchangeLog::Add(const GrpcExchange& exchange) const {
  const bool is_probe = exchange.method == "GetLoad" && exchange.code == grpc::StatusCode::OK;
  const bool is_ok = exchange.code == grpc::StatusCode::OK;
  const char* const kind = is_probe ? "grpc probe" : is_ok ? "grpc" : "grpc error";
  log_->Write({kind, exchange.peer}, is_probe ? LogLevel::kDebug : LogLevel::kInfo, "grpc",
              {{"request_id", exchange.request_id},
               {"trace_id", exchange.trace.trace_id},
               {"method", exchange.method},
               {"code", static_cast<int>(exchange.code)},
               {"ms", absl::ToDoubleMilliseconds(exchange.duration)},
               {"peer", exchange.peer}});
  if (export_span_ && !is_probe) export_span_(SpanOf(exchange));
}

}  // namespace longspan

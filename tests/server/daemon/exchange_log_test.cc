#include "server/exchange_log.h"

#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

const std::string& TextOf(const Span& span, const std::string& key) {
  static const std::string kNone = "none";
  for (const auto& [name, value] : span.attributes) {
    if (name == key) return std::get<std::string>(value);
  }
  return kNone;
}

HttpExchange Exchange(const std::string& method, const std::string& path, int status) {
  HttpExchange exchange;
  exchange.method = method;
  exchange.path = path;
  exchange.status = status;
  exchange.duration = absl::Seconds(2);
  exchange.trace.trace_id = std::string(32, 'a');
  return exchange;
}

TEST(SpanOf, HttpRequestsHaveBoundedNames) {
  const Span known = SpanOf(Exchange("POST", "/v1/completions", 200));
  EXPECT_EQ(known.name, "POST");
  EXPECT_EQ(known.trace.trace_id, std::string(32, 'a'));
  EXPECT_EQ(known.ended - known.begun, absl::Seconds(2));
  EXPECT_FALSE(known.failed);
  const Span odd = SpanOf(Exchange(std::string(9000, 'M'), std::string(9000, '/'), 501));
  EXPECT_EQ(odd.name, "_OTHER");
  EXPECT_EQ(TextOf(odd, "http.request.method"), "_OTHER");
  EXPECT_EQ(TextOf(odd, "url.path"), std::string(256, '/'));
  EXPECT_TRUE(odd.failed);
}

TEST(SpanOf, GrpcCallsFailUnlessTheyAreOk) {
  GrpcExchange exchange;
  exchange.method = "Generate";
  EXPECT_EQ(SpanOf(exchange).name, "longspan.v1.Inference/Generate");
  EXPECT_FALSE(SpanOf(exchange).failed);
  exchange.code = grpc::StatusCode::UNAVAILABLE;
  EXPECT_TRUE(SpanOf(exchange).failed);
}

TEST(ExchangeLog, ProbesHaveNoSpan) {
  Log log({});
  std::vector<Span> spans;
  const ExchangeLog exchanges(&log, [&](Span span) { spans.push_back(std::move(span)); });
  exchanges.Add(Exchange("GET", "/health", 200));
  EXPECT_TRUE(spans.empty());
  exchanges.Add(Exchange("GET", "/health", 503));
  GrpcExchange call;
  call.method = "GetLoad";
  exchanges.Add(call);
  EXPECT_EQ(spans.size(), 1U);
  call.method = "Generate";
  exchanges.Add(call);
  EXPECT_EQ(spans.size(), 2U);
  ExchangeLog(&log, nullptr).Add(call);
}

}  // namespace
}  // namespace longspan

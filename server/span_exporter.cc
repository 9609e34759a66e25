#include "server/span_exporter.h"

#include <algorithm>
#include <exception>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "engine/json/json.h"
#include "server/version.h"

namespace longspan {
namespace {

// As OTLP numbers them.
constexpr int kInternalSpan = 1;
constexpr int kServerSpan = 2;
constexpr int kStatusError = 2;

// Integers of 64 bits stand as text.
struct ToOtlp {
  Json operator()(const std::string& text) const { return {{"stringValue", text}}; }
  Json operator()(int64_t number) const { return {{"intValue", absl::StrCat(number)}}; }
  Json operator()(double number) const { return {{"doubleValue", number}}; }
};

Json Attribute(const std::string& key, Json value) {
  return {{"key", key}, {"value", std::move(value)}};
}

Json ToJson(const Span& span) {
  Json attributes = Json::array();
  for (const auto& [key, value] : span.attributes) {
    attributes.push_back(Attribute(key, std::visit(ToOtlp(), value)));
  }
  Json json = {{"traceId", span.trace.trace_id},
               {"spanId", span.trace.span_id},
               {"name", span.name},
               {"kind", span.of_server ? kServerSpan : kInternalSpan},
               {"startTimeUnixNano", absl::StrCat(absl::ToUnixNanos(span.begun))},
               {"endTimeUnixNano", absl::StrCat(absl::ToUnixNanos(span.ended))},
               {"attributes", std::move(attributes)}};
  if (!span.trace.parent_span_id.empty()) json["parentSpanId"] = span.trace.parent_span_id;
  if (span.failed) json["status"] = {{"code", kStatusError}};
  return json;
}

}  // namespace

std::string SpansToOtlpJson(const std::vector<Span>& spans) {
  Json list = Json::array();
  for (const Span& span : spans) list.push_back(ToJson(span));
  Json of_scope = {{"scope", {{"name", "longspan"}}}, {"spans", std::move(list)}};
  Json attributes = Json::array();
  attributes.push_back(Attribute("service.name", {{"stringValue", "longspand"}}));
  attributes.push_back(Attribute("service.version", {{"stringValue", Version()}}));
  Json of_resource = {{"resource", {{"attributes", std::move(attributes)}}},
                      {"scopeSpans", Json::array()}};
  of_resource["scopeSpans"].push_back(std::move(of_scope));
  Json body = {{"resourceSpans", Json::array()}};
  body["resourceSpans"].push_back(std::move(of_resource));
  return WriteJson(body);
}

SpanExporter::SpanExporter(const Options& options, Send send, Dropped dropped)
    : options_(options), send_(std::move(send)), dropped_(std::move(dropped)) {
  thread_ = std::thread([this] { Run(); });
}

SpanExporter::~SpanExporter() {
  {
    MutexLock lock(&mutex_);
    ending_ = true;
  }
  changed_.NotifyAll();
  thread_.join();
}

void SpanExporter::Export(Span span) {
  if (!span.trace.sampled) return;
  bool is_batch = false;
  bool is_full = false;
  {
    MutexLock lock(&mutex_);
    is_full = queue_.size() >= options_.queue_spans;
    if (!is_full) queue_.push_back(std::move(span));
    is_batch = queue_.size() == options_.batch_spans;
  }
  if (is_full) dropped_(1, absl::ResourceExhaustedError("the queue of spans is full"));
  if (is_batch) changed_.NotifyAll();
}

void SpanExporter::Run() {
  for (;;) {
    std::vector<Span> batch;
    {
      MutexLock lock(&mutex_);
      changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(options_.interval),
                       [this]() LONGSPAN_REQUIRES(mutex_) {
                         return ending_ || queue_.size() >= options_.batch_spans;
                       });
      if (ending_ && queue_.empty()) return;
      const size_t count = std::min(queue_.size(), options_.batch_spans);
      const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(count);
      batch.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
      queue_.erase(queue_.begin(), end);
    }
    if (batch.empty()) continue;
    absl::Status sent;
    try {
      sent = send_(SpansToOtlpJson(batch));
    } catch (const std::exception& error) {  // want of memory
      sent = absl::ResourceExhaustedError(error.what());
    }
    if (sent.ok()) continue;
    size_t lost = batch.size();
    {
      // The end is not held up by a collector that is not there.
      MutexLock lock(&mutex_);
      if (ending_) lost += queue_.size();
      if (ending_) queue_.clear();
    }
    dropped_(lost, sent);
  }
}

}  // namespace longspan

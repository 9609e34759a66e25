#include "server/observation/span_exporter.h"

#include <algorithm>
#include <exception>
#include <new>

#include "absl/strings/str_cat.h"
#include "clients/command_line/version.h"
#include "engine/json/json.h"

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
    end_deadline_us_ = LaterUs(SteadyNowUs(), absl::ToInt64Microseconds(options_.timeout));
  }
  changed_.NotifyAll();
  thread_.join();
}

// Whoever ends a span has better to do than to fail for it: want of memory costs the span.
void SpanExporter::Export(Span span) {
  if (!span.trace.sampled) return;
  bool is_batch = false;
  absl::Status taken;
  {
    MutexLock lock(&mutex_);
    try {
      if (queue_.size() >= options_.queue_spans) {
        taken = absl::ResourceExhaustedError("the queue of spans is full");
      } else {
        queue_.push_back(std::move(span));
      }
    } catch (const std::bad_alloc&) {
      taken = absl::ResourceExhaustedError("no memory");
    }
    is_batch = queue_.size() == options_.batch_spans;
  }
  if (!taken.ok()) dropped_(1, taken);
  if (is_batch) changed_.NotifyAll();
}

std::vector<Span> SpanExporter::TakeBatch() {
  std::vector<Span> batch;
  MutexLock lock(&mutex_);
  changed_.WaitFor(&mutex_, absl::ToChronoNanoseconds(options_.interval),
                   [this]() LONGSPAN_REQUIRES(mutex_) {
                     return ending_ || queue_.size() >= options_.batch_spans;
                   });
  const size_t count = std::min(queue_.size(), options_.batch_spans);
  batch.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    batch.push_back(std::move(queue_.front()));
    queue_.pop_front();
  }
  return batch;
}

absl::Status SpanExporter::SendBatch(const std::vector<Span>& batch) {
  absl::Duration timeout = options_.timeout;
  {
    MutexLock lock(&mutex_);
    timeout = std::min(timeout, absl::Microseconds(end_deadline_us_ - SteadyNowUs()));
  }
  if (timeout <= absl::ZeroDuration()) return absl::UnavailableError("no time left at the end");
  return send_(SpansToOtlpJson(batch), timeout);
}

void SpanExporter::Run() {
  for (;;) {
    size_t lost = 0;
    absl::Status sent;
    try {
      const std::vector<Span> batch = TakeBatch();
      lost = batch.size();
      if (!batch.empty()) sent = SendBatch(batch);
    } catch (const std::exception& error) {  // want of memory
      sent = absl::ResourceExhaustedError(error.what());
    }
    bool ended = false;
    {
      MutexLock lock(&mutex_);
      // The end is not held up by a collector that is not there.
      if (ending_ && !sent.ok()) {
        lost += queue_.size();
        queue_.clear();
      }
      ended = ending_ && queue_.empty();
    }
    if (!sent.ok()) dropped_(lost, sent);
    if (ended) return;
  }
}

}  // namespace longspan

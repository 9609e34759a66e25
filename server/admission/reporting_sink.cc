#include "server/admission/reporting_sink.h"

#include <new>
#include <optional>
#include <utility>
#include <variant>

#include "server/base/status_map.h"

namespace longspan {

ReportingSink::ReportingSink(std::shared_ptr<TokenStream> stream, const Request& request,
                             Protocol protocol, RequestObserver* observer, TraceContext trace,
                             ExportSpan export_span)
    : stream_(std::move(stream)),
      unfinished_(request.sampling.n),
      sparse_decode_(request.sparse_decode),
      protocol_(protocol),
      observer_(observer),
      trace_(std::move(trace)),
      export_span_(std::move(export_span)) {}

void ReportingSink::OnEvent(Event event) {
  if (std::holds_alternative<Accepted>(event)) {
    if (sparse_decode_) observer_->OnSparseDecode();
  } else if (const auto* failed = std::get_if<RequestFailed>(&event)) {
    observer_->OnCompletionEnded(protocol_, failed->status, std::nullopt);
    Export(failed->usage, nullptr, EndCodeOf(failed->status));
  } else if (const auto* finished = std::get_if<SequenceFinished>(&event)) {
    if (--unfinished_ == 0) {
      observer_->OnCompletionEnded(protocol_, absl::OkStatus(), finished->reason);
      Export(finished->usage, &finished->timing, "");
    }
  }
  stream_->OnEvent(std::move(event));
}

void ReportingSink::Export(const Usage& usage, const Timing* timing, std::string error) const {
  if (!export_span_) return;
  try {
    export_span_(SpanOf(usage, timing, std::move(error)));
  } catch (const std::bad_alloc&) {
  }
}

Span ReportingSink::SpanOf(const Usage& usage, const Timing* timing, std::string error) const {
  Span span;
  span.trace = BeginSpanIn(trace_);
  span.name = "completion";
  span.begun = begun_;
  span.ended = begun_ + watch_.passed();  // not before its beginning, whatever the clock shows
  span.failed = !error.empty();
  span.attributes = {{"longspan.prompt_tokens", usage.prompt_tokens},
                     {"longspan.completion_tokens", usage.completion_tokens}};
  if (span.failed) span.attributes.emplace_back("error.type", std::move(error));
  if (timing != nullptr) {
    span.attributes.emplace_back("longspan.queue_ms", timing->queue_ms);
    span.attributes.emplace_back("longspan.prefill_ms", timing->prefill_ms);
    span.attributes.emplace_back("longspan.decode_ms", timing->decode_ms);
  }
  return span;
}

}  // namespace longspan

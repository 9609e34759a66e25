// W3C Trace Context: the trace that a request is part of, so that its log line can be found from
// the caller's. A `traceparent` that is absent or malformed begins a trace, and is never an error.
#pragma once

#include <string>

#include "absl/strings/string_view.h"

namespace longspan {

struct TraceContext {
  std::string trace_id;        // 32 hexadecimal digits
  std::string span_id;         // 16: this request
  std::string parent_span_id;  // 16: the caller's; empty where the trace begins here
  bool sampled = true;         // whether the caller wants the span to be collected
};

// Any thread.
TraceContext BeginSpan(absl::string_view traceparent);
// Of a span inside of another.
TraceContext BeginSpanIn(const TraceContext& outer);

}  // namespace longspan

#include "server/base/trace_context.h"

#include <algorithm>

#include "server/base/request_id.h"

namespace longspan {
namespace {

// version "-" trace-id "-" parent-id "-" flags
constexpr size_t kTraceAt = 3;
constexpr size_t kTraceDigits = 32;
constexpr size_t kSpanAt = kTraceAt + kTraceDigits + 1;
constexpr size_t kSpanDigits = 16;
constexpr size_t kFlagsAt = kSpanAt + kSpanDigits + 1;
constexpr size_t kBytes = kFlagsAt + 2;

// Upper case is malformed.
bool IsHex(absl::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool IsId(absl::string_view text) {
  return IsHex(text) && text.find_first_not_of('0') != absl::string_view::npos;
}

// Later versions may say more after the flags.
bool IsWellFormed(absl::string_view text) {
  if (text.size() < kBytes) return false;
  const absl::string_view version = text.substr(0, 2);
  if (!IsHex(version) || version == "ff") return false;
  if (text.size() > kBytes && (version == "00" || text[kBytes] != '-')) return false;
  return text[kTraceAt - 1] == '-' && text[kSpanAt - 1] == '-' && text[kFlagsAt - 1] == '-' &&
         IsId(text.substr(kTraceAt, kTraceDigits)) && IsId(text.substr(kSpanAt, kSpanDigits)) &&
         IsHex(text.substr(kFlagsAt, 2));
}

}  // namespace

TraceContext BeginSpan(absl::string_view traceparent) {
  TraceContext trace;
  if (IsWellFormed(traceparent)) {
    trace.trace_id = std::string(traceparent.substr(kTraceAt, kTraceDigits));
    trace.parent_span_id = std::string(traceparent.substr(kSpanAt, kSpanDigits));
    const char flags = traceparent[kFlagsAt + 1];
    trace.sampled = ((flags <= '9' ? flags - '0' : flags - 'a' + 10) & 1) != 0;
  } else {
    trace.trace_id = MakeRequestId();
  }
  trace.span_id = MakeRequestId().substr(0, kSpanDigits);
  return trace;
}

TraceContext BeginSpanIn(const TraceContext& outer) {
  return {outer.trace_id, MakeRequestId().substr(0, kSpanDigits), outer.span_id, outer.sampled};
}

}  // namespace longspan

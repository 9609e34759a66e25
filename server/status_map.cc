#include "server/status_map.h"

#include "absl/strings/cord.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace longspan {
namespace {

constexpr absl::string_view kParamPayload = "longspan.dev/param";
constexpr absl::string_view kCodePayload = "longspan.dev/code";
constexpr absl::string_view kRetryAfterPayload = "longspan.dev/retry_after_ms";

absl::Status With(absl::Status status, absl::string_view url, absl::string_view value) {
  if (!value.empty()) status.SetPayload(url, absl::Cord(value));
  return status;
}

std::string Payload(const absl::Status& status, absl::string_view url) {
  const auto payload = status.GetPayload(url);
  return payload.has_value() ? std::string(*payload) : std::string();
}

// The one refusal that is about the size of the message, not about load.
bool IsBodyTooLarge(const absl::Status& status) { return CodeOf(status) == kBodyTooLarge; }

}  // namespace

absl::Status InvalidField(absl::string_view param, absl::string_view message,
                          absl::string_view code) {
  return WithCode(WithParam(absl::InvalidArgumentError(message), param), code);
}

absl::Status WithCode(absl::Status status, absl::string_view code) {
  return With(std::move(status), kCodePayload, code);
}

absl::Status WithParam(absl::Status status, absl::string_view param) {
  return With(std::move(status), kParamPayload, param);
}

absl::Status WithRetryAfter(absl::Status status, absl::Duration delay) {
  return With(std::move(status), kRetryAfterPayload,
              absl::StrCat(absl::ToInt64Milliseconds(delay)));
}

std::string CodeOf(const absl::Status& status) { return Payload(status, kCodePayload); }
std::string ParamOf(const absl::Status& status) { return Payload(status, kParamPayload); }

std::optional<absl::Duration> RetryAfterOf(const absl::Status& status) {
  int64_t delay_ms = 0;
  if (!absl::SimpleAtoi(Payload(status, kRetryAfterPayload), &delay_ms)) return std::nullopt;
  return absl::Milliseconds(delay_ms);
}

int HttpStatusOf(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kOk:
      return 200;
    case absl::StatusCode::kInvalidArgument:
    case absl::StatusCode::kOutOfRange:
    case absl::StatusCode::kFailedPrecondition:
      return 400;
    case absl::StatusCode::kUnauthenticated:
      return 401;
    case absl::StatusCode::kPermissionDenied:
      return 403;
    case absl::StatusCode::kNotFound:
      return 404;
    case absl::StatusCode::kAlreadyExists:
    case absl::StatusCode::kAborted:
      return 409;
    case absl::StatusCode::kResourceExhausted:
      return IsBodyTooLarge(status) ? 413 : 429;
    case absl::StatusCode::kCancelled:
      // By another's call: whoever left hears nothing, and stands in the log with 499. Clients ask
      // again after 409 or 503, which would undo the abort.
      return 410;
    case absl::StatusCode::kUnimplemented:
      return 501;
    case absl::StatusCode::kUnavailable:
      return 503;
    case absl::StatusCode::kDeadlineExceeded:
      return 504;
    default:
      return 500;
  }
}

absl::string_view ErrorTypeOf(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kUnauthenticated:
      return "authentication_error";
    case absl::StatusCode::kPermissionDenied:
      return "permission_error";
    case absl::StatusCode::kResourceExhausted:
      return IsBodyTooLarge(status) ? "invalid_request_error" : "rate_limit_error";
    case absl::StatusCode::kDeadlineExceeded:
      return "timeout_error";
    default:
      return HttpStatusOf(status) >= 500 && status.code() != absl::StatusCode::kUnimplemented
                 ? "server_error"
                 : "invalid_request_error";
  }
}

}  // namespace longspan

#include "server/base/status_map.h"

#include "absl/strings/ascii.h"

namespace longspan {
namespace {

// The one refusal that is about the size of the message, not about load.
bool IsBodyTooLarge(const absl::Status& status) { return CodeOf(status) == kBodyTooLarge; }

}  // namespace

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

bool MayBeRetried(int http_status) {
  switch (http_status) {
    case 408:
    case 409:  // the id is free once the other request has ended
    case 429:
      return true;
    case 501:
    case 505:
      return false;
    default:
      return http_status >= 500;
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

std::string EndCodeOf(const absl::Status& status) {
  if (status.ok()) return "";
  const std::string code = CodeOf(status);
  return code.empty() ? absl::AsciiStrToLower(absl::StatusCodeToString(status.code())) : code;
}

}  // namespace longspan

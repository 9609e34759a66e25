#include "engine/request/status_details.h"

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

}  // namespace longspan

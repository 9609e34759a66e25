#include "server/observation/serving_state.h"

#include "absl/strings/str_cat.h"
#include "absl/time/time.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

constexpr absl::Duration kRetryAfter = absl::Seconds(1);

absl::Status Unavailable(absl::string_view message, absl::string_view code) {
  return WithRetryAfter(WithCode(absl::UnavailableError(message), code), kRetryAfter);
}

}  // namespace

absl::Status ServingState::Readiness() const {
  switch (phase()) {
    case ServingPhase::kLoading: {
      const int64_t total_bytes = total_bytes_.load(std::memory_order_relaxed);
      const int64_t loaded_bytes = loaded_bytes_.load(std::memory_order_relaxed);
      return Unavailable(absl::StrCat("the model is being loaded: ", loaded_bytes, " of ",
                                      total_bytes, " bytes of its weights are in place"),
                         "loading");
    }
    case ServingPhase::kDraining:
      return Unavailable("the server is draining", "draining");
    case ServingPhase::kFailed:
      return Unavailable("the engine has failed", "failed");
    case ServingPhase::kReady:
      break;
  }
  return absl::OkStatus();
}

}  // namespace longspan

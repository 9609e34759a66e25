#include "server/admission/shedding.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"
#include "engine/request/status_details.h"
#include "kernels/base/clock.h"

namespace longspan {
namespace {

constexpr absl::Duration kLeastRetryAfter = absl::Seconds(1);

int64_t Milliseconds(double us) { return WholeTime(std::round(us / 1000)); }

absl::Duration AtLeastASecond(double us) {
  return std::max(kLeastRetryAfter, absl::Microseconds(us));
}

// The part of what waits that must be read before `excess` of `waiting` are gone.
double PartUs(const EngineLoad& load, int64_t excess, int64_t waiting) {
  if (excess <= 0 || waiting <= 0) return 0;
  return load.queue_delay_us *
         std::min(1.0, static_cast<double>(excess) / static_cast<double>(waiting));
}

absl::Status WaitsTooLong(double delay_us, int64_t limit_us, absl::string_view limit_name,
                          absl::string_view code) {
  const auto limit = static_cast<double>(limit_us);
  return WithRetryAfter(
      WithCode(absl::ResourceExhaustedError(absl::StrCat(
                   "The prompts that go first will be read in about ", Milliseconds(delay_us),
                   " ms; ", limit_name, " is ", Milliseconds(limit), ".")),
               code),
      AtLeastASecond(delay_us - limit));
}

int64_t MostWaitUs(const EngineLoad& load, const Request& request) {
  const double own_us = load.queue_token_us * static_cast<double>(request.prompt_token_ids.size());
  return std::max(kLeastMostWaitUs, WholeTime(kMostWaitOfOwn * own_us));
}

}  // namespace

double QueueDelayUs(const EngineLoad& load, const QueuedWork& own, int64_t prompt_tokens) {
  if (load.queued_tokens <= 0) return 0;
  const auto all_tokens = static_cast<double>(load.queued_tokens);
  const auto prompt = static_cast<double>(prompt_tokens);
  const double of_all = std::min(all_tokens, load.waiting_requests * prompt);
  const double of_own =
      std::min(static_cast<double>(own.tokens), static_cast<double>(own.requests) * prompt);
  const double first = std::min(of_all, load.queued_tenants * of_own);
  return load.queue_delay_us * first / all_tokens;
}

absl::Duration TimeUntilRoom(const EngineLoad& load, const EngineOptions& options, int64_t requests,
                             int64_t tokens) {
  const int64_t waiting = load.waiting_requests;
  const double for_requests =
      PartUs(load, waiting + requests - options.max_queued_requests, waiting);
  const double for_tokens =
      PartUs(load, load.queued_tokens + tokens - options.max_queued_tokens, load.queued_tokens);
  return AtLeastASecond(std::max(for_requests, for_tokens));
}

absl::Status CheckTenantShare(const EngineLoad& load, const QueuedWork& own,
                              const EngineOptions& options, int64_t requests, int64_t tokens) {
  if (own.requests == 0) return absl::OkStatus();
  const int64_t room = std::max<int64_t>(0, options.max_queued_requests - load.waiting_requests);
  const int64_t room_tokens = std::max<int64_t>(0, options.max_queued_tokens - load.queued_tokens);
  const int64_t excess = own.requests + requests - room;
  const int64_t excess_tokens = own.tokens + tokens - room_tokens;
  if (excess <= 0 && excess_tokens <= 0) return absl::OkStatus();
  // It is served by turns with the others.
  const double for_requests = PartUs(load, excess * load.queued_tenants, load.waiting_requests);
  const double for_tokens = PartUs(load, excess_tokens * load.queued_tenants, load.queued_tokens);
  return WithRetryAfter(
      WithParam(WithCode(absl::ResourceExhaustedError(absl::StrCat(
                             "The tenant has ", own.requests, " requests of ", own.tokens,
                             " tokens waiting; a tenant may have no more than there is room left "
                             "for, now ",
                             room, " requests (--max-queued-requests) and ", room_tokens,
                             " tokens (--max-queued-tokens).")),
                         "queue_full"),
                "tenant"),
      AtLeastASecond(std::max(for_requests, for_tokens)));
}

absl::Status CheckQueueDelay(const EngineLoad& load, const QueuedWork& own,
                             const EngineOptions& options, const Request& request) {
  const double delay_us =
      QueueDelayUs(load, own, static_cast<int64_t>(request.prompt_token_ids.size()));
  const auto exceeds = [delay_us](int64_t limit_us) {
    return limit_us != kNeverUs && delay_us > static_cast<double>(limit_us);
  };
  const SchedulingParams& scheduling = request.scheduling;
  const int64_t queue_timeout_us = absl::ToInt64Microseconds(scheduling.queue_timeout);
  const bool names_its_time = scheduling.ttft_slo_us != kNeverUs || queue_timeout_us != kNeverUs;
  const int64_t limit_us =
      options.max_queue_delay_us.value_or(names_its_time ? kNeverUs : MostWaitUs(load, request));
  if (exceeds(limit_us)) {
    const char* limit_name = options.max_queue_delay_us.has_value()
                                 ? "--max-queue-delay-ms"
                                 : "the most for its length (--max-queue-delay-ms auto)";
    return WaitsTooLong(delay_us, limit_us, limit_name, "queue_full");
  }
  if (exceeds(queue_timeout_us)) {
    return WithParam(WaitsTooLong(delay_us, queue_timeout_us, "queue_timeout_ms", "queue_full"),
                     "queue_timeout_ms");
  }
  if (exceeds(scheduling.ttft_slo_us)) {
    return WithParam(
        WaitsTooLong(delay_us, scheduling.ttft_slo_us, "ttft_slo_ms", "slo_unattainable"),
        "ttft_slo_ms");
  }
  return absl::OkStatus();
}

}  // namespace longspan

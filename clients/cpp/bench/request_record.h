// What was measured of one request. Times are microseconds since the run began.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "clients/cpp/bench/load_plan.h"
#include "grpcpp/support/status.h"

namespace longspan {

// Every request that is counted has exactly one.
enum class Outcome {
  kCompleted,
  kCancelled,  // by us, as planned
  kRejected,   // by the server, before it was accepted
  kTimedOut,   // by a deadline, ours or the server's, and not tried again
  kFailed,     // after it was accepted, or without an answer
  kUnsent,     // more than LoadPlan::max_in_flight would have run
  kUnfinished  // given up with the run
};
inline constexpr int kOutcomes = 7;

struct RequestRecord {
  PlannedRequest plan;
  Outcome outcome = Outcome::kUnsent;
  grpc::StatusCode code = grpc::StatusCode::OK;
  std::string message;  // of a failure
  int64_t attempts = 0;

  // Latencies count from when it was to be sent, so that a server, or a sender, that falls behind
  // is not flattered ("coordinated omission").
  int64_t intended_us = 0;
  int64_t sent_us = 0;
  int64_t end_us = 0;
  int64_t last_attempt_us = 0;  // when that was sent

  // Of the last attempt.
  int64_t first_token_us = -1;  // -1: none came
  int64_t last_token_us = -1;
  int64_t output_tokens = 0;
  int64_t cached_tokens = 0;   // of its prompt
  double queue_ms = -1;        // as the server says at the end; -1: it did not
  std::vector<float> gaps_ms;  // TokenGaps

  // (last - first) / (output - 1), of two tokens and more: what others call TPOT.
  std::optional<double> TimePerOutputTokenUs() const {
    if (first_token_us < 0 || output_tokens < 2) return std::nullopt;
    return static_cast<double>(last_token_us - first_token_us) /
           static_cast<double>(output_tokens - 1);
  }
};

}  // namespace longspan

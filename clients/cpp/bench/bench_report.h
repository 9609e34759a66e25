// What a run showed: of all requests that count, of each length of prompt, of each tenant.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "clients/cpp/bench/distribution.h"
#include "clients/cpp/bench/load_plan.h"
#include "clients/cpp/bench/request_record.h"

namespace longspan {

struct Failures {
  Distribution latency_ms;  // from the last sending to the answer
  std::string message;      // of the first
};

// Beside the outcomes of the requests that it is about, what these had.
struct GroupReport {
  std::array<int64_t, kOutcomes> outcomes{};  // [Outcome]
  int64_t requests = 0;                       // their sum
  int64_t attempts = 0;

  Distribution first_token_ms;            // of all that had one
  Distribution time_per_output_token_ms;  // of the completed ones of two tokens and more
  Distribution inter_token_ms;            // of all tokens after the first burst
  Distribution end_to_end_ms;             // of the completed ones
  Distribution queue_ms;                  // likewise, as the server measured it
  Distribution send_lag_ms;               // from due to sent: what this program itself adds
  // Of the rejected, timed out and failed ones, by gRPC's name of the code.
  std::map<std::string, Failures> failures;

  int64_t prompt_tokens = 0;  // of those that were read to the end
  int64_t cached_tokens = 0;  // of these
  int64_t output_tokens = 0;  // that came, whatever became of their request
  int64_t within_slos = 0;    // completed ones that were in time
  // A second of BenchReport::elapsed_s.
  double completed_per_s = 0;
  double goodput_per_s = 0;
  double prompt_tokens_per_s = 0;
  double output_tokens_per_s = 0;

  int64_t Count(Outcome outcome) const { return outcomes[static_cast<size_t>(outcome)]; }
};

struct BenchReport {
  double elapsed_s = 0;  // from the end of the warm-up to the last request's end
  GroupReport all;
  std::map<int64_t, GroupReport> by_prompt_tokens;
  std::vector<std::pair<std::string, GroupReport>> by_tenant;  // in the order of LoadPlan::tenants
};

BenchReport Summarise(const LoadPlan& plan, const std::vector<RequestRecord>& records);

}  // namespace longspan

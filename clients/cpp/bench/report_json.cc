#include "clients/cpp/bench/report_json.h"

#include <array>

#include "nlohmann/json.hpp"

namespace longspan {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, kOutcomes> kOutcomeNames = {
    "completed", "cancelled", "rejected", "timed_out", "failed", "unsent", "unfinished"};

Json Of(const Distribution& of) {
  return {{"count", of.count}, {"mean", of.mean}, {"p50", of.p50},
          {"p90", of.p90},     {"p99", of.p99},   {"max", of.max}};
}

Json Of(const GroupReport& group) {
  Json json = {{"requests", group.requests}, {"attempts", group.attempts}};
  for (size_t i = 0; i < kOutcomes; ++i) json[kOutcomeNames[i]] = group.outcomes[i];
  json["first_token_ms"] = Of(group.first_token_ms);
  json["time_per_output_token_ms"] = Of(group.time_per_output_token_ms);
  json["inter_token_ms"] = Of(group.inter_token_ms);
  json["end_to_end_ms"] = Of(group.end_to_end_ms);
  json["queue_ms"] = Of(group.queue_ms);
  json["send_lag_ms"] = Of(group.send_lag_ms);
  json["failures"] = Json::object();
  for (const auto& [code, failures] : group.failures) {
    json["failures"][code] = {{"latency_ms", Of(failures.latency_ms)},
                              {"message", failures.message}};
  }
  json["prompt_tokens"] = group.prompt_tokens;
  json["cached_tokens"] = group.cached_tokens;
  json["output_tokens"] = group.output_tokens;
  json["within_slos"] = group.within_slos;
  json["completed_per_s"] = group.completed_per_s;
  json["goodput_per_s"] = group.goodput_per_s;
  json["prompt_tokens_per_s"] = group.prompt_tokens_per_s;
  json["output_tokens_per_s"] = group.output_tokens_per_s;
  return json;
}

Json Milliseconds(const std::optional<int64_t>& us) {
  return us.has_value() ? Json(static_cast<double>(*us) * 1e-3) : Json();
}

}  // namespace

std::string ReportJson(const LoadPlan& plan, const RunFacts& facts, const BenchReport& report) {
  Json json = {{"command", facts.command_line},
               {"seed", plan.seed},
               {"at", facts.began_at},
               {"interrupted", facts.interrupted},
               {"server",
                {{"address", facts.server_address},
                 {"version", facts.server.version()},
                 {"commit", facts.server.commit()},
                 {"backend", facts.server.backend()},
                 {"compute_dtype", facts.server.compute_dtype()},
                 {"model", facts.model.name()}}},
               {"ttft_slo_ms", Milliseconds(plan.ttft_slo_us)},
               {"tpot_slo_ms", Milliseconds(plan.tpot_slo_us)},
               {"elapsed_s", report.elapsed_s},
               {"all", Of(report.all)},
               {"by_prompt_tokens", Json::object()},
               {"by_tenant", Json::object()}};
  for (const auto& [tokens, group] : report.by_prompt_tokens) {
    json["by_prompt_tokens"][std::to_string(tokens)] = Of(group);
  }
  for (const auto& [tenant, group] : report.by_tenant) json["by_tenant"][tenant] = Of(group);
  // Bytes of arguments are whatever the shell gave.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace longspan

#include "clients/cpp/load/load_json.h"

#include <algorithm>

#include "nlohmann/json.hpp"

namespace longspan {
namespace {

using Json = nlohmann::ordered_json;

Json WaitingJson(const v1::WaitingRequests& waiting) {
  return {{"tokenizing", waiting.tokenizing()},
          {"inbox", waiting.inbox()},
          {"prompts", waiting.prompts()},
          {"slots", waiting.slots()},
          {"pages", waiting.pages()}};
}

Json PoolsJson(const std::vector<PoolUse>& pools) {
  Json json = Json::object();
  for (const PoolUse& pool : pools) {
    std::string name = pool.name;
    std::replace(name.begin(), name.end(), ' ', '_');
    json[name] = {{"used", pool.used},
                  {"reserved", pool.reserved},
                  {"cached", pool.cached},
                  {"free", pool.free},
                  {"total", pool.total()}};
  }
  return json;
}

Json RatesJson(const WorkRates& rates) {
  return {{"seconds", rates.seconds},
          {"computed_prompt_tokens", rates.computed_prompt_tokens_per_s},
          {"cached_prompt_tokens", rates.cached_prompt_tokens_per_s},
          {"generated_tokens", rates.generated_tokens_per_s},
          {"completed", rates.completed_per_s},
          {"refused", rates.refused_per_s},
          {"failed", rates.failed_per_s},
          {"cancelled", rates.cancelled_per_s}};
}

Json PercentilesJson(const Percentiles& of) {
  const auto ms = [](std::optional<double> seconds) {
    return seconds.has_value() ? Json(*seconds * 1e3) : Json();
  };
  return {{"count", of.count}, {"p50", ms(of.p50_s)}, {"p90", ms(of.p90_s)}, {"p99", ms(of.p99_s)}};
}

}  // namespace

std::string LoadJson(const LoadView& view, const std::string& server) {
  const v1::GetLoadResponse& load = view.load;
  Json json = {{"server", server},
               {"draining", load.draining()},
               {"running_requests", load.running_requests()},
               {"prefill_remaining_tokens", load.prefill_remaining_tokens()},
               {"waiting_requests", WaitingJson(load.waiting())},
               {"queued_tokens", load.queued_tokens()},
               {"queue_delay_ms", load.queue_delay_ms()},
               {"pools", PoolsJson(view.pools)}};
  if (view.work.has_value()) {
    json["uptime_s"] = load.done().uptime_seconds();
    json["per_s"] = RatesJson(view.work->rates);
    json["latency_window_s"] = view.work->latency_window_s;
    json["first_token_ms"] = PercentilesJson(view.work->first_token);
    json["inter_token_ms"] = PercentilesJson(view.work->between_tokens);
  }
  // The address may hold anything.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace longspan

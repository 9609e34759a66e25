#include "tests/sim/world.h"

#include <utility>

namespace longspan {
namespace {

OracleSetting SettingOf(const Workload& workload) {
  OracleSetting setting;
  setting.end_token_ids = workload.options.end_token_ids;
  setting.window_tokens = workload.layout.groups.window_tokens;
  if (workload.layout.has_summaries) {
    setting.dense_below_tokens = workload.layout.nsa.dense_below_tokens;
    setting.decode_only = workload.layout.nsa.decode_only;
    setting.prefill = workload.layout.prefill;
  }
  return setting;
}

}  // namespace

World::World(uint64_t seed, Workload planned)
    : workload(std::move(planned)),
      oracle(SettingOf(workload)),
      random(~seed),
      memory(workload.options.pages, workload.options.max_running_requests,
             workload.options.host_pages, workload.layout.groups.window_tokens) {
  const std::vector<int32_t>& order = workload.page_order;
  place_of_page.resize(order.size());
  for (size_t place = 0; place < order.size(); ++place) {
    place_of_page[order[place]] = static_cast<int64_t>(place);
  }
  pages_there = workload.options.pages;
  if (workload.rooms.has_value()) {
    pages_there -= workload.rooms->absent_pages;
    memory.AddRooms(workload.rooms->rooms, workload.rooms->steps);
    rooms.emplace(static_cast<int32_t>(workload.options.pages), workload.rooms->rooms);
  }
  for (const PlannedCall& call : workload.calls) {
    CallRecord& record = calls.emplace_back();
    record.planned = &call;
    for (const PlannedRequest& request : call.requests) {
      record.requests.push_back(static_cast<int32_t>(requests.size()));
      requests.emplace_back().planned = &request;
      requests.back().call = static_cast<int64_t>(calls.size()) - 1;
    }
  }
  first_sequence.assign(requests.size(), kNotPlanned);
}

void World::Violate(absl::string_view invariant, absl::string_view what) {
  if (violation.has_value()) return;
  violation = Violation{std::string(invariant), absl::StrCat("after step ", step, ": ", what)};
  Trace("VIOLATED ", invariant, ": ", what);
}

int64_t World::waiting_requests() const {
  int64_t count = 0;
  for (const int32_t number : alive) count += requests[number].admitted ? 0 : 1;
  return count;
}

int64_t World::waiting_tokens() const {
  int64_t tokens = 0;
  for (const int32_t number : alive) {
    if (!requests[number].admitted) tokens += requests[number].prompt_tokens();
  }
  return tokens;
}

}  // namespace longspan

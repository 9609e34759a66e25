#include "tests/clients/load/load_samples.h"

#include <cmath>

namespace longspan {

v1::LatencyCounts Counts(const std::vector<int64_t>& counts) {
  v1::LatencyCounts message;
  for (const double bound : {0.1, 0.5, 1.0, 10.0}) message.add_upper_bounds_seconds(bound);
  for (const int64_t count : counts) message.add_counts(count);
  return message;
}

v1::GetLoadResponse BusyServer(double uptime_seconds) {
  v1::GetLoadResponse load;
  load.set_running_requests(12);
  load.set_prefill_remaining_tokens(45'678);
  load.set_waiting_requests(9);
  load.mutable_waiting()->set_tokenizing(1);
  load.mutable_waiting()->set_inbox(2);
  load.mutable_waiting()->set_pages(7);
  load.set_queued_tokens(1'234'567);
  load.set_queue_delay_ms(12'300);
  load.set_kv_pages_total(1000);
  load.set_kv_pages_free(400);
  load.set_kv_pages_cached(100);
  load.set_kv_pages_reserved(250);
  load.set_state_slots_total(16);
  load.set_state_slots_free(4);
  load.set_host_pages_total(200);
  load.set_host_pages_used(50);
  v1::WorkDone* done = load.mutable_done();
  done->set_start_timestamp_seconds(1e9);
  done->set_uptime_seconds(uptime_seconds);
  done->set_computed_prompt_tokens(std::llround(1000 * uptime_seconds));
  done->set_cached_prompt_tokens(std::llround(64 * uptime_seconds));
  done->set_generated_tokens(std::llround(100 * uptime_seconds));
  done->set_completed(std::llround(uptime_seconds));
  *done->mutable_time_to_first_token() = Counts({0, 10, 10, 0, 0});
  *done->mutable_inter_token_latency() = Counts({1000, 0, 0, 0, 0});
  return load;
}

}  // namespace longspan

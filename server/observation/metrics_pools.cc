#include "server/observation/metrics_pools.h"

#include <algorithm>

namespace longspan {

void PoolMetrics::Describe(const KvLayout& layout, const MemoryPlan& plan) {
  if (plan.is_at_home()) {
    AddPagePool("kv", "kv_home", plan.home_bytes, plan.pages, host);
    home_bytes = &AddBytes("kv_home", "reserved", host);
  } else {
    AddPagePool("kv", "kv", plan.kv_bytes, plan.pages, device);
  }
  if (layout.has_summaries) {
    AddPagePool("summary", "summary", plan.summary_bytes, plan.pages, device);
    AddPagePool("carry", "carry", plan.carry_bytes, plan.pages, device);
  }
  slot_bytes = static_cast<double>(plan.slot_bytes) / std::max(1, plan.slots);
  const auto reserved = [this](const char* pool, const std::string& where, int64_t bytes) {
    AddBytes(pool, "reserved", where).Set(static_cast<double>(bytes));
  };
  reserved("sequence_state", device, plan.slot_bytes);
  reserved("weights", device, plan.weights_bytes);
  reserved("workspace", device, plan.activations_bytes + plan.workspace_bytes);
  reserved("kv_host", host, plan.host_bytes);
  if (plan.is_at_home()) reserved("kv_rooms", device, plan.room_bytes + plan.room_index_bytes);
  if (plan.kept_logits_bytes > 0) reserved("kept_logits", device, plan.kept_logits_bytes);
  if (plan.block_map_bytes > 0) reserved("block_map", host, plan.block_map_bytes);
}

void PoolMetrics::AddPagePool(const char* blocks, const char* pool, int64_t bytes, int64_t pages,
                              const std::string& where) {
  const auto add = [&](const char* state) { return &AddBlocks(blocks, state, device); };
  page_pools.push_back({add("free"), add("cached"), add("used"), add("reserved"),
                        &high_water.Add({{"pool", pool}}),
                        static_cast<double>(bytes) / static_cast<double>(pages)});
  AddBytes(pool, "reserved", where).Set(static_cast<double>(bytes));
}

// How much of the pages and slots is in use, which the engine knows, says more than that all of
// them have been taken.
void PoolMetrics::SetBackendPool(const PoolUsage& pool) {
  const std::string& where = host_pools.contains(pool.pool) ? host : device;
  AddBytes(pool.pool, "used", where).Set(static_cast<double>(pool.bytes));
  if (engine_counted.contains(pool.pool)) return;
  high_water.Add({{"pool", pool.pool}}).Set(static_cast<double>(pool.high_water_bytes));
}

void PoolMetrics::Scrape(const EngineLoad& load) {
  const int64_t used_pages = load.pages_total - load.pages_free - load.pages_cached;
  // What is promised is taken of the free pages first, so that the four states make all pages.
  const int64_t reserved_free = std::min(load.pages_reserved, load.pages_free);
  const int64_t reserved_cached = load.pages_reserved - reserved_free;
  for (const auto& pool : page_pools) {
    pool.free->Set(static_cast<double>(load.pages_free - reserved_free));
    pool.cached->Set(static_cast<double>(load.pages_cached - reserved_cached));
    pool.reserved->Set(static_cast<double>(load.pages_reserved));
    pool.used->Set(static_cast<double>(used_pages));
    pool.high_water->Set(static_cast<double>(load.most_pages_used) * pool.page_bytes);
  }
  if (home_bytes != nullptr) {  // they come while the engine serves
    home_bytes->Set(static_cast<double>(load.pages_total) * page_pools.front().page_bytes);
  }
  for (const PoolUsage& pool : load.backend_pools) SetBackendPool(pool);
  slots_high_water.Set(load.most_slots_used * slot_bytes);
  output_bytes.Set(static_cast<double>(output_waits_bytes.load()));
  output_high_water.Set(static_cast<double>(output_most_bytes.load()));
  free_slots.Set(load.slots_free);
  used_slots.Set(load.slots_total - load.slots_free);
  free_host_pages.Set(static_cast<double>(load.host_pages_total - load.host_pages_used));
  used_host_pages.Set(static_cast<double>(load.host_pages_used));
  kv_usage.Set(load.pages_total == 0
                   ? 0
                   : static_cast<double>(used_pages) / static_cast<double>(load.pages_total));
  evicted_blocks.Set(load.pages_evicted);
}

void PoolMetrics::OnReads(const StepReads& reads) {
  // It never shrinks.
  scratch_bytes.Set(static_cast<double>(reads.scratch_bytes));
  scratch_high_water.Set(static_cast<double>(reads.scratch_bytes));
}

void PoolMetrics::OnRequestWaits(WaitReason reason) {
  if (reason == WaitReason::kPages) kv_failures.Increment();
  if (reason == WaitReason::kSlots) slot_failures.Increment();
}

void PoolMetrics::OnPrefixLookedUp(const PrefixLookup& found) {
  lookup_blocks.Increment(static_cast<double>(found.pages_looked_up));
  device_hits.Increment(static_cast<double>(found.device_pages));
  host_hits.Increment(static_cast<double>(found.host_pages));
}

void PoolMetrics::OnOutputWaits(int64_t change_bytes) {
  const int64_t waits_bytes = output_waits_bytes.fetch_add(change_bytes) + change_bytes;
  int64_t most = output_most_bytes.load();
  while (waits_bytes > most && !output_most_bytes.compare_exchange_weak(most, waits_bytes)) {
  }
}

}  // namespace longspan

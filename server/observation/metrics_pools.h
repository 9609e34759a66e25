// Metrics of memory: pages of the KV cache, state slots, and whatever else is held by the byte.
#pragma once

#include <atomic>
#include <set>
#include <string>
#include <vector>

#include "engine/core/engine_load.h"
#include "engine/request/observer.h"
#include "server/observation/metrics_registry.h"
#include "server/plan/memory_plan.h"

namespace longspan {

struct PoolMetrics {
  // `device` is the label of what computes, `host` that of the host's memory.
  PoolMetrics(MetricsRegistry& to, std::string device_label, std::string host_label)
      : registry(to), device(std::move(device_label)), host(std::move(host_label)) {}

  void Describe(const KvLayout& layout, const MemoryPlan& plan);
  void Scrape(const EngineLoad& load);
  void OnReads(const StepReads& reads);
  void OnRequestWaits(WaitReason reason);
  void OnPrefixLookedUp(const PrefixLookup& found);
  void OnOutputWaits(int64_t change_bytes);

  // `blocks` are the pool's pages, `pool` its bytes, which lie at `where`.
  void AddPagePool(const char* blocks, const char* pool, int64_t bytes, int64_t pages,
                   const std::string& where);
  Gauge& AddBlocks(const char* pool, const char* state, const std::string& where) {
    return pool_blocks.Add({{"pool", pool}, {"state", state}, {"device", where}});
  }
  Gauge& AddBytes(const std::string& pool, const char* state, const std::string& where) {
    return pool_bytes.Add({{"pool", pool}, {"state", state}, {"device", where}});
  }
  void SetBackendPool(const PoolUsage& pool);

  MetricsRegistry& registry;
  const std::string device;
  const std::string host;
  Family<Gauge>& pool_blocks = registry.AddGauge(
      "longspan_pool_blocks",
      "Blocks of a pool by state: pages of the KV cache (kv, summary and carry share page ids), "
      "pages in the host's memory (kv_host) or state slots of running sequences (sequence_state). "
      "Cached ones are in nobody's use, can be found by prompts, and are evicted when pages are "
      "needed; "
      "reserved ones are promised to running requests and not yet written.");
  Family<Gauge>& pool_bytes = registry.AddGauge(
      "longspan_pool_bytes",
      "Bytes of a pool: those of fixed size are reserved at start; of the others, what is used "
      "now: attention_scratch grows to the largest step so far, output waits for its readers, and "
      "a GPU's memory is reported by what its parts were taken for. Where keys and values are at "
      "home in the host's memory, kv_home has them, as far as that is taken, and kv_rooms the "
      "copies on the device with their index, in place of kv.");
  Gauge& scratch_bytes = AddBytes("attention_scratch", "used", device);
  Gauge& output_bytes = AddBytes("output", "used", host);
  Family<Gauge>& high_water = registry.AddGauge(
      "longspan_pool_high_water_bytes", "The most bytes of a pool in use at a time since start.");
  Gauge& scratch_high_water = high_water.Add({{"pool", "attention_scratch"}});
  Gauge& output_high_water = high_water.Add({{"pool", "output"}});
  Gauge& slots_high_water = high_water.Add({{"pool", "sequence_state"}});
  Family<Counter>& allocation_failures = registry.AddCounter(
      "longspan_pool_allocation_failures_total",
      "Times there was too little of a pool: the request at the front of the queue had to wait for "
      "pages (kv) or state slots (sequence_state), or a stream was cut off because its reader let "
      "more pile up than may (output).");
  Counter& kv_failures = allocation_failures.Add({{"pool", "kv"}});
  Counter& slot_failures = allocation_failures.Add({{"pool", "sequence_state"}});
  Counter& output_failures = allocation_failures.Add({{"pool", "output"}});
  struct PagePoolGauges {
    Gauge* free;
    Gauge* cached;
    Gauge* used;
    Gauge* reserved;
    Gauge* high_water;
    double page_bytes;
  };
  std::vector<PagePoolGauges> page_pools;  // keys and values first
  Gauge* home_bytes = nullptr;
  const std::set<std::string> engine_counted = {"kv", "kv_home", "summary", "carry",
                                                "sequence_state"};
  const std::set<std::string> host_pools = {"kv_home", "kv_host", "block_map"};  // of a backend
  double slot_bytes = 0;
  std::atomic<int64_t> output_waits_bytes = 0;
  std::atomic<int64_t> output_most_bytes = 0;
  Gauge& free_slots = AddBlocks("sequence_state", "free", device);
  Gauge& used_slots = AddBlocks("sequence_state", "used", device);
  Gauge& free_host_pages = AddBlocks("kv_host", "free", host);
  Gauge& used_host_pages = AddBlocks("kv_host", "used", host);
  Gauge& kv_usage = registry.OneGauge("longspan_kv_cache_usage_ratio",
                                      "Share of the pages of the KV cache in use, 0 to 1.");

  Counter& lookup_blocks = registry.OneCounter(
      "longspan_prefix_lookup_blocks_total",
      "Pages that prompts looked for in the prefix cache: all that a hit may cover.");
  Family<Counter>& prefix_hits =
      registry.AddCounter("longspan_prefix_hit_blocks_total",
                          "Pages that prompts found in the prefix cache, by where they were.");
  Counter& device_hits = prefix_hits.Add({{"source", "device_cache"}});
  Counter& host_hits = prefix_hits.Add({{"source", "host_cache"}});
  CopiedCounter evicted_blocks{registry.OneCounter("longspan_prefix_evicted_blocks_total",
                                                   "Cached pages that were evicted.")};
};

}  // namespace longspan

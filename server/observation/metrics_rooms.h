// Metrics of keys and values at home in the host's memory, and of the rooms that decode steps find
// them in (kernels/kv_rooms.h). They stand still where keys and values are on the device.
#pragma once

#include "kernels/ops.h"
#include "server/observation/metrics_registry.h"

namespace longspan {

struct RoomMetrics {
  explicit RoomMetrics(MetricsRegistry& to) : registry(to) {}

  void OnReads(const StepReads& reads);

  MetricsRegistry& registry;
  Family<Counter>& pages = registry.AddCounter(
      "longspan_room_pages_total",
      "Pages of a KV head of a layer that decode steps asked for, each once a step, where keys and "
      "values are at home in the host's memory: found in a room on the device (found), copied to "
      "one (fetched), or read at home, since the step reads more pages than there are rooms "
      "(left).");
  Counter& found_pages = pages.Add({{"outcome", "found"}});
  Counter& fetched_pages = pages.Add({{"outcome", "fetched"}});
  Counter& left_pages = pages.Add({{"outcome", "left"}});
  Family<Counter>& home_bytes = registry.AddCounter(
      "longspan_home_bytes_total",
      "Bytes of keys and values that went between their home in the host's memory and the device: "
      "to rooms (fetched), to attention that reads at home (read), or home when they were computed "
      "(written).");
  Counter& fetched_bytes = home_bytes.Add({{"direction", "fetched"}});
  Counter& read_bytes = home_bytes.Add({{"direction", "read"}});
  Counter& written_bytes = home_bytes.Add({{"direction", "written"}});
  Counter& fetch_seconds =
      registry.OneCounter("longspan_room_fetch_seconds_total",
                          "Seconds that steps waited for pages that were copied to rooms.");
};

}  // namespace longspan

// Metrics of the connections of the gRPC port, and why they ended or never began.
#pragma once

#include <array>
#include <cstddef>

#include "server/base/guard_observer.h"
#include "server/observation/metrics_registry.h"

namespace longspan {

struct ConnectionMetrics {
  explicit ConnectionMetrics(MetricsRegistry& registry)
      : open(registry.OneGauge("longspan_grpc_connections", "Open connections of the gRPC port.")) {
    Family<Counter>& cut_off = registry.AddCounter(
        "longspan_grpc_connections_cut_total",
        "Connections of the gRPC port that were ended for what their clients did, by what: too "
        "many "
        "streams, or frames of a kind (resets, pings, settings, …), no HTTP/2 (preface, malformed, "
        "frame_size), a handshake that failed, none in time (silence), answers that were not taken "
        "(stalled), or a fault that the gRPC library found itself (library).");
    for (const http2::CutReason reason : http2::kAllCutReasons) {
      cut[static_cast<size_t>(reason)] = &cut_off.Add({{"reason", http2::Name(reason)}});
    }
    Family<Counter>& never_served = registry.AddCounter(
        "longspan_grpc_connections_refused_total",
        "Connections of the gRPC port that were closed at once, by why: as many as there may be "
        "(connections), or of one address (address), no file descriptor (descriptors), no memory "
        "(memory).");
    for (const Refusal refusal : kAllRefusals) {
      refused[static_cast<size_t>(refusal)] =
          &never_served.Add({{"reason", longspan::Name(refusal)}});
    }
  }

  Gauge& open;
  std::array<Counter*, http2::kAllCutReasons.size()> cut{};
  std::array<Counter*, std::size(kAllRefusals)> refused{};
};

}  // namespace longspan

// What the guard of the gRPC port does, in the log and the metrics. Lines follow from what peers
// do, and are rationed. Any thread.
#pragma once

#include "server/base/guard_observer.h"
#include "server/observation/log.h"
#include "server/observation/metrics.h"

namespace longspan {

class GuardLog final : public GuardObserver {
 public:
  GuardLog(Log* log, Metrics* metrics) : log_(log), metrics_(metrics) {}

  void OnConnections(int change) override { metrics_->OnConnections(change); }
  void OnCut(http2::CutReason reason, absl::string_view peer) override;
  void OnRefused(Refusal refusal, absl::string_view peer) override;
  void OnException(absl::string_view what) override;

 private:
  Log* const log_;
  Metrics* const metrics_;
};

}  // namespace longspan

#include "server/guard/log.h"

namespace longspan {

void GuardLog::OnCut(http2::CutReason reason, absl::string_view peer) {
  metrics_->OnConnectionCut(reason);
  log_->Write({"grpc connection cut", peer}, LogLevel::kWarning, "grpc connection cut",
              {{"reason", http2::Name(reason)}, {"peer", peer}});
}

void GuardLog::OnRefused(Refusal refusal, absl::string_view peer) {
  metrics_->OnConnectionRefused(refusal);
  log_->Write({"grpc connection refused", peer}, LogLevel::kWarning, "grpc connection refused",
              {{"reason", Name(refusal)}, {"peer", peer}});
}

void GuardLog::OnException(absl::string_view what) {
  log_->Write({"grpc exception", ""}, LogLevel::kError,
              "an exception ended the work on a connection", {{"error", what}});
}

}  // namespace longspan

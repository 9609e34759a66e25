// Every metric of the daemon: name, unit, help and buckets stand in metrics_*.h, a file for each
// group of them. Facts come in from the engine thread (Observer) and the front plane
// (RequestObserver) as increments of atomics; a scrape reads those and one EngineLoad, and so never
// waits for a step.
#pragma once

#include <memory>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/core/engine_load.h"
#include "engine/request/observer.h"
#include "kernels/kv_layout.h"
#include "server/base/guard_observer.h"
#include "server/base/work_done.h"
#include "server/call/request_observer.h"
#include "server/call/served_model.h"
#include "server/plan/memory_plan.h"

namespace longspan {

class Metrics : public Observer, public RequestObserver {
 public:
  static constexpr char kHost[] = "cpu";  // the label of memory that is the host's

  // `device` is the label of what computes: "cpu", "cuda:0". With `vllm_names` what others read
  // under vLLM's names is there under these too.
  explicit Metrics(std::string device = kHost, bool vllm_names = false);
  ~Metrics() override;

  // Facts that stay: once, before the first scrape.
  void DescribeModel(const ServedModel& model, const KvLayout& layout, const MemoryPlan& plan);
  // `phase` of the start-up: "load", "bind", ….
  void SetStartupSeconds(absl::string_view phase, double seconds);

  void SetDrainTimeout(absl::Duration timeout);
  // Draining has begun. Any thread.
  void DrainBegins();
  // A file was read, at start or again; `ok` if it was well-formed. Any thread.
  void OnReload(const std::string& file, bool ok);
  void SetCertificateExpiry(absl::Time expires);
  void OnSpansDropped(size_t spans);
  // Of the gRPC port. Any thread, as the next two.
  void OnConnections(int change);
  void OnConnectionCut(http2::CutReason reason);
  void OnConnectionRefused(Refusal refusal);

  // Prometheus text format. Any thread.
  void OnMemoryShortages(int64_t shortages);
  std::string Text(const EngineLoad& load, int64_t log_drops);
  // Some of the same, since the start. Any thread.
  WorkDone Done() const;

  void OnStep(const StepReport& report) override;
  void OnRequestWaits(WaitReason reason) override;
  void OnPromptStarted(int64_t prompt_tokens, double queue_ms) override;
  void OnPrefixLookedUp(const PrefixLookup& found) override;
  void OnPreempted(PreemptionKind kind) override;
  void OnTokensWasted(WasteReason reason, int64_t tokens) override;
  void OnFirstToken(int64_t prompt_tokens, double ms_since_arrival) override;
  void OnToken(std::optional<double> ms_since_previous) override;
  void OnNonFiniteLogits() override;
  void OnSequenceFinished(const SequenceFinished& finished) override;
  void OnRequestEnded(const absl::Status& status, const Usage& usage, double ms_since_arrival,
                      double cancel_to_free_ms) override;

  void OnTokenizing(int64_t change_requests) override;
  void OnTokenized(absl::Duration time) override;
  void OnConstraint(ConstraintOutcome outcome) override;
  void OnConstraintCompiled(absl::Duration time, size_t cached_bytes) override;
  void OnSparseDecode() override;
  void OnOutputWaits(int64_t change_bytes) override;
  void OnOutputOverflow() override;
  void OnStreamWrite(absl::Duration time) override;
  void OnCompletionEnded(Protocol protocol, const absl::Status& status,
                         std::optional<FinishReason> reason) override;

 private:
  struct Groups;
  std::unique_ptr<Groups> groups_;
  const bool vllm_names_;
  std::string model_name_;
};

}  // namespace longspan

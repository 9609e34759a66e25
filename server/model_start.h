// The start of what computes: a model is read, planned for, loaded onto its device and timed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/loader/checkpoint.h"
#include "engine/model/model.h"
#include "engine/model/model_runner.h"
#include "engine/text/tokenizer.h"
#include "kernels/backend.h"
#include "kernels/kv_layout.h"
#include "server/call/served_model.h"
#include "server/home_taker.h"
#include "server/observation/log.h"
#include "server/options/options.h"
#include "server/plan/device_choice.h"
#include "server/plan/host_resources.h"
#include "server/plan/memory_plan.h"
#include "server/server_parts.h"
#include "server/serving_plan.h"

namespace longspan {

// Holds what it has made until it ends: the engine computes with it.
class ModelStart {
 public:
  // Bytes of the weights that are in place, and all of them.
  using LoadProgress = std::function<void(int64_t done_bytes, int64_t total_bytes)>;

  // `options` and `log` outlive this.
  ModelStart(OpenedDevice device, longspan::MakeRunner make_runner, const Options* options,
             Log* log);

  // In this order. An error is for whoever started the daemon, and names what is to blame.
  absl::Status Read();
  absl::Status Plan();
  absl::Status LoadWeights(const LoadProgress& on_progress);
  absl::Status MakeRunner();
  absl::Status Calibrate();

  // From Read on.
  const ServedModel& served() const { return served_; }
  const Tokenizer* tokenizer() const { return tokenizer_.get(); }
  // From Plan on; what steps and copies cost from Calibrate on.
  const ServingPlan& serving() const { return serving_; }
  // From Plan on.
  const KvLayout& layout() const { return layout_; }
  const MemoryPlan& plan() const { return plan_; }
  // Once, after Calibrate.
  std::unique_ptr<Runner> TakeRunner() { return std::move(runner_); }

 private:
  CheckpointOptions HowToRead() const;
  void TakeNames();
  DType ComputeDType(const ModelConfig& config) const;
  ModelGeometry GeometryOf(const ModelConfig& config) const;
  void SettleSparseDecode(ModelConfig* config, Findings* findings);
  void SettleSparsePrefill(ModelConfig* config, Findings* findings);
  void SettleWeights(ModelConfig* config, Findings* findings);
  void CheckTogether(const CheckpointParts& parts, Findings* findings);
  void CheckHomes(const KvLayout& layout, Findings* findings);
  void CheckSpeed(const ModelGeometry& geometry, Findings* findings);
  // Warnings for the log, where there is something to warn of.
  void ReportSparseDecode();
  void ReportSparsePrefill();
  void ReportWeights(int64_t served_bytes);
  void ReportLongContext();
  void ReportRanges();
  void ReportSecondTable();
  void ReportRooms();
  void ReportRounding(const RoundingLoss& loss);
  StepBounds LargestStep() const;
  absl::StatusOr<MemoryRequest> NeededMemory();
  // Warns where it is less than was asked for.
  absl::StatusOr<int64_t> HomeBytesThatAreThere();
  // Takes the first of what the plan has of the host's memory for keys and values; plans again if
  // less is had.
  absl::Status TakeHomes(MemoryRequest* memory);
  // Any thread.
  void WarnOfGrant(const absl::Status& refusal) const;
  std::string LockLimit() const;
  // The largest step with as many sequences as the options say, and what it needs.
  absl::Status PlanStep(MemoryRequest* memory);
  // Of the sequences that a device suggests, as many as there is memory for.
  absl::Status LowerSequences(MemoryRequest* memory);

  const OpenedDevice device_;
  const longspan::MakeRunner make_runner_;
  const Options* const options_;
  Log* const log_;
  const HostResources resources_;
  std::unique_ptr<Checkpoint> checkpoint_;
  std::unique_ptr<Tokenizer> tokenizer_;
  ServingPlan serving_;
  ServedModel served_;
  KvLayout layout_;
  StepLimits step_limits_;
  StepBounds step_bounds_;
  MemoryPlan plan_;
  std::unique_ptr<Model> model_;
  std::unique_ptr<Runner> runner_;
  HomeTaker home_taker_{[this](const absl::Status& refusal) { WarnOfGrant(refusal); }};
};

}  // namespace longspan

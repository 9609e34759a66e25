// The runner of a model on a backend. Submit queues a step's operations; on a backend that computes
// inline the step is then done, on others the next one may be queued behind it. Used from the
// engine thread alone.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/model/activations.h"
#include "engine/model/block_choices.h"
#include "engine/model/decoder.h"
#include "engine/model/kv_store.h"
#include "engine/model/model.h"
#include "engine/model/runner.h"
#include "engine/model/slot_logits.h"
#include "engine/model/step_batch.h"
#include "kernels/backend.h"

namespace longspan {

struct RunnerOptions {
  int64_t pages = 0;
  int32_t slots = 0;
  StepLimits step;
  // The host's pool, which HostMove goes to and comes from.
  int64_t host_pages = 0;
  int32_t host_slots = 0;
  // Of layers and KV heads, where keys and values are at home in the host's memory (KvCounts).
  std::optional<int64_t> rooms;
  // Of so many slots, the first ones, logits can be kept for late draws.
  int32_t kept_logits_slots = 0;
  // Where there are rooms: for all pages, if they are not to be taken here.
  std::shared_ptr<KvHomes> homes;
};

class ModelRunner final : public Runner {
 public:
  // Takes all memory a step can need. `model` and `backend` must outlive the runner.
  static absl::StatusOr<std::unique_ptr<ModelRunner>> Create(const Model* model, Backend* backend,
                                                             const RunnerOptions& options);

  int max_in_flight() const override { return backend_.max_unfinished_steps(); }
  // A malformed batch is an error here and leaves nothing behind. Collect returns what goes wrong
  // in computing.
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override;
  void CallBetweenLayers(const std::function<void()>& look_up) override { look_up_ = look_up; }
  std::optional<std::vector<DrawResult>> TakeLateDraws() override;
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override;
  std::vector<PoolUsage> Pools() const override { return backend_.Pools(); }
  int64_t pages_there() const override { return kv_->pages_there(); }
  bool more_pages_come() const override { return kv_->more_pages_come(); }

  const KvStore& kv_store() const { return *kv_; }

 private:
  using Clock = std::chrono::steady_clock;

  // A step that was submitted and not collected.
  struct SubmittedStep {
    Ticket ticket = 0;
    Clock::time_point start;
    absl::Status status;  // of queueing it
    size_t draws = 0;
    std::vector<std::unique_ptr<EarlyDraws>> late_draws;  // those that were not taken, in order
    StepReads reads;  // of the backend's steps that are finished
    std::vector<int32_t> cut_rows;
    // The backend's step that is not finished; none if it could not begin. It has all rows that
    // were not cut, and the draws.
    std::optional<StepTicket> backend_step;
    std::vector<int32_t> row_numbers;  // of its rows, in this step
    std::vector<int32_t> places;       // of its draws, in the results
    BlockChoices choices;              // where its rows report them; empty if none does
  };

  ModelRunner(const Model* model, Backend* backend, const RunnerOptions& options)
      : model_(*model), backend_(*backend), options_(options), layers_run_(backend->NewRun()) {}

  absl::Status Queue(ForwardBatch batch, SubmittedStep& step);
  absl::Status CopyItems(const ForwardBatch& batch);
  // One step of the backend, from a layer on; logits and draws count as one more layer, the last.
  // Answers the layer before which rows were found cancelled, or the number of all.
  absl::StatusOr<int> QueueFrom(int layer, StepBatch& batch, SubmittedStep& step);
  absl::StatusOr<int> Compute(int layer, StepBatch& batch, const RaggedBatch& ragged,
                              SubmittedStep& step);
  absl::StatusOr<int> ComputeLayers(const StepContext& context, int layer, const StepBatch& batch);
  absl::Status DrawLate(DrawBatch draw, SubmittedStep& step);
  absl::Status DrawAndKeep(const StepContext& context, StepBatch& batch, SubmittedStep& step);
  absl::Status CutRows(StepBatch& batch, SubmittedStep& step);
  absl::StatusOr<StepResult> FinishBackendStep(SubmittedStep& step);

  const Model& model_;
  Backend& backend_;
  const RunnerOptions options_;
  const RunId layers_run_;
  std::function<void()> look_up_ = [] {};
  std::unique_ptr<KvStore> kv_;
  std::unique_ptr<ActivationPool> activations_;
  BlockChoiceBuffers choices_;
  SlotLogits slot_logits_;
  Ticket last_ticket_ = 0;
  std::deque<SubmittedStep> submitted_;
  Clock::time_point last_collected_;
};

absl::StatusOr<std::unique_ptr<Runner>> CreateModelRunner(const Model* model, Backend* backend,
                                                          const RunnerOptions& options);

}  // namespace longspan

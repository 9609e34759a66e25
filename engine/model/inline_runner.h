// A runner that computes where it is called: Submit returns when the step is done. Used from the
// engine thread alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/model/activations.h"
#include "engine/model/communicator.h"
#include "engine/model/decoder.h"
#include "engine/model/kv_store.h"
#include "engine/model/model.h"
#include "engine/model/runner.h"
#include "kernels/backend.h"

namespace longspan {

struct RunnerOptions {
  int64_t pages = 0;
  int32_t slots = 0;
  StepLimits step;
};

class InlineRunner final : public Runner {
 public:
  // Takes all memory a step can need. `model` and `backend` must outlive the runner.
  static absl::StatusOr<std::unique_ptr<InlineRunner>> Create(const Model* model, Backend* backend,
                                                              const RunnerOptions& options);

  int max_in_flight() const override { return 1; }
  // A malformed batch is an error here and leaves nothing behind; what goes wrong in computing is
  // Collect's to tell.
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override;
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override;

  const KvStore& kv_store() const { return *kv_; }

 private:
  InlineRunner(const Model* model, Backend* backend, const RunnerOptions& options)
      : model_(*model), backend_(*backend), options_(options) {}

  absl::StatusOr<ForwardResult> Run(ForwardBatch& batch);
  absl::Status MoveSlots(const ForwardBatch& batch);
  absl::Status Compute(ForwardBatch& batch, const RaggedBatch& ragged, ForwardResult& result);
  absl::Status DrawAll(const StepContext& step, ForwardBatch& batch, ForwardResult& result);

  const Model& model_;
  Backend& backend_;
  const RunnerOptions options_;
  SingleProcess communicator_;
  std::unique_ptr<KvStore> kv_;
  std::unique_ptr<ActivationPool> activations_;
  Ticket last_ticket_ = 0;
  std::optional<absl::StatusOr<ForwardResult>> finished_;  // of last_ticket_, not yet collected
};

absl::StatusOr<std::unique_ptr<Runner>> CreateInlineRunner(const Model* model, Backend* backend,
                                                           const RunnerOptions& options);

}  // namespace longspan

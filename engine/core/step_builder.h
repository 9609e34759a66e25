// Builds one step, row by row, as it was planned: the batch for the runner, and what must be known
// of it once it is collected. Sequences stand behind their rows at once. Engine thread.
#pragma once

#include <cstdint>

#include "engine/batch/batch_builder.h"
#include "engine/core/engine_options.h"
#include "engine/core/residency.h"
#include "engine/core/running_request.h"
#include "engine/core/step_in_flight.h"
#include "engine/request/observer.h"
#include "engine/scheduler/fairness.h"
#include "kernels/kv_layout.h"

namespace longspan {

class StepBuilder {
 public:
  // All outlive it.
  StepBuilder(const EngineOptions& options, const KvLayout& layout, int32_t vocabulary_tokens,
              Residency& residency, TenantCounters& tenants, Observer& observer);

  // What is moved and copied before the step computes.
  BatchBuilder& batch() { return batch_; }
  // The next tokens of a prompt, or of what is read again. With the last of a prompt every sample
  // draws its first token.
  void AddPrefill(RunningRequest& request, int32_t token_count);
  // The next token of a sequence.
  void AddDecode(RunningRequest& request, int32_t sequence_index);
  // The next draw of a constrained sequence alone, from the logits that its slot keeps. What it
  // draws is no input of this step's rows, unless a row of the sequence is added.
  void AddLateDraw(RunningRequest& request, int32_t sequence_index);

  // Nothing to compute, to draw or to move.
  bool empty() const { return batch_.empty(); }
  const StepWork& work() const { return step_.work; }
  StepReport& report() { return step_.report; }
  ForwardBatch TakeBatch() { return batch_.Finish(); }
  StepInFlight TakeStep() { return std::move(step_); }

 private:
  void NoteComputed(RunningRequest& request, int64_t first, int64_t end);
  void ScorePrompt(RunningRequest& request, int64_t end, int32_t first_logits_row);
  void DrawFirstTokens(RunningRequest& request, int32_t logits_row, int64_t end);
  // From logits of the row that is being added. A constrained sequence has them kept.
  void Draw(RunningRequest& request, int32_t sequence_index, int32_t logits_row);
  // The row that was added last, which draws for the request, reports its choices of blocks if they
  // are to be counted.
  bool ReportChoices(const RunningRequest& request, bool attends_densely);
  // Of the row that is being added.
  int32_t row() const { return static_cast<int32_t>(step_.rows.size()); }

  const EngineOptions& options_;
  const KvLayout& layout_;
  Residency& residency_;
  TenantCounters& tenants_;
  Observer& observer_;
  BatchBuilder batch_;
  StepInFlight step_;
};

// All that the request is to read is read, or a submitted step does it.
void NotePromptEnd(RunningRequest& request, TenantCounters& tenants);

}  // namespace longspan

// A step that was submitted: whose its rows and draws are, and what is known of it. Engine thread.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "engine/core/running_request.h"
#include "engine/model/runner.h"
#include "engine/request/observer.h"
#include "engine/scheduler/cost_model.h"

namespace longspan {

// What one of a step's draws answers.
struct DrawTarget {
  RunningRequest* request;
  int32_t sequence_index;
  int32_t row;  // of the step
  bool is_prompt_score;
};

struct LateDrawTarget {
  RunningRequest* request;
  int32_t sequence_index;
};

struct RowOwner {
  RunningRequest* request;
  int32_t sequence_index;
  int64_t end_position;
  int32_t token_count;
  bool is_prefill;
  bool reports_choices;  // of blocks, by its last token
  bool keeps_logits;     // of its last token, which are drawn from in a step that follows
  bool is_cut = false;   // cancelled within the step: nothing of it counts

  RunningSequence& sequence() const { return request->sequences[sequence_index]; }
  // Whose next tokens are drawn from its logits: at the end of a prompt those of all samples.
  absl::Span<RunningSequence> drawing() const {
    const absl::Span<RunningSequence> all = absl::MakeSpan(request->sequences);
    return is_prefill ? all : all.subspan(sequence_index, 1);
  }
};

struct StepInFlight {
  Runner::Ticket ticket = 0;
  std::vector<LateDrawTarget> late_draws;  // until they are reported
  std::vector<DrawTarget> draws;
  std::vector<RowOwner> rows;
  StepWork work;
  StepReport report;

  // It is collected: its sequences have a step, and its draws, less in flight.
  void Land();
  // Its late draws are known: they are no more in flight.
  std::vector<LateDrawTarget> LandLateDraws();
  // These rows were cut. Returns how many tokens of prompts they held, which the report is then
  // without.
  int64_t Cut(absl::Span<const int32_t> cut_rows);
  // What decoding rows read is added up for their sequences. A runner may not count.
  void AttributeReads(const StepReads& reads) const;
};

}  // namespace longspan

#include "engine/core/step_in_flight.h"

#include <utility>

namespace longspan {

void StepInFlight::Land() {
  for (const RowOwner& row : rows) --row.sequence().state.steps_in_flight;
  for (const DrawTarget& draw : draws) {
    if (!draw.is_prompt_score) {
      --draw.request->sequences[draw.sequence_index].state.draws_in_flight;
    }
  }
}

std::vector<LateDrawTarget> StepInFlight::LandLateDraws() {
  for (const LateDrawTarget& draw : late_draws) {
    Sequence& sequence = draw.request->sequences[draw.sequence_index].state;
    --sequence.draws_in_flight;
    --sequence.steps_in_flight;
  }
  return std::exchange(late_draws, {});
}

int64_t StepInFlight::Cut(absl::Span<const int32_t> cut_rows) {
  int64_t tokens = 0;
  for (const int32_t number : cut_rows) {
    RowOwner& row = rows[number];
    row.is_cut = true;
    if (row.is_prefill) tokens += row.token_count;
  }
  report.prefill_tokens -= tokens;
  return tokens;
}

void StepInFlight::AttributeReads(const StepReads& reads) const {
  if (reads.rows.size() != rows.size()) return;
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].is_prefill) continue;
    Attribution& total = rows[i].sequence().attribution;
    ++total.decode_steps;
    total.compressed_entries_read += reads.rows[i].compressed_entries;
    total.selected_tokens_read += reads.rows[i].selected_tokens;
    total.window_tokens_read += reads.rows[i].window_tokens;
    total.dense_tokens_read += reads.rows[i].dense_tokens;
    total.visible_tokens += reads.rows[i].visible_tokens;
  }
}

}  // namespace longspan

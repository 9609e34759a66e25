#include "tests/sim/step_time.h"

namespace longspan {

int64_t StepUs(const StepTime& time, const ForwardBatch& batch) {
  const size_t moves = batch.page_moves.size() + batch.slot_moves.size();
  double us = time.step_us + time.moved_page_us * static_cast<double>(moves);
  for (const ForwardRow& row : batch.rows) {
    const double tokens = row.token_count;
    const double context = static_cast<double>(row.first_position) + tokens / 2;
    us += row.token_count == 1
              ? time.decode_row_us + time.decode_context_us * context
              : tokens * (time.prefill_token_us + time.prefill_context_us * context) +
                    time.prefill_walk_us * static_cast<double>(row.first_position);
  }
  return static_cast<int64_t>(us);
}

}  // namespace longspan

#include "tests/bench/scheduling/timed_runner.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "kernels/base/check.h"

namespace longspan {

// Near enough to a normal distribution: the sum of twelve uniform ones.
double TimedRunner::Noise() {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += random_.Share();
  return 1 + kStepNoise * sum;
}

absl::StatusOr<Runner::Ticket> TimedRunner::Submit(ForwardBatch batch) {
  StepShape shape;
  for (const ForwardRow& row : batch.rows) {
    hooks_.on_row(row);
    if (row.token_count == 1) {
      shape.decode_contexts.push_back(row.first_position + 1);
    } else {
      shape.chunks.push_back({row.first_position, row.token_count});
      read_tokens_ += row.token_count;
    }
  }
  // What comes meanwhile finds the step planned.
  hooks_.pass_time(clock_.NowUs() + (shape.chunks.empty() ? kQueueDecodeUs : kQueueMixedUs));
  const int64_t begin_us = std::max(clock_.NowUs(), free_at_us_);
  const int64_t compute_us = std::llround(H200StepUs(model_, shape) * Noise());
  free_at_us_ = begin_us + compute_us;
  busy_us_ += compute_us;
  ForwardResult result;
  result.compute_us = compute_us;
  for (size_t draw = 0; draw < batch.draw.rows.size(); ++draw) {
    result.draws.emplace_back().token = kDrawnToken;
  }
  steps_.push_back({free_at_us_, std::move(result)});
  return ++next_ticket_;
}

absl::StatusOr<ForwardResult> TimedRunner::Collect(Ticket ticket) {
  LONGSPAN_CHECK(ticket == ++next_collected_ && !steps_.empty());
  Step step = std::move(steps_.front());
  steps_.pop_front();
  hooks_.pass_time(std::max(clock_.NowUs(), step.end_us));
  return std::move(step.result);
}

}  // namespace longspan

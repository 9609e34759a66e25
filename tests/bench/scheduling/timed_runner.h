// The machine of the scheduling benchmark: no memory and no model, every step takes the time of
// H200StepUs with some noise, two steps may be in flight. What is drawn is always the same token.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <utility>

#include "engine/model/runner.h"
#include "tests/bench/scheduling/h200_step_time.h"
#include "tests/sim/sim_clock.h"
#include "tests/sim/sim_random.h"

namespace longspan {

class TimedRunner : public Runner {
 public:
  static constexpr int32_t kDrawnToken = 65;
  struct Hooks {
    // Lets the clock go on, and happen what happens meanwhile.
    std::function<void(int64_t until_us)> pass_time;
    std::function<void(const ForwardRow& row)> on_row;
  };

  TimedRunner(const H200Model& model, const SimClock& clock, uint64_t seed, Hooks hooks)
      : model_(model), clock_(clock), random_(seed), hooks_(std::move(hooks)) {}

  int max_in_flight() const override { return 2; }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override;
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override;

  int64_t steps() const { return next_ticket_; }  // submitted
  int64_t collected() const { return next_collected_; }
  int64_t busy_us() const { return busy_us_; }
  int64_t read_tokens() const { return read_tokens_; }

 private:
  struct Step {
    int64_t end_us;
    ForwardResult result;
  };
  double Noise();

  const H200Model& model_;
  const SimClock& clock_;
  SimRandom random_;
  const Hooks hooks_;
  std::deque<Step> steps_;
  int64_t free_at_us_ = 0;  // the end of what was submitted last
  int64_t busy_us_ = 0;
  int64_t read_tokens_ = 0;  // of chunks
  Ticket next_ticket_ = 0;
  Ticket next_collected_ = 0;
};

}  // namespace longspan

// The machine of the simulation: a Runner over FakeMemory whose steps take simulated time. With one
// step in flight it computes inline, and looks between layers whether a row was cancelled; with
// more, steps run one after the other while the engine goes on.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <utility>

#include "engine/core/engine_core.h"
#include "engine/model/runner.h"
#include "tests/sim/world.h"

namespace longspan {

class SimRunner : public Runner {
 public:
  // `pass_time` lets the clock go on, and happen what happens meanwhile.
  SimRunner(World& world, std::function<void(int64_t until_us)> pass_time)
      : world_(world), pass_time_(std::move(pass_time)) {}
  void Watch(const EngineCore& core) { engine_ = &core; }

  int max_in_flight() const override { return world_.workload.max_in_flight; }
  int64_t submitted() const { return next_ticket_; }
  int64_t pages_there() const override { return world_.pages_there; }
  void CallBetweenLayers(const std::function<void()>& look_up) override { look_up_ = look_up; }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override;
  std::optional<std::vector<DrawResult>> TakeLateDraws() override;
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override;

 private:
  struct Step {
    int64_t end_us;
    ForwardResult result;
  };
  struct LateDraws {
    Ticket ticket;
    int64_t known_at_us;
    std::vector<DrawResult> results;
  };
  struct LogitsRow {
    int32_t row;
    uint64_t open;      // the state behind the token
    FakeLogits logits;  // their context is known once all is written and fetched
  };

  bool inlined() const { return max_in_flight() == 1; }
  bool FaultIsDue(RunnerFault fault) const;
  // The rows that were cut, by row; the step may end early.
  std::vector<bool> Compute(const ForwardBatch& batch, int64_t compute_us);
  // Of a row's tokens what their tiles leave.
  std::vector<uint64_t> LeftByRow(const ForwardRow& row, const int32_t* tokens) const;
  std::vector<LogitsRow> AppendRows(const ForwardBatch& batch, const std::vector<bool>& cut);
  // What rows of one token read gets rooms.
  RoomCounts FetchRooms(const ForwardBatch& batch, const std::vector<bool>& cut);
  void ReadRows(const ForwardBatch& batch, std::vector<LogitsRow>& logits) const;
  void DrawLate(const ForwardBatch& batch, int64_t known_at_us);
  DrawResult Draw(const DrawBatch& all, const DrawRow& draw, const FakeLogits& logits);

  World& world_;
  const std::function<void(int64_t)> pass_time_;
  std::function<void()> look_up_ = [] {};
  const EngineCore* engine_ = nullptr;
  std::deque<Step> steps_;
  std::deque<LateDraws> late_draws_;   // not taken
  SimRandom reports_late_{1};          // other dice than the world's: lives without any stay
  SimRandom reads_before_its_cut_{2};  // likewise
  int64_t free_at_us_ = 0;             // the end of what was submitted last
  Ticket next_ticket_ = 0;
  Ticket next_collected_ = 0;
};

}  // namespace longspan

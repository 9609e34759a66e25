// When a step is planned while another is in flight: late, so that it serves whoever came
// meanwhile.
#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

#include "engine/core/engine_core.h"
#include "engine/core/plan_lead.h"
#include "engine/scheduler/scheduler.h"
#include "gtest/gtest.h"
#include "tests/engine/core/engine_rig.h"
#include "tests/sim/sim_clock.h"

namespace longspan {
namespace {

TEST(PlanLead, IsWithoutEndUntilSomethingIsKnown) {
  EXPECT_GT(PlanLead(2000).LeadUs(25'000), 1e12);
}

TEST(PlanLead, IsWhatQueueingTakesAndSomeSlack) {
  PlanLead lead(2000);
  lead.OnQueued(25'000, 19'000);
  EXPECT_DOUBLE_EQ(lead.LeadUs(25'000), 6000 + 2000 + 2500);
  lead.OnQueued(10'000, 1000);
  EXPECT_DOUBLE_EQ(lead.LeadUs(0), 9000 + 2000) << "what took long is believed at once";
  lead.OnQueued(10'000, 9000);
  EXPECT_DOUBLE_EQ(lead.LeadUs(0), 8500 + 2000) << "what was short a sixteenth";
}

TEST(PlanLead, HoldsWhatThePredictionIsOffBy) {
  PlanLead too_long(2000);  // predicted 25 ms, took 15, queueing 6
  too_long.OnQueued(25'000, 9000);
  EXPECT_DOUBLE_EQ(too_long.LeadUs(0), 16'000 + 2000);
  PlanLead too_short(2000);  // predicted 15 ms, took 25
  too_short.OnQueued(15'000, 19'000);
  EXPECT_DOUBLE_EQ(too_short.LeadUs(0), 2000);
}

TEST(PlanLead, GrowsWhileTheDeviceMayHaveIdled) {
  PlanLead lead(2000);
  lead.OnQueued(25'000, 24'000);
  lead.OnQueued(5000, 0);
  EXPECT_DOUBLE_EQ(lead.LeadUs(0), 7500 + 2000);
  lead.OnQueued(9500, 99);
  EXPECT_DOUBLE_EQ(lead.LeadUs(0), 14'250 + 2000);
  lead.OnQueued(-100, 0);
  EXPECT_DOUBLE_EQ(lead.LeadUs(0), 14'250 + 2000) << "never less";
}

// A step takes a millisecond, a token of a prompt as much; it has at most 30.
constexpr int64_t kTokenUs = 1000;
constexpr int32_t kStepTokens = 30;
constexpr int64_t kQueueUs = 4000;

// A device that takes exactly as long as predicted.
class Device : public FakeRunner {
 public:
  Device(const FakeRunnerOptions& options, SimClock& clock) : FakeRunner(options), clock_(clock) {}

  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override {
    int64_t tokens = 0;
    for (const ForwardRow& row : batch.rows) tokens += row.token_count;
    clock_.SetUs(clock_.NowUs() + kQueueUs);
    idle_us += std::max<int64_t>(0, clock_.NowUs() - free_at_us_);
    begun_us_.push_back(std::max(clock_.NowUs(), free_at_us_));
    free_at_us_ = begun_us_.back() + step_us + kTokenUs * tokens;
    ends_us_.push_back(free_at_us_);
    return FakeRunner::Submit(std::move(batch));
  }
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override {
    clock_.SetUs(std::max(clock_.NowUs(), ends_us_.at(collected)));
    absl::StatusOr<ForwardResult> result = FakeRunner::Collect(ticket);
    if (result.ok()) result->compute_us = ends_us_[collected] - begun_us_[collected];
    ++collected;
    return result;
  }
  size_t submitted() const { return ends_us_.size(); }
  int64_t last_end_us() const { return ends_us_.back(); }
  int64_t last_begin_us() const { return begun_us_.back(); }

  int64_t step_us = kTokenUs;
  int64_t idle_us = 0;
  size_t collected = 0;

 private:
  SimClock& clock_;
  int64_t free_at_us_ = 0;
  std::vector<int64_t> begun_us_;
  std::vector<int64_t> ends_us_;
};

class NextPlan : public testing::Test {
 protected:
  NextPlan() {
    options_ = SmallOptions();
    options_.prefill_chunk_tokens = kStepTokens;
    options_.step_budget_us = 1e9;
    options_.plan_slack_us = 2000;
    options_.initial_costs.us[static_cast<int>(CostTerm::kStep)] = kTokenUs;
    options_.initial_costs.us[static_cast<int>(CostTerm::kPrefillToken)] = kTokenUs;
    Make(2);
  }

  void Make(int max_in_flight) {
    auto device =
        std::make_unique<Device>(FakeRunnerOptions{options_.pages, options_.max_running_requests,
                                                   max_in_flight, 256, options_.host_pages},
                                 clock_);
    device_ = device.get();
    std::vector<int32_t> order(options_.pages);
    std::iota(order.begin(), order.end(), 0);
    core_ = std::make_unique<EngineCore>(options_, KvLayout{}, std::move(device), TestTokenizer(),
                                         &observer_, PagePool({.order = order}), clock_);
  }

  void Submit(int tokens) {
    Request request = PromptOf(tokens, ++submitted_);
    request.id = "r" + std::to_string(submitted_);
    request.sink = std::make_shared<RecordingSink>();
    request.arrival_us = clock_.NowUs();
    ASSERT_TRUE(SubmitAlone(*core_, std::move(request)).ok());
  }

  // Whether that planned a step.
  bool Step() {
    const size_t before = device_->submitted();
    core_->Step(absl::ZeroDuration());
    return device_->submitted() > before;
  }
  void PassUntilPlan() { clock_.SetUs(std::max(clock_.NowUs(), core_->NextPlanUs())); }
  // Until the lead has been learnt.
  void ReadOn() {
    Submit(1800);
    for (int i = 0; i < 4; ++i) {
      PassUntilPlan();
      ASSERT_TRUE(Step());
    }
  }

  EngineOptions options_;
  SimClock clock_;
  EngineRecorder observer_;
  Device* device_ = nullptr;
  std::unique_ptr<EngineCore> core_;
  int submitted_ = 0;
};

TEST_F(NextPlan, IsDueAtOnceWithNothingInFlight) {
  EXPECT_LE(core_->NextPlanUs(), clock_.NowUs());
  Submit(200);
  EXPECT_TRUE(Step());
}

TEST_F(NextPlan, IsDueAtOnceUntilItIsKnownWhatQueueingTakes) {
  Submit(1800);
  ASSERT_TRUE(Step());
  EXPECT_LE(core_->NextPlanUs(), clock_.NowUs());
  ASSERT_TRUE(Step());
  EXPECT_GT(core_->NextPlanUs(), clock_.NowUs());
}

TEST_F(NextPlan, IsDueBeforeTheEndOfTheStepInFlight) {
  ReadOn();
  const int64_t due_us = core_->NextPlanUs();
  // What queueing takes, the slack and a tenth of 31 ms before it.
  EXPECT_NEAR(static_cast<double>(device_->last_end_us() - due_us), 4000 + 2000 + 3100, 200);
  clock_.SetUs(due_us - 1);
  EXPECT_FALSE(Step());
  clock_.SetUs(due_us);
  EXPECT_TRUE(Step());
}

TEST_F(NextPlan, TakesCommandsMeanwhile) {
  ReadOn();
  clock_.SetUs(core_->NextPlanUs() - 1000);
  Submit(20);
  EXPECT_FALSE(Step());
  EXPECT_EQ(core_->Load().queued_requests, 1);
  PassUntilPlan();
  ASSERT_TRUE(Step());
  EXPECT_EQ(core_->Load().queued_requests, 0) << "who came meanwhile is in the next step";
}

TEST_F(NextPlan, LetsTheDeviceWaitForNothing) {
  ReadOn();
  const int64_t idle_us = device_->idle_us;
  while (!core_->idle()) {
    PassUntilPlan();
    Step();
    if (!core_->Load().prefill_remaining_tokens) break;
  }
  EXPECT_EQ(device_->idle_us, idle_us);
}

// Of --step-budget-ms auto, on a machine that needs long steps for its full speed.
class LoneSteps : public NextPlan {
 protected:
  void MakeLone(int max_in_flight) {
    options_.pages = 64;
    options_.prefill_chunk_tokens = 256;
    options_.step_budget_us = 25'000;
    options_.lone_step_us = kMostLoneStepUs;
    options_.initial_costs.us[static_cast<int>(CostTerm::kStep)] = 50 * kTokenUs;
    Make(max_in_flight);
    device_->step_us = 50 * kTokenUs;  // and 64 tokens
  }
  void PlanNext() {
    PassUntilPlan();
    ASSERT_TRUE(Step());
  }
};

// At the worst time: just after the next step was planned.
TEST_F(LoneSteps, WhoeverComesIsInAStepWithin300Ms) {
  for (const int max_in_flight : {1, 2}) {
    for (const int64_t later_us : {0, 1, 50'000, 100'000}) {
      MakeLone(max_in_flight);
      Submit(2600);
      for (int i = 0; i < 4; ++i) PlanNext();
      PassUntilPlan();
      const int64_t came_us = clock_.NowUs() + later_us;
      Step();
      EXPECT_EQ(device_->last_end_us() - device_->last_begin_us(), 114'000);
      clock_.SetUs(std::max(clock_.NowUs(), came_us));
      Submit(20);
      while (core_->Load().waiting_requests > 0) {
        PassUntilPlan();
        Step();
      }
      EXPECT_LE(device_->last_begin_us() - came_us, 300'000) << max_in_flight << ", " << later_us;
    }
  }
}

TEST_F(LoneSteps, PagesOfACancelledPromptAreFreeBeforeTheStepEnds) {
  MakeLone(2);
  Submit(2600);
  for (int i = 0; i < 4; ++i) PlanNext();
  EXPECT_GT(core_->residency().pool().used_pages(), 0);
  ASSERT_TRUE(core_->inbox().Abort("r1", absl::CancelledError("gone")).ok());
  clock_.SetUs(clock_.NowUs() + 1000);
  Step();
  EXPECT_EQ(core_->residency().pool().used_pages(), 0);
  EXPECT_GT(device_->last_end_us(), clock_.NowUs()) << "the device is still at it";
}

TEST_F(NextPlan, WaitsNeverForARunnerThatComputesInline) {
  Make(1);
  Submit(200);
  for (int step = 0; step < 4; ++step) {
    EXPECT_LE(core_->NextPlanUs(), clock_.NowUs());
    EXPECT_TRUE(Step());
  }
}

}  // namespace
}  // namespace longspan

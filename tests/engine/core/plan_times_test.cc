// When the next step is planned, by the times of those in flight.
#include "engine/core/plan_times.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr double kSlackUs = 2000;

// A step of `predicted_us` is in flight since `now_us`, and what queueing takes has been learnt:
// 5,000, for steps of one kind.
PlanTimes Learnt(bool reads_prompts, int64_t now_us, double predicted_us) {
  PlanTimes times(kSlackUs);
  times.OnSubmitted(0, 20'000, std::nullopt);
  times.OnSubmitted(10'000, 20'000, times.BehindWhatIsInFlight(10'000, reads_prompts));
  EXPECT_TRUE(times.OnCollected(20'000, 5000)) << "it was planned at once";
  times.OnCollected(now_us, 1);
  times.OnSubmitted(now_us, predicted_us, std::nullopt);
  return times;
}

TEST(PlanTimes, WithNothingInFlightAtOnce) {
  PlanTimes times(kSlackUs);
  EXPECT_EQ(times.NextPlanUs(true), 0);
  EXPECT_FALSE(times.BehindWhatIsInFlight(5, true).has_value());
  times.OnSubmitted(100, 50, std::nullopt);
  EXPECT_TRUE(times.OnCollected(180, 1));
  EXPECT_EQ(times.NextPlanUs(true), 180);
}

TEST(PlanTimes, AtOnceUntilItIsKnownWhatQueueingTakes) {
  PlanTimes times(kSlackUs);
  times.OnSubmitted(100, 20'000, std::nullopt);
  EXPECT_EQ(times.NextPlanUs(false), 100);
  EXPECT_FALSE(times.BehindWhatIsInFlight(100, false)->was_late);
}

TEST(PlanTimes, LateByWhatIsLearntThen) {
  const PlanTimes times = Learnt(/*reads_prompts=*/true, 50'000, 30'000);
  EXPECT_EQ(times.NextPlanUs(true), 80'000 - 5000 - 2000 - 3000);
  EXPECT_TRUE(times.BehindWhatIsInFlight(70'000, true)->was_late);
  EXPECT_DOUBLE_EQ(times.BehindWhatIsInFlight(70'000, true)->left_us, 10'000);
}

TEST(PlanTimes, StepsWithPromptsAndWithoutAreDistinguished) {
  EXPECT_EQ(Learnt(true, 50'000, 30'000).NextPlanUs(false), 50'000) << "nothing is known of them";
  EXPECT_EQ(Learnt(false, 50'000, 30'000).NextPlanUs(true), 50'000);
  EXPECT_EQ(Learnt(false, 50'000, 30'000).NextPlanUs(false), 70'000);
}

TEST(PlanTimes, AStepBeginsWhereTheOneBeforeItEnds) {
  PlanTimes times = Learnt(true, 50'000, 30'000);
  times.OnSubmitted(70'000, 30'000, times.BehindWhatIsInFlight(70'000, true));
  times.OnCollected(85'000, 5000);
  EXPECT_EQ(times.NextPlanUs(true), 115'000 - 5000 - 2000 - 3000);
}

TEST(PlanTimes, WhereTheDeviceMayHaveIdledNothingIsKnown) {
  PlanTimes times = Learnt(true, 50'000, 30'000);
  times.OnSubmitted(75'000, 30'000, times.BehindWhatIsInFlight(75'000, true));
  EXPECT_FALSE(times.OnCollected(80'000, /*waited_us=*/0));
  EXPECT_TRUE(times.OnCollected(110'000, /*waited_us=*/0)) << "nothing was queued behind it";
}

TEST(PlanTimes, NothingIsLeftOfWhatIsCleared) {
  PlanTimes times = Learnt(true, 50'000, 30'000);
  times.Clear();
  EXPECT_FALSE(times.BehindWhatIsInFlight(70'000, true).has_value());
}

}  // namespace
}  // namespace longspan

#include "engine/scheduler/reading_pace.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(ReadingPace, IsWithoutAPauseUntilItIsKnown) { EXPECT_EQ(ReadingPace().value(), 1); }

TEST(ReadingPace, FollowsHowMuchIsReadWhileOthersWait) {
  ReadingPace pace;
  int64_t now_us = 1'000'000;
  for (int step = 0; step < 4000; ++step) pace.OnStepPlanned(now_us += 25'000, 10'000, true);
  EXPECT_NEAR(pace.value(), 0.4, 0.001);
  for (int step = 0; step < 4000; ++step) pace.OnStepPlanned(now_us += 25'000, 20'000, true);
  EXPECT_NEAR(pace.value(), 0.8, 0.001);
  // Nothing may begin.
  for (int step = 0; step < 40'000; ++step) pace.OnStepPlanned(now_us += 10'000, 0, true);
  EXPECT_GT(pace.value(), 0);
  EXPECT_LT(pace.value(), 0.001);
}

TEST(ReadingPace, ATimeInWhichNobodyWaitsSaysNothing) {
  ReadingPace pace;
  int64_t now_us = 1'000'000;
  for (int step = 0; step < 4000; ++step) pace.OnStepPlanned(now_us += 25'000, 10'000, true);
  pace.OnStepPlanned(now_us += 25'000, 10'000, false);
  const double before = pace.value();
  for (int step = 0; step < 4000; ++step) pace.OnStepPlanned(now_us += 25'000, 500, false);
  EXPECT_EQ(pace.value(), before);
}

}  // namespace
}  // namespace longspan

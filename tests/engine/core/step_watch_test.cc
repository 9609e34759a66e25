#include "engine/core/step_watch.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr int64_t kSecondUs = 1'000'000;

TEST(StepWatch, AStepHangsAfterTheLeastTime) {
  StepWatch watch(30 * kSecondUs);
  watch.OnSubmit(1000);
  watch.Enter();
  EXPECT_FALSE(watch.Tick(30 * kSecondUs - 1).has_value());
  EXPECT_FALSE(watch.is_taken());
  const auto hung = watch.Tick(1);
  ASSERT_TRUE(hung.has_value());
  EXPECT_EQ(hung->waited_us, 30 * kSecondUs);
  EXPECT_EQ(hung->predicted_us, 1000);
  EXPECT_TRUE(watch.is_taken());
  EXPECT_FALSE(watch.Leave()) << "the engine is another's";
}

TEST(StepWatch, ALongStepHasTenTimesWhatWasPredicted) {
  StepWatch watch(30 * kSecondUs);
  watch.OnSubmit(4.0 * kSecondUs);
  watch.Enter();
  EXPECT_FALSE(watch.Tick(40 * kSecondUs - 1).has_value());
  EXPECT_TRUE(watch.Tick(1).has_value());
}

TEST(StepWatch, WhatIsPredictedForEverNeverHangs) {
  StepWatch watch(1);
  watch.OnSubmit(1e300);
  watch.Enter();
  EXPECT_FALSE(watch.Tick(int64_t{1} << 60).has_value());
}

TEST(StepWatch, WithoutAStepNothingHangs) {
  StepWatch watch(10);
  watch.Enter();
  EXPECT_FALSE(watch.Tick(1000).has_value());
  watch.OnSubmit(1);
  EXPECT_FALSE(watch.Tick(9).has_value()) << "its time begins when it is submitted";
  watch.OnCollected();
  EXPECT_FALSE(watch.Tick(1000).has_value());
  watch.OnSubmit(1);
  watch.Clear();
  EXPECT_FALSE(watch.Tick(1000).has_value());
  EXPECT_TRUE(watch.Leave());
}

TEST(StepWatch, TheOldestStepCounts) {
  StepWatch watch(10);
  watch.OnSubmit(1);
  watch.Enter();
  EXPECT_FALSE(watch.Tick(6).has_value());
  watch.OnSubmit(0.5);
  EXPECT_FALSE(watch.Tick(3).has_value());
  watch.OnCollected();
  EXPECT_FALSE(watch.Tick(9).has_value()) << "the second had to wait for the first";
  const auto hung = watch.Tick(1);
  ASSERT_TRUE(hung.has_value());
  EXPECT_EQ(hung->predicted_us, 0.5);
}

TEST(StepWatch, AStepThatShowsThatItGoesOnDoesNotHang) {
  StepWatch watch(10);
  watch.OnSubmit(0);
  watch.Enter();
  for (int layer = 0; layer < 100; ++layer) {
    EXPECT_FALSE(watch.Tick(9).has_value());
    EXPECT_TRUE(watch.Leave());
    watch.OnProgress();
    watch.Enter();
  }
  EXPECT_TRUE(watch.Tick(10).has_value());
}

TEST(StepWatch, NothingIsTakenFromAThreadThatIsNotWithTheDevice) {
  StepWatch watch(10);
  watch.OnSubmit(0);
  EXPECT_FALSE(watch.Tick(1000).has_value());
  watch.Enter();
  EXPECT_TRUE(watch.Leave());
  EXPECT_FALSE(watch.Tick(1000).has_value());
  watch.Enter();
  EXPECT_TRUE(watch.Tick(0).has_value()) << "but as soon as it is";
}

}  // namespace
}  // namespace longspan

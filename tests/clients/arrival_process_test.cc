#include "clients/cpp/bench/arrival_process.h"

#include <cmath>
#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

std::vector<int64_t> FirstArrivals(ArrivalProcess process, int count) {
  std::vector<int64_t> times_us;
  times_us.reserve(static_cast<size_t>(count));
  for (int i = 0; i < count; ++i) times_us.push_back(process.NextUs());
  return times_us;
}

TEST(ArrivalProcessTest, EvenArrivalsDoNotDrift) {
  EXPECT_EQ(FirstArrivals(ArrivalProcess::Even(2500), 3), (std::vector<int64_t>{0, 2500, 5000}));
  // A third of a second has no exact number.
  EXPECT_NEAR(FirstArrivals(ArrivalProcess::Even(1e6 / 3), 3'000'001).back(), 1'000'000'000'000, 1);
}

TEST(ArrivalProcessTest, PoissonArrivalsFollowFromTheSeed) {
  const auto arrivals = [](uint64_t seed) {
    return FirstArrivals(ArrivalProcess::Poisson(1000, RandomFor(seed, Drawn::kArrivals, 0, 0)),
                         100);
  };
  EXPECT_EQ(arrivals(1), arrivals(1));
  EXPECT_NE(arrivals(1), arrivals(2));
}

TEST(ArrivalProcessTest, PoissonGapsAreExponential) {
  constexpr int kCount = 200'000;
  const auto times_us =
      FirstArrivals(ArrivalProcess::Poisson(1000, RandomFor(5, Drawn::kArrivals, 0, 0)), kCount);
  EXPECT_NEAR(static_cast<double>(times_us.back()) / kCount, 1000, 10);
  int longer = 0;
  for (int i = 1; i < kCount; ++i) {
    ASSERT_GE(times_us[i], times_us[i - 1]);
    if (times_us[i] - times_us[i - 1] > 1000) ++longer;
  }
  EXPECT_NEAR(static_cast<double>(longer) / kCount, std::exp(-1), 0.005);
}

// Every machine and build must draw these.
TEST(ArrivalProcessTest, RandomNumbersArePinned) {
  SeededRandom random = RandomFor(42, Drawn::kPrompt, 1, 2);
  EXPECT_EQ(random.Next(), 16039718844609309643U);
  EXPECT_EQ(random.Below(4096), 738U);
}

}  // namespace
}  // namespace longspan

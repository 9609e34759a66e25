#include "clients/cpp/bench/distribution.h"

#include <numeric>

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(DistributionTest, NoSamples) {
  const Distribution none = DistributionOf({});
  EXPECT_EQ(none.count, 0);
  EXPECT_EQ(none.max, 0);
}

TEST(DistributionTest, OneSampleIsEveryPercentile) {
  const Distribution one = DistributionOf({7.5});
  EXPECT_EQ(one.count, 1);
  for (const double value : {one.mean, one.p50, one.p90, one.p99, one.max}) EXPECT_EQ(value, 7.5);
}

// Each is the smallest sample that so many of a hundred do not exceed.
TEST(DistributionTest, PercentilesAreSamples) {
  std::vector<double> samples(200);
  std::iota(samples.rbegin(), samples.rend(), 1.0);  // 200 … 1
  const Distribution of = DistributionOf(samples);
  EXPECT_EQ(of.mean, 100.5);
  EXPECT_EQ(of.p50, 100);
  EXPECT_EQ(of.p90, 180);
  EXPECT_EQ(of.p99, 198);
  EXPECT_EQ(of.max, 200);
}

TEST(DistributionTest, RanksRoundUp) {
  const Distribution three = DistributionOf({3, 1, 2});
  EXPECT_EQ(three.p50, 2);
  EXPECT_EQ(three.p90, 3);
  std::vector<double> samples(101, 1.0);
  samples.back() = 2;
  samples[50] = 2;
  EXPECT_EQ(DistributionOf(samples).p99, 2);  // 99 of 101 are below the hundredth rank
  samples[50] = 1;
  EXPECT_EQ(DistributionOf(samples).p99, 1);
}

}  // namespace
}  // namespace longspan

#include "clients/cpp/load/latency_percentiles.h"

#include "gtest/gtest.h"
#include "tests/clients/load/load_samples.h"

namespace longspan {
namespace {

TEST(LatencyPercentiles, LieEvenlyInTheirBucket) {
  const v1::LatencyCounts counts = Counts({10, 0, 30, 0, 0});
  EXPECT_DOUBLE_EQ(*Percentile(counts, 0.25), 0.1);  // the tenth of forty ends its bucket
  EXPECT_DOUBLE_EQ(*Percentile(counts, 0.125), 0.05);
  EXPECT_DOUBLE_EQ(*Percentile(counts, 0.625), 0.75);
  EXPECT_DOUBLE_EQ(*Percentile(counts, 1), 1.0);
  EXPECT_DOUBLE_EQ(*Percentile(counts, 0), 0.0);
}

TEST(LatencyPercentiles, BeyondTheBoundsIsTheLargest) {
  EXPECT_DOUBLE_EQ(*Percentile(Counts({1, 0, 0, 0, 9}), 0.5), 10);
  EXPECT_DOUBLE_EQ(*Percentile(Counts({0, 0, 0, 0, 1}), 0), 10);
}

TEST(LatencyPercentiles, OfNothingThereIsNone) {
  for (const v1::LatencyCounts& counts :
       {Counts({0, 0, 0, 0, 0}), v1::LatencyCounts(), Counts({1, 2, 3})}) {
    const Percentiles of = PercentilesOf(counts);
    EXPECT_EQ(of.count, 0) << counts.ShortDebugString();
    EXPECT_FALSE(of.p50_s || of.p90_s || of.p99_s) << counts.ShortDebugString();
  }
}

TEST(LatencyPercentiles, AllThreeAreReported) {
  const Percentiles of = PercentilesOf(Counts({50, 40, 0, 10, 0}));
  EXPECT_EQ(of.count, 100);
  EXPECT_DOUBLE_EQ(*of.p50_s, 0.1);
  EXPECT_DOUBLE_EQ(*of.p90_s, 0.5);
  EXPECT_DOUBLE_EQ(*of.p99_s, 9.1);
}

TEST(LatencyPercentiles, BetweenTwoCountsIsTheirDifference) {
  const v1::LatencyCounts between = Between(Counts({5, 1, 0, 0, 2}), Counts({5, 4, 0, 1, 2}));
  EXPECT_EQ(between.ShortDebugString(), Counts({0, 3, 0, 1, 0}).ShortDebugString());
}

TEST(LatencyPercentiles, WhatDoesNotFitTogetherIsNotCompared) {
  const v1::LatencyCounts later = Counts({1, 2, 3, 4, 5});
  v1::LatencyCounts other = Counts({1, 1, 1, 1, 1});
  other.set_upper_bounds_seconds(2, 0.75);
  for (const v1::LatencyCounts& earlier : {v1::LatencyCounts(), Counts({1}), other}) {
    EXPECT_EQ(Between(earlier, later).ShortDebugString(), later.ShortDebugString());
  }
  // Counted while it was read: never less than nothing.
  EXPECT_EQ(Between(Counts({9, 0, 0, 0, 0}), later).counts(0), 0);
}

}  // namespace
}  // namespace longspan

// What the guard counts with: buckets and open streams.
#include "gtest/gtest.h"
#include "server/http2/open_streams.h"
#include "server/http2/token_bucket.h"

namespace longspan::http2 {
namespace {

constexpr int64_t kSecondUs = 1'000'000;

TEST(Http2TokenBucket, HoldsItsBurstAndFillsWithTime) {
  TokenBucket bucket({3, 2});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.Take(kSecondUs)) << i;
  EXPECT_FALSE(bucket.Take(kSecondUs));
  EXPECT_FALSE(bucket.Take(kSecondUs + 400'000)) << "0.8 of one";
  EXPECT_TRUE(bucket.Take(kSecondUs + 600'000));
  EXPECT_FALSE(bucket.Take(kSecondUs + 600'000));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.Take(100 * kSecondUs)) << i;
  EXPECT_FALSE(bucket.Take(100 * kSecondUs)) << "no more than the burst, after however long";
}

TEST(Http2TokenBucket, WhatIsGivenDoesNotOverflow) {
  TokenBucket bucket({2, 0});
  bucket.Give(100);
  EXPECT_TRUE(bucket.Take(0));
  EXPECT_TRUE(bucket.Take(0));
  EXPECT_FALSE(bucket.Take(kSecondUs));
  bucket.Give(1);
  EXPECT_TRUE(bucket.Take(kSecondUs));
  EXPECT_FALSE(bucket.Take(kSecondUs));
}

TEST(Http2TokenBucket, ATimeThatFallsFillsNothing) {
  TokenBucket bucket({1, 1});
  EXPECT_TRUE(bucket.Take(10 * kSecondUs));
  EXPECT_FALSE(bucket.Take(0));
  EXPECT_FALSE(bucket.Take(10 * kSecondUs));
}

TEST(Http2OpenStreams, AStreamIsGoneWhenBothHaveEnded) {
  OpenStreams streams;
  streams.Open(1, /*client_ended=*/false, 0);
  streams.Open(3, /*client_ended=*/true, 0);
  EXPECT_EQ(streams.count(), 2U);
  EXPECT_EQ(streams.unfinished(), 1U);
  streams.EndServer(1);
  EXPECT_EQ(streams.count(), 2U) << "its client has not";
  streams.EndClient(1);
  EXPECT_EQ(streams.Find(1), nullptr);
  EXPECT_EQ(streams.unfinished(), 0U);
  streams.EndServer(3);
  EXPECT_EQ(streams.count(), 0U);
}

TEST(Http2OpenStreams, CountsWhateverIsSaidTwiceOrOfNone) {
  OpenStreams streams;
  for (const uint32_t id : {1U, 5U, 9U}) streams.Open(id, false, id);
  streams.EndClient(5);
  streams.EndClient(5);
  EXPECT_EQ(streams.unfinished(), 2U);
  for (const uint32_t id : {0U, 3U, 11U}) {
    streams.EndClient(id);
    streams.EndServer(id);
    streams.Remove(id);
  }
  EXPECT_EQ(streams.count(), 3U);
  streams.Remove(9);
  streams.Remove(9);
  EXPECT_EQ(streams.unfinished(), 1U);
  ASSERT_NE(streams.Find(5), nullptr);
  EXPECT_EQ(streams.Find(5)->opened_us, 5);
}

}  // namespace
}  // namespace longspan::http2

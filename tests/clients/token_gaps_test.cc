#include "clients/cpp/bench/token_gaps.h"

#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::FloatEq;
using ::testing::IsEmpty;

// Of (tokens, microseconds) as they come.
std::vector<float> GapsMs(const std::vector<std::pair<int64_t, int64_t>>& events) {
  TokenGaps gaps;
  for (const auto& [tokens, now_us] : events) gaps.Take(tokens, now_us);
  return gaps.End();
}

TEST(TokenGapsTest, TokensThatComeAloneHaveTheTimeBetweenThem) {
  EXPECT_THAT(GapsMs({{1, 0}, {1, 5000}, {1, 12'000}}), ElementsAre(FloatEq(5), FloatEq(7)));
}

TEST(TokenGapsTest, TokensOfOneMessageShareTheTimeBeforeIt) {
  EXPECT_THAT(GapsMs({{1, 1000}, {4, 9000}, {1, 10'000}}),
              ElementsAre(FloatEq(2), FloatEq(2), FloatEq(2), FloatEq(2), FloatEq(1)));
}

TEST(TokenGapsTest, SoDoMessagesThatComeTogether) {
  EXPECT_THAT(GapsMs({{1, 0}, {1, 7900}, {1, 7930}, {2, 8000}, {1, 8100}}),
              ElementsAre(FloatEq(2), FloatEq(2), FloatEq(2), FloatEq(2), FloatEq(0.1F)));
}

TEST(TokenGapsTest, NobodyKnowsHowLongThoseOfTheFirstBurstTook) {
  EXPECT_THAT(GapsMs({{3, 500}, {1, 520}, {1, 2520}}), ElementsAre(FloatEq(2)));
  EXPECT_THAT(GapsMs({{64, 500}}), IsEmpty());
  EXPECT_THAT(GapsMs({}), IsEmpty());
}

}  // namespace
}  // namespace longspan

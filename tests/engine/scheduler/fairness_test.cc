#include "engine/scheduler/fairness.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(TenantCounters, CountsWeightedTokens) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  const int32_t b = tenants.RequestBegins("");
  EXPECT_NE(a, b);
  tenants.ChargePrefill(a, 100);
  tenants.ChargeDecode(a, 10);
  tenants.ChargeDecode(b, 3);
  EXPECT_EQ(tenants.service()[a], 120);
  EXPECT_EQ(tenants.service()[b], 6);
}

TEST(TenantCounters, AnIndexStaysWithItsTenantWhileItHasRequests) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  EXPECT_EQ(tenants.RequestBegins("a"), a);
  tenants.RequestEnds(a);
  const int32_t b = tenants.RequestBegins("b");
  EXPECT_NE(a, b);
  tenants.RequestEnds(a);
  EXPECT_EQ(tenants.RequestBegins("c"), a);
  EXPECT_EQ(tenants.service().size(), 2u);
}

TEST(TenantCounters, WhoComesBackStartsACreditBeforeTheLeastServedThatWaits) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  const int32_t b = tenants.RequestBegins("b");
  tenants.ChargePrefill(a, 100'000);
  tenants.ChargePrefill(b, 70'000);
  const int32_t c = tenants.RequestBegins("c");
  EXPECT_EQ(tenants.service()[c], 70'000 - kMostCredit);
  tenants.ChargePrefill(c, 60'000);
  tenants.RequestEnds(c);
  // What it had is not forgotten.
  EXPECT_EQ(tenants.service()[tenants.RequestBegins("c")], 130'000 - kMostCredit);
  EXPECT_EQ(tenants.service()[a], 100'000);
}

TEST(TenantCounters, CreditIsWhatATenantHasHadLess) {
  TenantCounters tenants;
  const int32_t flood = tenants.RequestBegins("flood");
  tenants.ChargePrefill(flood, 500'000);
  const auto come = [&](int64_t tokens) {
    const int32_t guest = tenants.RequestBegins("guest");
    const double ahead = tenants.service()[flood] - tenants.service()[guest];
    tenants.ChargePrefill(guest, tokens);
    tenants.RequestEnds(guest);
    return ahead;
  };
  EXPECT_EQ(come(30'000), kMostCredit);
  EXPECT_EQ(come(10'000), kMostCredit - 30'000) << "used up, but for what is left";
  EXPECT_LT(come(0), 0) << "it has had more than the other";
  tenants.ChargePrefill(flood, 20'000);
  EXPECT_EQ(come(0), kMostCredit - 20'000);
}

TEST(TenantCounters, WhoComesWithCreditDoesNotDrawDownWhoComesNext) {
  TenantCounters tenants;
  tenants.ChargePrefill(tenants.RequestBegins("flood"), 500'000);
  for (int i = 0; i < 20; ++i) {
    const int32_t guest = tenants.RequestBegins("guest " + std::to_string(i));
    EXPECT_EQ(tenants.service()[guest], 500'000 - kMostCredit) << i;
  }
}

TEST(TenantCounters, NoLiftWhileATenantHasPrompts) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  const int32_t b = tenants.RequestBegins("b");
  tenants.ChargePrefill(a, 1000);
  EXPECT_EQ(tenants.RequestBegins("b"), b);
  EXPECT_EQ(tenants.service()[b], 0);
}

// Who only generates asks for nothing that it does not get: it neither saves up service, nor do
// others start level with it.
TEST(TenantCounters, WhoOnlyGeneratesIsNotInLine) {
  TenantCounters tenants;
  const int32_t slow = tenants.RequestBegins("slow");
  const int32_t busy = tenants.RequestBegins("busy");
  tenants.ChargePrefill(slow, 10);
  tenants.PromptEnds(slow);
  tenants.ChargePrefill(busy, 50'000);
  const int32_t late = tenants.RequestBegins("late");
  EXPECT_EQ(tenants.service()[late], 50'000 - kMostCredit);
  EXPECT_EQ(tenants.service()[slow], 10);
  tenants.PromptReturns(slow);  // preempted
  EXPECT_EQ(tenants.service()[slow], 50'000 - kMostCredit);
  tenants.PromptEnds(slow);
  tenants.RequestEnds(slow, true);
  EXPECT_EQ(tenants.remembered(), 1);
}

TEST(TenantCounters, WhenNobodyWaitsTheLastThatDidCounts) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  tenants.ChargePrefill(a, 100'000);
  tenants.RequestEnds(a);
  const int32_t b = tenants.RequestBegins("b");
  EXPECT_EQ(tenants.service()[b], 100'000 - kMostCredit);
}

TEST(TenantCounters, IdleTenantsAreForgottenTheLeastRecentFirst) {
  TenantCounters tenants;
  const auto serve = [&](const std::string& name, int64_t tokens) {
    const int32_t index = tenants.RequestBegins(name);
    const double service = tenants.service()[index];
    tenants.ChargePrefill(index, tokens);
    tenants.PromptEnds(index);
    tenants.RequestEnds(index, true);
    return service;
  };
  const int32_t level = tenants.RequestBegins("always there");  // holds the level at 0
  serve("first", 500);
  serve("second", 600);
  for (int i = 0; i < kRememberedTenants - 2; ++i) serve("other " + std::to_string(i), 1);
  EXPECT_EQ(tenants.remembered(), kRememberedTenants);
  EXPECT_EQ(serve("first", 1), 500);  // and so it is no longer the least recent
  serve("one more", 1);               // "second" goes
  EXPECT_EQ(tenants.remembered(), kRememberedTenants);
  EXPECT_EQ(serve("second", 1), 0);
  EXPECT_EQ(serve("first", 1), 501);
  EXPECT_EQ(tenants.service().size(), 2u);  // however many came
  EXPECT_EQ(tenants.service()[level], 0);
}

// Counters stay where a double tells one token from the next, and differences last.
TEST(TenantCounters, YearsOfServiceLeaveEveryTokenCounted) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  const int32_t b = tenants.RequestBegins("b");
  const int32_t idle = tenants.RequestBegins("idle");
  tenants.PromptEnds(idle);
  constexpr int64_t kTokens = 1LL << 41;
  for (int year = 0; year < 100'000; ++year) {
    tenants.ChargePrefill(a, kTokens);
    tenants.ChargePrefill(b, kTokens);
    tenants.RequestEnds(tenants.RequestBegins("c"));
  }
  tenants.ChargePrefill(a, 1);
  EXPECT_EQ(tenants.service()[a] - tenants.service()[b], 1);
  EXPECT_LT(*std::max_element(tenants.service().begin(), tenants.service().end()),
            std::ldexp(1, 43));
  EXPECT_GE(*std::min_element(tenants.service().begin(), tenants.service().end()), 0);
  EXPECT_EQ(tenants.service()[tenants.RequestBegins("c")], tenants.service()[b]);
}

// Those that are only remembered fall with all others.
TEST(TenantCounters, YearsOfServiceLeaveWhoIsIdleWhereItWas) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  const int32_t ahead = tenants.RequestBegins("ahead");
  const int32_t behind = tenants.RequestBegins("behind");
  constexpr int64_t kTokens = 1LL << 41;
  tenants.ChargePrefill(ahead, kTokens + 500);
  tenants.ChargePrefill(behind, kTokens - 500);
  tenants.RequestEnds(ahead);
  tenants.RequestEnds(behind);
  tenants.ChargePrefill(a, kTokens);
  tenants.RequestEnds(tenants.RequestBegins("c"));
  ASSERT_LT(tenants.service()[a], kTokens) << "all have fallen";
  EXPECT_EQ(tenants.service()[tenants.RequestBegins("ahead")] - tenants.service()[a], 500);
  EXPECT_EQ(tenants.service()[tenants.RequestBegins("behind")], tenants.service()[a]);
}

TEST(TenantCountersDeathTest, CallsMustMatch) {
  TenantCounters tenants;
  const int32_t a = tenants.RequestBegins("a");
  EXPECT_DEATH(tenants.PromptReturns(a), "prompts <= one.requests");
  EXPECT_DEATH(tenants.RequestEnds(a, true), "prompts <= one.requests");
  tenants.PromptEnds(a);
  EXPECT_DEATH(tenants.PromptEnds(a), "prompts > 0");
  tenants.RequestEnds(a, true);
  EXPECT_DEATH(tenants.ChargeDecode(a, 1), "requests > 0");
}

TEST(TenantCounters, TheGapIsOfThoseWithPrompts) {
  TenantCounters counters;
  EXPECT_EQ(counters.Gap(), 0);
  const int32_t a = counters.RequestBegins("a");
  counters.ChargePrefill(a, 100);
  EXPECT_EQ(counters.Gap(), 0);
  const int32_t b = counters.RequestBegins("b");  // begins with what it has had less
  EXPECT_EQ(counters.Gap(), 100);
  counters.ChargePrefill(b, 130);
  EXPECT_EQ(counters.Gap(), 30);
  counters.PromptEnds(a);
  EXPECT_EQ(counters.Gap(), 0);
}

TEST(TenantCounters, WhoWentIsExpectedBackUntilOthersHaveHadMuch) {
  TenantCounters tenants;
  EXPECT_FALSE(tenants.are_several());
  const int32_t a = tenants.RequestBegins("a");
  EXPECT_FALSE(tenants.are_several());
  const int32_t b = tenants.RequestBegins("b");
  EXPECT_TRUE(tenants.are_several());
  tenants.RequestEnds(b);
  EXPECT_TRUE(tenants.are_several());
  tenants.ChargePrefill(a, static_cast<int64_t>(kExpectedService) - 1);
  EXPECT_TRUE(tenants.are_several());
  tenants.ChargePrefill(a, 1);
  EXPECT_FALSE(tenants.are_several());
  tenants.RequestEnds(a);
  EXPECT_FALSE(tenants.are_several()) << "one that is expected, and one that is not";
  tenants.RequestBegins("b");
  EXPECT_TRUE(tenants.are_several());
}

}  // namespace
}  // namespace longspan

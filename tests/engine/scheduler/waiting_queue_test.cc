#include "engine/scheduler/waiting_queue.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "engine/scheduler/prompt_order.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/scheduler/views.h"

namespace longspan {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

QueuedPrompt Queued(int64_t id, int64_t tokens, int64_t due_us = kNeverUs, int32_t priority = 0,
                    int32_t tenant = 0) {
  return {id, tenant, priority, id, due_us, tokens};
}

TEST(WaitingQueue, HoldsWhatWasAddedUntilItIsRemoved) {
  WaitingQueue queue;
  EXPECT_THAT(queue.Candidates(), IsEmpty());
  queue.Add(Queued(1, 100));
  queue.Add(Queued(2, 100, kNeverUs, 0, 3));
  EXPECT_EQ(queue.size(), 2);
  EXPECT_THAT(queue.Candidates(), ElementsAre(1, 2));
  queue.Remove(1);
  EXPECT_EQ(queue.size(), 1);
  EXPECT_THAT(queue.Candidates(), ElementsAre(2));
  queue.Remove(2);
  EXPECT_THAT(queue.Candidates(), IsEmpty());
  queue.Add(Queued(1, 100));  // back after a preemption
  EXPECT_THAT(queue.Candidates(), ElementsAre(1));
}

TEST(WaitingQueue, AllOfAFewAndTheNextOfEachLengthFirst) {
  WaitingQueue queue;
  queue.Add(Queued(1, 5000, 900));
  queue.Add(Queued(2, 60, 800));
  queue.Add(Queued(3, 40, 700));
  queue.Add(Queued(4, 5000, 600, 1));
  queue.Add(Queued(5, 500'000, 500));
  // The classes' first: by due time, but by priority before that; then their second.
  EXPECT_THAT(queue.Candidates(), ElementsAre(3, 1, 5, 2, 4));
}

TEST(WaitingQueue, ManyOfOneLengthHideNoOther) {
  WaitingQueue queue;
  for (int64_t id = 0; id < 5000; ++id) queue.Add(Queued(id, 100, id));
  queue.Add(Queued(9000, 500'000, 100'000));
  queue.Add(Queued(9001, 2000, 100'000));
  const std::vector<int64_t> ids = queue.Candidates();
  EXPECT_EQ(ids.size(), size_t{WaitingQueue::kTenantCandidates});
  EXPECT_THAT(ids, Contains(9000));
  EXPECT_THAT(ids, Contains(9001));
  EXPECT_THAT(ids, Contains(0));
  EXPECT_EQ(std::set<int64_t>(ids.begin(), ids.end()).size(), ids.size());
}

TEST(WaitingQueue, WhatIsOldEnoughPassesTheMoreImportant) {
  WaitingQueue queue;
  for (int64_t id = 0; id < 1000; ++id) queue.Add(Queued(id, 100, 10 * kAgeingUs + id));
  queue.Add(Queued(2000, 100, 0, 9));   // worth priority 0 after nine minutes
  queue.Add(Queued(2001, 100, 0, 90));  // will be worth it after all others
  const std::vector<int64_t> ids = queue.Candidates();
  EXPECT_THAT(ids, Contains(2000));
  EXPECT_THAT(ids, Not(Contains(2001)));
}

TEST(WaitingQueue, TheMoreTenantsTheFewerOfEachAndThenTheLeastServed) {
  for (const int tenants : {1, 4, 10, 32, 33, 1000}) {
    SCOPED_TRACE(tenants);
    WaitingQueue queue;
    std::vector<double> service(tenants);
    for (int tenant = 0; tenant < tenants; ++tenant) {
      service[tenant] = (tenant * 7) % tenants;
      for (int64_t i = 0; i < 100; ++i) {
        queue.Add(Queued(tenant * 100 + i, 100, i, 0, tenant));
      }
    }
    std::map<int64_t, int> of_tenant;
    for (const int64_t id : queue.Candidates(service)) ++of_tenant[id / 100];
    const int shown = std::min(tenants, 32);
    EXPECT_EQ(of_tenant.size(), static_cast<size_t>(shown));
    for (const auto& [tenant, count] : of_tenant) {
      EXPECT_EQ(count,
                std::min(WaitingQueue::kTenantCandidates, WaitingQueue::kCandidates / shown));
      EXPECT_LT(service[tenant], 32);
    }
  }
}

TEST(WaitingQueue, TenantsWithoutACounterHaveHadNothing) {
  WaitingQueue queue;
  for (int32_t tenant = 0; tenant < 40; ++tenant) queue.Add(Queued(tenant, 100, 0, 0, tenant));
  const std::vector<double> service(20, 5.0);
  const std::vector<int64_t> ids = queue.Candidates(service);
  EXPECT_EQ(ids.size(), 32u);
  EXPECT_EQ(ids.front(), 20);
  EXPECT_EQ(ids.back(), 11);
}

TEST(WaitingQueue, OrderOfArrivalInTheQueueDoesNotMatter) {
  for (uint32_t seed = 0; seed < 50; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    std::vector<QueuedPrompt> prompts;
    for (int64_t id = 0; id < 300; ++id) {
      prompts.push_back(Queued(id, 1 + random() % 5000, random() % 100,
                               static_cast<int32_t>(random() % 3),
                               static_cast<int32_t>(random() % 40)));
    }
    std::vector<std::vector<int64_t>> results;
    for (int run = 0; run < 2; ++run) {
      WaitingQueue queue;
      for (const QueuedPrompt& prompt : prompts) queue.Add(prompt);
      for (const QueuedPrompt& prompt : prompts) {
        if (prompt.id % 3 == 0) queue.Remove(prompt.id);
      }
      results.push_back(queue.Candidates());
      std::shuffle(prompts.begin(), prompts.end(), random);
    }
    EXPECT_EQ(results[0], results[1]);
  }
}

// Of all that wait, the most urgent one is shown, or one of its length that is as good: as
// important, and due no later.
TEST(WaitingQueue, TheMostUrgentIsShownWhateverTheTime) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    std::mt19937 random(seed);
    WaitingQueue queue;
    std::map<int64_t, PromptView> prompts;
    for (int64_t id = 0; id < 1000; ++id) {
      PromptView prompt = test::Prompt(id, 1 + random() % (1 << (1 + random() % 18)));
      prompt.due_us = random() % (20 * kAgeingUs);
      prompt.priority = static_cast<int32_t>(random() % 4);
      prompts[id] = prompt;
      queue.Add(Queued(id, prompt.total_tokens, prompt.due_us, prompt.priority));
    }
    const std::vector<int64_t> ids = queue.Candidates();
    const int64_t now_us = random() % (30 * kAgeingUs);
    const auto urgency = [&](int64_t id) {
      return UrgencyOf(prompts.at(id), now_us, test::kCosts, 512);
    };
    int64_t best = 0;
    for (const auto& [id, prompt] : prompts) best = urgency(id) < urgency(best) ? id : best;
    const bool is_shown = std::any_of(ids.begin(), ids.end(), [&](int64_t id) {
      const PromptView& shown = prompts.at(id);
      return id == best || (urgency(id).aged_priority <= urgency(best).aged_priority &&
                            shown.due_us <= prompts.at(best).due_us &&
                            shown.total_tokens <= 2 * prompts.at(best).total_tokens);
    });
    EXPECT_TRUE(is_shown) << best << " of " << prompts.at(best).total_tokens << " tokens, due "
                          << prompts.at(best).due_us << " at " << now_us;
  }
}

TEST(WaitingQueueDeathTest, KnowsWhatItHolds) {
  WaitingQueue queue;
  queue.Add(Queued(1, 100));
  EXPECT_DEATH(queue.Add(Queued(1, 100)), "emplace");
  EXPECT_DEATH(queue.Remove(2), "found");
}

}  // namespace
}  // namespace longspan

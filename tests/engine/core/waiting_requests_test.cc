// What is known of those that wait without looking at all of them.
#include "engine/core/waiting_requests.h"

#include <memory>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"

namespace longspan {
namespace {

struct Asked {
  int64_t arrival_us = 0;
  int64_t call = 0;
  int64_t deadline_us = kNeverUs;
  absl::Duration queue_timeout = absl::InfiniteDuration();
  int tokens = 10;
};

void Add(WaitingRequests& waiting, int64_t id, const Asked& asked) {
  Request request = PromptOf(asked.tokens, 1);
  request.call = asked.call;
  request.scheduling.deadline_us = asked.deadline_us;
  request.scheduling.queue_timeout = asked.queue_timeout;
  std::unique_ptr<RunningRequest> added = LoneRequest(request, id);
  added->sequences.clear();
  added->arrival_us = asked.arrival_us;
  added->read_us = 3.0 * asked.tokens;
  waiting.Add(std::move(added));
}

using Ids = std::vector<int64_t>;

TEST(WaitingRequests, TheOldestIsKnownWhoeverLeaves) {
  WaitingRequests waiting;
  EXPECT_EQ(waiting.oldest_arrival_us(), kNeverUs);
  Add(waiting, 1, {.arrival_us = 30});
  Add(waiting, 2, {.arrival_us = 10});
  Add(waiting, 3, {.arrival_us = 20});
  EXPECT_EQ(waiting.oldest_arrival_us(), 10);
  EXPECT_EQ(waiting.All(), (Ids{2, 3, 1}));
  waiting.Take(3);
  EXPECT_EQ(waiting.oldest_arrival_us(), 10);
  waiting.Take(2);
  EXPECT_EQ(waiting.oldest_arrival_us(), 30);
}

TEST(WaitingRequests, WhoExpiresIsFoundByDeadlineOrTimeOut) {
  WaitingRequests waiting;
  Add(waiting, 1, {.deadline_us = 100});
  Add(waiting, 2, {.arrival_us = 20, .queue_timeout = absl::Microseconds(30)});
  Add(waiting, 3, {.arrival_us = 20});
  EXPECT_EQ(waiting.Expired(49), Ids{});
  EXPECT_EQ(waiting.Expired(50), Ids{2});
  EXPECT_EQ(waiting.Expired(100), (Ids{2, 1}));
  waiting.Take(2);
  EXPECT_EQ(waiting.Expired(100), Ids{1});
}

TEST(WaitingRequests, ThoseOfACallAreFoundTogether) {
  WaitingRequests waiting;
  Add(waiting, 1, {.call = 7});
  Add(waiting, 2, {.call = 8});
  Add(waiting, 3, {.call = 7});
  EXPECT_EQ(waiting.OfCall(7), (Ids{1, 3}));
  waiting.Take(1);
  EXPECT_EQ(waiting.OfCall(7), Ids{3});
  EXPECT_EQ(waiting.OfCall(9), Ids{});
}

TEST(WaitingRequests, WhatIsToBeReadAddsUp) {
  WaitingRequests waiting;
  Add(waiting, 1, {.tokens = 10});
  Add(waiting, 2, {.tokens = 5});
  EXPECT_DOUBLE_EQ(waiting.read_us(), 45);
  EXPECT_EQ(waiting.tokens(), 15);
  std::unique_ptr<RunningRequest> admitted = waiting.Take(1);
  EXPECT_EQ(waiting.tokens(), 5);
  admitted->admitted_us = 1;
  waiting.Add(std::move(admitted));
  EXPECT_EQ(waiting.tokens(), 15);
  EXPECT_EQ(waiting.new_tokens(), 5) << "one has been admitted before";
  waiting.Take(1);
  waiting.Take(2);
  EXPECT_EQ(waiting.read_us(), 0);
  EXPECT_TRUE(waiting.empty());
}

}  // namespace
}  // namespace longspan

#include "engine/request/inbox.h"

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

namespace longspan {
namespace {

constexpr InboxLimits kLimits = {8, 1000};

std::unique_ptr<Request> Of(int64_t call, std::string id, size_t prompt_tokens = 1,
                            std::string tenant = "") {
  auto request = std::make_unique<Request>();
  request->call = call;
  request->id = std::move(id);
  request->prompt_token_ids.assign(prompt_tokens, 1);
  request->scheduling.tenant = std::move(tenant);
  return request;
}

std::vector<std::unique_ptr<Request>> InboxCall(std::unique_ptr<Request> first,
                                                std::unique_ptr<Request> second = nullptr) {
  std::vector<std::unique_ptr<Request>> call;
  call.push_back(std::move(first));
  if (second != nullptr) call.push_back(std::move(second));
  return call;
}

TEST(Inbox, TheRequestsOfACallShareOneCancelFlag) {
  Inbox inbox(kLimits);
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(1, "a"), Of(1, "a"))).ok());
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(2, "b"))).ok());
  const InboxContents contents = inbox.Take(absl::ZeroDuration());
  ASSERT_EQ(contents.requests.size(), 3U);
  ASSERT_NE(contents.requests[0]->cancelled, nullptr);
  EXPECT_EQ(contents.requests[0]->cancelled, contents.requests[1]->cancelled);
  EXPECT_NE(contents.requests[0]->cancelled, contents.requests[2]->cancelled);
  EXPECT_FALSE(contents.requests[0]->cancelled->load());
  inbox.Cancel(1, absl::CancelledError("left"));
  EXPECT_TRUE(contents.requests[0]->cancelled->load());
  EXPECT_FALSE(contents.requests[2]->cancelled->load());
  ASSERT_TRUE(inbox.Abort("b", absl::CancelledError("aborted")).ok());
  EXPECT_TRUE(contents.requests[2]->cancelled->load());
}

// Whoever sleeps an hour is woken by each of what there can be.
TEST(Inbox, TakeWaitsForRequestsCommandsAndWakingAlike) {
  Inbox inbox(kLimits);
  const auto take_after = [&inbox](auto change) {
    std::thread other(change);
    InboxContents contents = inbox.Take(absl::Hours(1));
    other.join();
    return contents;
  };
  EXPECT_EQ(
      take_after([&] { EXPECT_TRUE(inbox.Submit(InboxCall(Of(1, "a"))).ok()); }).requests.size(),
      1U);
  EXPECT_EQ(take_after([&] { inbox.Cancel(1, absl::CancelledError("left")); }).aborts.size(), 1U);
  const InboxContents nothing = take_after([&] { inbox.Wake(); });
  EXPECT_TRUE(nothing.requests.empty() && nothing.aborts.empty());
}

TEST(Inbox, WhatHasEndedIsCancelledNoMore) {
  Inbox inbox(kLimits);
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(1, "a"))).ok());
  const InboxContents contents = inbox.Take(absl::ZeroDuration());
  inbox.Ended(*contents.requests[0], /*was_queued=*/true);
  inbox.Cancel(1, absl::CancelledError("late"));
  EXPECT_FALSE(contents.requests[0]->cancelled->load());
  EXPECT_TRUE(inbox.Take(absl::ZeroDuration()).aborts.empty());
  EXPECT_TRUE(absl::IsNotFound(inbox.Abort("a", absl::CancelledError("late"))));
}

TEST(Inbox, TheIdOfACancelledCallIsFree) {
  Inbox inbox(kLimits);
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(1, "a"))).ok());
  const InboxContents first = inbox.Take(absl::ZeroDuration());
  EXPECT_TRUE(absl::IsAlreadyExists(inbox.Submit(InboxCall(Of(2, "a")))));
  inbox.Cancel(1, absl::CancelledError("left"));
  EXPECT_TRUE(absl::IsNotFound(inbox.Abort("a", absl::CancelledError("nobody has it"))));
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(2, "a"))).ok());
  inbox.Ended(*first.requests[0], /*was_queued=*/true);
  inbox.Cancel(1, absl::CancelledError("late"));
  EXPECT_TRUE(absl::IsAlreadyExists(inbox.Submit(InboxCall(Of(3, "a")))))
      << "it is the second's now";
  EXPECT_TRUE(inbox.Abort("a", absl::CancelledError("by id")).ok());
  const std::vector<AbortCommand> aborts = inbox.Take(absl::ZeroDuration()).aborts;
  ASSERT_EQ(aborts.size(), 2U);
  EXPECT_EQ(aborts[1].call, 2);
}

// Whoever sees the flag finds the command, whatever the threads do in between.
TEST(Inbox, TheCommandIsThereOnceTheFlagIsSeen) {
  for (int64_t round = 1; round <= 200; ++round) {
    Inbox inbox(kLimits);
    ASSERT_TRUE(inbox.Submit(InboxCall(Of(round, "a"))).ok());
    const InboxContents contents = inbox.Take(absl::ZeroDuration());
    const std::shared_ptr<std::atomic<bool>> flag = contents.requests[0]->cancelled;
    std::atomic<bool> returned = false;
    std::thread client([&] {
      inbox.Cancel(round, absl::CancelledError("left"));
      returned = true;
    });
    while (!flag->load(std::memory_order_acquire) && !returned) std::this_thread::yield();
    const InboxContents after = inbox.Take(absl::ZeroDuration());
    client.join();
    ASSERT_TRUE(flag->load()) << "round " << round;
    ASSERT_EQ(after.aborts.size(), 1U) << "round " << round;
    EXPECT_EQ(after.aborts[0].call, round);
  }
}

TEST(Inbox, WhatWaitsIsCountedByTenant) {
  Inbox inbox(kLimits);
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(1, "a", 10, "red"), Of(1, "a", 20, "red"))).ok());
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(2, "b", 5))).ok());
  EXPECT_EQ(inbox.queued_tenants(), 2);
  EXPECT_EQ(inbox.queued_of("red").requests, 2);
  EXPECT_EQ(inbox.queued_of("red").tokens, 30);
  EXPECT_EQ(inbox.queued_of("").tokens, 5);
  EXPECT_EQ(inbox.queued_of("blue").requests, 0);
  const InboxContents contents = inbox.Take(absl::ZeroDuration());
  inbox.LeftQueue(*contents.requests[0]);
  EXPECT_EQ(inbox.queued_of("red").tokens, 20);
  EXPECT_EQ(inbox.queued_tokens(), 25);
  inbox.Ended(*contents.requests[1], /*was_queued=*/true);
  inbox.Ended(*contents.requests[0], /*was_queued=*/false);
  EXPECT_EQ(inbox.queued_tenants(), 1) << "a tenant with nothing there is forgotten";
  EXPECT_EQ(inbox.queued_requests(), 1);
}

TEST(Inbox, ARefusedCallLeavesNothing) {
  Inbox inbox({1, 1000});
  ASSERT_TRUE(inbox.Submit(InboxCall(Of(1, "a", 10, "red"))).ok());
  EXPECT_TRUE(absl::IsResourceExhausted(inbox.Submit(InboxCall(Of(2, "b", 10, "blue")))));
  EXPECT_TRUE(absl::IsAlreadyExists(inbox.Submit(InboxCall(Of(3, "a", 10, "blue")))));
  EXPECT_EQ(inbox.queued_tenants(), 1);
  EXPECT_EQ(inbox.queued_requests(), 1);
}

}  // namespace
}  // namespace longspan

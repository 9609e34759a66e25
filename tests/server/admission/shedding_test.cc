#include "server/admission/shedding.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"

namespace longspan {
namespace {

using testing::HasSubstr;

constexpr double kSecondUs = 1e6;

// `requests` of one tenant wait, with `tokens` altogether that take `seconds` to read.
EngineLoad Waiting(int32_t requests, int64_t tokens, double seconds) {
  EngineLoad load;
  load.waiting_requests = requests;
  load.queued_tokens = tokens;
  load.queued_tenants = requests > 0 ? 1 : 0;
  load.queue_delay_us = seconds * kSecondUs;
  load.queue_token_us = load.queue_delay_us / static_cast<double>(tokens);
  return load;
}

QueuedWork All(const EngineLoad& load) { return {load.waiting_requests, load.queued_tokens}; }

Request Prompt(size_t tokens) {
  Request request;
  request.prompt_token_ids.assign(tokens, 1);
  return request;
}

TEST(Shedding, NothingWaitsNothingDelays) {
  EXPECT_EQ(QueueDelayUs(EngineLoad(), QueuedWork(), 1000), 0);
}

TEST(Shedding, AmongItsLikeAPromptWaitsForAll) {
  const EngineLoad load = Waiting(10, 10'000, 20);
  EXPECT_DOUBLE_EQ(QueueDelayUs(load, All(load), 1000), 20 * kSecondUs);
  EXPECT_DOUBLE_EQ(QueueDelayUs(load, All(load), 5000), 20 * kSecondUs) << "all go before it";
}

TEST(Shedding, AShortPromptDoesNotWaitForALongOne) {
  const EngineLoad load = Waiting(1, 512'000, 60);
  EXPECT_DOUBLE_EQ(QueueDelayUs(load, All(load), 1000), 60 * kSecondUs / 512);
  EXPECT_DOUBLE_EQ(QueueDelayUs(load, All(load), 512'000), 60 * kSecondUs);
}

TEST(Shedding, AFloodOfAnotherTenantDelaysByTurnsAlone) {
  EngineLoad load = Waiting(101, 101'000, 101);
  load.queued_tenants = 2;
  EXPECT_DOUBLE_EQ(QueueDelayUs(load, {1, 1000}, 1000), 2 * kSecondUs) << "the other has one turn";
  EXPECT_DOUBLE_EQ(QueueDelayUs(load, {100, 100'000}, 1000), 101 * kSecondUs) << "its own flood";
  EXPECT_DOUBLE_EQ(QueueDelayUs(load, {0, 0}, 1000), 0) << "it is the next in turn";
}

TEST(Shedding, RoomIsThereWhenTheExcessHasBeenRead) {
  EngineOptions options;
  options.max_queued_requests = 10;
  options.max_queued_tokens = 10'000;
  const EngineLoad load = Waiting(10, 8000, 20);
  EXPECT_EQ(TimeUntilRoom(load, options, 1, 100), absl::Seconds(2)) << "one of ten";
  EXPECT_EQ(TimeUntilRoom(load, options, 1, 6000), absl::Seconds(10)) << "4000 of 8000 tokens";
  EXPECT_EQ(TimeUntilRoom(load, options, 100, 100), absl::Seconds(20)) << "no more than all";
  EXPECT_EQ(TimeUntilRoom(load, options, 0, 0), absl::Seconds(1)) << "at once, almost";
  EXPECT_EQ(TimeUntilRoom(EngineLoad(), options, 11, 0), absl::Seconds(1)) << "nothing predicted";
}

TEST(Shedding, OneTenantLeavesRoomForOthers) {
  EngineOptions options;
  options.max_queued_requests = 10;
  options.max_queued_tokens = 10'000;
  EngineLoad load = Waiting(4, 4000, 8);
  const QueuedWork flood = All(load);
  EXPECT_TRUE(CheckTenantShare(load, flood, options, 2, 2000).ok()) << "6 of 10, 6000 of 10000";
  const absl::Status many = CheckTenantShare(load, flood, options, 3, 3);
  EXPECT_TRUE(absl::IsResourceExhausted(many)) << many;
  EXPECT_EQ(CodeOf(many), "queue_full");
  EXPECT_EQ(ParamOf(many), "tenant");
  EXPECT_EQ(RetryAfterOf(many), absl::Seconds(2)) << "one of four";
  EXPECT_THAT(std::string(many.message()), HasSubstr("--max-queued-requests"));
  EXPECT_EQ(RetryAfterOf(CheckTenantShare(load, flood, options, 1, 3000)), absl::Seconds(2))
      << "1000 of 4000 tokens";
  load.queued_tenants = 2;
  EXPECT_EQ(RetryAfterOf(CheckTenantShare(load, flood, options, 3, 3)), absl::Seconds(4))
      << "every other turn is another's";
  EXPECT_TRUE(CheckTenantShare(load, {0, 0}, options, 1, 6000).ok()) << "a newcomer has room";
  EXPECT_TRUE(CheckTenantShare(load, {0, 0}, options, 1, 60'000).ok()) << "for one, however long";
}

class QueueDelay : public testing::Test {
 protected:
  QueueDelay() { options_.max_queue_delay_us.reset(); }
  absl::Status Check(const Request& request) const {
    return CheckQueueDelay(load_, All(load_), options_, request);
  }
  static void ExpectShed(const absl::Status& status, const std::string& code,
                         const std::string& param, absl::Duration retry_after) {
    EXPECT_TRUE(absl::IsResourceExhausted(status)) << status;
    EXPECT_EQ(HttpStatusOf(status), 429);
    EXPECT_EQ(ErrorTypeOf(status), "rate_limit_error");
    EXPECT_EQ(CodeOf(status), code);
    EXPECT_EQ(ParamOf(status), param);
    EXPECT_EQ(RetryAfterOf(status), retry_after);
  }

  EngineLoad load_ = Waiting(10, 10'000, 20);
  EngineOptions options_;
};

TEST_F(QueueDelay, WithoutALimitAnyIsTaken) {
  load_ = Waiting(1000, 1'000'000, 2000);
  options_.max_queue_delay_us = kNeverUs;
  EXPECT_TRUE(Check(Prompt(1000)).ok());
}

TEST_F(QueueDelay, ByItselfItIsAMultipleOfWhatTheRequestTakes) {
  load_ = Waiting(15, 15'000, 30);
  EXPECT_TRUE(Check(Prompt(1000)).ok()) << "fifteen of its like";
  load_ = Waiting(16, 16'000, 32);
  const absl::Status status = Check(Prompt(1000));
  ExpectShed(status, "queue_full", "", absl::Seconds(2));
  EXPECT_THAT(std::string(status.message()), HasSubstr("--max-queue-delay-ms auto) is 30000"));
  EXPECT_TRUE(Check(Prompt(2000)).ok()) << "a longer one may wait longer";
  EXPECT_FALSE(Check(Prompt(100)).ok()) << "16 of 100 tokens are before it";
  load_ = Waiting(200, 200'000, 0.45);
  EXPECT_TRUE(Check(Prompt(1000)).ok()) << "so little is not worth a refusal";
}

TEST_F(QueueDelay, ByItselfItDoesNotBindWhoNamesATime) {
  load_ = Waiting(30, 30'000, 60);
  Request request = Prompt(1000);
  EXPECT_FALSE(Check(request).ok());
  request.scheduling.ttft_slo_us = 60'000'000;
  EXPECT_TRUE(Check(request).ok());
  request.scheduling.ttft_slo_us = kNeverUs;
  request.scheduling.queue_timeout = absl::Seconds(60);
  EXPECT_TRUE(Check(request).ok());
  options_.max_queue_delay_us = 20'000'000;
  EXPECT_FALSE(Check(request).ok()) << "the operator's limit binds all";
}

TEST_F(QueueDelay, TheServersLimit) {
  options_.max_queue_delay_us = 20'000'000;
  EXPECT_TRUE(Check(Prompt(1000)).ok()) << "the limit itself is allowed";
  options_.max_queue_delay_us = 15'000'000;
  const absl::Status status = Check(Prompt(1000));
  ExpectShed(status, "queue_full", "", absl::Seconds(5));
  EXPECT_THAT(std::string(status.message()), HasSubstr("--max-queue-delay-ms is 15000"));
  EXPECT_THAT(std::string(status.message()), HasSubstr("about 20000 ms"));
  EXPECT_TRUE(Check(Prompt(100)).ok()) << "a short one goes before them";
}

TEST_F(QueueDelay, WhatTheRequestIsWillingToWait) {
  Request request = Prompt(1000);
  request.scheduling.queue_timeout = absl::Seconds(20);
  EXPECT_TRUE(Check(request).ok());
  request.scheduling.queue_timeout = absl::Milliseconds(19'900);
  ExpectShed(Check(request), "queue_full", "queue_timeout_ms", absl::Seconds(1));
}

TEST_F(QueueDelay, WhenItsFirstTokenIsWanted) {
  Request request = Prompt(1000);
  request.scheduling.ttft_slo_us = 20'000'000;
  EXPECT_TRUE(Check(request).ok());
  request.scheduling.ttft_slo_us = 2'500'000;
  ExpectShed(Check(request), "slo_unattainable", "ttft_slo_ms", absl::Milliseconds(17'500));
  load_ = Waiting(0, 0, 0);
  EXPECT_TRUE(Check(request).ok());
}

}  // namespace
}  // namespace longspan

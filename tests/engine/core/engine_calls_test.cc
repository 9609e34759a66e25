// The requests of one call: they share an id, are queued and cancelled together, and end apart.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "engine/request/status_details.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "kernels/base/clock.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

using Rig = EngineRig;

TEST(EngineCalls, TheIdOfACallIsTakenUntilItsLastPromptEnds) {
  Rig rig(SmallOptions());
  Inbox& inbox = rig.core->inbox();
  const auto submit = [&inbox](const std::vector<int64_t>& max_tokens) {
    std::vector<std::shared_ptr<RecordingSink>> sinks;
    std::vector<std::unique_ptr<Request>> requests;
    const int64_t call = inbox.NewCall();
    for (const int64_t tokens : max_tokens) {
      sinks.push_back(std::make_shared<RecordingSink>());
      requests.push_back(std::make_unique<Request>(PromptOf(5, 1, tokens)));
      requests.back()->id = "call";
      requests.back()->call = call;
      requests.back()->sink = sinks.back();
    }
    return std::make_pair(inbox.Submit(std::move(requests)), sinks);
  };
  const auto [submitted, sinks] = submit({1, 1000});
  ASSERT_TRUE(submitted.ok()) << submitted;
  while (sinks[0]->finished.empty()) rig.Step();
  EXPECT_EQ(submit({1}).first.code(), absl::StatusCode::kAlreadyExists);

  EXPECT_TRUE(inbox.Abort("call", absl::CancelledError("by its id")).ok());
  rig.Step();
  ASSERT_TRUE(sinks[1]->failed.has_value());
  EXPECT_EQ(sinks[1]->failed->status.message(), "by its id");
  const absl::Status gone = inbox.Abort("call", absl::CancelledError("again"));
  EXPECT_EQ(gone.code(), absl::StatusCode::kNotFound);
  EXPECT_TRUE(submit({1}).first.ok());
  rig.RunToIdle();
}

// The requests of one call, all under the id "call", and what they hear.
struct Call {
  Call(Rig& rig, const std::vector<Request>& prompts) : number(rig.core->inbox().NewCall()) {
    std::vector<std::unique_ptr<Request>> requests;
    for (const Request& prompt : prompts) {
      requests.push_back(std::make_unique<Request>(prompt));
      requests.back()->call = number;
      requests.back()->id = "call";
      requests.back()->arrival_us = SteadyNowUs();
      requests.back()->sink = sinks.emplace_back(std::make_shared<RecordingSink>());
    }
    status = rig.core->inbox().Submit(std::move(requests));
  }
  int64_t number;
  std::vector<std::shared_ptr<RecordingSink>> sinks;
  absl::Status status;
};

TEST(EngineCalls, ACallOwnsItsIdUntilAllOfItHasEnded) {
  Rig rig(SmallOptions());
  const Call call(rig, {PromptOf(5, 1, 1), PromptOf(5, 2, 50)});
  ASSERT_TRUE(call.status.ok()) << call.status;
  while (call.sinks[0]->finished.empty()) rig.Step();
  EXPECT_EQ(Call(rig, {PromptOf(5, 1)}).status.code(), absl::StatusCode::kAlreadyExists);
  EXPECT_TRUE(rig.core->inbox().Abort("call", absl::CancelledError("by id")).ok());
  rig.RunToIdle();
  EXPECT_TRUE(call.sinks[1]->failed.has_value());
  EXPECT_TRUE(absl::IsNotFound(rig.core->inbox().Abort("call", absl::CancelledError("late"))));
}

TEST(EngineCalls, CancellingACallThatHasEndedLeavesItsSuccessorAlone) {
  Rig rig(SmallOptions());
  const Call first(rig, {PromptOf(5, 1, 1)});
  rig.RunToIdle();
  const Call second(rig, {PromptOf(5, 1, 20)});
  ASSERT_TRUE(second.status.ok()) << second.status;
  rig.core->inbox().Cancel(first.number, absl::CancelledError("the first client left"));
  rig.RunToIdle();
  EXPECT_FALSE(second.sinks[0]->failed.has_value());
  EXPECT_EQ(second.sinks[0]->finished.size(), 1u);
}

TEST(EngineCalls, CancellingACallEndsAllOfIt) {
  Rig rig(SmallOptions());
  const Call call(rig, {PromptOf(5, 1, 1000), PromptOf(5, 2, 1000)});
  const auto other = rig.Submit(PromptOf(5, 3, 20));
  rig.Step();
  rig.core->inbox().Cancel(call.number, absl::CancelledError("left"));
  rig.RunToIdle();
  for (const auto& sink : call.sinks) EXPECT_TRUE(sink->failed.has_value());
  EXPECT_EQ(other->finished.size(), 1u);
}

TEST(EngineCalls, ACallIsQueuedAsAWholeOrNotAtAll) {
  EngineOptions options = SmallOptions();
  options.max_queued_requests = 2;
  options.max_queued_tokens = 100;
  Rig rig(options);
  const auto waiting = rig.Submit(PromptOf(5, 1, 2));
  const absl::Status busy = Call(rig, {PromptOf(5, 1), PromptOf(5, 2)}).status;
  EXPECT_EQ(busy.code(), absl::StatusCode::kResourceExhausted) << "one of the two would fit";
  EXPECT_EQ(rig.core->inbox().queued_requests(), 1);
  rig.RunToIdle();
  const Call call(rig, {PromptOf(5, 1, 2), PromptOf(5, 2, 2)});
  EXPECT_TRUE(call.status.ok()) << call.status;
  rig.RunToIdle();
  // What can never be queued is not told to come back.
  const absl::Status prompts = Call(rig, {PromptOf(1, 1), PromptOf(1, 2), PromptOf(1, 3)}).status;
  EXPECT_EQ(prompts.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(ParamOf(prompts), "prompt");
  EXPECT_THAT(std::string(prompts.message()), HasSubstr("--max-queued-requests"));
  const absl::Status tokens = Call(rig, {PromptOf(60, 1), PromptOf(60, 2)}).status;
  EXPECT_EQ(tokens.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(tokens.message()), HasSubstr("--max-queued-tokens"));
}

}  // namespace
}  // namespace longspan

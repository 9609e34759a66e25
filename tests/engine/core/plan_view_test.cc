// What the plan sees of requests that wait, read and generate.
#include "engine/core/plan_view.h"

#include <memory>
#include <vector>

#include "engine/core/reading_time.h"
#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"

namespace longspan {
namespace {

EngineOptions PlanOptions() {
  EngineOptions options;
  options.pages = 16;
  options.max_running_requests = 4;
  options.output_margin_tokens = 64;
  options.host_pages = 8;
  return options;
}

class PlanViewTest : public testing::Test {
 protected:
  PlanViewTest() : residency_(options_, layout_, PagePool(16)) {}

  RunningRequest& Wait(const Request& asked) {
    std::unique_ptr<RunningRequest> request = LoneRequest(asked, next_sequence_);
    next_sequence_ += asked.sampling.n;
    request->tenant = tenants_.RequestBegins(asked.scheduling.tenant);
    RunningRequest& here = *request;
    requests_.Add(std::move(request));
    return here;
  }
  // It has read so much of its prompt, and drawn its first token with the last of it.
  RunningRequest& Run(const Request& asked, int64_t read_tokens) {
    RunningRequest& request = Wait(asked);
    requests_.Start(request.id());
    residency_.Admit(request, batch_);
    Sequence& sequence = request.sequences.front().state;
    residency_.TakePages(request, sequence, read_tokens);
    sequence.cached_tokens = read_tokens;
    sequence.started = read_tokens == request.prompt_tokens();
    if (sequence.started) sequence.output_tokens.push_back(1);
    return request;
  }
  SchedulerView View() const { return ViewOf({layout_, requests_, residency_, tenants_}, 77); }

  const EngineOptions options_ = PlanOptions();
  KvLayout layout_;
  RequestTable requests_;
  Residency residency_;
  TenantCounters tenants_;
  BatchBuilder batch_;
  int64_t next_sequence_ = 0;
};

TEST_F(PlanViewTest, NobodyIsThere) {
  const SchedulerView view = View();
  EXPECT_EQ(view.now_us, 77);
  EXPECT_EQ(view.available_pages, 16);
  EXPECT_EQ(view.free_slots, 4);
  EXPECT_TRUE(view.reading.empty() && view.decoding.empty() && view.waiting.empty());
}

TEST_F(PlanViewTest, APromptIsSeenFromWhereItStands) {
  Run(PromptOf(150, 1, 30), 70);
  const SchedulerView view = View();
  ASSERT_EQ(view.reading.size(), 1U);
  EXPECT_EQ(view.reading[0].first_position, 70);
  EXPECT_EQ(view.reading[0].remaining_tokens(), 80);
  EXPECT_TRUE(view.reading[0].is_dense) << "so is all of a dense model";
  EXPECT_EQ(view.held.at(0).slots, 1);
  EXPECT_EQ(view.held.at(0).pages, 3);
  EXPECT_EQ(view.available_pages, 13);
}

TEST_F(PlanViewTest, WhoWaitsNeedsWhatItDoesNotFind) {
  const Request asked = PromptOf(150, 1, 30);
  Wait(asked);
  EXPECT_EQ(View().waiting.at(0).needed_pages, 3);
  RunningRequest& same = Run(asked, 150);
  residency_.PublishPages(same, 150);
  EXPECT_EQ(View().waiting.at(0).needed_pages, 1) << "two pages are in use, and shared";
  EXPECT_EQ(View().waiting.at(0).prompt.first_position, 128);
  residency_.ReleaseAll(same);
  EXPECT_EQ(View().waiting.at(0).needed_pages, 3) << "they are idle, and taken when they are used";
}

TEST_F(PlanViewTest, WhoWaitsOnTheHostGoesOnWhereItStood) {
  RunningRequest& request = Run(PromptOf(150, 1, 30), 150);
  residency_.Preempt(request, /*is_copied=*/true, batch_);
  requests_.Return(request.id());
  const WaitingView view = View().waiting.at(0);
  EXPECT_EQ(view.prompt.first_position, 150);
  EXPECT_EQ(view.needed_pages, 3);
}

TEST_F(PlanViewTest, ASequenceDecodesUntilAllItsTokensAreDrawn) {
  RunningRequest& request = Run(PromptOf(100, 1, 3), 100);
  Sequence& sequence = request.sequences.front().state;
  ASSERT_EQ(View().decoding.size(), 1U);
  EXPECT_EQ(View().decoding[0].context_tokens, 101);
  EXPECT_TRUE(View().decoding[0].can_decode);
  sequence.draws_in_flight = 2;
  EXPECT_FALSE(View().decoding[0].can_decode) << "one is known, two are on their way";
  sequence.draws_in_flight = 1;
  EXPECT_TRUE(View().decoding[0].can_decode);
  request.request->sampling.presence_penalty = 1;
  EXPECT_FALSE(View().decoding[0].can_decode) << "the next draw depends on the one in flight";
}

TEST_F(PlanViewTest, VictimsAreLookedForWherePagesAreMissing) {
  RunningRequest& request = Run(PromptOf(64, 1, 500), 64);
  residency_.TakePages(request, request.sequences.front().state, 128);
  request.sequences.front().state.cached_tokens = 128;
  EXPECT_EQ(View().decoding.at(0).needed_pages, 1);
  EXPECT_TRUE(View().victims.empty()) << "there are pages that nobody has reserved";
  Request rest = PromptOf(10, 2, 14 * 64 - 9);
  rest.response.prompt_logprobs = 0;
  Run(rest, 10);
  const SchedulerView view = View();
  EXPECT_EQ(view.available_pages, 0);
  ASSERT_EQ(view.victims.size(), 1U) << "who scores its prompt makes no room";
  EXPECT_EQ(view.victims[0].request, request.id());
  EXPECT_EQ(view.victims[0].releasable_pages, 2);
}

TEST_F(PlanViewTest, WhoHasEndedIsNotSeen) {
  RunningRequest& request = Run(PromptOf(100, 1), 100);
  residency_.ReleaseAll(request);
  request.ended = true;
  EXPECT_TRUE(View().decoding.empty());
  EXPECT_EQ(View().held.at(0).pages, 0);
}

TEST(ReadingTime, GoesByWhatIsLeft) {
  StepCosts costs;
  costs.us[static_cast<int>(CostTerm::kStep)] = 1000;
  costs.us[static_cast<int>(CostTerm::kPrefillToken)] = 10;
  const auto request = LoneRequest(PromptOf(100, 1));
  EXPECT_DOUBLE_EQ(ReadUs(KvLayout{}, costs, *request, 0), 1000);
  EXPECT_DOUBLE_EQ(ReadUs(KvLayout{}, costs, *request, 40), 600);
  EngineOptions options;
  options.prefill_chunk_tokens = 50;
  const SchedulerLimits limits = SchedulerLimitsOf(options, KvLayout{});
  EXPECT_DOUBLE_EQ(AloneUs(limits, KvLayout{}, costs, *request, 0), 1000 + 2 * 1000)
      << "two steps of 50 tokens";
}

}  // namespace
}  // namespace longspan

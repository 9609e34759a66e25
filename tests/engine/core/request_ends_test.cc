// What is left of a request once it has ended: nothing.
#include "engine/core/request_ends.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"
#include "tests/sim/sim_clock.h"

namespace longspan {
namespace {

EngineOptions EndsOptions() {
  EngineOptions options;
  options.pages = 16;
  options.max_running_requests = 4;
  return options;
}

class RequestEndsTest : public testing::Test {
 protected:
  RequestEndsTest()
      : residency_(options_, layout_, PagePool(16)),
        publisher_(options_, layout_, clock_, &observer_),
        inbox_({100, 100'000}, clock_),
        ends_(requests_, residency_, publisher_, tenants_, inbox_) {}

  // The requests of a call, through the inbox into the queue.
  std::vector<RunningRequest*> Call(const std::vector<Request>& asked) {
    const int64_t call = inbox_.NewCall();
    std::vector<std::unique_ptr<Request>> submitted;
    for (const Request& request : asked) {
      sinks_.push_back(std::make_shared<RecordingSink>());
      submitted.push_back(std::make_unique<Request>(request));
      submitted.back()->call = call;
      submitted.back()->id = std::to_string(call);
      submitted.back()->arrival_us = clock_.NowUs();
      submitted.back()->sink = sinks_.back();
    }
    EXPECT_TRUE(inbox_.Submit(std::move(submitted)).ok());
    std::vector<RunningRequest*> requests;
    for (auto& taken : inbox_.Take(absl::ZeroDuration()).requests) {
      std::unique_ptr<RunningRequest> request = LoneRequest(*taken);
      request->arrival_us = taken->arrival_us;
      request->tenant = tenants_.RequestBegins("");
      requests.push_back(request.get());
      requests_.Add(std::move(request));
    }
    return requests;
  }
  RunningRequest& Run(RunningRequest& request) {
    requests_.Start(request.id());
    request.admitted_us = clock_.NowUs();
    inbox_.LeftQueue(*request.request);
    residency_.Admit(request, batch_);
    residency_.TakePages(request, request.sequences.front().state, request.prompt_tokens());
    return request;
  }
  void ExpectNothingIsHeld() {
    EXPECT_TRUE(residency_.CheckIntegrity(requests_.All()).ok());
    EXPECT_EQ(residency_.pool().available_pages(), 16);
    EXPECT_EQ(residency_.free_slots().size(), 4U);
  }
  void ReportEnds() {
    requests_.ForgetEnded();
    publisher_.ReportEnds([] {});
  }

  const EngineOptions options_ = EndsOptions();
  const KvLayout layout_;
  SimClock clock_;
  Observer observer_;
  RequestTable requests_;
  Residency residency_;
  Publisher publisher_;
  TenantCounters tenants_;
  Inbox inbox_;
  RequestEnds ends_;
  BatchBuilder batch_;
  std::vector<std::shared_ptr<RecordingSink>> sinks_;
};

TEST_F(RequestEndsTest, TheLastSequenceEndsTheRequest) {
  Request asked = PromptOf(10, 1);
  asked.sampling.n = 2;
  RunningRequest& request = Run(*Call({asked})[0]);
  ends_.Finish(request, request.sequences[1], {FinishReason::kLength});
  EXPECT_FALSE(request.ended);
  EXPECT_EQ(sinks_[0]->finished.size(), 1U);
  EXPECT_EQ(residency_.free_slots().size(), 3U) << "its slot is given back at once";
  ends_.Finish(request, request.sequences[0], {FinishReason::kStop});
  EXPECT_TRUE(request.ended);
  EXPECT_EQ(sinks_[0]->finished.size(), 1U) << "the end is told last";
  ExpectNothingIsHeld();
  ReportEnds();
  EXPECT_EQ(sinks_[0]->finished.size(), 2U);
  EXPECT_TRUE(requests_.empty());
  EXPECT_TRUE(inbox_.empty());
}

TEST_F(RequestEndsTest, AParentKeepsWhatItsForksAreDue) {
  Request asked = PromptOf(10, 1);
  asked.sampling.n = 2;
  RunningRequest& request = Run(*Call({asked})[0]);
  request.forks_due = true;
  ends_.Finish(request, request.sequences[0], {FinishReason::kStop});
  EXPECT_FALSE(request.sequences[0].state.pages.empty());
  residency_.Fork(request, batch_);
  EXPECT_TRUE(request.sequences[0].state.pages.empty());
}

TEST_F(RequestEndsTest, ACallFallsTogether) {
  RunningRequest& request = Run(*Call({PromptOf(10, 1), PromptOf(10, 2)})[0]);
  Run(*Call({PromptOf(10, 3)})[0]);
  const int64_t call = request.request->call;
  ends_.FailCall(call, absl::CancelledError("asked"));
  ends_.FailCall(call, absl::CancelledError("asked again"));
  ReportEnds();
  for (const int i : {0, 1}) {
    ASSERT_TRUE(sinks_[i]->failed.has_value()) << i;
    EXPECT_EQ(sinks_[i]->failed->status.message(), "asked") << i;
  }
  EXPECT_FALSE(sinks_[2]->failed.has_value());
  EXPECT_EQ(requests_.running().size(), 1U);
  EXPECT_TRUE(requests_.waiting().empty());
}

TEST_F(RequestEndsTest, WhoseTimeIsUpEndsWithItsCall) {
  Request impatient = PromptOf(10, 1);
  impatient.scheduling.queue_timeout = absl::Milliseconds(1);
  Run(*Call({impatient, PromptOf(10, 2)})[1]);
  Request due = PromptOf(10, 3);
  due.scheduling.deadline_us = clock_.NowUs() + 2000;
  Run(*Call({due})[0]);
  ends_.FailExpired(clock_.NowUs());
  EXPECT_FALSE(publisher_.has_unreported_ends());
  clock_.SetUs(clock_.NowUs() + 1000);
  ends_.FailExpired(clock_.NowUs());
  clock_.SetUs(clock_.NowUs() + 1000);
  ends_.FailExpired(clock_.NowUs());
  ReportEnds();
  const char* waited = "the request waited longer than its queue_timeout_ms of 1";
  EXPECT_EQ(sinks_[0]->failed->status.message(), waited);
  EXPECT_EQ(sinks_[1]->failed->status.message(), waited);
  EXPECT_EQ(sinks_[2]->failed->status.message(), "the request's deadline has passed");
  ExpectNothingIsHeld();
}

TEST_F(RequestEndsTest, AllEndTogether) {
  Run(*Call({PromptOf(10, 1)})[0]);
  Call({PromptOf(10, 2)});
  ends_.FailAll(absl::UnavailableError("it ends"));
  ReportEnds();
  for (const auto& sink : sinks_) EXPECT_TRUE(sink->failed.has_value());
  EXPECT_TRUE(requests_.empty());
  EXPECT_TRUE(inbox_.empty());
  ExpectNothingIsHeld();
}

}  // namespace
}  // namespace longspan

// What sinks and the observer hear of one request, and when.
#include "engine/core/publisher.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"
#include "tests/sim/sim_clock.h"

namespace longspan {
namespace {

class HearsTokens : public Observer {
 public:
  void OnFirstToken(int64_t, double ms) override { first_token_ms.push_back(ms); }
  void OnToken(std::optional<double> ms) override { between_ms.push_back(ms); }
  void OnSequenceFinished(const SequenceFinished&) override { ++finished; }
  void OnRequestEnded(const absl::Status& status, const Usage& usage, double ms,
                      double cancel_ms) override {
    statuses.push_back(status);
    completion_tokens = usage.completion_tokens;
    ended_ms = ms;
    cancel_to_free_ms = cancel_ms;
  }

  std::vector<double> first_token_ms;
  std::vector<std::optional<double>> between_ms;
  int finished = 0;
  std::vector<absl::Status> statuses;
  int64_t completion_tokens = 0;
  double ended_ms = 0;
  double cancel_to_free_ms = 0;
};

class PublisherTest : public testing::Test {
 protected:
  PublisherTest() : publisher_(options_, layout_, clock_, &observer_) {}

  RunningRequest& Make(Request asked) {
    sink_ = std::make_shared<RecordingSink>();
    asked.sink = sink_;
    request_ = LoneRequest(std::move(asked));
    request_->arrival_us = clock_.NowUs();
    request_->admitted_us = clock_.NowUs();
    return *request_;
  }
  void PassMs(int64_t ms) { clock_.SetUs(clock_.NowUs() + ms * 1000); }
  std::optional<SequenceEnd> Draw(int32_t token, size_t sample = 0) {
    DrawResult draw;
    draw.token = token;
    return publisher_.ReportToken(*request_, request_->sequences[sample], draw);
  }

  const EngineOptions options_;
  const KvLayout layout_;
  SimClock clock_;
  HearsTokens observer_;
  Publisher publisher_;
  std::unique_ptr<RunningRequest> request_;
  std::shared_ptr<RecordingSink> sink_;
};

TEST_F(PublisherTest, ATokenIsReportedAsItComes) {
  RunningRequest& request = Make(PromptOf(10, 1, 3));
  PassMs(5);
  EXPECT_FALSE(Draw('a').has_value());
  EXPECT_EQ(sink_->text[0], "a");
  PassMs(2);
  EXPECT_FALSE(Draw('b').has_value());
  const std::optional<SequenceEnd> end = Draw('c');
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(end->reason, FinishReason::kLength);
  EXPECT_EQ(sink_->text[0], "abc");
  EXPECT_EQ(request.sequences.front().state.output_tokens, (std::vector<int32_t>{'a', 'b', 'c'}));
  EXPECT_EQ(request.completion_tokens, 3);
  EXPECT_EQ(observer_.first_token_ms, (std::vector<double>{5}));
  EXPECT_EQ(observer_.between_ms, (std::vector<std::optional<double>>{std::nullopt, 2.0, 0.0}));
}

TEST_F(PublisherTest, PenaltiesCountWhatIsReported) {
  Request asked = PromptOf(10, 1, 3);
  asked.sampling.frequency_penalty = 1;
  RunningRequest& request = Make(asked);
  Draw('a');
  Draw('a');
  EXPECT_EQ(request.sequences.front().state.output_counts['a'], 2);
}

TEST_F(PublisherTest, ProgressKeepsItsIntervalAndEndsAtTheTotal) {
  Request asked = PromptOf(100, 1, 3);
  asked.response.progress_interval_ms = 10;
  Make(asked);
  PassMs(10);
  EXPECT_FALSE(publisher_.ReportPrompt(*request_, 20));
  PassMs(5);
  EXPECT_FALSE(publisher_.ReportPrompt(*request_, 40));
  EXPECT_FALSE(publisher_.ReportPrompt(*request_, 100));
  ASSERT_EQ(sink_->progress.size(), 2U);
  EXPECT_EQ(sink_->progress[0].processed_tokens, 20);
  EXPECT_EQ(sink_->progress[1].processed_tokens, 100);
  EXPECT_EQ(sink_->progress[1].elapsed_ms, 15);
}

TEST_F(PublisherTest, LogprobsOfThePromptAreReportedOnceItIsRead) {
  Request asked = PromptOf(3, 1, 1);
  asked.response.prompt_logprobs = 0;
  RunningRequest& request = Make(asked);
  request.prompt_logprobs.resize(2);
  publisher_.ReportPrompt(request, 2);
  EXPECT_TRUE(sink_->prompt_logprobs.empty());
  publisher_.ReportPrompt(request, 3);
  EXPECT_EQ(sink_->prompt_logprobs.size(), 2U);
}

TEST_F(PublisherTest, WithoutTokensTheRequestEndsWithItsPrompt) {
  Make(PromptOf(10, 1, 0));
  EXPECT_FALSE(publisher_.ReportPrompt(*request_, 5));
  EXPECT_TRUE(publisher_.ReportPrompt(*request_, 10));
}

TEST_F(PublisherTest, WhatIsReadAgainIsNotReportedAgain) {
  Request asked = PromptOf(10, 1, 3);
  asked.response.progress_interval_ms = 0;
  Make(asked);
  Draw('a');
  EXPECT_FALSE(publisher_.ReportPrompt(*request_, 10));
  EXPECT_TRUE(sink_->progress.empty());
}

TEST_F(PublisherTest, TheEndIsKeptUntilItIsReported) {
  Request asked = PromptOf(10, 1, 1);
  asked.sampling.n = 2;
  RunningRequest& request = Make(asked);
  const std::optional<SequenceEnd> first = Draw('a', 0);
  const std::optional<SequenceEnd> second = Draw('b', 1);
  publisher_.ReportSequenceEnd(request, request.sequences[0], *first);
  EXPECT_EQ(sink_->finished.size(), 1U);
  EXPECT_FALSE(publisher_.has_unreported_ends());
  publisher_.KeepEnd(request, request.sequences[1], *second);
  EXPECT_EQ(sink_->finished.size(), 1U);
  EXPECT_EQ(observer_.finished, 2);
  EXPECT_EQ(observer_.completion_tokens, 2) << "of both";
  EXPECT_TRUE(publisher_.has_unreported_ends());
  bool was_called = false;
  publisher_.ReportEnds([&] {
    was_called = true;
    EXPECT_EQ(sink_->finished.size(), 1U) << "before any end is told";
  });
  EXPECT_TRUE(was_called);
  EXPECT_EQ(sink_->finished.size(), 2U);
  EXPECT_EQ(sink_->finished[1].usage.completion_tokens, 1) << "of the sequence";
  EXPECT_FALSE(publisher_.has_unreported_ends());
}

TEST_F(PublisherTest, NobodyIsCalledWhereNothingEnded) {
  publisher_.ReportEnds([] { FAIL() << "nothing ended"; });
}

TEST_F(PublisherTest, AFailureSaysHowLongItTookToEnd) {
  RunningRequest& request = Make(PromptOf(10, 1, 5));
  const int64_t asked_us = clock_.NowUs();
  PassMs(3);
  publisher_.KeepFailure(request, absl::CancelledError("asked"), asked_us);
  publisher_.ReportEnds([] {});
  ASSERT_TRUE(sink_->failed.has_value());
  EXPECT_EQ(sink_->failed->status.message(), "asked");
  EXPECT_EQ(observer_.cancel_to_free_ms, 3);
  EXPECT_EQ(request.request->sink, nullptr) << "it hears nothing more";
}

TEST_F(PublisherTest, WhoCannotHearOfTheEndHearsOfItLater) {
  class Full : public RecordingSink {
   public:
    void OnEvent(Event event) override {
      if (refusals-- > 0) throw std::bad_alloc();
      RecordingSink::OnEvent(std::move(event));
    }
    int refusals = 1;
  };
  RunningRequest& request = Make(PromptOf(10, 1, 5));
  const auto sink = std::make_shared<Full>();
  request.request->sink = sink;
  publisher_.KeepFailure(request, absl::CancelledError("asked"), 0);
  EXPECT_THROW(publisher_.ReportEnds([] {}), std::bad_alloc);
  EXPECT_TRUE(publisher_.has_unreported_ends());
  publisher_.ReportEnds([] {});
  EXPECT_TRUE(sink->failed.has_value());
}

}  // namespace
}  // namespace longspan

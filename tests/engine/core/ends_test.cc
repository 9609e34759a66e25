// Whoever hears of the end of a call finds nothing of it left: its id is free, and the load that is
// told is without it.
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/engine_rig.h"

namespace longspan {
namespace {

class EndingSink : public RecordingSink {
 public:
  explicit EndingSink(std::function<void(EndingSink&)> on_end) : on_end_(std::move(on_end)) {}

  void OnEvent(Event event) override {
    const bool is_end = std::holds_alternative<SequenceFinished>(event) ||
                        std::holds_alternative<RequestFailed>(event);
    RecordingSink::OnEvent(std::move(event));
    if (is_end) on_end_(*this);
  }

 private:
  const std::function<void(EndingSink&)> on_end_;
};

// Requests of one call, with the load that other threads see.
class Ends {
 public:
  Ends(const EngineOptions& options, int max_in_flight) : rig(options, max_in_flight) {
    rig.core->CallWithinSteps([this] { reported_ = rig.core->Load(); });
  }

  void Submit(const std::vector<Request>& prompts) {
    const int64_t call = rig.core->inbox().NewCall();
    std::vector<std::unique_ptr<Request>> requests;
    for (const Request& prompt : prompts) {
      const int32_t n = prompt.sampling.n;
      sinks.push_back(std::make_shared<EndingSink>([this, n](EndingSink& sink) {
        const bool is_last =
            sink.failed.has_value() || sink.finished.size() == static_cast<size_t>(n);
        if (is_last && --unfinished_ == 0) Look();
      }));
      ++unfinished_;
      requests.push_back(std::make_unique<Request>(prompt));
      requests.back()->call = call;
      requests.back()->id = "call";
      requests.back()->arrival_us = SteadyNowUs();
      requests.back()->sink = sinks.back();
    }
    ASSERT_TRUE(rig.core->inbox().Submit(std::move(requests)).ok());
  }

  EngineRig rig;
  std::vector<std::shared_ptr<EndingSink>> sinks;
  int looked = 0;

 private:
  void Look() {
    ++looked;
    EXPECT_EQ(reported_.running_requests, 0);
    EXPECT_EQ(reported_.waiting_requests, 0);
    EXPECT_EQ(reported_.queued_tokens, 0);
    EXPECT_EQ(reported_.slots_free, rig.options.max_running_requests);
    EXPECT_EQ(reported_.pages_free + reported_.pages_cached, rig.options.pages);
    EXPECT_EQ(reported_.pages_reserved, 0);
    EXPECT_TRUE(rig.core->inbox().empty());
    EXPECT_TRUE(rig.core->has_unreported_ends()) << "whoever waits for the end waits for this, too";
    Request successor = PromptOf(1, 1, 1);
    successor.id = "call";
    successor.sink = std::make_shared<RecordingSink>();
    EXPECT_TRUE(SubmitAlone(*rig.core, std::move(successor)).ok());
  }

  EngineLoad reported_;
  int unfinished_ = 0;
};

class EndsTest : public ::testing::TestWithParam<int> {};  // steps in flight

TEST_P(EndsTest, OfAnAnswer) {
  for (const int64_t max_tokens : {0, 1, 5}) {
    Ends ends(SmallOptions(), GetParam());
    Request several = PromptOf(130, 1, max_tokens);
    several.sampling.n = 3;
    ends.Submit({several, PromptOf(10, 2, max_tokens)});
    ends.rig.RunToIdle();
    EXPECT_EQ(ends.looked, 1);
    EXPECT_EQ(ends.sinks[0]->finished.size(), 3U);
    EXPECT_FALSE(ends.rig.core->has_unreported_ends());
  }
}

TEST_P(EndsTest, OfWhatIsCancelled) {
  Ends ends(SmallOptions(), GetParam());
  ends.Submit({PromptOf(10, 1, 1000), PromptOf(300, 2, 1000)});
  ends.rig.Step();
  EXPECT_TRUE(ends.rig.core->inbox().Abort("call", absl::CancelledError("by a call")).ok());
  ends.rig.Step();
  EXPECT_EQ(ends.looked, 1);
  ends.rig.RunToIdle();
}

// Its requests fall together, and the first to fail says why.
TEST_P(EndsTest, OfACallOfWhichOneFails) {
  EngineOptions options = SmallOptions();
  options.max_running_requests = 1;
  Ends ends(options, GetParam());
  Request impatient = PromptOf(10, 2, 5);
  impatient.scheduling.queue_timeout = absl::Microseconds(1);
  ends.Submit({PromptOf(10, 1, 1000), impatient});
  ends.rig.RunToIdle();
  EXPECT_EQ(ends.looked, 1);
  for (const auto& sink : ends.sinks) {
    ASSERT_TRUE(sink->failed.has_value());
    EXPECT_EQ(sink->failed->status.code(), absl::StatusCode::kDeadlineExceeded);
  }
}

TEST_P(EndsTest, OfACallThatTheModelBreaks) {
  Ends ends(SmallOptions(), GetParam());
  ends.Submit({PromptOf(30, 1, 40), PromptOf(30, 2, 40)});
  ends.rig.runner->on_result = [&](ForwardResult& result) {
    if (result.draws.size() == 2) result.draws[1].finite = false;
  };
  ends.rig.RunToIdle();
  EXPECT_EQ(ends.looked, 1);
  for (const auto& sink : ends.sinks) {
    ASSERT_TRUE(sink->failed.has_value());
    EXPECT_EQ(sink->failed->status.code(), absl::StatusCode::kInternal);
  }
}

INSTANTIATE_TEST_SUITE_P(StepsInFlight, EndsTest, ::testing::Values(1, 2));

}  // namespace
}  // namespace longspan

#include "clients/cpp/load/sample_history.h"

#include "gtest/gtest.h"
#include "tests/clients/load/load_samples.h"

namespace longspan {
namespace {

// So many first tokens in the second bucket.
v1::GetLoadResponse Sample(double uptime_seconds, int64_t first_tokens) {
  v1::GetLoadResponse sample = BusyServer(uptime_seconds);
  *sample.mutable_done()->mutable_time_to_first_token() = Counts({0, first_tokens, 0, 0, 0});
  return sample;
}

TEST(SampleHistory, TheFirstSampleIsComparedWithTheStart) {
  SampleHistory history(10);
  history.Add(Sample(50, 30));
  const LoadView view = history.View();
  EXPECT_EQ(view.work->rates.seconds, 50);
  EXPECT_EQ(view.work->rates.computed_prompt_tokens_per_s, 1000);
  EXPECT_EQ(view.work->latency_window_s, 50);
  EXPECT_EQ(view.work->first_token.count, 30);
}

TEST(SampleHistory, RatesAreOfTheLastIntervalAndPercentilesOfTheWindow) {
  SampleHistory history(3);
  for (int second = 100; second <= 110; ++second) history.Add(Sample(second, 2 * second));
  v1::GetLoadResponse last = Sample(111, 300);
  last.mutable_done()->set_generated_tokens(11'000 + 777);
  last.mutable_done()->set_refused(5);
  last.mutable_done()->set_failed(6);
  last.mutable_done()->set_cancelled(7);
  history.Add(last);
  const LoadView view = history.View();
  EXPECT_EQ(view.load.ShortDebugString(), last.ShortDebugString());
  const WorkRates& rates = view.work->rates;
  EXPECT_EQ(rates.seconds, 1);
  EXPECT_EQ(rates.generated_tokens_per_s, 777);
  EXPECT_EQ(rates.cached_prompt_tokens_per_s, 64);
  EXPECT_EQ(rates.completed_per_s, 1);
  EXPECT_EQ(rates.refused_per_s, 5);
  EXPECT_EQ(rates.failed_per_s, 6);
  EXPECT_EQ(rates.cancelled_per_s, 7);
  EXPECT_EQ(view.work->latency_window_s, 3);
  EXPECT_EQ(view.work->first_token.count, 300 - 2 * 108);
  EXPECT_EQ(view.work->between_tokens.count, 0);
}

TEST(SampleHistory, AnIntervalLongerThanTheWindowIsTheWindow) {
  SampleHistory history(1);
  for (const int second : {10, 20, 30}) history.Add(Sample(second, second));
  EXPECT_EQ(history.View().work->latency_window_s, 10);
  EXPECT_EQ(history.View().work->first_token.count, 10);
}

TEST(SampleHistory, AnotherStartIsNotCompared) {
  SampleHistory history(10);
  history.Add(Sample(50, 30));
  history.Add(Sample(51, 40));
  const auto other = [](double uptime_seconds, int64_t first_tokens) {
    v1::GetLoadResponse sample = Sample(uptime_seconds, first_tokens);
    sample.mutable_done()->set_start_timestamp_seconds(1e9 + 60);
    return sample;
  };
  history.Add(other(52, 50));
  EXPECT_EQ(history.View().work->rates.seconds, 52);
  EXPECT_EQ(history.View().work->first_token.count, 50);
  history.Add(other(53, 54));
  EXPECT_EQ(history.View().work->rates.seconds, 1);
  EXPECT_EQ(history.View().work->first_token.count, 4);
}

TEST(SampleHistory, AServerMayCountNothing) {
  SampleHistory history(10);
  for (int i = 0; i < 3; ++i) {
    v1::GetLoadResponse sample = BusyServer(1);
    sample.clear_done();
    history.Add(sample);
    EXPECT_FALSE(history.View().work.has_value());
  }
}

TEST(WorkRatesTest, NoTimeNoRates) {
  v1::WorkDone done;
  done.set_generated_tokens(5);
  EXPECT_EQ(RatesBetween(v1::WorkDone(), done).generated_tokens_per_s, 0);
}

}  // namespace
}  // namespace longspan

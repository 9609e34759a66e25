#include "server/observation/span_exporter.h"

#include <chrono>

#include "engine/json/json.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

Span SomeSpan(const std::string& name = "a") {
  Span span;
  span.trace = {std::string(32, 'a'), std::string(16, 'b'), ""};
  span.name = name;
  span.begun = absl::FromUnixNanos(1'700'000'000'000'000'001);
  span.ended = absl::FromUnixNanos(1'700'000'000'000'000'002);
  return span;
}

TEST(SpansToOtlpJson, SaysEverything) {
  Span inner = SomeSpan("completion");
  inner.trace.parent_span_id = std::string(16, 'c');
  inner.failed = true;
  inner.attributes = {{"text", std::string("x\xff")}, {"whole", int64_t{1} << 60}, {"part", 0.5}};
  Span outer = SomeSpan();
  outer.of_server = true;
  const auto json = ParseJson(SpansToOtlpJson({outer, inner}));
  ASSERT_TRUE(json.ok()) << json.status();
  const Json& resource = (*json)["resourceSpans"][0];
  EXPECT_EQ(resource["resource"]["attributes"][0]["value"]["stringValue"], "longspand");
  const Json& spans = resource["scopeSpans"][0]["spans"];
  ASSERT_EQ(spans.size(), 2U);
  EXPECT_EQ(spans[0]["kind"], 2);
  EXPECT_FALSE(spans[0].contains("parentSpanId"));
  EXPECT_FALSE(spans[0].contains("status"));
  EXPECT_EQ(spans[0]["startTimeUnixNano"], "1700000000000000001");
  EXPECT_EQ(spans[0]["endTimeUnixNano"], "1700000000000000002");
  EXPECT_EQ(spans[1]["traceId"], std::string(32, 'a'));
  EXPECT_EQ(spans[1]["spanId"], std::string(16, 'b'));
  EXPECT_EQ(spans[1]["parentSpanId"], std::string(16, 'c'));
  EXPECT_EQ(spans[1]["status"]["code"], 2);
  EXPECT_EQ(spans[1]["attributes"][1]["value"]["intValue"], "1152921504606846976");
  EXPECT_EQ(spans[1]["attributes"][2]["value"]["doubleValue"], 0.5);
}

// A collector that is slow, or says no, as the test wants it.
class SpanExporterTest : public testing::Test {
 protected:
  void Start(const SpanExporter::Options& options) {
    exporter_ = std::make_unique<SpanExporter>(
        options,
        [this](const std::string& body, absl::Duration timeout) { return Take(body, timeout); },
        [this](size_t spans, const absl::Status&) {
          MutexLock lock(&mutex_);
          dropped_ += spans;
          changed_.NotifyAll();
        });
  }
  absl::Status Take(const std::string& body, absl::Duration timeout) {
    const auto json = ParseJson(body);
    MutexLock lock(&mutex_);
    longest_timeout_ = std::max(longest_timeout_, timeout);
    ++bodies_;
    changed_.NotifyAll();
    changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return open_; });
    if (refuses_) return absl::UnavailableError("no");
    taken_ += (*json)["resourceSpans"][0]["scopeSpans"][0]["spans"].size();
    changed_.NotifyAll();
    return absl::OkStatus();
  }
  void Set(bool open, bool refuses) {
    MutexLock lock(&mutex_);
    open_ = open;
    refuses_ = refuses;
    changed_.NotifyAll();
  }
  bool Await(size_t bodies, size_t taken, size_t dropped) {
    MutexLock lock(&mutex_);
    return changed_.WaitFor(&mutex_, std::chrono::seconds(30), [&]() LONGSPAN_REQUIRES(mutex_) {
      return bodies_ == bodies && taken_ == taken && dropped_ == dropped;
    });
  }

  Mutex mutex_;
  ConditionVariable changed_;
  bool open_ LONGSPAN_GUARDED_BY(mutex_) = true;
  bool refuses_ LONGSPAN_GUARDED_BY(mutex_) = false;
  size_t bodies_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  size_t taken_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  size_t dropped_ LONGSPAN_GUARDED_BY(mutex_) = 0;
  absl::Duration longest_timeout_ LONGSPAN_GUARDED_BY(mutex_);
  std::unique_ptr<SpanExporter> exporter_;
};

SpanExporter::Options Batches(size_t batch_spans, size_t queue_spans = 100) {
  SpanExporter::Options options;
  options.batch_spans = batch_spans;
  options.queue_spans = queue_spans;
  options.interval = absl::Hours(1);
  return options;
}

TEST_F(SpanExporterTest, AFullBatchIsSentAndTheRestAtTheEnd) {
  Start(Batches(3));
  for (int i = 0; i < 4; ++i) exporter_->Export(SomeSpan());
  EXPECT_TRUE(Await(1, 3, 0));
  exporter_.reset();
  EXPECT_TRUE(Await(2, 4, 0));
}

TEST_F(SpanExporterTest, OneThatIsNotFullWaitsNoLongerThanTheInterval) {
  SpanExporter::Options options = Batches(3);
  options.interval = absl::Milliseconds(1);
  Start(options);
  exporter_->Export(SomeSpan());
  EXPECT_TRUE(Await(1, 1, 0));
}

TEST_F(SpanExporterTest, WhatTheCallerDoesNotSampleIsLeftOut) {
  Start(Batches(1));
  Span span = SomeSpan();
  span.trace.sampled = false;
  exporter_->Export(span);
  exporter_.reset();
  EXPECT_TRUE(Await(0, 0, 0));
}

TEST_F(SpanExporterTest, ACollectorThatHangsCostsSpansAndHoldsUpNobody) {
  Set(/*open=*/false, /*refuses=*/false);
  Start(Batches(1, /*queue_spans=*/2));
  exporter_->Export(SomeSpan());
  ASSERT_TRUE(Await(1, 0, 0)) << "it has one, and does not answer";
  for (int i = 0; i < 5; ++i) exporter_->Export(SomeSpan());
  EXPECT_TRUE(Await(1, 0, 3)) << "two wait";
  Set(/*open=*/true, /*refuses=*/false);
  EXPECT_TRUE(Await(3, 3, 3));
}

TEST_F(SpanExporterTest, WhatIsRefusedIsCountedAndDoesNotHoldUpTheEnd) {
  Set(/*open=*/true, /*refuses=*/true);
  Start(Batches(2));
  for (int i = 0; i < 2; ++i) exporter_->Export(SomeSpan());
  ASSERT_TRUE(Await(1, 0, 2));
  Set(/*open=*/false, /*refuses=*/true);
  for (int i = 0; i < 7; ++i) exporter_->Export(SomeSpan());
  ASSERT_TRUE(Await(2, 0, 2));
  Set(/*open=*/true, /*refuses=*/true);
  exporter_.reset();
  MutexLock lock(&mutex_);
  EXPECT_EQ(dropped_, 9U);
}

// What waits has as long as one batch, all together: here there is no time at all.
TEST_F(SpanExporterTest, TheEndHasADeadline) {
  SpanExporter::Options options = Batches(2);
  options.timeout = absl::ZeroDuration();
  Start(options);
  for (int i = 0; i < 7; ++i) exporter_->Export(SomeSpan());
  exporter_.reset();
  EXPECT_TRUE(Await(0, 0, 7));
}

TEST_F(SpanExporterTest, TheTimeOfTheEndRunsFromItsBeginning) {
  SpanExporter::Options options = Batches(2);
  options.timeout = absl::Seconds(7);
  Start(options);
  exporter_->Export(SomeSpan());  // no full batch: only the end sends it
  exporter_.reset();
  EXPECT_TRUE(Await(1, 1, 0));
  MutexLock lock(&mutex_);
  EXPECT_LT(longest_timeout_, absl::Seconds(7));
  EXPECT_GT(longest_timeout_, absl::ZeroDuration());
}

}  // namespace
}  // namespace longspan

// Constraints are compiled on workers, each once, for all who wait for it.
#include "server/admission/served_constraints.h"

#include <atomic>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/status_map.h"
#include "tests/engine/core/test_tokenizer.h"

namespace longspan {
namespace {

using testing::HasSubstr;

Constraint Pattern(const std::string& pattern) { return {RegexConstraint{pattern}, {}}; }

absl::StatusOr<std::unique_ptr<ConstraintCompiler>> OfTestTokens() {
  return ConstraintCompiler::Make(VocabularyOf(*TestTokenizer(), 256, {0}));
}

class CountingOutcomes : public RequestObserver {
 public:
  void OnConstraint(ConstraintOutcome outcome) override { ++counts[static_cast<int>(outcome)]; }
  void OnConstraintCompiled(absl::Duration, size_t) override { ++compiles; }
  int of(ConstraintOutcome outcome) const { return counts[static_cast<int>(outcome)]; }

  std::atomic<int> counts[kConstraintOutcomes] = {};
  std::atomic<int> compiles = 0;
};

// What one who asked has been told; waits for it.
class Reported {
 public:
  ServedConstraints::Done done() {
    return [this](const ServedConstraints::Compiled& compiled) { Set(compiled); };
  }
  ServedConstraints::Failed failed() {
    return [this](const absl::Status& status) { Set(status); };
  }
  bool is_there() {
    MutexLock lock(&mutex_);
    return reported_.has_value();
  }
  ServedConstraints::Compiled Wait() {
    MutexLock lock(&mutex_);
    changed_.Wait(&mutex_, [this]() LONGSPAN_REQUIRES(mutex_) { return reported_.has_value(); });
    return *reported_;
  }

 private:
  void Set(ServedConstraints::Compiled compiled) {
    MutexLock lock(&mutex_);
    EXPECT_FALSE(reported_.has_value()) << "told twice";
    reported_ = std::move(compiled);
    changed_.NotifyAll();  // under the lock: who waits may destroy this at once
  }

  Mutex mutex_;
  ConditionVariable changed_;
  std::optional<ServedConstraints::Compiled> reported_ LONGSPAN_GUARDED_BY(mutex_);
};

class ServedConstraintsTest : public testing::Test {
 protected:
  ~ServedConstraintsTest() override { Free(); }

  void Ask(const Constraint& constraint, Reported* reported,
           ServedConstraints::Cancelled cancelled = nullptr) {
    served_.Compile(constraint, std::move(cancelled), reported->done(), reported->failed());
  }
  // Its one worker does nothing else until it is free again.
  void Occupy() {
    served_.Compile(
        Pattern("occupied"), nullptr,
        [this](const ServedConstraints::Compiled&) {
          entered_.done()(nullptr);
          free_.Wait().IgnoreError();
        },
        [](const absl::Status&) {});
    entered_.Wait().IgnoreError();
  }
  void Free() {
    if (!free_.is_there()) free_.done()(nullptr);
  }

  CountingOutcomes outcomes_;
  Reported entered_, free_;
  ServedConstraints served_{OfTestTokens(), {size_t{1} << 26, 1, 2}, &outcomes_};
};

TEST_F(ServedConstraintsTest, IsCompiledOnceAndFoundThen) {
  Reported first, second;
  Ask(Pattern("a+"), &first);
  const auto compiled = first.Wait();
  ASSERT_TRUE(compiled.ok()) << compiled.status();
  Ask(Pattern("a+"), &second);
  ASSERT_TRUE(second.is_there()) << "at once";
  EXPECT_EQ(*second.Wait(), *compiled);
  EXPECT_EQ(outcomes_.of(ConstraintOutcome::kCompiled), 1);
  EXPECT_EQ(outcomes_.of(ConstraintOutcome::kCached), 1);
  EXPECT_EQ(outcomes_.compiles, 1);
}

TEST_F(ServedConstraintsTest, WhatIsWrongIsSaidAtOnce) {
  Occupy();
  Reported reported;
  Ask(Pattern("("), &reported);
  ASSERT_TRUE(reported.is_there());
  EXPECT_EQ(reported.Wait().status(), served_.Judge(Pattern("(")));
  EXPECT_EQ(reported.Wait().status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(outcomes_.of(ConstraintOutcome::kRefused), 1);
  EXPECT_TRUE(served_.Judge(Pattern("a")).ok());
}

TEST_F(ServedConstraintsTest, ThoseWhoAskForTheSameWaitTogetherAndTooManyOthersAreRefused) {
  Occupy();
  Reported same[5], other, refused, found;
  for (Reported& reported : same) Ask(Pattern("same"), &reported);
  Ask(Pattern("other"), &other);
  Ask(Pattern("refused"), &refused);
  ASSERT_TRUE(refused.is_there());
  const absl::Status status = refused.Wait().status();
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(status.message(), HasSubstr("--max-waiting-constraints"));
  EXPECT_EQ(CodeOf(status), "queue_full");
  EXPECT_TRUE(RetryAfterOf(status).has_value());
  Ask(Pattern("occupied"), &found);
  EXPECT_TRUE(found.is_there()) << "what is compiled already waits for nobody";
  EXPECT_FALSE(same[0].is_there());
  Free();
  for (Reported& reported : same) EXPECT_EQ(*reported.Wait(), *same[0].Wait());
  EXPECT_TRUE(other.Wait().ok());
  EXPECT_EQ(outcomes_.of(ConstraintOutcome::kCompiled), 3);
  EXPECT_EQ(outcomes_.of(ConstraintOutcome::kShed), 1);
}

TEST_F(ServedConstraintsTest, NothingIsCompiledForThoseWhoHaveGone) {
  Occupy();
  const auto gone = std::make_shared<std::atomic<bool>>(false);
  Reported left, stays;
  Ask(Pattern("left"), &left, gone);
  Ask(Pattern("shared"), &stays, gone);
  Reported shares;
  Ask(Pattern("shared"), &shares);
  gone->store(true);
  Free();
  EXPECT_TRUE(absl::IsCancelled(left.Wait().status()));
  EXPECT_TRUE(shares.Wait().ok());
  stays.Wait().IgnoreError();
  EXPECT_EQ(outcomes_.of(ConstraintOutcome::kCompiled), 2);
}

TEST_F(ServedConstraintsTest, AFailureIsReportedToTheOneWhoFailed) {
  Reported other, failure;
  Occupy();
  served_.Compile(
      Pattern("x"), nullptr,
      [](const ServedConstraints::Compiled&) { throw std::runtime_error("no memory left"); },
      failure.failed());
  Ask(Pattern("x"), &other);
  Free();
  EXPECT_TRUE(other.Wait().ok());
  EXPECT_EQ(failure.Wait().status().code(), absl::StatusCode::kInternal);
}

TEST(ServedConstraints, WithoutTheLibraryIsRefusedByName) {
  CountingOutcomes outcomes;
  ServedConstraints served(absl::UnimplementedError("built without"), {}, &outcomes);
  Reported reported;
  served.Compile(Pattern("a"), nullptr, reported.done(), reported.failed());
  EXPECT_EQ(reported.Wait().status(), served.available());
  EXPECT_EQ(served.Judge(Pattern("a")).message(), "built without");
}

}  // namespace
}  // namespace longspan

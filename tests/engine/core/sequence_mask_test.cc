#include "engine/core/sequence_mask.h"

#include <thread>

#include "engine/core/mask_workers.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/core/engine_rig.h"
#include "tests/engine/core/fake_constraint.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr int32_t kMaskEnd = 9;

Request Constrained(const FakeConstraintOptions& options, int64_t min_tokens = 0) {
  Request request = PromptOf(3, 1);
  request.constraint = FakeConstraint(options);
  request.stopping.min_tokens = min_tokens;
  return request;
}

std::vector<uint32_t> Words(const SequenceMask& mask) {
  return {mask.words().begin(), mask.words().end()};
}

int32_t FirstOf(const std::vector<uint32_t>& words) {
  for (int32_t token = 0;; ++token) {
    if (HasBit(words, token)) return token;
  }
}

TEST(SequenceMask, FollowsEveryToken) {
  const Request request = Constrained({.seed = 3});
  auto mask = std::make_shared<SequenceMask>(request, absl::Span<const int32_t>());
  EXPECT_FALSE(mask->is_made());
  int reported = 0;
  std::vector<int32_t> tokens;
  std::optional<int32_t> token;
  for (int step = 0; step < 5; ++step) {
    const auto job = SequenceMask::AskFor(mask, token, [&reported] { ++reported; });
    EXPECT_FALSE(mask->is_made());
    job();
    ASSERT_TRUE(mask->is_ready()) << mask->status();
    EXPECT_EQ(reported, step + 1);
    EXPECT_EQ(Words(*mask), FakeMask(*request.constraint, tokens));
    token = FirstOf(Words(*mask));
    tokens.push_back(*token);
  }
}

// The walk comes to a place where the text may end, and to one where it must.
TEST(SequenceMask, LeavesOutEndsBeforeMinTokensUnlessNothingElseIsLeft) {
  bool may_end = false;
  bool must_end = false;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Request request = Constrained({.seed = seed, .end_token_ids = {kMaskEnd}}, /*min_tokens=*/1);
    const std::vector<uint32_t> all = FakeMask(*request.constraint, {});
    const int32_t stop = FirstOf(all);
    if (stop != kMaskEnd) request.stopping.stop_token_ids = {stop};
    auto mask = std::make_shared<SequenceMask>(request, std::vector<int32_t>{kMaskEnd});
    SequenceMask::AskFor(mask, std::nullopt, [] {})();
    ASSERT_TRUE(mask->is_ready());
    std::vector<uint32_t> others = all;
    for (const int32_t token : {kMaskEnd, stop}) others[token / 32] &= ~(uint32_t{1} << token % 32);
    const bool has_others = others != std::vector<uint32_t>(others.size(), 0);
    EXPECT_EQ(Words(*mask), has_others ? others : all) << seed;
    may_end = may_end || (has_others && HasBit(all, kMaskEnd));
    must_end = must_end || !has_others;
  }
  EXPECT_TRUE(may_end && must_end);
}

TEST(SequenceMask, WhereThereIsNoneTheStatusSaysSo) {
  for (const FakeConstraintOptions& options :
       {FakeConstraintOptions{.seed = 1, .no_mask_behind = 1},
        FakeConstraintOptions{.seed = 1, .accepts_none_behind = 0}}) {
    const Request request = Constrained(options);
    auto mask = std::make_shared<SequenceMask>(request, absl::Span<const int32_t>());
    SequenceMask::AskFor(mask, std::nullopt, [] {})();
    ASSERT_TRUE(mask->is_ready()) << mask->status();
    SequenceMask::AskFor(mask, FirstOf(Words(*mask)), [] {})();
    EXPECT_TRUE(mask->is_made());
    EXPECT_FALSE(mask->is_ready());
    EXPECT_TRUE(absl::IsInternal(mask->status())) << mask->status();
    EXPECT_THAT(std::string(mask->status().message()), HasSubstr("the constraint"));
  }
}

TEST(MaskWorkers, RunEveryJobOnOtherThreads) {
  Mutex mutex;
  ConditionVariable changed;
  int done = 0;
  bool elsewhere = true;
  auto workers = StartMaskWorkers(2);
  const std::thread::id here = std::this_thread::get_id();
  for (int i = 0; i < 100; ++i) {
    workers->Run([&] {
      MutexLock lock(&mutex);
      ++done;
      elsewhere = elsewhere && std::this_thread::get_id() != here;
      changed.NotifyAll();
    });
  }
  MutexLock lock(&mutex);
  changed.Wait(&mutex, [&] { return done == 100; });
  EXPECT_TRUE(elsewhere);
}

// Each waits for the other: one thread alone would never end.
TEST(MaskWorkers, OneThatTakesLongDoesNotHoldUpTheOthers) {
  Mutex mutex;
  ConditionVariable changed;
  bool is_second_done = false;
  bool is_first_done = false;
  auto workers = StartMaskWorkers(2);
  workers->Run([&] {
    MutexLock lock(&mutex);
    changed.Wait(&mutex, [&] { return is_second_done; });
    is_first_done = true;
    changed.NotifyAll();
  });
  workers->Run([&] {
    MutexLock lock(&mutex);
    is_second_done = true;
    changed.NotifyAll();
  });
  MutexLock lock(&mutex);
  changed.Wait(&mutex, [&] { return is_first_done; });
  EXPECT_TRUE(is_second_done);
}

}  // namespace
}  // namespace longspan

// The simulation as a test, and tests of the simulation: that it repeats itself, and that what it
// must see it sees (mutants.py plants bugs in the engine itself).
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <thread>

#include "absl/strings/numbers.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/sim/fake_memory.h"
#include "tests/sim/oracle.h"
#include "tests/sim/run_seeds.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

// LONGSPAN_SIM_SEEDS sets how many; sanitizers take fewer.
int64_t SeedsToRun() {
  const char* asked = std::getenv("LONGSPAN_SIM_SEEDS");
  int64_t seeds = 10'000;
  if (asked != nullptr && !absl::SimpleAtoi(asked, &seeds)) ADD_FAILURE() << asked;
  return seeds;
}

TEST(Simulation, EverySeedKeepsEveryInvariant) {
  NameSeedsOnCrash();
  SeedRange range;
  range.first_seed = 1;
  range.seeds = SeedsToRun();
  range.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const SeedSummary summary = RunSeeds(range, 20);
  for (const SeedFailure& failure : summary.failures) {
    ADD_FAILURE() << FailureLine(failure.seed, failure.violation);
  }
  // Otherwise too little was done to show anything.
  EXPECT_GT(summary.tokens, range.seeds * 100);
  EXPECT_GT(summary.found_tokens, range.seeds * 10);
  EXPECT_GT(summary.preemptions, range.seeds / 10);
  EXPECT_GT(summary.rooms.found, range.seeds * 10);
  EXPECT_GT(summary.rooms.fetched, range.seeds);
  EXPECT_GT(summary.rooms.left, range.seeds);
}

SimOptions Traced(uint64_t seed, std::string& trace) {
  SimOptions options;
  options.seed = seed;
  options.trace = [&trace](absl::string_view line) { absl::StrAppend(&trace, line, "\n"); };
  return options;
}

TEST(Simulation, AReplayIsTheSameByteForByte) {
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    std::string first;
    std::string second;
    Simulate(Traced(seed, first));
    Simulate(Traced(seed, second));
    EXPECT_GT(first.size(), 10'000U);
    EXPECT_EQ(first, second) << "seed " << seed;
  }
}

// A machine that does not do quite what it is told.
class BentRunner : public Runner {
 public:
  using Bend = std::function<void(ForwardBatch&)>;
  BentRunner(std::unique_ptr<Runner> inner, Bend bend)
      : inner_(std::move(inner)), bend_(std::move(bend)) {}
  int max_in_flight() const override { return inner_->max_in_flight(); }
  int64_t pages_there() const override { return inner_->pages_there(); }
  void CallBetweenLayers(const std::function<void()>& look_up) override {
    inner_->CallBetweenLayers(look_up);
  }
  absl::StatusOr<Ticket> Submit(ForwardBatch batch) override {
    bend_(batch);
    return inner_->Submit(std::move(batch));
  }
  std::optional<std::vector<DrawResult>> TakeLateDraws() override {
    return inner_->TakeLateDraws();
  }
  absl::StatusOr<ForwardResult> Collect(Ticket ticket) override { return inner_->Collect(ticket); }

 private:
  std::unique_ptr<Runner> inner_;
  const Bend bend_;
};

SimOutcome SimulateBent(uint64_t seed, const BentRunner::Bend& bend, std::string& trace) {
  SimOptions options = Traced(seed, trace);
  options.wrap_runner = [&bend](std::unique_ptr<Runner> runner) {
    return std::make_unique<BentRunner>(std::move(runner), bend);
  };
  return Simulate(options);
}

// The first seed up to 40 that fails; 0: none does.
uint64_t FirstFailure(const BentRunner::Bend& bend) {
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    std::string trace;
    if (SimulateBent(seed, bend, trace).violation.has_value()) return seed;
  }
  return 0;
}

TEST(Simulation, AFailureReplaysFromItsSeed) {
  const BentRunner::Bend forget_forks = [](ForwardBatch& batch) { batch.forks.clear(); };
  const uint64_t seed = FirstFailure(forget_forks);
  ASSERT_GT(seed, 0U);
  std::string trace;
  std::string trace_again;
  const SimOutcome found = SimulateBent(seed, forget_forks, trace);
  const SimOutcome again = SimulateBent(seed, forget_forks, trace_again);
  ASSERT_TRUE(found.violation.has_value() && again.violation.has_value());
  EXPECT_EQ(FailureLine(seed, *again.violation), FailureLine(seed, *found.violation));
  EXPECT_EQ(trace_again, trace);
  EXPECT_THAT(trace, HasSubstr("VIOLATED " + found.violation->invariant));
}

TEST(Simulation, WhatTheMachineGetsWrongShows) {
  const std::vector<std::pair<const char*, BentRunner::Bend>> bends = {
      {"a slot is not reset", [](ForwardBatch& batch) { batch.slot_resets.clear(); }},
      {"a fork copies no page",
       [](ForwardBatch& batch) {
         for (ForkCopy& fork : batch.forks) fork.source_page = -1;
       }},
      {"a fork copies another's slot",
       [](ForwardBatch& batch) {
         for (ForkCopy& fork : batch.forks) fork.source_slot = fork.destination_slot;
       }},
      {"pages in another order",
       [](ForwardBatch& batch) { std::reverse(batch.page_ids.begin(), batch.page_ids.end()); }},
      {"another position",
       [](ForwardBatch& batch) {
         if (!batch.rows.empty()) ++batch.rows.back().first_position;
       }},
      {"another token",
       [](ForwardBatch& batch) {
         if (!batch.token_ids.empty()) batch.token_ids.back() ^= 1;
       }},
      {"another sample", [](ForwardBatch& batch) {
         if (!batch.draw.rows.empty()) ++batch.draw.rows.back().sample_index;
       }}};
  for (const auto& [name, bend] : bends) {
    EXPECT_GT(FirstFailure(bend), 0U) << name;
  }
}

uint64_t CachedAt(int64_t position) {
  return Cached(static_cast<int32_t>(position % 50), false, false);
}

// Writes tokens 0 … count - 1 of a sequence.
void WriteSequence(FakeMemory& memory, absl::Span<const int32_t> pages, int32_t slot, int64_t first,
                   int64_t end) {
  for (int64_t i = first; i < end; ++i) {
    memory.Write({pages}, slot, i, CachedAt(i), 0, 0);
  }
}

uint64_t Read(FakeMemory& memory, const std::vector<int32_t>& pages, int32_t slot, int64_t length) {
  return memory.Read({pages}, memory.slot(slot).open, length);
}

uint64_t ContextOf(int64_t count, const std::vector<int64_t>& window_tokens = {0}) {
  ContextHash context(window_tokens);
  for (int64_t i = 0; i < count; ++i) context.Append(CachedAt(i));
  return context.value();
}

TEST(FakeMemory, ReadsWhatWasWrittenFromWhateverPageBoundary) {
  FakeMemory memory(8, 2, 0, {0});
  const std::vector<int32_t> pages = {5, 2, 7};
  memory.Reset({0, -1});
  WriteSequence(memory, pages, 0, 0, 150);
  EXPECT_EQ(Read(memory, pages, 0, 150), ContextOf(150));
  // Another sequence takes over the first page, and goes on from its carry.
  const std::vector<int32_t> others = {5, 1, 3};
  memory.Reset({1, 5});
  WriteSequence(memory, others, 1, 64, 150);
  EXPECT_EQ(Read(memory, others, 1, 150), ContextOf(150));
  memory.Reset({1, 2});
  EXPECT_NE(Read(memory, others, 1, 150), ContextOf(150)) << "the carry of another page";
}

TEST(FakeMemory, AWindowReadsItsLastTokensAlone) {
  const std::vector<int64_t> windows = {0, 20};
  FakeMemory memory(8, 1, 0, windows);
  const std::vector<int32_t> all = {5, 2, 7};
  std::vector<int32_t> windowed = {1, 3, 4};
  memory.Reset({0, -1});
  for (int64_t i = 0; i < 150; ++i) {
    memory.Write({all, windowed}, 0, i, CachedAt(i), 9, 0);
  }
  EXPECT_THAT(memory.WindowPagesOf(9), testing::ElementsAre(1, 3, 4));
  windowed[0] = windowed[1] = kNoPage;
  const uint64_t open = memory.slot(0).open;
  EXPECT_EQ(memory.Read({all, windowed}, open, 150), ContextOf(150, windows));
  EXPECT_NE(memory.Read({all, all}, open, 150), ContextOf(150, windows)) << "another group's pages";
}

TEST(FakeMemory, ComesBackFromTheHostAsItWas) {
  FakeMemory memory(4, 2, 4, {0});
  const std::vector<int32_t> pages = {0, 1};
  memory.Reset({0, -1});
  WriteSequence(memory, pages, 0, 0, 100);
  memory.Move({{0, 2, true}, {1, 0, true}}, {{0, 1, true}});
  WriteSequence(memory, pages, 0, 0, 64);
  memory.Move({{3, 2, false}, {2, 0, false}}, {{1, 1, false}});
  EXPECT_EQ(Read(memory, {3, 2}, 1, 100), ContextOf(100));
  EXPECT_NE(Read(memory, {2, 3}, 1, 100), ContextOf(100));
}

TEST(FakeMemory, WhatIsAppendedGoesToRoomsTooAndIsReadThere) {
  FakeMemory memory(8, 1, 0, {0});
  memory.AddRooms(2, 0);
  const std::vector<int32_t> pages = {5, 2, 7};
  memory.Reset({0, -1});
  WriteSequence(memory, pages, 0, 0, 100);
  std::vector<RoomTable::Fetch> fetches;
  EXPECT_EQ(memory.FetchRooms({5, 2}, fetches), (RoomCounts{0, 2, 0}));
  WriteSequence(memory, pages, 0, 100, 150);
  EXPECT_EQ(Read(memory, pages, 0, 150), ContextOf(150));
  for (const int32_t page : {5, 2}) {
    ASSERT_NE(memory.rooms()->CopyOf(page), nullptr);
    EXPECT_EQ(*memory.rooms()->CopyOf(page), memory.page(page).hashes) << "page " << page;
  }
  EXPECT_EQ(memory.rooms()->CopyOf(7), nullptr);
}

TEST(FakeMemory, AForksPageLeavesItsRoom) {
  FakeMemory memory(8, 2, 0, {0});
  memory.AddRooms(2, -1);
  memory.Reset({0, -1});
  WriteSequence(memory, {3}, 0, 0, 40);
  std::vector<RoomTable::Fetch> fetches;
  EXPECT_EQ(memory.FetchRooms({6, 3}, fetches), (RoomCounts{0, 2, 0}));
  memory.Fork({3, 6, 0, 1});
  EXPECT_EQ(memory.rooms()->CopyOf(6), nullptr);
  WriteSequence(memory, {6}, 1, 40, 50);
  EXPECT_EQ(Read(memory, {6}, 1, 50), ContextOf(50));
  EXPECT_EQ(Read(memory, {3}, 0, 40), ContextOf(40));
}

}  // namespace
}  // namespace longspan

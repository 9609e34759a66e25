// Who waits and who runs, and how they are found.
#include "engine/core/request_table.h"

#include <memory>
#include <vector>

#include "gtest/gtest.h"
#include "tests/engine/core/lone_request.h"

namespace longspan {
namespace {

// As they stand in the queue: nothing of them has begun.
int64_t AddTo(RequestTable& table, int samples = 1, int tokens = 10) {
  Request asked = PromptOf(tokens, 1);
  asked.sampling.n = samples;
  std::unique_ptr<RunningRequest> request = LoneRequest(asked);
  request->sequences.clear();
  return table.Add(std::move(request));
}

void Begin(RunningRequest& request) { BeginSequences(request, TestTokenizer(), /*layers=*/1); }

std::vector<int64_t> Running(const RequestTable& table) {
  std::vector<int64_t> ids;
  for (const auto& request : table.running()) ids.push_back(request->id());
  return ids;
}

TEST(RequestTable, SequencesAreNumberedByArrival) {
  RequestTable table;
  EXPECT_TRUE(table.empty());
  EXPECT_EQ(AddTo(table, 3), 0);
  EXPECT_EQ(AddTo(table, 1), 3);
  EXPECT_EQ(AddTo(table, 2), 4);
  EXPECT_EQ(table.waiting().size(), 3);
  EXPECT_FALSE(table.empty());
}

TEST(RequestTable, WhoRunsStandsByArrivalAndIsFoundByAnySequence) {
  RequestTable table;
  for (const int samples : {3, 1, 2}) AddTo(table, samples);
  table.Start(4);
  table.Start(0);
  table.Start(3);
  EXPECT_EQ(Running(table), (std::vector<int64_t>{0, 3, 4}));
  for (const int64_t sequence : {0, 1, 2}) EXPECT_EQ(table.OfSequence(sequence).id(), 0);
  EXPECT_EQ(table.OfSequence(3).id(), 3);
  EXPECT_EQ(table.OfSequence(5).id(), 4);
  EXPECT_EQ(table.waiting().size(), 0);
  EXPECT_EQ(table.All().size(), 3U);
}

TEST(RequestTable, APreemptedRequestWaitsInItsPlaceByArrival) {
  RequestTable table;
  for (int i = 0; i < 3; ++i) Begin(table.Start(AddTo(table)));
  table.Return(1);
  EXPECT_EQ(Running(table), (std::vector<int64_t>{0, 2}));
  EXPECT_TRUE(table.waiting().contains(1));
  EXPECT_TRUE(table.ReadsPrompts());
  table.Start(1);
  EXPECT_EQ(Running(table), (std::vector<int64_t>{0, 1, 2}));
}

TEST(RequestTable, WhoHasEndedIsKeptForTheStepsInFlight) {
  RequestTable table;
  RunningRequest& request = table.Start(AddTo(table, 2));
  Begin(request);
  request.sequences.back().state.steps_in_flight = 1;
  table.ForgetEnded();
  EXPECT_EQ(table.running().size(), 1U) << "it has not ended";
  request.ended = true;
  table.ForgetEnded();
  EXPECT_EQ(table.running().size(), 1U) << "a step in flight is its own";
  request.sequences.back().state.steps_in_flight = 0;
  table.ForgetEnded();
  EXPECT_TRUE(table.empty());
}

TEST(RequestTable, WhatNeverLandsIsForgotten) {
  RequestTable table;
  RunningRequest& request = table.Start(AddTo(table));
  Begin(request);
  request.sequences.front().state.steps_in_flight = 2;
  request.ended = true;
  table.ForgetSteps();
  table.ForgetEnded();
  EXPECT_TRUE(table.empty());
}

TEST(RequestTable, PromptsAreReadWhileAnyWaitOrIsNotAtItsEnd) {
  RequestTable table;
  EXPECT_FALSE(table.ReadsPrompts());
  const int64_t id = AddTo(table);
  EXPECT_TRUE(table.ReadsPrompts());
  RunningRequest& request = table.Start(id);
  Begin(request);
  EXPECT_TRUE(table.ReadsPrompts());
  request.sequences.front().state.started = true;
  EXPECT_FALSE(table.ReadsPrompts());
}

TEST(RequestTable, AReasonToWaitIsNewsOnce) {
  RequestTable table;
  const int64_t id = AddTo(table);
  EXPECT_TRUE(table.NoteWait(id, WaitReason::kPages));
  EXPECT_FALSE(table.NoteWait(id, WaitReason::kPages));
  EXPECT_TRUE(table.NoteWait(id, WaitReason::kSlots));
  EXPECT_FALSE(table.NoteWait(id + 1, WaitReason::kPages)) << "nobody waits by that id";
  EngineLoad load;
  table.AddTo(load);
  EXPECT_EQ(load.queued_for, WaitReason::kPages) << "as the last plan says";
}

TEST(RequestTable, TheLoadIsOfWhoHasNotEnded) {
  RequestTable table;
  RunningRequest& reads = table.Start(AddTo(table, 1, 50));
  Begin(reads);
  reads.sequences.front().state.cached_tokens = 20;
  RunningRequest& ended = table.Start(AddTo(table));
  Begin(ended);
  ended.ended = true;
  AddTo(table, 1, 7);
  EngineLoad load;
  table.AddTo(load);
  EXPECT_EQ(load.running_requests, 1);
  EXPECT_EQ(load.prefill_remaining_tokens, 30);
  EXPECT_EQ(load.queued_requests, 1);
  EXPECT_EQ(load.queued_tokens, 7);
}

}  // namespace
}  // namespace longspan

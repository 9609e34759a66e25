// The engine without its thread: five verbs a step. Drain commands, plan, submit, collect, publish.
// Whoever calls Step owns everything here; Engine gives it a thread, tests and simulations call it
// themselves.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/batch/batch_builder.h"
#include "engine/engine.h"
#include "engine/kv/page_pool.h"
#include "engine/model/runner.h"
#include "engine/request/inbox.h"
#include "engine/request/observer.h"
#include "engine/running_request.h"
#include "engine/scheduler/scheduler.h"

namespace longspan {

class EngineCore {
 public:
  EngineCore(const EngineOptions& options, const KvLayout& layout, std::unique_ptr<Runner> runner,
             const Tokenizer* tokenizer, Observer* observer, PagePool pool);

  // INVALID_ARGUMENT, about the field that is too large, if the request can never be served here.
  // Any thread.
  absl::Status CheckFits(const Request& request) const;
  // Any thread.
  Inbox& inbox() { return inbox_; }
  const EngineOptions& options() const { return options_; }

  // One step. With nothing to compute it waits for commands, at most `idle_wait`. What a library
  // throws meanwhile breaks the engine, as a runner's error does.
  void Step(absl::Duration idle_wait);
  // Ends whatever waits or runs.
  void FailAll(const absl::Status& reason);
  bool failed() const { return !failure_.ok(); }
  bool idle() const { return waiting_.empty() && running_.empty() && in_flight_.empty(); }

  // What Load reports of queue, sequences and pages.
  EngineLoad Load() const;
  // Internal unless every page and slot is accounted for.
  absl::Status CheckIntegrity() const;

 private:
  // What one of a step's draws answers.
  struct DrawTarget {
    RunningRequest* request;
    int32_t sequence_index;
    bool is_prompt_score;
  };
  struct RowOwner {
    RunningRequest* request;
    int32_t sequence_index;
    int64_t end_position;
    bool is_prefill;
  };
  struct StepInFlight {
    Runner::Ticket ticket;
    std::vector<DrawTarget> draws;
    std::vector<RowOwner> rows;
    StepReport report;
  };

  static int64_t NeededPages(const Request& request);
  static std::string RunnerFailed(const absl::Status& status);
  void RunStep(absl::Duration idle_wait);

  // Drain.
  void Drain(absl::Duration wait);
  void Enqueue(std::unique_ptr<Request> request);
  void AbortRequest(const AbortCommand& command);
  void EndExpired();

  // Plan and commit.
  SchedulerView View() const;
  void Admit(int32_t count);
  void NoteWait(WaitReason reason);
  void TakePages(RunningRequest& request, Sequence& sequence, int64_t tokens);
  void ForkDue(BatchBuilder& builder);
  void Fork(RunningRequest& request, BatchBuilder& builder);
  void CommitRow(const PlannedRow& planned, BatchBuilder& builder, StepInFlight& step);
  void CommitPrefill(RunningRequest& request, int32_t token_count, BatchBuilder& builder,
                     StepInFlight& step);
  void CommitDecode(RunningRequest& request, int32_t sequence_index, BatchBuilder& builder,
                    StepInFlight& step);
  bool CanDecode(const RunningRequest& request, const Sequence& sequence) const;

  // Submit and collect.
  void Submit(BatchBuilder& builder, StepInFlight step);
  void CollectOldest();
  void ApplyReads(const StepInFlight& step, const StepReads& reads);
  void ApplyScores(const StepInFlight& step, std::vector<DrawResult>& draws);
  void ApplyRows(const StepInFlight& step);
  void ApplyDraws(const StepInFlight& step, std::vector<DrawResult>& draws);
  // Ends everything, for good: nothing that the engine holds can be trusted any more.
  void Break(absl::string_view failure);

  // Publish.
  void PublishPrefill(RunningRequest& request, int64_t processed_tokens);
  void PublishToken(RunningRequest& request, RunningSequence& sequence, DrawResult& result);
  void FinishSequence(RunningRequest& request, RunningSequence& sequence,
                      SequenceFinished finished);
  // `asked_us`: when the end was asked for, by the steady clock; 0: it was not.
  void Fail(RunningRequest& request, const absl::Status& status, int64_t asked_us = 0);
  void End(RunningRequest& request, const absl::Status& status, const Usage& usage,
           int64_t asked_us);
  void ReleaseSequence(Sequence& sequence);
  void ReleaseRequest(RunningRequest& request);
  void ForgetEnded();

  const EngineOptions options_;
  const KvLayout layout_;
  std::unique_ptr<Runner> runner_;
  const Tokenizer* tokenizer_;
  Observer* observer_;
  Inbox inbox_;
  PagePool pool_;
  std::vector<int32_t> free_slots_;
  int32_t most_slots_used_ = 0;
  // By (priority, arrival); admitted ones by arrival.
  std::deque<std::unique_ptr<RunningRequest>> waiting_;
  WaitReason waits_for_ = WaitReason::kPrompts;  // those in waiting_, since the last plan
  std::vector<std::unique_ptr<RunningRequest>> running_;
  absl::flat_hash_map<int64_t, RunningRequest*> request_of_sequence_;
  std::deque<StepInFlight> in_flight_;
  int64_t next_sequence_ = 0;
  absl::Status failure_;
};

}  // namespace longspan

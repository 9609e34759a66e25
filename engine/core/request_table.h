// The requests that the engine has: those that wait, and those that run, in order of arrival. Owns
// them until they are over and no step in flight is theirs. Engine thread.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/core/engine_load.h"
#include "engine/core/running_request.h"
#include "engine/core/waiting_requests.h"
#include "engine/request/wait_reason.h"

namespace longspan {

class RequestTable {
 public:
  // A new request waits. Gives its sequences their ids and returns the first, which is its own.
  int64_t Add(std::unique_ptr<RunningRequest> request);
  // A request that waits runs, or is no more.
  RunningRequest& Start(int64_t id);
  std::unique_ptr<RunningRequest> TakeWaiting(int64_t id) { return waiting_.Take(id); }
  // One that runs waits again.
  void Return(int64_t id);
  // Those that have ended and are in no step in flight are no more.
  void ForgetEnded();
  // No step in flight is anybody's: all were collected, or never will be.
  void ForgetSteps();
  // The plan leaves `id`, if it waits, at the front of the queue, for this reason. Whether that is
  // news.
  bool NoteWait(int64_t id, WaitReason reason);

  const WaitingRequests& waiting() const { return waiting_; }
  const std::vector<std::unique_ptr<RunningRequest>>& running() const { return running_; }
  // The one that runs, by the id of any of its sequences.
  RunningRequest& OfSequence(int64_t id);
  std::vector<const RunningRequest*> All() const;
  bool empty() const { return waiting_.empty() && running_.empty(); }
  // Whether there are prompts to be read.
  bool ReadsPrompts() const;
  void AddTo(EngineLoad& load) const;

 private:
  using Running = std::vector<std::unique_ptr<RunningRequest>>;

  Running::iterator PlaceOf(int64_t sequence);

  WaitingRequests waiting_;
  Running running_;  // by id
  WaitReason waits_for_ = WaitReason::kPrompts;
  int64_t next_sequence_ = 0;
};

}  // namespace longspan

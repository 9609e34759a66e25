// What the engine reports about its work. Metrics listen here; so do tests and simulations.
#pragma once

#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "engine/request/events.h"
#include "engine/request/wait_reason.h"
#include "kernels/ops.h"

namespace longspan {

struct StepReport {
  int64_t plan_us = 0;
  int64_t build_us = 0;
  int64_t compute_us = 0;   // ForwardResult's
  double predicted_us = 0;  // what the cost model said that would be; 0: nothing
  int64_t publish_us = 0;
  bool replayed = false;  // ForwardResult's
  int32_t prefill_rows = 0;
  int32_t decode_rows = 0;
  int64_t prefill_tokens = 0;
  const StepReads* reads = nullptr;
};

// How a running request was preempted.
enum class PreemptionKind : uint8_t {
  kRecompute,  // its pages went; what is not found again is read again
  kCopy,       // pages and state went to the host's memory, and come back
};
inline constexpr int kPreemptionKinds = 2;

// Why a token was computed for nothing. Generated tokens of requests that failed are not counted
// here: they are in the usage that a request ends with.
enum class WasteReason : uint8_t {
  kRecomputed,  // read again after a preemption; known once the cache has been looked at
  kSurplus,     // drawn after the end of its sequence, while that was not known yet
  kCut,         // of a prompt whose request ended, and not left in the cache
};
inline constexpr int kWasteReasons = 3;

// What the prefix cache had of a prompt. Of the pages looked up, as many as a hit may cover.
struct PrefixLookup {
  int64_t pages_looked_up = 0;
  int64_t device_pages = 0;
  int64_t host_pages = 0;
};

// Called on the engine thread; must not block.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void OnStep(const StepReport& /*report*/) {}
  // The request at the front of the queue could not be admitted. Called again only when the
  // reason, or the request, is another.
  virtual void OnRequestWaits(WaitReason /*reason*/) {}
  virtual void OnPromptStarted(int64_t /*prompt_tokens*/, double /*queue_ms*/) {}
  // Once a request that reads prefixes, when its prompt starts; not again after a preemption.
  virtual void OnPrefixLookedUp(const PrefixLookup& /*found*/) {}
  virtual void OnPreempted(PreemptionKind /*kind*/) {}
  virtual void OnTokensWasted(WasteReason /*reason*/, int64_t /*tokens*/) {}
  // Once a request, before OnToken.
  virtual void OnFirstToken(int64_t /*prompt_tokens*/, double /*ms_since_arrival*/) {}
  // Every token drawn; no time for the first one of a sequence.
  virtual void OnToken(std::optional<double> /*ms_since_previous*/) {}
  // A draw's logits held NaN or infinity; the request then fails.
  virtual void OnNonFiniteLogits() {}
  virtual void OnSequenceFinished(const SequenceFinished& /*finished*/) {}
  // The whole request has ended, well (ok) or not; its pages and slots are free.
  virtual void OnRequestEnded(const absl::Status& /*status*/, const Usage& /*usage*/,
                              double /*ms_since_arrival*/, double /*cancel_to_free_ms*/) {}
};

}  // namespace longspan

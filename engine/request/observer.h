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
  int64_t compute_us = 0;  // ForwardResult's
  int64_t publish_us = 0;
  bool replayed = false;  // ForwardResult's
  int32_t prefill_rows = 0;
  int32_t decode_rows = 0;
  int64_t prefill_tokens = 0;
  const StepReads* reads = nullptr;
};

// Called on the engine thread; must not block.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void OnStep(const StepReport& /*report*/) {}
  // The request at the front of the queue could not be admitted; told again only when the reason,
  // or the request, is another.
  virtual void OnRequestWaits(WaitReason /*reason*/) {}
  virtual void OnPromptStarted(int64_t /*prompt_tokens*/, double /*queue_ms*/) {}
  // Once a request, before OnToken.
  virtual void OnFirstToken(int64_t /*prompt_tokens*/, double /*ms_since_arrival*/) {}
  // Every token drawn; no time for the first one of a sequence.
  virtual void OnToken(std::optional<double> /*ms_since_previous*/) {}
  virtual void OnSequenceFinished(const SequenceFinished& /*finished*/) {}
  // The whole request has ended, well (ok) or not; its pages and slots are free.
  virtual void OnRequestEnded(const absl::Status& /*status*/, const Usage& /*usage*/,
                              double /*ms_since_arrival*/, double /*cancel_to_free_ms*/) {}
};

}  // namespace longspan

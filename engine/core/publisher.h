// Reports requests to their sinks, and tokens and ends to the observer. The end of a request comes
// last, when it holds nothing any more: whoever receives it finds its id free, and the load without
// it. Engine thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

#include "absl/status/status.h"
#include "engine/core/engine_options.h"
#include "engine/core/running_request.h"
#include "engine/core/sequence_text.h"
#include "engine/request/events.h"
#include "engine/request/observer.h"
#include "kernels/base/clock.h"
#include "kernels/draw.h"
#include "kernels/kv_layout.h"

namespace longspan {

class Publisher {
 public:
  // All outlive it.
  Publisher(const EngineOptions& options, const KvLayout& layout, const Clock& clock,
            Observer* observer)
      : options_(options), layout_(layout), clock_(clock), observer_(observer) {}

  // The request stands in the queue behind so many.
  void ReportAccepted(const RunningRequest& request, int64_t cached_tokens, int64_t queue_position);
  // Its prompt is read up to there. True if the request ends with it: it wants no token.
  bool ReportPrompt(RunningRequest& request, int64_t processed_tokens);
  // The next token of the sequence; and how that ends, if it does. Takes over what `draw` holds.
  std::optional<SequenceEnd> ReportToken(RunningRequest& request, RunningSequence& sequence,
                                         DrawResult& draw);
  // The sequence has ended, others of its request go on. It holds nothing any more.
  void ReportSequenceEnd(RunningRequest& request, RunningSequence& sequence,
                         const SequenceEnd& end);
  // So has the whole request, with its last sequence, or by failure: ReportEnds reports it.
  // `asked_us`: when the end was asked for, by the steady clock; 0: it was not.
  void KeepEnd(RunningRequest& request, RunningSequence& last, const SequenceEnd& end);
  void KeepFailure(RunningRequest& request, const absl::Status& status, int64_t asked_us);

  // Ends that sinks have not received yet. Any thread.
  bool has_unreported_ends() const { return has_unreported_ends_.load(std::memory_order_acquire); }
  // Calls `before` if there are any, and reports them. An end that cannot be delivered for want of
  // memory is reported by the next call.
  void ReportEnds(const std::function<void()>& before);

 private:
  struct UnreportedEnd {
    std::shared_ptr<EventSink> sink;
    Event event;
  };

  SequenceFinished Finish(RunningRequest& request, RunningSequence& sequence,
                          const SequenceEnd& end);
  void Keep(RunningRequest& request, const absl::Status& status, const Usage& usage,
            int64_t asked_us, Event event);

  Usage UsageOfAll(const RunningRequest& request) const;

  const EngineOptions& options_;
  const KvLayout& layout_;
  const Clock& clock_;
  Observer* observer_;
  std::deque<UnreportedEnd> ends_;
  std::atomic<bool> has_unreported_ends_ = false;  // there are ends_
};

}  // namespace longspan

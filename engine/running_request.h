// A request from the queue to its end: its sequences, what turns their tokens into text, and its
// clocks. Engine thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/request/events.h"
#include "engine/request/request.h"
#include "engine/request/sequence.h"
#include "engine/request/wait_reason.h"
#include "engine/sampling/stop.h"
#include "engine/text/detokenizer.h"

namespace longspan {

struct RunningSequence {
  RunningSequence(const Tokenizer* tokenizer, const Request& request)
      : detokenizer(tokenizer, request.response.skip_special_tokens),
        stop(request.stopping.stop, request.stopping.include_stop_in_output) {}

  Sequence state;
  StreamingDetokenizer detokenizer;
  StopMatcher stop;
  int64_t last_token_us = 0;
  Attribution attribution;
};

struct RunningRequest {
  std::unique_ptr<Request> request;
  int64_t first_sequence = 0;
  int64_t needed_pages = 0;                // all it can ever need
  int64_t reserved_pages = 0;              // of those, not taken yet
  std::vector<RunningSequence> sequences;  // empty while it waits
  std::vector<PositionLogprobs> prompt_logprobs;
  bool prompt_attends_densely = false;
  bool forks_due = false;  // its prompt is read, the other samples take their pages next step
  bool ended = false;      // all is told and given back; it stays while steps are in flight
  std::optional<WaitReason> waits_for;  // as last told
  int32_t unfinished_sequences = 0;
  int64_t completion_tokens = 0;  // of all sequences
  int64_t prefill_chunks = 0;
  int64_t last_progress_us = 0;
  // Steady clock, microseconds; 0: not yet.
  int64_t arrival_us = 0;
  int64_t admitted_us = 0;
  int64_t first_token_us = 0;

  int64_t prompt_tokens() const { return static_cast<int64_t>(request->prompt_token_ids.size()); }
  bool steps_in_flight() const {
    for (const RunningSequence& sequence : sequences) {
      if (sequence.state.steps_in_flight > 0) return true;
    }
    return false;
  }
};

}  // namespace longspan

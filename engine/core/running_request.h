// A request from the queue to its end: its sequences, the text of their tokens, and its
// clocks. Engine thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/time/time.h"
#include "absl/types/span.h"
#include "engine/core/sequence_mask.h"
#include "engine/core/sequence_text.h"
#include "engine/request/events.h"
#include "engine/request/request.h"
#include "engine/request/sequence.h"
#include "engine/request/wait_reason.h"

namespace longspan {

struct RunningSequence {
  RunningSequence(const Tokenizer* tokenizer, const Request& request) : text(tokenizer, request) {}

  Sequence state;
  SequenceText text;
  int64_t last_token_us = 0;
  Attribution attribution;
  std::optional<BlockMap> block_map;   // if asked for
  std::shared_ptr<SequenceMask> mask;  // of its next draw, if it is constrained
};

struct RunningRequest {
  std::unique_ptr<Request> request;
  int64_t first_sequence = 0;              // also the request's own id
  int32_t tenant = 0;                      // index of TenantCounters
  std::vector<RunningSequence> sequences;  // empty until it is first admitted
  int32_t unfinished_sequences = 0;
  bool prompt_attends_densely = false;
  bool prompt_has_ended = false;  // all that is to be read is, or a submitted step does it
  bool ended = false;             // all is reported and given back; it stays while steps run

  // What it holds, beside the pages and slots of its sequences; Residency's.
  int64_t cache_owner = 0;          // the tenant as the page pool knows it
  int64_t reserved_pages = 0;       // of the pool, not taken yet
  int64_t reading_pages = 0;        // promised to it only until its prompt is read
  int64_t held_pages = 0;           // that it took from what was available, to be admitted
  int64_t published_pages = 0;      // leading ones of the first sequence that can be found
  std::vector<int32_t> host_pages;  // of its pages while it waits, if they went to the host's pool
  int32_t host_slot = -1;           // likewise; -1: nothing is there
  bool slot_is_new = false;         // nothing is in the first sequence's slot since it was admitted
  bool forks_due = false;  // its prompt is read, the other samples take their pages next step

  // While it waits.
  std::optional<WaitReason> waits_for;  // as last reported
  double read_us = 0;                   // what is to be read takes so long, by the cost model
  int64_t due_us = kNeverUs;            // when the first token is wanted

  // What is reported of it.
  std::vector<PositionLogprobs> prompt_logprobs;
  int64_t completion_tokens = 0;  // of all sequences
  int64_t cached_tokens = 0;      // of the prompt, found when it was first admitted
  int64_t computed_tokens = 0;    // the most positions that were computed at any time
  int64_t recomputed_tokens = 0;  // read again after preemptions
  int32_t preemptions = 0;
  int64_t prefill_chunks = 0;
  int64_t last_progress_us = 0;
  int64_t last_progress_tokens = -1;
  // Steady clock, microseconds; 0: not yet.
  int64_t arrival_us = 0;
  int64_t admitted_us = 0;  // first
  int64_t first_token_us = 0;

  int64_t id() const { return first_sequence; }
  bool on_host() const { return host_slot >= 0; }
  int64_t prompt_tokens() const { return static_cast<int64_t>(request->prompt_token_ids.size()); }
  // Positions that must be in the cache before a row can be a single token: the prompt, and after a
  // preemption what had been generated, but for the last token, which the next row reads.
  int64_t tokens_to_read() const {
    const int64_t known =
        sequences.empty() ? 0 : static_cast<int64_t>(sequences.front().state.output_tokens.size());
    return prompt_tokens() + std::max<int64_t>(0, known - 1);
  }
  bool reads() const { return !sequences.empty() && !sequences.front().state.started; }
  bool scores_prompt() const { return request->response.prompt_logprobs >= 0; }
  // When it ends if it still waits then.
  int64_t expiry_us() const {
    const SchedulingParams& scheduling = request->scheduling;
    if (admitted_us != 0) return scheduling.deadline_us;
    const int64_t timeout_us = absl::ToInt64Microseconds(scheduling.queue_timeout);
    return std::min(scheduling.deadline_us, LaterUs(arrival_us, timeout_us));
  }
  bool steps_in_flight() const {
    for (const RunningSequence& sequence : sequences) {
      if (sequence.state.steps_in_flight > 0) return true;
    }
    return false;
  }
};

// When it is first admitted. `layers` of the model, for the block maps that are asked for.
void BeginSequences(RunningRequest& request, const Tokenizer* tokenizer, int layers,
                    absl::Span<const int32_t> end_token_ids = {});

}  // namespace longspan

// EngineCore: who comes in from the queue, and who goes back to it to make room.
#include <utility>

#include "engine/core/block_map.h"
#include "engine/core/engine_core.h"
#include "engine/core/page_names.h"
#include "engine/sampling/sampling_batch.h"
#include "kernels/check.h"

namespace longspan {

// Back to the queue, with what it has said so far. What it holds goes to the host's pool, or is
// made again later: its full pages can be found as long as nobody needs them.
void EngineCore::Preempt(int64_t id, BatchBuilder& builder) {
  RunningRequest& request = requests_.OfSequence(id);
  LONGSPAN_CHECK(!residency_.ReservesAll(request));
  const Sequence& sequence = request.sequences.front().state;
  LONGSPAN_CHECK(sequence.steps_in_flight == 0 && sequence.draws_in_flight == 0);
  ++request.preemptions;
  if (std::exchange(request.prompt_has_ended, false)) tenants_.PromptReturns(request.tenant);
  const bool copies = CopyIsCheaper(request);
  residency_.MakeRoom(request, copies, builder);
  request.read_us = ReadUs(request, sequence.cached_tokens);
  observer_->OnPreempted(copies ? PreemptionKind::kCopy : PreemptionKind::kRecompute);
  requests_.Return(id);
}

bool EngineCore::CopyIsCheaper(const RunningRequest& request) const {
  if (!residency_.FitsHost(request)) return false;
  const size_t pages = request.sequences.front().state.pages.size();
  const double there_and_back_us = 2 * options_.host_page_us * static_cast<double>(pages);
  return there_and_back_us <= AloneUs(request, 0);
}

void EngineCore::Admit(const std::vector<int64_t>& ids, BatchBuilder& builder) {
  for (int64_t id : ids) {
    RunningRequest& request = requests_.Start(id);
    if (request.sequences.empty()) BeginSequences(request);
    residency_.Admit(request, builder);
    // Back from the host it may generate at once.
    if (!request.reads()) NotePromptEnd(request);
    if (request.admitted_us == 0) NoteAdmission(request);
  }
}

void EngineCore::NoteAdmission(RunningRequest& request) {
  request.admitted_us = clock_.NowUs();
  request.cached_tokens = request.sequences.front().state.cached_tokens;
  inbox_.LeftQueue(*request.request);
  observer_->OnPromptStarted(request.prompt_tokens(),
                             MillisecondsBetween(request.arrival_us, request.admitted_us));
  const auto looked_up = static_cast<int64_t>(AdoptableNames(options_, request).size());
  if (request.request->cache.reads_prefixes && options_.prefix_cache) {
    observer_->OnPrefixLookedUp({looked_up, request.cached_tokens / kPageTokens, 0});
  }
}

void EngineCore::BeginSequences(RunningRequest& request) {
  request.unfinished_sequences = request.request->sampling.n;
  for (int32_t index = 0; index < request.request->sampling.n; ++index) {
    RunningSequence& sequence = request.sequences.emplace_back(tokenizer_, *request.request);
    sequence.state.id = request.first_sequence + index;
    sequence.state.sample_index = index;
    if (request.request->response.include_block_map) {
      sequence.block_map = EmptyBlockMap(layout_.layers, request.prompt_tokens());
    }
    StartCounts(*request.request, sequence.state);
  }
}

}  // namespace longspan

// Writes what one sequence wants drawn into the arrays of a step. Engine thread.
#pragma once

#include <cstdint>

#include "absl/types/span.h"
#include "engine/request/request.h"
#include "engine/request/sequence.h"
#include "kernels/draw.h"

namespace longspan {

// Whether a draw depends on tokens the host must know, so that it cannot be planned while an
// earlier draw of the sequence is in flight.
bool UsesPenalties(const SamplingParams& sampling);

// Begins the counts of a sequence: prompt tokens, where the repetition penalty looks at them.
void StartCounts(const Request& request, Sequence& sequence);

// The next token of `sequence`, drawn from `logits_row`. `end_token_ids` end generation; before
// min_tokens they and the request's stop tokens are banned. A forced token is the only one allowed,
// and nothing else that the request asks for acts on it.
void AddDraw(const Request& request, const Sequence& sequence, int32_t logits_row,
             absl::Span<const int32_t> end_token_ids, DrawBatch& draw);

// Likewise, late (ForwardBatch::late_draw), from what `mask` has: what is banned is not in it.
void AddMaskedDraw(const Request& request, const Sequence& sequence,
                   absl::Span<const uint32_t> mask, DrawBatch& draw);

// Only the logprob of prompt token `token`.
void AddPromptScore(const Request& request, int32_t logits_row, int32_t token, DrawBatch& draw);

}  // namespace longspan

// Which positions of a request attend densely: those of a dense model, and below a length those of
// a model with sparse attention. Where sparse attention is for generated tokens alone, prompts do
// as well, and requests that did not ask for it; where it is for prompts alone, generated tokens
// do. Pure.
#pragma once

#include <cstdint>

#include "engine/core/running_request.h"
#include "kernels/kv_layout.h"

namespace longspan {

// Of a model with sparse attention, whether a sequence of this length does without it.
bool AttendsDensely(const KvLayout& layout, const Request& request, int64_t length_tokens);
// Whether the request's prompt does.
bool PromptAttendsDensely(const KvLayout& layout, int64_t prompt_tokens);
// Whether a chunk that begins there does: what was generated is read again as it was decoded.
bool ReadsDensely(const KvLayout& layout, const RunningRequest& request, int64_t first_position);
// The end of what can be read from there on in chunks of one kind of attention.
int64_t EndOfReading(const KvLayout& layout, const RunningRequest& request, int64_t first_position);

// Of so many tokens of an answer, those that an approximation of a dense model drew: from a query
// that attended to selected blocks.
int64_t SparseDecodeTokens(const KvLayout& layout, const Request& request, int64_t answer_tokens);

// Of a prompt, those that an approximation of a dense model read, whoever computed their pages.
int64_t SparsePrefillTokens(const KvLayout& layout, int64_t prompt_tokens);

// As the cost model distinguishes rows: all of a dense model are dense. Its prompts, where they
// attend by tiles, still score all that stands before them.
inline bool CostsAsDense(const KvLayout& layout, bool attends_densely) {
  return !layout.has_summaries || layout.prefill || attends_densely;
}

}  // namespace longspan

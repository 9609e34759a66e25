// How many pages a request takes: to run at all, and at the worst. Pure arithmetic.
#pragma once

#include <cstdint>

#include "engine/request/request.h"

namespace longspan {

// Every page a request can ever need: full pages of the prompt once, the rest for each sequence.
// The last token drawn is never written to the cache.
int64_t WorstCasePages(int64_t prompt_tokens, int64_t max_tokens, int32_t n);
int64_t WorstCasePages(const Request& request);

// To be admitted with `known_tokens` of output already there (a request that was preempted has
// some): what is to be read, and a margin of output.
int64_t PagesToBegin(const Request& request, int64_t known_tokens, int64_t margin_tokens);

// How many leading pages of `tokens_to_read` may be found rather than computed: at least two tokens
// are read, since a single token may have other bits than one of a chunk (CONTRACTS, Determinism).
int64_t AdoptablePages(int64_t tokens_to_read);

}  // namespace longspan

// How many pages a request takes: to run at all, and at the worst. Pure arithmetic.
#pragma once

#include <cstdint>

#include "engine/request/request.h"
#include "kernels/kv_layout.h"
#include "kernels/page_groups.h"

namespace longspan {

struct PageNeed {
  int64_t pages = 0;
  int64_t for_reading = 0;  // of them: not needed any more once the prompt's last step is collected
};

class RequestPages {
 public:
  // Of a prompt a step reads at most so many tokens, and at most so many steps are in flight: pages
  // behind a window stay until theirs is collected.
  RequestPages(const PageGroups& groups, int64_t step_tokens, int64_t steps_in_flight)
      : groups_(groups), step_tokens_(step_tokens), steps_in_flight_(steps_in_flight) {}

  // Every page a request can ever need: full pages of the prompt once, the rest, and all within a
  // window, for each sequence. The last token drawn is never written to the cache.
  PageNeed WorstCase(int64_t prompt_tokens, int64_t max_tokens, int32_t n) const;
  PageNeed WorstCase(const Request& request) const;
  // To be admitted with `known_tokens` of output already there (a request that was preempted has
  // some): what is to be read, and a margin of output.
  PageNeed ToBegin(const Request& request, int64_t known_tokens, int64_t margin_tokens) const;

 private:
  const PageGroups groups_;
  const int64_t step_tokens_;
  const int64_t steps_in_flight_;
};

// How many leading pages of `tokens_to_read` may be found rather than computed: at least two tokens
// are read, since a single token may have other bits than one of a chunk (CONTRACTS, Determinism).
// In whole tiles (KvLayout::query_tile_tokens), so that none is computed in part.
int64_t AdoptablePages(int64_t tokens_to_read, int64_t tile_tokens = kPageTokens);

}  // namespace longspan

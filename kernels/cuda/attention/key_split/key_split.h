// Whether query tiles are cut along their keys, and into how many pieces. A chunk of a few hundred
// tokens has fewer (query tile, KV head) pairs than a device has room for thread blocks; behind a
// long context each of them walks for long while the rest of the device is idle. Pieces are
// attended side by side and joined by their log-sums, as decoding does (Flash-Decoding). Values
// alone: no device, no clock.
#pragma once

#include <cstdint>

#include "absl/types/span.h"

namespace longspan::cuda {

// Of a launch: the longest query tiles are cut into `pieces` each.
struct KeySplit {
  int pieces = 1;
  int tiles = 0;        // that are cut
  int whole_tiles = 0;  // that are not, where some are
};

// (query tile, KV head) pairs that are cut, at most.
inline constexpr int kMostCutItems = 256;
// Pieces of all of them together, at most: what their partial outputs have room for.
inline constexpr int kMostKeyParts = 528;

// Consecutive tokens of one sequence, cut into query tiles from the first on.
struct TokenRun {
  int64_t first_position = 0;
  int tokens = 0;
};

struct KeySplitArgs {
  absl::Span<const TokenRun> runs;
  int tile_tokens = 0;        // of a query tile
  int64_t step_tokens = 0;    // of the sequence that one step over keys covers
  int64_t window_tokens = 0;  // that a query sees; 0: all before it
  int kv_heads = 0;
  int thread_blocks = 0;  // that run at the same time, a piece each
  int most_items = kMostCutItems;
};

KeySplit ChooseKeySplit(const KeySplitArgs& args);

}  // namespace longspan::cuda

// The model of the simulation: pure functions from what is read to what is drawn. Two things are
// read, as in a real one: what the pages of every group of layers hold, page by page, or within the
// group's window token by token, and the state slot, which has seen every token in order. Drawn
// tokens are printable bytes, so that text is the tokens themselves.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "kernels/sparse_prefill_params.h"

namespace longspan {

inline constexpr uint64_t kEmptyHash = 0x6C6F6E677370616EULL;
inline constexpr int32_t kFirstDrawnToken = 48;
inline constexpr int32_t kDrawnTokens = 64;

inline uint64_t Mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ (value + 0x9E3779B97F4A7C15ULL)) * 0xFF51AFD7ED558CCDULL;
  return hash ^ (hash >> 32);
}

// What a token leaves in the cache: sparse and dense attention leave different keys and values, and
// so do the two ranges of RoPE.
inline uint64_t Cached(int32_t token, bool attends_densely, bool rotates_long) {
  return static_cast<uint64_t>(token) * 2 + (attends_densely ? 1 : 0) +
         (rotates_long ? uint64_t{1} << 40 : 0);
}

// What the tokens of a prompt leave beside that where it is read by tiles: those of a whole tile
// that attends sparsely what all of them are, others nothing. `tokens` begin at `first_position`.
std::vector<uint64_t> LeftByTiles(const SparsePrefillParams& params, int64_t first_position,
                                  absl::Span<const int32_t> tokens);

// What the layers of one group make of what a token leaves, or of the state behind it.
inline uint64_t OfGroup(uint64_t value, int group) {
  return value + static_cast<uint64_t>(group) * 0x9FB21C651E98DF25ULL;
}

// What a growing sequence reads, group by group: all that it has appended, by whole pages, or
// within a window the states behind its last tokens; and its open state.
class ContextHash {
 public:
  explicit ContextHash(std::vector<int64_t> window_tokens_by_group)
      : groups_(std::move(window_tokens_by_group)), all_(groups_.size()) {}
  void Append(uint64_t cached);
  uint64_t value() const;

 private:
  // Of a group that sees all.
  struct Pages {
    uint64_t full = kEmptyHash;
    uint64_t begun = kEmptyHash;
  };

  std::vector<int64_t> groups_;
  std::vector<Pages> all_;
  std::vector<uint64_t> open_ = {kEmptyHash};  // behind every token
};

// What a draw depends on beside what is read.
struct DrawKey {
  uint64_t seed = 0;
  uint32_t sample_index = 0;
  uint32_t output_position = 0;
  uint64_t penalties = 0;            // PenaltyHash, summed
  absl::Span<const int32_t> banned;  // never drawn
  absl::Span<const uint32_t> mask;   // what may be drawn, a bit each; empty: all
};

int32_t DrawnToken(uint64_t context, const DrawKey& key);
// Of one distinct token and how often the output holds it.
uint64_t PenaltyHash(int32_t token, int32_t output_count);
// The logprob of `token` after this context.
float FakeLogprob(uint64_t context, int32_t token);

}  // namespace longspan

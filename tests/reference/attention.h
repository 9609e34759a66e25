// Attention of one query token over one sequence: the compressed, selected and window branches of
// Native Sparse Attention with their gates (arXiv 2502.11089, section 3), and dense attention.
// Hq query heads share Hk KV heads; head h reads KV head h / (Hq / Hk).
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/nsa_params.h"
#include "tests/reference/array.h"
#include "tests/reference/compression.h"

namespace longspan::reference {

struct Query {
  const double* q;  // [Hq, D], rotated
  int heads;        // Hq
  int64_t position;
};

// One layer's cache of one sequence. May hold tokens after the query; they are not seen.
struct SequenceKv {
  HeadRows keys;    // [tokens, Hk, D], rotated
  HeadRows values;  // [tokens, Hk, D]
  CompressedEntries entries;
};

struct CompressedAttention {
  std::vector<double> output;                      // [Hq, D]; zero where nothing is visible;
                                                   // empty without compress_values
  std::vector<double> log_sum_exp;                 // [Hq]; -infinity where nothing is visible
  std::vector<std::vector<double>> probabilities;  // [Hq][visible entries]
  // [Hk][visible entries]: probabilities summed over the group, those that underflow in fp32 as
  // zero. With kMeanAndDeviation scores, and all else is empty.
  std::vector<std::vector<double>> importance;
};
CompressedAttention AttendCompressed(const NsaParams& nsa, const Query& query,
                                     const CompressedEntries& entries);

// Positions a query reads, ascending: those of its blocks that are not after it; of its window.
std::vector<int64_t> SelectedPositions(const NsaParams& nsa, const std::vector<int>& blocks,
                                       int64_t position);
std::vector<int64_t> WindowPositions(const NsaParams& nsa, int64_t position);

// out [Hq, D]: exact softmax attention over positions[kv_head].
std::vector<double> AttendPositions(const Query& query, const HeadRows& keys,
                                    const HeadRows& values,
                                    const std::vector<std::vector<int64_t>>& positions);

// With a window of w only the query and the w - 1 tokens before it are seen; 0: all before it.
std::vector<double> AttendDense(const Query& query, const HeadRows& keys, const HeadRows& values,
                                int64_t window_tokens = 0);

struct SparseAttention {
  std::vector<double> output;               // [Hq, D], gated
  std::vector<double> compressed;           // [Hq, D] before its gate; empty without the branch
  std::vector<double> selected;             // likewise; with a merged window, over both
  std::vector<double> window;               // likewise; empty with a merged window
  std::vector<std::vector<int>> blocks;     // [Hk] the blocks read, ascending
  std::vector<std::vector<double>> scores;  // [Hk][causal blocks]
};

// `gate_logits` are [3 Hq] (row 3h + {compressed, selected, window}), [3], or unused, by nsa.gate;
// a merged window goes by the selected gate. `given_blocks` [Hk], if any, replace the choice.
SparseAttention AttendSparse(const NsaParams& nsa, const Query& query, const SequenceKv& kv,
                             const double* gate_logits,
                             const std::vector<std::vector<int>>* given_blocks = nullptr);

// Whether dense_below_tokens makes the token at `position` attend densely: the prompt's tokens all
// go by the prompt's length, later ones by the length at their turn.
bool AttendsDensely(const NsaParams& nsa, int64_t position, int64_t prompt_tokens);

}  // namespace longspan::reference

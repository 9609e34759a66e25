// Drawing tokens: what the engine asks of a backend about rows of logits, and what comes back.
// Host memory on both sides; a backend copies what its device needs.
//
// Order of operations on a row, after vLLM v1: (1) logprobs are reported from the raw fp32 logits,
// whatever is permitted; (2) allow-list and mask, then bias (min_tokens bans are a bias of
// -infinity); (3) repetition, frequency and presence penalties; (4) temperature < 1e-5 takes the
// largest, the lowest id winning ties; (5) division by the temperature, at least 0.01; (6) min-p;
// (7) top-k, keeping ties with the k-th; (8) top-p, keeping at least one; (9) argmax of p / Exp(1),
// with the counter-based generator keyed (seed, sample_index, output_position), so that a draw
// depends on nothing beside it.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "kernels/tensor.h"

namespace longspan {

// A half-open range into one of the flat arrays of DrawBatch.
struct Range {
  int32_t begin = 0;
  int32_t end = 0;
};

struct DrawRow {
  int32_t logits_row = 0;  // several rows may read the same logits (n samples of one prompt)
  int32_t slot = -1;       // the state slot that remembers the drawn token; -1: none
  bool draw = true;        // false: only report the logprob of score_token
  int32_t score_token = -1;
  // -1: no logprobs; 0: of the drawn or scored token; n: of the n most probable tokens as well.
  int32_t top_logprobs = -1;
  float temperature = 1.0F;
  float top_p = 1.0F;
  float min_p = 0.0F;
  int32_t top_k = 0;  // 0: off
  float repetition_penalty = 1.0F;
  float frequency_penalty = 0.0F;
  float presence_penalty = 0.0F;
  uint64_t seed = 0;
  uint32_t sample_index = 0;     // which of the n samples
  uint32_t output_position = 0;  // tokens drawn before this one
  Range bias;                    // into bias_tokens, bias_values
  Range penalties;               // into penalty_tokens, penalty_output_counts
  Range allowed;                 // into allowed_tokens, ascending; an empty range allows all
  Range mask;                    // into mask_words: a whole mask; an empty range permits all
};

struct DrawBatch {
  std::vector<DrawRow> rows;
  std::vector<int32_t> bias_tokens;
  std::vector<float> bias_values;
  std::vector<int32_t> penalty_tokens;         // distinct tokens of prompt and output
  std::vector<int32_t> penalty_output_counts;  // occurrences in the output; 0: prompt only
  std::vector<int32_t> allowed_tokens;
  // Of a mask [(width of the logits + 31) / 32], or fewer words that cover vocabulary_tokens: a bit
  // for each token, 1 if it may be drawn, the least significant first. Rows may share a mask.
  std::vector<uint32_t> mask_words;
  // Ids from here to the width of the logits are never drawn nor listed, but stay in the
  // normaliser of reported logprobs.
  int32_t vocabulary_tokens = 0;
};

// As many words as cover tokens [0, tokens).
inline int64_t WordsOfMask(int64_t tokens) { return (tokens + 31) / 32; }

struct TokenLogprob {
  int32_t token = -1;
  float logprob = 0.0F;
  int32_t rank = 0;  // 1 is the most probable
};

struct DrawResult {
  int32_t token = -1;  // drawn, or score_token
  bool finite = true;  // false: the row held a NaN or +infinity; nothing was drawn
  // false, and `finite` with it: list, mask and bias leave no token of a row that has some; nothing
  // was drawn.
  bool permitted = true;
  TokenLogprob chosen;            // filled when top_logprobs >= 0
  std::vector<TokenLogprob> top;  // descending
};

// InvalidArgument naming what in `draw` does not fit logits [rows, width] f32, and what would.
absl::Status Check(const TensorView& logits, const DrawBatch& draw);

}  // namespace longspan

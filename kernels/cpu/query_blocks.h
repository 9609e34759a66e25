// How the tokens of a step are dealt to threads: runs of consecutive tokens of one row. How long
// the runs are is a matter of speed alone; no result depends on it.
#pragma once

#include <cstdint>
#include <vector>

#include "kernels/ops.h"

namespace longspan::cpu {

struct QueryBlock {
  int row = 0;
  int64_t first_token = 0;  // in the flat arrays of the step
  int64_t first_position = 0;
  int count = 0;

  int64_t last_position() const { return first_position + count - 1; }
};

enum class Rows : uint8_t { kAll, kSparse, kDense };

inline bool Includes(const RaggedBatch& batch, int row, Rows rows) {
  return rows == Rows::kAll || (batch.attends_densely[row] != 0) == (rows == Rows::kDense);
}

// The tokens of the rows of one kind in runs of at most `max_tokens`, the longest contexts first.
std::vector<QueryBlock> SplitQueries(const RaggedBatch& batch, Rows rows, int max_tokens);

// Work of one step for a number of threads: query blocks times KV heads, each in `parts` pieces.
struct WorkPlan {
  std::vector<QueryBlock> blocks;
  int parts = 1;  // above 1 only where there are fewer tasks than threads
};

// Blocks of at most `max_tokens`, smaller where that leaves threads idle.
WorkPlan PlanWork(const RaggedBatch& batch, Rows rows, int max_tokens, int kv_heads, int threads);

// The share of `part` of `parts` in [0, count).
struct Share {
  int64_t begin = 0;
  int64_t end = 0;
};
inline Share ShareOf(int64_t count, int part, int parts) {
  return {count * part / parts, count * (part + 1) / parts};
}

}  // namespace longspan::cpu

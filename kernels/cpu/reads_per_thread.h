// Counts of what attention reads, kept apart by thread while an operation runs. The sums are
// integers, so they do not depend on who counted what.
#pragma once

#include <vector>

#include "kernels/ops.h"

namespace longspan::cpu {

class ReadsPerThread {
 public:
  ReadsPerThread(int threads, int rows) : reads_(threads) {
    for (StepReads& reads : reads_) reads.rows.resize(rows);
  }

  StepReads& of(int thread) { return reads_[thread]; }

  void AddTo(StepReads& total) const {
    for (const StepReads& reads : reads_) Add(reads, total);
  }

 private:
  static void Add(const StepReads& reads, StepReads& total) {
    total.summary_bytes += reads.summary_bytes;
    total.selected_bytes += reads.selected_bytes;
    total.window_bytes += reads.window_bytes;
    total.dense_bytes += reads.dense_bytes;
    total.avoided_bytes += reads.avoided_bytes;
    Add(reads.blocks, total.blocks);
    if (total.rows.size() < reads.rows.size()) total.rows.resize(reads.rows.size());
    for (size_t row = 0; row < reads.rows.size(); ++row) {
      total.rows[row].compressed_entries += reads.rows[row].compressed_entries;
      total.rows[row].selected_tokens += reads.rows[row].selected_tokens;
      total.rows[row].window_tokens += reads.rows[row].window_tokens;
      total.rows[row].dense_tokens += reads.rows[row].dense_tokens;
      total.rows[row].visible_tokens += reads.rows[row].visible_tokens;
    }
  }

  static void Add(const SelectedBlocks& blocks, SelectedBlocks& total) {
    total.sink += blocks.sink;
    total.local += blocks.local;
    total.scored += blocks.scored;
    total.all += blocks.all;
    total.compared += blocks.compared;
    total.reused += blocks.reused;
  }

  std::vector<StepReads> reads_;
};

}  // namespace longspan::cpu

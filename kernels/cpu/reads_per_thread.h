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
    for (const StepReads& reads : reads_) total += reads;
  }

 private:
  std::vector<StepReads> reads_;
};

}  // namespace longspan::cpu

// Turns planned rows into the flat arrays of a step. Engine thread.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "engine/model/forward_batch.h"
#include "engine/request/request.h"
#include "engine/request/sequence.h"

namespace longspan {

class BatchBuilder {
 public:
  // `groups` of layers, which have page tables each.
  explicit BatchBuilder(int groups = 1) : page_ids_(groups) {
    batch_.groups = groups;
    batch_.page_offsets.push_back(0);
  }

  // The next `token_count` positions of `sequence`, whose pages already cover them. Positions
  // beyond the prompt hold output tokens, or the token its slot drew last where the host does not
  // know it yet. Rows that need logits have them from `logits_from` on. Returns the number of the
  // first of these logits rows.
  int32_t AddRow(const Request& request, const Sequence& sequence, int32_t token_count,
                 int32_t logits_from, bool attends_densely);

  // The last row is to report which blocks its last token selects.
  void ReportChoices() { batch_.rows.back().reports_choices = true; }

  DrawBatch& draw() { return batch_.draw; }
  DrawBatch& late_draw() { return batch_.late_draw; }
  std::vector<KeptLogits>& kept_logits() { return batch_.kept_logits; }
  std::vector<HostMove>& page_moves() { return batch_.page_moves; }
  std::vector<HostMove>& slot_moves() { return batch_.slot_moves; }
  std::vector<ForkCopy>& forks() { return batch_.forks; }
  std::vector<SlotReset>& slot_resets() { return batch_.slot_resets; }
  // Nothing to compute, to draw or to move.
  bool empty() const {
    return batch_.rows.empty() && batch_.late_draw.rows.empty() && batch_.slot_moves.empty();
  }
  int32_t rows() const { return static_cast<int32_t>(batch_.rows.size()); }

  ForwardBatch Finish();

 private:
  ForwardBatch batch_;
  std::vector<std::vector<int32_t>> page_ids_;  // by group
  int32_t logits_rows_ = 0;
};

}  // namespace longspan

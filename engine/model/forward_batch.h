// One step as flat arrays: what the batch builder writes and the runner computes.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "kernels/draw.h"
#include "kernels/ops.h"

namespace longspan {

// Tokens [first_position, first_position + token_count) of one sequence. A prefill chunk and a
// decode token are two shapes of the same row.
struct ForwardRow {
  int64_t sequence = 0;  // id, for messages
  int32_t slot = 0;      // state slot
  int64_t first_position = 0;
  int32_t token_count = 0;
  int32_t logits_from = 0;  // logits of the row's tokens from this one on; token_count: none
  bool attends_densely = false;
  bool rotates_long = false;  // by RopeConfig::long_inverse_frequencies, where there are any
  // Whether the result reports which blocks the row's last token selects (ForwardResult::choices).
  // Not of a row that attends densely.
  bool reports_choices = false;
  // Looked at between layers where steps are computed inline: once it is set, the row may be cut
  // (ForwardResult::cut_rows). Lives until the step is collected; may be null.
  const std::atomic<bool>* cancelled = nullptr;
};

// Before the step, the whole of a page (keys, values, summaries, carry, of all its layers) or of a
// state slot goes to the host's pool, or comes back from there. Those to the host first, in order.
struct HostMove {
  int32_t device_item = 0;  // page or slot
  int32_t host_item = 0;    // page or slot of the host's pool
  bool to_host = false;
};

// Before the step, a new sequence takes over a parent's begun page and state slot (copy on write):
// one copy for each group's page, of which the first brings the slot and the others name it again.
// The token last drawn in the destination slot stays: each sample of a prompt has drawn its own in
// the step that ended the prompt.
struct ForkCopy {
  int32_t source_page = -1;  // -1: the parent ends on a page boundary, nothing to copy
  int32_t destination_page = -1;
  int32_t source_slot = 0;
  int32_t destination_slot = 0;
};

// Before the step, a slot starts from the carry of `page` (a prefix that ends on its boundary),
// or, with page -1, from nothing.
struct SlotReset {
  int32_t slot = 0;
  int32_t page = -1;
};

// Logits that outlive their step. A draw that is to wait, for a mask that its last token decides,
// reads them in a step that follows (ForwardBatch::late_draw).
struct KeptLogits {
  int32_t logits_row = 0;  // as the rows of ForwardBatch::draw; several slots may keep the same
  int32_t slot = 0;
};

struct ForwardBatch {
  std::vector<ForwardRow> rows;
  std::vector<int32_t> token_ids;     // [tokens]; -1 - s means the token last drawn in slot s
  std::vector<int32_t> page_offsets;  // [rows + 1] into the page ids of a group
  // [groups, page_offsets[rows]]: each row's sequence, logical order; kNoPage behind a window.
  std::vector<int32_t> page_ids;
  int32_t groups = 1;                // of layers that share pages (kernels/page_groups.h)
  std::vector<HostMove> page_moves;  // in order, before anything else, also without rows
  std::vector<HostMove> slot_moves;
  std::vector<ForkCopy> forks;  // in order, then
  std::vector<SlotReset> slot_resets;
  // Drawn before the step's tokens are read, from logits that an earlier step kept: logits_row is a
  // slot. The slots remember the tokens at once, so that this very step's rows may read them. Also
  // without rows.
  DrawBatch late_draw;
  DrawBatch draw;  // logits_row counts the rows' logits in row order
  // After the forward pass these rows' logits stay with their slot, until it is kept again.
  std::vector<KeptLogits> kept_logits;

  absl::Span<const int32_t> pages(int32_t row, int32_t group) const {
    return absl::MakeConstSpan(page_ids).subspan(
        int64_t{group} * page_offsets.back() + page_offsets[row],
        page_offsets[row + 1] - page_offsets[row]);
  }
};

// The tables of all groups, one behind another: ForwardBatch::page_ids.
inline std::vector<int32_t> Joined(std::vector<std::vector<int32_t>> page_ids_by_group) {
  std::vector<int32_t> joined = std::move(page_ids_by_group.front());
  for (size_t group = 1; group < page_ids_by_group.size(); ++group) {
    const std::vector<int32_t>& page_ids = page_ids_by_group[group];
    joined.insert(joined.end(), page_ids.begin(), page_ids.end());
  }
  return joined;
}

// Which blocks the last tokens of rows selected, in every layer and for every KV head. For rows
// that were not to report it, and for those that were cut, it means nothing.
struct BlockChoices {
  // [layers, rows, kv_heads, selected_blocks]: ascending block indices, filled up with -1. Null: no
  // row of the step was to report.
  int32_t* blocks = nullptr;
  int32_t rows = 0;  // at least those of the step
  int32_t kv_heads = 0;
  int32_t selected_blocks = 0;

  absl::Span<const int32_t> Of(int layer, int row, int kv_head) const {
    const int64_t head = (int64_t{layer} * rows + row) * kv_heads + kv_head;
    return {blocks + head * selected_blocks, static_cast<size_t>(selected_blocks)};
  }
};

struct ForwardResult {
  std::vector<DrawResult> draws;       // one for each of draw.rows
  std::vector<DrawResult> late_draws;  // of late_draw.rows, unless they were taken before
  StepReads reads;
  BlockChoices choices;  // memory of the runner's, valid until the next step is submitted
  // Rows that were cancelled within the step and not computed to its end, ascending. What they
  // wrote and drew means nothing; their reads are those of the layers before.
  std::vector<int32_t> cut_rows;
  int64_t compute_us = 0;  // of this step alone: from its begin, or the end of the one before
  bool replayed = false;   // its layers were done again as an earlier step had recorded them
};

}  // namespace longspan

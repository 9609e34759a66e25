// The batch of a step while it is computed: the flat arrays that operations read, and how rows that
// were cancelled leave it between two layers. What stays keeps its order, and its numbers in what
// was submitted are known.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "engine/model/forward_batch.h"
#include "kernels/draw.h"
#include "kernels/ops.h"

namespace longspan {

// Tokens [source, source + count) of the step become those from `destination` on, which is lower.
struct TokenMove {
  int32_t source = 0;
  int32_t destination = 0;
  int32_t count = 0;
};

class StepBatch {
 public:
  explicit StepBatch(ForwardBatch batch);

  bool empty() const { return batch_.rows.empty(); }
  const std::vector<ForwardRow>& rows() const { return batch_.rows; }
  absl::Span<const int32_t> token_ids() const { return batch_.token_ids; }
  // What is to be drawn, to be taken once. Late draws stay whichever rows leave: they are not of
  // the step's own logits.
  DrawBatch TakeDraw() { return std::move(batch_.draw); }
  DrawBatch TakeLateDraw() { return std::move(batch_.late_draw); }
  absl::Span<const KeptLogits> kept_logits() const { return batch_.kept_logits; }
  // Valid until rows leave.
  RaggedBatch Ragged() const;
  // The step's tokens that want logits, in row order: what DrawRow::logits_row counts.
  std::vector<int32_t> LogitsTokens() const;

  // As they were submitted: the numbers of the rows and of the draws that are here, and of the rows
  // that are not any more; all ascending.
  const std::vector<int32_t>& row_numbers() const { return row_numbers_; }
  const std::vector<int32_t>& draw_numbers() const { return draw_numbers_; }
  const std::vector<int32_t>& cut_rows() const { return cut_rows_; }

  bool HasCancelled() const;
  // Whether there is nobody whom the step still serves. Any thread.
  bool AllCancelled() const;
  // The rows that are cancelled by now leave, with their tokens, pages and draws. Answers how the
  // tokens of the others move, in the order in which they can.
  std::vector<TokenMove> RemoveCancelled();

 private:
  void FillArrays();
  // Those of `draws` that read logits which are left; logits_rows[old number]: the new one, or -1.
  void KeepDraws(const std::vector<DrawRow>& draws, const std::vector<int32_t>& logits_rows);
  // Likewise.
  void KeepLogits(const std::vector<KeptLogits>& kept, const std::vector<int32_t>& logits_rows);

  ForwardBatch batch_;
  std::vector<int32_t> row_numbers_;   // [rows]
  std::vector<int32_t> draw_numbers_;  // [draw.rows]
  std::vector<int32_t> cut_rows_;
  std::vector<int32_t> token_offsets_;    // [rows + 1]
  std::vector<int64_t> first_positions_;  // [rows]
  std::vector<int32_t> slots_;            // [rows]
  std::vector<uint8_t> attends_densely_;  // [rows]
  std::vector<uint8_t> rotates_long_;     // [rows]
};

}  // namespace longspan

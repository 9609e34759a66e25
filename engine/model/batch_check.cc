#include "engine/model/batch_check.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "kernels/base/status_macros.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

template <typename... Parts>
absl::Status Malformed(const Parts&... parts) {
  return absl::InternalError(absl::StrCat("malformed step: ", parts...));
}

bool InRange(int64_t value, int64_t limit) { return value >= 0 && value < limit; }

absl::Status CheckRow(const ForwardBatch& batch, size_t row_index, const BatchLimits& limits) {
  const ForwardRow& row = batch.rows[row_index];
  const int64_t pages = batch.page_offsets[row_index + 1] - batch.page_offsets[row_index];
  if (row.token_count < 1 || row.first_position < 0 || row.logits_from < 0 ||
      row.logits_from > row.token_count) {
    return Malformed("sequence ", row.sequence, " has ", row.token_count, " tokens from position ",
                     row.first_position, ", logits from ", row.logits_from);
  }
  if (!InRange(row.slot, limits.slots)) {
    return Malformed("sequence ", row.sequence, " has slot ", row.slot, " of ", limits.slots);
  }
  if (pages < PagesForTokens(row.first_position + row.token_count)) {
    return Malformed("sequence ", row.sequence, " has ", pages, " pages for ",
                     row.first_position + row.token_count, " tokens");
  }
  if (row.reports_choices && (row.attends_densely || !limits.selects_blocks)) {
    return Malformed("sequence ", row.sequence, " is to tell its choice of blocks, and ",
                     limits.selects_blocks ? "attends densely" : "the model selects none");
  }
  return absl::OkStatus();
}

bool HasDuplicates(std::vector<int32_t> values) {
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) != values.end();
}

// A step writes each slot and each page for one sequence, and one group of layers, only; pages that
// are merely read may be shared.
absl::Status CheckWritesApart(const ForwardBatch& batch) {
  std::vector<int32_t> slots;
  std::vector<int32_t> written_pages;
  for (size_t i = 0; i < batch.rows.size(); ++i) {
    const ForwardRow& row = batch.rows[i];
    slots.push_back(row.slot);
    for (int32_t group = 0; group < batch.groups; ++group) {
      const auto pages = batch.pages(static_cast<int32_t>(i), group).begin();
      written_pages.insert(written_pages.end(), pages + PageOfToken(row.first_position),
                           pages + PagesForTokens(row.first_position + row.token_count));
    }
  }
  if (HasDuplicates(slots)) return Malformed("two rows share a state slot");
  if (HasDuplicates(written_pages)) return Malformed("two rows write the same page");
  return absl::OkStatus();
}

// All that a group's layers read or write of the row are pages of the cache.
absl::Status CheckPages(const ForwardBatch& batch, int32_t row, int32_t group,
                        const BatchLimits& limits) {
  const absl::Span<const int32_t> pages = batch.pages(row, group);
  const int64_t first =
      FirstPageInWindow(batch.rows[row].first_position, limits.window_tokens[group]);
  for (int64_t i = 0; i < static_cast<int64_t>(pages.size()); ++i) {
    if (InRange(pages[i], limits.pages) || (i < first && pages[i] == kNoPage)) continue;
    return Malformed("page ", pages[i], " of ", limits.pages);
  }
  return absl::OkStatus();
}

absl::Status CheckTables(const ForwardBatch& batch, const BatchLimits& limits) {
  const auto& offsets = batch.page_offsets;
  const auto groups = static_cast<int64_t>(limits.window_tokens.size());
  if (batch.groups != groups) {
    return Malformed("page tables of ", batch.groups, " groups of layers, the cache has ", groups);
  }
  if (offsets.size() != batch.rows.size() + 1 || offsets.front() != 0 ||
      groups * offsets.back() != static_cast<int64_t>(batch.page_ids.size()) ||
      !std::is_sorted(offsets.begin(), offsets.end())) {
    return Malformed("page offsets do not divide ", batch.page_ids.size(), " pages among ",
                     batch.rows.size(), " rows");
  }
  for (int32_t row = 0; row < static_cast<int32_t>(batch.rows.size()); ++row) {
    for (int32_t group = 0; group < batch.groups; ++group) {
      LONGSPAN_RETURN_IF_ERROR(CheckPages(batch, row, group, limits));
    }
  }
  return absl::OkStatus();
}

absl::Status CheckRows(const ForwardBatch& batch, const BatchLimits& limits) {
  LONGSPAN_RETURN_IF_ERROR(CheckTables(batch, limits));
  int64_t tokens = 0;
  for (size_t i = 0; i < batch.rows.size(); ++i) {
    LONGSPAN_RETURN_IF_ERROR(CheckRow(batch, i, limits));
    tokens += batch.rows[i].token_count;
  }
  if (tokens != static_cast<int64_t>(batch.token_ids.size())) {
    return Malformed(batch.token_ids.size(), " token ids for ", tokens, " tokens of rows");
  }
  if (tokens > limits.max_step_tokens) {
    return Malformed(tokens, " tokens, at most ", limits.max_step_tokens, " fit a step");
  }
  for (int32_t token : batch.token_ids) {
    const bool valid =
        token >= 0 ? token < limits.vocabulary : InRange(-1 - int64_t{token}, limits.slots);
    if (!valid) return Malformed("token id ", token, ", vocabulary ", limits.vocabulary);
  }
  return CheckWritesApart(batch);
}

absl::Status CheckMoves(absl::string_view item, const std::vector<HostMove>& moves,
                        int64_t device_items, int64_t host_items) {
  std::vector<int32_t> to_host;    // host items
  std::vector<int32_t> from_host;  // device items
  for (const HostMove& move : moves) {
    if (!InRange(move.device_item, device_items) || !InRange(move.host_item, host_items)) {
      return Malformed("move of ", item, " ", move.device_item, " of ", device_items,
                       move.to_host ? " to " : " from ", item, " ", move.host_item, " of ",
                       host_items, " of the host");
    }
    (move.to_host ? to_host : from_host)
        .push_back(move.to_host ? move.host_item : move.device_item);
  }
  if (HasDuplicates(to_host)) return Malformed("two moves to the same ", item, " of the host");
  if (HasDuplicates(from_host)) return Malformed("two moves from the host to the same ", item);
  return absl::OkStatus();
}

absl::Status CheckCopies(const ForwardBatch& batch, const BatchLimits& limits) {
  LONGSPAN_RETURN_IF_ERROR(CheckMoves("page", batch.page_moves, limits.pages, limits.host_pages));
  LONGSPAN_RETURN_IF_ERROR(CheckMoves("slot", batch.slot_moves, limits.slots, limits.host_slots));
  for (const ForkCopy& fork : batch.forks) {
    const bool pages_valid =
        fork.source_page == -1 ||
        (InRange(fork.source_page, limits.pages) && InRange(fork.destination_page, limits.pages));
    if (!pages_valid || !InRange(fork.source_slot, limits.slots) ||
        !InRange(fork.destination_slot, limits.slots)) {
      return Malformed("fork of page ", fork.source_page, " to ", fork.destination_page, " of ",
                       limits.pages, ", slot ", fork.source_slot, " to ", fork.destination_slot,
                       " of ", limits.slots);
    }
  }
  for (const SlotReset& reset : batch.slot_resets) {
    if (!InRange(reset.slot, limits.slots) || !InRange(int64_t{reset.page} + 1, limits.pages + 1)) {
      return Malformed("reset of slot ", reset.slot, " of ", limits.slots, " from page ",
                       reset.page, " of ", limits.pages);
    }
  }
  return absl::OkStatus();
}

bool Within(const Range& range, size_t size) {
  return range.begin >= 0 && range.begin <= range.end && range.end <= static_cast<int64_t>(size);
}

bool AreTokens(const std::vector<int32_t>& tokens, int32_t vocabulary) {
  return std::all_of(tokens.begin(), tokens.end(),
                     [=](int32_t token) { return InRange(token, vocabulary); });
}

absl::Status CheckMasks(const DrawBatch& draw, const BatchLimits& limits) {
  const int64_t least = WordsOfMask(draw.vocabulary_tokens);
  const int64_t most = WordsOfMask(limits.vocabulary);
  for (const DrawRow& row : draw.rows) {
    const int32_t words = row.mask.end - row.mask.begin;
    if (words == 0 || (words >= least && words <= most)) continue;
    return Malformed("a draw's mask has ", words, " words, ", least, " to ", most, " are accepted");
  }
  return absl::OkStatus();
}

// `source` is what the draws read `logits_rows` rows of.
absl::Status CheckDraw(const DrawBatch& draw, absl::string_view source, int64_t logits_rows,
                       const BatchLimits& limits) {
  for (const DrawRow& row : draw.rows) {
    if (!InRange(row.logits_row, logits_rows)) {
      return Malformed("a draw reads row ", row.logits_row, " of ", logits_rows, " of ", source);
    }
    if (row.slot != -1 && !InRange(row.slot, limits.slots)) {
      return Malformed("a draw writes slot ", row.slot, " of ", limits.slots);
    }
    if (!row.draw && !InRange(row.score_token, limits.vocabulary)) {
      return Malformed("a draw scores token ", row.score_token, " of ", limits.vocabulary);
    }
    if (!Within(row.bias, draw.bias_tokens.size()) ||
        !Within(row.penalties, draw.penalty_tokens.size()) ||
        !Within(row.allowed, draw.allowed_tokens.size()) ||
        !Within(row.mask, draw.mask_words.size())) {
      return Malformed("a draw's ranges leave the batch's arrays");
    }
  }
  if (draw.bias_values.size() != draw.bias_tokens.size() ||
      draw.penalty_output_counts.size() != draw.penalty_tokens.size()) {
    return Malformed("arrays of bias or penalties differ in length");
  }
  if (!AreTokens(draw.bias_tokens, limits.vocabulary) ||
      !AreTokens(draw.penalty_tokens, limits.vocabulary) ||
      !AreTokens(draw.allowed_tokens, limits.vocabulary)) {
    return Malformed("bias, penalties or allow-list name tokens outside ", limits.vocabulary);
  }
  if (!draw.rows.empty() && !InRange(int64_t{draw.vocabulary_tokens} - 1, limits.vocabulary)) {
    return Malformed("draws from ", draw.vocabulary_tokens, " tokens of ", limits.vocabulary);
  }
  return CheckMasks(draw, limits);
}

absl::Status CheckKeptLogits(const ForwardBatch& batch, const BatchLimits& limits) {
  const int64_t logits_rows = LogitsRows(batch);
  std::vector<int32_t> slots;
  for (const KeptLogits& kept : batch.kept_logits) {
    if (!InRange(kept.logits_row, logits_rows) || !InRange(kept.slot, limits.kept_logits_slots)) {
      return Malformed("slot ", kept.slot, " of ", limits.kept_logits_slots, " keeps row ",
                       kept.logits_row, " of ", logits_rows, " of logits");
    }
    slots.push_back(kept.slot);
  }
  if (HasDuplicates(std::move(slots))) return Malformed("a slot keeps two rows of logits");
  return absl::OkStatus();
}

}  // namespace

int64_t LogitsRows(const ForwardBatch& batch) {
  int64_t rows = 0;
  for (const ForwardRow& row : batch.rows) rows += row.token_count - row.logits_from;
  return rows;
}

absl::Status CheckForwardBatch(const ForwardBatch& batch, const BatchLimits& limits) {
  if (!batch.rows.empty()) {
    LONGSPAN_RETURN_IF_ERROR(CheckRows(batch, limits));
  } else if (!batch.token_ids.empty() || !batch.page_ids.empty()) {
    return Malformed(batch.token_ids.size(), " tokens without rows");
  }
  LONGSPAN_RETURN_IF_ERROR(CheckCopies(batch, limits));
  LONGSPAN_RETURN_IF_ERROR(
      CheckDraw(batch.late_draw, "kept logits", limits.kept_logits_slots, limits));
  LONGSPAN_RETURN_IF_ERROR(CheckDraw(batch.draw, "logits", LogitsRows(batch), limits));
  return CheckKeptLogits(batch, limits);
}

}  // namespace longspan

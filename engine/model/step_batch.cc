#include "engine/model/step_batch.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <numeric>
#include <utility>

namespace longspan {
namespace {

bool IsCancelled(const ForwardRow& row) {
  return row.cancelled != nullptr && row.cancelled->load(std::memory_order_relaxed);
}

std::vector<int32_t> Ascending(size_t count) {
  std::vector<int32_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

}  // namespace

StepBatch::StepBatch(ForwardBatch batch)
    : batch_(std::move(batch)),
      row_numbers_(Ascending(batch_.rows.size())),
      draw_numbers_(Ascending(batch_.draw.rows.size())) {
  if (batch_.rows.empty()) batch_.page_offsets = {0};
  FillArrays();
}

void StepBatch::FillArrays() {
  token_offsets_ = {0};
  first_positions_.clear();
  slots_.clear();
  attends_densely_.clear();
  rotates_long_.clear();
  for (const ForwardRow& row : batch_.rows) {
    token_offsets_.push_back(token_offsets_.back() + row.token_count);
    first_positions_.push_back(row.first_position);
    slots_.push_back(row.slot);
    attends_densely_.push_back(row.attends_densely ? 1 : 0);
    rotates_long_.push_back(row.rotates_long ? 1 : 0);
  }
}

RaggedBatch StepBatch::Ragged() const {
  return {token_offsets_,  first_positions_, slots_,        batch_.page_offsets,
          batch_.page_ids, attends_densely_, batch_.groups, rotates_long_};
}

std::vector<int32_t> StepBatch::LogitsTokens() const {
  std::vector<int32_t> tokens;
  for (size_t i = 0; i < batch_.rows.size(); ++i) {
    const ForwardRow& row = batch_.rows[i];
    for (int32_t token = row.logits_from; token < row.token_count; ++token) {
      tokens.push_back(token_offsets_[i] + token);
    }
  }
  return tokens;
}

bool StepBatch::HasCancelled() const {
  return std::any_of(batch_.rows.begin(), batch_.rows.end(), IsCancelled);
}

bool StepBatch::AllCancelled() const {
  return std::all_of(batch_.rows.begin(), batch_.rows.end(), IsCancelled);
}

std::vector<TokenMove> StepBatch::RemoveCancelled() {
  ForwardBatch before = std::exchange(batch_, {});
  const std::vector<int32_t> numbers = std::exchange(row_numbers_, {});
  batch_.page_offsets = {0};
  batch_.groups = before.groups;
  std::vector<std::vector<int32_t>> page_ids(before.groups);
  std::vector<TokenMove> moves;
  std::vector<int32_t> logits_rows;
  int32_t kept_logits = 0;
  for (size_t i = 0; i < before.rows.size(); ++i) {
    const ForwardRow& row = before.rows[i];
    const bool stays = !IsCancelled(row);  // looked at once: another thread sets it
    for (int32_t token = row.logits_from; token < row.token_count; ++token) {
      logits_rows.push_back(stays ? kept_logits++ : -1);
    }
    if (!stays) {
      cut_rows_.push_back(numbers[i]);
      continue;
    }
    const auto destination = static_cast<int32_t>(batch_.token_ids.size());
    if (token_offsets_[i] > destination) {
      moves.push_back({token_offsets_[i], destination, row.token_count});
    }
    const auto tokens = before.token_ids.begin() + token_offsets_[i];
    batch_.rows.push_back(row);
    batch_.token_ids.insert(batch_.token_ids.end(), tokens, tokens + row.token_count);
    for (int32_t group = 0; group < before.groups; ++group) {
      const auto pages = before.pages(static_cast<int32_t>(i), group);
      page_ids[group].insert(page_ids[group].end(), pages.begin(), pages.end());
    }
    batch_.page_offsets.push_back(static_cast<int32_t>(page_ids[0].size()));
    row_numbers_.push_back(numbers[i]);
  }
  batch_.page_ids = Joined(std::move(page_ids));
  std::sort(cut_rows_.begin(), cut_rows_.end());
  const std::vector<DrawRow> draws = std::exchange(before.draw.rows, {});
  batch_.draw = std::move(before.draw);  // its flat arrays serve the draws that are left
  batch_.late_draw = std::move(before.late_draw);
  KeepDraws(draws, logits_rows);
  KeepLogits(before.kept_logits, logits_rows);
  FillArrays();
  return moves;
}

void StepBatch::KeepDraws(const std::vector<DrawRow>& draws,
                          const std::vector<int32_t>& logits_rows) {
  const std::vector<int32_t> numbers = std::exchange(draw_numbers_, {});
  for (size_t i = 0; i < draws.size(); ++i) {
    const int32_t logits_row = logits_rows[draws[i].logits_row];
    if (logits_row < 0) continue;
    batch_.draw.rows.push_back(draws[i]);
    batch_.draw.rows.back().logits_row = logits_row;
    draw_numbers_.push_back(numbers[i]);
  }
}

void StepBatch::KeepLogits(const std::vector<KeptLogits>& kept,
                           const std::vector<int32_t>& logits_rows) {
  for (const KeptLogits& row : kept) {
    const int32_t logits_row = logits_rows[row.logits_row];
    if (logits_row >= 0) batch_.kept_logits.push_back({logits_row, row.slot});
  }
}

}  // namespace longspan

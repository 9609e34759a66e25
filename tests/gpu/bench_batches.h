// Steps of benchmarks that drive a runner by itself: chunks of one prompt, and rows of a token
// each.
#pragma once

#include <cstdint>

#include "engine/model/forward_batch.h"
#include "kernels/kv_layout.h"

namespace longspan {

// Page p of row r of `rows` is p * rows + r.
inline void AddPages(ForwardBatch& batch, int row, int rows, int64_t tokens) {
  for (int64_t page = 0; page < PagesForTokens(tokens); ++page) {
    batch.page_ids.push_back(static_cast<int32_t>(page * rows + row));
  }
  batch.page_offsets.push_back(static_cast<int32_t>(batch.page_ids.size()));
}

// Tokens [begin, begin + count) of a prompt whose pages stand one behind the other. The last chunk
// draws.
inline ForwardBatch ChunkOfPrompt(int64_t begin, int32_t count, bool is_last, int32_t vocabulary) {
  ForwardBatch batch;
  batch.page_offsets = {0};
  batch.draw.vocabulary_tokens = vocabulary;
  ForwardRow row = {.sequence = 0, .slot = 0, .first_position = begin, .token_count = count};
  row.logits_from = is_last ? count - 1 : count;
  batch.rows.push_back(row);
  for (int32_t i = 0; i < count; ++i) {
    batch.token_ids.push_back(static_cast<int32_t>((begin + i) * 7919 % 128000));
  }
  AddPages(batch, 0, 1, begin + count);
  if (is_last) batch.draw.rows.push_back({.logits_row = 0, .slot = 0, .temperature = 0.0F});
  return batch;
}

// A token a row, of `rows` out of `page_rows`: the first one, or what was drawn before. Rows are a
// few tokens apart, so that they do not complete sub-blocks together.
inline ForwardBatch DecodeStep(int rows, int page_rows, int64_t position, bool first,
                               int32_t vocabulary) {
  ForwardBatch batch;
  batch.page_offsets = {0};
  batch.draw.vocabulary_tokens = vocabulary;
  for (int32_t row = 0; row < rows; ++row) {
    const int64_t own = position + 5 * row;
    batch.rows.push_back({.sequence = row, .slot = row, .first_position = own, .token_count = 1});
    batch.token_ids.push_back(first ? 1 : -1 - row);
    AddPages(batch, row, page_rows, own + 1);
    batch.draw.rows.push_back({.logits_row = row, .slot = row, .temperature = 0.0F});
  }
  return batch;
}

}  // namespace longspan

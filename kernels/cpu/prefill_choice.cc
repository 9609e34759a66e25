#include "kernels/cpu/prefill_choice.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "kernels/cpu/attention_loops/product.h"
#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/query_blocks.h"
#include "kernels/cpu/reads_per_thread.h"
#include "kernels/cpu/tile_loader.h"

namespace longspan::cpu {
namespace {

constexpr uint64_t kAllColumns = ~uint64_t{0};

void KeepPositions(int64_t begin, int64_t end, uint64_t* pages) {
  for (int64_t page = PageOfToken(begin); page * kPageTokens < end; ++page) {
    pages[page] |= ColumnsOf(page, begin, end);
  }
}

// Key tiles with the most mass first, and how many of them are needed.
std::vector<int32_t> FewestWith(double kept_mass, absl::Span<const float> masses) {
  std::vector<int32_t> order(masses.size());
  std::iota(order.begin(), order.end(), 0);
  const double wanted = kept_mass * std::accumulate(masses.begin(), masses.end(), 0.0);
  if (!std::isfinite(wanted)) return order;  // scores beyond fp32 estimate nothing
  std::stable_sort(order.begin(), order.end(),
                   [&](int32_t a, int32_t b) { return masses[a] > masses[b]; });
  double mass = 0;
  size_t count = 0;
  while (count < order.size() && mass < wanted) mass += masses[order[count++]];
  order.resize(count);
  return order;
}

// masses[e] += share * softmax(scale * scores)[e]
void AddSoftmax(absl::Span<float> scores, float scale, float share, absl::Span<float> masses) {
  const float most = *std::max_element(scores.begin(), scores.end());
  double sum = 0;
  for (float& score : scores) {
    score = std::exp((score - most) * scale);
    sum += score;
  }
  const auto factor = static_cast<float>(share / sum);
  for (size_t e = 0; e < scores.size(); ++e) masses[e] += scores[e] * factor;
}

// The mean over `count` rows, `stride` floats from one to the next.
void MeanOf(const float* rows, int64_t count, int64_t stride, int64_t floats, float* mean) {
  std::fill_n(mean, floats, 0.0F);
  for (int64_t i = 0; i < count; ++i, rows += stride) {
    for (int64_t e = 0; e < floats; ++e) mean[e] += rows[e];
  }
  const float share = 1.0F / static_cast<float>(count);
  for (int64_t e = 0; e < floats; ++e) mean[e] *= share;
}

}  // namespace

int64_t KeepKeyTiles(const SparsePrefillParams& params, absl::Span<const float> masses,
                     uint64_t* pages) {
  const int64_t tokens = params.key_tile_tokens;
  const int64_t end = static_cast<int64_t>(masses.size()) * tokens;
  std::fill_n(pages, PagesForTokens(end), 0);
  for (const int32_t tile : FewestWith(params.kept_mass, masses)) {
    KeepPositions(tile * tokens, (tile + 1) * tokens, pages);
  }
  // Whole key tiles.
  const int64_t first_tiles = (params.first_tokens + tokens - 1) / tokens;
  const int64_t recent_tiles = (params.recent_tokens + tokens - 1) / tokens;
  KeepPositions(0, std::min(end, first_tiles * tokens), pages);
  KeepPositions(std::max<int64_t>(0, end - recent_tiles * tokens), end, pages);
  int64_t kept = 0;
  for (int64_t page = 0; page < PagesForTokens(end); ++page) kept += std::popcount(pages[page]);
  return kept / tokens;
}

PrefillChoice::PrefillChoice(const TileAttendArgs& args, ThreadPool& pool, StepReads& reads)
    : args_(args), layout_(*args.kv.layout), params_(*layout_.prefill) {
  for (int row = 0; row < args.batch->rows(); ++row) AddRow(row);
  if (tiles_.empty()) return;
  columns_.resize(words_);
  ReadsPerThread thread_reads(pool.threads(), args.batch->rows());
  const int kv_heads = layout_.kv_heads;
  pool.ParallelFor(static_cast<int64_t>(tiles_.size()) * kv_heads, [&](int64_t task, int thread) {
    Choose(tiles_[task / kv_heads], static_cast<int>(task % kv_heads), thread_reads.of(thread));
  });
  thread_reads.AddTo(reads);
}

void PrefillChoice::AddRow(int row) {
  const RaggedBatch& batch = *args_.batch;
  RowTiles& tiles = rows_.emplace_back();
  tiles.first = static_cast<int64_t>(tiles_.size());
  if (!Includes(batch, row, Rows::kSparse)) return;
  const int64_t first = batch.first_positions[row];
  const int64_t tokens = params_.query_tile_tokens;
  int64_t begin = params_.TileBegin(first + tokens - 1);
  while (!params_.IsSparse(begin)) begin += tokens;
  tiles.begin = tiles.end = begin;
  for (; tiles.end + tokens <= batch.length_tokens(row); tiles.end += tokens) {
    tiles_.push_back({row, tiles.end, batch.token_offsets[row] + tiles.end - first, words_});
    words_ += layout_.kv_heads * PageOfToken(tiles.end);
  }
}

void PrefillChoice::Choose(const SparseTile& tile, int kv_head, StepReads& reads) {
  if (tile.begin == 0) return;
  const std::vector<float> masses = Masses(tile, kv_head, reads);
  reads.key_tiles_kept += KeepKeyTiles(params_, masses, &columns_[FirstWord(tile, kv_head)]);
  reads.key_tiles_seen += static_cast<int64_t>(masses.size());
}

std::vector<float> PrefillChoice::Masses(const SparseTile& tile, int kv_head,
                                         StepReads& reads) const {
  const RaggedBatch& batch = *args_.batch;
  const int head_dim = layout_.head_dim;
  const int64_t query_heads = args_.q.shape[1];
  const int64_t group = query_heads / layout_.kv_heads;
  const int64_t entries = tile.begin / params_.key_tile_tokens;
  const int64_t entry_tiles = (entries + kTileColumns - 1) / kTileColumns;
  AttentionScratch& scratch = ThreadScratch();
  float* means = scratch.inputs.AtLeast(group * head_dim);
  const float* queries =
      args_.q.as<float>() + (tile.first_token * query_heads + kv_head * group) * head_dim;
  MeanOf(queries, params_.query_tile_tokens, query_heads * head_dim, group * head_dim, means);

  const int64_t columns = entry_tiles * kTileColumns;
  float* scores = scratch.block_scores.AtLeast(group * columns);
  std::vector<const float*> rows;
  for (int64_t head = 0; head < group; ++head) rows.push_back(means + head * head_dim);
  TileLoader loader(args_.kv, batch.pages(tile.row, args_.kv.group), batch.length_tokens(tile.row),
                    kv_head, scratch);
  std::vector<float*> outputs(group);
  for (int64_t entry_tile = 0; entry_tile < entry_tiles; ++entry_tile) {
    for (int64_t head = 0; head < group; ++head) {
      outputs[head] = scores + head * columns + entry_tile * kTileColumns;
    }
    Product(rows, head_dim, loader.Means(entry_tile), kTileColumns, absl::MakeSpan(outputs));
  }
  reads.summary_bytes += EntryBytes(layout_, entries, false);
  std::vector<float> masses(entries);
  const float scale = 1.0F / std::sqrt(static_cast<float>(head_dim));
  for (int64_t head = 0; head < group; ++head) {
    AddSoftmax(absl::MakeSpan(scores + head * columns, entries), scale,
               1.0F / static_cast<float>(group), absl::MakeSpan(masses));
  }
  return masses;
}

bool PrefillChoice::IsSparse(int row, int64_t position) const {
  return position >= rows_[row].begin && position < rows_[row].end;
}

const PrefillChoice::SparseTile& PrefillChoice::TileOf(int row, int64_t position) const {
  const RowTiles& tiles = rows_[row];
  return tiles_[tiles.first + (position - tiles.begin) / params_.query_tile_tokens];
}

int64_t PrefillChoice::FirstWord(const SparseTile& tile, int kv_head) const {
  return tile.first_word + kv_head * PageOfToken(tile.begin);
}

uint64_t PrefillChoice::Columns(int row, int64_t position, int kv_head, int64_t page) const {
  if (!IsSparse(row, position)) return kAllColumns;
  const SparseTile& tile = TileOf(row, position);
  return page < PageOfToken(tile.begin) ? columns_[FirstWord(tile, kv_head) + page] : kAllColumns;
}

int64_t PrefillChoice::KeptTokens(int row, int64_t tile_begin, int kv_head) const {
  const SparseTile& tile = TileOf(row, tile_begin);
  int64_t tokens = 0;
  for (int64_t page = 0; page < PageOfToken(tile.begin); ++page) {
    tokens += std::popcount(columns_[FirstWord(tile, kv_head) + page]);
  }
  return tokens;
}

}  // namespace longspan::cpu

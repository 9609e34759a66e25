#include "kernels/cuda/attention/step_reads.h"

#include <algorithm>
#include <cstdint>

namespace longspan::cuda {
namespace {

constexpr int64_t kQueriesPerLoad = 64;

bool IsSparse(const RaggedBatch& batch, int row) { return batch.attends_densely[row] == 0; }

bool TakesPart(const RaggedBatch& batch, int row, const DenseCalls& calls) {
  return calls.all_rows || !IsSparse(batch, row);
}

// first + (first + 1) + … + last; 0 if there are none.
int64_t SumOf(int64_t first, int64_t last) {
  return last < first ? 0 : (first + last) * (last - first + 1) / 2;
}

// Key and value of one token and KV head.
int64_t TokenBytes(const KvLayout& layout) { return layout.kv_bytes_per_token(); }

int64_t EntryBytes(const KvLayout& layout) {
  const bool has_two =
      layout.nsa.compressed_branch || layout.nsa.compress == NsaCompress::kMeanAndDeviation;
  const int64_t parts = has_two ? 2 : 1;
  return parts * layout.head_dim * static_cast<int64_t>(SizeBytes(layout.summary_dtype));
}

// Blocks that a query in block `own` chooses: block_choice has the rule.
int64_t ChosenBlocks(const NsaParams& nsa, int64_t own) {
  const int64_t n = nsa.BlocksChosenFrom(own);
  if (own < n) return own + 1;
  if (nsa.selection != NsaSelection::kChunkHalf || nsa.block_tokens >= 2 * n) return n;
  const int64_t chunk_start = own - own % nsa.block_tokens;
  return std::min(n / 2, chunk_start) + std::min(n / 2, own - chunk_start + 1);
}

// Of one query and KV head.
int64_t SelectedTokens(const NsaParams& nsa, int64_t position) {
  if (!nsa.selected_branch) return 0;
  const int64_t own = position / nsa.block_tokens;
  return (ChosenBlocks(nsa, own) - 1) * nsa.block_tokens + position % nsa.block_tokens + 1;
}

int64_t WindowOnlyTokens(const NsaParams& nsa, int64_t position) {
  const int64_t end = position + 1;
  const int64_t begin = std::max<int64_t>(0, end - nsa.window_span_tokens());
  if (!nsa.selected_branch) return end - begin;
  const int64_t own = position / nsa.block_tokens;
  if (own < nsa.BlocksChosenFrom(own)) return 0;
  const int64_t local_begin = (own - nsa.local_blocks + 1) * nsa.block_tokens;
  return std::max<int64_t>(0, local_begin - begin);
}

// What is loaded of `tokens` asked for in all, when neighbours share what they load.
int64_t Loaded(int64_t tokens, int queries, int64_t length_tokens) {
  const int64_t loads = (queries + kQueriesPerLoad - 1) / kQueriesPerLoad;
  return std::min(tokens, loads * length_tokens);
}

// Compressed entries that a query reads, of one KV head. A choice by means and deviations reads
// those of blocks that are not local, if not all are chosen.
int64_t EntriesRead(int64_t position, const NsaParams& nsa) {
  if (nsa.compress != NsaCompress::kMeanAndDeviation) {
    return EntriesVisibleFrom(position, nsa).count();
  }
  const int64_t own = position / nsa.block_tokens;
  return own < nsa.BlocksChosenFrom(own) ? 0 : own - nsa.local_blocks + 1;
}

// The same of the queries of a row.
int64_t SeenEntries(const RaggedBatch& batch, int row, const NsaParams& nsa) {
  int64_t entries = 0;
  for (int i = 0; i < batch.token_count(row); ++i) {
    entries += EntriesRead(batch.first_positions[row] + i, nsa);
  }
  return entries;
}

// How often the queries of a tile load what all of them attend to.
int64_t LoadsOfTile(const SparsePrefillParams& params) {
  return params.query_tile_tokens / kQueriesPerLoad;
}

// What a row loads of the summaries, of all KV heads.
int64_t LoadedSummaryBytes(const RaggedBatch& batch, int row, const KvLayout& layout) {
  const int64_t last = EntriesRead(batch.length_tokens(row) - 1, layout.nsa);
  return Loaded(SeenEntries(batch, row, layout.nsa), batch.token_count(row), last) *
         layout.kv_heads * EntryBytes(layout);
}

// The blocks that one query and KV head selects, by why; a block forced twice counts as a sink.
void CountBlocks(const NsaParams& nsa, int64_t position, int64_t times, SelectedBlocks& blocks) {
  if (!nsa.selected_branch) return;
  const int64_t own = position / nsa.block_tokens;
  const int64_t count = ChosenBlocks(nsa, own);
  const int64_t sink = std::min<int64_t>(nsa.initial_blocks, count);
  const int64_t local = std::min<int64_t>(nsa.local_blocks, count - sink);
  blocks.sink += sink * times;
  blocks.local += local * times;
  (own < nsa.BlocksChosenFrom(own) ? blocks.all : blocks.scored) += (count - sink - local) * times;
}

}  // namespace

void WalkedLayers::Add(const WalkedRows& walked) {
  ++layers_;
  ++chunks_[static_cast<size_t>(walked.chunks)];
  ++singles_[static_cast<size_t>(walked.singles)];
}

WalkedLayers& WalkedLayers::operator+=(const WalkedLayers& other) {
  layers_ += other.layers_;
  for (int path = 0; path < kAttentionPaths; ++path) {
    chunks_[path] += other.chunks_[path];
    singles_[path] += other.singles_[path];
  }
  return *this;
}

WalkedLayers& AttentionCalls::Dense(bool all_rows, int64_t window_tokens) {
  for (DenseCalls& calls : dense) {
    if (calls.all_rows == all_rows && calls.window_tokens == window_tokens) return calls.walked;
  }
  return dense.emplace_back(DenseCalls{all_rows, window_tokens, {}}).walked;
}

AttentionCalls& AttentionCalls::operator+=(const AttentionCalls& other) {
  if (other.layout != nullptr) layout = other.layout;
  select += other.select;
  attend += other.attend;
  tiles += other.tiles;
  home_appends += other.home_appends;
  for (const DenseCalls& calls : other.dense) {
    Dense(calls.all_rows, calls.window_tokens) += calls.walked;
  }
  return *this;
}

StepReads CountReads(const RaggedBatch& batch, const AttentionCalls& calls) {
  StepReads reads;
  reads.rows.resize(batch.rows());
  if (calls.layout == nullptr) return reads;
  const KvLayout& layout = *calls.layout;
  reads.home_written_bytes =
      calls.home_appends * batch.tokens() * layout.kv_heads * layout.kv_bytes_per_token();
  const int64_t attended = calls.attend.layers();
  if (calls.select > 0) CountSelect(batch, layout, calls.select, reads);
  if (attended > 0) CountAttend(batch, layout, attended, reads);
  CountPaths(
      batch, calls.attend, [&](int row) { return IsSparse(batch, row); }, reads);
  if (calls.tiles.layers() > 0) CountTiles(batch, layout, calls.tiles.layers(), reads);
  CountPaths(
      batch, calls.tiles, [&](int row) { return IsSparse(batch, row); }, reads);
  for (const DenseCalls& dense : calls.dense) {
    CountDense(batch, layout, dense, reads);
    CountPaths(
        batch, dense.walked, [&](int row) { return TakesPart(batch, row, dense); }, reads);
  }
  return reads;
}

void CountSelect(const RaggedBatch& batch, const KvLayout& layout, int64_t layers,
                 StepReads& reads) {
  if (!layout.nsa.compressed_branch && !layout.nsa.selected_branch) return;
  for (int row = 0; row < batch.rows(); ++row) {
    if (!IsSparse(batch, row)) continue;
    reads.rows[row].compressed_entries +=
        SeenEntries(batch, row, layout.nsa) * layout.kv_heads * layers;
    reads.summary_bytes += LoadedSummaryBytes(batch, row, layout) * layers;
  }
}

void CountAttend(const RaggedBatch& batch, const KvLayout& layout, int64_t layers,
                 StepReads& reads) {
  const int64_t heads = layout.kv_heads * layers;
  for (int row = 0; row < batch.rows(); ++row) {
    if (!IsSparse(batch, row)) continue;
    int64_t selected = 0;
    int64_t window = 0;
    int64_t visible = 0;
    for (int i = 0; i < batch.token_count(row); ++i) {
      const int64_t position = batch.first_positions[row] + i;
      selected += SelectedTokens(layout.nsa, position);
      window += WindowOnlyTokens(layout.nsa, position);
      visible += position + 1;
      CountBlocks(layout.nsa, position, heads, reads.blocks);
    }
    RowReads& counts = reads.rows[row];
    counts.selected_tokens += selected * heads;
    counts.window_tokens += window * heads;
    counts.visible_tokens += visible * heads;
    const int queries = batch.token_count(row);
    const int64_t length = batch.length_tokens(row);
    const int64_t token_bytes = heads * TokenBytes(layout);
    const int64_t selected_bytes = Loaded(selected, queries, length) * token_bytes;
    const int64_t window_bytes = Loaded(window, queries, length) * token_bytes;
    reads.selected_bytes += selected_bytes;
    reads.window_bytes += window_bytes;
    const int64_t dense_bytes = Loaded(visible, queries, length) * token_bytes;
    reads.avoided_bytes +=
        std::max<int64_t>(0, dense_bytes - selected_bytes - window_bytes -
                                 LoadedSummaryBytes(batch, row, layout) * layers);
  }
}

void CountTiles(const RaggedBatch& batch, const KvLayout& layout, int64_t layers,
                StepReads& reads) {
  const SparsePrefillParams& params = *layout.prefill;
  const int64_t heads = layout.kv_heads * layers;
  const int64_t head_bytes = heads * TokenBytes(layout);
  const int64_t tile = params.query_tile_tokens;
  for (int row = 0; row < batch.rows(); ++row) {
    if (!IsSparse(batch, row)) continue;
    const int64_t first = batch.first_positions[row];
    const int64_t length = batch.length_tokens(row);
    const int64_t visible = SumOf(first + 1, length);
    RowReads& counts = reads.rows[row];
    counts.visible_tokens += visible * heads;
    int64_t before = 0;  // of sparse query tiles: tokens before them,
    int64_t seen = 0;    // and what their queries see
    int64_t tiles = 0;
    for (int64_t begin = params.TileBegin(first + tile - 1); begin + tile <= length;
         begin += tile) {
      if (!params.IsSparse(begin)) continue;
      before += begin;
      seen += SumOf(begin + 1, begin + tile);
      ++tiles;
    }
    counts.dense_tokens += (visible - seen) * heads;
    counts.selected_tokens += tiles * SumOf(1, tile) * heads;
    reads.key_tiles_seen += before / params.key_tile_tokens * heads;
    const auto others = static_cast<int>(batch.token_count(row) - tiles * tile);
    reads.dense_bytes += Loaded(visible - seen, others, length) * head_bytes;
    reads.selected_bytes += LoadsOfTile(params) * tiles * tile * head_bytes;
    reads.avoided_bytes += LoadsOfTile(params) * before * head_bytes;
    reads.summary_bytes += before / params.key_tile_tokens * heads * EntryBytes(layout);
  }
}

void CountKeptTiles(const KvLayout& layout, absl::Span<const unsigned long long> of_rows,
                    StepReads& reads) {
  const SparsePrefillParams& params = *layout.prefill;
  for (size_t row = 0; row < of_rows.size(); ++row) {
    const auto kept = static_cast<int64_t>(of_rows[row]);
    const int64_t tokens = kept * params.key_tile_tokens;
    reads.key_tiles_kept += kept;
    reads.rows[row].selected_tokens += tokens * params.query_tile_tokens;
    const int64_t bytes = LoadsOfTile(params) * tokens * TokenBytes(layout);
    reads.selected_bytes += bytes;
    reads.avoided_bytes -= bytes;
  }
}

void CountPaths(const RaggedBatch& batch, const WalkedLayers& walked,
                absl::FunctionRef<bool(int row)> takes_part, StepReads& reads) {
  if (walked.layers() == 0) return;
  int64_t chunks = 0;
  int64_t singles = 0;
  for (int row = 0; row < batch.rows(); ++row) {
    if (takes_part(row)) ++(batch.token_count(row) == 1 ? singles : chunks);
  }
  for (int i = 0; i < kAttentionPaths; ++i) {
    const auto path = static_cast<AttentionPath>(i);
    reads.CountRows(path, chunks * walked.chunks(path) + singles * walked.singles(path));
  }
}

void CountDense(const RaggedBatch& batch, const KvLayout& layout, const DenseCalls& calls,
                StepReads& reads) {
  const int64_t heads = layout.kv_heads * calls.walked.layers();
  const int64_t window = calls.window_tokens;
  for (int row = 0; row < batch.rows(); ++row) {
    if (!TakesPart(batch, row, calls)) continue;
    const int queries = batch.token_count(row);
    const int64_t length = batch.length_tokens(row);
    const int64_t first_length = batch.first_positions[row] + 1;  // of its first query
    const int64_t visible = SumOf(first_length, length);
    const int64_t visible_bytes = Loaded(visible, queries, length) * heads * TokenBytes(layout);
    RowReads& counts = reads.rows[row];
    counts.visible_tokens += visible * heads;
    if (window == 0) {
      counts.dense_tokens += visible * heads;
      reads.dense_bytes += visible_bytes;
      continue;
    }
    const int64_t seen =
        visible - SumOf(std::max<int64_t>(0, first_length - window), length - window);
    const int64_t window_bytes =
        Loaded(seen, queries, std::min(length, window + kQueriesPerLoad - 1)) * heads *
        TokenBytes(layout);
    counts.window_tokens += seen * heads;
    reads.window_bytes += window_bytes;
    reads.avoided_bytes += visible_bytes - window_bytes;
  }
}

}  // namespace longspan::cuda

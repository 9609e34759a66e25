#include "kernels/cpu/nsa_select.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "kernels/cpu/attention_loops/add_scaled_columns.h"
#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/block_choice.h"
#include "kernels/cpu/deviation_select.h"
#include "kernels/cpu/query_blocks.h"
#include "kernels/cpu/split_run.h"
#include "kernels/cpu/tile_loader.h"

namespace longspan::cpu {
namespace {

// Query heads that share a load of a tile.
constexpr int kRowsPerTile = 64;
// Probabilities that a block of queries may keep, so that they stay in a core's cache.
constexpr int64_t kProbabilityFloats = 128 << 10;

// The heads of one KV head for a block of queries. Row r is query r / G, head r % G of the group.
class SelectTask {
 public:
  SelectTask(const NsaSelectArgs& args, const QueryBlock& block, int kv_head)
      : args_(args),
        layout_(*args.kv.layout),
        nsa_(layout_.nsa),
        block_(block),
        kv_head_(kv_head),
        head_dim_(layout_.head_dim),
        query_heads_(static_cast<int>(args.q.shape[1])),
        group_(query_heads_ / layout_.kv_heads),
        with_output_(args.output.data != nullptr),
        tiles_((VisibleEnd(block.count - 1) + kTileColumns - 1) / kTileColumns) {
    const int64_t last_block = block.last_position() / nsa_.block_tokens;
    const bool must_choose = nsa_.selected_branch && last_block >= nsa_.selected_blocks;
    if (!with_output_ && !must_choose) tiles_ = 0;
  }

  int64_t Floats(bool split) const {
    const int64_t maxima = (rows() * tiles_ + 15) / 16 * 16;
    return States(split) * StateFloats(head_dim_) + rows() * tiles_ * kTileColumns + maxima;
  }

  void UseMemory(float* memory, bool split) {
    states_ = memory;
    tile_stride_ = split ? rows() * StateFloats(head_dim_) : 0;
    probabilities_ = memory + States(split) * StateFloats(head_dim_);
    maxima_ = probabilities_ + rows() * tiles_ * kTileColumns;
    ClearStates(0);
  }

  void Walk(int part, int parts, StepReads& reads) const {
    AttentionScratch& scratch = ThreadScratch();
    const RaggedBatch& batch = *args_.batch;
    TileLoader loader(args_.kv, batch.pages(block_.row, args_.kv.group),
                      batch.length_tokens(block_.row), kv_head_, scratch);
    const float scale = 1.0F / std::sqrt(static_cast<float>(head_dim_));
    const Share tiles = ShareOf(tiles_, part, parts);
    for (int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      if (tile_stride_ != 0) ClearStates(tile);
      scratch.rows.clear();
      for (int64_t row = 0; row < rows(); ++row) AddRow(tile, row, scratch.rows);
      const auto tile_rows = static_cast<int64_t>(scratch.rows.size());
      Tile loaded = loader.Entries(tile, tile_rows, with_output_);
      if (tile + 1 < tiles.end) loader.FetchEntries(tile + 1, loaded);
      AttendTile(loaded, scale, scratch.rows);
      reads.summary_bytes += loader.EntryBytes(tile, with_output_);
    }
  }

  // The states of all tiles into those of tile 0, in ascending order.
  void MergeParts() const {
    for (int64_t tile = 1; tile < tiles_; ++tile) {
      for (int64_t row = 0; row < rows(); ++row) {
        if (StateSum(State(tile, row), head_dim_) == 0.0F) continue;
        MergeState(State(tile, row), head_dim_, State(0, row));
      }
    }
  }

  void Finish(StepReads& reads) const {
    for (int query = 0; query < block_.count; ++query) {
      if (with_output_) WriteOutput(query);
      Choose(query);
      if (tiles_ > 0) reads.rows[block_.row].compressed_entries += VisibleCount(query);
    }
  }

 private:
  int64_t rows() const { return int64_t{block_.count} * group_; }
  int64_t States(bool split) const { return rows() * (split ? std::max<int64_t>(1, tiles_) : 1); }
  void ClearStates(int64_t tile) const {
    for (int64_t row = 0; row < rows(); ++row) ClearState(State(tile, row), head_dim_);
  }
  int64_t Position(int query) const { return block_.first_position + query; }
  int64_t VisibleEnd(int query) const {
    return EntriesVisibleFrom(Position(query), nsa_).end_entry;
  }
  int64_t VisibleCount(int query) const {
    return EntriesVisibleFrom(Position(query), nsa_).count();
  }
  float* State(int64_t tile, int64_t row) const {
    return states_ + tile * tile_stride_ + row * StateFloats(head_dim_);
  }
  // [rows, tiles, 64]
  float* Probabilities(int64_t row, int64_t tile) const {
    return probabilities_ + (row * tiles_ + tile) * kTileColumns;
  }
  int64_t FlatHead(int query, int head_in_group) const {
    return (block_.first_token + query) * query_heads_ + kv_head_ * group_ + head_in_group;
  }

  void AddRow(int64_t tile, int64_t row, std::vector<TileRow>& tile_rows) const {
    const int query = static_cast<int>(row / group_);
    const VisibleEntries visible = EntriesVisibleFrom(Position(query), nsa_);
    TileRow tile_row;
    tile_row.columns = ColumnsOf(tile, visible.first_entry, visible.end_entry);
    if (tile_row.columns == 0) return;
    tile_row.query =
        args_.q.as<float>() + FlatHead(query, static_cast<int>(row % group_)) * head_dim_;
    tile_row.state = State(tile, row);
    tile_row.probabilities = Probabilities(row, tile);
    tile_row.maximum = maxima_ + row * tiles_ + tile;
    tile_rows.push_back(tile_row);
  }

  void WriteOutput(int query) const {
    for (int head = 0; head < group_; ++head) {
      float* output = args_.output.as<float>() + FlatHead(query, head) * head_dim_;
      if (VisibleCount(query) == 0) {
        std::fill(output, output + head_dim_, 0.0F);
        continue;
      }
      float* state = State(0, query * group_ + head);
      const float share = 1.0F / StateSum(state, head_dim_);
      for (int e = 0; e < head_dim_; ++e) output[e] = state[e] * share;
    }
  }

  void Choose(int query) const {
    const int n = nsa_.selected_blocks;
    int32_t* chosen = args_.selected.as<int32_t>() +
                      ((block_.first_token + query) * layout_.kv_heads + kv_head_) * n;
    if (!nsa_.selected_branch) {
      std::fill(chosen, chosen + n, -1);
      return;
    }
    const int64_t own_block = Position(query) / nsa_.block_tokens;
    float* scores = nullptr;
    if (own_block >= n) {
      scores = ThreadScratch().block_scores.AtLeast(own_block + 1);
      PoolBlocks(nsa_, Importance(query, own_block), own_block, scores);
    }
    ChooseBlocks(nsa_, scores, own_block, chosen);
  }

  // P[e]: probabilities summed over the heads of the group, ascending; zero where not visible.
  const float* Importance(int query, int64_t own_block) const {
    const VisibleEntries visible = EntriesVisibleFrom(Position(query), nsa_);
    const int64_t query_tiles = (visible.end_entry + kTileColumns - 1) / kTileColumns;
    const int64_t floats = std::max(PooledEntries(nsa_, own_block), query_tiles * kTileColumns);
    float* importance = ThreadScratch().importance.AtLeast(floats);
    std::fill(importance, importance + floats, 0.0F);
    if (visible.count() == 0) return importance;
    for (int head = 0; head < group_; ++head) {
      const int64_t row = query * group_ + head;
      float* state = State(0, row);
      const float maximum = StateMaximum(state, head_dim_);
      const float share = 1.0F / StateSum(state, head_dim_);
      for (int64_t tile = 0; tile < query_tiles; ++tile) {
        const float factor = std::exp(maxima_[row * tiles_ + tile] - maximum) * share;
        AddScaledColumns(Probabilities(row, tile), factor, importance + tile * kTileColumns);
      }
    }
    return importance;
  }

  const NsaSelectArgs& args_;
  const KvLayout& layout_;
  const NsaParams& nsa_;
  const QueryBlock& block_;
  const int kv_head_;
  const int head_dim_;
  const int query_heads_;
  const int group_;
  const bool with_output_;
  int64_t tiles_;
  float* states_ = nullptr;
  int64_t tile_stride_ = 0;
  float* probabilities_ = nullptr;
  float* maxima_ = nullptr;
};

// Rows that attend densely choose nothing and get no compressed output.
void ClearDenseRows(const NsaSelectArgs& args) {
  const RaggedBatch& batch = *args.batch;
  const int64_t per_token = args.selected.shape[1] * args.selected.shape[2];
  for (int row = 0; row < batch.rows(); ++row) {
    if (!Includes(batch, row, Rows::kDense)) continue;
    const int64_t begin = batch.token_offsets[row];
    const int64_t end = batch.token_offsets[row + 1];
    int32_t* chosen = args.selected.as<int32_t>();
    std::fill(chosen + begin * per_token, chosen + end * per_token, -1);
    if (args.output.data == nullptr) continue;
    const int64_t token_floats = args.output.shape[1] * args.output.shape[2];
    float* output = args.output.as<float>();
    std::fill(output + begin * token_floats, output + end * token_floats, 0.0F);
  }
}

// As many queries as share a tile well and keep their probabilities within bounds.
int QueriesPerBlock(const NsaSelectArgs& args) {
  const RaggedBatch& batch = *args.batch;
  const KvLayout& layout = *args.kv.layout;
  const int64_t group = args.q.shape[1] / layout.kv_heads;
  int64_t longest = 1;
  for (int row = 0; row < batch.rows(); ++row) {
    if (Includes(batch, row, Rows::kSparse)) longest = std::max(longest, batch.length_tokens(row));
  }
  const int64_t entries = longest / layout.nsa.stride_tokens + kTileColumns;
  const int64_t rows = std::min<int64_t>(kRowsPerTile, kProbabilityFloats / entries);
  return static_cast<int>(std::max<int64_t>(1, rows / group));
}

}  // namespace

void NsaSelect(const NsaSelectArgs& args, ThreadPool& pool, StepReads& reads) {
  ClearDenseRows(args);
  if (args.kv.layout->nsa.compress == NsaCompress::kMeanAndDeviation) {
    return SelectByDeviation(args, pool, reads);
  }
  const int kv_heads = args.kv.layout->kv_heads;
  const WorkPlan plan =
      PlanWork(*args.batch, Rows::kSparse, QueriesPerBlock(args), kv_heads, pool.threads());
  RunTasks(plan, kv_heads, pool, reads, args.batch->rows(),
           [&](const QueryBlock& block, int kv_head) { return SelectTask(args, block, kv_head); });
}

}  // namespace longspan::cpu

#include "kernels/cpu/deviation_select.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/cpu/attention_loops/product.h"
#include "kernels/cpu/attention_scratch.h"
#include "kernels/cpu/block_choice.h"
#include "kernels/cpu/query_blocks.h"
#include "kernels/cpu/split_run.h"
#include "kernels/cpu/tile_loader.h"

namespace longspan::cpu {
namespace {

// Query heads that share a load of a tile.
constexpr int kRowsPerProduct = 64;

// The heads of one KV head for a block of queries. Row r is query r / G, head r % G of the group.
class DeviationTask {
 public:
  DeviationTask(const NsaSelectArgs& args, const QueryBlock& block, int kv_head)
      : args_(args),
        layout_(*args.kv.layout),
        nsa_(layout_.nsa),
        block_(block),
        kv_head_(kv_head),
        group_(static_cast<int>(args.q.shape[1]) / layout_.kv_heads) {
    // Blocks from a query's first local one on are forced: nobody asks for their scores.
    const int64_t last_block = OwnBlock(block.count - 1);
    if (last_block < nsa_.BlocksChosenFrom(last_block)) return;
    scored_blocks_ = std::max<int64_t>(0, last_block - nsa_.local_blocks + 1);
    tiles_ = (scored_blocks_ + kTileColumns - 1) / kTileColumns;
  }

  // Scores [count, tiles, 64].
  int64_t Floats(bool) const { return block_.count * tiles_ * kTileColumns; }
  void UseMemory(float* memory, bool) { scores_ = memory; }

  void Walk(int part, int parts, StepReads& reads) const {
    AttentionScratch& scratch = ThreadScratch();
    const RaggedBatch& batch = *args_.batch;
    TileLoader loader(args_.kv, batch.pages(block_.row, args_.kv.group),
                      batch.length_tokens(block_.row), kv_head_, scratch);
    const ProductRows rows = RowsIn(scratch);
    const Share tiles = ShareOf(tiles_, part, parts);
    for (int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      Product(rows.queries, layout_.head_dim, loader.Means(tile), kTileColumns, rows.of_means);
      Product(rows.sizes, layout_.head_dim, loader.Deviations(tile), kTileColumns,
              rows.of_deviations);
      for (int query = 0; query < block_.count; ++query) KeepLargest(rows, query, tile);
      reads.summary_bytes += loader.EntryBytes(tile, true);
    }
  }

  void MergeParts() const {}

  void Finish(StepReads& reads) const {
    for (int query = 0; query < block_.count; ++query) {
      int32_t* chosen =
          args_.selected.as<int32_t>() +
          ((block_.first_token + query) * layout_.kv_heads + kv_head_) * nsa_.selected_blocks;
      ChooseBlocks(nsa_, Scores(query, 0), OwnBlock(query), chosen);
    }
    reads.rows[block_.row].compressed_entries += block_.count * scored_blocks_;
  }

 private:
  // What the products of a walk read and write, a pointer a row.
  struct ProductRows {
    std::vector<const float*> queries;  // [D]
    std::vector<const float*> sizes;    // [D] |q|
    std::vector<float*> of_means;       // [64]
    std::vector<float*> of_deviations;  // [64]
  };

  int64_t OwnBlock(int query) const { return (block_.first_position + query) / nsa_.block_tokens; }
  float* Scores(int query, int64_t tile) const {
    return scores_ + (query * tiles_ + tile) * kTileColumns;
  }

  ProductRows RowsIn(AttentionScratch& scratch) const {
    const int64_t count = int64_t{block_.count} * group_;
    const int head_dim = layout_.head_dim;
    float* memory = scratch.inputs.AtLeast(count * (head_dim + 2 * kTileColumns));
    ProductRows rows;
    for (int64_t row = 0; row < count; ++row, memory += head_dim + 2 * kTileColumns) {
      const int64_t head =
          (block_.first_token + row / group_) * args_.q.shape[1] + kv_head_ * group_ + row % group_;
      const float* query = args_.q.as<float>() + head * head_dim;
      for (int e = 0; e < head_dim; ++e) memory[e] = std::abs(query[e]);
      rows.queries.push_back(query);
      rows.sizes.push_back(memory);
      rows.of_means.push_back(memory + head_dim);
      rows.of_deviations.push_back(memory + head_dim + kTileColumns);
    }
    return rows;
  }

  // The largest of the heads that share the KV head.
  void KeepLargest(const ProductRows& rows, int query, int64_t tile) const {
    float* scores = Scores(query, tile);
    for (int head = 0; head < group_; ++head) {
      const float* of_means = rows.of_means[query * group_ + head];
      const float* of_deviations = rows.of_deviations[query * group_ + head];
      for (int i = 0; i < kTileColumns; ++i) {
        const float score = of_means[i] + of_deviations[i];
        scores[i] = head == 0 ? score : std::max(scores[i], score);
      }
    }
  }

  const NsaSelectArgs& args_;
  const KvLayout& layout_;
  const NsaParams& nsa_;
  const QueryBlock& block_;
  const int kv_head_;
  const int group_;
  int64_t scored_blocks_ = 0;
  int64_t tiles_ = 0;
  float* scores_ = nullptr;
};

}  // namespace

void SelectByDeviation(const NsaSelectArgs& args, ThreadPool& pool, StepReads& reads) {
  const int kv_heads = args.kv.layout->kv_heads;
  const auto group = static_cast<int>(args.q.shape[1] / kv_heads);
  const WorkPlan plan = PlanWork(*args.batch, Rows::kSparse, std::max(1, kRowsPerProduct / group),
                                 kv_heads, pool.threads());
  RunTasks(
      plan, kv_heads, pool, reads, args.batch->rows(),
      [&](const QueryBlock& block, int kv_head) { return DeviationTask(args, block, kv_head); });
}

}  // namespace longspan::cpu

#include "kernels/cpu/tile_attention.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "kernels/cpu/prefill_choice.h"
#include "kernels/cpu/split_run.h"
#include "kernels/cpu/token_walk.h"

namespace longspan::cpu {
namespace {

// A page is visited if a query of the block keeps any of it, and columns that a query does not keep
// take no part in its softmax: what all keep has the bits of dense attention.
class TileTask {
 public:
  TileTask(const TileAttendArgs& args, const PrefillChoice& choice, const QueryBlock& block,
           int kv_head)
      : args_(args),
        tile_tokens_(args.kv.layout->prefill->query_tile_tokens),
        choice_(choice),
        block_(block),
        kv_head_(kv_head),
        walk_(*args.batch, args.kv, args.q, block, kv_head, 1) {
    for (int64_t page = 0; page <= PageOfToken(block.last_position()); ++page) {
      if (IsKept(page)) pages_.push_back(page);
    }
  }

  int64_t Floats(bool split) const {
    return walk_.StateFloatsFor(split ? static_cast<int64_t>(pages_.size()) : 1);
  }
  void UseMemory(float* memory, bool split) { walk_.UseStates(memory, split); }

  void Walk(int part, int parts, StepReads& reads) const {
    std::vector<TileVisit>& visits = ThreadScratch().visits;
    const Share steps = ShareOf(static_cast<int64_t>(pages_.size()), part, parts);
    int64_t bytes = 0;
    for (int64_t step = steps.begin; step < steps.end; ++step) {
      const int64_t page = pages_[step];
      visits.clear();
      for (int query = 0; query < block_.count; ++query) {
        const uint64_t columns = Columns(Position(query), page);
        if (columns != 0) visits.push_back({page, query, columns, 0});
      }
      bytes +=
          walk_.Attend(step, page, visits, step + 1 < steps.end ? pages_[step + 1] : -1, reads);
    }
    (HasSparseTile() ? reads.selected_bytes : reads.dense_bytes) += bytes;
    if (part > 0) return;
    const int64_t all_pages = PageOfToken(block_.last_position()) + 1;
    reads.avoided_bytes += TokenBytes(
        *args_.kv.layout, (all_pages - static_cast<int64_t>(pages_.size())) * kPageTokens);
  }

  void MergeParts() const { walk_.MergeSteps(static_cast<int64_t>(pages_.size())); }

  void Finish(StepReads& reads) const {
    RowReads& row = reads.rows[block_.row];
    for (int query = 0; query < block_.count; ++query) {
      for (int head = 0; head < walk_.group(); ++head) walk_.Write(query, head, args_.out);
      row.visible_tokens += Position(query) + 1;
    }
    ForEachTile([&](int64_t position, int64_t end) {
      const int64_t begin = args_.kv.layout->prefill->TileBegin(position);
      const bool is_sparse = choice_.IsSparse(block_.row, position);
      const int64_t kept = is_sparse ? choice_.KeptTokens(block_.row, begin, kv_head_) : begin;
      for (; position < end; ++position) {
        (is_sparse ? row.selected_tokens : row.dense_tokens) += kept + position + 1 - begin;
      }
    });
  }

 private:
  int64_t Position(int query) const { return block_.first_position + query; }
  uint64_t Columns(int64_t position, int64_t page) const {
    return ColumnsOf(page, 0, position + 1) & choice_.Columns(block_.row, position, kv_head_, page);
  }

  // Runs of the block's positions that lie in one query tile: they keep the same.
  template <typename Visit>
  void ForEachTile(const Visit& visit) const {
    int64_t position = block_.first_position;
    while (position <= block_.last_position()) {
      const int64_t next = (position / tile_tokens_ + 1) * tile_tokens_;
      const int64_t end = std::min(next, block_.last_position() + 1);
      visit(position, end);
      position = end;
    }
  }

  // The last one of a run sees most.
  bool IsKept(int64_t page) const {
    bool is_kept = false;
    ForEachTile([&](int64_t, int64_t end) { is_kept |= Columns(end - 1, page) != 0; });
    return is_kept;
  }
  bool HasSparseTile() const {
    bool has = false;
    ForEachTile([&](int64_t position, int64_t) { has |= choice_.IsSparse(block_.row, position); });
    return has;
  }

  const TileAttendArgs& args_;
  const int64_t tile_tokens_;
  const PrefillChoice& choice_;
  const QueryBlock& block_;
  const int kv_head_;
  TokenWalk walk_;
  std::vector<int64_t> pages_;  // ascending
};

}  // namespace

void TileAttend(const TileAttendArgs& args, ThreadPool& pool, StepReads& reads) {
  const int kv_heads = args.kv.layout->kv_heads;
  const int group = static_cast<int>(args.q.shape[1]) / kv_heads;
  const PrefillChoice choice(args, pool, reads);
  const WorkPlan plan =
      PlanWork(*args.batch, Rows::kSparse, QueriesPerWalk(group), kv_heads, pool.threads());
  RunTasks(
      plan, kv_heads, pool, reads, args.batch->rows(),
      [&](const QueryBlock& block, int kv_head) { return TileTask(args, choice, block, kv_head); });
  for (int row = 0; row < args.batch->rows(); ++row) {
    if (Includes(*args.batch, row, Rows::kSparse)) reads.CountRows(AttentionPath::kKeyTiles, 1);
  }
}

}  // namespace longspan::cpu

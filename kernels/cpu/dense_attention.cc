#include "kernels/cpu/dense_attention.h"

#include <algorithm>
#include <cstdint>

#include "kernels/cpu/split_run.h"
#include "kernels/cpu/token_walk.h"

namespace longspan::cpu {
namespace {

class DenseTask {
 public:
  DenseTask(const DenseAttendArgs& args, const QueryBlock& block, int kv_head)
      : args_(args),
        block_(block),
        first_tile_(PageOfToken(FirstSeen(0))),
        walk_(*args.batch, args.kv, args.q, block, kv_head, 1) {}

  int64_t Floats(bool split) const { return walk_.StateFloatsFor(split ? Tiles() : 1); }
  void UseMemory(float* memory, bool split) { walk_.UseStates(memory, split); }

  void Walk(int part, int parts, StepReads& reads) const {
    std::vector<TileVisit>& visits = ThreadScratch().visits;
    const Share tiles = ShareOf(Tiles(), part, parts);
    int64_t& bytes = has_window() ? reads.window_bytes : reads.dense_bytes;
    for (int64_t step = tiles.begin; step < tiles.end; ++step) {
      const int64_t tile = first_tile_ + step;
      visits.clear();
      for (int query = 0; query < block_.count; ++query) {
        const uint64_t columns = ColumnsOf(tile, FirstSeen(query), Position(query) + 1);
        if (columns != 0) visits.push_back({tile, query, columns, 0});
      }
      bytes += walk_.Attend(step, tile, visits, step + 1 < tiles.end ? tile + 1 : -1, reads);
    }
    if (part == 0) {
      reads.avoided_bytes += TokenBytes(*args_.kv.layout, first_tile_ * kPageTokens);
    }
  }

  void MergeParts() const { walk_.MergeSteps(Tiles()); }

  void Finish(StepReads& reads) const {
    RowReads& row = reads.rows[block_.row];
    for (int query = 0; query < block_.count; ++query) {
      for (int head = 0; head < walk_.group(); ++head) walk_.Write(query, head, args_.out);
      const int64_t visible = Position(query) + 1;
      (has_window() ? row.window_tokens : row.dense_tokens) += visible - FirstSeen(query);
      row.visible_tokens += visible;
    }
  }

 private:
  bool has_window() const { return args_.window_tokens > 0; }
  int64_t Position(int query) const { return block_.first_position + query; }
  // The first position that a query sees.
  int64_t FirstSeen(int query) const {
    return has_window() ? std::max<int64_t>(0, Position(query) + 1 - args_.window_tokens) : 0;
  }
  // Those from the first that any query sees on.
  int64_t Tiles() const { return PageOfToken(block_.last_position()) + 1 - first_tile_; }

  const DenseAttendArgs& args_;
  const QueryBlock& block_;
  const int64_t first_tile_;
  TokenWalk walk_;
};

}  // namespace

void DenseAttend(const DenseAttendArgs& args, ThreadPool& pool, StepReads& reads) {
  const int kv_heads = args.kv.layout->kv_heads;
  const int group = static_cast<int>(args.q.shape[1]) / kv_heads;
  const Rows rows = args.all_rows ? Rows::kAll : Rows::kDense;
  const WorkPlan plan =
      PlanWork(*args.batch, rows, QueriesPerWalk(group), kv_heads, pool.threads());
  RunTasks(plan, kv_heads, pool, reads, args.batch->rows(),
           [&](const QueryBlock& block, int kv_head) { return DenseTask(args, block, kv_head); });
  for (int row = 0; row < args.batch->rows(); ++row) {
    if (Includes(*args.batch, row, rows)) reads.CountRows(AttentionPath::kDense, 1);
  }
}

}  // namespace longspan::cpu

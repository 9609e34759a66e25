#include "kernels/cpu/dense_attention.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernels/cpu/bf16.h"
#include "kernels/cpu/split_run.h"
#include "kernels/cpu/token_walk.h"
#include "kernels/geometry.h"

namespace longspan::cpu {
namespace {

class DenseTask {
 public:
  DenseTask(const DenseAttendArgs& args, const QueryBlock& block, int kv_head)
      : args_(args), block_(block), walk_(*args.batch, args.kv, args.q, block, kv_head, 1) {}

  int64_t Floats(bool split) const { return walk_.StateFloatsFor(split ? Tiles() : 1); }
  void UseMemory(float* memory, bool split) { walk_.UseStates(memory, split); }

  void Walk(int part, int parts, StepReads& reads) const {
    std::vector<TileVisit>& visits = ThreadScratch().visits;
    const Share tiles = ShareOf(Tiles(), part, parts);
    for (int64_t tile = tiles.begin; tile < tiles.end; ++tile) {
      visits.clear();
      for (int query = 0; query < block_.count; ++query) {
        const uint64_t columns = ColumnsOf(tile, 0, block_.first_position + query + 1);
        if (columns != 0) visits.push_back({tile, query, columns, 0});
      }
      reads.dense_bytes += walk_.Attend(tile, tile, visits, tile + 1 < tiles.end ? tile + 1 : -1);
    }
  }

  void MergeParts() const { walk_.MergeSteps(Tiles()); }

  void Finish(StepReads& reads) const {
    RowReads& row = reads.rows[block_.row];
    for (int query = 0; query < block_.count; ++query) {
      for (int head = 0; head < walk_.group(); ++head) WriteOutput(query, head);
      row.dense_tokens += block_.first_position + query + 1;
      row.visible_tokens += block_.first_position + query + 1;
    }
  }

 private:
  int64_t Tiles() const { return PageOfToken(block_.last_position()) + 1; }

  void WriteOutput(int query, int head) const {
    const int head_dim = args_.kv.layout->head_dim;
    std::array<float, kMostHeadDim> output;
    std::fill_n(output.begin(), head_dim, 0.0F);
    walk_.AddOutput(0, query, head, 1.0F, output.data());
    const int64_t first = walk_.flat_head(query, head) * head_dim;
    for (int e = 0; e < head_dim; ++e) {
      StoreRounded(args_.out.data, args_.out.dtype, first + e, output[e]);
    }
  }

  const DenseAttendArgs& args_;
  const QueryBlock& block_;
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

#include "kernels/cpu/nsa_attention.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "kernels/cpu/bf16.h"
#include "kernels/cpu/block_counts.h"
#include "kernels/cpu/split_run.h"
#include "kernels/cpu/token_walk.h"
#include "kernels/geometry.h"

namespace longspan::cpu {
namespace {

constexpr int kSelected = 0;  // with a merged window: selected and window in one softmax
constexpr int kWindow = 1;

float Sigmoid(float x) { return 1.0F / (1.0F + std::exp(-x)); }

class AttendTask {
 public:
  AttendTask(const NsaAttendArgs& args, const QueryBlock& block, int kv_head)
      : args_(args),
        layout_(*args.kv.layout),
        nsa_(layout_.nsa),
        block_(block),
        kv_head_(kv_head),
        walk_(*args.batch, args.kv, args.q, block, kv_head, 2) {}

  int64_t Floats(bool split) const { return walk_.StateFloatsFor(split ? MaxSteps() : 1); }
  void UseMemory(float* memory, bool split) { walk_.UseStates(memory, split); }

  void Walk(int part, int parts, StepReads& reads) const {
    const AttentionScratch& scratch = ThreadScratch();
    const int64_t steps = SortVisits();
    const Share share = ShareOf(steps, part, parts);
    int64_t loaded_bytes = 0;
    int64_t begin = 0;
    for (int64_t step = 0; step < share.end; ++step) {
      const int64_t tile = scratch.sorted_visits[begin].tile;
      const int64_t end = scratch.tile_ends[tile];
      if (step >= share.begin) {
        const auto visits = absl::MakeConstSpan(scratch.sorted_visits).subspan(begin, end - begin);
        const int64_t next = step + 1 < share.end ? scratch.sorted_visits[end].tile : -1;
        loaded_bytes += AttendVisits(step, tile, visits, next, reads);
      }
      begin = end;
    }
    CountAvoided(part, loaded_bytes, reads);
  }

  void MergeParts() const { walk_.MergeSteps(SortVisits()); }

  void Finish(StepReads& reads) const {
    RowReads& row = reads.rows[block_.row];
    for (int query = 0; query < block_.count; ++query) {
      for (int head = 0; head < walk_.group(); ++head) WriteOutput(query, head);
      row.visible_tokens += Position(query) + 1;
      if (nsa_.selected_branch) CountBlocks(query, reads.blocks);
    }
  }

 private:
  int64_t Position(int query) const { return block_.first_position + query; }

  // Tiles that all queries together can touch.
  int64_t MaxSteps() const {
    const int64_t selected =
        nsa_.selected_blocks * std::max<int64_t>(1, nsa_.block_tokens / kPageTokens);
    const int64_t window = nsa_.window_span_tokens() / kPageTokens + 2;
    return std::min(PageOfToken(block_.last_position()) + 1,
                    int64_t{block_.count} * (selected + window));
  }

  // The visits of all queries in order of tiles, into the thread's scratch, with tile_ends[tile]
  // the end of the tile's; returns how many tiles there are.
  int64_t SortVisits() const {
    AttentionScratch& scratch = ThreadScratch();
    scratch.visits.clear();
    for (int query = 0; query < block_.count; ++query) AddVisits(query, scratch.visits);
    const int64_t tiles = PageOfToken(block_.last_position()) + 1;
    std::vector<int64_t>& ends = scratch.tile_ends;
    ends.assign(tiles + 1, 0);
    for (const TileVisit& visit : scratch.visits) ++ends[visit.tile + 1];
    int64_t touched = 0;
    for (int64_t tile = 1; tile <= tiles; ++tile) {
      if (ends[tile] > 0) ++touched;
      ends[tile] += ends[tile - 1];
    }
    scratch.sorted_visits.resize(scratch.visits.size());
    for (const TileVisit& visit : scratch.visits) {
      scratch.sorted_visits[ends[visit.tile]++] = visit;
    }
    return touched;
  }

  // The tiles that one query reads, ascending.
  void AddVisits(int query, std::vector<TileVisit>& visits) const {
    const int64_t end = Position(query) + 1;
    const int64_t window_begin = std::max<int64_t>(0, end - nsa_.window_span_tokens());
    const int64_t past_last_tile = PageOfToken(end - 1) + 1;
    int64_t window_tile = nsa_.window_branch ? PageOfToken(window_begin) : past_last_tile;
    const auto add = [&](int64_t tile, int64_t selected_begin, int64_t selected_end) {
      const uint64_t columns = ColumnsOf(tile, selected_begin, std::min(selected_end, end));
      if (!visits.empty() && visits.back().query == query && visits.back().tile == tile) {
        visits.back().selected_columns |= columns;
        return;
      }
      TileVisit visit{tile, query, columns, 0};
      if (tile == window_tile) {
        visit.window_columns = ColumnsOf(tile, window_begin, end);
        ++window_tile;
      }
      visits.push_back(visit);
    };
    if (nsa_.selected_branch) {
      const int32_t* chosen = Chosen(query);
      for (int i = 0; i < nsa_.selected_blocks && chosen[i] >= 0; ++i) {
        const int64_t begin = int64_t{chosen[i]} * nsa_.block_tokens;
        const int64_t block_end = std::min(begin + nsa_.block_tokens, end);
        for (int64_t tile = PageOfToken(begin); tile * kPageTokens < block_end; ++tile) {
          while (window_tile < tile) add(window_tile, 0, 0);
          add(tile, begin, block_end);
        }
      }
    }
    while (window_tile < past_last_tile) add(window_tile, 0, 0);
    if (nsa_.window == NsaWindow::kMerged) MergeBranches(query, visits);
  }

  // One softmax over the union.
  static void MergeBranches(int query, std::vector<TileVisit>& visits) {
    for (auto visit = visits.rbegin(); visit != visits.rend() && visit->query == query; ++visit) {
      visit->selected_columns |= visit->window_columns;
      visit->window_columns = 0;
    }
  }

  // Queries of other walks of the row are compared with too: no count depends on who walked.
  void CountBlocks(int query, SelectedBlocks& blocks) const {
    const int64_t own_block = Position(query) / nsa_.block_tokens;
    CountSelected(nsa_, own_block, Chosen(query), blocks);
    const bool is_first = block_.first_token + query == args_.batch->token_offsets[block_.row];
    if (is_first || own_block < nsa_.BlocksChosenFrom(own_block)) return;
    CountReused(nsa_, Chosen(query), Chosen(query - 1), blocks);
  }

  const int32_t* Chosen(int query) const {
    return args_.selected.as<int32_t>() +
           ((block_.first_token + query) * layout_.kv_heads + kv_head_) * nsa_.selected_blocks;
  }

  int64_t AttendVisits(int64_t step, int64_t tile, absl::Span<const TileVisit> visits,
                       int64_t next_tile, StepReads& reads) const {
    RowReads& row = reads.rows[block_.row];
    bool any_selected = false;
    for (const TileVisit& visit : visits) {
      any_selected = any_selected || visit.selected_columns != 0;
      row.selected_tokens += std::popcount(visit.selected_columns);
      row.window_tokens += std::popcount(visit.window_columns & ~visit.selected_columns);
    }
    const int64_t bytes = walk_.Attend(step, tile, visits, next_tile, reads);
    (any_selected ? reads.selected_bytes : reads.window_bytes) += bytes;
    return bytes;
  }

  // Dense attention would load every token up to the last query, once for the block; against that
  // stand the tiles loaded here and one pass over the summaries.
  void CountAvoided(int part, int64_t loaded_bytes, StepReads& reads) const {
    int64_t avoided = -loaded_bytes;
    if (part == 0) {
      const VisibleEntries entries = EntriesVisibleFrom(block_.last_position(), nsa_);
      avoided += TokenBytes(layout_, block_.last_position() + 1) -
                 EntryBytes(layout_, entries.count(), ReadsBothParts(nsa_));
    }
    reads.avoided_bytes += avoided;
  }

  void WriteOutput(int query, int head) const {
    const int head_dim = layout_.head_dim;
    std::array<float, kMostHeadDim> output;
    std::fill_n(output.begin(), head_dim, 0.0F);
    const int64_t flat_head = walk_.flat_head(query, head);
    if (nsa_.compressed_branch) {
      const float gate = Gate(query, head, 0);
      const float* compressed = args_.compressed.as<float>() + flat_head * head_dim;
      for (int e = 0; e < head_dim; ++e) output[e] += compressed[e] * gate;
    }
    if (nsa_.selected_branch) {
      walk_.AddOutput(kSelected, query, head, Gate(query, head, 1), output.data());
    }
    if (nsa_.window == NsaWindow::kSeparate) {
      walk_.AddOutput(kWindow, query, head, Gate(query, head, 2), output.data());
    }
    for (int e = 0; e < head_dim; ++e) {
      StoreRounded(args_.out.data, args_.out.dtype, flat_head * head_dim + e, output[e]);
    }
  }

  // `branch`: 0 compressed, 1 selected, 2 window.
  float Gate(int query, int head_in_group, int branch) const {
    if (nsa_.gate == NsaGate::kNone) return 1.0F;
    const int head = kv_head_ * walk_.group() + head_in_group;
    const int column = nsa_.gate == NsaGate::kHead ? 3 * head + branch : branch;
    const int64_t token = block_.first_token + query;
    return Sigmoid(args_.projections.as<float>()[token * args_.projections.shape[1] +
                                                 args_.gate_column + column]);
  }

  const NsaAttendArgs& args_;
  const KvLayout& layout_;
  const NsaParams& nsa_;
  const QueryBlock& block_;
  const int kv_head_;
  TokenWalk walk_;
};

}  // namespace

void NsaAttend(const NsaAttendArgs& args, ThreadPool& pool, StepReads& reads) {
  const int kv_heads = args.kv.layout->kv_heads;
  const int group = static_cast<int>(args.q.shape[1]) / kv_heads;
  const WorkPlan plan =
      PlanWork(*args.batch, Rows::kSparse, QueriesPerWalk(group), kv_heads, pool.threads());
  const int64_t avoided_before = reads.avoided_bytes;
  RunTasks(plan, kv_heads, pool, reads, args.batch->rows(),
           [&](const QueryBlock& block, int kv_head) { return AttendTask(args, block, kv_head); });
  for (int row = 0; row < args.batch->rows(); ++row) {
    if (!Includes(*args.batch, row, Rows::kSparse)) continue;
    reads.CountRows(
        args.batch->token_count(row) == 1 ? AttentionPath::kSparseDecode : AttentionPath::kFsa, 1);
  }
  // In short contexts the branches read more than dense attention would: nothing is avoided.
  reads.avoided_bytes = std::max(reads.avoided_bytes, avoided_before);
}

}  // namespace longspan::cpu

#include "kernels/cuda/attention/prefill_attention.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "kernels/cuda/attention/attention_args.h"
#include "kernels/cuda/attention/choice/block_choice.h"
#include "kernels/cuda/attention/compressed/compressed_attention.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/served_shapes/served_shapes.h"
#include "kernels/cuda/attention/window/window_attention.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

// Bounds the workspace of FSA order: enough for a chunk of 8192 tokens with 32 heads of 128 and
// 13 gathered blocks in one pass. Passes over a few KV heads each end with multiprocessors idle.
constexpr size_t kPartialBytes = size_t{1} << 30;
constexpr size_t kBf16Bytes = 2;

size_t TileElements(const KvLayout& layout) {
  return size_t(layout.kv_heads) * kPageTokens * layout.head_dim;
}

SelectedAttentionArgs SelectedArgs(const KvLayout& layout, int query_heads) {
  SelectedAttentionArgs args;
  args.pages.kv_heads = layout.kv_heads;
  args.pages.head_dim = layout.head_dim;
  args.query_heads = query_heads;
  args.block_tokens = layout.nsa.block_tokens;
  args.selected_blocks = layout.nsa.selected_blocks;
  args.initial_blocks = layout.nsa.initial_blocks;
  args.local_blocks = layout.nsa.local_blocks;
  args.softmax_scale = 1.0F / std::sqrt(static_cast<float>(layout.head_dim));
  return args;
}

AttentionPath PathOf(SelectedPath path) {
  switch (path) {
    case SelectedPath::kUnionTile:
      return AttentionPath::kUnion;
    case SelectedPath::kNsaOrder:
      return AttentionPath::kNsa;
    case SelectedPath::kFsaOrder:
    case SelectedPath::kAuto:
      break;
  }
  return AttentionPath::kFsa;
}

}  // namespace

PrefillAttention::PrefillAttention(const std::shared_ptr<Arena>& arena, StagingRing* staging,
                                   SelectedPath path, std::unique_ptr<PathTimer> timer,
                                   bool batch_invariant, bool float8_attention, cudaStream_t stream)
    : staging_(*staging),
      path_(path),
      batch_invariant_(batch_invariant),
      stream_(stream),
      loop_thread_blocks_(MultiprocessorCount()),
      choice_thread_blocks_(BlockChoiceThreadBlocks()),
      plans_(arena, stream),
      gathered_keys_(arena, "attention"),
      gathered_values_(arena, "attention"),
      log_sums_(arena, "attention"),
      key_parts_(arena, "attention"),
      choice_(arena, "selection_index"),
      selected_(arena, "fsa_partial"),
      window_output_(arena, "attention"),
      overlap_(arena, stream),
      timer_(std::move(timer)) {
  if (float8_attention) float8_.emplace(arena, staging, stream);
}

void PrefillAttention::BeginStep(const RaggedBatch& batch) {
  batch_ = &batch;
  first_tiles_ = nullptr;
  plans_.BeginStep();
  if (float8_) float8_->BeginStep();
  if (timer_ != nullptr) timer_->BeginStep();
}

absl::StatusOr<WorkPlan> PrefillAttention::SparsePlan(const LayerStep& layer, int tokens_per_tile) {
  return plans_.For(layer.rows, layer.step.sparse.is_chunk, tokens_per_tile);
}

KeySplit PrefillAttention::SplitKeys(const LayerStep& layer, const RowSplit& rows, int tile_tokens,
                                     int64_t step_tokens, int64_t window_tokens,
                                     int thread_blocks) const {
  if (batch_invariant_) return {};
  KeySplitArgs args;
  args.runs = rows.chunk_runs;
  args.tile_tokens = tile_tokens;
  args.step_tokens = step_tokens;
  args.window_tokens = window_tokens;
  args.kv_heads = layer.layout.kv_heads;
  args.thread_blocks = thread_blocks;
  args.most_items = std::min(kMostCutItems, choice_thread_blocks_);
  return ChooseKeySplit(args);
}

// Of the attention loop; `key_tokens` of the sequence are a key.
absl::StatusOr<KeyPieces> PrefillAttention::LoopPieces(const LayerStep& layer, const RowSplit& rows,
                                                       int tile_tokens, int64_t key_tokens,
                                                       int64_t window_tokens) {
  KeyPieces pieces;
  pieces.split =
      SplitKeys(layer, rows, tile_tokens, LoopTileKeys(layer.layout.head_dim) * key_tokens,
                window_tokens, loop_thread_blocks_);
  if (pieces.split.tiles == 0) return pieces;
  LONGSPAN_ASSIGN_OR_RETURN(void* parts, key_parts_.AtLeast(KeyPartsBytes(layer.layout.head_dim)));
  pieces.parts = static_cast<float4*>(parts);
  return pieces;
}

// The tiles of compressed entries of the step's sparse chunks, one row after another.
absl::Status PrefillAttention::StageFirstTiles(int stride_tokens) {
  LONGSPAN_ASSIGN_OR_RETURN(const Staged staged, staging_.Take(batch_->rows() * sizeof(int32_t)));
  auto* first_tiles = reinterpret_cast<int32_t*>(staged.host);
  tiles_ = 0;
  for (int row = 0; row < batch_->rows(); ++row) {
    const bool takes_part = batch_->token_count(row) > 1 && batch_->attends_densely[row] == 0;
    first_tiles[row] = takes_part ? static_cast<int32_t>(tiles_) : -1;
    if (takes_part) tiles_ += SummaryTiles(batch_->length_tokens(row), stride_tokens);
  }
  LONGSPAN_RETURN_IF_ERROR(staging_.Upload(staged));
  first_tiles_ = reinterpret_cast<const int32_t*>(staged.device);
  return absl::OkStatus();
}

absl::StatusOr<GatheredSummaries> PrefillAttention::Gather(const LayerStep& layer) {
  if (first_tiles_ == nullptr) {
    LONGSPAN_RETURN_IF_ERROR(StageFirstTiles(layer.layout.nsa.stride_tokens));
  }
  // One tile at least: kernels take addresses of what no query reads.
  const size_t bytes = std::max<size_t>(tiles_, 1) * TileElements(layer.layout) * kBf16Bytes;
  GatheredSummaries summaries;
  summaries.first_tiles = first_tiles_;
  LONGSPAN_ASSIGN_OR_RETURN(summaries.keys, gathered_keys_.AtLeast(bytes));
  if (layer.layout.nsa.compressed_branch) {
    LONGSPAN_ASSIGN_OR_RETURN(summaries.values, gathered_values_.AtLeast(bytes));
  }
  LONGSPAN_RETURN_IF_ERROR(StatusOf(
      LaunchGatherSummaries(layer.rows, layer.pages, summaries, stream_), "gather summaries"));
  return summaries;
}

absl::Status PrefillAttention::Select(const LayerStep& layer, float* output, int32_t* selected) {
  LONGSPAN_ASSIGN_OR_RETURN(const GatheredSummaries summaries, Gather(layer));
  const int64_t query_rows = int64_t{layer.rows.tokens} * layer.query_heads;
  LONGSPAN_ASSIGN_OR_RETURN(void* log_sums, log_sums_.AtLeast(query_rows * sizeof(float)));
  const KvLayout& layout = layer.layout;
  CompressedAttentionArgs compressed;
  compressed.batch = layer.rows;
  compressed.pages = layer.pages;
  compressed.summaries = summaries;
  const int tile_tokens = LoopTileTokens(layout.head_dim, layer.query_heads, layout.kv_heads);
  LONGSPAN_ASSIGN_OR_RETURN(compressed.plan, SparsePlan(layer, tile_tokens));
  LONGSPAN_ASSIGN_OR_RETURN(compressed.pieces, LoopPieces(layer, layer.step.sparse, tile_tokens,
                                                          layout.nsa.stride_tokens, 0));
  compressed.q = layer.q;
  compressed.query_heads = layer.query_heads;
  compressed.first_entry = layout.nsa.sub_blocks_per_entry() - 1;
  compressed.out = output;
  compressed.log_sums = static_cast<float*>(log_sums);
  LONGSPAN_RETURN_IF_ERROR(
      StatusOf(LaunchCompressedAttention(compressed, stream_), "compressed attention"));
  return ChooseBlocks(layer, summaries, compressed.log_sums, selected);
}

absl::Status PrefillAttention::ChooseBlocks(const LayerStep& layer,
                                            const GatheredSummaries& summaries,
                                            const float* log_sums, int32_t* selected) {
  const KvLayout& layout = layer.layout;
  const int tile_tokens =
      BlockChoiceTileTokens(layout.head_dim, layer.query_heads, layout.kv_heads);
  BlockChoiceArgs args;
  args.batch = layer.rows;
  args.pages = layer.pages;
  args.summaries = summaries;
  LONGSPAN_ASSIGN_OR_RETURN(args.plan, SparsePlan(layer, tile_tokens));
  args.split =
      SplitKeys(layer, layer.step.sparse, tile_tokens,
                int64_t{kChoiceTileEntries} * layout.nsa.stride_tokens, 0, choice_thread_blocks_);
  // What is cut takes its places in the workspace from thread blocks that attend whole tiles.
  if (args.split.whole_tiles > 0 &&
      2 * args.split.tiles * layout.kv_heads > choice_thread_blocks_) {
    args.split = {};
  }
  args.q = layer.q;
  args.query_heads = layer.query_heads;
  args.sparse = SettingsOf(layout.nsa);
  args.log_sums = log_sums;
  args.selected = selected;
  args.workspace_thread_blocks = choice_thread_blocks_;
  args.workspace_length_tokens = layer.rows.longest_length_tokens;
  LONGSPAN_ASSIGN_OR_RETURN(
      args.workspace, choice_.AtLeast(BlockChoiceWorkspaceBytes(choice_thread_blocks_, tile_tokens,
                                                                args.workspace_length_tokens,
                                                                layout.nsa.block_tokens)));
  return StatusOf(LaunchBlockChoice(args, stream_), "choice of blocks");
}

PathChoice PrefillAttention::ChoosePath(const SelectedAttentionArgs& args) {
  if (path_ != SelectedPath::kAuto || timer_ == nullptr) return {path_};
  return timer_->Choose(WorkOf(args));
}

absl::Status PrefillAttention::AttendSelected(const LayerStep& layer, const int32_t* selected,
                                              const OtherBranches& others, void* out) {
  SelectedAttentionArgs args = SelectedArgs(layer.layout, layer.query_heads);
  args.path = path_;
  args.rows = layer.rows;
  args.takes_part = layer.step.sparse.is_chunk;
  args.pages = layer.pages;
  args.page_count = layer.step.page_count;
  args.q = static_cast<const __nv_bfloat16*>(layer.q);
  args.selected = selected;
  args.others = others;
  args.out = static_cast<__nv_bfloat16*>(out);
  if (const char* reason = TooLargeReason(args)) return absl::InvalidArgumentError(reason);
  if (path_ == SelectedPath::kAuto) {
    args.union_ratio = overlap_.Ratio(layer.cache);
    LONGSPAN_RETURN_IF_ERROR(overlap_.Count(args, layer.cache));
  }
  const PathChoice choice = ChoosePath(args);
  args.path = choice.path;
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, kPartialBytes);
  last_path_ = PathOf(plan.path);
  LONGSPAN_ASSIGN_OR_RETURN(void* workspace, selected_.AtLeast(plan.workspace_bytes));
  if (choice.timed) LONGSPAN_RETURN_IF_ERROR(timer_->Begin(WorkOf(args), choice.path));
  LONGSPAN_RETURN_IF_ERROR(
      StatusOf(LaunchSelectedAttention(args, plan, workspace, stream_), "selected attention"));
  return choice.timed ? timer_->End() : absl::OkStatus();
}

absl::Status PrefillAttention::AttendWindow(const LayerStep& layer, void* out) {
  const KvLayout& layout = layer.layout;
  WindowAttentionArgs args;
  args.batch = layer.rows;
  args.pages = layer.pages;
  LONGSPAN_ASSIGN_OR_RETURN(
      args.plan,
      SparsePlan(layer, LoopTileTokens(layout.head_dim, layer.query_heads, layout.kv_heads)));
  args.q = layer.q;
  args.query_heads = layer.query_heads;
  args.window_tokens = static_cast<int>(layout.nsa.window_span_tokens());
  args.out = out;
  return StatusOf(LaunchWindowAttention(args, stream_), "window attention");
}

absl::Status PrefillAttention::Attend(const LayerStep& layer, const float* compressed,
                                      const int32_t* selected, const GateLogits& gates, void* out) {
  OtherBranches others;
  others.compressed = compressed;
  others.gates = gates;
  if (layer.layout.nsa.has_own_window()) {
    LONGSPAN_ASSIGN_OR_RETURN(void* window,
                              window_output_.AtLeast(layer.query_elements() * kBf16Bytes));
    LONGSPAN_RETURN_IF_ERROR(AttendWindow(layer, window));
    others.window = static_cast<const __nv_bfloat16*>(window);
  }
  return AttendSelected(layer, selected, others, out);
}

absl::Status PrefillAttention::DenseWindow(const LayerStep& layer, const DensePrefillArgs& dense,
                                           int64_t window_tokens) {
  WindowAttentionArgs args;
  args.batch = dense.batch;
  args.pages = dense.pages;
  args.plan = dense.plan;
  args.pieces = dense.pieces;
  args.q = dense.q;
  args.query_heads = dense.query_heads;
  args.window_tokens = static_cast<int>(std::min(window_tokens, layer.rows.longest_length_tokens));
  args.out = dense.out;
  return StatusOf(LaunchWindowAttention(args, stream_), "dense attention in a window");
}

absl::Status PrefillAttention::Dense(const LayerStep& layer, const RowSplit& split,
                                     int64_t window_tokens, void* out) {
  const KvLayout& layout = layer.layout;
  DensePrefillArgs args;
  args.batch = layer.rows;
  args.pages = layer.pages;
  const int tile_tokens = LoopTileTokens(layout.head_dim, layer.query_heads, layout.kv_heads);
  LONGSPAN_ASSIGN_OR_RETURN(args.plan, plans_.For(layer.rows, split.is_chunk, tile_tokens));
  LONGSPAN_ASSIGN_OR_RETURN(args.pieces, LoopPieces(layer, split, tile_tokens, 1, window_tokens));
  args.q = layer.q;
  args.query_heads = layer.query_heads;
  args.out = out;
  if (window_tokens > 0) return DenseWindow(layer, args, window_tokens);
  if (float8_) return float8_->Attend(layer, split, args);
  return StatusOf(LaunchDensePrefill(args, stream_), "dense attention");
}

absl::StatusOr<MeasuredStep> PrefillAttention::EndStep() {
  MeasuredStep measured;
  if (timer_ != nullptr) measured.timed = timer_->EndStep();
  LONGSPAN_ASSIGN_OR_RETURN(measured.overlap, overlap_.EndStep());
  return measured;
}

absl::Status PrefillAttention::Learn(const MeasuredStep& measured) {
  overlap_.Learn(measured.overlap);
  return timer_ == nullptr ? absl::OkStatus() : timer_->Learn(measured.timed);
}

void PrefillAttention::AddNeeds(const KvLayout& layout, int query_heads, const StepBounds& bounds,
                                int64_t pages, std::vector<WorkspaceNeed>& needs) {
  plans_.AddNeeds(bounds.tokens, bounds.rows, needs);
  if (!batch_invariant_) needs.push_back({&key_parts_, KeyPartsBytes(layout.head_dim)});
  if (float8_) float8_->AddNeeds(layout, query_heads, bounds, pages, needs);
  if (!layout.has_summaries || !RefusalOfSparsePrefill(layout, query_heads).empty()) return;
  const int64_t query_rows = int64_t{bounds.tokens} * query_heads;
  const int64_t cached_tokens =
      std::min(pages, bounds.rows * PagesForTokens(bounds.length_tokens)) * kPageTokens;
  const size_t tiles = SummaryTiles(cached_tokens, layout.nsa.stride_tokens) + bounds.rows;
  const size_t gathered_bytes = tiles * TileElements(layout) * kBf16Bytes;
  needs.push_back({&gathered_keys_, gathered_bytes});
  if (layout.nsa.compressed_branch) needs.push_back({&gathered_values_, gathered_bytes});
  needs.push_back({&log_sums_, query_rows * sizeof(float)});
  if (layout.nsa.has_own_window()) {
    needs.push_back({&window_output_, query_rows * layout.head_dim * kBf16Bytes});
  }
  SelectedAttentionArgs selected = SelectedArgs(layout, query_heads);
  selected.rows.rows = bounds.rows;
  selected.rows.tokens = bounds.tokens;
  selected.rows.longest_length_tokens = bounds.length_tokens;
  selected.page_count = PagesForTokens(cached_tokens);
  size_t selected_bytes = 0;
  for (const SelectedPath path : {SelectedPath::kFsaOrder, SelectedPath::kUnionTile}) {
    selected.path = path;
    selected_bytes =
        std::max(selected_bytes, PlanSelectedAttention(selected, kPartialBytes).workspace_bytes);
  }
  needs.push_back({&selected_, selected_bytes});
  needs.push_back(
      {&choice_, BlockChoiceWorkspaceBytes(
                     choice_thread_blocks_,
                     BlockChoiceTileTokens(layout.head_dim, query_heads, layout.kv_heads),
                     bounds.length_tokens, layout.nsa.block_tokens)});
}

}  // namespace longspan::cuda

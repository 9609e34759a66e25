#include "kernels/cuda/attention/decode_attention.h"

#include <algorithm>
#include <utility>

#include "kernels/cuda/attention/served_shapes/served_shapes.h"
#include "kernels/cuda/base/cuda_check.h"

namespace longspan::cuda {
namespace {

constexpr size_t kMostWorkspaceBytes = size_t{1} << 30;
// The step that every step is split like, where splits may not depend on it.
constexpr int kInvariantRows = 8;
constexpr int64_t kInvariantTokens = int64_t{64} << 10;

// Rows of sequences up to this length that one launch can take.
int RowsAtOnce(int rows, int query_heads, const KvLayout& layout, int64_t length_tokens) {
  while (rows > 1 &&
         DecodeWorkspaceBytes(rows, query_heads, layout, length_tokens) > kMostWorkspaceBytes) {
    rows = (rows + 1) / 2;
  }
  return rows;
}

// What a generated token of a sequence attends to, at most.
int64_t ChosenTokens(const NsaParams& nsa, int64_t length_tokens) {
  const int64_t blocks =
      nsa.BlocksChosenFrom(std::max<int64_t>(0, length_tokens - 1) / nsa.block_tokens);
  return std::min(length_tokens, blocks * nsa.block_tokens);
}

size_t TicketBytes(int rows, const KvLayout& layout) {
  return size_t(rows) * layout.kv_heads * sizeof(uint32_t);
}

}  // namespace

absl::Status DecodeAttention::Select(const LayerStep& layer, float* output, int32_t* selected) {
  DecodeArgs args;
  args.compressed = output;
  args.selected = selected;
  may_overlap_ = true;
  return LaunchSlices(layer, layer.step.sparse, 0, args, LaunchDecodeSelect,
                      "decode: choose blocks");
}

absl::Status DecodeAttention::Attend(const LayerStep& layer, const float* compressed,
                                     const int32_t* selected, const GateLogits& gates, void* out) {
  DecodeArgs args;
  args.compressed = const_cast<float*>(compressed);  // written by select, read by attend
  args.selected = const_cast<int32_t*>(selected);
  args.gates = gates.logits;
  args.gate_stride = gates.stride;
  args.out = static_cast<__nv_bfloat16*>(out);
  args.follows_select = std::exchange(may_overlap_, false);
  const int64_t seen =
      ChosenTokens(layer.layout.nsa, LongestTokens(layer.rows.longest_length_tokens));
  return LaunchSlices(layer, layer.step.sparse, seen, args, LaunchDecodeAttend,
                      "decode: sparse attention");
}

absl::Status DecodeAttention::Dense(const LayerStep& layer, const RowSplit& split,
                                    int64_t window_tokens, void* out) {
  DecodeArgs args;
  args.dense_window_tokens = window_tokens;
  args.out = static_cast<__nv_bfloat16*>(out);
  const int64_t longest = LongestTokens(layer.rows.longest_length_tokens);
  const int64_t seen = window_tokens > 0 ? std::min(longest, window_tokens) : longest;
  return LaunchSlices(layer, split, seen, args, LaunchDecodeDense, "decode: dense attention");
}

DecodeSplits DecodeAttention::Splits(int rows, const KvLayout& layout, int64_t longest_tokens,
                                     int64_t seen_tokens) const {
  return ChooseSplits(batch_invariant_ ? kInvariantRows : rows, layout,
                      LongestTokens(longest_tokens), seen_tokens, multiprocessors_);
}

int64_t DecodeAttention::LongestTokens(int64_t longest_tokens) const {
  return batch_invariant_ ? kInvariantTokens : longest_tokens;
}

absl::Status DecodeAttention::LaunchSlices(const LayerStep& layer, const RowSplit& split,
                                           int64_t seen_tokens, DecodeArgs args,
                                           LaunchFunction launch, const char* name) {
  const KvLayout& layout = layer.layout;
  const int64_t longest = layer.rows.longest_length_tokens;
  const int rows = RowsAtOnce(split.singles, layer.query_heads, layout, longest);
  LONGSPAN_ASSIGN_OR_RETURN(void* memory, workspace_.AtLeast(DecodeWorkspaceBytes(
                                              rows, layer.query_heads, layout, longest)));
  LONGSPAN_ASSIGN_OR_RETURN(void* tickets, tickets_.AtLeast(TicketBytes(rows, layout)));
  args.rows = layer.rows;
  args.pages = layer.pages;
  args.nsa = layout.nsa;
  args.query_heads = layer.query_heads;
  args.q = static_cast<const __nv_bfloat16*>(layer.q);
  for (int begin = 0; begin < split.singles; begin += rows) {
    args.row_indices = split.single_rows + begin;
    args.count = std::min(rows, split.singles - begin);
    args.workspace = CutDecodeWorkspace(memory, rows, layer.query_heads, layout, longest,
                                        Splits(args.count, layout, longest, seen_tokens));
    args.workspace.tickets = static_cast<uint32_t*>(tickets);
    LONGSPAN_RETURN_IF_ERROR(StatusOf(launch(args, stream_), name));
  }
  return absl::OkStatus();
}

void DecodeAttention::AddNeeds(const KvLayout& layout, int query_heads, int rows,
                               int64_t length_tokens, std::vector<WorkspaceNeed>& needs) {
  if (!RefusalOfDenseDecode(layout, query_heads).empty()) return;  // it accepts more
  const int64_t longest = RoundedLength(length_tokens);
  const size_t one = DecodeWorkspaceBytes(1, query_heads, layout, longest);
  const size_t all = DecodeWorkspaceBytes(rows, query_heads, layout, longest);
  needs.push_back({&workspace_, std::min(all, std::max(one, kMostWorkspaceBytes))});
  needs.push_back({&tickets_, TicketBytes(rows, layout)});
}

}  // namespace longspan::cuda

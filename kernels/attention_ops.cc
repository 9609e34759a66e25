// The checks of the operations that read or write the cache. The range of the page ids is found
// once a step (Backend::BeginStep) and compared with the cache's size where keys and values are
// appended.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "kernels/ops.h"
#include "kernels/shape_check.h"

namespace longspan {
namespace {

// What every cache operation needs before its tensors can be looked at.
bool HasBatchAndLayout(const RaggedBatch* batch, const KvLayerView& kv, ShapeCheck& check) {
  check.Require(batch != nullptr, "batch is absent", "the batch of the step");
  check.Require(kv.layout != nullptr, "layout is absent", "the layout of the cache");
  if (check.ok()) {
    check.AtLeast("kv_heads", kv.layout->kv_heads, 1);
    check.AtLeast("head_dim", kv.layout->head_dim, 1);
  }
  if (check.ok()) {
    check.Between("group", kv.group, 0, std::min(batch->groups, kv.layout->groups.count()) - 1);
    check.Rank("keys", kv.keys, 3);
  }
  return check.ok();
}

void CheckQueryHeads(int64_t query_heads, const KvLayout& layout, ShapeCheck& check) {
  check.Require(query_heads > 0 && query_heads % layout.kv_heads == 0,
                absl::StrCat("query_heads is ", query_heads),
                absl::StrCat("positive multiples of kv_heads ", layout.kv_heads));
}

void CheckKeysAndValues(const KvLayerView& kv, ShapeCheck& check) {
  const KvLayout& layout = *kv.layout;
  const Dimension pages = {"pages", kv.keys.shape[0]};
  const Dimension heads = {"kv_heads", layout.kv_heads};
  const Dimension elements = {"page_tokens * head_dim", int64_t{kPageTokens} * layout.head_dim};
  check.Tensor("keys", kv.keys, {pages, heads, elements}, {layout.kv_dtype});
  check.Tensor("values", kv.values, {pages, heads, elements}, {layout.kv_dtype});
  if (layout.has_scales()) {
    const Dimension scales = {"page_tokens", kPageTokens};
    check.Tensor("key_scales", kv.key_scales, {pages, heads, scales}, {DType::kU8});
    check.Tensor("value_scales", kv.value_scales, {pages, heads, scales}, {DType::kU8});
  } else {
    check.Empty("key_scales", kv.key_scales, "keys are not e4m3");
    check.Empty("value_scales", kv.value_scales, "values are not e4m3");
  }
}

void CheckRooms(const KvLayerView& kv, ShapeCheck& check) {
  const KvLayout& layout = *kv.layout;
  const KvRooms& rooms = kv.rooms;
  check.Require(rooms.exist(), "the layer has no rooms", "a layer that has");
  if (!check.ok()) return;
  check.Rank("page_of_room", rooms.page_of_room, 2);
  if (!check.ok()) return;
  const Dimension heads = {"kv_heads", layout.kv_heads};
  const Dimension count = {"rooms", rooms.rooms()};
  check.Tensor("room_of_page", rooms.room_of_page, {{"pages", kv.keys.shape[0]}, heads},
               {DType::kI32});
  check.Tensor("page_of_room", rooms.page_of_room, {heads, count}, {DType::kI32});
  check.Tensor("read_at_step", rooms.read_at_step, {heads, count}, {DType::kI32});
  check.Tensor("decode_steps", rooms.decode_steps, {heads}, {DType::kI32});
  if (rooms.rooms() == 0) return;
  const Dimension elements = {"page_tokens * head_dim", int64_t{kPageTokens} * layout.head_dim};
  check.Tensor("keys of rooms", rooms.keys, {count, heads, elements}, {layout.kv_dtype});
  check.Tensor("values of rooms", rooms.values, {count, heads, elements}, {layout.kv_dtype});
  if (!layout.has_scales()) return;
  const Dimension scales = {"page_tokens", kPageTokens};
  check.Tensor("key_scales of rooms", rooms.key_scales, {count, heads, scales}, {DType::kU8});
  check.Tensor("value_scales of rooms", rooms.value_scales, {count, heads, scales}, {DType::kU8});
}

void CheckSummaries(const KvLayerView& kv, ShapeCheck& check) {
  const KvLayout& layout = *kv.layout;
  check.Require(layout.has_summaries, "layout has no summaries", "a layout with summaries");
  if (!check.ok()) return;
  const Dimension pages = {"pages", kv.keys.shape[0]};
  const Dimension heads = {"kv_heads", layout.kv_heads};
  const Dimension elements = {"entries_per_page * head_dim",
                              int64_t{layout.entries_per_page()} * layout.head_dim};
  check.Tensor("summary_keys", kv.summary_keys, {pages, heads, elements}, {layout.summary_dtype});
  if (layout.summary_parts() == 2) {
    check.Tensor("summary_values", kv.summary_values, {pages, heads, elements},
                 {layout.summary_dtype});
  } else {
    check.Empty("summary_values", kv.summary_values, "entries have keys alone");
  }
}

// The carry of pages and the begun windows of slots, where the geometry has any.
void CheckCarry(const KvLayerView& kv, ShapeCheck& check) {
  const KvLayout& layout = *kv.layout;
  const Dimension pages = {"pages", kv.keys.shape[0]};
  const Dimension heads = {"kv_heads", layout.kv_heads};
  if (layout.open_entries() > 0) {
    const Dimension sums = {"open_entries * parts * head_dim",
                            layout.carry_elements_per_page() / layout.kv_heads};
    check.Rank("open_sums", kv.open_sums, 3);
    check.Tensor("carry", kv.carry, {pages, heads, sums}, {layout.carry_dtype});
    check.Tensor("open_sums", kv.open_sums, {{"slots", kv.open_sums.shape[0]}, heads, sums},
                 {layout.carry_dtype});
  }
  if (layout.tail_elements_per_slot() > 0) {
    check.Rank("tail_keys", kv.tail_keys, 3);
    check.Tensor("tail_keys", kv.tail_keys,
                 {{"slots", kv.tail_keys.shape[0]},
                  heads,
                  {"stride_tokens * head_dim", layout.tail_elements_per_slot() / layout.kv_heads}},
                 {DType::kBf16, DType::kF32});
  }
}

void CheckSlots(const RaggedBatch& batch, const char* name, const TensorView& per_slot,
                ShapeCheck& check) {
  if (per_slot.data == nullptr || batch.slots.empty()) return;
  check.Between(name, *std::max_element(batch.slots.begin(), batch.slots.end()), 0,
                per_slot.shape[0] - 1);
}

void CheckRope(const RopeView& rope, const RaggedBatch& batch, const KvLayout& layout,
               ShapeCheck& check) {
  check.Require(
      rope.rotary_dims >= 0 && rope.rotary_dims <= layout.head_dim && rope.rotary_dims % 2 == 0,
      absl::StrCat("rotary_dims is ", rope.rotary_dims),
      absl::StrCat("even, 0 to head_dim ", layout.head_dim));
  check.Equal("size of inverse_frequencies", static_cast<int64_t>(rope.inverse_frequencies.size()),
              rope.rotary_dims / 2);
  if (rope.long_inverse_frequencies.empty()) return;
  check.Equal("size of long_inverse_frequencies",
              static_cast<int64_t>(rope.long_inverse_frequencies.size()), rope.rotary_dims / 2);
  check.Equal("size of rotates_long", static_cast<int64_t>(batch.rotates_long.size()),
              batch.rows());
}

void CheckProjections(const TensorView& projections, int64_t tokens, int64_t least_columns,
                      ShapeCheck& check) {
  check.Rank("projections", projections, 2);
  if (!check.ok()) return;
  check.Tensor("projections", projections, {{"tokens", tokens}, {"columns", projections.shape[1]}},
               {DType::kF32});
  check.AtLeast("columns of projections", projections.shape[1], least_columns);
}

void CheckQueries(const TensorView& q, int64_t tokens, const KvLayout& layout, ShapeCheck& check) {
  check.Rank("q", q, 3);
  if (!check.ok()) return;
  CheckQueryHeads(q.shape[1], layout, check);
  check.Tensor("q", q,
               {{"tokens", tokens}, {"query_heads", q.shape[1]}, {"head_dim", layout.head_dim}},
               {DType::kBf16, DType::kF32});
}

int64_t QkvColumns(int64_t query_heads, const KvLayout& layout) {
  return (query_heads + int64_t{2} * layout.kv_heads) * layout.head_dim;
}

void CheckCompressWeight(const char* name, const TensorView& weight, const KvLayout& layout,
                         ShapeCheck& check) {
  const Dimension heads = {"kv_heads", layout.kv_heads};
  const int64_t window = layout.nsa.kernel_tokens;
  switch (layout.nsa.compress) {
    case NsaCompress::kLinear:
      check.Tensor(name, weight,
                   {heads,
                    {"kernel_tokens * head_dim", window * layout.head_dim},
                    {"head_dim", layout.head_dim}},
                   {DType::kF32});
      return;
    case NsaCompress::kWeighted:
      check.Tensor(name, weight, {heads, {"kernel_tokens", window}}, {DType::kF32});
      return;
    case NsaCompress::kMean:
    case NsaCompress::kMeanAndDeviation:
      check.Empty(name, weight, "compression is the mean");
      return;
  }
}

// A [T, n, …] result that exists exactly when its branch does.
void CheckBranchOutput(const char* name, const TensorView& output, bool wanted, int64_t tokens,
                       int64_t query_heads, const KvLayout& layout, ShapeCheck& check) {
  if (!wanted) {
    check.Empty(name, output, "there is no compressed branch");
    return;
  }
  check.Tensor(name, output,
               {{"tokens", tokens}, {"query_heads", query_heads}, {"head_dim", layout.head_dim}},
               {DType::kF32});
}

void CheckSelected(const TensorView& selected, int64_t tokens, const KvLayout& layout,
                   ShapeCheck& check) {
  if (!layout.nsa.selected_branch && selected.data == nullptr) return;
  check.Tensor("selected", selected,
               {{"tokens", tokens},
                {"kv_heads", layout.kv_heads},
                {"selected_blocks", layout.nsa.selected_blocks}},
               {DType::kI32});
}

// Rows of one token: a backend has a place for MostPagesRead pages of each.
void CheckDenseRows(const RaggedBatch& batch, const KvLayout& layout, ShapeCheck& check) {
  const int64_t most = layout.nsa.dense_below_tokens;
  for (int row = 0; row < batch.rows(); ++row) {
    const int64_t length = batch.first_positions[row] + 1;
    const bool is_dense = batch.attends_densely[row] != 0 && batch.token_count(row) == 1;
    if (!is_dense || length <= most) continue;
    check.Require(false, absl::StrCat("a row attends densely to ", length, " tokens"),
                  absl::StrCat("up to ", most));
  }
}

void CheckAttentionOutput(const TensorView& out, int64_t tokens, int64_t query_heads,
                          const KvLayout& layout, ShapeCheck& check) {
  check.Tensor("out", out,
               {{"tokens", tokens}, {"query_heads * head_dim", query_heads * layout.head_dim}},
               {DType::kBf16, DType::kF32});
}

void CheckHeadNorms(const HeadNorms& norms, const KvLayout& layout, ShapeCheck& check) {
  if (norms.empty()) return;
  const Dimension head_dim = {"head_dim", layout.head_dim};
  check.Tensor("query norm", norms.query_weight, {head_dim}, {DType::kF32});
  check.Tensor("key norm", norms.key_weight, {head_dim}, {DType::kF32});
  check.Require(!layout.has_summaries || layout.nsa.compress_keys == NsaCompressKeys::kPostRope,
                "there are head norms and summaries of unrotated keys", "one of them");
}

int64_t GateColumns(const NsaParams& nsa, int64_t query_heads) {
  switch (nsa.gate) {
    case NsaGate::kHead:
      return 3 * query_heads;
    case NsaGate::kToken:
      return 3;
    case NsaGate::kNone:
      return 0;
  }
  return 0;
}

}  // namespace

PageIdRange PageIdsOf(const RaggedBatch& batch, int group) {
  // Of one group's tables alone there may be more ids than rows have.
  const auto ids = batch.groups == 1
                       ? batch.page_ids
                       : batch.page_ids.subspan(group * batch.page_count(), batch.page_count());
  if (ids.empty()) return {};
  const auto [least, largest] = std::minmax_element(ids.begin(), ids.end());
  return {*least, *largest};
}

absl::Status Check(const PageIdRange& ids, const KvLayerView& kv) {
  if (ids.largest < ids.least) return absl::OkStatus();
  ShapeCheck check("batch");
  const int64_t least = kv.layout->groups.has_window(kv.group) ? kNoPage : 0;
  check.Between("least page id", ids.least, least, kv.keys.shape[0] - 1);
  check.Between("largest page id", ids.largest, 0, kv.keys.shape[0] - 1);
  return check.status();
}

absl::Status Check(const RopeAppendArgs& args) {
  ShapeCheck check(args.kName);
  if (!HasBatchAndLayout(args.batch, args.kv, check)) return check.status();
  const KvLayout& layout = *args.kv.layout;
  const int64_t tokens = args.batch->tokens();
  CheckQueryHeads(args.query_heads, layout, check);
  CheckRope(args.rope, *args.batch, layout, check);
  CheckProjections(args.projections, tokens, QkvColumns(args.query_heads, layout), check);
  check.Tensor(
      "q", args.q,
      {{"tokens", tokens}, {"query_heads", args.query_heads}, {"head_dim", layout.head_dim}},
      {DType::kBf16, DType::kF32});
  CheckKeysAndValues(args.kv, check);
  CheckHeadNorms(args.norms, layout, check);
  return check.status();
}

absl::Status Check(const UpdateSummariesArgs& args) {
  ShapeCheck check(args.kName);
  if (!HasBatchAndLayout(args.batch, args.kv, check)) return check.status();
  const KvLayout& layout = *args.kv.layout;
  CheckQueryHeads(args.query_heads, layout, check);
  CheckRope(args.rope, *args.batch, layout, check);
  CheckProjections(args.projections, args.batch->tokens(), QkvColumns(args.query_heads, layout),
                   check);
  CheckKeysAndValues(args.kv, check);
  CheckSummaries(args.kv, check);
  if (!check.ok()) return check.status();
  CheckCarry(args.kv, check);
  CheckSlots(*args.batch, "largest slot", args.kv.open_sums, check);
  CheckSlots(*args.batch, "largest slot", args.kv.tail_keys, check);
  CheckCompressWeight("key weights", args.weights.keys, layout, check);
  if (layout.nsa.compress_values) {
    CheckCompressWeight("value weights", args.weights.values, layout, check);
  } else {
    check.Empty("value weights", args.weights.values, "compress_values is false");
  }
  if (args.weights.key_bias.data != nullptr) {
    check.Tensor("key bias", args.weights.key_bias,
                 {{"kv_heads", layout.kv_heads}, {"head_dim", layout.head_dim}}, {DType::kF32});
  }
  return check.status();
}

absl::Status Check(const NsaSelectArgs& args) {
  ShapeCheck check(args.kName);
  if (!HasBatchAndLayout(args.batch, args.kv, check)) return check.status();
  const KvLayout& layout = *args.kv.layout;
  const int64_t tokens = args.batch->tokens();
  CheckQueries(args.q, tokens, layout, check);
  CheckSummaries(args.kv, check);
  if (!check.ok()) return check.status();
  CheckBranchOutput("output", args.output, layout.nsa.compressed_branch, tokens, args.q.shape[1],
                    layout, check);
  CheckSelected(args.selected, tokens, layout, check);
  return check.status();
}

absl::Status Check(const FetchRoomsArgs& args) {
  ShapeCheck check(args.kName);
  if (!HasBatchAndLayout(args.batch, args.kv, check)) return check.status();
  const KvLayout& layout = *args.kv.layout;
  check.Require(layout.has_summaries, "layout has no summaries", "a layout with summaries");
  CheckKeysAndValues(args.kv, check);
  if (!check.ok()) return check.status();
  CheckRooms(args.kv, check);
  CheckSelected(args.selected, args.batch->tokens(), layout, check);
  CheckDenseRows(*args.batch, layout, check);
  return check.status();
}

absl::Status Check(const NsaAttendArgs& args) {
  ShapeCheck check(args.kName);
  if (!HasBatchAndLayout(args.batch, args.kv, check)) return check.status();
  const KvLayout& layout = *args.kv.layout;
  const int64_t tokens = args.batch->tokens();
  check.Require(layout.has_summaries, "layout has no summaries", "a layout with summaries");
  CheckQueries(args.q, tokens, layout, check);
  CheckKeysAndValues(args.kv, check);
  if (!check.ok()) return check.status();
  const int64_t query_heads = args.q.shape[1];
  CheckSelected(args.selected, tokens, layout, check);
  CheckBranchOutput("compressed", args.compressed, layout.nsa.compressed_branch, tokens,
                    query_heads, layout, check);
  CheckAttentionOutput(args.out, tokens, query_heads, layout, check);
  const int64_t gate_columns = GateColumns(layout.nsa, query_heads);
  if (gate_columns > 0) {
    check.AtLeast("gate_column", args.gate_column, 0);
    CheckProjections(args.projections, tokens, args.gate_column + gate_columns, check);
  }
  return check.status();
}

absl::Status Check(const DenseAttendArgs& args) {
  ShapeCheck check(args.kName);
  if (!HasBatchAndLayout(args.batch, args.kv, check)) return check.status();
  const KvLayout& layout = *args.kv.layout;
  const int64_t tokens = args.batch->tokens();
  CheckQueries(args.q, tokens, layout, check);
  CheckKeysAndValues(args.kv, check);
  check.AtLeast("window_tokens", args.window_tokens, 0);
  if (!check.ok()) return check.status();
  CheckAttentionOutput(args.out, tokens, args.q.shape[1], layout, check);
  return check.status();
}

absl::Status Check(const TileAttendArgs& args) {
  ShapeCheck check(args.kName);
  if (!HasBatchAndLayout(args.batch, args.kv, check)) return check.status();
  const KvLayout& layout = *args.kv.layout;
  const int64_t tokens = args.batch->tokens();
  check.Require(layout.prefill.has_value(), "layout has no tiles of queries", "one that has");
  CheckQueries(args.q, tokens, layout, check);
  CheckKeysAndValues(args.kv, check);
  CheckSummaries(args.kv, check);
  if (!check.ok()) return check.status();
  CheckAttentionOutput(args.out, tokens, args.q.shape[1], layout, check);
  return check.status();
}

absl::Status Check(const GateHeadsArgs& args) {
  ShapeCheck check(args.kName);
  check.Rank("heads", args.heads, 3);
  if (!check.ok()) return check.status();
  const int64_t tokens = args.heads.shape[0];
  const int64_t heads = args.heads.shape[1];
  check.Tensor("heads", args.heads,
               {{"tokens", tokens}, {"heads", heads}, {"head_dim", args.heads.shape[2]}},
               {DType::kBf16, DType::kF32});
  check.AtLeast("gate_column", args.gate_column, 0);
  check.AtLeast("gate_stride", args.gate_stride, 1);
  CheckProjections(args.projections, tokens, args.gate_column + (heads - 1) * args.gate_stride + 1,
                   check);
  return check.status();
}

}  // namespace longspan

#include "kernels/ops.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "kernels/base/check.h"
#include "kernels/shape_check.h"

namespace longspan {
namespace {

void CheckRow(const RaggedBatch& batch, int row, ShapeCheck& check) {
  const auto name = [row](const char* what) { return absl::StrCat(what, " of row ", row); };
  if (batch.token_count(row) < 1) {
    check.AtLeast(name("token count").c_str(), batch.token_count(row), 1);
  }
  if (batch.first_positions[row] < 0) {
    check.AtLeast(name("first position").c_str(), batch.first_positions[row], 0);
  }
  if (batch.slots[row] < 0) {
    check.AtLeast(name("slot").c_str(), batch.slots[row], 0);
  }
  const int64_t pages = int64_t{batch.page_offsets[row + 1]} - batch.page_offsets[row];
  const int64_t needed = PagesForTokens(batch.length_tokens(row));
  if (pages < needed) check.AtLeast(name("page count").c_str(), pages, needed);
}

void CheckWithin(const char* name, absl::Span<const int32_t> rows, int64_t limit,
                 ShapeCheck& check) {
  if (rows.empty()) return;
  const auto [least, most] = std::minmax_element(rows.begin(), rows.end());
  check.Between(absl::StrCat("least ", name).c_str(), *least, 0, limit - 1);
  check.Between(absl::StrCat("largest ", name).c_str(), *most, 0, limit - 1);
}

}  // namespace

RowReads& RowReads::operator+=(const RowReads& other) {
  compressed_entries += other.compressed_entries;
  selected_tokens += other.selected_tokens;
  window_tokens += other.window_tokens;
  dense_tokens += other.dense_tokens;
  visible_tokens += other.visible_tokens;
  return *this;
}

SelectedBlocks& SelectedBlocks::operator+=(const SelectedBlocks& other) {
  sink += other.sink;
  local += other.local;
  scored += other.scored;
  all += other.all;
  compared += other.compared;
  reused += other.reused;
  return *this;
}

StepReads& StepReads::operator+=(const StepReads& other) {
  LONGSPAN_CHECK(other.rows.size() <= rows.size());
  summary_bytes += other.summary_bytes;
  selected_bytes += other.selected_bytes;
  window_bytes += other.window_bytes;
  dense_bytes += other.dense_bytes;
  avoided_bytes += other.avoided_bytes;
  for (size_t path = 0; path < rows_by_path.size(); ++path) {
    rows_by_path[path] += other.rows_by_path[path];
  }
  blocks += other.blocks;
  key_tiles_seen += other.key_tiles_seen;
  key_tiles_kept += other.key_tiles_kept;
  rooms += other.rooms;
  fetched_bytes += other.fetched_bytes;
  home_read_bytes += other.home_read_bytes;
  home_written_bytes += other.home_written_bytes;
  fetch_us += other.fetch_us;
  scratch_bytes = std::max(scratch_bytes, other.scratch_bytes);
  for (size_t row = 0; row < other.rows.size(); ++row) rows[row] += other.rows[row];
  return *this;
}

absl::Status Check(const RaggedBatch& batch) {
  ShapeCheck check("batch");
  const int64_t rows = batch.rows();
  check.Equal("size of token_offsets", static_cast<int64_t>(batch.token_offsets.size()), rows + 1);
  check.Equal("size of slots", static_cast<int64_t>(batch.slots.size()), rows);
  check.Equal("size of page_offsets", static_cast<int64_t>(batch.page_offsets.size()), rows + 1);
  check.Equal("size of attends_densely", static_cast<int64_t>(batch.attends_densely.size()), rows);
  if (!batch.rotates_long.empty()) {
    check.Equal("size of rotates_long", static_cast<int64_t>(batch.rotates_long.size()), rows);
  }
  if (!check.ok()) return check.status();
  check.Equal("first of token_offsets", batch.token_offsets[0], 0);
  check.AtLeast("first of page_offsets", batch.page_offsets[0], 0);
  check.Between("groups", batch.groups, 1, kMostPageGroups);
  check.AtLeast("size of page_ids", static_cast<int64_t>(batch.page_ids.size()),
                batch.groups * batch.page_count());
  for (int row = 0; row < rows && check.ok(); ++row) CheckRow(batch, row, check);
  return check.status();
}

absl::Status Check(const EmbedArgs& args) {
  ShapeCheck check(args.kName);
  const TensorView& stored = args.table.stored;
  if (!args.table.is_prepared()) check.Rank("table", stored, 2);
  if (!check.ok()) return check.status();
  const int64_t vocabulary = args.table.vocabulary();
  const int64_t hidden = args.table.hidden();
  if (!args.table.is_prepared()) {
    check.Tensor("table", stored, {{"vocabulary", vocabulary}, {"hidden", hidden}},
                 {DType::kBf16, DType::kF16, DType::kF32});
  }
  const auto tokens = static_cast<int64_t>(args.token_ids.size());
  check.Tensor("out", args.out, {{"tokens", tokens}, {"hidden", hidden}}, {DType::kF32});
  if (!args.token_ids.empty()) {
    const int32_t largest = *std::max_element(args.token_ids.begin(), args.token_ids.end());
    // Ids below 0 name slots; only the backend knows which of those have a last token.
    if (largest >= 0) check.Between("token id", largest, 0, vocabulary - 1);
  }
  return check.status();
}

absl::Status Check(const RmsNormArgs& args) {
  ShapeCheck check(args.kName);
  check.Rank("residual", args.residual, 2);
  if (!check.ok()) return check.status();
  const Dimension tokens = {"tokens", args.residual.shape[0]};
  const Dimension hidden = {"hidden", args.residual.shape[1]};
  check.Tensor("residual", args.residual, {tokens, hidden}, {DType::kF32});
  if (args.delta.data != nullptr) {
    check.Tensor("delta", args.delta, {tokens, hidden}, {DType::kBf16, DType::kF32});
  }
  check.Tensor("weight", args.weight, {hidden}, {DType::kF32});
  check.Tensor("out", args.out, {tokens, hidden}, {DType::kBf16, DType::kF32});
  check.Require(args.epsilon >= 0.0F && args.epsilon < 1.0F,
                absl::StrCat("epsilon is ", args.epsilon), "at least 0 and below 1");
  return check.status();
}

absl::Status Check(const LinearArgs& args) {
  ShapeCheck check(args.kName);
  check.Rank("x", args.x, 2);
  check.AtLeast("weight handle", args.weight.id, 0);
  if (!check.ok()) return check.status();
  const Dimension rows = {"rows", args.x.shape[0]};
  check.Tensor("x", args.x, {rows, {"in_features", args.weight.in_features}},
               {DType::kBf16, DType::kF32});
  check.Tensor("y", args.y, {rows, {"out_features", args.weight.out_features}},
               {DType::kBf16, DType::kF32});
  return check.status();
}

absl::Status Check(const GluArgs& args) {
  ShapeCheck check(args.kName);
  check.Rank("out", args.out, 2);
  if (!check.ok()) return check.status();
  const Dimension tokens = {"tokens", args.out.shape[0]};
  const int64_t mlp = args.out.shape[1];
  check.Tensor("out", args.out, {tokens, {"mlp", mlp}}, {DType::kBf16, DType::kF32});
  check.Tensor("gate_up", args.gate_up, {tokens, {"2 mlp", 2 * mlp}}, {DType::kBf16, DType::kF32});
  return check.status();
}

absl::Status Check(const GatherRowsArgs& args) {
  ShapeCheck check(args.kName);
  check.Rank("x", args.x, 2);
  if (!check.ok()) return check.status();
  const int64_t tokens = args.x.shape[0];
  const int64_t hidden = args.x.shape[1];
  check.Tensor("x", args.x, {{"tokens", tokens}, {"hidden", hidden}},
               {DType::kBf16, DType::kF16, DType::kF32});
  const auto rows = static_cast<int64_t>(args.indices.size());
  check.Rank("out", args.out, 2);
  if (!check.ok()) return check.status();
  check.Tensor("out", args.out,
               {{"rows", args.places.empty() ? rows : args.out.shape[0]}, {"hidden", hidden}},
               {args.x.dtype});
  CheckWithin("index", args.indices, tokens, check);
  if (args.places.empty()) return check.status();
  check.Equal("places", static_cast<int64_t>(args.places.size()), rows);
  CheckWithin("place", args.places, args.out.shape[0], check);
  return check.status();
}

}  // namespace longspan

// The arguments of every operation behind backend.h, with the shape beside each tensor.
//
// T tokens of the step, Hq and Hk query and KV heads, D head dimension, n selected blocks.
// `activation` is the type that products read (bf16, or fp32 when computing in fp32),
// `intermediate` f32 or what Backend::IntermediateDType says.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "kernels/kv_layout.h"
#include "kernels/kv_rooms.h"
#include "kernels/nsa_params.h"
#include "kernels/tensor.h"

namespace longspan {

// The rows of one step: row r holds tokens [token_offsets[r], token_offsets[r+1]) of the flat
// token arrays, at consecutive positions from first_positions[r]. A prefill chunk and a decode
// token are the same thing with different lengths. A sequence stands in at most one row.
struct RaggedBatch {
  absl::Span<const int32_t> token_offsets;    // [rows + 1]
  absl::Span<const int64_t> first_positions;  // [rows]
  absl::Span<const int32_t> slots;            // [rows] state slot of the sequence
  absl::Span<const int32_t> page_offsets;     // [rows + 1] into the page ids of a group
  // [groups, page_offsets[rows]]: each row's sequence, logical order; kNoPage behind a window.
  absl::Span<const int32_t> page_ids;
  absl::Span<const uint8_t> attends_densely;  // [rows] 1: dense causal attention for this row
  int groups = 1;                             // of layers that share pages (page_groups.h)
  // [rows] 1: the row rotates by RopeView::long_inverse_frequencies. May be empty where no layer
  // has these.
  absl::Span<const uint8_t> rotates_long = {};

  int rows() const { return static_cast<int>(first_positions.size()); }
  int tokens() const { return token_offsets.empty() ? 0 : token_offsets.back(); }
  int token_count(int row) const { return token_offsets[row + 1] - token_offsets[row]; }
  // Tokens of the sequence once this step has appended its own.
  int64_t length_tokens(int row) const { return first_positions[row] + token_count(row); }
  // Of one group.
  int64_t page_count() const { return page_offsets[rows()]; }
  absl::Span<const int32_t> pages(int row, int group) const {
    return page_ids.subspan(group * page_count() + page_offsets[row],
                            page_offsets[row + 1] - page_offsets[row]);
  }
};

// The cache of one layer. Arrays over pages are indexed by page id, arrays over slots by slot.
// The order of elements inside one (page, KV head) is the backend's own: the engine only copies
// whole pages and slots.
struct KvLayerView {
  const KvLayout* layout = nullptr;
  TensorView keys;            // [pages, Hk, D * 64]   rotated; where there are rooms, in the host's
  TensorView values;          // [pages, Hk, 64 * D]   memory, and so are values and scales
  TensorView key_scales;      // [pages, Hk, 64] u8: exponents (e4m3.h); empty but for e4m3 pages
  TensorView value_scales;    // likewise
  TensorView summary_keys;    // [pages, Hk, entries_per_page * D]
  TensorView summary_values;  // likewise, values or deviations; empty with one summary part
  TensorView carry;           // [pages, Hk, open_entries * parts * D] f32: open sums at page end
  TensorView tail_keys;       // [slots, Hk, d * D] unrotated keys of the begun sub-block
  TensorView open_sums;       // [slots, Hk, open_entries * parts * D] f32
  int group = 0;              // whose page tables name the layer's pages
  KvRooms rooms;
};

// RoPE (half-split pairing (i, i + r/2)); dimensions from rotary_dims on pass through: all of them
// where there is none.
struct RopeView {
  int rotary_dims = 0;                          // r
  absl::Span<const float> inverse_frequencies;  // [r / 2], host
  float scale = 1.0F;                           // multiplies cos and sin
  // [r / 2], host: of rows that rotate long (LongRoPE's second range). Empty: all rows rotate
  // alike.
  absl::Span<const float> long_inverse_frequencies = {};

  // As one row sees it: with one range.
  RopeView OfRow(const RaggedBatch& batch, int row) const {
    const bool is_long = !long_inverse_frequencies.empty() && batch.rotates_long[row] != 0;
    return {rotary_dims, is_long ? long_inverse_frequencies : inverse_frequencies, scale, {}};
  }
};

// One prepared weight [out_features, in_features], in whatever form the backend multiplies fastest.
struct WeightHandle {
  int32_t id = -1;
  int64_t in_features = 0;
  int64_t out_features = 0;
  int64_t bytes = 0;  // what it takes of the backend's memory, padding and bias included
};

// Rows of tokens: a tensor by itself, or a prepared weight, which products read as well. Of that
// the values are those that it was prepared with.
struct EmbeddingTable {
  TensorView stored;      // [vocabulary, hidden] bf16, f16 or f32; empty beside `prepared`
  WeightHandle prepared;  // [vocabulary, hidden]

  bool is_prepared() const { return prepared.id >= 0; }
  int64_t vocabulary() const { return is_prepared() ? prepared.out_features : stored.shape[0]; }
  int64_t hidden() const { return is_prepared() ? prepared.in_features : stored.shape[1]; }
};

// out[t] = scale * table[id of t], id = token_ids[t], or the token last drawn in slot
// -1 - token_ids[t].
struct EmbedArgs {
  static constexpr const char* kName = "embed";
  EmbeddingTable table;
  absl::Span<const int32_t> token_ids;  // [T] host
  TensorView out;                       // [T, hidden] f32
  float scale = 1.0F;
};

// residual += delta_scale * delta (if given); out = residual / rms(residual) * weight.
struct RmsNormArgs {
  static constexpr const char* kName = "rms_norm";
  static constexpr const char* kIntermediate = "delta";
  TensorView residual;  // [T, hidden] f32, updated in place
  TensorView delta;     // [T, hidden] intermediate, or empty
  TensorView weight;    // [hidden] f32
  float epsilon = 0.0F;
  TensorView out;  // [T, hidden] activation
  float delta_scale = 1.0F;

  const TensorView& intermediate() const { return delta; }
};

// y = x * weight^T + bias. A row of y never depends on how many rows stand beside it.
struct LinearArgs {
  static constexpr const char* kName = "linear";
  static constexpr const char* kIntermediate = "y";
  TensorView x;  // [rows, in_features] activation
  WeightHandle weight;
  TensorView y;  // [rows, out_features] intermediate

  const TensorView& intermediate() const { return y; }
};

// What a gated linear unit does to its gate: silu(x) = x / (1 + exp(-x)), or
// gelu(x) = x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3))).
enum class GluActivation : uint8_t { kSilu, kGeluTanh };

// Gated linear unit (GLU Variants Improve Transformer, 2): out = activation(gate) * up, where a
// row of gate_up is gate followed by up.
struct GluArgs {
  static constexpr const char* kName = "glu";
  static constexpr const char* kIntermediate = "gate_up";
  TensorView gate_up;  // [T, 2 * mlp] intermediate
  TensorView out;      // [T, mlp] activation
  GluActivation activation = GluActivation::kSilu;

  const TensorView& intermediate() const { return gate_up; }
};

// out[i] = x[indices[i]], or out[places[i]] where there are places; other rows of `out` stay.
struct GatherRowsArgs {
  static constexpr const char* kName = "gather_rows";
  TensorView x;                       // [T, hidden]
  absl::Span<const int32_t> indices;  // [rows] host
  TensorView out;                     // [rows, hidden], or [any, hidden] with places; type of x
  absl::Span<const int32_t> places;   // [rows] host, none twice; or empty
};

// RMSNorm of each head by itself, before it is rotated. Both weights, or neither.
struct HeadNorms {
  TensorView query_weight;  // [D] f32, or empty
  TensorView key_weight;    // [D] f32, or empty
  float epsilon = 0.0F;

  bool empty() const { return query_weight.data == nullptr && key_weight.data == nullptr; }
};

// Normalises (if asked) and rotates q; does so with k and writes k and v into the sequences' pages.
// The unrotated k stays in `projections` for the summaries; where these are of unrotated keys, keys
// have no norm.
struct RopeAppendArgs {
  static constexpr const char* kName = "rope_append";
  static constexpr bool kWritesPages = true;
  static constexpr const char* kIntermediate = "q";
  const RaggedBatch* batch = nullptr;
  RopeView rope;
  // [T, stride] f32: a token's q [Hq, D], k [Hk, D], v [Hk, D], then whatever else was projected.
  TensorView projections;
  int query_heads = 0;
  TensorView q;  // [T, Hq, D] intermediate: the rotated queries
  KvLayerView kv;
  HeadNorms norms;

  const TensorView& intermediate() const { return q; }
};

// The weights of block compression, per KV head. Empty where the kind has none.
struct CompressWeights {
  TensorView keys;      // linear [Hk, l * D, D], weighted [Hk, l]; f32
  TensorView values;    // likewise; empty unless compress_values
  TensorView key_bias;  // [Hk, D] f32: the position embedding, folded; or empty
};

// Completes the summary entries of sub-blocks that this step's tokens complete, and moves the
// carry and the slots' tails and open sums forward. Runs right after RopeAppend, for every layer.
struct UpdateSummariesArgs {
  static constexpr const char* kName = "update_summaries";
  const RaggedBatch* batch = nullptr;
  RopeView rope;
  TensorView projections;  // as RopeAppend left it
  int query_heads = 0;
  CompressWeights weights;
  KvLayerView kv;
};

// Compressed attention, importance and choice of blocks (NSA 3.3.1, 3.3.2).
struct NsaSelectArgs {
  static constexpr const char* kName = "nsa_select";
  static constexpr const char* kIntermediate = "q";
  const RaggedBatch* batch = nullptr;
  TensorView q;  // [T, Hq, D] intermediate
  KvLayerView kv;
  TensorView output;    // [T, Hq, D] f32; zero where no entry is visible; empty without the branch
  TensorView selected;  // [T, Hk, n] i32: ascending block indices, filled up with -1

  const TensorView& intermediate() const { return q; }
};

// Gives rooms (kv_rooms.h) to the pages that rows of one token are about to read, and fetches those
// that had none. Of such rows in turn: where they attend sparsely the pages of the selected blocks,
// then of the window, both ascending; else all, of dense_below_tokens at most. Behind NsaSelect,
// where a row is sparse, in each layer that has rooms.
struct FetchRoomsArgs {
  static constexpr const char* kName = "fetch_rooms";
  const RaggedBatch* batch = nullptr;
  TensorView selected;  // of NsaSelect; without sparse rows it is not looked at
  KvLayerView kv;
};

// Selected and window attention, then the gates over the three branches (NSA 3.3.3, eq. 5), in one
// operation so that a fused decode needs no other door. Rows that attend densely are left alone.
struct NsaAttendArgs {
  static constexpr const char* kName = "nsa_attend";
  static constexpr const char* kIntermediate = "q";
  const RaggedBatch* batch = nullptr;
  TensorView q;           // [T, Hq, D] intermediate
  TensorView selected;    // of NsaSelect
  TensorView compressed;  // output of NsaSelect, or empty
  // Gate logits begin at gate_column of the projections: [3 Hq], row 3h + {compressed, selected,
  // window}, or [3] for all heads; unused with NsaGate::kNone, which sums the branches.
  TensorView projections;
  int gate_column = 0;
  KvLayerView kv;
  TensorView out;  // [T, Hq * D] activation

  const TensorView& intermediate() const { return q; }
};

// Dense causal attention, for all rows or only for those that attend densely. With a window of w a
// query sees itself and the w - 1 tokens before it; pages behind that are not looked at, and have
// no ids in the batch where nobody else needs them (-1).
struct DenseAttendArgs {
  static constexpr const char* kName = "dense_attend";
  static constexpr const char* kIntermediate = "q";
  const RaggedBatch* batch = nullptr;
  bool all_rows = true;
  TensorView q;  // [T, Hq, D] intermediate
  KvLayerView kv;
  TensorView out;             // [T, Hq * D] activation
  int64_t window_tokens = 0;  // 0: all tokens before the query

  const TensorView& intermediate() const { return q; }
};

// Causal attention of rows of prompts (sparse_prefill_params.h): a query tile that is whole within
// its row, and far enough behind, attends to the key tiles that it chooses, all others to all
// before them. Rows that attend densely are left alone.
struct TileAttendArgs {
  static constexpr const char* kName = "tile_attend";
  static constexpr const char* kIntermediate = "q";
  const RaggedBatch* batch = nullptr;
  TensorView q;  // [T, Hq, D] intermediate
  KvLayerView kv;
  TensorView out;  // [T, Hq * D] activation

  const TensorView& intermediate() const { return q; }
};

// heads[t, h] *= sigmoid(logit), one logit for each head of each token: a gate over attention that
// is dense. NsaAttend has its gates within.
struct GateHeadsArgs {
  static constexpr const char* kName = "gate_heads";
  TensorView projections;  // [T, stride] f32
  int gate_column = 0;     // of head 0's logit
  int gate_stride = 1;     // columns from one head's logit to the next one's
  TensorView heads;        // [T, Hq, D] activation, updated in place
};

// What attention read for one row of the step, summed over layers, KV heads and query tokens.
// Tokens and entries are counted per KV head and query; bytes are those of a decode that shares
// nothing between queries, except that a prefill walk counts each tile it loads once.
struct RowReads {
  int64_t compressed_entries = 0;
  int64_t selected_tokens = 0;
  int64_t window_tokens = 0;  // of NSA's window branch, and of DenseAttend with a window
  int64_t dense_tokens = 0;
  int64_t visible_tokens = 0;  // what dense attention would have read

  RowReads& operator+=(const RowReads& other);
};

// How a row's attention over tokens was walked. A backend takes those it has.
enum class AttentionPath : uint8_t {
  kFsa,           // sparse, block by block, each for all queries of the row that chose it
  kSparseDecode,  // sparse, a single query and only the blocks it chose
  kDense,
  kUnion,     // sparse, tiles of queries, each walking all blocks that one of them chose
  kNsa,       // sparse, one query after another
  kPlain,     // by kernels made to be right and not to be fast (OperationKernels)
  kKeyTiles,  // TileAttend: tiles of queries, each walking the key tiles that it chose
};
inline constexpr int kAttentionPaths = 7;

// Blocks that queries selected, one for each query, KV head and layer, by why they were.
struct SelectedBlocks {
  int64_t sink = 0;    // forced: the first ones of the sequence
  int64_t local = 0;   // forced: the query's own and those before it
  int64_t scored = 0;  // by importance
  int64_t all = 0;     // neither: there were no more blocks than may be selected
  // Of queries that left blocks out and whose preceding query is in the same row of the step: all
  // their blocks, and those that the preceding query selected too.
  int64_t compared = 0;
  int64_t reused = 0;

  SelectedBlocks& operator+=(const SelectedBlocks& other);
};

// Bytes really loaded from the cache in the step, what dense attention would have loaded beyond
// that in the same walk, and how it came about.
struct StepReads {
  int64_t summary_bytes = 0;
  int64_t selected_bytes = 0;
  int64_t window_bytes = 0;  // likewise of both
  int64_t dense_bytes = 0;
  int64_t avoided_bytes = 0;
  std::array<int64_t, kAttentionPaths> rows_by_path{};  // one for each row and layer
  SelectedBlocks blocks;
  // TileAttend: key tiles that query tiles chose among, and those that they kept, for each KV head.
  int64_t key_tiles_seen = 0;
  int64_t key_tiles_kept = 0;
  // Of layers that have rooms: pages that FetchRooms was asked for, and bytes of keys and values
  // that went to rooms, that attention read at home, and that were appended there.
  RoomCounts rooms;
  int64_t fetched_bytes = 0;
  int64_t home_read_bytes = 0;
  int64_t home_written_bytes = 0;
  int64_t fetch_us = 0;        // that the step waited for what went to rooms
  int64_t scratch_bytes = 0;   // memory that attention has taken so far for its own use
  std::vector<RowReads> rows;  // [rows]

  void CountRows(AttentionPath path, int64_t count) {
    rows_by_path[static_cast<size_t>(path)] += count;
  }
  // Of as many rows or fewer.
  StepReads& operator+=(const StepReads& other);
};

// The page ids of a group's tables in a step: least and largest, 0 and -1 where there are none.
struct PageIdRange {
  int32_t least = 0;
  int32_t largest = -1;
};
PageIdRange PageIdsOf(const RaggedBatch& batch, int group);
// Whether they are pages of the cache, which of a group with a window some may not be.
absl::Status Check(const PageIdRange& ids, const KvLayerView& kv);

absl::Status Check(const RaggedBatch& batch);

// The checks that all backends share: InvalidArgument naming operation, dimension, value and what
// is accepted. Of cache operations but for the page ids, for which the ranges above are found once
// a step.
absl::Status Check(const EmbedArgs& args);
absl::Status Check(const RmsNormArgs& args);
absl::Status Check(const LinearArgs& args);
absl::Status Check(const GluArgs& args);
absl::Status Check(const GatherRowsArgs& args);
absl::Status Check(const RopeAppendArgs& args);
absl::Status Check(const UpdateSummariesArgs& args);
absl::Status Check(const NsaSelectArgs& args);
absl::Status Check(const FetchRoomsArgs& args);
absl::Status Check(const NsaAttendArgs& args);
absl::Status Check(const DenseAttendArgs& args);
absl::Status Check(const TileAttendArgs& args);
absl::Status Check(const GateHeadsArgs& args);

// Every operation, by its arguments. A new one has a struct with `kName`, a place here, its Check,
// and a function in each backend. Members that others know: `batch` where it belongs to a step,
// `kWritesPages` where the step's page ids are to be compared with the cache's size, and
// `intermediate()` where one of its tensors is one (Backend::IntermediateDType), by the name
// `kIntermediate`.
using Operation =
    std::variant<const EmbedArgs*, const RmsNormArgs*, const LinearArgs*, const GluArgs*,
                 const GatherRowsArgs*, const RopeAppendArgs*, const UpdateSummariesArgs*,
                 const NsaSelectArgs*, const FetchRoomsArgs*, const NsaAttendArgs*,
                 const DenseAttendArgs*, const TileAttendArgs*, const GateHeadsArgs*>;

// "rms_norm"
inline const char* NameOf(const Operation& operation) {
  return std::visit([](const auto* args) { return args->kName; }, operation);
}

}  // namespace longspan

// The rows of a step as kernels see them: RaggedBatch (kernels/ops.h) copied to the device once a
// step. Graphs of steps (step_graphs.h) hold the pointers; the contents change from step to step.
#pragma once

#include <cstdint>

namespace longspan::cuda {

struct DeviceRows {
  int rows = 0;                              // on the host: decides grids, never read from memory
  int tokens = 0;                            // T
  const int32_t* token_offsets = nullptr;    // [rows + 1]
  const int64_t* first_positions = nullptr;  // [rows]
  const int32_t* slots = nullptr;            // [rows]
  const int32_t* page_offsets = nullptr;     // [rows + 1]
  const int32_t* page_ids = nullptr;         // [page_offsets[rows]], of one group of layers
  const uint8_t* rotates_long = nullptr;     // [rows], or nothing where no layer has two ranges
  const int32_t* row_of_token = nullptr;     // [T]
  // Over rows, with this step's tokens, or somewhat longer (step_rows.h).
  int64_t longest_length_tokens = 0;
};

// Copies of keys and values that are at home in the host's pinned memory (kernels/kv_rooms.h).
struct DeviceRooms {
  int32_t* room_of_page = nullptr;  // [pages, Hk]; null: keys and values are on the device
  void* keys = nullptr;             // [rooms, Hk, 64 * D]
  void* values = nullptr;
  void* key_scales = nullptr;  // [rooms, Hk, 64] of e4m3, or null
  void* value_scales = nullptr;
};

// Pages that the chunks of a step write, as stored (attention/written_pages.h).
struct DeviceWrittenPages {
  const int32_t* places = nullptr;  // beside the step's page ids: which of these the page is, or -1
  void* keys = nullptr;             // [pages, Hk, 64 * D]
  void* values = nullptr;
  void* key_scales = nullptr;  // [pages, Hk, 64] of e4m3, or null
  void* value_scales = nullptr;
};

// The cache of one layer. Element order: page_order.h. Base pointers are of the layer; a page's
// (KV head h) block begins at (page * kv_heads + h) * elements_per_block.
struct DevicePages {
  // [pages, Hk, 64 * D] bf16, fp32 or e4m3; where there are rooms, in the host's pinned memory,
  // which kernels may read and write, over the link
  void* keys = nullptr;
  void* values = nullptr;          // likewise
  void* summary_keys = nullptr;    // [pages, Hk, entries_per_page * D] bf16
  void* summary_values = nullptr;  // likewise; null without compressed values
  int kv_heads = 0;
  int head_dim = 0;
  int entries_per_page = 0;
  void* key_scales = nullptr;    // [pages, Hk, 64] exponents (kernels/e4m3.h) of e4m3, or null
  void* value_scales = nullptr;  // likewise
  DeviceRooms rooms;

  constexpr bool has_rooms() const { return rooms.room_of_page != nullptr; }
  bool is_fp8() const { return key_scales != nullptr; }
};

}  // namespace longspan::cuda

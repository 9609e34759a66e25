// Which key tiles the query tiles of a step attend to (sparse_prefill_params.h). Made by the
// engine's thread, once a layer, with all threads; then read by any of them.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "kernels/cpu/parallel.h"
#include "kernels/ops.h"

namespace longspan::cpu {

// The key tiles of a query tile by the attention that each is estimated to have, `masses`: the
// fewest that have `kept_mass` of it, of equal ones the first, and those that all keep. As columns
// of pages (bit j: position 64 page + j), `pages` of them, as many as lie before the query tile.
// Returns how many key tiles are kept.
int64_t KeepKeyTiles(const SparsePrefillParams& params, absl::Span<const float> masses,
                     uint64_t* pages);

class PrefillChoice {
 public:
  PrefillChoice(const TileAttendArgs& args, ThreadPool& pool, StepReads& reads);

  // The columns of a page that a query of a row may attend to, as far as it sees them. All of them
  // where its tile attends densely.
  uint64_t Columns(int row, int64_t position, int kv_head, int64_t page) const;
  // Whether the query's tile attends sparsely: all of it is in the row, and far enough behind.
  bool IsSparse(int row, int64_t position) const;
  // Positions before a sparse tile that its queries attend to.
  int64_t KeptTokens(int row, int64_t tile_begin, int kv_head) const;

 private:
  struct SparseTile {
    int row = 0;
    int64_t begin = 0;        // position
    int64_t first_token = 0;  // in the flat arrays of the step
    int64_t first_word = 0;   // of its columns
  };
  // Of a row, those that lie one behind another: tiles_[first ...].
  struct RowTiles {
    int64_t begin = 0;  // positions
    int64_t end = 0;
    int64_t first = 0;
  };

  void AddRow(int row);
  void Choose(const SparseTile& tile, int kv_head, StepReads& reads);
  // [entries before the tile], of the probabilities of the heads that share the KV head the mean.
  std::vector<float> Masses(const SparseTile& tile, int kv_head, StepReads& reads) const;
  const SparseTile& TileOf(int row, int64_t position) const;
  int64_t FirstWord(const SparseTile& tile, int kv_head) const;

  const TileAttendArgs& args_;
  const KvLayout& layout_;
  const SparsePrefillParams& params_;
  std::vector<SparseTile> tiles_;
  std::vector<RowTiles> rows_;
  int64_t words_ = 0;
  std::vector<uint64_t> columns_;  // [tiles][kv_heads][pages before the tile], words_ of them
};

}  // namespace longspan::cpu

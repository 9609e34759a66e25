// What attention reads in a step, counted on the host from positions alone: the device is not
// asked. Entries, selected and dense tokens are exact, and so are those of a dense layer's window.
// Window tokens of a sparse layer are those outside of the forced local blocks, so a window that
// meets other chosen blocks counts a few twice. Bytes are
// those of tiles shared by kQueriesPerLoad neighbouring queries. Which blocks two queries share is
// known to the device alone: SelectedBlocks::compared and reused stay zero.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "kernels/ops.h"

namespace longspan::cuda {

// How the rows of one layer's call were walked, those of several tokens and those of one.
struct WalkedRows {
  AttentionPath chunks = AttentionPath::kPlain;
  AttentionPath singles = AttentionPath::kPlain;
};

// Layers by how their rows were walked.
class WalkedLayers {
 public:
  void Add(const WalkedRows& walked);
  int64_t layers() const { return layers_; }
  int64_t chunks(AttentionPath path) const { return chunks_[static_cast<size_t>(path)]; }
  int64_t singles(AttentionPath path) const { return singles_[static_cast<size_t>(path)]; }
  WalkedLayers& operator+=(const WalkedLayers& other);

 private:
  int64_t layers_ = 0;
  std::array<int64_t, kAttentionPaths> chunks_{};
  std::array<int64_t, kAttentionPaths> singles_{};
};

// Dense layers that read alike: of all rows or of those that attend densely, in one window.
struct DenseCalls {
  bool all_rows = true;
  int64_t window_tokens = 0;  // 0: none
  WalkedLayers walked;
};

// What attention was called for in a step: layers, which share a layout.
struct AttentionCalls {
  const KvLayout* layout = nullptr;
  int64_t select = 0;
  WalkedLayers attend;
  std::vector<DenseCalls> dense;  // a handful of kinds
  WalkedLayers tiles;
  int64_t home_appends = 0;  // to layers whose keys and values are at home in the host's memory

  WalkedLayers& Dense(bool all_rows, int64_t window_tokens);
  AttentionCalls& operator+=(const AttentionCalls& other);
};
StepReads CountReads(const RaggedBatch& batch, const AttentionCalls& calls);

// Of `layers` layers, which read alike.
void CountSelect(const RaggedBatch& batch, const KvLayout& layout, int64_t layers,
                 StepReads& reads);
void CountAttend(const RaggedBatch& batch, const KvLayout& layout, int64_t layers,
                 StepReads& reads);
// But for the key tiles that query tiles kept.
void CountTiles(const RaggedBatch& batch, const KvLayout& layout, int64_t layers, StepReads& reads);
// These: of each row, summed over its query tiles, KV heads and layers.
void CountKeptTiles(const KvLayout& layout, absl::Span<const unsigned long long> of_rows,
                    StepReads& reads);
void CountDense(const RaggedBatch& batch, const KvLayout& layout, const DenseCalls& calls,
                StepReads& reads);

// One for each row and layer, of the rows that `takes_part` names.
void CountPaths(const RaggedBatch& batch, const WalkedLayers& walked,
                absl::FunctionRef<bool(int row)> takes_part, StepReads& reads);

}  // namespace longspan::cuda

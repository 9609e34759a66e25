// What attention reads in a step, counted on the host from positions alone: the device is not
// asked. Entries, selected and dense tokens are exact. Window tokens are those outside of the
// forced local blocks, so a window that meets other chosen blocks counts a few twice. Bytes are
// those of tiles shared by kQueriesPerLoad neighbouring queries. Which blocks two queries share is
// known to the device alone: SelectedBlocks::compared and reused stay zero.
#pragma once

#include <array>
#include <cstdint>

#include "kernels/ops.h"

namespace longspan::cuda {

// What attention was called for in a step: layers, which share a layout.
struct AttentionCalls {
  const KvLayout* layout = nullptr;
  int64_t select = 0;
  std::array<int64_t, kAttentionPaths> attend{};  // by how chunks were walked
  int64_t dense = 0;
  int64_t all_dense = 0;

  AttentionCalls& operator+=(const AttentionCalls& other);
};
StepReads CountReads(const RaggedBatch& batch, const AttentionCalls& calls);

// Of `layers` layers, which read alike.
void CountSelect(const RaggedBatch& batch, const KvLayout& layout, int64_t layers,
                 StepReads& reads);
void CountAttend(const RaggedBatch& batch, const KvLayout& layout, int64_t layers,
                 StepReads& reads);
// One for each sparse row and layer; `chunk_path` is how rows of several tokens were walked.
void CountPaths(const RaggedBatch& batch, AttentionPath chunk_path, int64_t layers,
                StepReads& reads);
void CountDense(const RaggedBatch& batch, const KvLayout& layout, bool all_rows, int64_t layers,
                StepReads& reads);

}  // namespace longspan::cuda

#include "server/observation/metrics_attention.h"

namespace longspan {

void AttentionMetrics::OnReads(const StepReads& reads) {
  summary_bytes.Increment(static_cast<double>(reads.summary_bytes));
  selected_bytes.Increment(static_cast<double>(reads.selected_bytes));
  window_bytes.Increment(static_cast<double>(reads.window_bytes));
  full_bytes.Increment(static_cast<double>(reads.dense_bytes));
  avoided_bytes.Increment(static_cast<double>(reads.avoided_bytes));
  for (int path = 0; path < kAttentionPaths; ++path) {
    rows_by_path[path]->Increment(static_cast<double>(reads.rows_by_path[path]));
  }
  kept_key_tiles.Increment(static_cast<double>(reads.key_tiles_kept));
  other_key_tiles.Increment(static_cast<double>(reads.key_tiles_seen - reads.key_tiles_kept));
  const SelectedBlocks& blocks = reads.blocks;
  sink_blocks.Increment(static_cast<double>(blocks.sink));
  local_blocks.Increment(static_cast<double>(blocks.local));
  scored_blocks.Increment(static_cast<double>(blocks.scored));
  all_blocks.Increment(static_cast<double>(blocks.all));
  if (blocks.compared > 0) {
    block_reuse.Set(static_cast<double>(blocks.reused) / static_cast<double>(blocks.compared));
  }
}

}  // namespace longspan

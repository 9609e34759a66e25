// Metrics of what attention reads.
#pragma once

#include <array>

#include "kernels/ops.h"
#include "server/observation/metrics_labels.h"
#include "server/observation/metrics_registry.h"

namespace longspan {

struct AttentionMetrics {
  explicit AttentionMetrics(MetricsRegistry& to) : registry(to) {
    for (int path = 0; path < kAttentionPaths; ++path) {
      rows_by_path[path] = &attention_path.Add({{"path", Name(static_cast<AttentionPath>(path))}});
    }
  }

  void OnReads(const StepReads& reads);

  MetricsRegistry& registry;
  Family<Counter>& kv_bytes_read = registry.AddCounter(
      "longspan_kv_bytes_read_total",
      "Bytes that attention loaded from the KV cache, by kind: compressed summaries, selected "
      "blocks, the recent window, or everything (dense attention).");
  Counter& summary_bytes = kv_bytes_read.Add({{"kind", "summary"}});
  Counter& selected_bytes = kv_bytes_read.Add({{"kind", "selected"}});
  Counter& window_bytes = kv_bytes_read.Add({{"kind", "window"}});
  Counter& full_bytes = kv_bytes_read.Add({{"kind", "full"}});
  Counter& avoided_bytes =
      registry.OneCounter("longspan_kv_bytes_avoided_total",
                          "Bytes that dense attention would have loaded beyond those that were.");

  Family<Counter>& attention_path = registry.AddCounter(
      "longspan_attention_path_total",
      "Rows of a step (a prompt's chunk or a decode token) times layers, by how attention walked "
      "them: sparse and block by block for all queries of the row (fsa), by tiles of queries with "
      "all blocks that one of them chose (union), query by query (nsa), sparse for a single query "
      "(sparse_decode), by tiles of queries with the key tiles that each keeps (key_tiles), dense, "
      "or "
      "by kernels made to be right and not to be fast (plain).");
  std::array<Counter*, kAttentionPaths> rows_by_path{};
  Counter& sparse_decode_requests =
      registry.OneCounter("longspan_sparse_decode_requests_total",
                          "Requests taken whose answers are approximate: they have sparse decode.");
  Counter& sparse_decode_tokens = registry.OneCounter(
      "longspan_sparse_decode_tokens_total",
      "Tokens generated with attention to selected blocks alone by such requests, of those that "
      "ended.");
  Counter& sparse_prefill_tokens = registry.OneCounter(
      "longspan_sparse_prefill_tokens_total",
      "Prompt tokens that sparse prefill has read, now or when their pages were computed, of "
      "requests that ended: their answers are approximate.");
  Family<Counter>& key_tiles =
      registry.AddCounter("longspan_key_tiles_total",
                          "Key tiles before the query tiles of prompts with sparse prefill, one "
                          "for each query tile, KV "
                          "head and layer, by whether they were kept.");
  Counter& kept_key_tiles = key_tiles.Add({{"kept", "true"}});
  Counter& other_key_tiles = key_tiles.Add({{"kept", "false"}});
  Family<Counter>& selected_blocks = registry.AddCounter(
      "longspan_selected_blocks_total",
      "Blocks that queries selected, one for each query, KV head and layer, by why: forced at the "
      "beginning of the sequence (sink) or around the query (local), by importance (scored), or "
      "because the context has no more blocks than are selected (all).");
  Counter& sink_blocks = selected_blocks.Add({{"source", "sink"}});
  Counter& local_blocks = selected_blocks.Add({{"source", "local"}});
  Counter& scored_blocks = selected_blocks.Add({{"source", "scored"}});
  Counter& all_blocks = selected_blocks.Add({{"source", "all"}});
  Gauge& block_reuse = registry.OneGauge(
      "longspan_selected_block_reuse_ratio",
      "Share of the blocks selected by a prompt's queries that the query before selected too, 0 to "
      "1: of neighbours within the last step that had any, in contexts long enough to leave blocks "
      "out.");
};

}  // namespace longspan

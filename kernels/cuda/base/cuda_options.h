// What whoever makes a CUDA backend may choose.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "absl/strings/string_view.h"
#include "kernels/ops.h"

namespace longspan {

struct CudaOptions {
  int device = 0;
  // Device memory taken at start-up for weights, cache and everything else. 0: this share of what
  // is free and the driver can spare.
  size_t memory_bytes = 0;
  double memory_fraction = 1;
  // One matrix-product configuration a weight, whatever the number of rows, and one way to split a
  // decode row's attention: slower, but a row's bits no longer depend on its batch.
  bool batch_invariant = false;
  // The order of selected attention in chunks; empty: by shape and how alike neighbouring queries
  // chose lately. kFsa, kUnion or kNsa. Batch invariant: kFsa in any case.
  std::optional<AttentionPath> attention_path;
  // Where it is not given: orders are tried and timed, and the fastest is kept. The choice, and so
  // the last bits, then depend on times; off, a pinned table chooses.
  bool learn_attention_path = true;
  // Attention by the plain kernels alone: what the families are compared with.
  bool plain_attention = false;
  // Of the copy in bf16 that chunks read where keys and values are e4m3; one sequence has room in
  // any case. 64K tokens of 8 KV heads of 128.
  size_t expanded_bytes = size_t{256} << 20;
  // Prompts attend densely in e4m3, an approximation (attention/dense_float8). Not with
  // batch_invariant: what a tile's scale is depends on how much of it was there.
  bool float8_attention = false;
  // Whether sums of FP8 products, but for those with scales of blocks, stay in the tensor cores,
  // which keep fewer bits of them than fp32 has. Off: brought to fp32 every 128 inputs or so.
  bool float8_fast_accumulation = false;
  // Runs of operations (QueueRun) of steps of single tokens are recorded and replayed.
  bool graphs = true;
  // Called with a warning where something does not work as it should, and is done another way.
  std::function<void(absl::string_view)> warn = [](absl::string_view) {};
  // Called with what the backend has measured and goes by from now on.
  std::function<void(absl::string_view)> inform = [](absl::string_view) {};
};

}  // namespace longspan

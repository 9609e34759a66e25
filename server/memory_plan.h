// How the daemon's memory is divided before anything large is allocated: what is fixed (weights,
// state slots, activations), and how many pages of the KV cache the rest makes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct MemoryRequest {
  int64_t host_limit_bytes = 0;           // of the machine or its control group; 0: not known
  double memory_fraction = 0.8;           // of the limit, for everything together
  std::optional<int64_t> kv_cache_bytes;  // instead: this much for pages
  int64_t weights_bytes = 0;
  int64_t activations_bytes = 0;  // workspace of the largest step
  int32_t slots = 0;
  int64_t model_context_tokens = 0;           // what the model was trained for
  std::optional<int64_t> max_context_tokens;  // what was asked for
};

struct MemoryPlan {
  int64_t host_limit_bytes = 0;
  int64_t weights_bytes = 0;
  int64_t activations_bytes = 0;
  int32_t slots = 0;
  int64_t slot_bytes = 0;  // all slots
  int64_t pages = 0;
  int64_t kv_bytes = 0;       // all pages: keys and values,
  int64_t summary_bytes = 0;  // summaries,
  int64_t carry_bytes = 0;    // carry
  int64_t max_context_tokens = 0;

  int64_t cache_bytes() const { return kv_bytes + summary_bytes + carry_bytes; }
  int64_t total_bytes() const {
    return weights_bytes + activations_bytes + slot_bytes + cache_bytes();
  }
};

// Without --kv-cache-bytes there are as many pages as the fraction leaves, but no more than all
// slots could fill with sequences of full length. The context limit shrinks to what the pages hold
// unless it was asked for. Everything together stays within the limit, where that is known.
// InvalidArgument says what was needed, what there is, which flag helps.
absl::StatusOr<MemoryPlan> PlanMemory(const MemoryRequest& request, const KvLayout& layout);

// "1.5 GiB"
std::string FormatBytes(int64_t bytes);

// The lines of the start-up block: each part in bytes, with the inputs of its formula.
std::string DescribeMemory(const MemoryPlan& plan, const KvLayout& layout);

}  // namespace longspan

// How the memory of the device that computes is divided before anything large is allocated: what is
// fixed (weights, state slots, activations, the backend's workspace), and how many pages of the KV
// cache the rest makes.
//
// The CPU backend takes memory as it goes, so the fraction of the host's limit is what may be
// planned. A GPU's memory is taken at once, the fraction of what was free, and all of it is planned
// but for a small part that the ends of its pieces may need.
//
// With --kv-host-bytes keys and values are at home in the host's memory, and rooms for copies of
// them on the device (home_plan.h). On the CPU both are the one memory there is.
#pragma once

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "kernels/kv_layout.h"

namespace longspan {

struct MemoryRequest {
  bool is_device_memory = false;  // a GPU's
  // Of the machine or its control group (0: not known), or what the backend has taken of the GPU.
  int64_t limit_bytes = 0;
  double memory_fraction = 0.8;           // for everything together; a GPU's limit is after it
  std::optional<int64_t> kv_cache_bytes;  // instead: this much for pages, or beside their homes
  int64_t weights_bytes = 0;
  int64_t activations_bytes = 0;  // tensors of the largest step
  int64_t workspace_bytes = 0;    // of the backend's own for it
  int64_t kept_logits_bytes = 0;  // that stay with slots for late draws
  int32_t slots = 0;
  int64_t unsettled_tokens = 1;  // of one sequence, in steps that are not collected
  int64_t host_cache_bytes = 0;  // of the host's memory, for pages that were moved there
  int64_t kv_host_bytes = 0;     // likewise, for keys and values at home there; 0: on the device
  int64_t block_map_bytes = 0;   // of the host's memory, for choices of blocks that are counted
  int64_t host_limit_bytes = 0;  // the host's, where the limit is a GPU's; 0: not known
  int64_t model_context_tokens = 0;           // what the model was trained for
  std::optional<int64_t> max_context_tokens;  // what was asked for; may be more
};

struct MemoryPlan {
  bool is_device_memory = false;
  int64_t limit_bytes = 0;
  int64_t weights_bytes = 0;
  int64_t activations_bytes = 0;
  int64_t workspace_bytes = 0;
  int64_t kept_logits_bytes = 0;  // all slots
  int32_t slots = 0;
  int64_t slot_bytes = 0;  // all slots
  int64_t pages = 0;
  int64_t kv_bytes = 0;       // all pages: keys and values, unless they are at home,
  int64_t summary_bytes = 0;  // summaries,
  int64_t carry_bytes = 0;    // carry
  int64_t token_bytes = 0;    // of these three, that each token of a long sequence adds,
  int64_t window_bytes = 0;   // and that a sequence takes within windows, however long
  int64_t home_bytes = 0;     // keys and values of all pages in the host's memory; 0: on the device
  int64_t rooms = 0;          // for them on the device, of each layer and KV head,
  int64_t room_bytes = 0;     // all of these,
  int64_t room_index_bytes = 0;  // and which page is in which
  int64_t host_pages = 0;        // in the host's memory,
  int64_t host_bytes = 0;        // which on the CPU is the one memory there is,
  int64_t block_map_bytes = 0;   // and there, too: what steps selected
  int64_t max_context_tokens = 0;
  // In the pages, if sequences are of that length, each with its windows; one takes what is left.
  int64_t fitting_tokens = 0;

  bool is_at_home() const { return home_bytes > 0; }
  // Of the memory that computes.
  int64_t cache_bytes() const {
    return kv_bytes + summary_bytes + carry_bytes + room_bytes + room_index_bytes;
  }
  int64_t bytes_on_host() const { return host_bytes + home_bytes + block_map_bytes; }
  int64_t fixed_bytes() const {
    return weights_bytes + activations_bytes + workspace_bytes + slot_bytes + kept_logits_bytes +
           (is_device_memory ? 0 : bytes_on_host());
  }
  int64_t total_bytes() const { return fixed_bytes() + cache_bytes(); }
};

// Without --kv-cache-bytes there are as many pages as the fraction leaves, but no more than all
// slots could fill with sequences of full length; what a sequence takes follows from the groups of
// its layers (kernels/page_groups.h). With --kv-host-bytes those bytes decide the pages, and what
// would have been for pages is for what they keep on the device and for rooms. The context limit
// shrinks to what the pages hold unless it was asked for. Everything together stays within the
// limit, where that is known. InvalidArgument says what was needed, what there is, which flag
// helps.
absl::StatusOr<MemoryPlan> PlanMemory(const MemoryRequest& request, const KvLayout& layout);

// Whether each of the slots has room for some output, 1,024 tokens, when all are in use.
bool HasRoomForSlots(const MemoryRequest& request, const KvLayout& layout);

}  // namespace longspan

// One of the n sequences of a request while it runs. Engine thread.
#pragma once

#include <cstdint>
#include <vector>

#include "absl/container/flat_hash_map.h"

namespace longspan {

struct Sequence {
  int64_t id = 0;            // unique in the life of the engine, ascending with arrival
  int32_t sample_index = 0;  // which of the n
  int32_t slot = -1;         // state slot
  // By group of layers (kernels/page_groups.h), all of one length: logical order, kNoPage behind
  // the group's window. Empty: it holds none.
  std::vector<std::vector<int32_t>> pages;
  // Positions whose keys and values a submitted step writes. With steps in flight this runs ahead
  // of what is known.
  int64_t cached_tokens = 0;
  std::vector<int32_t> output_tokens;  // known
  int32_t forced_token = -1;           // what follows them, whatever the model says; -1: any
  int32_t draws_in_flight = 0;
  int32_t steps_in_flight = 0;  // rows of this sequence not collected yet: its pages must stay
  bool started = false;         // its first token is drawn or in flight
  bool finished = false;
  // For penalties: every distinct token of the prompt (only where repetition_penalty asks) and of
  // the output, with its occurrences in the output.
  absl::flat_hash_map<int32_t, int32_t> output_counts;
};

}  // namespace longspan

// What the engine's planner is compared with: first come, first served, in steps of a fixed number
// of prompt tokens, as engines do that batch continuously and cut prompts to chunks. On the same
// machine, with as many places and memory for everything.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan {

struct Arrival {
  int64_t at_us = 0;
  int64_t prompt_tokens = 0;
  int64_t output_tokens = 1;
};

struct FirstComeOptions {
  int64_t chunk_tokens = 8192;  // prompt tokens of a step
  int64_t places = 16;
};

// When each has its first token, milliseconds after it came. `arrivals` ascend.
std::vector<double> FirstComeFirstTokenMs(const std::vector<Arrival>& arrivals,
                                          const FirstComeOptions& options);

}  // namespace longspan

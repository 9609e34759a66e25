// How long a step takes on the machine of the scheduling benchmark: about what an 8B model with
// native sparse attention takes on an H200 (tests/bench/results/h200). A prompt of 512K tokens
// takes 25 s by itself, a chunk of 8K at the beginning of one 0.27 s, a step of eight single tokens
// at 64K 6.5 ms. On purpose it is not a sum of the terms of the engine's cost model: weights are
// read while products run, attention does not grow evenly with context, and every step is off by
// some noise.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan {

struct StepShape {
  struct Chunk {
    int64_t first_position = 0;
    int64_t tokens = 0;
  };
  std::vector<Chunk> chunks;
  std::vector<int64_t> decode_contexts;  // tokens, of each row
};

inline constexpr double kStepNoise = 0.03;  // standard deviation of a step's time, of itself

// That the host takes to queue a step: a recorded graph, or some 800 kernels.
inline constexpr int64_t kQueueDecodeUs = 500;
inline constexpr int64_t kQueueMixedUs = 6000;

// Without noise.
double H200StepUs(const StepShape& shape);

// A prompt by itself, read in steps of about `step_us`, its first token included.
double H200PromptUs(int64_t tokens, double step_us);
// What the request adds to a machine that is busy anyway: its share of steps of `step_us`.
double H200MarginalUs(int64_t prompt_tokens, int64_t output_tokens, double step_us);

}  // namespace longspan

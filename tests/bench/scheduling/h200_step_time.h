// How long a step takes on the machine of the scheduling benchmark: an 8B model on an H200, as the
// daemon was measured on one, with native sparse attention and with dense. On purpose it is not a
// sum of the terms of the engine's cost model: weights are read while products run, a chunk of few
// tokens fills the device badly, and every step is off by some noise.
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

// What differs between models and kernels, microseconds.
struct H200Model {
  const char* name;
  bool is_dense;
  double launch_us;     // between the kernels of a step
  double chunk_us;      // of a step with chunks: kernels that few rows do not fill
  double token_us;      // a chunk's token beside products and what grows with its context
  double context_us;    // a chunk's token and one that it looks back on
  double floor_tokens;  // that a chunk's attention takes as long as, at least,
  double split_tokens;  // or as long as with so many more, split over keys; 0: it cannot be
  double decode_row_us;
  double decode_context_us;
};

// Fitted to what one H200 took at 64b63f8 for a prompt of 65,536 tokens, one step a chunk, by the
// length of chunks. Seconds, measured / these:
//           256          512          1,024        2,048        8,192
//   NSA     3.68 / 3.61  2.69 / 2.63  2.30 / 2.32  2.18 / 2.16  2.04-2.09 / 2.05
//   dense   4.96 / 4.91  3.56 / 3.55  3.46 / 3.46  3.43 / 3.42  3.35-3.43 / 3.39
// and to decode steps of the same run (8K to 64K, 1 to 32 rows), within 3 %. NSA at 130,944: 4.55
// to 4.65 / 4.62.
inline constexpr H200Model kH200Nsa = {.name = "nsa",
                                       .is_dense = false,
                                       .launch_us = 750,
                                       .chunk_us = 4000,
                                       .token_us = 7.3,
                                       .context_us = 1.22e-4,
                                       .floor_tokens = 512,
                                       .split_tokens = 0,
                                       .decode_row_us = 65,
                                       .decode_context_us = 0.0021};
inline constexpr H200Model kH200Dense = {.name = "dense",
                                         .is_dense = true,
                                         .launch_us = 500,
                                         .chunk_us = 700,
                                         .token_us = 2.2,
                                         .context_us = 9.16e-4,
                                         .floor_tokens = 400,
                                         .split_tokens = 0,
                                         .decode_row_us = 10,
                                         .decode_context_us = 0.0297};

// The kernels since, which cut the keys of small chunks into pieces. Fitted to what one H200 took
// to read the last 8,192 tokens of a prompt in such chunks (tests/bench/results/h200,
// read_on.jsonl). Milliseconds a chunk, measured / these:
//                       128          256          512          1,024
//   NSA, of 16K         10.2 / 10.8  12.4 / 13.2  18.7 / 19.9  32.8 / 34.2
//   of 64K              12.0 / 12.1  15.6 / 15.3  23.6 / 22.9  40.5 / 40.4
//   of 128K             13.8 / 14.0  20.3 / 18.2  30.2 / 27.0  50.1 / 48.5
//   dense, of 16K       7.1 / 7.2    10.7 / 10.2  18.3 / 18.1  35.1 / 34.9
//   of 64K              13.1 / 13.5  22.3 / 22.3  41.8 / 41.1  81.2 / 81.0
//   of 128K             21.2 / 21.9  38.2 / 38.3  72.6 / 71.8  142.9 / 142.3
constexpr H200Model InPieces(H200Model model, const char* name, double chunk_us,
                             double split_tokens) {
  model.name = name;
  model.chunk_us = chunk_us;
  model.split_tokens = split_tokens;
  return model;
}
inline constexpr H200Model kH200NsaSplit = InPieces(kH200Nsa, "nsa_split", 4600, 100);
inline constexpr H200Model kH200DenseSplit = InPieces(kH200Dense, "dense_split", 700, 12);

inline constexpr double kStepNoise = 0.03;       // standard deviation of a step's time, of itself
inline constexpr int64_t kH200TileTokens = 128;  // of one sequence, in attention

// That the host takes to queue a step: a recorded graph, or some 800 kernels.
inline constexpr int64_t kQueueDecodeUs = 500;
inline constexpr int64_t kQueueMixedUs = 6000;

// Without noise.
double H200StepUs(const H200Model& model, const StepShape& shape);

// A prompt by itself, read in steps of about `step_us`, its first token included.
double H200PromptUs(const H200Model& model, int64_t tokens, double step_us);
// In chunks of so many tokens.
double H200ChunkedPromptUs(const H200Model& model, int64_t tokens, int64_t chunk_tokens);
// What the request adds to a machine that is busy anyway: its share of steps of `step_us`.
double H200MarginalUs(const H200Model& model, int64_t prompt_tokens, int64_t output_tokens,
                      double step_us);

}  // namespace longspan

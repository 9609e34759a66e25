#include "tests/bench/scheduling/h200_step_time.h"

#include <algorithm>
#include <cmath>

#include "kernels/kv_layout.h"

namespace longspan {
namespace {

constexpr double kWeightsUs = 4000;        // all weights are read once
constexpr double kLaunchUs = 100;          // and so many kernels begin
constexpr double kTokenUs = 28;            // products of a token, where they bound the step
constexpr double kNearUs = 4;              // selected and window attention of a chunk's token,
constexpr double kNearTokens = 1024;       // once there is so much context
constexpr double kCompressedUs = 2.25e-4;  // summaries: grows a little slower than the context
constexpr double kCompressedPower = 0.9;
constexpr double kDecodeRowUs = 60;
constexpr double kDecodeNearUs = 60;
constexpr double kDecodeCompressedUs = 0.0044;
constexpr double kDecodeCompressedPower = 0.96;

// Of tokens up to `context`, summed.
double AttentionUpToUs(double context) {
  const double near = kNearUs * (context - kNearTokens * (1 - std::exp(-context / kNearTokens)));
  const double power = kCompressedPower + 1;
  return near + kCompressedUs * std::pow(context, power) / power;
}

double ChunkAttentionUs(const StepShape::Chunk& chunk) {
  const auto first = static_cast<double>(chunk.first_position);
  return AttentionUpToUs(first + static_cast<double>(chunk.tokens)) - AttentionUpToUs(first);
}

double DecodeRowUs(int64_t context_tokens) {
  const auto context = static_cast<double>(context_tokens);
  return kDecodeRowUs + kDecodeNearUs * (1 - std::exp(-context / kNearTokens)) +
         kDecodeCompressedUs * std::pow(context, kDecodeCompressedPower);
}

// The most tokens, whole pages unless it is the last chunk, that make a step of about `step_us`.
int64_t ChunkWithin(double step_us, int64_t first_position, int64_t most_tokens) {
  int64_t tokens = kPageTokens;
  while (tokens < most_tokens &&
         H200StepUs({{{first_position, tokens + kPageTokens}}, {}}) <= step_us) {
    tokens += kPageTokens;
  }
  return std::min(tokens, most_tokens);
}

}  // namespace

double H200StepUs(const StepShape& shape) {
  double rows = static_cast<double>(shape.decode_contexts.size());
  double attention_us = 0;
  for (const StepShape::Chunk& chunk : shape.chunks) {
    rows += static_cast<double>(chunk.tokens);
    attention_us += ChunkAttentionUs(chunk);
  }
  for (const int64_t context : shape.decode_contexts) attention_us += DecodeRowUs(context);
  // Reading weights and computing overlap, but for the crossing.
  const double products_us = kTokenUs * rows;
  const double linear_us = std::pow(std::pow(kWeightsUs, 4) + std::pow(products_us, 4), 0.25);
  return kLaunchUs + linear_us + attention_us;
}

double H200PromptUs(int64_t tokens, double step_us) {
  double prompt_us = 0;
  for (int64_t position = 0; position < tokens;) {
    const int64_t chunk = ChunkWithin(step_us, position, tokens - position);
    prompt_us += H200StepUs({{{position, chunk}}, {}});
    position += chunk;
  }
  return prompt_us;
}

double H200MarginalUs(int64_t prompt_tokens, int64_t output_tokens, double step_us) {
  return H200PromptUs(prompt_tokens, step_us) +
         static_cast<double>(output_tokens - 1) * DecodeRowUs(prompt_tokens + output_tokens / 2);
}

}  // namespace longspan

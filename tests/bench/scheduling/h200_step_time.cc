#include "tests/bench/scheduling/h200_step_time.h"

#include <algorithm>
#include <cmath>

#include "kernels/kv_layout.h"

namespace longspan {
namespace {

constexpr double kWeightsUs = 4000;   // all weights are read once
constexpr double kProductsUs = 19.4;  // of a token, where they bound the step

double ChunkAttentionUs(const H200Model& model, const StepShape::Chunk& chunk) {
  const auto tokens = static_cast<double>(chunk.tokens);
  const int64_t tiles = (chunk.tokens + kH200TileTokens - 1) / kH200TileTokens;
  const auto own = static_cast<double>(tiles * kH200TileTokens);
  double filled = std::max(own, model.floor_tokens);
  if (model.split_tokens > 0) filled = std::min(filled, own + model.split_tokens);
  const double context = static_cast<double>(chunk.first_position) + tokens / 2;
  return model.token_us * tokens + model.context_us * context * filled;
}

double DecodeRowUs(const H200Model& model, int64_t context_tokens) {
  return model.decode_row_us + model.decode_context_us * static_cast<double>(context_tokens);
}

// The most tokens, whole pages unless it is the last chunk, that make a step of about `step_us`.
int64_t ChunkWithin(const H200Model& model, double step_us, int64_t first_position,
                    int64_t most_tokens) {
  int64_t tokens = kPageTokens;
  while (tokens < most_tokens &&
         H200StepUs(model, {{{first_position, tokens + kPageTokens}}, {}}) <= step_us) {
    tokens += kPageTokens;
  }
  return std::min(tokens, most_tokens);
}

}  // namespace

double H200StepUs(const H200Model& model, const StepShape& shape) {
  double rows = static_cast<double>(shape.decode_contexts.size());
  double attention_us = shape.chunks.empty() ? 0 : model.chunk_us;
  for (const StepShape::Chunk& chunk : shape.chunks) {
    rows += static_cast<double>(chunk.tokens);
    attention_us += ChunkAttentionUs(model, chunk);
  }
  for (const int64_t context : shape.decode_contexts) attention_us += DecodeRowUs(model, context);
  // Reading weights and computing overlap, but for the crossing.
  const double products_us = kProductsUs * rows;
  const double linear_us = std::pow(std::pow(kWeightsUs, 4) + std::pow(products_us, 4), 0.25);
  return model.launch_us + linear_us + attention_us;
}

double H200PromptUs(const H200Model& model, int64_t tokens, double step_us) {
  double prompt_us = 0;
  for (int64_t position = 0; position < tokens;) {
    const int64_t chunk = ChunkWithin(model, step_us, position, tokens - position);
    prompt_us += H200StepUs(model, {{{position, chunk}}, {}});
    position += chunk;
  }
  return prompt_us;
}

double H200ChunkedPromptUs(const H200Model& model, int64_t tokens, int64_t chunk_tokens) {
  double prompt_us = 0;
  for (int64_t position = 0; position < tokens; position += chunk_tokens) {
    const int64_t chunk = std::min(chunk_tokens, tokens - position);
    prompt_us += H200StepUs(model, {{{position, chunk}}, {}});
  }
  return prompt_us;
}

double H200MarginalUs(const H200Model& model, int64_t prompt_tokens, int64_t output_tokens,
                      double step_us) {
  return H200PromptUs(model, prompt_tokens, step_us) +
         static_cast<double>(output_tokens - 1) *
             DecodeRowUs(model, prompt_tokens + output_tokens / 2);
}

}  // namespace longspan

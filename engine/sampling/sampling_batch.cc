#include "engine/sampling/sampling_batch.h"

#include <limits>

namespace longspan {
namespace {

constexpr float kBan = -std::numeric_limits<float>::infinity();

int32_t Size(const std::vector<int32_t>& values) { return static_cast<int32_t>(values.size()); }

void AddBias(DrawBatch& draw, int32_t token, float value) {
  draw.bias_tokens.push_back(token);
  draw.bias_values.push_back(value);
}

Range AddBiases(const Request& request, const Sequence& sequence,
                absl::Span<const int32_t> end_token_ids, DrawBatch& draw) {
  Range range{Size(draw.bias_tokens), 0};
  for (const auto& [token, bias] : request.sampling.logit_bias) AddBias(draw, token, bias);
  const int64_t position =
      static_cast<int64_t>(sequence.output_tokens.size()) + sequence.draws_in_flight;
  if (request.constraint == nullptr && position < request.stopping.min_tokens) {
    for (int32_t token : end_token_ids) AddBias(draw, token, kBan);
    for (int32_t token : request.stopping.stop_token_ids) AddBias(draw, token, kBan);
  }
  range.end = Size(draw.bias_tokens);
  return range;
}

Range AddPenalties(const Sequence& sequence, DrawBatch& draw) {
  Range range{Size(draw.penalty_tokens), 0};
  for (const auto& [token, count] : sequence.output_counts) {
    draw.penalty_tokens.push_back(token);
    draw.penalty_output_counts.push_back(count);
  }
  range.end = Size(draw.penalty_tokens);
  return range;
}

Range AddMask(absl::Span<const uint32_t> mask, DrawBatch& draw) {
  const auto begin = static_cast<int32_t>(draw.mask_words.size());
  draw.mask_words.insert(draw.mask_words.end(), mask.begin(), mask.end());
  return {begin, begin + static_cast<int32_t>(mask.size())};
}

Range AddAllowed(absl::Span<const int32_t> token_ids, DrawBatch& draw) {
  Range range{Size(draw.allowed_tokens), 0};
  draw.allowed_tokens.insert(draw.allowed_tokens.end(), token_ids.begin(), token_ids.end());
  range.end = Size(draw.allowed_tokens);
  return range;
}

// How the request would have the row drawn.
void SetSampling(const Request& request, const Sequence& sequence,
                 absl::Span<const int32_t> end_token_ids, DrawRow& row, DrawBatch& draw) {
  const SamplingParams& sampling = request.sampling;
  row.temperature = sampling.temperature;
  row.top_p = sampling.top_p;
  row.min_p = sampling.min_p;
  row.top_k = sampling.top_k;
  row.repetition_penalty = sampling.repetition_penalty;
  row.frequency_penalty = sampling.frequency_penalty;
  row.presence_penalty = sampling.presence_penalty;
  row.bias = AddBiases(request, sequence, end_token_ids, draw);
  if (UsesPenalties(sampling)) row.penalties = AddPenalties(sequence, draw);
  row.allowed = AddAllowed(sampling.allowed_token_ids, draw);
}

}  // namespace

bool UsesPenalties(const SamplingParams& sampling) {
  return sampling.repetition_penalty != 1.0F || sampling.frequency_penalty != 0.0F ||
         sampling.presence_penalty != 0.0F;
}

void StartCounts(const Request& request, Sequence& sequence) {
  if (request.sampling.repetition_penalty == 1.0F) return;
  for (int32_t token : request.prompt_token_ids) sequence.output_counts[token] = 0;
}

void AddDraw(const Request& request, const Sequence& sequence, int32_t logits_row,
             absl::Span<const int32_t> end_token_ids, DrawBatch& draw) {
  DrawRow row;
  row.logits_row = logits_row;
  row.slot = sequence.slot;
  row.top_logprobs = request.response.logprobs;
  row.seed = request.sampling.seed;
  row.sample_index = static_cast<uint32_t>(sequence.sample_index);
  row.output_position =
      static_cast<uint32_t>(sequence.output_tokens.size()) + sequence.draws_in_flight;
  if (sequence.forced_token >= 0) {
    row.allowed = AddAllowed({&sequence.forced_token, 1}, draw);
  } else {
    SetSampling(request, sequence, end_token_ids, row, draw);
  }
  draw.rows.push_back(row);
}

void AddMaskedDraw(const Request& request, const Sequence& sequence,
                   absl::Span<const uint32_t> mask, DrawBatch& draw) {
  AddDraw(request, sequence, sequence.slot, {}, draw);
  draw.rows.back().mask = AddMask(mask, draw);
}

void AddPromptScore(const Request& request, int32_t logits_row, int32_t token, DrawBatch& draw) {
  DrawRow row;
  row.logits_row = logits_row;
  row.draw = false;
  row.score_token = token;
  row.top_logprobs = request.response.prompt_logprobs;
  draw.rows.push_back(row);
}

}  // namespace longspan

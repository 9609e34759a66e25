// The distribution a token is drawn from, in the order of vLLM v1 (see kernels/draw.h).
#pragma once

#include <cstdint>
#include <vector>

namespace longspan::reference {

struct Penalised {
  int32_t token = 0;         // of prompt or output
  int32_t output_count = 0;  // 0: in the prompt only
};

struct Bias {
  int32_t token = 0;
  double value = 0;  // -infinity bans
};

struct SamplingRules {
  double temperature = 1;
  double top_p = 1;
  double min_p = 0;
  int top_k = 0;  // 0 or -1: off
  double repetition_penalty = 1;
  double frequency_penalty = 0;
  double presence_penalty = 0;
  std::vector<Bias> bias;
  std::vector<Penalised> penalised;  // distinct tokens
  std::vector<int32_t> allowed;      // empty: all
  int32_t vocabulary_tokens = 0;     // ids from here on are never drawn; 0: none are surplus
};

// log softmax of the raw logits, surplus ids included in the normaliser.
std::vector<double> RawLogprobs(const std::vector<double>& logits);

// Steps 2 and 3: allow-list, bias and penalties.
std::vector<double> AdjustedLogits(const std::vector<double>& logits, const SamplingRules& rules);

// The probability of drawing each id, after all steps; one-hot for temperatures below 1e-5.
std::vector<double> DrawProbabilities(const std::vector<double>& logits,
                                      const SamplingRules& rules);

// The largest; of equals the lowest id.
int32_t ArgMax(const std::vector<double>& values);

}  // namespace longspan::reference

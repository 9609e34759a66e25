#include "tests/reference/sampling.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace longspan::reference {
namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();

std::vector<double> SoftmaxOf(const std::vector<double>& logits) {
  const double largest = *std::max_element(logits.begin(), logits.end());
  std::vector<double> p;
  for (double logit : logits) p.push_back(std::exp(logit - largest));
  const double sum = std::accumulate(p.begin(), p.end(), 0.0);
  for (double& value : p) value /= sum;
  return p;
}

void KeepMinP(double min_p, std::vector<double>& logits) {
  const std::vector<double> p = SoftmaxOf(logits);
  const double threshold = min_p * *std::max_element(p.begin(), p.end());
  for (size_t id = 0; id < p.size(); ++id) {
    if (p[id] < threshold) logits[id] = kNever;
  }
}

// Ties with the k-th stay.
void KeepTopK(int top_k, std::vector<double>& logits) {
  if (top_k <= 0 || top_k >= static_cast<int>(logits.size())) return;
  std::vector<double> sorted = logits;
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  for (double& logit : logits) {
    if (logit < sorted[top_k - 1]) logit = kNever;
  }
}

// Ascending, dropped while the cumulative probability is at most 1 - p; of equals the higher id
// goes first, and the last one always stays.
void KeepTopP(double top_p, std::vector<double>& logits) {
  if (top_p >= 1) return;
  const std::vector<double> p = SoftmaxOf(logits);
  std::vector<size_t> ascending(p.size());
  std::iota(ascending.begin(), ascending.end(), size_t{0});
  std::sort(ascending.begin(), ascending.end(), [&](size_t left, size_t right) {
    return p[left] != p[right] ? p[left] < p[right] : left > right;
  });
  double cumulative = 0;
  for (size_t i = 0; i + 1 < ascending.size(); ++i) {
    cumulative += p[ascending[i]];
    if (cumulative > 1 - top_p) break;
    logits[ascending[i]] = kNever;
  }
}

}  // namespace

std::vector<double> RawLogprobs(const std::vector<double>& logits) {
  const double largest = *std::max_element(logits.begin(), logits.end());
  double sum = 0;
  for (double logit : logits) sum += std::exp(logit - largest);
  std::vector<double> logprobs = logits;
  for (double& value : logprobs) value -= largest + std::log(sum);
  return logprobs;
}

std::vector<double> AdjustedLogits(const std::vector<double>& logits, const SamplingRules& rules) {
  std::vector<double> adjusted = logits;
  for (size_t id = 0; id < adjusted.size(); ++id) {
    const bool surplus =
        rules.vocabulary_tokens > 0 && static_cast<int32_t>(id) >= rules.vocabulary_tokens;
    const bool allowed =
        rules.allowed.empty() || std::count(rules.allowed.begin(), rules.allowed.end(), id) > 0;
    if (surplus || !allowed) adjusted[id] = kNever;
  }
  for (const Bias& bias : rules.bias) adjusted[bias.token] += bias.value;
  for (const Penalised& seen : rules.penalised) {
    double& logit = adjusted[seen.token];
    logit = logit > 0 ? logit / rules.repetition_penalty : logit * rules.repetition_penalty;
    logit -= rules.frequency_penalty * seen.output_count;
    if (seen.output_count > 0) logit -= rules.presence_penalty;
  }
  return adjusted;
}

std::vector<double> DrawProbabilities(const std::vector<double>& logits,
                                      const SamplingRules& rules) {
  std::vector<double> adjusted = AdjustedLogits(logits, rules);
  if (rules.temperature < 1e-5) {
    std::vector<double> one_hot(adjusted.size(), 0.0);
    one_hot[ArgMax(adjusted)] = 1;
    return one_hot;
  }
  for (double& logit : adjusted) logit /= std::max(rules.temperature, 0.01);
  KeepMinP(rules.min_p, adjusted);
  KeepTopK(rules.top_k, adjusted);
  KeepTopP(rules.top_p, adjusted);
  return SoftmaxOf(adjusted);
}

int32_t ArgMax(const std::vector<double>& values) {
  return static_cast<int32_t>(std::max_element(values.begin(), values.end()) - values.begin());
}

}  // namespace longspan::reference

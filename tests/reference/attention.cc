#include "tests/reference/attention.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "tests/reference/pointwise.h"
#include "tests/reference/selection.h"

namespace longspan::reference {
namespace {

// Turns scores into probabilities and returns log(sum(exp(scores))).
double Softmax(std::vector<double>& scores) {
  if (scores.empty()) return -std::numeric_limits<double>::infinity();
  const double largest = *std::max_element(scores.begin(), scores.end());
  double sum = 0;
  for (double& score : scores) sum += score = std::exp(score - largest);
  for (double& score : scores) score /= sum;
  return largest + std::log(sum);
}

// Importance is defined in fp32: what underflows there is zero and ties with every other zero, and
// the lower block wins. Doubles would go on ranking probabilities of 1e-90.
double ImportanceOf(double probability) {
  return probability < std::numeric_limits<float>::min() ? 0.0 : probability;
}

double Score(const double* q, const double* key, int head_dim) {
  return Dot(q, key, head_dim) / std::sqrt(static_cast<double>(head_dim));
}

void AddScaled(double factor, const double* x, int count, double* out) {
  for (int i = 0; i < count; ++i) out[i] += factor * x[i];
}

// sum [Hq, D] += sigmoid(gate) * branch, i-th of compressed, selected, window.
void AddGated(const NsaParams& nsa, const double* gate_logits, int i, int heads,
              const std::vector<double>& branch, std::vector<double>& sum) {
  const int head_dim = static_cast<int>(branch.size()) / heads;
  for (int h = 0; h < heads; ++h) {
    double gate = 1;
    if (nsa.gate == NsaGate::kHead) gate = Sigmoid(gate_logits[3 * h + i]);
    if (nsa.gate == NsaGate::kToken) gate = Sigmoid(gate_logits[i]);
    AddScaled(gate, branch.data() + h * head_dim, head_dim, sum.data() + h * head_dim);
  }
}

// How large a product of the query with one of an entry's keys may be.
double LargestProduct(const double* q, const double* mean, const double* deviation, int head_dim) {
  double product = 0;
  for (int e = 0; e < head_dim; ++e) product += q[e] * mean[e] + std::abs(q[e]) * deviation[e];
  return product;
}

// The largest of the heads that share a KV head.
CompressedAttention ScoreByDeviation(const Query& query, const CompressedEntries& entries,
                                     int64_t visible) {
  const int head_dim = entries.keys.head_dim;
  const int group = query.heads / entries.keys.heads;
  CompressedAttention result;
  result.importance.assign(entries.keys.heads,
                           std::vector<double>(visible, -std::numeric_limits<double>::infinity()));
  for (int h = 0; h < query.heads; ++h) {
    const int kv_head = h / group;
    for (int64_t c = 0; c < visible; ++c) {
      double& score = result.importance[kv_head][c];
      score = std::max(score, LargestProduct(query.q + h * head_dim, entries.keys.at(c, kv_head),
                                             entries.deviations.at(c, kv_head), head_dim));
    }
  }
  return result;
}

std::vector<int64_t> Union(const std::vector<int64_t>& a, const std::vector<int64_t>& b) {
  std::vector<int64_t> both;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both;
}

}  // namespace

CompressedAttention AttendCompressed(const NsaParams& nsa, const Query& query,
                                     const CompressedEntries& entries) {
  const int head_dim = entries.keys.head_dim;
  const int kv_heads = entries.keys.heads;
  const int group = query.heads / kv_heads;
  const int64_t visible = EntryCount(nsa, query.position + 1);
  Require(visible <= entries.keys.tokens, "every visible entry is there");
  if (nsa.compress == NsaCompress::kMeanAndDeviation) {
    return ScoreByDeviation(query, entries, visible);
  }

  CompressedAttention result;
  if (nsa.compress_values) result.output.assign(static_cast<size_t>(query.heads) * head_dim, 0.0);
  result.importance.assign(kv_heads, std::vector<double>(visible));
  for (int h = 0; h < query.heads; ++h) {
    const int kv_head = h / group;
    std::vector<double> p(visible);
    for (int64_t c = 0; c < visible; ++c) {
      p[c] = Score(query.q + h * head_dim, entries.keys.at(c, kv_head), head_dim);
    }
    result.log_sum_exp.push_back(Softmax(p));
    for (int64_t c = 0; c < visible; ++c) {
      result.importance[kv_head][c] += ImportanceOf(p[c]);
      if (!nsa.compress_values) continue;
      AddScaled(p[c], entries.values.at(c, kv_head), head_dim, &result.output[h * head_dim]);
    }
    result.probabilities.push_back(std::move(p));
  }
  return result;
}

std::vector<int64_t> SelectedPositions(const NsaParams& nsa, const std::vector<int>& blocks,
                                       int64_t position) {
  std::vector<int64_t> positions;
  for (int64_t block : blocks) {
    for (int64_t i = block * nsa.block_tokens; i < (block + 1) * nsa.block_tokens; ++i) {
      if (i <= position) positions.push_back(i);
    }
  }
  return positions;
}

std::vector<int64_t> WindowPositions(const NsaParams& nsa, int64_t position) {
  const int64_t first = std::max<int64_t>(0, position + 1 - nsa.window_span_tokens());
  std::vector<int64_t> positions(position + 1 - first);
  std::iota(positions.begin(), positions.end(), first);
  return positions;
}

std::vector<double> AttendPositions(const Query& query, const HeadRows& keys,
                                    const HeadRows& values,
                                    const std::vector<std::vector<int64_t>>& positions) {
  const int head_dim = keys.head_dim;
  const int group = query.heads / keys.heads;
  std::vector<double> out(static_cast<size_t>(query.heads) * head_dim);
  for (int h = 0; h < query.heads; ++h) {
    const int kv_head = h / group;
    std::vector<double> p;
    for (int64_t i : positions[kv_head]) {
      p.push_back(Score(query.q + h * head_dim, keys.at(i, kv_head), head_dim));
    }
    Softmax(p);
    for (size_t k = 0; k < p.size(); ++k) {
      AddScaled(p[k], values.at(positions[kv_head][k], kv_head), head_dim, &out[h * head_dim]);
    }
  }
  return out;
}

std::vector<double> AttendDense(const Query& query, const HeadRows& keys, const HeadRows& values,
                                int64_t window_tokens) {
  std::vector<int64_t> seen;
  for (int64_t i = 0; i <= query.position; ++i) {
    if (window_tokens == 0 || query.position - i < window_tokens) seen.push_back(i);
  }
  return AttendPositions(query, keys, values, std::vector<std::vector<int64_t>>(keys.heads, seen));
}

SparseAttention AttendSparse(const NsaParams& nsa, const Query& query, const SequenceKv& kv,
                             const double* gate_logits,
                             const std::vector<std::vector<int>>* given_blocks) {
  const bool merged = nsa.window == NsaWindow::kMerged;
  const std::vector<int64_t> window = WindowPositions(nsa, query.position);
  CompressedAttention compressed = AttendCompressed(nsa, query, kv.entries);

  SparseAttention result;
  std::vector<std::vector<int64_t>> selected;
  for (int kv_head = 0; kv_head < kv.keys.heads; ++kv_head) {
    result.scores.push_back(BlockScores(nsa, compressed.importance[kv_head], query.position));
    result.blocks.push_back(given_blocks != nullptr ? (*given_blocks)[kv_head]
                                                    : SelectBlocks(nsa, result.scores.back()));
    selected.push_back(SelectedPositions(nsa, result.blocks.back(), query.position));
    if (merged) selected.back() = Union(selected.back(), window);
  }

  result.output.assign(static_cast<size_t>(query.heads) * kv.keys.head_dim, 0.0);
  if (nsa.compressed_branch) {
    result.compressed = std::move(compressed.output);
    AddGated(nsa, gate_logits, 0, query.heads, result.compressed, result.output);
  }
  if (nsa.selected_branch) {
    result.selected = AttendPositions(query, kv.keys, kv.values, selected);
    AddGated(nsa, gate_logits, 1, query.heads, result.selected, result.output);
  }
  if (nsa.window_branch && !merged) {
    result.window = AttendPositions(query, kv.keys, kv.values,
                                    std::vector<std::vector<int64_t>>(kv.keys.heads, window));
    AddGated(nsa, gate_logits, 2, query.heads, result.window, result.output);
  }
  return result;
}

bool AttendsDensely(const NsaParams& nsa, int64_t position, int64_t prompt_tokens) {
  const int64_t deciding_tokens = position < prompt_tokens ? prompt_tokens : position + 1;
  return deciding_tokens < nsa.dense_below_tokens;
}

}  // namespace longspan::reference

// What decode has to give, by its definition in double precision.
#include <algorithm>
#include <cmath>

#include "tests/gpu/bf16_numbers.h"
#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {

double DecodeProblem::Score(int row, int head, const std::vector<float>& keys, int64_t key) const {
  const int head_dim = shape_.layout.head_dim;
  const float* q = q_.data() + (int64_t{row} * query_heads() + head) * head_dim;
  const float* k = keys.data() + (key * shape_.layout.kv_heads + head / shape_.group) * head_dim;
  double sum = 0.0;
  for (int dim = 0; dim < head_dim; ++dim) sum += double{q[dim]} * double{k[dim]};
  return sum / std::sqrt(double(head_dim));
}

DecodeProblem::Output DecodeProblem::Attend(int row, int head, const std::vector<float>& keys,
                                            const std::vector<float>& values, int64_t first_key,
                                            int64_t keys_end,
                                            const std::vector<char>& visible) const {
  const int head_dim = shape_.layout.head_dim;
  Output output{std::vector<double>(head_dim, 0.0), std::vector<double>(head_dim, 0.0)};
  std::vector<double> scores;
  double maximum = -INFINITY;
  for (int64_t key = first_key; key < keys_end; ++key) {
    scores.push_back(visible[key] != 0 ? Score(row, head, keys, key) : -INFINITY);
    maximum = std::max(maximum, scores.back());
  }
  double sum = 0.0;
  for (int64_t key = first_key; key < keys_end; ++key) {
    if (visible[key] == 0) continue;
    const double weight = std::exp(scores[key - first_key] - maximum);
    sum += weight;
    const float* v =
        values.data() + (key * shape_.layout.kv_heads + head / shape_.group) * head_dim;
    const double rounded = RoundToBf16(weight);
    for (int dim = 0; dim < head_dim; ++dim) {
      output.exact[dim] += weight * v[dim];
      output.rounded[dim] += rounded * v[dim];
    }
  }
  for (int dim = 0; dim < head_dim && sum > 0.0; ++dim) {
    output.exact[dim] /= sum;
    output.rounded[dim] /= sum;
  }
  return output;
}

DecodeProblem::Expected DecodeProblem::SelectByDeviation(int row, int kv_head) const {
  const int head_dim = shape_.layout.head_dim;
  const int64_t blocks = (shape_.lengths_tokens[row] - 1) / kPageTokens + 1;
  Expected expected;
  expected.block_scores.assign(blocks, -INFINITY);
  for (int64_t block = 0; block < shape_.lengths_tokens[row] / kPageTokens; ++block) {
    const int64_t entry = (block * shape_.layout.kv_heads + kv_head) * head_dim;
    const float* mean = entry_keys_[row].data() + entry;
    const float* deviation = entry_values_[row].data() + entry;
    for (int head = kv_head * shape_.group; head < (kv_head + 1) * shape_.group; ++head) {
      const float* q = q_.data() + (int64_t{row} * query_heads() + head) * head_dim;
      double score = 0.0;
      for (int dim = 0; dim < head_dim; ++dim) {
        score += double{q[dim]} * mean[dim] + std::abs(double{q[dim]}) * deviation[dim];
      }
      expected.block_scores[block] = std::max(expected.block_scores[block], score);
    }
  }
  return expected;
}

DecodeProblem::Expected DecodeProblem::Select(int row, int kv_head) const {
  const NsaParams& nsa = shape_.layout.nsa;
  if (nsa.compress == NsaCompress::kMeanAndDeviation) return SelectByDeviation(row, kv_head);
  const int64_t position = shape_.lengths_tokens[row] - 1;
  const VisibleEntries entries = EntriesVisibleFrom(position, nsa);
  Expected expected;
  std::vector<double> importance(std::max<int64_t>(entries.end_entry, 0), 0.0);
  for (int i = 0; i < shape_.group; ++i) {
    const int head = kv_head * shape_.group + i;
    const std::vector<char> all(importance.size(), 1);
    expected.compressed.push_back(Attend(row, head, entry_keys_[row], entry_values_[row],
                                         entries.first_entry, entries.end_entry, all));
    std::vector<double> scores;
    double maximum = -INFINITY;
    for (int64_t e = entries.first_entry; e < entries.end_entry; ++e) {
      scores.push_back(Score(row, head, entry_keys_[row], e));
      maximum = std::max(maximum, scores.back());
    }
    double sum = 0.0;
    for (double score : scores) sum += std::exp(score - maximum);
    for (size_t k = 0; k < scores.size(); ++k) {
      importance[entries.first_entry + k] += std::exp(scores[k] - maximum) / sum;
    }
  }
  const int per_block = nsa.block_tokens / nsa.stride_tokens;
  const int per_entry = nsa.kernel_tokens / nsa.stride_tokens;
  for (int64_t block = 0; block <= position / nsa.block_tokens; ++block) {
    double score = 0.0;
    for (int m = 0; m < per_block; ++m) {  // the double sum of NSA's equation 9
      for (int k = 0; k < per_entry; ++k) {
        const int64_t e = block * per_block + m + k;
        const double value = e < entries.end_entry ? importance[e] : 0.0;
        score = nsa.score_pool == NsaScorePool::kMax ? std::max(score, value) : score + value;
      }
    }
    expected.block_scores.push_back(score);
  }
  return expected;
}

}  // namespace longspan::gpu_test

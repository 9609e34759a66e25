#include "kernels/cpu/draw.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "absl/types/span.h"
#include "kernels/cpu/candidates.h"
#include "kernels/cpu/pointwise.h"
#include "kernels/philox.h"

namespace longspan::cpu {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kGreedyBelowTemperature = 1e-5F;
constexpr float kLeastTemperature = 0.01F;

// What one thread keeps between rows.
struct Scratch {
  std::vector<float> logits;
  std::vector<Candidate> candidates;
  std::vector<int32_t> order;
};

template <typename T>
absl::Span<const T> Part(const std::vector<T>& flat, Range range) {
  return absl::MakeConstSpan(flat).subspan(range.begin, range.end - range.begin);
}

// Exponentially distributed numbers, one a token, four tokens a block of random words.
class ExponentialNoise {
 public:
  // u is at most 1 - 2^-33, so that -log(u) is at least this.
  static constexpr double kLeast = 1.16e-10;

  explicit ExponentialNoise(const DrawRow& row) : row_(row) {}

  double ForToken(int32_t token) {
    if (token / 4 != block_) {
      block_ = token / 4;
      words_ = Philox(row_.seed,
                      {static_cast<uint32_t>(block_), row_.output_position, row_.sample_index, 0});
    }
    return -std::log((words_[token % 4] + 0.5) * 0x1p-32);
  }

 private:
  const DrawRow& row_;
  int32_t block_ = -1;
  PhiloxCounter words_{};
};

// argmax of weight / Exp(1): a draw in proportion to the weights (the Gumbel-max trick).
class Race {
 public:
  explicit Race(const DrawRow& row) : noise_(row) {}

  void Enter(int32_t token, float weight) {
    // Most tokens of a peaked distribution cannot win whatever their noise, nor can those that are
    // not permitted.
    if (weight <= best_ * ExponentialNoise::kLeast) return;
    const double score = weight / noise_.ForToken(token);
    if (score > best_ || (score == best_ && token < winner_)) {
      best_ = score;
      winner_ = token;
    }
  }
  int32_t winner() const { return winner_; }

 private:
  ExponentialNoise noise_;
  double best_ = 0.0;
  int32_t winner_ = -1;
};

// Neither NaN nor +infinity anywhere.
bool IsUsable(absl::Span<const float> logits) {
  for (float logit : logits) {
    if (!(logit < kInfinity)) return false;
  }
  return true;
}

void Penalise(const DrawRow& row, const DrawBatch& draw, std::vector<float>& logits) {
  for (int32_t index = row.penalties.begin; index < row.penalties.end; ++index) {
    const int32_t token = draw.penalty_tokens[index];
    if (token >= draw.vocabulary_tokens) continue;
    const auto count = static_cast<float>(draw.penalty_output_counts[index]);
    float& logit = logits[token];
    logit = logit > 0.0F ? logit / row.repetition_penalty : logit * row.repetition_penalty;
    if (count > 0.0F) logit -= row.frequency_penalty * count + row.presence_penalty;
  }
}

// A word at a time: most masks permit nearly all tokens, or hardly any.
void Mask(absl::Span<const uint32_t> words, std::vector<float>& logits) {
  constexpr size_t kBits = 32;
  for (size_t first = 0; first < logits.size(); first += kBits) {
    const uint32_t word = words[first / kBits];
    if (word == ~uint32_t{0}) continue;
    const size_t end = std::min(first + kBits, logits.size());
    for (size_t token = first; token < end; ++token) {
      if ((word >> (token % kBits) & 1U) == 0) logits[token] = -kInfinity;
    }
  }
}

// Lists, masks, biases and penalties on a copy, or the raw logits where there are none.
absl::Span<const float> Adjusted(absl::Span<const float> raw, const DrawRow& row,
                                 const DrawBatch& draw, std::vector<float>& copy) {
  const auto allowed = Part(draw.allowed_tokens, row.allowed);
  const auto mask = Part(draw.mask_words, row.mask);
  const auto biased = Part(draw.bias_tokens, row.bias);
  const bool penalised = row.penalties.begin < row.penalties.end;
  if (allowed.empty() && mask.empty() && biased.empty() && !penalised) return raw;
  if (allowed.empty()) {
    copy.assign(raw.begin(), raw.end());
  } else {
    copy.assign(raw.size(), -kInfinity);
    for (int32_t token : allowed) {
      if (token < draw.vocabulary_tokens) copy[token] = raw[token];
    }
  }
  if (!mask.empty()) Mask(mask, copy);
  for (size_t index = 0; index < biased.size(); ++index) {
    if (biased[index] < draw.vocabulary_tokens) {
      copy[biased[index]] += draw.bias_values[row.bias.begin + index];
    }
  }
  Penalise(row, draw, copy);
  return copy;
}

// The lowest id among the largest; -1 when every token is at -infinity.
int32_t Greedy(absl::Span<const float> logits) {
  const auto largest = std::max_element(logits.begin(), logits.end());
  return *largest == -kInfinity ? -1 : static_cast<int32_t>(largest - logits.begin());
}

int32_t DrawFiltered(absl::Span<const float> logits, float temperature, float largest,
                     const DrawRow& row, std::vector<Candidate>& candidates) {
  candidates.clear();
  for (size_t token = 0; token < logits.size(); ++token) {
    const float logit = logits[token] / temperature;
    const float weight = std::exp(logit - largest);
    // A weight that underflows can neither be drawn nor move a threshold.
    if (weight > 0.0F) candidates.push_back({logit, weight, static_cast<int32_t>(token)});
  }
  if (row.min_p > 0.0F) KeepMinP(row.min_p, candidates);
  KeepTopK(row.top_k, candidates);
  if (row.top_p < 1.0F) KeepTopP(row.top_p, candidates);
  Race race(row);
  for (const Candidate& candidate : candidates) race.Enter(candidate.token, candidate.weight);
  return race.winner();
}

int32_t DrawFromAll(absl::Span<const float> logits, float temperature, float largest,
                    const DrawRow& row) {
  Race race(row);
  for (size_t token = 0; token < logits.size(); ++token) {
    race.Enter(static_cast<int32_t>(token), std::exp(logits[token] / temperature - largest));
  }
  return race.winner();
}

int32_t Choose(absl::Span<const float> logits, const DrawRow& row, Scratch& scratch) {
  const int32_t most_probable = Greedy(logits);
  if (most_probable < 0 || row.temperature < kGreedyBelowTemperature) return most_probable;
  const float temperature = std::max(row.temperature, kLeastTemperature);
  const float largest = logits[most_probable] / temperature;
  const bool filtered = row.min_p > 0.0F || row.top_k > 0 || row.top_p < 1.0F;
  return filtered ? DrawFiltered(logits, temperature, largest, row, scratch.candidates)
                  : DrawFromAll(logits, temperature, largest, row);
}

// Reports from the raw logits: the normaliser holds every id, ranks and lists only drawable ones.
class LogprobReport {
 public:
  LogprobReport(absl::Span<const float> logits, int32_t vocabulary_tokens)
      : logits_(logits), vocabulary_tokens_(vocabulary_tokens) {
    const float largest = *std::max_element(logits.begin(), logits.end());
    log_sum_ = largest + std::log(SumOfExponentials(logits, largest));
  }

  TokenLogprob Of(int32_t token) const {
    int32_t rank = 1;
    for (int32_t other = 0; other < vocabulary_tokens_; ++other) {
      rank += IsAbove(other, token) ? 1 : 0;
    }
    return {token, Logprob(token), rank};
  }

  std::vector<TokenLogprob> Top(int32_t count, std::vector<int32_t>& order) const {
    order.resize(vocabulary_tokens_);
    std::iota(order.begin(), order.end(), 0);
    count = std::min(count, vocabulary_tokens_);
    std::partial_sort(order.begin(), order.begin() + count, order.end(),
                      [this](int32_t a, int32_t b) { return IsAbove(a, b); });
    std::vector<TokenLogprob> top;
    top.reserve(count);
    for (int32_t index = 0; index < count; ++index) {
      top.push_back({order[index], Logprob(order[index]), index + 1});
    }
    return top;
  }

 private:
  bool IsAbove(int32_t a, int32_t b) const {
    return logits_[a] != logits_[b] ? logits_[a] > logits_[b] : a < b;
  }
  float Logprob(int32_t token) const { return static_cast<float>(logits_[token] - log_sum_); }

  absl::Span<const float> logits_;
  int32_t vocabulary_tokens_;
  double log_sum_;
};

DrawResult DrawOne(absl::Span<const float> raw, const DrawRow& row, const DrawBatch& draw,
                   Scratch& scratch) {
  DrawResult result;
  result.finite = IsUsable(raw);
  if (!result.finite) return result;
  if (row.draw) {
    const auto drawable = raw.first(draw.vocabulary_tokens);
    result.token = Choose(Adjusted(drawable, row, draw, scratch.logits), row, scratch);
    result.permitted = result.token >= 0 || Greedy(raw) < 0;
  } else {
    result.token = Greedy(raw) < 0 ? -1 : row.score_token;
  }
  result.finite = result.token >= 0;
  if (!result.finite || row.top_logprobs < 0) return result;
  const LogprobReport report(raw, draw.vocabulary_tokens);
  result.chosen = report.Of(result.token);
  if (row.top_logprobs > 0) result.top = report.Top(row.top_logprobs, scratch.order);
  return result;
}

}  // namespace

std::vector<DrawResult> Draw(const TensorView& logits, const DrawBatch& draw, ThreadPool& pool) {
  const int64_t width = logits.shape[1];
  std::vector<Scratch> scratch(pool.threads());
  std::vector<DrawResult> results(draw.rows.size());
  pool.ParallelFor(static_cast<int64_t>(draw.rows.size()), [&](int64_t index, int thread) {
    const DrawRow& row = draw.rows[index];
    const absl::Span<const float> raw(logits.as<float>() + row.logits_row * width, width);
    results[index] = DrawOne(raw, row, draw, scratch[thread]);
  });
  return results;
}

}  // namespace longspan::cpu

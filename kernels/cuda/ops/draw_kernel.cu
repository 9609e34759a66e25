#include <cmath>
#include <cstdint>

#include "kernels/cuda/base/block_reduce.cuh"
#include "kernels/cuda/ops/draw_kernel.h"
#include "kernels/cuda/ops/logit_threshold.cuh"
#include "kernels/philox.h"

namespace longspan::cuda {
namespace {

constexpr int kThreads = kDrawThreads;
constexpr float kGreedyBelowTemperature = 1e-5F;
constexpr float kLeastTemperature = 0.01F;
// u is at most 1 - 2^-33, so that -log(u) is at least this.
constexpr float kLeastNoise = 1.16e-10F;

// The key of the most probable token; 0 if a logit is NaN or +infinity.
__device__ uint64_t LargestKey(const float* logits, int64_t count) {
  uint64_t largest = 0;
  int usable = 1;
  ForEachLogit(logits, count, [&](int64_t token, float logit) {
    const uint64_t key = KeyOf(logit, token);
    largest = key > largest ? key : largest;
    if (!(logit < INFINITY)) usable = 0;
  });
  largest = BlockReduce(static_cast<unsigned long long>(largest), Largest());
  return __syncthreads_and(usable) != 0 ? largest : 0;
}

// Whether the row's mask has the token's bit, if there is a mask.
__device__ bool IsMaskedIn(const DrawLaunch& args, const DeviceDrawRow& row, int64_t token) {
  if (row.mask_begin < 0) return true;
  return (__ldg(args.mask_words + row.mask_begin + token / 32) >> (token % 32) & 1U) != 0;
}

// Allow list, mask, bias and penalties on a copy.
__device__ void Adjust(const DrawLaunch& args, const DeviceDrawRow& row, const float* raw,
                       float* copy) {
  const int32_t vocabulary = args.vocabulary_tokens;
  const bool listed = row.allowed_begin < row.allowed_end;
  ForEachLogit(raw, vocabulary, [&](int64_t token, float logit) {
    copy[token] = listed || !IsMaskedIn(args, row, token) ? -INFINITY : logit;
  });
  __syncthreads();
  for (int i = row.allowed_begin + threadIdx.x; i < row.allowed_end; i += kThreads) {
    const int32_t token = args.allowed_tokens[i];
    if (token < vocabulary && IsMaskedIn(args, row, token)) copy[token] = raw[token];
  }
  __syncthreads();
  for (int i = row.bias_begin + threadIdx.x; i < row.bias_end; i += kThreads) {
    const int32_t token = args.bias_tokens[i];
    if (token < vocabulary) atomicAdd(copy + token, args.bias_values[i]);
  }
  __syncthreads();
  for (int i = row.penalties_begin + threadIdx.x; i < row.penalties_end; i += kThreads) {
    const int32_t token = args.penalty_tokens[i];
    if (token >= vocabulary) continue;
    const auto count = static_cast<float>(args.penalty_output_counts[i]);
    float logit = copy[token];
    logit = logit > 0.0F ? logit / row.repetition_penalty : logit * row.repetition_penalty;
    if (count > 0.0F) logit -= row.frequency_penalty * count + row.presence_penalty;
    copy[token] = logit;
  }
  __syncthreads();
}

// What may still be drawn of a row: filters raise the least probable token one after another.
struct Candidates {
  const float* logits;
  int64_t count;
  float temperature;
  float largest;  // logit, after the temperature
  float min_p;
  float least_logit = -INFINITY;
  int32_t last_token = INT32_MAX;  // of those with the least logit

  __device__ float Logit(float raw) const { return temperature == 1.0F ? raw : raw / temperature; }
  // exp(logit - largest), or 0 for what was filtered out. A weight that underflows can neither be
  // drawn nor move a threshold.
  __device__ float Weight(int64_t token, float raw) const {
    const float logit = Logit(raw);
    if (logit < least_logit || (logit == least_logit && token > last_token)) return 0.0F;
    const float weight = expf(logit - largest);
    return weight < min_p ? 0.0F : weight;
  }
};

// Keeps the k largest, and whatever ties with the k-th.
__device__ void KeepTopK(int32_t top_k, Candidates& candidates, ThresholdScratch& scratch) {
  const auto k = static_cast<unsigned long long>(top_k);
  const uint64_t threshold = LogitThreshold(
      candidates.logits, candidates.count, candidates.largest,
      [&](float raw) { return candidates.Logit(raw); },
      [&](int64_t token, float raw) { return candidates.Weight(token, raw) > 0.0F ? 1ULL : 0ULL; },
      [&](unsigned long long present) { return present > k ? present - k : 0ULL; }, scratch);
  candidates.least_logit = LogitOf(threshold);
}

// Drops the least probable while those dropped hold at most 1 - top_p together; keeps at least one.
// Weights are counted in steps so small that all of a vocabulary's sum fits 63 bits.
__device__ void KeepTopP(float top_p, Candidates& candidates, ThresholdScratch& scratch) {
  const double steps = ldexp(1.0, 62 - (64 - __clzll(candidates.count)));
  const uint64_t threshold = LogitThreshold(
      candidates.logits, candidates.count, candidates.largest,
      [&](float raw) { return candidates.Logit(raw); },
      [&](int64_t token, float raw) {
        return static_cast<unsigned long long>(static_cast<double>(candidates.Weight(token, raw)) *
                                               steps);
      },
      [&](unsigned long long total) {
        return static_cast<unsigned long long>((1.0 - top_p) * static_cast<double>(total));
      },
      scratch);
  candidates.least_logit = LogitOf(threshold);
  candidates.last_token = TokenOf(threshold);
}

struct Runner {
  double score;
  int32_t token;
};

__device__ Runner Better(Runner a, Runner b) {
  return b.score > a.score || (b.score == a.score && b.token < a.token) ? b : a;
}

// Enters one token. The exact noise is made only where a rough one leaves a chance against the best
// that any thread has found so far: `bar`, the bits of a float no larger than that one's score.
__device__ void Enter(float weight, uint32_t word, int64_t token, unsigned* bar, Runner& best) {
  constexpr float kRoughFrom = 1e-3F;  // below, the rough noise is off by more than kSlack
  constexpr float kSlack = 1.001F;
  const float rough = -__logf((static_cast<float>(word) + 0.5F) * 0x1p-32F);
  const float needed = __uint_as_float(*static_cast<volatile unsigned*>(bar));
  if (rough > kRoughFrom && weight / rough * kSlack < needed) return;
  const double score = weight / -log((word + 0.5) * 0x1p-32);
  best = Better(best, {score, static_cast<int32_t>(token)});
  atomicMax(bar, __float_as_uint(__double2float_rd(score)));
}

// argmax of weight / Exp(1): a draw in proportion to the weights. Four tokens share a block of
// random words, so a thread takes four neighbours.
__device__ int32_t Race(const DeviceDrawRow& row, const Candidates& candidates) {
  __shared__ unsigned bar;
  if (threadIdx.x == 0) bar = 0;
  __syncthreads();
  const int64_t count = candidates.count;
  Runner best = {0.0, INT32_MAX};
  for (int64_t first = int64_t{threadIdx.x} * 4; first < count; first += int64_t{kThreads} * 4) {
    float weights[4];
    float heaviest = 0.0F;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      weights[i] =
          first + i < count ? candidates.Weight(first + i, candidates.logits[first + i]) : 0.0F;
      heaviest = fmaxf(heaviest, weights[i]);
    }
    // Most tokens of a peaked distribution cannot win whatever their noise.
    if (heaviest <= 0.0F || heaviest < __uint_as_float(bar) * kLeastNoise) continue;
    const PhiloxCounter words = Philox(
        row.seed, {static_cast<uint32_t>(first / 4), row.output_position, row.sample_index, 0});
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      if (weights[i] > 0.0F) Enter(weights[i], words[i], first + i, &bar, best);
    }
  }
  __shared__ Runner of_warp[kThreads / 32];
  for (int distance = 16; distance > 0; distance /= 2) {
    best = Better(best, {__shfl_xor_sync(0xffffffffU, best.score, distance),
                         __shfl_xor_sync(0xffffffffU, best.token, distance)});
  }
  __syncthreads();
  if (threadIdx.x % 32 == 0) of_warp[threadIdx.x / 32] = best;
  __syncthreads();
  best = of_warp[0];
  for (int warp = 1; warp < kThreads / 32; ++warp) best = Better(best, of_warp[warp]);
  return best.token == INT32_MAX ? -1 : best.token;
}

// `most_probable` is the key of the most probable drawable token.
__device__ int32_t Choose(const DrawLaunch& args, const DeviceDrawRow& row, const float* logits,
                          uint64_t most_probable, ThresholdScratch& scratch) {
  const float largest = LogitOf(most_probable);
  if (most_probable == 0 || largest == -INFINITY) return -1;
  if (row.temperature < kGreedyBelowTemperature) return TokenOf(most_probable);
  const float temperature = fmaxf(row.temperature, kLeastTemperature);
  Candidates candidates = {logits, args.vocabulary_tokens, temperature, largest / temperature,
                           row.min_p};
  if (row.top_k > 0) KeepTopK(row.top_k, candidates, scratch);
  if (row.top_p < 1.0F) KeepTopP(row.top_p, candidates, scratch);
  return Race(row, candidates);
}

// From the raw logits: the token's log-probability among all ids, its rank among drawable ones.
// Returns the log of the sum of exponentials.
__device__ double Report(const DrawLaunch& args, const float* raw, float largest,
                         DeviceDrawResult& result) {
  const uint64_t own = KeyOf(raw[result.token], result.token);
  double sum = 0.0;
  int above = 0;
  ForEachLogit(raw, args.width, [&](int64_t token, float logit) {
    sum += static_cast<double>(expf(logit - largest));
    if (token < args.vocabulary_tokens && KeyOf(logit, token) > own) ++above;
  });
  const double log_sum = largest + log(BlockReduce(sum, Sum()));
  result.logprob = static_cast<float>(raw[result.token] - log_sum);
  result.rank = 1 + BlockReduce(above, Sum());
  return log_sum;
}

// The most probable tokens in order: those above a threshold, each put where its rank says.
__device__ void ListTop(const DrawLaunch& args, const DeviceDrawRow& row, const float* raw,
                        float largest, double log_sum, ThresholdScratch& scratch) {
  const int64_t vocabulary = args.vocabulary_tokens;
  const auto wanted = static_cast<unsigned long long>(row.top_count);
  const uint64_t least = LogitThreshold(
      raw, vocabulary, largest, [](float logit) { return logit; },
      [](int64_t, float) { return 1ULL; },
      [&](unsigned long long present) { return present - wanted; }, scratch);
  __shared__ int listed;
  if (threadIdx.x == 0) listed = 0;
  __syncthreads();
  uint64_t* keys = args.top_keys + row.top_begin;
  ForEachLogit(raw, vocabulary, [&](int64_t token, float logit) {
    const uint64_t key = KeyOf(logit, token);
    if (key >= least) keys[atomicAdd(&listed, 1)] = key;
  });
  __syncthreads();
  for (int i = threadIdx.x; i < row.top_count; i += kThreads) {
    const uint64_t key = keys[i];
    int place = row.top_begin;
    for (int other = 0; other < row.top_count; ++other) place += keys[other] > key ? 1 : 0;
    const int32_t token = TokenOf(key);
    args.top_tokens[place] = token;
    args.top_logprobs[place] = static_cast<float>(raw[token] - log_sum);
  }
}

// The token of a row whose logits are usable, with the largest of them all at `most_probable`.
__device__ int32_t Draw(const DrawLaunch& args, const DeviceDrawRow& row, const float* raw,
                        uint64_t most_probable, ThresholdScratch& scratch) {
  const float* logits = raw;
  if (row.adjusted_row >= 0) {
    float* copy = args.adjusted + int64_t{row.adjusted_row} * args.vocabulary_tokens;
    Adjust(args, row, raw, copy);
    logits = copy;
  }
  if (logits != raw || TokenOf(most_probable) >= args.vocabulary_tokens) {
    most_probable = LargestKey(logits, args.vocabulary_tokens);
  }
  return Choose(args, row, logits, most_probable, scratch);
}

__global__ void __launch_bounds__(kThreads) DrawRows(const DrawLaunch args) {
  __shared__ ThresholdScratch scratch;
  const DeviceDrawRow& row = args.rows[blockIdx.x];
  const float* raw = args.logits + row.logits_row * args.width;
  DeviceDrawResult result = {-1, 0.0F, 0, 1};
  const uint64_t most_probable = LargestKey(raw, args.width);
  const float largest = most_probable == 0 ? -INFINITY : LogitOf(most_probable);
  if (largest > -INFINITY) {
    result.token = row.draw == 0 ? row.score_token : Draw(args, row, raw, most_probable, scratch);
    result.permitted = result.token >= 0 ? 1 : 0;
  }
  if (result.token >= 0 && row.top_count >= 0) {
    const double log_sum = Report(args, raw, largest, result);
    if (row.top_count > 0) ListTop(args, row, raw, largest, log_sum, scratch);
  }
  if (threadIdx.x != 0) return;
  args.results[blockIdx.x] = result;
  if (row.draw != 0 && row.slot >= 0 && result.token >= 0)
    args.last_tokens[row.slot] = result.token;
}

}  // namespace

cudaError_t LaunchDraw(const DrawLaunch& args, cudaStream_t stream) {
  if (args.draws == 0) return cudaSuccess;
  DrawRows<<<static_cast<unsigned>(args.draws), kThreads, 0, stream>>>(args);
  return cudaGetLastError();
}

}  // namespace longspan::cuda

#include "kernels/cpu/candidates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace longspan::cpu {
namespace {

// Logits on a coarse grid, so that ties are common.
std::vector<Candidate> RandomCandidates(uint32_t seed, int count) {
  std::mt19937 generator(seed);
  std::normal_distribution<float> normal(0.0F, 2.0F);
  std::vector<Candidate> candidates;
  float largest = -1e30F;
  for (int token = 0; token < count; ++token) {
    const float logit = std::round(normal(generator) * 4.0F) / 4.0F;
    candidates.push_back({logit, 0.0F, token});
    largest = std::max(largest, logit);
  }
  for (Candidate& candidate : candidates) candidate.weight = std::exp(candidate.logit - largest);
  return candidates;
}

std::vector<int32_t> Tokens(const std::vector<Candidate>& candidates) {
  std::vector<int32_t> tokens;
  for (const Candidate& candidate : candidates) tokens.push_back(candidate.token);
  std::sort(tokens.begin(), tokens.end());
  return tokens;
}

TEST(Candidates, TopKKeepsTiesWithTheKth) {
  for (uint32_t seed = 0; seed < 50; ++seed) {
    for (int32_t top_k : {0, 1, 2, 7, 40, 99, 100, 1000}) {
      auto candidates = RandomCandidates(seed, 100);
      std::vector<float> sorted;
      for (const Candidate& candidate : candidates) sorted.push_back(candidate.logit);
      std::sort(sorted.rbegin(), sorted.rend());
      std::vector<int32_t> expected;
      for (const Candidate& candidate : candidates) {
        const bool kept = top_k == 0 || top_k >= 100 || candidate.logit >= sorted[top_k - 1];
        if (kept) expected.push_back(candidate.token);
      }
      KeepTopK(top_k, candidates);
      ASSERT_EQ(Tokens(candidates), expected) << "seed " << seed << " top_k " << top_k;
    }
  }
}

TEST(Candidates, MinPKeepsAShareOfTheLargest) {
  for (uint32_t seed = 0; seed < 20; ++seed) {
    for (float min_p : {0.001F, 0.1F, 0.5F, 1.0F}) {
      auto candidates = RandomCandidates(seed, 200);
      std::vector<int32_t> expected;
      for (const Candidate& candidate : candidates) {
        if (candidate.weight >= min_p) expected.push_back(candidate.token);
      }
      KeepMinP(min_p, candidates);
      ASSERT_EQ(Tokens(candidates), expected) << "seed " << seed << " min_p " << min_p;
      ASSERT_FALSE(candidates.empty());
    }
  }
}

// The statement of vLLM: sort ascending, drop while the cumulative probability is <= 1 - p.
TEST(Candidates, TopPKeepsTheSmallestSufficientSet) {
  for (uint32_t seed = 0; seed < 100; ++seed) {
    for (float top_p : {0.001F, 0.1F, 0.5F, 0.9F, 0.999F}) {
      auto candidates = RandomCandidates(seed, 1 + static_cast<int>(seed) * 7);
      auto ascending = candidates;
      std::sort(ascending.begin(), ascending.end(),
                [](const Candidate& a, const Candidate& b) { return ComesBefore(b, a); });
      double total = 0.0;
      for (const Candidate& candidate : ascending) total += candidate.weight;
      double cumulative = 0.0;
      std::vector<int32_t> expected;
      for (const Candidate& candidate : ascending) {
        cumulative += candidate.weight;
        if (cumulative > (1.0 - top_p) * total) expected.push_back(candidate.token);
      }
      std::sort(expected.begin(), expected.end());
      KeepTopP(top_p, candidates);
      ASSERT_EQ(Tokens(candidates), expected) << "seed " << seed << " top_p " << top_p;
    }
  }
}

TEST(Candidates, TopPKeepsTheMostProbableAtLeast) {
  auto candidates = RandomCandidates(3, 500);
  const Candidate best = *std::min_element(candidates.begin(), candidates.end(), ComesBefore);
  KeepTopP(1e-30F, candidates);
  ASSERT_EQ(candidates.size(), 1U);
  EXPECT_EQ(candidates[0].token, best.token);
}

}  // namespace
}  // namespace longspan::cpu

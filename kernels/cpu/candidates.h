// The tokens that a draw may still choose, and the filters that thin them out.
#pragma once

#include <cstdint>
#include <vector>

namespace longspan::cpu {

struct Candidate {
  float logit;   // after the temperature
  float weight;  // exp(logit - largest logit)
  int32_t token;
};

// More probable first, the lower id first among equals.
inline bool ComesBefore(const Candidate& a, const Candidate& b) {
  return a.logit != b.logit ? a.logit > b.logit : a.token < b.token;
}

// Keeps those with p >= min_p * largest p.
void KeepMinP(float min_p, std::vector<Candidate>& candidates);

// Keeps the k largest, and whatever ties with the k-th.
void KeepTopK(int32_t top_k, std::vector<Candidate>& candidates);

// Drops the least probable while those dropped hold at most 1 - top_p together; keeps at least one.
void KeepTopP(float top_p, std::vector<Candidate>& candidates);

}  // namespace longspan::cpu

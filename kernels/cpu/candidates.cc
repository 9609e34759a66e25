#include "kernels/cpu/candidates.h"

#include <algorithm>
#include <cstddef>

namespace longspan::cpu {

void KeepMinP(float min_p, std::vector<Candidate>& candidates) {
  // The largest weight is 1.
  const auto dropped = [min_p](const Candidate& candidate) { return candidate.weight < min_p; };
  candidates.erase(std::remove_if(candidates.begin(), candidates.end(), dropped), candidates.end());
}

void KeepTopK(int32_t top_k, std::vector<Candidate>& candidates) {
  if (top_k < 1 || static_cast<size_t>(top_k) >= candidates.size()) return;
  const auto kth = candidates.begin() + (top_k - 1);
  std::nth_element(candidates.begin(), kth, candidates.end(), ComesBefore);
  const float least = kth->logit;
  const auto ties = std::partition(kth + 1, candidates.end(), [least](const Candidate& candidate) {
    return candidate.logit == least;
  });
  candidates.erase(ties, candidates.end());
}

// Instead of sorting, halves the range in which the threshold must lie: linear time on average.
void KeepTopP(float top_p, std::vector<Candidate>& candidates) {
  const auto weight_of = [&candidates](size_t begin, size_t end) {
    double sum = 0.0;
    for (size_t index = begin; index < end; ++index) sum += candidates[index].weight;
    return sum;
  };
  const double allowance = (1.0 - top_p) * weight_of(0, candidates.size());
  // [0, kept) stay, [dropped_from, end) go with `dropped` weight; the threshold lies between.
  size_t kept = 0;
  size_t dropped_from = candidates.size();
  double dropped = 0.0;
  while (kept < dropped_from) {
    const size_t middle = kept + (dropped_from - kept) / 2;
    std::nth_element(candidates.begin() + kept, candidates.begin() + middle,
                     candidates.begin() + dropped_from, ComesBefore);
    const double lower_half = weight_of(middle, dropped_from);
    if (dropped + lower_half <= allowance) {
      dropped += lower_half;
      dropped_from = middle;
    } else {
      kept = dropped_from - kept == 1 ? dropped_from : middle;
    }
  }
  candidates.erase(candidates.begin() + std::max<ptrdiff_t>(kept, 1), candidates.end());
}

}  // namespace longspan::cpu

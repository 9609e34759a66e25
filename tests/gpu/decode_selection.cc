// Whether the blocks that a kernel chose are those of the definition.
#include <algorithm>
#include <cmath>
#include <string>

#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {

std::string DecodeProblem::CompareSelection(int row, int kv_head, const int32_t* chosen,
                                            const Expected& expected) const {
  const NsaParams& nsa = shape_.layout.nsa;
  const int64_t own = (shape_.lengths_tokens[row] - 1) / nsa.block_tokens;
  std::string where = "row " + std::to_string(row) + " KV head " + std::to_string(kv_head) + ": ";
  std::vector<char> is_chosen(own + 1, 0);
  int count = 0;
  for (int i = 0; i < nsa.selected_blocks; ++i) {
    if (chosen[i] < 0) continue;
    if (chosen[i] > own) return where + "chose block " + std::to_string(chosen[i]);
    if (i > 0 && chosen[i] <= chosen[i - 1]) return where + "not ascending";
    is_chosen[chosen[i]] = 1;
    ++count;
  }
  const bool halves = nsa.selection == NsaSelection::kChunkHalf &&
                      nsa.block_tokens < 2 * nsa.selected_blocks && own >= nsa.selected_blocks;
  const auto check = [&](int64_t begin, int64_t end, int64_t want) -> std::string {
    want = std::min(want, end - begin);
    const auto forced = [&](int64_t b) {
      return b < nsa.initial_blocks || b > own - nsa.local_blocks;
    };
    double least_chosen = INFINITY, best_left = -INFINITY;
    int64_t got = 0;
    for (int64_t b = begin; b < end; ++b) {
      got += is_chosen[b];
      if (forced(b)) {
        if (is_chosen[b] == 0) return where + "left out forced block " + std::to_string(b);
        continue;
      }
      if (is_chosen[b] != 0) least_chosen = std::min(least_chosen, expected.block_scores[b]);
      if (is_chosen[b] == 0) best_left = std::max(best_left, expected.block_scores[b]);
    }
    if (got != want) return where + "chose " + std::to_string(got) + " of " + std::to_string(want);
    // Shares that fp32 does not tell from none are equal.
    if (best_left - least_chosen > std::max(std::abs(least_chosen) * 1e-3, 1e-30)) {
      return where + "left out a better block";
    }
    return "";
  };
  if (!halves) return check(0, own + 1, nsa.BlocksChosenFrom(own));
  const int64_t start = own - own % nsa.block_tokens;
  const std::string first = check(0, start, nsa.selected_blocks / 2);
  return first.empty() ? check(start, own + 1, nsa.selected_blocks / 2) : first;
}

}  // namespace longspan::gpu_test

#include "tests/reference/selection.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/reference/array.h"

namespace longspan::reference {
namespace {

// S[j] = sum over m < a, k < b of P[a*j + m + k - (b - 1)], a = B/d, b = l/d.
double OverlapSum(const NsaParams& nsa, const std::vector<double>& importance, int64_t block) {
  const int64_t a = nsa.block_tokens / nsa.stride_tokens;
  const int64_t b = nsa.kernel_tokens / nsa.stride_tokens;
  double sum = 0;
  for (int64_t m = 0; m < a; ++m) {
    for (int64_t k = 0; k < b; ++k) {
      const int64_t entry = a * block + m + k - (b - 1);
      if (entry >= 0 && entry < static_cast<int64_t>(importance.size())) sum += importance[entry];
    }
  }
  return sum;
}

// The largest importance of an entry that shares a token with the block.
double OverlapMax(const NsaParams& nsa, const std::vector<double>& importance, int64_t block) {
  const int64_t first_token = block * nsa.block_tokens;
  const int64_t last_token = first_token + nsa.block_tokens - 1;
  double largest = 0;
  for (size_t entry = 0; entry < importance.size(); ++entry) {
    const int64_t first_covered = static_cast<int64_t>(entry) * nsa.stride_tokens;
    const int64_t last_covered = first_covered + nsa.kernel_tokens - 1;
    if (first_covered <= last_token && last_covered >= first_token) {
      largest = std::max(largest, importance[entry]);
    }
  }
  return largest;
}

// Sums of a few probabilities near the smallest normal float (1.2e-38) stay below this.
constexpr double kUnderflowScore = 1e-35;

// Blocks [begin, end) compete for `count` places.
struct Contest {
  int64_t begin;
  int64_t end;
  int64_t count;
};

std::vector<Contest> Contests(const NsaParams& nsa, int64_t blocks) {
  const int64_t own_block = blocks - 1;
  const int64_t n = nsa.BlocksChosenFrom(own_block);
  const bool halves = nsa.selection == NsaSelection::kChunkHalf && nsa.block_tokens < 2 * n;
  if (!halves || own_block < nsa.block_tokens) return {{0, blocks, n}};
  const int64_t chunk_blocks = nsa.block_tokens;
  const int64_t newest_chunk = own_block / chunk_blocks * chunk_blocks;
  return {{0, newest_chunk, n / 2}, {newest_chunk, blocks, n / 2}};
}

// The winners: forced blocks first, then by falling score; of equals the lower block.
std::vector<int> Winners(const NsaParams& nsa, const std::vector<double>& scores,
                         const Contest& contest) {
  const int64_t own_block = static_cast<int64_t>(scores.size()) - 1;
  std::vector<int> forced;
  std::vector<int> others;
  for (int block = static_cast<int>(contest.begin); block < contest.end; ++block) {
    (IsForced(nsa, block, own_block) ? forced : others).push_back(block);
  }
  std::stable_sort(others.begin(), others.end(),
                   [&](int left, int right) { return scores[left] > scores[right]; });
  const int64_t free_places = contest.count - static_cast<int64_t>(forced.size());
  Require(free_places >= 0, "the forced blocks fit among those chosen");
  others.resize(std::min<size_t>(others.size(), static_cast<size_t>(free_places)));
  forced.insert(forced.end(), others.begin(), others.end());
  return forced;
}

std::vector<bool> Marked(const std::vector<int>& blocks, int count) {
  std::vector<bool> marks(count);
  for (int block : blocks) marks[block] = true;
  return marks;
}

bool ContestAgrees(const NsaParams& nsa, const std::vector<double>& scores, const Contest& contest,
                   const std::vector<bool>& expected, const std::vector<bool>& actual,
                   double relative_margin) {
  const int64_t own_block = static_cast<int64_t>(scores.size()) - 1;
  double last_chosen = std::numeric_limits<double>::infinity();
  double best_left_out = -std::numeric_limits<double>::infinity();
  int64_t surplus = 0;
  for (int64_t block = contest.begin; block < contest.end; ++block) {
    surplus += (actual[block] ? 1 : 0) - (expected[block] ? 1 : 0);
    if (IsForced(nsa, block, own_block)) {
      if (!actual[block]) return false;
    } else if (expected[block]) {
      last_chosen = std::min(last_chosen, scores[block]);
    } else {
      best_left_out = std::max(best_left_out, scores[block]);
    }
  }
  if (surplus != 0) return false;
  for (int64_t block = contest.begin; block < contest.end; ++block) {
    if (expected[block] == actual[block]) continue;
    const double higher = expected[block] ? scores[block] : last_chosen;
    const double lower = expected[block] ? best_left_out : scores[block];
    const double size = std::abs(higher);
    if (size > kUnderflowScore && higher - lower > relative_margin * size) return false;
  }
  return true;
}

}  // namespace

std::vector<double> BlockScores(const NsaParams& nsa, const std::vector<double>& importance,
                                int64_t position) {
  std::vector<double> scores;
  for (int64_t block = 0; block <= position / nsa.block_tokens; ++block) {
    switch (nsa.score_pool) {
      case NsaScorePool::kOverlapSum:
        scores.push_back(OverlapSum(nsa, importance, block));
        break;
      case NsaScorePool::kMax:
        scores.push_back(OverlapMax(nsa, importance, block));
        break;
      case NsaScorePool::kIdentity: {
        const bool visible = block < static_cast<int64_t>(importance.size());
        scores.push_back(visible ? importance[block] : 0.0);
        break;
      }
    }
  }
  return scores;
}

bool IsForced(const NsaParams& nsa, int64_t block, int64_t own_block) {
  const bool initial = block < nsa.initial_blocks;
  const bool local = block > own_block - nsa.local_blocks && block <= own_block;
  return block <= own_block && (initial || local);
}

std::vector<int> SelectBlocks(const NsaParams& nsa, const std::vector<double>& scores) {
  std::vector<int> chosen;
  for (const Contest& contest : Contests(nsa, static_cast<int64_t>(scores.size()))) {
    const std::vector<int> winners = Winners(nsa, scores, contest);
    chosen.insert(chosen.end(), winners.begin(), winners.end());
  }
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

bool SelectionAgrees(const NsaParams& nsa, const std::vector<double>& scores,
                     const std::vector<int>& chosen, double relative_margin) {
  const int blocks = static_cast<int>(scores.size());
  const std::vector<bool> expected = Marked(SelectBlocks(nsa, scores), blocks);
  for (int block : chosen) {
    if (block < 0 || block >= blocks) return false;
    if (std::count(chosen.begin(), chosen.end(), block) != 1) return false;
  }
  const std::vector<bool> actual = Marked(chosen, blocks);
  for (const Contest& contest : Contests(nsa, blocks)) {
    if (!ContestAgrees(nsa, scores, contest, expected, actual, relative_margin)) return false;
  }
  return true;
}

}  // namespace longspan::reference

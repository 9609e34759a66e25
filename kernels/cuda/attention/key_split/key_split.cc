#include "kernels/cuda/attention/key_split/key_split.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace longspan::cuda {
namespace {

// A piece walks so many steps or more.
constexpr int64_t kLeastPieceSteps = 8;
constexpr int kMostPieces = 32;
// What an item takes beside its steps, in steps: its queries come and its output goes, and a
// piece's partial output is written and read again.
constexpr int64_t kItemSteps = 1;
constexpr int64_t kPieceSteps = 3;
// With so many items a thread block, cutting them gains nothing worth its price.
constexpr int64_t kFullItems = 8;
// Nothing is cut for less than a twentieth of the time.
constexpr double kLeastGain = 0.95;

int64_t TileCount(const KeySplitArgs& args) {
  int64_t tiles = 0;
  for (const TokenRun& run : args.runs) {
    tiles += (run.tokens + args.tile_tokens - 1) / args.tile_tokens;
  }
  return tiles;
}

// Steps of the tile of tokens [first, end) of a sequence: those that hold a key that one of them
// sees.
int64_t StepsOf(const KeySplitArgs& args, int64_t first, int64_t end) {
  const int64_t window = args.window_tokens;
  const int64_t begin = window > 0 ? std::max<int64_t>(0, first + 1 - window) : 0;
  return (end + args.step_tokens - 1) / args.step_tokens - begin / args.step_tokens;
}

// Steps of each query tile, most first.
std::vector<int64_t> TileSteps(const KeySplitArgs& args) {
  std::vector<int64_t> steps;
  for (const TokenRun& run : args.runs) {
    for (int first = 0; first < run.tokens; first += args.tile_tokens) {
      const int end = std::min(first + args.tile_tokens, run.tokens);
      steps.push_back(StepsOf(args, run.first_position + first, run.first_position + end));
    }
  }
  std::sort(steps.begin(), steps.end(), std::greater<>());
  return steps;
}

// The longest tiles that `pieces` are not too short for.
int TilesToCut(const std::vector<int64_t>& steps, int pieces) {
  const int64_t least = pieces * kLeastPieceSteps;
  const auto end =
      std::partition_point(steps.begin(), steps.end(), [&](int64_t tile) { return tile >= least; });
  return static_cast<int>(end - steps.begin());
}

// In steps: the whole work, rounded up to rounds of the longest item.
int64_t Duration(const std::vector<int64_t>& steps, const KeySplit& split,
                 const KeySplitArgs& args) {
  int64_t work = 0;
  int64_t longest = 1;
  for (size_t tile = 0; tile < steps.size(); ++tile) {
    const bool cut = static_cast<int>(tile) < split.tiles;
    const int64_t pieces = cut ? split.pieces : 1;
    const int64_t item = (steps[tile] + pieces - 1) / pieces + (cut ? kPieceSteps : kItemSteps);
    work += pieces * item;
    longest = std::max(longest, item);
  }
  const int64_t round = longest * args.thread_blocks;
  return longest * ((work * args.kv_heads + round - 1) / round);
}

}  // namespace

KeySplit ChooseKeySplit(const KeySplitArgs& args) {
  if (TileCount(args) * args.kv_heads >= kFullItems * args.thread_blocks) return {};
  const std::vector<int64_t> steps = TileSteps(args);
  KeySplit best;
  auto least = static_cast<int64_t>(kLeastGain * static_cast<double>(Duration(steps, best, args)));
  for (int pieces = 2; pieces <= kMostPieces; ++pieces) {
    KeySplit split = {pieces, TilesToCut(steps, pieces)};
    split.whole_tiles = static_cast<int>(steps.size()) - split.tiles;
    const int64_t items = int64_t{split.tiles} * args.kv_heads;
    if (items == 0) break;
    if (items > args.most_items || items * pieces > kMostKeyParts) continue;
    const int64_t duration = Duration(steps, split, args);
    if (duration >= least) continue;
    best = split;
    least = duration;
  }
  return best;
}

}  // namespace longspan::cuda

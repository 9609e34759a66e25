#include "kernels/cuda/attention/path_choice/path_model.h"

#include <algorithm>

#include "kernels/kv_layout.h"

namespace longspan::cuda {
namespace {

// The table.
constexpr int64_t kNsaOrderLists = 1024;        // (token, KV head) pairs of a step
constexpr double kUnionTileRatio = 5.0;         // blocks of a tile's union over n
constexpr double kUnionTileRatioOfLarge = 2.7;  // where blocks span pages, and partials are fewer
// A union of half of all blocks says that there are few, not that neighbours choose alike.
constexpr double kUnionTileShare = 0.5;

// The model: launches, microseconds.
constexpr double kFsaLaunchesUs = 45;
constexpr double kUnionLaunchesUs = 50;
constexpr double kNsaLaunchUs = 20;
// Nanoseconds. Each pays for what a path does most: partial outputs, products, the index, copies.
constexpr double kPartialElementNs = 1.0e-3;
constexpr double kFsaKeyElementNs = 1.05e-5;
constexpr double kIndexEntryNs = 0.05;
constexpr double kCacheByteNs = 2.5e-4;  // 4 TB/s
constexpr double kUnionOwnKeyElementNs = 4.0e-6;
constexpr double kUnionKeyElementNs = 3.45e-6;
constexpr double kNsaKeyElementNs = 4.2e-4;
constexpr int kTileRows = 192;          // of the union tile
constexpr int kBytesOfKeyAndValue = 4;  // bf16

int64_t VisibleBlocks(const SelectedWork& work) {
  return (work.longest_length_tokens + work.block_tokens - 1) / work.block_tokens;
}

double LargestRatio(const SelectedWork& work) {
  const double of_blocks = static_cast<double>(VisibleBlocks(work)) / work.selected_blocks;
  const double of_tokens = static_cast<double>(kTileRows) / work.group;
  return std::max(1.0, std::min(of_blocks, of_tokens));
}

// Elements of the keys that a query chooses.
double KeyElements(const SelectedWork& work) {
  return static_cast<double>(work.selected_blocks) * work.block_tokens * work.head_dim;
}

double FsaOrderNs(const SelectedWork& work, double pairs) {
  const int slots = std::max(0, work.selected_blocks - work.forced_blocks);
  const double of_head =
      slots * work.head_dim * kPartialElementNs + KeyElements(work) * kFsaKeyElementNs;
  const auto entries = static_cast<double>(work.selected_blocks);
  // Each block that anyone chose is loaded, however few did.
  const double loaded = std::min(static_cast<double>(VisibleBlocks(work)),
                                 entries * static_cast<double>(work.tokens));
  const double block_bytes =
      static_cast<double>(work.block_tokens) * work.head_dim * kBytesOfKeyAndValue;
  return pairs * (work.group * of_head + entries * kIndexEntryNs) +
         work.kv_heads * loaded * block_bytes * kCacheByteNs;
}

double UnionTileNs(const SelectedWork& work, double pairs) {
  const double ratio = work.union_ratio > 0.0F ? work.union_ratio : LargestRatio(work);
  return pairs * work.group * KeyElements(work) *
         (kUnionOwnKeyElementNs + ratio * kUnionKeyElementNs);
}

}  // namespace

SelectedPath TablePath(const SelectedWork& work) {
  if (work.tokens * work.kv_heads <= kNsaOrderLists) return SelectedPath::kNsaOrder;
  const double most =
      std::min(work.block_tokens > kPageTokens ? kUnionTileRatioOfLarge : kUnionTileRatio,
               kUnionTileShare * static_cast<double>(VisibleBlocks(work)) / work.selected_blocks);
  if (work.union_ratio > 0.0F && work.union_ratio <= most) return SelectedPath::kUnionTile;
  return SelectedPath::kFsaOrder;
}

double PredictedUs(const SelectedWork& work, SelectedPath path) {
  const double pairs = static_cast<double>(work.tokens) * work.kv_heads;
  switch (path) {
    case SelectedPath::kUnionTile:
      return kUnionLaunchesUs + UnionTileNs(work, pairs) * 1e-3;
    case SelectedPath::kNsaOrder:
      return kNsaLaunchUs + pairs * KeyElements(work) * kNsaKeyElementNs * 1e-3;
    default:
      return kFsaLaunchesUs + FsaOrderNs(work, pairs) * 1e-3;
  }
}

}  // namespace longspan::cuda

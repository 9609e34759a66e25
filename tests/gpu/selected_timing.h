// What the benchmarks of selected attention share: shapes, and one path's time by device events.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "tests/gpu/selected_problem.h"

namespace longspan::cuda::test {

constexpr double kCopyBytesPerSecond = 4.27e12;
constexpr int kHeads = 32;
constexpr int kDim = 128;
constexpr size_t kRoomy = size_t{1} << 40;  // no limit of the workspace

struct BenchShape {
  int tokens;
  int block;
  int n;
  int group;
};

inline const char* Name(Selection selection) {
  switch (selection) {
    case Selection::kRandom:
      return "random";
    case Selection::kCorrelated:
      return "correlated";
    default:
      return "one block for all";
  }
}

inline const char* Name(SelectedPath path) {
  switch (path) {
    case SelectedPath::kFsaOrder:
      return "fsa";
    case SelectedPath::kUnionTile:
      return "union";
    case SelectedPath::kNsaOrder:
      return "nsa";
    case SelectedPath::kAuto:
      break;
  }
  return "auto";
}

// One row of `tokens` tokens from the start.
inline ProblemShape MakeShape(const BenchShape& shape, Selection selection) {
  ProblemShape made;
  made.rows = {{0, shape.tokens}};
  made.kv_heads = kHeads / shape.group;
  made.group = shape.group;
  made.block_tokens = shape.block;
  made.selected_blocks = shape.n;
  made.selection = selection;
  return made;
}

// FSA order with a partial output for every selected block (query in, partial out and in), at copy
// speed.
inline double FloorMs(const BenchShape& shape) {
  return 3.0 * 2.0 * kDim * kHeads * shape.tokens * shape.n / kCopyBytesPerSecond * 1e3;
}

// Of `runs` after `warm_ups`.
inline double MedianMs(const std::function<void()>& launch, int runs, int warm_ups = 2) {
  cudaEvent_t begin;
  cudaEvent_t end;
  CheckCuda(cudaEventCreate(&begin), "event");
  CheckCuda(cudaEventCreate(&end), "event");
  std::vector<float> times;
  for (int i = -warm_ups; i < runs; ++i) {
    CheckCuda(cudaEventRecord(begin), "record");
    launch();
    CheckCuda(cudaEventRecord(end), "record");
    CheckCuda(cudaEventSynchronize(end), "run");
    float ms = 0.0F;
    CheckCuda(cudaEventElapsedTime(&ms, begin, end), "time");
    if (i >= 0) times.push_back(ms);
  }
  CheckCuda(cudaEventDestroy(begin), "event");
  CheckCuda(cudaEventDestroy(end), "event");
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

inline SelectedAttentionArgs WithPath(const DeviceProblem& problem, SelectedPath path) {
  SelectedAttentionArgs args = problem.args();
  args.path = path;
  return args;
}

inline double PathMs(const SelectedAttentionArgs& args, size_t limit_bytes, int runs,
                     int warm_ups = 2) {
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, limit_bytes);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(plan.workspace_bytes));
  return MedianMs(
      [&] { CheckCuda(LaunchSelectedAttention(args, plan, workspace.get(), nullptr), "launch"); },
      runs, warm_ups);
}

// Blocks of a tile's union over n, as a step's sample counts them; 0 if no tile was looked at.
inline float UnionRatio(const SelectedAttentionArgs& args) {
  const DeviceBuffer<OverlapCounts> counts(1);
  counts.Fill(0);
  CheckCuda(LaunchCountOverlap(args, counts.get(), nullptr), "overlap");
  const OverlapCounts counted = counts.Download()[0];
  if (counted.chosen_blocks == 0) return 0.0F;
  return static_cast<float>(counted.union_blocks) / static_cast<float>(counted.chosen_blocks);
}

}  // namespace longspan::cuda::test

#include <cstdio>
#include <map>

#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "kernels/cuda/attention/loop/work_plan.h"
#include "tests/gpu/selected_grid.h"
#include "tests/gpu/selected_timing.h"

namespace longspan::cuda::test {
namespace {

constexpr int kRuns = 5;
constexpr std::pair<int, int> kBlocks[] = {{64, 16}, {128, 8}};
constexpr int kGroups[] = {1, 2, 4, 8, 16};
constexpr SelectedPath kPaths[] = {SelectedPath::kFsaOrder, SelectedPath::kUnionTile,
                                   SelectedPath::kNsaOrder};

// Dense causal attention of the problem's queries over the same pages.
double DenseMs(const DeviceProblem& problem) {
  const SelectedAttentionArgs& args = problem.args();
  const int tile = LoopTileTokens(kDim, args.query_heads, args.pages.kv_heads);
  const DeviceBuffer<char> plan(
      static_cast<int64_t>(WorkPlanBytes(args.rows.tokens, args.rows.rows, tile)));
  DensePrefillArgs dense;
  dense.batch = args.rows;
  dense.pages = args.pages;
  dense.plan = PlaceWorkPlan(plan.get());
  dense.q = args.q;
  dense.query_heads = args.query_heads;
  dense.out = args.out;
  WorkPlanArgs planned;
  planned.batch = args.rows;
  planned.tokens_per_tile = tile;
  CheckCuda(LaunchWorkPlan(planned, dense.plan, nullptr), "work plan");
  return MedianMs([&] { CheckCuda(LaunchDensePrefill(dense, nullptr), "dense"); }, kRuns, 1);
}

// As a step would choose once its layer's overlap is known.
SelectedAttentionArgs Chosen(const DeviceProblem& problem) {
  SelectedAttentionArgs args = problem.args();
  args.union_ratio = UnionRatio(args);
  args.path = PlanSelectedAttention(args, kRoomy).path;
  return args;
}

void Measure(const BenchShape& shape, Selection selection, double& dense_ms) {
  const DeviceProblem problem(MakeShape(shape, selection), /*keep_plain=*/false);
  // The chosen path first: what comes after long runs of products meets lower clocks.
  const SelectedAttentionArgs chosen = Chosen(problem);
  const double ms = PathMs(chosen, kRoomy, kRuns);
  std::map<SelectedPath, double> path_ms{{chosen.path, ms}};
  for (const SelectedPath path : kPaths) {
    if (path != chosen.path) path_ms[path] = PathMs(WithPath(problem, path), kRoomy, /*runs=*/1, 1);
  }
  if (dense_ms == 0.0) dense_ms = DenseMs(problem);
  std::printf(
      "{\"tokens\":%d,\"block\":%d,\"n\":%d,\"group\":%d,\"selection\":\"%s\",\"path\":\"%s\","
      "\"ms\":%.3f,\"floor_share\":%.2f,\"dense_ms\":%.3f,\"faster_than_dense\":%.2f,"
      "\"union_ratio\":%.2f",
      shape.tokens, shape.block, shape.n, shape.group, Name(selection), Name(chosen.path), ms,
      FloorMs(shape) / ms, dense_ms, dense_ms / ms, static_cast<double>(chosen.union_ratio));
  for (const SelectedPath path : kPaths) {
    std::printf(",\"%s_ms\":%.3f", Name(path), path_ms[path]);
  }
  std::printf("}\n");
  std::fflush(stdout);
}

}  // namespace

void MeasureGrid() {
  std::map<std::pair<int, int>, double> dense_ms;  // [tokens, g]
  for (const int tokens : {8192, 16384, 32768, 65536}) {
    for (const auto& [block, n] : kBlocks) {
      for (const int group : kGroups) {
        for (const Selection selection : {Selection::kRandom, Selection::kCorrelated}) {
          Measure({tokens, block, n, group}, selection, dense_ms[{tokens, group}]);
        }
      }
    }
  }
}

void MeasureSkew() {
  for (const auto& [block, n] : kBlocks) {
    for (const int group : {1, 4, 16}) {
      const BenchShape shape{65536, block, n, group};
      double ms[2];
      SelectedPath paths[2];
      for (const Selection selection : {Selection::kRandom, Selection::kSameForAll}) {
        const DeviceProblem problem(MakeShape(shape, selection), /*keep_plain=*/false);
        const SelectedAttentionArgs chosen = Chosen(problem);
        const bool skewed = selection == Selection::kSameForAll;
        ms[skewed] = PathMs(chosen, kRoomy, kRuns);
        paths[skewed] = chosen.path;
      }
      std::printf(
          "{\"tokens\":%d,\"block\":%d,\"n\":%d,\"group\":%d,\"path\":\"%s\",\"uniform_ms\":%.3f,"
          "\"skewed_path\":\"%s\",\"one_block_for_all_ms\":%.3f,\"skewed_over_uniform\":%.2f}\n",
          shape.tokens, block, n, group, Name(paths[0]), ms[0], Name(paths[1]), ms[1],
          ms[1] / ms[0]);
      std::fflush(stdout);
    }
  }
}

}  // namespace longspan::cuda::test

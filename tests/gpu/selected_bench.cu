// Times every path of selected attention on the shapes of kernels/cuda/selected_attention's
// README: medians by device events, beside what FSA order must move at copy speed. One JSON line a
// measurement.
#include <cstdio>
#include <cstring>

#include "kernels/cuda/attention/selected/fsa_order.h"
#include "kernels/cuda/attention/selected/index_build.h"
#include "kernels/cuda/attention/selected/workspace.h"
#include "tests/gpu/paper_kernels.h"
#include "tests/gpu/selected_grid.h"
#include "tests/gpu/selected_timing.h"

namespace longspan::cuda::test {
namespace {

constexpr int kRuns = 9;

const BenchShape kShapes[] = {
    {65536, 64, 16, 1},  {65536, 64, 16, 2}, {65536, 64, 16, 4},  {65536, 64, 16, 8},
    {65536, 64, 16, 16}, {65536, 128, 8, 1}, {65536, 128, 8, 4},  {65536, 128, 8, 16},
    {32768, 64, 16, 1},  {32768, 64, 16, 4}, {32768, 64, 16, 16}, {8192, 64, 16, 1},
    {8192, 64, 16, 4},   {8192, 64, 16, 16},
};

void Report(const BenchShape& shape, Selection selection, const char* path, double ms,
            float ratio) {
  const double floor_ms = FloorMs(shape);
  std::printf(
      "{\"tokens\":%d,\"block\":%d,\"n\":%d,\"group\":%d,\"selection\":\"%s\",\"path\":\"%s\","
      "\"ms\":%.3f,\"floor_ms\":%.2f,\"floor_share\":%.2f,\"floor_tb_per_s\":%.2f,"
      "\"union_ratio\":%.2f}\n",
      shape.tokens, shape.block, shape.n, shape.group, Name(selection), path, ms, floor_ms,
      floor_ms / ms, kCopyBytesPerSecond * 1e-12 * floor_ms / ms, static_cast<double>(ratio));
}

// The stages of FSA order, each alone.
void ReportStages(const DeviceProblem& problem, size_t limit_bytes) {
  const SelectedAttentionArgs args = WithPath(problem, SelectedPath::kFsaOrder);
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, limit_bytes);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(plan.workspace_bytes));
  const selected::Workspace space =
      selected::LayOut(args, plan.path, plan.kv_heads_per_pass, workspace.get());
  const selected::Problem p = selected::MakeProblem(args);
  const double index =
      MedianMs([&] { CheckCuda(selected::BuildGatherIndex(p, space.index, nullptr), "index"); }, 5);
  const double gather = MedianMs(
      [&] {
        CheckCuda(selected::LaunchGatherAttend(p, space.index, space.partials, kDim, 132, nullptr),
                  "");
      },
      5);
  const double merge = MedianMs(
      [&] {
        CheckCuda(selected::LaunchBandMerge(p, space.index, space.partials, kDim, 132, nullptr),
                  "merge");
      },
      5);
  std::printf(
      "{\"stages_of_fsa\":{\"kv_heads_per_pass\":%d,\"index_ms\":%.3f,\"gather_ms\":%.3f,"
      "\"band_merge_ms\":%.3f}}\n",
      plan.kv_heads_per_pass, index, gather, merge);
}

void RunOnce(const BenchShape& shape) {
  const DeviceProblem problem(MakeShape(shape, Selection::kRandom), /*keep_plain=*/false);
  PathMs(WithPath(problem, SelectedPath::kFsaOrder), kRoomy, /*runs=*/1, /*warm_ups=*/0);
}

void Measure(const BenchShape& shape, Selection selection) {
  const DeviceProblem problem(MakeShape(shape, selection), /*keep_plain=*/false);
  const auto fsa = WithPath(problem, SelectedPath::kFsaOrder);
  Report(shape, selection, "fsa", PathMs(fsa, kRoomy, kRuns), 0);
  ReportStages(problem, kRoomy);
  Report(shape, selection, "fsa_1gb", PathMs(fsa, size_t{3} << 29, 3), 0);
  if (selection == Selection::kCorrelated || shape.tokens == 8192) {
    Report(shape, selection, "union",
           PathMs(WithPath(problem, SelectedPath::kUnionTile), kRoomy, 3), UnionRatio(fsa));
  }
  if (shape.group == 16 || shape.tokens == 8192) {
    Report(shape, selection, "nsa", PathMs(WithPath(problem, SelectedPath::kNsaOrder), kRoomy, 3),
           0);
  }
  std::fflush(stdout);
}

void MeasureShape(const BenchShape& shape) {
  Measure(shape, Selection::kRandom);
  Measure(shape, Selection::kCorrelated);
}

// A few new tokens behind a long context: where gathering has nothing to share.
void MeasureChunk(int tokens, int group) {
  ProblemShape made = MakeShape({tokens, 64, 16, group}, Selection::kCorrelated);
  made.rows = {{65536, tokens}};
  const DeviceProblem problem(made, /*keep_plain=*/false);
  const double fsa = PathMs(WithPath(problem, SelectedPath::kFsaOrder), kRoomy, kRuns);
  const double tile = PathMs(WithPath(problem, SelectedPath::kUnionTile), kRoomy, kRuns);
  const double nsa = PathMs(WithPath(problem, SelectedPath::kNsaOrder), kRoomy, kRuns);
  std::printf(
      "{\"chunk_tokens\":%d,\"context\":65536,\"group\":%d,\"selection\":\"correlated\","
      "\"fsa_ms\":%.4f,\"union_ms\":%.4f,\"nsa_ms\":%.4f,\"union_ratio\":%.2f}\n",
      tokens, group, fsa, tile, nsa, static_cast<double>(UnionRatio(problem.args())));
}

// The paper's three kernels beside the order that came of them. Short inputs: it is slow, and its
// partial outputs are fp32.
void MeasurePaper(int tokens, int group) {
  const BenchShape shape{tokens, 64, 16, group};
  const DeviceProblem problem(MakeShape(shape, Selection::kRandom), /*keep_plain=*/false);
  const SelectedAttentionArgs args = WithPath(problem, SelectedPath::kFsaOrder);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(PaperWorkspaceBytes(args)));
  const double paper_ms =
      MedianMs([&] { CheckCuda(LaunchPaperKernels(args, workspace.get(), nullptr), "paper"); }, 3);
  Report(shape, Selection::kRandom, "paper", paper_ms, 0);
  Report(shape, Selection::kRandom, "fsa", PathMs(args, kRoomy, 3), 0);
  std::fflush(stdout);
}

}  // namespace
}  // namespace longspan::cuda::test

// Without arguments: the README's shapes. "grid" and "skew": selected_grid.h. "paper": the
// paper's three kernels. "shape I": shape I alone. "once I": on random selections in FSA order,
// once, for a profiler.
int main(int count, char** arguments) {
  using namespace longspan::cuda::test;
  const char* const what = count > 1 ? arguments[1] : "";
  if (std::strcmp(what, "grid") == 0) {
    MeasureGrid();
  } else if (std::strcmp(what, "skew") == 0) {
    MeasureSkew();
  } else if (std::strcmp(what, "once") == 0 && count == 3) {
    RunOnce(kShapes[std::atoi(arguments[2])]);
  } else if (std::strcmp(what, "shape") == 0 && count == 3) {
    MeasureShape(kShapes[std::atoi(arguments[2])]);
  } else if (std::strcmp(what, "paper") == 0) {
    for (const int tokens : {8192, 16384}) {
      for (const int group : {1, 4, 16}) MeasurePaper(tokens, group);
    }
  } else if (count == 1) {
    for (const BenchShape& shape : kShapes) MeasureShape(shape);
    for (const int tokens : {16, 64, 256, 1024}) {
      for (const int group : {1, 4, 16}) MeasureChunk(tokens, group);
    }
  } else {
    std::fprintf(stderr, "usage: selected_bench [grid | skew | paper | shape I | once I]\n");
    return 64;
  }
  return 0;
}

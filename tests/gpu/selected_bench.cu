// Times every path of selected attention on the shapes of kernels/cuda/selected_attention's
// README: medians by device events, beside what FSA order must move at copy speed and what the
// public FSA and NSA-order kernels took on the same chip. One JSON line a measurement.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <functional>
#include <string>

#include "kernels/cuda/selected_attention/fsa_order.h"
#include "kernels/cuda/selected_attention/index_build.h"
#include "kernels/cuda/selected_attention/tile_walk.h"
#include "kernels/cuda/selected_attention/workspace.h"
#include "tests/gpu/selected_problem.h"

namespace longspan::cuda::test {
namespace {

constexpr double kCopyBytesPerSecond = 4.27e12;
constexpr int kHeads = 32;
constexpr int kDim = 128;
constexpr int kRuns = 9;

struct Shape {
  int tokens;
  int block;
  int n;
  int group;
  double public_fsa_ms;  // 0: not known
  double public_nsa_ms;
};

const Shape kShapes[] = {
    {65536, 64, 16, 1, 75.6, 146},  {65536, 64, 16, 2, 48.8, 74.1},  {65536, 64, 16, 4, 35.4, 37.2},
    {65536, 64, 16, 8, 28.6, 18.7}, {65536, 64, 16, 16, 25.3, 9.1},  {65536, 128, 8, 1, 50.3, 237},
    {65536, 128, 8, 4, 25.0, 59.4}, {65536, 128, 8, 16, 18.7, 15.2}, {32768, 64, 16, 1, 36.7, 72.5},
    {32768, 64, 16, 4, 18.6, 18.5}, {32768, 64, 16, 16, 14.1, 4.5},  {8192, 64, 16, 1, 18.7, 17.4},
    {8192, 64, 16, 4, 9.5, 4.4},    {8192, 64, 16, 16, 7.0, 1.1},
};

double MedianMs(const std::function<void()>& launch, int runs) {
  cudaEvent_t begin;
  cudaEvent_t end;
  CheckCuda(cudaEventCreate(&begin), "event");
  CheckCuda(cudaEventCreate(&end), "event");
  std::vector<float> times;
  for (int i = 0; i < runs + 2; ++i) {
    CheckCuda(cudaEventRecord(begin), "record");
    launch();
    CheckCuda(cudaEventRecord(end), "record");
    CheckCuda(cudaEventSynchronize(end), "run");
    float ms = 0.0F;
    CheckCuda(cudaEventElapsedTime(&ms, begin, end), "time");
    if (i >= 2) times.push_back(ms);
  }
  CheckCuda(cudaEventDestroy(begin), "event");
  CheckCuda(cudaEventDestroy(end), "event");
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

// Bytes of FSA order with a partial output for every selected block: query, partial out and in.
double FloorBytes(const Shape& shape) { return 3.0 * 2.0 * kDim * kHeads * shape.tokens * shape.n; }

void Report(const Shape& shape, const char* selection, const char* path, double ms, double ratio) {
  const double floor_ms = FloorBytes(shape) / kCopyBytesPerSecond * 1e3;
  std::printf(
      "{\"tokens\":%d,\"block\":%d,\"n\":%d,\"group\":%d,\"selection\":\"%s\",\"path\":\"%s\","
      "\"ms\":%.3f,\"floor_ms\":%.2f,\"floor_share\":%.2f,\"floor_tb_per_s\":%.2f,"
      "\"faster_than_public_fsa\":%.2f,\"faster_than_public_nsa\":%.2f,\"union_ratio\":%.2f}\n",
      shape.tokens, shape.block, shape.n, shape.group, selection, path, ms, floor_ms, floor_ms / ms,
      FloorBytes(shape) / ms * 1e-9, shape.public_fsa_ms / ms, shape.public_nsa_ms / ms, ratio);
}

SelectedAttentionArgs WithPath(const DeviceProblem& problem, SelectedPath path) {
  SelectedAttentionArgs args = problem.args();
  args.path = path;
  return args;
}

double RunPath(const DeviceProblem& problem, SelectedPath path, size_t limit_bytes, int runs,
               double* union_ratio) {
  const SelectedAttentionArgs args = WithPath(problem, path);
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, limit_bytes);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(plan.workspace_bytes));
  const double ms = MedianMs(
      [&] { CheckCuda(LaunchSelectedAttention(args, plan, workspace.get(), nullptr), "launch"); },
      runs);
  if (union_ratio != nullptr) {
    const selected::Workspace space = selected::LayOut(args, path, 0, workspace.get());
    const int64_t tiles = selected::MaxTiles(
        args.rows, selected::TileTokens(selected::kWideWarps, problem.shape().group));
    std::vector<int32_t> counts(static_cast<size_t>(tiles * args.pages.kv_heads));
    CheckCuda(
        cudaMemcpy(counts.data(), space.lists.counts, counts.size() * 4, cudaMemcpyDeviceToHost),
        "copy");
    double sum = 0.0;
    double lists = 0.0;
    for (const int32_t count : counts) {
      sum += count;
      lists += count > 0 ? 1.0 : 0.0;
    }
    *union_ratio = sum / lists / args.selected_blocks;
  }
  return ms;
}

// The stages of FSA order, each alone.
void ReportStages(const DeviceProblem& problem, size_t limit_bytes) {
  const SelectedAttentionArgs args = WithPath(problem, SelectedPath::kFsaOrder);
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, limit_bytes);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(plan.workspace_bytes));
  const selected::Workspace space =
      selected::LayOut(args, plan.path, plan.kv_heads_per_pass, workspace.get());
  const selected::Problem p = selected::MakeProblem(args);
  const double index = MedianMs(
      [&] {
        CheckCuda(cudaMemsetAsync(workspace.get(), 0, space.zeroed_bytes, nullptr), "memset");
        CheckCuda(selected::BuildGatherIndex(p, space.index, nullptr), "index");
      },
      5);
  const double gather = MedianMs(
      [&] {
        CheckCuda(selected::LaunchGatherAttend(p, space.index, space.partials, kDim, 132, nullptr),
                  "");
      },
      5);
  const double merge = MedianMs(
      [&] {
        CheckCuda(selected::LaunchBandMerge(p, space.index, space.partials, kDim, nullptr),
                  "merge");
      },
      5);
  std::printf(
      "{\"stages_of_fsa\":{\"kv_heads_per_pass\":%d,\"index_ms\":%.3f,\"gather_ms\":%.3f,"
      "\"band_merge_ms\":%.3f}}\n",
      plan.kv_heads_per_pass, index, gather, merge);
}

ProblemShape MakeShape(const Shape& shape, Selection selection) {
  ProblemShape made;
  made.rows = {{0, shape.tokens}};
  made.kv_heads = kHeads / shape.group;
  made.group = shape.group;
  made.block_tokens = shape.block;
  made.selected_blocks = shape.n;
  made.selection = selection;
  return made;
}

void RunOnce(const Shape& shape) {
  const DeviceProblem problem(MakeShape(shape, Selection::kRandom), /*keep_plain=*/false);
  const SelectedAttentionArgs args = WithPath(problem, SelectedPath::kFsaOrder);
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, size_t{1} << 40);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(plan.workspace_bytes));
  CheckCuda(LaunchSelectedAttention(args, plan, workspace.get(), nullptr), "launch");
  CheckCuda(cudaDeviceSynchronize(), "run");
}

void Measure(const Shape& shape, Selection selection) {
  const char* name = selection == Selection::kRandom ? "random" : "correlated";
  const DeviceProblem problem(MakeShape(shape, selection), /*keep_plain=*/false);
  constexpr size_t kRoomy = size_t{1} << 40;
  Report(shape, name, "fsa", RunPath(problem, SelectedPath::kFsaOrder, kRoomy, kRuns, nullptr), 0);
  ReportStages(problem, kRoomy);
  Report(shape, name, "fsa_1gb",
         RunPath(problem, SelectedPath::kFsaOrder, size_t{3} << 29, 3, nullptr), 0);
  if (selection == Selection::kCorrelated || shape.tokens == 8192) {
    double ratio = 0.0;
    const double ms = RunPath(problem, SelectedPath::kUnionTile, kRoomy, 3, &ratio);
    Report(shape, name, "union", ms, ratio);
  }
  if (shape.group == 16 || shape.tokens == 8192) {
    Report(shape, name, "nsa", RunPath(problem, SelectedPath::kNsaOrder, kRoomy, 3, nullptr), 0);
  }
  std::fflush(stdout);
}

// A few new tokens behind a long context: where gathering has nothing to share.
void MeasureChunk(int tokens, int group) {
  ProblemShape made = MakeShape({tokens, 64, 16, group, 0, 0}, Selection::kCorrelated);
  made.rows = {{65536, tokens}};
  const DeviceProblem problem(made, /*keep_plain=*/false);
  constexpr size_t kRoomy = size_t{1} << 40;
  double ratio = 0.0;
  const double fsa = RunPath(problem, SelectedPath::kFsaOrder, kRoomy, kRuns, nullptr);
  const double tile = RunPath(problem, SelectedPath::kUnionTile, kRoomy, kRuns, &ratio);
  const double nsa = RunPath(problem, SelectedPath::kNsaOrder, kRoomy, kRuns, nullptr);
  std::printf(
      "{\"chunk_tokens\":%d,\"context\":65536,\"group\":%d,\"selection\":\"correlated\","
      "\"fsa_ms\":%.4f,\"union_ms\":%.4f,\"nsa_ms\":%.4f,\"union_ratio\":%.2f}\n",
      tokens, group, fsa, tile, nsa, ratio);
}

// The paper's three kernels beside the order that came of them. Short inputs: it is slow, and its
// partial outputs are fp32.
void MeasureReference(int tokens, int group) {
  const Shape shape{tokens, 64, 16, group, 0, 0};
  const DeviceProblem problem(MakeShape(shape, Selection::kRandom), /*keep_plain=*/false);
  constexpr size_t kRoomy = size_t{1} << 40;
  Report(shape, "random", "reference",
         RunPath(problem, SelectedPath::kReference, kRoomy, 3, nullptr), 0);
  Report(shape, "random", "fsa", RunPath(problem, SelectedPath::kFsaOrder, kRoomy, kRuns, nullptr),
         0);
  std::fflush(stdout);
}

}  // namespace
}  // namespace longspan::cuda::test

// Without arguments: everything but reference mode, which "reference" times. "once I": shape I on
// random selections in FSA order, once, for a profiler.
int main(int count, char** arguments) {
  using namespace longspan::cuda::test;
  if (count == 3 && std::strcmp(arguments[1], "once") == 0) {
    RunOnce(kShapes[std::atoi(arguments[2])]);
    return 0;
  }
  if (count == 2 && std::strcmp(arguments[1], "reference") == 0) {
    for (const int tokens : {8192, 16384}) {
      for (const int group : {1, 4, 16}) MeasureReference(tokens, group);
    }
    return 0;
  }
  for (const Shape& shape : kShapes) {
    Measure(shape, Selection::kRandom);
    Measure(shape, Selection::kCorrelated);
  }
  for (const int tokens : {16, 64, 256, 1024}) {
    for (const int group : {1, 4, 16}) MeasureChunk(tokens, group);
  }
  return 0;
}

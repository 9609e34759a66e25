// Parity of every path of selected attention with a float64 definition that knows neither pages
// nor tiles: a softmax over the tokens of the selected blocks up to the query's own.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string>

#include "tests/gpu/selected_problem.h"

namespace longspan::cuda::test {
namespace {

constexpr int kReferenceThreads = 128;
constexpr int kMaxReferenceKeys = 4096;

struct ReferenceArgs {
  const __nv_bfloat16* keys;    // [position, Hk, D] of the row's sequence
  const __nv_bfloat16* values;  // likewise
  const __nv_bfloat16* q;
  const int32_t* selected;
  double* out;          // [T, Hq, D]
  double* log_sum_exp;  // [T, Hq]
  int first_token;
  int64_t first_position;
  int kv_heads;
  int group;
  int dim;
  int block_tokens;
  int selected_blocks;
  double scale;
};

// Grid: (tokens of the row, query heads).
__global__ void Reference(ReferenceArgs args) {
  __shared__ double scores[kMaxReferenceKeys];
  __shared__ int positions[kMaxReferenceKeys];
  const int64_t token = args.first_token + blockIdx.x;
  const int64_t own = args.first_position + blockIdx.x;
  const int head = static_cast<int>(blockIdx.y);
  const int kv_head = head / args.group;
  const int64_t out_row = token * args.kv_heads * args.group + head;
  const int32_t* blocks = args.selected + (token * args.kv_heads + kv_head) * args.selected_blocks;
  int keys = 0;
  for (int i = 0; i < args.selected_blocks && blocks[i] >= 0; ++i) {
    for (int j = 0; j < args.block_tokens; ++j) {
      const int64_t position = int64_t{blocks[i]} * args.block_tokens + j;
      if (position <= own) positions[keys++] = static_cast<int>(position);
    }
  }
  __syncthreads();
  for (int i = threadIdx.x; i < keys; i += kReferenceThreads) {
    const int64_t row = (int64_t{positions[i]} * args.kv_heads + kv_head) * args.dim;
    double sum = 0.0;
    for (int d = 0; d < args.dim; ++d) {
      sum += static_cast<double>(__bfloat162float(args.q[out_row * args.dim + d])) *
             static_cast<double>(__bfloat162float(args.keys[row + d]));
    }
    scores[i] = sum * args.scale;
  }
  __syncthreads();
  double top = -INFINITY;
  for (int i = 0; i < keys; ++i) top = fmax(top, scores[i]);
  __syncthreads();
  for (int i = threadIdx.x; i < keys; i += kReferenceThreads) scores[i] = exp(scores[i] - top);
  __syncthreads();
  double total = 0.0;
  for (int i = 0; i < keys; ++i) total += scores[i];
  for (int d = threadIdx.x; d < args.dim; d += kReferenceThreads) {
    double sum = 0.0;
    for (int i = 0; i < keys; ++i) {
      const int64_t row = (int64_t{positions[i]} * args.kv_heads + kv_head) * args.dim;
      sum += scores[i] * static_cast<double>(__bfloat162float(args.values[row + d]));
    }
    args.out[out_row * args.dim + d] = sum / total;
  }
  if (threadIdx.x == 0) args.log_sum_exp[out_row] = top + log(total);
}

struct Expected {
  std::vector<double> out;
  std::vector<double> log_sum_exp;
};

Expected Define(const DeviceProblem& problem) {
  const SelectedAttentionArgs& args = problem.args();
  const int64_t rows = int64_t{args.rows.tokens} * args.query_heads;
  const DeviceBuffer<double> out(rows * args.pages.head_dim);
  const DeviceBuffer<double> sums(rows);
  int first_token = 0;
  for (size_t r = 0; r < problem.shape().rows.size(); ++r) {
    const SequenceChunk& row = problem.shape().rows[r];
    const ReferenceArgs reference{problem.plain_keys(static_cast<int>(r)),
                                  problem.plain_values(static_cast<int>(r)),
                                  args.q,
                                  args.selected,
                                  out.get(),
                                  sums.get(),
                                  first_token,
                                  row.first_position,
                                  args.pages.kv_heads,
                                  problem.shape().group,
                                  args.pages.head_dim,
                                  args.block_tokens,
                                  args.selected_blocks,
                                  1.0 / std::sqrt(static_cast<double>(args.pages.head_dim))};
    const dim3 grid(static_cast<unsigned>(row.tokens), static_cast<unsigned>(args.query_heads));
    Reference<<<grid, kReferenceThreads>>>(reference);
    first_token += row.tokens;
  }
  CheckCuda(cudaDeviceSynchronize(), "reference");
  return {out.Download(), sums.Download()};
}

struct Actual {
  std::vector<__nv_bfloat16> out;
  std::vector<float> log_sum_exp;
};

Actual Run(const DeviceProblem& problem, SelectedPath path, size_t workspace_limit_bytes) {
  SelectedAttentionArgs args = problem.args();
  args.path = path;
  if (const char* reason = UnsupportedReason(args)) {
    std::fprintf(stderr, "%s\n", reason);
    std::exit(2);
  }
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, workspace_limit_bytes);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(plan.workspace_bytes));
  workspace.Fill(0xFF);
  problem.out().Fill(0xFF);
  problem.log_sum_exp().Fill(0xFF);
  CheckCuda(LaunchSelectedAttention(args, plan, workspace.get(), nullptr), "launch");
  CheckCuda(cudaDeviceSynchronize(), "kernel");
  return {problem.out().Download(), problem.log_sum_exp().Download()};
}

int failures = 0;
int cases = 0;
double worst_rms = 0.0;
double worst_sum = 0.0;

void Compare(const DeviceProblem& problem, const Expected& expected, const Actual& actual,
             const std::string& name) {
  const int64_t dim = problem.shape().head_dim;
  double error = 0.0;
  double size = 0.0;
  double worst = -1.0;
  size_t worst_at = 0;
  for (size_t i = 0; i < expected.out.size(); ++i) {
    const double difference =
        static_cast<double>(__bfloat162float(actual.out[i])) - expected.out[i];
    error += difference * difference;
    size += expected.out[i] * expected.out[i];
    if (!(std::fabs(difference) <= worst)) {
      worst = std::fabs(difference);
      worst_at = i;
    }
  }
  double sum_error = 0.0;
  for (size_t i = 0; i < expected.log_sum_exp.size(); ++i) {
    const double difference = std::fabs(actual.log_sum_exp[i] - expected.log_sum_exp[i]) /
                              std::max(1.0, std::fabs(expected.log_sum_exp[i]));
    if (!(difference <= sum_error)) sum_error = difference;
  }
  const double rms = std::sqrt(error / size);
  const bool good = rms < 4e-3 && sum_error < 1e-5;
  ++cases;
  worst_rms = std::max(worst_rms, rms);
  worst_sum = std::max(worst_sum, sum_error);
  if (good) return;
  ++failures;
  if (failures > 40) return;
  const int64_t row = static_cast<int64_t>(worst_at) / dim;
  std::printf(
      "FAIL %s seed %u: rms %.2e lse %.2e; worst at token %ld head %ld dim %ld: %g for %g\n",
      name.c_str(), problem.shape().seed, rms, sum_error,
      static_cast<long>(row / problem.args().query_heads),
      static_cast<long>(row % problem.args().query_heads),
      static_cast<long>(static_cast<int64_t>(worst_at) % dim),
      static_cast<double>(__bfloat162float(actual.out[worst_at])), expected.out[worst_at]);
}

const char* Name(SelectedPath path) {
  if (path == SelectedPath::kFsaOrder) return "fsa";
  if (path == SelectedPath::kUnionTile) return "union";
  return path == SelectedPath::kNsaOrder ? "nsa" : "reference";
}

void Check(const std::string& name, const ProblemShape& shape, size_t workspace_limit_bytes) {
  const DeviceProblem problem(shape, /*keep_plain=*/true);
  const Expected expected = Define(problem);
  for (const SelectedPath path : {SelectedPath::kFsaOrder, SelectedPath::kUnionTile,
                                  SelectedPath::kNsaOrder, SelectedPath::kReference}) {
    const std::string full = name + " " + Name(path) + " g" + std::to_string(shape.group) + " d" +
                             std::to_string(shape.head_dim) + " B" +
                             std::to_string(shape.block_tokens);
    const Actual first = Run(problem, path, workspace_limit_bytes);
    Compare(problem, expected, first, full);
    const Actual second = Run(problem, path, workspace_limit_bytes);
    if (std::memcmp(first.out.data(), second.out.data(), first.out.size() * 2) != 0 ||
        std::memcmp(first.log_sum_exp.data(), second.log_sum_exp.data(),
                    first.log_sum_exp.size() * 4) != 0) {
      ++failures;
      std::printf("FAIL %s: two runs differ\n", full.c_str());
    }
  }
}

constexpr size_t kRoomy = size_t{1} << 40;

// Several rows a step: from the start, from odd positions, single tokens, short ones.
void CheckShapes(bool quick) {
  uint32_t seed = 1;
  for (const int group : {1, 2, 4, 5, 7, 8, 16}) {
    for (const int dim : {64, 128}) {
      for (const int block : {16, 32, 64, 128}) {
        ProblemShape shape;
        shape.rows = {{0, 301}, {37, 101}, {700, 1}, {0, 19}, {1023, 230}, {63, 1}, {0, 1}};
        if (quick) shape.rows = {{37, 21}, {400, 65}};
        shape.group = group;
        shape.head_dim = dim;
        shape.block_tokens = block;
        shape.selected_blocks = 7;
        shape.seed = ++seed;
        Check("rows", shape, seed % 2 == 0 ? kRoomy : 0);
      }
    }
  }
}

void CheckSpecialCases() {
  ProblemShape plain;
  plain.rows = {{0, 1500}, {333, 700}};
  plain.seed = 100;
  for (const int dim : {64, 128}) {
    plain.head_dim = dim;
    ProblemShape shape = plain;
    shape.query_scale = 32.0F;
    Check("logits x32", shape, kRoomy);
    shape = plain;
    shape.huge_pair = true;
    Check("huge pair", shape, kRoomy);
    shape = plain;
    shape.selection = Selection::kSameForAll;
    shape.selected_blocks = 4;
    Check("one block for all", shape, kRoomy);
    shape = plain;
    shape.selection = Selection::kCorrelated;
    shape.selected_blocks = 8;
    Check("correlated", shape, kRoomy);
    shape = plain;
    shape.rows = {{0, 29}};
    Check("short", shape, kRoomy);
    shape.rows = {{0, 1023}};
    Check("dense", shape, kRoomy);
    shape.rows = {{0, 2000}};
    shape.block_tokens = 16;
    shape.selected_blocks = 128;
    Check("dense 128 blocks", shape, kRoomy);
    shape = plain;
    shape.initial_blocks = 0;
    shape.local_blocks = 1;
    Check("own block only forced", shape, kRoomy);
    shape.initial_blocks = 2;
    shape.local_blocks = 9;
    Check("many forced", shape, 0);
    shape = plain;
    shape.rows = {{1001, 6000}};
    shape.kv_heads = 1;
    shape.group = 16;
    Check("several chunks of tokens", shape, kRoomy);
    shape.kv_heads = 4;
    shape.group = 1;
    Check("one head a group", shape, 0);
  }
}

}  // namespace
}  // namespace longspan::cuda::test

int main(int count, char** arguments) {
  using namespace longspan::cuda::test;
  const bool quick = count > 1 && std::strcmp(arguments[1], "quick") == 0;
  CheckShapes(quick);
  if (!quick) CheckSpecialCases();
  std::printf("%d cases, %d failures, worst rms %.2e, worst lse %.2e\n", cases, failures, worst_rms,
              worst_sum);
  return failures == 0 ? 0 : 1;
}

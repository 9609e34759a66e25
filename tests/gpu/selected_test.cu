// Parity of every path of selected attention with its definition: root mean square of the error
// below 4e-3 of the definition's, the largest error at most twice a plain bf16 computation's,
// log-sums to 1e-5, and the same bits in every run.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>

#include "tests/gpu/paper_kernels.h"
#include "tests/gpu/selected_definition.h"
#include "tests/gpu/selected_problem.h"

namespace longspan::cuda::test {
namespace {

struct Actual {
  std::vector<__nv_bfloat16> out;
  std::vector<float> log_sum_exp;
};

// An order of ours, or the paper's kernels.
struct Order {
  const char* name;
  std::optional<SelectedPath> path;
};
constexpr Order kFsa = {"fsa", SelectedPath::kFsaOrder};
constexpr Order kUnion = {"union", SelectedPath::kUnionTile};
constexpr Order kNsa = {"nsa", SelectedPath::kNsaOrder};
constexpr Order kOrders[] = {kFsa, kUnion, kNsa, {"paper", std::nullopt}};

void LaunchPaper(const SelectedAttentionArgs& args) {
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(PaperWorkspaceBytes(args)));
  workspace.Fill(0xFF);
  CheckCuda(LaunchPaperKernels(args, workspace.get(), nullptr), "launch");
  CheckCuda(cudaDeviceSynchronize(), "kernel");
}

void LaunchOurs(SelectedAttentionArgs args, SelectedPath path, size_t workspace_limit_bytes) {
  args.path = path;
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, workspace_limit_bytes);
  const DeviceBuffer<uint8_t> workspace(static_cast<int64_t>(plan.workspace_bytes));
  workspace.Fill(0xFF);
  CheckCuda(LaunchSelectedAttention(args, plan, workspace.get(), nullptr), "launch");
  CheckCuda(cudaDeviceSynchronize(), "kernel");
}

Actual Run(const DeviceProblem& problem, const SelectedAttentionArgs& args, const Order& order,
           size_t workspace_limit_bytes) {
  if (const char* reason = TooLargeReason(args)) {
    std::fprintf(stderr, "%s\n", reason);
    std::exit(2);
  }
  problem.out().Fill(0xFF);
  problem.log_sum_exp().Fill(0xFF);
  if (order.path.has_value()) {
    LaunchOurs(args, *order.path, workspace_limit_bytes);
  } else {
    LaunchPaper(args);
  }
  return {problem.out().Download(), problem.log_sum_exp().Download()};
}

int failures = 0;
int cases = 0;
double worst_rms = 0.0;
double worst_sum = 0.0;
double worst_share = 0.0;  // of what the largest error may be

void Compare(const DeviceProblem& problem, const Expected& expected, const Actual& actual,
             const std::string& name) {
  const int64_t dim = problem.shape().head_dim;
  double error = 0.0;
  double size = 0.0;
  double worst = -1.0;
  double plain_error = expected.plain_error;
  size_t worst_at = 0;
  for (size_t i = 0; i < expected.out.size(); ++i) {
    const double difference =
        static_cast<double>(__bfloat162float(actual.out[i])) - expected.out[i];
    error += difference * difference;
    size += expected.out[i] * expected.out[i];
    plain_error = std::max(plain_error, std::fabs(RoundToBf16(expected.out[i]) - expected.out[i]));
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
  const double share = worst / (2.0 * plain_error);
  const bool good = rms < 4e-3 && sum_error < 1e-5 && share <= 1.0;
  ++cases;
  worst_rms = std::max(worst_rms, rms);
  worst_sum = std::max(worst_sum, sum_error);
  worst_share = std::max(worst_share, share);
  if (good) return;
  ++failures;
  if (failures > 40) return;
  const int64_t row = static_cast<int64_t>(worst_at) / dim;
  std::printf(
      "FAIL %s seed %u: rms %.2e lse %.2e; worst, %.2f of what may be, at token %ld head %ld dim "
      "%ld: %g for %g\n",
      name.c_str(), problem.shape().seed, rms, sum_error, share,
      static_cast<long>(row / problem.args().query_heads),
      static_cast<long>(row % problem.args().query_heads),
      static_cast<long>(static_cast<int64_t>(worst_at) % dim),
      static_cast<double>(__bfloat162float(actual.out[worst_at])), expected.out[worst_at]);
}

bool Same(const Actual& a, const Actual& b) {
  return std::memcmp(a.out.data(), b.out.data(), a.out.size() * 2) == 0 &&
         std::memcmp(a.log_sum_exp.data(), b.log_sum_exp.data(), a.log_sum_exp.size() * 4) == 0;
}

void Check(const std::string& name, const ProblemShape& shape, size_t workspace_limit_bytes) {
  const DeviceProblem problem(shape, /*keep_plain=*/true);
  const Expected expected = Define(problem);
  for (const Order& order : kOrders) {
    const std::string full = name + " " + order.name + " g" + std::to_string(shape.group) + " d" +
                             std::to_string(shape.head_dim) + " B" +
                             std::to_string(shape.block_tokens);
    const Actual first = Run(problem, problem.args(), order, workspace_limit_bytes);
    Compare(problem, expected, first, full);
    const Actual second = Run(problem, problem.args(), order, workspace_limit_bytes);
    if (!Same(first, second)) {
      ++failures;
      std::printf("FAIL %s: two runs differ\n", full.c_str());
    }
  }
}

constexpr size_t kRoomy = size_t{1} << 40;

// Several rows a step: from the start, from odd positions, single tokens, short ones.
void CheckShapes() {
  uint32_t seed = 1;
  for (const int group : {1, 2, 4, 5, 7, 8, 16}) {
    for (const int dim : {64, 128}) {
      for (const int block : {16, 32, 64, 128}) {
        ProblemShape shape;
        shape.rows = {{0, 301}, {37, 101}, {700, 1}, {0, 19}, {1023, 230}, {63, 1}, {0, 1}};
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

// Every kernel once, on few tokens: for tools under which each access is watched.
void CheckEachKernel() {
  constexpr int kGroups[] = {1, 4, 16, 7, 5, 2, 8, 4};
  ProblemShape shape;
  shape.rows = {{37, 21}, {400, 65}};
  shape.selected_blocks = 7;
  for (const int dim : {64, 128}) {
    for (const int block : {16, 32, 64, 128}) {
      shape.group = kGroups[shape.seed - 1];
      shape.head_dim = dim;
      shape.block_tokens = block;
      Check("small", shape, shape.seed % 2 == 0 ? kRoomy : 0);
      ++shape.seed;
    }
  }
}

// Tokens [begin, end) of a problem of one row, as a step of their own.
void RunChunk(const DeviceProblem& problem, SelectedPath path, int begin, int end) {
  SelectedAttentionArgs args = problem.args();
  const int64_t first = problem.shape().rows[0].first_position;
  const DeviceBuffer<int32_t> offsets(std::vector<int32_t>{0, end - begin});
  const DeviceBuffer<int64_t> positions(std::vector<int64_t>{first + begin});
  args.path = path;
  args.rows.tokens = end - begin;
  args.rows.token_offsets = offsets.get();
  args.rows.first_positions = positions.get();
  args.rows.longest_length_tokens = first + end;
  args.q += int64_t{begin} * args.query_heads * args.pages.head_dim;
  args.out += int64_t{begin} * args.query_heads * args.pages.head_dim;
  args.log_sum_exp += int64_t{begin} * args.query_heads;
  args.selected += int64_t{begin} * args.pages.kv_heads * args.selected_blocks;
  const SelectedAttentionPlan plan = PlanSelectedAttention(args, kRoomy);
  const DeviceBuffer<uint8_t> workspace(plan.workspace_bytes);
  workspace.Fill(0xFF);
  CheckCuda(LaunchSelectedAttention(args, plan, workspace.get(), nullptr), "launch");
  CheckCuda(cudaDeviceSynchronize(), "kernel");
}

// A token's bits depend neither on the chunk that it comes in nor on where pages lie.
void CheckChunksAndPages() {
  ProblemShape shape;
  shape.rows = {{1003, 500}};
  shape.seed = 200;
  for (const int group : {1, 4, 16}) {
    shape.group = group;
    for (const Order& order : {kFsa, kNsa}) {
      const std::string name = std::string(order.name) + " g" + std::to_string(group);
      shape.page_seed = 1;
      const DeviceProblem problem(shape, /*keep_plain=*/false);
      const Actual whole = Run(problem, problem.args(), order, kRoomy);
      problem.out().Fill(0xFF);
      problem.log_sum_exp().Fill(0xFF);
      int begin = 0;
      for (const int end : {1, 2, 78, 79, 300, 498, 499, 500}) {
        RunChunk(problem, *order.path, begin, end);
        begin = end;
      }
      if (!Same(whole, {problem.out().Download(), problem.log_sum_exp().Download()})) {
        ++failures;
        std::printf("FAIL %s: chunks differ from the whole\n", name.c_str());
      }
      shape.page_seed = 2;
      const DeviceProblem elsewhere(shape, /*keep_plain=*/false);
      if (!Same(whole, Run(elsewhere, elsewhere.args(), order, kRoomy))) {
        ++failures;
        std::printf("FAIL %s: other pages, other bits\n", name.c_str());
      }
      cases += 2;
    }
  }
}

// The other branches of a layer, random, with gates of each head; one row takes no part.
class Branches {
 public:
  explicit Branches(const DeviceProblem& problem)
      : heads_(problem.args().query_heads),
        dim_(problem.shape().head_dim),
        left_out_first_(problem.shape().rows[0].tokens),
        left_out_end_(left_out_first_ + problem.shape().rows[1].tokens) {
    const size_t rows = size_t(problem.args().rows.tokens) * heads_;
    std::minstd_rand random(3);
    std::normal_distribution<float> normal;
    for (size_t i = 0; i < rows * dim_; ++i) {
      compressed_.push_back(normal(random));
      window_.push_back(__float2bfloat16(normal(random)));
    }
    for (size_t i = 0; i < rows * 3; ++i) gates_.push_back(normal(random));
    compressed_on_device_ = DeviceBuffer<float>(compressed_);
    window_on_device_ = DeviceBuffer<__nv_bfloat16>(window_);
    gates_on_device_ = DeviceBuffer<float>(gates_);
    std::vector<uint8_t> takes_part(problem.shape().rows.size(), 1);
    takes_part[1] = 0;
    takes_part_ = DeviceBuffer<uint8_t>(takes_part);
  }

  SelectedAttentionArgs With(SelectedAttentionArgs args) const {
    args.takes_part = takes_part_.get();
    args.others.compressed = compressed_on_device_.get();
    args.others.window = window_on_device_.get();
    args.others.gates = {gates_on_device_.get(), 3 * heads_, 3};
    return args;
  }

  // From the output of selected attention alone. Rows left out become zeros in both.
  void Add(Expected& expected, Actual& actual) const {
    for (int64_t row = 0; row < static_cast<int64_t>(expected.log_sum_exp.size()); ++row) {
      const int64_t token = row / heads_;
      const bool left_out = token >= left_out_first_ && token < left_out_end_;
      const auto gate = [&](int branch) {
        return 1.0 / (1.0 + std::exp(-static_cast<double>(gates_[row * 3 + branch])));
      };
      for (int64_t i = row * dim_; i < (row + 1) * dim_; ++i) {
        expected.out[i] = gate(0) * compressed_[i] + gate(1) * expected.out[i] +
                          gate(2) * static_cast<double>(__bfloat162float(window_[i]));
        if (!left_out) continue;
        uint16_t bits;
        std::memcpy(&bits, &actual.out[i], 2);
        if (bits == 0xFFFF) actual.out[i] = __float2bfloat16(0.0F);  // as it was
        expected.out[i] = 0.0;
      }
      if (left_out) expected.log_sum_exp[row] = actual.log_sum_exp[row] = 0.0F;
    }
  }

 private:
  int64_t heads_;
  int64_t dim_;
  int64_t left_out_first_;
  int64_t left_out_end_;
  std::vector<float> compressed_, gates_;
  std::vector<__nv_bfloat16> window_;
  DeviceBuffer<float> compressed_on_device_, gates_on_device_;
  DeviceBuffer<__nv_bfloat16> window_on_device_;
  DeviceBuffer<uint8_t> takes_part_;
};

void CheckOtherBranches() {
  for (const int dim : {64, 128}) {
    ProblemShape shape;
    shape.rows = {{0, 301}, {37, 101}, {1023, 230}, {63, 2}};
    shape.head_dim = dim;
    shape.seed = 200 + dim;
    const DeviceProblem problem(shape, /*keep_plain=*/true);
    const Branches branches(problem);
    const Expected alone = Define(problem);
    for (const Order& order : kOrders) {
      Actual actual = Run(problem, branches.With(problem.args()), order, kRoomy);
      Expected expected = alone;
      branches.Add(expected, actual);
      Compare(problem, expected, actual, std::string("branches ") + order.name);
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
    shape.sink_position = 0;
    Check("huge sink", shape, kRoomy);
    shape.selection = Selection::kSameForAll;
    shape.sink_position = 70;
    Check("huge sink in a gathered block", shape, kRoomy);
    shape = plain;
    shape.selection = Selection::kSameForAll;
    shape.selected_blocks = 4;
    Check("one block for all", shape, kRoomy);
    shape = plain;
    shape.selection = Selection::kCorrelated;
    shape.selected_blocks = 8;
    Check("correlated", shape, kRoomy);
    shape = plain;
    shape.rows = {{131000, 72}, {0, 1}, {5, 300}, {65536, 1}, {40001, 130}};
    Check("lengths 1 to 128K", shape, kRoomy);
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
  CheckOtherBranches();
  if (quick) {
    CheckEachKernel();
  } else {
    CheckShapes();
    CheckSpecialCases();
    CheckChunksAndPages();
  }
  std::printf(
      "%d cases, %d failures, worst rms %.2e, worst lse %.2e, worst share of twice plain bf16's "
      "largest error %.2f\n",
      cases, failures, worst_rms, worst_sum, worst_share);
  return failures == 0 ? 0 : 1;
}

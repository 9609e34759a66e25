// Checks, the path and its workspace, and the order of launches.
#include <algorithm>

#include "kernels/cuda/attention/selected/fsa_order.h"
#include "kernels/cuda/attention/selected/index_build.h"
#include "kernels/cuda/attention/selected/tile_walk.h"
#include "kernels/cuda/attention/selected/workspace.h"

namespace longspan::cuda {
namespace {

using selected::Partials;
using selected::Problem;
using selected::Workspace;

}  // namespace

namespace selected {
Problem MakeProblem(const SelectedAttentionArgs& args) {
  Problem problem{};
  problem.rows = args.rows;
  problem.takes_part = args.takes_part;
  problem.others = args.others;
  problem.keys = static_cast<const __nv_bfloat16*>(args.pages.keys);
  problem.values = static_cast<const __nv_bfloat16*>(args.pages.values);
  problem.q = args.q;
  problem.selected = args.selected;
  problem.out = args.out;
  problem.log_sum_exp = args.log_sum_exp;
  problem.kv_heads = args.pages.kv_heads;
  problem.group = args.query_heads / args.pages.kv_heads;
  problem.selected_blocks = args.selected_blocks;
  problem.slots = GatheredSlots(args);
  problem.block_tokens = args.block_tokens;
  problem.initial_blocks = args.initial_blocks;
  problem.local_blocks = args.local_blocks;
  problem.scale_log2 = args.softmax_scale * 1.44269504089F;
  problem.group_magic = static_cast<uint32_t>((uint64_t{1} << 32) / problem.group + 1);
  return problem;
}
}  // namespace selected

namespace {

using selected::MakeProblem;

cudaError_t LaunchFsaOrder(const SelectedAttentionArgs& args, const SelectedAttentionPlan& plan,
                           void* memory, cudaStream_t stream) {
  const Problem problem = MakeProblem(args);
  const Workspace space = selected::LayOut(args, plan.path, plan.kv_heads_per_pass, memory);
  int device = 0;
  int multiprocessors = 0;
  cudaError_t error = cudaGetDevice(&device);
  if (error == cudaSuccess) {
    error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
  }
  if (error == cudaSuccess) error = selected::BuildGatherIndex(problem, space.index, stream);
  for (int head = 0; head < problem.kv_heads && error == cudaSuccess;
       head += plan.kv_heads_per_pass) {
    Partials partials = space.partials;
    partials.first_kv_head = head;
    partials.kv_heads = std::min(plan.kv_heads_per_pass, problem.kv_heads - head);
    const int dim = args.pages.head_dim;
    error =
        selected::LaunchGatherAttend(problem, space.index, partials, dim, multiprocessors, stream);
    if (error == cudaSuccess) {
      error =
          selected::LaunchBandMerge(problem, space.index, partials, dim, multiprocessors, stream);
    }
  }
  return error;
}

cudaError_t LaunchUnion(const SelectedAttentionArgs& args, const SelectedAttentionPlan& plan,
                        void* memory, cudaStream_t stream) {
  const Problem problem = MakeProblem(args);
  const Workspace space = selected::LayOut(args, plan.path, 0, memory);
  const cudaError_t error = selected::BuildTileLists(problem, space.lists, stream);
  if (error != cudaSuccess) return error;
  return selected::LaunchUnionTile(problem, space.lists, args.pages.head_dim, stream);
}

}  // namespace

SelectedWork WorkOf(const SelectedAttentionArgs& args) {
  SelectedWork work;
  work.tokens = args.rows.tokens;
  work.longest_length_tokens = args.rows.longest_length_tokens;
  work.kv_heads = args.pages.kv_heads;
  work.group = args.query_heads / args.pages.kv_heads;
  work.head_dim = args.pages.head_dim;
  work.block_tokens = args.block_tokens;
  work.selected_blocks = args.selected_blocks;
  work.forced_blocks = args.initial_blocks + args.local_blocks;
  work.union_ratio = args.union_ratio;
  return work;
}

const char* TooLargeReason(const SelectedAttentionArgs& args) {
  const int64_t entries = int64_t{args.rows.tokens} * args.pages.kv_heads * args.selected_blocks;
  if (args.rows.tokens < 1 << 24 && entries < int64_t{1} << 30) return nullptr;
  return "selected attention: tokens * KV heads * selected_blocks must stay below 2^30";
}

SelectedAttentionPlan PlanSelectedAttention(const SelectedAttentionArgs& args,
                                            size_t workspace_limit_bytes) {
  SelectedAttentionPlan plan;
  plan.path = args.path == SelectedPath::kAuto ? TablePath(WorkOf(args)) : args.path;
  plan.kv_heads_per_pass = args.pages.kv_heads;
  const auto bytes = [&] {
    return selected::LayOut(args, plan.path, plan.kv_heads_per_pass, nullptr).bytes;
  };
  while (plan.kv_heads_per_pass > 1 && bytes() > workspace_limit_bytes) {
    plan.kv_heads_per_pass = (plan.kv_heads_per_pass + 1) / 2;
  }
  plan.workspace_bytes = bytes();
  return plan;
}

cudaError_t LaunchSelectedAttention(const SelectedAttentionArgs& args,
                                    const SelectedAttentionPlan& plan, void* workspace,
                                    cudaStream_t stream) {
  if (args.rows.tokens == 0) return cudaSuccess;
  switch (plan.path) {
    case SelectedPath::kUnionTile:
      return LaunchUnion(args, plan, workspace, stream);
    case SelectedPath::kNsaOrder:
      return selected::LaunchNsaOrder(MakeProblem(args), args.pages.head_dim, stream);
    default:
      return LaunchFsaOrder(args, plan, workspace, stream);
  }
}

}  // namespace longspan::cuda

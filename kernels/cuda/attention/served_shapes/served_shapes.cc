#include "kernels/cuda/attention/served_shapes/served_shapes.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "kernels/cuda/attention/served_shapes/limits.h"

namespace longspan::cuda {
namespace {

std::string RefusalOfGroup(const KvLayout& layout, int query_heads, int most_group_heads) {
  const int group = query_heads / layout.kv_heads;
  if (group <= most_group_heads) return "";
  return absl::StrCat(group, " query heads share a KV head, accepted are up to ", most_group_heads);
}

std::string RefusalOfSparseHeads(const KvLayout& layout, int query_heads) {
  if (layout.head_dim == 64 || layout.head_dim == 128) {
    return RefusalOfGroup(layout, query_heads, kMostGroupHeads);
  }
  return absl::StrCat("head_dim is ", layout.head_dim, ", accepted are 64 and 128");
}

std::string RefusalOfDenseHeads(const KvLayout& layout, int query_heads, int most_group_heads) {
  if (layout.head_dim == 64 || layout.head_dim == 128 || layout.head_dim == 256) {
    return RefusalOfGroup(layout, query_heads, most_group_heads);
  }
  return absl::StrCat("head_dim is ", layout.head_dim, ", accepted are 64, 128 and 256");
}

std::string RefusalOfBranches(const NsaParams& nsa) {
  std::vector<std::string> refusals;
  if (nsa.window == NsaWindow::kMerged && !nsa.window_is_local()) {
    refusals.push_back(absl::StrCat(
        "selected blocks share a softmax with a window of ", nsa.window_span_tokens(),
        " tokens, accepted are windows within the ", nsa.local_blocks, " local_blocks"));
  }
  if (!nsa.selected_branch) refusals.push_back("there is no selected branch");
  return absl::StrJoin(refusals, "; ");
}

// `expect` is what a user of the plain kernels will see; `refusal` is empty where there are none.
OperationKernels KernelsOf(const char* operation, const char* families, const char* expect,
                           std::string refusal) {
  if (!refusal.empty()) return {operation, "plain", std::move(refusal), expect};
  return {operation, absl::StrCat(families, ", on tensor cores"), "", ""};
}

}  // namespace

std::string RefusalOfDensePrefill(const KvLayout& layout, int query_heads) {
  return RefusalOfDenseHeads(layout, query_heads, kMostDenseGroupHeads);
}

std::string RefusalOfBlockChoice(const NsaParams& nsa) {
  const int stride = nsa.stride_tokens;
  if (kPageTokens % stride != 0) {
    return absl::StrCat("kernel_stride is ", stride, ", accepted are divisors of ", kPageTokens);
  }
  if (nsa.block_tokens % stride != 0) {
    return absl::StrCat("block_size is ", nsa.block_tokens, ", accepted are multiples of ", stride,
                        ", the kernel_stride");
  }
  if (nsa.selected_blocks > kMostChosenBlocks) {
    return absl::StrCat("topk is ", nsa.selected_blocks, ", accepted are up to ",
                        kMostChosenBlocks);
  }
  const int entries = nsa.block_tokens / stride + nsa.sub_blocks_per_entry() - 1;
  if (entries - 1 <= kEarlierEntries) return "";
  return absl::StrCat("a block shares tokens with ", entries,
                      " compressed entries, accepted are up to ", kEarlierEntries + 1);
}

std::string RefusalOfSelectedAttention(const KvLayout& layout, int query_heads) {
  if (std::string refusal = RefusalOfSparseHeads(layout, query_heads); !refusal.empty()) {
    return refusal;
  }
  const int block = layout.nsa.block_tokens;
  if (block != 16 && block != 32 && block != 64 && block != 128) {
    return absl::StrCat("block_size is ", block, ", accepted are 16, 32, 64 and 128");
  }
  if (layout.nsa.local_blocks >= 1) return "";
  return "local_blocks is 0, accepted are 1 and more";
}

std::string RefusalOfSparsePrefill(const KvLayout& layout, int query_heads) {
  if (layout.nsa.decode_only) return "prompts attend densely";
  if (layout.prefill) return "prompts attend by tiles";
  std::string refusal = RefusalOfBranches(layout.nsa);
  if (refusal.empty()) refusal = RefusalOfSelectedAttention(layout, query_heads);
  return refusal.empty() ? RefusalOfBlockChoice(layout.nsa) : refusal;
}

std::string RefusalOfSparseDecode(const KvLayout& layout, int query_heads) {
  const NsaParams& nsa = layout.nsa;
  if (nsa.compress != NsaCompress::kMeanAndDeviation) {
    return RefusalOfSparseHeads(layout, query_heads);
  }
  if (nsa.block_tokens != kPageTokens) {
    return absl::StrCat("block_size is ", nsa.block_tokens, ", accepted are pages of ",
                        kPageTokens);
  }
  return RefusalOfDenseHeads(layout, query_heads, kMostGroupHeads);
}

std::string RefusalOfTiles(const KvLayout& layout, int query_heads) {
  return RefusalOfDenseHeads(layout, query_heads, kMostGroupHeads);
}

std::string RefusalOfDenseDecode(const KvLayout& layout, int query_heads) {
  return RefusalOfDenseHeads(layout, query_heads, kMostGroupHeads);
}

std::string RefusalOfFloat8(const KvLayout& layout, int query_heads) {
  if (layout.prefill || (layout.has_summaries && !layout.nsa.decode_only)) {
    return "prompts attend sparsely";
  }
  if (layout.head_dim != 128) {
    return absl::StrCat("head_dim is ", layout.head_dim, ", accepted is 128");
  }
  return RefusalOfGroup(layout, query_heads, kMostDenseGroupHeads);
}

std::string RefusalOfTensorCores(const KvLayout& layout, int architecture) {
  if (architecture != kFamilyArchitecture) {
    return absl::StrCat("the device is sm_", architecture, ", accepted is sm_",
                        kFamilyArchitecture);
  }
  const bool is_bf16 = layout.computed_kv_dtype() == DType::kBf16 &&
                       (!layout.has_summaries || layout.summary_dtype == DType::kBf16);
  return is_bf16 ? "" : "the cache is fp32, accepted is bf16 (--compute-dtype)";
}

std::vector<OperationKernels> AttentionKernels(const ModelGeometry& geometry, int architecture,
                                               bool float8_attention) {
  constexpr char kPrompts[] =
      "long prompts take tens of times as long, the more so the longer they are";
  constexpr char kTokens[] = "tokens take longer, the more so the longer the context is";
  const KvLayout& layout = geometry.layout;
  const int heads = geometry.query_heads;
  const std::string of_all = RefusalOfTensorCores(layout, architecture);
  const auto first = [&of_all](const std::string& own) { return of_all.empty() ? own : of_all; };
  std::vector<OperationKernels> kernels;
  if (layout.prefill) {
    kernels.push_back(KernelsOf("sparse attention of prompts", "family sparse prefill", kPrompts,
                                first(RefusalOfTiles(layout, heads))));
  } else if (layout.has_summaries && !layout.nsa.decode_only) {
    kernels.push_back(KernelsOf("sparse attention of prompts",
                                layout.nsa.has_own_window()
                                    ? "families compressed, choice, selected and window"
                                    : "families compressed, choice and selected",
                                kPrompts, first(RefusalOfSparsePrefill(layout, heads))));
  }
  if (layout.has_summaries && !layout.prefill) {
    kernels.push_back(KernelsOf("sparse attention of generated tokens", "family decode", kTokens,
                                first(RefusalOfSparseDecode(layout, heads))));
  }
  const bool attends_densely_too =
      layout.nsa.dense_below_tokens > 0 || layout.nsa.decode_only || layout.prefill;
  if (!layout.has_summaries || attends_densely_too) {
    kernels.push_back(KernelsOf("dense attention of prompts",
                                float8_attention ? "family dense in e4m3" : "family dense",
                                kPrompts, first(RefusalOfDensePrefill(layout, heads))));
    kernels.push_back(KernelsOf("dense attention of generated tokens", "family decode", kTokens,
                                first(RefusalOfDenseDecode(layout, heads))));
  }
  return kernels;
}

}  // namespace longspan::cuda

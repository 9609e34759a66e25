#include "kernels/cuda/attention/served_shapes/served_shapes.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan::cuda {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// Llama 3.1 8B's heads, with sparse attention as its paper sets it.
ModelGeometry SparseModel() {
  ModelGeometry geometry;
  geometry.query_heads = 32;
  geometry.layout.kv_heads = 8;
  geometry.layout.head_dim = 128;
  geometry.layout.has_summaries = true;
  return geometry;
}

ModelGeometry DenseModel() {
  ModelGeometry geometry = SparseModel();
  geometry.layout.has_summaries = false;
  return geometry;
}

std::vector<OperationKernels> SlowKernels(const ModelGeometry& geometry, int architecture = 90) {
  std::vector<OperationKernels> slow = AttentionKernels(geometry, architecture);
  slow.erase(std::remove_if(slow.begin(), slow.end(),
                            [](const OperationKernels& group) { return !group.is_slow(); }),
             slow.end());
  return slow;
}

// The slow ones.
std::vector<std::string> OperationsOf(const ModelGeometry& geometry, int architecture = 90) {
  std::vector<std::string> operations;
  for (const OperationKernels& slow : SlowKernels(geometry, architecture)) {
    EXPECT_EQ(slow.kernels, "plain") << slow.operation;
    EXPECT_NE(slow.expect, "") << slow.operation;
    operations.push_back(slow.operation);
  }
  return operations;
}

constexpr char kSparsePrompts[] = "sparse attention of prompts";
constexpr char kSparseTokens[] = "sparse attention of generated tokens";
constexpr char kDensePrompts[] = "dense attention of prompts";
constexpr char kDenseTokens[] = "dense attention of generated tokens";

TEST(ServedShapes, CommonModelsAreFast) {
  EXPECT_THAT(OperationsOf(SparseModel()), IsEmpty());
  EXPECT_THAT(OperationsOf(DenseModel()), IsEmpty());
  ModelGeometry small = SparseModel();
  small.query_heads = 8;
  small.layout.kv_heads = 2;
  small.layout.head_dim = 64;
  small.layout.nsa.dense_below_tokens = 8192;
  EXPECT_THAT(OperationsOf(small), IsEmpty());
}

TEST(ServedShapes, SparseSiblingsAreFast) {
  ModelGeometry infllm = SparseModel();
  infllm.query_heads = 32;
  infllm.layout.kv_heads = 2;
  infllm.layout.nsa.window = NsaWindow::kMerged;
  infllm.layout.nsa.window_tokens = 2048;
  infllm.layout.nsa.local_blocks = 33;
  infllm.layout.nsa.selected_blocks = 96;
  infllm.layout.nsa.compressed_branch = infllm.layout.nsa.compress_values = false;
  infllm.layout.nsa.score_pool = NsaScorePool::kMax;
  infllm.layout.nsa.dense_below_tokens = 8192;
  EXPECT_THAT(OperationsOf(infllm), IsEmpty());
  EXPECT_EQ(AttentionKernels(infllm, 90).at(0).kernels,
            "families compressed, choice and selected, on tensor cores");
  ModelGeometry selected_alone = SparseModel();
  selected_alone.layout.nsa.compressed_branch = selected_alone.layout.nsa.window_branch = false;
  EXPECT_THAT(OperationsOf(selected_alone), IsEmpty());
}

// Qwen2.5 7B and 0.5B, Qwen3 14B, SmolLM2, Gemma 3 1B, 4B, 12B and 27B.
TEST(ServedShapes, DenseFamiliesAreFast) {
  for (const auto& [query_heads, kv_heads, head_dim] :
       {std::array{28, 4, 128}, std::array{14, 2, 64}, std::array{40, 8, 128}, std::array{9, 3, 64},
        std::array{4, 1, 256}, std::array{8, 4, 256}, std::array{16, 8, 256},
        std::array{32, 16, 128}}) {
    ModelGeometry geometry = DenseModel();
    geometry.query_heads = query_heads;
    geometry.layout.kv_heads = kv_heads;
    geometry.layout.head_dim = head_dim;
    EXPECT_THAT(OperationsOf(geometry), IsEmpty()) << query_heads << ", " << kv_heads;
  }
  ModelGeometry geometry = DenseModel();
  geometry.layout.head_dim = 96;
  EXPECT_THAT(SlowKernels(geometry).at(0).slow_reason,
              HasSubstr("head_dim is 96, accepted are 64, 128 and 256"));
}

ModelGeometry SparseDecodeModel() {
  ModelGeometry geometry = SparseModel();
  NsaParams& nsa = geometry.layout.nsa;
  nsa.kernel_tokens = nsa.stride_tokens = nsa.block_tokens = 64;
  nsa.compress = NsaCompress::kMeanAndDeviation;
  nsa.compress_values = nsa.compressed_branch = nsa.window_branch = false;
  nsa.window = NsaWindow::kNone;
  nsa.selected_blocks = 2048;
  nsa.selected_share = 0.125;
  nsa.decode_only = true;
  return geometry;
}

TEST(ServedShapes, SparseDecodeOfDenseModelsHasDensePrompts) {
  std::vector<std::string> operations;
  for (const OperationKernels& group : AttentionKernels(SparseDecodeModel(), 90)) {
    EXPECT_FALSE(group.is_slow()) << group.operation;
    operations.push_back(group.operation);
  }
  EXPECT_THAT(operations, ElementsAre(kSparseTokens, kDensePrompts, kDenseTokens));
  ModelGeometry geometry = SparseDecodeModel();
  geometry.layout.head_dim = 256;
  EXPECT_EQ(RefusalOfSparseDecode(geometry.layout, 32), "");
  geometry.layout.head_dim = 96;
  EXPECT_EQ(RefusalOfSparseDecode(geometry.layout, 32),
            "head_dim is 96, accepted are 64, 128 and 256");
  geometry = SparseDecodeModel();
  geometry.layout.nsa.block_tokens = 32;
  EXPECT_EQ(RefusalOfSparseDecode(geometry.layout, 32),
            "block_size is 32, accepted are pages of 64");
  EXPECT_EQ(RefusalOfSparsePrefill(SparseDecodeModel().layout, 32), "prompts attend densely");
}

TEST(ServedShapes, SparsePrefillOfDenseModelsHasDenseTokens) {
  ModelGeometry geometry = DenseModel();
  geometry.layout.has_summaries = true;
  geometry.layout.prefill.emplace();
  geometry.layout.nsa = KeyTileMeans(*geometry.layout.prefill);
  std::vector<std::string> operations;
  for (const OperationKernels& group : AttentionKernels(geometry, 90)) {
    EXPECT_FALSE(group.is_slow()) << group.operation;
    operations.push_back(group.operation);
  }
  EXPECT_THAT(operations, ElementsAre(kSparsePrompts, kDensePrompts, kDenseTokens));
  EXPECT_EQ(AttentionKernels(geometry, 90).at(0).kernels, "family sparse prefill, on tensor cores");
  EXPECT_EQ(RefusalOfTiles(geometry.layout, 32), "");
  EXPECT_EQ(RefusalOfTiles(geometry.layout, 8 * 17),
            "17 query heads share a KV head, accepted are up to 16");
  EXPECT_EQ(RefusalOfSparsePrefill(geometry.layout, 32), "prompts attend by tiles");
}

TEST(ServedShapes, PromptsMayAttendInEightBits) {
  ModelGeometry geometry = DenseModel();
  EXPECT_EQ(RefusalOfFloat8(geometry.layout, geometry.query_heads), "");
  EXPECT_EQ(AttentionKernels(geometry, 90, /*float8_attention=*/true).at(0).kernels,
            "family dense in e4m3, on tensor cores");
  geometry.layout.head_dim = 64;
  EXPECT_EQ(RefusalOfFloat8(geometry.layout, geometry.query_heads),
            "head_dim is 64, accepted is 128");
  EXPECT_EQ(RefusalOfFloat8(SparseModel().layout, 32), "prompts attend sparsely");
  EXPECT_EQ(RefusalOfFloat8(SparseDecodeModel().layout, 32), "");
}

// One line an operation, whoever serves it.
TEST(ServedShapes, EveryOperationNamesItsFamilies) {
  ModelGeometry geometry = SparseModel();
  geometry.layout.nsa.dense_below_tokens = 8192;
  geometry.layout.nsa.window = NsaWindow::kMerged;  // of 512 tokens, with two local blocks
  std::vector<std::string> lines;
  for (const OperationKernels& group : AttentionKernels(geometry, 90)) {
    lines.push_back(group.operation + ": " + group.kernels);
    EXPECT_EQ(group.is_slow(), group.kernels == "plain");
  }
  EXPECT_THAT(lines, ElementsAre("sparse attention of prompts: plain",
                                 "sparse attention of generated tokens: family decode, on tensor "
                                 "cores",
                                 "dense attention of prompts: family dense, on tensor cores",
                                 "dense attention of generated tokens: family decode, on tensor "
                                 "cores"));
  EXPECT_EQ(AttentionKernels(SparseModel(), 90).at(0).kernels,
            "families compressed, choice, selected and window, on tensor cores");
}

struct Refused {
  const char* name;
  std::function<void(ModelGeometry&)> change;
  const char* reason;  // of the first slow operation
  std::vector<std::string> operations;
};

TEST(ServedShapes, WhatIsRefusedSaysWhy) {
  const std::vector<Refused> cases = {
      {"a merged window beyond the local blocks",
       [](ModelGeometry& model) {
         model.layout.nsa.window = NsaWindow::kMerged;
         model.layout.nsa.local_blocks = 8;  // 9 hold it wherever the query stands in its own
       },
       "share a softmax with a window of 512 tokens, accepted are windows within the 8 "
       "local_blocks",
       {kSparsePrompts}},
      {"no selected branch",
       [](ModelGeometry& model) { model.layout.nsa.selected_branch = false; },
       "no selected branch",
       {kSparsePrompts}},
      {"a head dimension",
       [](ModelGeometry& model) { model.layout.head_dim = 96; },
       "head_dim is 96, accepted are 64 and 128",
       {kSparsePrompts, kSparseTokens}},
      {"many heads a KV head",
       [](ModelGeometry& model) { model.query_heads = 8 * 17; },
       "17 query heads share a KV head, accepted are up to 16",
       {kSparsePrompts, kSparseTokens}},
      {"entries of every token",
       [](ModelGeometry& model) {
         model.layout.nsa.stride_tokens = 1;
         model.layout.nsa.block_tokens = 128;
         model.layout.nsa.kernel_tokens = 1;
       },
       "shares tokens with 128 compressed entries, accepted are up to 65",
       {kSparsePrompts}},
      {"an fp32 cache",
       [](ModelGeometry& model) {
         model.layout.kv_dtype = model.layout.summary_dtype = DType::kF32;
       },
       "fp32, accepted is bf16 (--compute-dtype)",
       {kSparsePrompts, kSparseTokens}},
      {"an fp8 cache of a model in fp32",
       [](ModelGeometry& model) {
         model.layout.kv_dtype = DType::kF8E4M3;
         model.layout.summary_dtype = DType::kF32;
       },
       "fp32, accepted is bf16 (--compute-dtype)",
       {kSparsePrompts, kSparseTokens}},
      {"heads that dense attention refuses, too",
       [](ModelGeometry& model) {
         model.layout.nsa.dense_below_tokens = 4096;
         model.layout.head_dim = 96;
       },
       "head_dim is 96",
       {kSparsePrompts, kSparseTokens, kDensePrompts, kDenseTokens}},
      {"heads that dense attention serves",
       [](ModelGeometry& model) {
         model.layout.nsa.dense_below_tokens = 4096;
         model.layout.head_dim = 256;
       },
       "head_dim is 256, accepted are 64 and 128",
       {kSparsePrompts, kSparseTokens}},
  };
  for (const Refused& refused : cases) {
    SCOPED_TRACE(refused.name);
    ModelGeometry geometry = SparseModel();
    refused.change(geometry);
    EXPECT_EQ(OperationsOf(geometry), refused.operations);
    EXPECT_THAT(SlowKernels(geometry).at(0).slow_reason, HasSubstr(refused.reason));
  }
}

TEST(ServedShapes, DenseModelsKnowNoSparseSettings) {
  ModelGeometry geometry = DenseModel();
  geometry.layout.nsa.window = NsaWindow::kMerged;  // means nothing there
  EXPECT_THAT(OperationsOf(geometry), IsEmpty());
  geometry.query_heads = 8 * 128;  // chunks fill their tiles with heads, single tokens cannot
  EXPECT_EQ(OperationsOf(geometry), std::vector<std::string>{kDenseTokens});
  geometry.query_heads = 8 * 129;
  EXPECT_EQ(OperationsOf(geometry), (std::vector<std::string>{kDensePrompts, kDenseTokens}));
}

TEST(ServedShapes, OtherDevicesHaveNoFastKernels) {
  for (const int architecture : {80, 89, 100, 120}) {
    EXPECT_EQ(OperationsOf(SparseModel(), architecture),
              (std::vector<std::string>{kSparsePrompts, kSparseTokens}));
    EXPECT_THAT(SlowKernels(DenseModel(), architecture).at(0).slow_reason,
                HasSubstr(std::to_string(architecture) + ", accepted is sm_90"));
  }
}

// What other public families of sparse attention set (nsa_params.h).
TEST(ServedShapes, TheChoiceOfBlocksServesTheirSettings) {
  for (const auto& [kernel, stride, block, selected] :
       {std::array{64, 64, 64, 16}, std::array{16, 16, 16, 16}, std::array{32, 16, 64, 96},
        std::array{128, 16, 128, 128}}) {
    NsaParams nsa;
    nsa.kernel_tokens = kernel;
    nsa.stride_tokens = stride;
    nsa.block_tokens = block;
    nsa.selected_blocks = selected;
    EXPECT_EQ(RefusalOfBlockChoice(nsa), "");
  }
  NsaParams nsa;
  nsa.block_tokens = 40;
  EXPECT_THAT(RefusalOfBlockChoice(nsa), HasSubstr("block_size is 40"));
  nsa.block_tokens = 64;
  nsa.selected_blocks = 129;
  EXPECT_THAT(RefusalOfBlockChoice(nsa), HasSubstr("topk is 129"));
}

}  // namespace
}  // namespace longspan::cuda

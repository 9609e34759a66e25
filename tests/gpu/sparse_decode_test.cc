#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/gpu/attention_shapes.h"
#include "tests/gpu/decode_problem.h"

namespace longspan::gpu_test {
namespace {

using Named = std::pair<std::string, DecodeShape>;

NsaParams Geometry(int kernel, int stride, int block, int n, int window) {
  NsaParams nsa;
  nsa.kernel_tokens = kernel;
  nsa.stride_tokens = stride;
  nsa.block_tokens = block;
  nsa.selected_blocks = n;
  nsa.window_tokens = window;
  return nsa;
}

DecodeShape Shape(const NsaParams& nsa, int head_dim, int kv_heads, int group,
                  std::vector<int64_t> lengths) {
  DecodeShape shape;
  shape.layout.layers = 1;
  shape.layout.kv_heads = kv_heads;
  shape.layout.head_dim = head_dim;
  shape.layout.has_summaries = true;
  shape.layout.nsa = nsa;
  shape.group = group;
  shape.lengths_tokens = std::move(lengths);
  return shape;
}

std::vector<Named> Shapes() {
  std::vector<Named> shapes;
  const std::vector<int64_t> mixed = {1, 15, 16, 31, 32, 64, 65, 500, 513, 1024, 1025, 4097, 9001};
  const NsaParams usual = Geometry(32, 16, 64, 16, 512);
  for (const int head_dim : {64, 128}) {
    const auto add = [&](const std::string& name, const DecodeShape& shape) {
      shapes.emplace_back(name + ", head_dim " + std::to_string(head_dim), shape);
    };
    for (const int group : {1, 2, 4, 5, 7, 8, 16}) {
      add("group " + std::to_string(group), Shape(usual, head_dim, 2, group, mixed));
    }
    NsaParams other = Geometry(64, 64, 64, 16, 512);
    other.score_pool = NsaScorePool::kIdentity;
    add("64/64/64", Shape(other, head_dim, 2, 4, mixed));
    other = Geometry(16, 16, 16, 16, 128);
    other.selection = NsaSelection::kChunkHalf;
    other.score_pool = NsaScorePool::kIdentity;
    other.initial_blocks = 0;
    other.local_blocks = 1;
    add("16/16/16 chunk half", Shape(other, head_dim, 2, 4, mixed));
    other = Geometry(32, 16, 64, 96, 2048);
    other.compress_values = false;
    other.compressed_branch = false;
    other.local_blocks = 33;
    other.window = NsaWindow::kMerged;
    other.gate = NsaGate::kNone;
    other.score_pool = NsaScorePool::kMax;
    add("merged window", Shape(other, head_dim, 2, 16, mixed));
    other = Geometry(32, 8, 32, 8, 100);
    other.window_plus_one = true;
    other.gate = NsaGate::kToken;
    add("32/8/32", Shape(other, head_dim, 1, 4, mixed));
    other = Geometry(32, 16, 128, 8, 512);
    add("blocks of 128", Shape(other, head_dim, 2, 4, mixed));
    add("short rows", Shape(usual, head_dim, 2, 4, {1, 33, 130, 1100}));
    DecodeShape gained = Shape(usual, head_dim, 2, 4, {3000, 5000});
    gained.query_gain = 32.0F;
    add("logits times 32", gained);
    gained.query_gain = 0.0F;
    add("all scores equal", gained);
    gained.query_gain = 1.0F;
    gained.huge_pair = true;
    add("one huge pair", gained);
    DecodeShape sink = Shape(usual, head_dim, 2, 4, {1, 700, 3000, 5000});
    sink.huge_sink = true;
    add("huge sink", sink);
    add("lengths 1 to 128K", Shape(usual, head_dim, 1, 2, {1, 131072, 700, 40001}));
  }
  return shapes;
}

// Dense models whose tokens choose blocks by the mean and the deviation of their keys.
std::vector<Named> DeviationShapes() {
  std::vector<Named> shapes;
  const std::vector<int64_t> mixed = {1, 64, 65, 500, 513, 1024, 1025, 4097, 9001};
  NsaParams usual = Geometry(64, 64, 64, 6, 0);
  usual.compress = NsaCompress::kMeanAndDeviation;
  usual.compress_values = usual.compressed_branch = usual.window_branch = false;
  usual.window = NsaWindow::kNone;
  usual.gate = NsaGate::kNone;
  usual.score_pool = NsaScorePool::kIdentity;
  for (const int head_dim : {64, 128, 256}) {
    const auto add = [&](const std::string& name, const DecodeShape& shape) {
      shapes.emplace_back(name + ", head_dim " + std::to_string(head_dim), shape);
    };
    for (const int group : {1, 4, 7, 8, 16}) {
      add("group " + std::to_string(group), Shape(usual, head_dim, 2, group, mixed));
    }
    NsaParams of_share = usual;
    of_share.selected_share = 0.3;
    of_share.least_selected_blocks = 5;
    of_share.selected_blocks = 1000;  // more than a thread has
    add("a share", Shape(of_share, head_dim, 2, 4, mixed));
    add("short rows", Shape(of_share, head_dim, 2, 4, {1, 33, 130, 1100}));
    of_share.local_blocks = 4;
    of_share.initial_blocks = 0;
    add("lengths 1 to 128K", Shape(of_share, head_dim, 1, 2, {1, 131072, 700, 40001}));
    DecodeShape gained = Shape(usual, head_dim, 2, 4, {3000, 5000});
    gained.query_gain = 32.0F;
    add("scores times 32", gained);
    gained.query_gain = 0.0F;
    add("all scores equal", gained);
  }
  return shapes;
}

// Each with keys and values in e4m3 too.
std::vector<Named> WithFp8(std::vector<Named> shapes) {
  const size_t count = shapes.size();
  for (size_t i = 0; i < count; ++i) {
    Named fp8 = shapes[i];
    fp8.first += ", fp8";
    fp8.second.layout.kv_dtype = DType::kF8E4M3;
    shapes.push_back(std::move(fp8));
  }
  return shapes;
}

int Multiprocessors() {
  int count = 0;
  CheckCuda(cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, 0), "attribute");
  return count;
}

class SparseDecode : public testing::TestWithParam<Named> {};

TEST_P(SparseDecode, EqualsTheDefinition) {
  DecodeProblem problem(GetParam().second, RunSeed(), Multiprocessors(), /*on_host=*/true);
  EXPECT_EQ(problem.CompareSparse(), "");
  EXPECT_EQ(problem.CompareDense(), "");
}

class DeviationDecode : public testing::TestWithParam<Named> {};

TEST_P(DeviationDecode, EqualsTheDefinition) {
  DecodeProblem problem(GetParam().second, RunSeed(), Multiprocessors(), /*on_host=*/true);
  EXPECT_EQ(problem.CompareSparse(), "");
  EXPECT_EQ(problem.CompareDense(), "");
}

// So many blocks that their scores stay in device memory.
TEST(DeviationDecodeOfMany, EqualsTheDefinition) {
  DecodeShape shape = DeviationShapes().front().second;
  shape.layout.kv_heads = 1;
  shape.layout.nsa.selected_blocks = 3000;
  shape.lengths_tokens = {int64_t{25'000} * kPageTokens + 7};
  DecodeProblem problem(shape, RunSeed(), Multiprocessors(), /*on_host=*/true);
  EXPECT_EQ(problem.CompareSparse(), "");
}

// Models without sparse attention, by themselves and in windows.
std::vector<Named> DenseShapes() {
  std::vector<Named> shapes;
  const std::vector<int64_t> mixed = {1, 63, 64, 65, 500, 1025, 4097, 9001};
  for (const int head_dim : {64, 128, 256}) {
    const auto add = [&](const std::string& name, int kv_heads, int group,
                         const std::vector<int64_t>& lengths) {
      DecodeShape shape = Shape({}, head_dim, kv_heads, group, lengths);
      shape.layout.has_summaries = false;
      shapes.emplace_back(name + ", head_dim " + std::to_string(head_dim), shape);
    };
    for (const int group : {1, 2, 3, 4, 5, 6, 7, 8, 16}) {
      add("group " + std::to_string(group), 2, group, mixed);
    }
    add("short rows", 2, 4, {1, 33, 130, 1100});
    add("lengths 1 to 128K", 1, 2, {1, 131072, 700, 40001});
  }
  return shapes;
}

class DenseDecode : public testing::TestWithParam<Named> {};

TEST_P(DenseDecode, EqualsTheDefinition) {
  DecodeProblem problem(GetParam().second, RunSeed(), Multiprocessors(), /*on_host=*/true);
  EXPECT_EQ(problem.CompareDense(), "");
  for (const int64_t window_tokens : {1, 2, 63, 64, 65, 100, 512, 1024, 4096, 1 << 20}) {
    SCOPED_TRACE(window_tokens);
    EXPECT_EQ(problem.CompareDenseWindow(window_tokens), "");
  }
}

// So many scores and blocks that one thread block keeps them in device memory.
TEST(SparseDecodeAlone, EqualsTheDefinition) {
  DecodeShape shape = Shape(Geometry(16, 16, 16, 16, 128), 64, 1, 7, {131072, 40000});
  shape.layout.nsa.score_pool = NsaScorePool::kIdentity;
  DecodeProblem problem(shape, RunSeed(), /*multiprocessors=*/1, /*on_host=*/true);
  ASSERT_EQ(problem.args().workspace.splits.select, 1);
  EXPECT_EQ(problem.CompareSparse(), "");
}

// So many blocks that several thread blocks give their keys to one through device memory.
TEST(SparseDecodeFarKeys, EqualsTheDefinition) {
  DecodeShape shape = Shape(Geometry(32, 16, 16, 16, 128), 64, 1, 7, {131072, 99999});
  DecodeProblem problem(shape, RunSeed(), Multiprocessors(), /*on_host=*/true);
  ASSERT_GT(problem.args().workspace.splits.select, 1);
  EXPECT_EQ(problem.CompareSparse(), "");
}

INSTANTIATE_TEST_SUITE_P(Shapes, DeviationDecode, testing::ValuesIn(WithFp8(DeviationShapes())),
                         CaseName<DecodeShape>);
INSTANTIATE_TEST_SUITE_P(Shapes, DenseDecode, testing::ValuesIn(WithFp8(DenseShapes())),
                         CaseName<DecodeShape>);
INSTANTIATE_TEST_SUITE_P(Shapes, SparseDecode, testing::ValuesIn(WithFp8(Shapes())),
                         CaseName<DecodeShape>);

}  // namespace
}  // namespace longspan::gpu_test

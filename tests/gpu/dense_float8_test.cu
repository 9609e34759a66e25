// Dense attention in e4m3 against the definition of attention. The bound is that of rounding: three
// bits of mantissa are off by 2.6 % in the root mean square, and so are probabilities and values;
// scores are off by that share of their own size, which the exponential makes of probabilities.
#include <cuda_bf16.h>
#include <gtest/gtest.h>

#include <cmath>

#include "kernels/cuda/attention/dense_float8/dense_float8.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "tests/fixtures/bf16.h"
#include "tests/gpu/attention_shapes.h"

namespace longspan::gpu_test {
namespace {

// One step's memory and arguments.
class Float8Problem {
 public:
  explicit Float8Problem(AttentionCase& step)
      : step_(step),
        first_tiles_(FirstTiles(step)),
        tile_memory_(cuda::Float8TileBytes(tiles_, step.shape().kv_heads)),
        query_memory_(cuda::Float8QueryBytes(step.tokens(), step.shape().query_heads())) {
    const CaseShape& shape = step.shape();
    tile_memory_.Fill(0xFF);
    query_memory_.Fill(0xFF);
    args_.batch = step.rows();
    args_.pages = step.pages();
    args_.plan = step.MakePlan(TileTokens());
    args_.step = cuda::PlaceFloat8Step(tile_memory_.get(), tiles_, shape.kv_heads,
                                       query_memory_.get(), step.tokens(), shape.query_heads());
    args_.step.first_tiles = first_tiles_.get();
    args_.q = step.q();
    args_.query_heads = shape.query_heads();
  }

  cuda::DenseFloat8Args& args() { return args_; }
  int TileTokens() const {
    const CaseShape& shape = step_.shape();
    return cuda::LoopTileTokens(shape.head_dim, shape.query_heads(), shape.kv_heads);
  }
  cudaError_t Launch(void* out) {
    args_.out = out;
    for (const auto launch :
         {cuda::LaunchPackFloat8Keys, cuda::LaunchPackFloat8Queries, cuda::LaunchDenseFloat8}) {
      if (const cudaError_t error = launch(args_, nullptr); error != cudaSuccess) return error;
    }
    return cudaSuccess;
  }

 private:
  std::vector<int32_t> FirstTiles(const AttentionCase& step) {
    std::vector<int32_t> first;
    for (const RowShape& row : step.shape().rows) {
      first.push_back(static_cast<int32_t>(tiles_));
      tiles_ += cuda::Float8Tiles(row.first_position + row.tokens);
    }
    return first;
  }

  AttentionCase& step_;
  int64_t tiles_ = 0;
  DeviceBuffer<int32_t> first_tiles_;
  DeviceBuffer<char> tile_memory_;
  DeviceBuffer<char> query_memory_;
  cuda::DenseFloat8Args args_;
};

std::pair<int64_t, int64_t> AllBefore(int64_t position) { return {0, position + 1}; }

class DenseFloat8 : public testing::TestWithParam<NamedShape> {};

TEST_P(DenseFloat8, IsAsCloseAsRoundingLets) {
  const CaseShape& shape = GetParam().second;
  AttentionCase step(shape, RunSeed());
  Float8Problem problem(step);
  // Scores of 32 are off by more than one: what is left is that outputs are means of values.
  const bool is_sharp = shape.query_gain > 1.0F || shape.huge_pair;
  const AttentionCase::Outputs outputs = {.most_relative_error = is_sharp ? 1.5 : 0.08};
  for (const int pieces : {1, 3}) {
    SCOPED_TRACE(pieces);
    problem.args().pieces = step.Pieces(pieces, problem.TileTokens(), cuda::kFloat8TileKeys);
    if (pieces > 1 && problem.args().pieces.split.tiles == 0) continue;
    EXPECT_EQ(
        step.Compare(AllBefore, outputs, [&](void* out, float*) { return problem.Launch(out); }),
        "");
  }
}

// One dimension of keys 64 times the others, which shares their scale.
TEST(DenseFloat8Outliers, AreHeld) {
  CaseShape shape;
  shape.rows = {{0, 700}};
  shape.outlier_gain = 64.0F;
  shape.outlier_dim = 77;
  shape.query_gain = 0.25F;
  AttentionCase step(shape, RunSeed());
  Float8Problem problem(step);
  EXPECT_EQ(step.Compare(AllBefore, {.most_relative_error = 0.1},
                         [&](void* out, float*) { return problem.Launch(out); }),
            "");
}

INSTANTIATE_TEST_SUITE_P(Shapes, DenseFloat8, testing::ValuesIn(AttentionShapes({128})),
                         CaseName<CaseShape>);

// Keys and values whose size changes by 2^12 from one tile to the next: each has its own scale.
TEST(DenseFloat8Scales, TilesOfAnySizeKeepTheirShare) {
  CaseShape shape;
  shape.kv_heads = 1;
  shape.group = 1;
  shape.rows = {{0, 512}};
  AttentionCase step(shape, RunSeed());
  Float8Problem problem(step);
  // Values of page p are multiplied by 2^(12 (p / 2 % 2) - 6).
  const int64_t page_elements = int64_t{64} * 128;
  auto* const values = static_cast<uint16_t*>(step.pages().values);
  std::vector<uint16_t> host(page_elements);
  for (int page = 0; page < 8; ++page) {
    uint16_t* const at = values + step.page_of(0, page) * page_elements;
    CheckCuda(cudaMemcpy(host.data(), at, host.size() * 2, cudaMemcpyDeviceToHost), "read");
    for (uint16_t& bits : host) {
      bits = ToBf16(std::ldexp(FromBf16(bits), page / 2 % 2 == 1 ? 6 : -6));
    }
    CheckCuda(cudaMemcpy(at, host.data(), host.size() * 2, cudaMemcpyHostToDevice), "write");
  }
  const size_t elements = size_t(step.tokens()) * 128;
  DeviceBuffer<uint16_t> out(elements);
  CheckCuda(problem.Launch(out.get()), "launch");
  const std::vector<uint16_t> found = out.Download();
  // Of the first tile's queries, which see small values alone, and of the last tile's.
  const std::vector<uint16_t> q = step.HostQueries();
  const std::vector<uint16_t> keys = step.HostKeys();
  const std::vector<uint16_t> v = step.HostValues();
  double errors = 0.0;
  double squares = 0.0;
  for (const int token : {0, 1, 63, 100, 127}) {
    std::vector<double> want(128, 0.0);
    double sum = 0.0;
    for (int key = 0; key <= token; ++key) {
      double score = 0.0;
      for (int d = 0; d < 128; ++d) {
        score += double{FromBf16(q[token * 128 + d])} * double{FromBf16(keys[key * 128 + d])};
      }
      const double weight = std::exp(score / std::sqrt(128.0));
      sum += weight;
      for (int d = 0; d < 128; ++d) {
        want[d] += weight * std::ldexp(double{FromBf16(v[key * 128 + d])}, -6);
      }
    }
    for (int d = 0; d < 128; ++d) {
      const double error = FromBf16(found[token * 128 + d]) - want[d] / sum;
      errors += error * error;
      squares += want[d] / sum * (want[d] / sum);
    }
  }
  EXPECT_LT(std::sqrt(errors / squares), 0.08);
}

TEST(DenseFloat8Scales, WhatIsNotFiniteStaysSo) {
  CaseShape shape;
  shape.kv_heads = 2;
  shape.group = 2;
  shape.rows = {{0, 200}, {0, 40}};
  AttentionCase step(shape, RunSeed());
  Float8Problem problem(step);
  const uint16_t nan = 0x7FC0;
  auto* const values = static_cast<uint16_t*>(step.pages().values);
  CheckCuda(cudaMemcpy(values + int64_t{step.page_of(0, 0)} * 2 * 64 * 128, &nan, sizeof(nan),
                       cudaMemcpyHostToDevice),
            "write");
  DeviceBuffer<uint16_t> out(size_t(step.tokens()) * 4 * 128);
  CheckCuda(problem.Launch(out.get()), "launch");
  const std::vector<uint16_t> found = out.Download();
  // Row 0, KV head 0 has it; its other head, and row 1, do not.
  EXPECT_FALSE(std::isfinite(FromBf16(found[(150 * 4 + 0) * 128])));
  for (const int row : {150 * 4 + 2, 150 * 4 + 3, 200 * 4, 239 * 4 + 1}) {
    EXPECT_TRUE(std::isfinite(FromBf16(found[row * 128]))) << row;
  }
}

TEST(DenseFloat8Shapes, OthersAreRefused) {
  cuda::DenseFloat8Args args;
  args.pages.head_dim = 64;
  args.pages.kv_heads = 2;
  args.query_heads = 8;
  EXPECT_EQ(cuda::LaunchDenseFloat8(args, nullptr), cudaErrorInvalidValue);
}

}  // namespace
}  // namespace longspan::gpu_test

#include <gtest/gtest.h>

#include "kernels/cuda/attention/compressed/compressed_attention.h"
#include "kernels/cuda/attention/loop/loop_args.h"
#include "tests/gpu/attention_shapes.h"

namespace longspan::gpu_test {
namespace {

struct Compression {
  int stride_tokens;
  int first_entry;
};

// The entries of every row, in tiles. Their memory holds NaN before.
class GatheredEntries {
 public:
  GatheredEntries(const AttentionCase& step, int stride_tokens)
      : first_tiles_(FirstTiles(step.shape(), stride_tokens)),
        keys_(tiles_ * step.shape().kv_heads * 64 * step.shape().head_dim),
        values_(keys_.count()) {
    keys_.Fill(0xFF);
    values_.Fill(0xFF);
    CheckCuda(cuda::LaunchGatherSummaries(step.rows(), step.pages(), view(), nullptr), "gather");
  }
  cuda::GatheredSummaries view() const { return {first_tiles_.get(), keys_.get(), values_.get()}; }

 private:
  std::vector<int32_t> FirstTiles(const CaseShape& shape, int stride_tokens) {
    std::vector<int32_t> first_tiles;
    for (const RowShape& row : shape.rows) {
      first_tiles.push_back(static_cast<int32_t>(tiles_));
      tiles_ += cuda::SummaryTiles(row.first_position + row.tokens, stride_tokens);
    }
    return first_tiles;
  }

  size_t tiles_ = 0;
  DeviceBuffer<int32_t> first_tiles_;
  DeviceBuffer<uint16_t> keys_, values_;
};

class CompressedAttention : public testing::TestWithParam<NamedShape> {};

TEST_P(CompressedAttention, EqualsTheDefinition) {
  for (const Compression compression :
       {Compression{16, 1}, Compression{16, 0}, Compression{64, 0}, Compression{8, 3}}) {
    const int stride = compression.stride_tokens;
    SCOPED_TRACE(stride);
    CaseShape shape = GetParam().second;
    shape.keys_per_page = 64 / stride;
    shape.first_key = compression.first_entry;
    AttentionCase step(shape, RunSeed());
    const GatheredEntries gathered(step, stride);
    cuda::CompressedAttentionArgs args;
    args.batch = step.rows();
    args.pages = step.pages();
    args.summaries = gathered.view();
    const int tile_tokens =
        cuda::LoopTileTokens(shape.head_dim, shape.query_heads(), shape.kv_heads);
    args.plan = step.MakePlan(tile_tokens);
    args.q = step.q();
    args.query_heads = shape.query_heads();
    args.first_entry = compression.first_entry;
    const auto range = [&](int64_t position) {
      return std::pair<int64_t, int64_t>(compression.first_entry, (position + 1) / stride);
    };
    const auto launch = [&](void* out, float* log_sums) {
      args.out = static_cast<float*>(out);
      args.log_sums = log_sums;
      return cuda::LaunchCompressedAttention(args, nullptr);
    };
    for (const int pieces : {1, 2, 5}) {
      SCOPED_TRACE(pieces);
      args.pieces =
          step.Pieces(pieces, tile_tokens, int64_t{cuda::LoopTileKeys(shape.head_dim)} * stride);
      if (pieces > 1 && args.pieces.split.tiles == 0) continue;
      EXPECT_EQ(step.Compare(range, {.log_sums = true, .fp32 = true}, launch), "");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, CompressedAttention, testing::ValuesIn(AttentionShapes({64, 128})),
                         CaseName<CaseShape>);

}  // namespace
}  // namespace longspan::gpu_test

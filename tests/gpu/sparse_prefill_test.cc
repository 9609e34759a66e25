// Sparse prefill against its definition: which key tiles are chosen, by double precision, and
// attention to them and to what is near.
#include "kernels/cuda/attention/sparse_prefill/sparse_prefill.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <random>
#include <vector>

#include "kernels/cuda/attention/dense/dense_prefill.h"
#include "kernels/cuda/base/page_order.h"
#include "tests/fixtures/bf16.h"
#include "tests/gpu/attention_shapes.h"

namespace longspan::gpu_test {
namespace {

struct SparseShape {
  CaseShape step;
  cuda::SparsePrefillSettings settings;
};
using Named = std::pair<std::string, SparseShape>;

// A step, the means of its key tiles, and what the launches leave.
class SparsePrefillCase {
 public:
  SparsePrefillCase(const SparseShape& shape, uint64_t seed)
      : shape_(shape), step_(shape.step, seed), q_(step_.HostQueries()), keys_(step_.HostKeys()) {
    MakeMeans();
    const CaseShape& of = shape.step;
    args_.batch = step_.rows();
    args_.pages = step_.pages();
    args_.pages.summary_keys = means_device_.get();
    args_.pages.entries_per_page = 64 / key_tile();
    args_.plan = step_.MakePlan(
        cuda::SparsePrefillTileTokens(shape.settings, of.head_dim, of.query_heads(), of.kv_heads),
        /*at_multiples=*/true);
    args_.q = step_.q();
    args_.query_heads = of.query_heads();
    args_.settings = shape.settings;
    const int64_t longest = args_.batch.longest_length_tokens;
    args_.lists.capacity = cuda::KeyTileCapacity(shape.settings, longest);
    const size_t lists = size_t(cuda::QueryTilePlaces(args_.batch, shape.settings)) * of.kv_heads;
    counts_ = DeviceBuffer<int32_t>(lists);
    tiles_ = DeviceBuffer<int32_t>(lists * args_.lists.capacity);
    scores_ = DeviceBuffer<char>(
        cuda::SparsePrefillScoreBytes(args_.batch, shape.settings, of.query_heads(), longest));
    args_.lists.counts = counts_.get();
    args_.lists.tiles = tiles_.get();
    args_.scores = reinterpret_cast<float*>(scores_.get());
    counts_.Fill(0x7F);
    tiles_.Fill(0x7F);
    scores_.Fill(0xFF);
  }

  void Choose() {
    CheckCuda(cuda::LaunchKeyTileChoice(args_, nullptr), "choice of key tiles");
    CheckCuda(cudaDeviceSynchronize(), "choice of key tiles");
    host_counts_ = counts_.Download();
    host_tiles_ = tiles_.Download();
  }
  // [T, Hq * D]
  std::vector<uint16_t> Attend() {
    DeviceBuffer<uint16_t> out(q_.size());
    out.Fill(0xFF);
    args_.out = out.get();
    CheckCuda(cuda::LaunchSparsePrefill(args_, nullptr), "sparse prefill");
    CheckCuda(cudaDeviceSynchronize(), "sparse prefill");
    return out.Download();
  }
  std::vector<uint16_t> AttendDensely() {
    DeviceBuffer<uint16_t> out(q_.size());
    cuda::DensePrefillArgs dense;
    dense.batch = args_.batch;
    dense.pages = args_.pages;
    dense.plan = args_.plan;
    dense.q = args_.q;
    dense.query_heads = args_.query_heads;
    dense.out = out.get();
    CheckCuda(cuda::LaunchDensePrefill(dense, nullptr), "dense prefill");
    CheckCuda(cudaDeviceSynchronize(), "dense prefill");
    return out.Download();
  }

  // Whether the list of a query tile is the definition's; tiles whose weights are as good as equal
  // to the last one's may stand for each other.
  void ExpectList(int row, int64_t begin, int kv_head) const;
  // Some queries of the row's query tile that begins at `begin`, against double precision.
  void ExpectOutput(int row, int64_t begin, int kv_head, const std::vector<uint16_t>& out) const;
  int64_t chosen_tiles() const {
    int64_t sum = 0;
    ForEachQueryTile([&](int row, int64_t begin, int kv_head) {
      if (IsWhole(row, begin)) sum += std::max(0, host_counts_[ListOf(row, begin, kv_head)]);
    });
    return sum;
  }

  // visit(row, begin, kv_head)
  template <class Visit>
  void ForEachQueryTile(Visit visit) const {
    for (size_t row = 0; row < shape_.step.rows.size(); ++row) {
      const auto [first, tokens] = shape_.step.rows[row];
      for (int64_t begin = first / tile_tokens() * tile_tokens(); begin < first + tokens;
           begin += tile_tokens()) {
        for (int head = 0; head < shape_.step.kv_heads; ++head) {
          visit(static_cast<int>(row), begin, head);
        }
      }
    }
  }

 private:
  int key_tile() const { return shape_.settings.key_tile_tokens; }
  int tile_tokens() const { return shape_.settings.query_tile_tokens; }
  bool IsWhole(int row, int64_t begin) const {
    const auto [first, tokens] = shape_.step.rows[row];
    return begin >= first && begin + tile_tokens() <= first + tokens;
  }
  int64_t ListOf(int row, int64_t begin, int kv_head) const {
    const int64_t first = shape_.step.rows[row].first_position;
    const int64_t first_whole = (first + tile_tokens() - 1) / tile_tokens();
    const int64_t place =
        step_.first_token_of_row(row) / tile_tokens() + begin / tile_tokens() - first_whole;
    return place * shape_.step.kv_heads + kv_head;
  }
  const float* Mean(int row, int64_t tile, int kv_head) const {
    return means_[row].data() + (tile * shape_.step.kv_heads + kv_head) * shape_.step.head_dim;
  }
  double Key(int row, int64_t key, int kv_head, int dim) const {
    const CaseShape& of = shape_.step;
    const int64_t at =
        ((step_.first_key_of_row(row) + key) * of.kv_heads + kv_head) * of.head_dim + dim;
    return FromBf16(keys_[at]);
  }
  double Query(int64_t token, int head, int dim) const {
    const CaseShape& of = shape_.step;
    return FromBf16(q_[(token * of.query_heads() + head) * of.head_dim + dim]);
  }
  void MakeMeans();
  std::vector<double> Weights(int row, int64_t begin, int kv_head) const;

  SparseShape shape_;
  AttentionCase step_;
  std::vector<uint16_t> q_, keys_, values_ = step_.HostValues();
  std::vector<std::vector<float>> means_;  // [row][tile, Hk, D], rounded
  DeviceBuffer<uint16_t> means_device_{0};
  DeviceBuffer<int32_t> counts_{0}, tiles_{0};
  DeviceBuffer<char> scores_{0};
  std::vector<int32_t> host_counts_, host_tiles_;
  cuda::SparsePrefillArgs args_;
};

void SparsePrefillCase::MakeMeans() {
  const CaseShape& of = shape_.step;
  const int per_page = 64 / key_tile();
  const int64_t page_elements = int64_t{of.kv_heads} * per_page * of.head_dim;
  std::vector<uint16_t> paged(step_.page_count() * page_elements, 0xFFFF);  // NaN
  means_.resize(of.rows.size());
  for (size_t i = 0; i < of.rows.size(); ++i) {
    const auto row = static_cast<int>(i);
    const int64_t tiles = (of.rows[i].first_position + of.rows[i].tokens) / key_tile();
    for (int64_t tile = 0; tile < tiles; ++tile) {
      for (int head = 0; head < of.kv_heads; ++head) {
        for (int dim = 0; dim < of.head_dim; ++dim) {
          double sum = 0.0;
          for (int key = 0; key < key_tile(); ++key) {
            sum += Key(row, tile * key_tile() + key, head, dim);
          }
          const uint16_t mean = ToBf16(static_cast<float>(sum / key_tile()));
          means_[i].push_back(FromBf16(mean));
          paged[step_.page_of(row, tile / per_page) * page_elements +
                int64_t{head} * per_page * of.head_dim + cuda::EntryOffset(per_page, tile, dim)] =
              mean;
        }
      }
    }
  }
  means_device_ = DeviceBuffer<uint16_t>(paged);
}

std::vector<double> SparsePrefillCase::Weights(int row, int64_t begin, int kv_head) const {
  const CaseShape& of = shape_.step;
  const int64_t tiles = begin / key_tile();
  const int64_t first_token = step_.first_token_of_row(row) + begin - of.rows[row].first_position;
  std::vector<double> weights(tiles, 0.0);
  for (int head = kv_head * of.group; head < (kv_head + 1) * of.group; ++head) {
    std::vector<double> mean(of.head_dim, 0.0);
    for (int dim = 0; dim < of.head_dim; ++dim) {
      for (int i = 0; i < tile_tokens(); ++i)
        mean[dim] += Query(first_token + i, head, dim) / tile_tokens();
    }
    std::vector<double> scores(tiles);
    for (int64_t tile = 0; tile < tiles; ++tile) {
      scores[tile] = std::inner_product(mean.begin(), mean.end(), Mean(row, tile, kv_head), 0.0) /
                     std::sqrt(double(of.head_dim));
    }
    const double largest = *std::max_element(scores.begin(), scores.end());
    double sum = 0.0;
    for (double& score : scores) sum += score = std::exp(score - largest);
    for (int64_t tile = 0; tile < tiles; ++tile) weights[tile] += scores[tile] / sum / of.group;
  }
  return weights;
}

void SparsePrefillCase::ExpectList(int row, int64_t begin, int kv_head) const {
  if (!IsWhole(row, begin)) return;
  const int64_t list = ListOf(row, begin, kv_head);
  const int32_t count = host_counts_[list];
  if (begin < shape_.settings.from_tokens) {
    EXPECT_EQ(count, -1);
    return;
  }
  const int64_t before_recent = (begin - shape_.settings.recent_tokens) / key_tile();
  const std::vector<double> weights = Weights(row, begin, kv_head);
  std::vector<double> sorted = weights;
  std::sort(sorted.rbegin(), sorted.rend());
  double sum = 0.0;
  double least = 0.0;
  for (const double weight : sorted) {
    sum += least = weight;
    if (sum >= shape_.settings.share) break;
  }
  std::vector<char> is_chosen(before_recent, 0);
  ASSERT_GE(count, 0);
  ASSERT_LE(count, before_recent);
  for (int i = 0; i < count; ++i) {
    const int32_t tile = host_tiles_[list * args_.lists.capacity + i];
    ASSERT_GE(tile, i == 0 ? 0 : host_tiles_[list * args_.lists.capacity + i - 1] + 1);
    ASSERT_LT(tile, before_recent);
    is_chosen[tile] = 1;
  }
  for (int64_t tile = 0; tile < before_recent; ++tile) {
    const bool is_first = tile < shape_.settings.first_tiles;
    if (is_first || weights[tile] > least * 1.001) {
      EXPECT_TRUE(is_chosen[tile]) << tile;
    } else if (weights[tile] < least * 0.999) {
      EXPECT_FALSE(is_chosen[tile]) << tile;
    }
  }
}

void SparsePrefillCase::ExpectOutput(int row, int64_t begin, int kv_head,
                                     const std::vector<uint16_t>& out) const {
  const CaseShape& of = shape_.step;
  const auto [first, tokens] = of.rows[row];
  const int64_t list = ListOf(row, begin, kv_head);
  const bool is_sparse = IsWhole(row, begin) && host_counts_[list] >= 0;
  double error = 0.0;
  double size = 0.0;
  for (int64_t position = std::max(begin, first);
       position < std::min(begin + tile_tokens(), first + tokens); position += 37) {
    std::vector<int64_t> seen;
    int64_t from = 0;
    if (is_sparse) {
      from = begin - shape_.settings.recent_tokens;
      for (int i = 0; i < host_counts_[list]; ++i) {
        const int64_t tile = host_tiles_[list * args_.lists.capacity + i];
        for (int key = 0; key < key_tile(); ++key) seen.push_back(tile * key_tile() + key);
      }
    }
    for (int64_t key = from; key <= position; ++key) seen.push_back(key);
    const int64_t token = step_.first_token_of_row(row) + position - first;
    const int head = kv_head * of.group + static_cast<int>(position % of.group);
    std::vector<double> weights;
    for (const int64_t key : seen) {
      double score = 0.0;
      for (int dim = 0; dim < of.head_dim; ++dim) {
        score += Query(token, head, dim) * Key(row, key, kv_head, dim);
      }
      weights.push_back(score / std::sqrt(double(of.head_dim)));
    }
    const double largest = *std::max_element(weights.begin(), weights.end());
    double sum = 0.0;
    for (double& weight : weights) sum += weight = std::exp(weight - largest);
    for (int dim = 0; dim < of.head_dim; ++dim) {
      double want = 0.0;
      for (size_t i = 0; i < seen.size(); ++i) {
        const int64_t at =
            ((step_.first_key_of_row(row) + seen[i]) * of.kv_heads + kv_head) * of.head_dim + dim;
        want += weights[i] / sum * FromBf16(values_[at]);
      }
      const double got = FromBf16(out[(token * of.query_heads() + head) * of.head_dim + dim]);
      error += (got - want) * (got - want);
      size += want * want;
    }
  }
  EXPECT_LT(std::sqrt(error / size), 6e-3);
}

std::vector<Named> Shapes() {
  std::vector<Named> shapes;
  for (const int head_dim : {64, 128, 256}) {
    const auto add = [&](const std::string& name, int key_tile, int group, float share,
                         std::vector<RowShape> rows) {
      SparseShape shape;
      shape.step.head_dim = head_dim;
      shape.step.group = group;
      shape.step.query_gain = 3.0F;  // so that some tiles have much of the weight
      shape.step.rows = std::move(rows);
      shape.settings.key_tile_tokens = key_tile;
      shape.settings.share = share;
      shape.settings.from_tokens = 500;
      shape.settings.first_tiles = 1;
      shapes.emplace_back(name + ", head_dim " + std::to_string(head_dim), shape);
    };
    for (const int group : {1, 2, 4, 7, 16}) {
      add("group " + std::to_string(group), 32, group, 0.7F, {{0, 1024}, {896, 384}});
    }
    for (const int key_tile : {16, 64}) {
      add("key tiles of " + std::to_string(key_tile), key_tile, 4, 0.5F, {{0, 1100}, {768, 256}});
    }
    add("tiles of 64 queries", 16, 4, 0.5F, {{0, 1100}, {768, 256}});
    shapes.back().second.settings.query_tile_tokens = 64;
    add("few keys", 32, 4, 0.05F, {{0, 1024}});
    add("short rows", 32, 4, 0.6F, {{512, 128}, {640, 140}, {3, 1}});
    add("tiles in part", 32, 4, 0.6F, {{900, 700}, {63, 1}, {1000, 24}, {1279, 129}, {130, 1200}});
  }
  return shapes;
}

class SparsePrefill : public testing::TestWithParam<Named> {};

TEST_P(SparsePrefill, EqualsTheDefinition) {
  SparsePrefillCase step(GetParam().second, RunSeed());
  step.Choose();
  step.ForEachQueryTile([&](int row, int64_t begin, int kv_head) {
    SCOPED_TRACE(testing::Message()
                 << "row " << row << ", tile at " << begin << ", KV head " << kv_head);
    step.ExpectList(row, begin, kv_head);
  });
  ASSERT_FALSE(HasFailure());
  const std::vector<uint16_t> out = step.Attend();
  EXPECT_EQ(step.Attend(), out) << "two runs differ";
  step.ForEachQueryTile([&](int row, int64_t begin, int kv_head) {
    SCOPED_TRACE(testing::Message()
                 << "row " << row << ", tile at " << begin << ", KV head " << kv_head);
    step.ExpectOutput(row, begin, kv_head, out);
  });
}

INSTANTIATE_TEST_SUITE_P(Shapes, SparsePrefill, testing::ValuesIn(Shapes()), CaseName<SparseShape>);

TEST(SparsePrefillOfAll, IsDenseAttentionBitByBit) {
  for (const int head_dim : {64, 128, 256}) {
    SCOPED_TRACE(head_dim);
    SparseShape shape = Shapes().front().second;
    shape.step.head_dim = head_dim;
    shape.step.query_gain = 1.0F;
    shape.settings.share = 1.0F;
    SparsePrefillCase step(shape, RunSeed());
    step.Choose();
    EXPECT_GT(step.chosen_tiles(), 0);
    EXPECT_EQ(step.Attend(), step.AttendDensely());
    shape.settings.share = 0.5F;
    SparsePrefillCase half(shape, RunSeed());
    half.Choose();
    EXPECT_LT(half.chosen_tiles(), step.chosen_tiles());
    EXPECT_NE(half.Attend(), half.AttendDensely());
  }
}

TEST(SparsePrefillShapes, OthersAreRefused) {
  cuda::SparsePrefillArgs args;
  const auto tile_tokens = [&](int head_dim, int query_heads, int kv_heads) {
    return cuda::SparsePrefillTileTokens(args.settings, head_dim, query_heads, kv_heads);
  };
  EXPECT_EQ(tile_tokens(128, 32, 8), 32);
  EXPECT_EQ(tile_tokens(128, 28, 4), 16);
  EXPECT_EQ(tile_tokens(64, 9, 3), 64);
  EXPECT_EQ(tile_tokens(64, 8, 8), 128);
  EXPECT_EQ(tile_tokens(96, 8, 8), 0);
  args.settings.query_tile_tokens = 64;
  EXPECT_EQ(tile_tokens(64, 8, 8), 64);
  args.pages.head_dim = 128;
  args.pages.kv_heads = 2;
  args.query_heads = 8;
  args.settings.key_tile_tokens = 8;
  EXPECT_EQ(cuda::LaunchSparsePrefill(args, nullptr), cudaErrorInvalidValue);
  EXPECT_EQ(cuda::LaunchKeyTileChoice(args, nullptr), cudaErrorInvalidValue);
}

}  // namespace
}  // namespace longspan::gpu_test

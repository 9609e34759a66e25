#include "kernels/cpu/attention_loops/tile_kernel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

#include "kernels/cpu/attention_loops/add_scaled_columns.h"
#include "kernels/cpu/attention_loops/gather_columns.h"
#include "kernels/cpu/attention_loops/widen.h"
#include "kernels/cpu/bf16.h"
#include "tests/reference/random.h"

namespace longspan::cpu {
namespace {

constexpr int kHeadDim = 64;

std::vector<float> Floats(int64_t count, uint32_t seed) {
  const std::vector<double> values = reference::RandomValues(count, 1.0, seed);
  return std::vector<float>(values.begin(), values.end());
}

struct RandomTile {
  explicit RandomTile(uint32_t seed)
      : keys(Floats(kHeadDim * kTileColumns, seed)),
        values(Floats(kHeadDim * kTileColumns, seed + 1)) {}
  Tile tile() const { return {keys.data(), values.data(), DType::kF32, kHeadDim}; }
  std::vector<float> keys;
  std::vector<float> values;
};

std::vector<float> EmptyState() {
  std::vector<float> state(StateFloats(kHeadDim));
  ClearState(state.data(), kHeadDim);
  return state;
}

TEST(ColumnsOfTest, CutsRangesAtTileBoundaries) {
  EXPECT_EQ(ColumnsOf(0, 0, 64), ~uint64_t{0});
  EXPECT_EQ(ColumnsOf(0, 0, 1000), ~uint64_t{0});
  EXPECT_EQ(ColumnsOf(1, 0, 65), uint64_t{1});
  EXPECT_EQ(ColumnsOf(1, 66, 68), uint64_t{0b1100});
  EXPECT_EQ(ColumnsOf(1, 0, 64), uint64_t{0});
  EXPECT_EQ(ColumnsOf(1, 128, 200), uint64_t{0});
  EXPECT_EQ(ColumnsOf(0, 63, 64), uint64_t{1} << 63);
}

TEST(AttendTileTest, ARowDoesNotDependOnItsNeighbours) {
  const RandomTile random(1);
  const std::vector<float> queries = Floats(9 * kHeadDim, 5);
  std::vector<std::vector<float>> together(9, EmptyState());
  std::vector<TileRow> rows;
  for (int r = 0; r < 9; ++r) {
    TileRow row;
    row.query = queries.data() + r * kHeadDim;
    row.columns = 0x123456789abcdef1ULL << r;
    row.state = together[r].data();
    rows.push_back(row);
  }
  AttendTile(random.tile(), 0.125F, rows);
  for (int r = 0; r < 9; ++r) {
    std::vector<float> alone = EmptyState();
    rows[r].state = alone.data();
    AttendTile(random.tile(), 0.125F, absl::MakeConstSpan(rows).subspan(r, 1));
    EXPECT_EQ(alone, together[r]) << "row " << r;
  }
}

// Whether a half of the columns is left out follows from the neighbours, too.
TEST(AttendTileTest, AHalfThatIsLeftOutChangesNoBit) {
  RandomTile random(3);
  std::vector<float> queries = Floats(2 * kHeadDim, 7);
  // A product that is too small for a sum of zeros, and negative.
  std::fill_n(queries.begin(), kHeadDim, 0.0F);
  queries[0] = 1.0F;
  for (const int half : {0, 32}) {
    random.keys[half] = 0.0F;
    random.keys[half + 1] = -70.0F;
    for (int column = half; column < half + 32; ++column) random.values[column * kHeadDim] = -1.0F;
    random.values[half * kHeadDim] = 0.0F;
    random.values[(half + 1) * kHeadDim] = -1e-20F;
    std::vector<float> alone = EmptyState();
    alone[0] = -1.0F;  // and of no weight
    StateMaximum(alone.data(), kHeadDim) = -1000.0F;
    StateSum(alone.data(), kHeadDim) = 1.0F;
    std::vector<float> beside = alone;
    std::vector<float> neighbour = EmptyState();
    std::vector<float> probabilities(kTileColumns, 5.0F);
    TileRow row;
    row.query = queries.data();
    row.columns = uint64_t{3} << half;
    row.state = alone.data();
    row.probabilities = probabilities.data();
    AttendTile(random.tile(), 1.0F, {&row, 1});
    EXPECT_EQ(std::count(probabilities.begin(), probabilities.end(), 0.0F), kTileColumns - 2);
    row.state = beside.data();
    row.probabilities = nullptr;
    TileRow whole;
    whole.query = queries.data() + kHeadDim;
    whole.columns = ~uint64_t{0};
    whole.state = neighbour.data();
    AttendTile(random.tile(), 1.0F, {row, whole});
    EXPECT_EQ(std::memcmp(alone.data(), beside.data(), alone.size() * sizeof(float)), 0) << half;
  }
}

TEST(AttendTileTest, PartialsMergeToTheBitsOfARunningState) {
  const std::vector<float> query = Floats(kHeadDim, 9);
  std::vector<float> running = EmptyState();
  std::vector<float> merged = EmptyState();
  for (uint32_t tile = 0; tile < 20; ++tile) {
    const RandomTile random(tile * 10);
    std::vector<float> partial = EmptyState();
    TileRow row;
    row.query = query.data();
    row.columns = ~uint64_t{0};
    row.state = running.data();
    row.second_state = partial.data();
    AttendTile(random.tile(), 2.0F, {&row, 1});
    MergeState(partial.data(), kHeadDim, merged.data());
  }
  EXPECT_EQ(running, merged);
}

TEST(AttendTileTest, AbsentColumnsDoNotCountWhateverTheyScore) {
  RandomTile random(1);
  std::vector<float> query(kHeadDim, 0.0F);
  query[0] = 1.0F;
  for (int column = 0; column < kTileColumns; ++column) random.keys[column] = 1e30F;
  random.keys[5] = -1e30F;
  std::vector<float> state = EmptyState();
  TileRow row;
  row.query = query.data();
  row.columns = uint64_t{1} << 5;
  row.state = state.data();
  AttendTile(random.tile(), 1.0F, {&row, 1});
  EXPECT_EQ(StateMaximum(state.data(), kHeadDim), -1e30F);
  EXPECT_EQ(StateSum(state.data(), kHeadDim), 1.0F);
  for (int e = 0; e < kHeadDim; ++e) EXPECT_EQ(state[e], random.values[5 * kHeadDim + e]);
}

// A query whose scores are the first row of keys.
struct ScoredTile {
  explicit ScoredTile(const std::vector<float>& scores) : random(1), query(kHeadDim, 0.0F) {
    query[0] = 1.0F;
    std::copy(scores.begin(), scores.end(), random.keys.begin());
    row.query = query.data();
    row.columns = (uint64_t{1} << scores.size()) - 1;
  }
  void AttendInto(std::vector<float>& state) {
    row.state = state.data();
    AttendTile(random.tile(), 1.0F, {&row, 1});
  }
  RandomTile random;
  std::vector<float> query;
  TileRow row;
};

TEST(AttendTileTest, WhatWouldBeSubnormalBesideTheMaximumCountsAsZero) {
  ScoredTile tile({10.0F, 10.0F - 87.0F, 10.0F - 88.0F, 10.0F - 95.0F, -FLT_MAX});
  std::vector<float> p(kTileColumns, -1.0F);
  tile.row.probabilities = p.data();
  std::vector<float> state = EmptyState();
  tile.AttendInto(state);
  EXPECT_EQ(p[0], 1.0F);
  EXPECT_NEAR(p[1] / std::exp(-87.0), 1.0, 1e-4);
  for (int column = 2; column < kTileColumns; ++column) EXPECT_EQ(p[column], 0.0F) << column;
  EXPECT_EQ(StateSum(state.data(), kHeadDim), 1.0F);
}

TEST(AttendTileTest, AStateFarBelowATileIsReplacedByItAndOneFarAboveIsKept) {
  ScoredTile low({0.0F, 1.0F});
  ScoredTile high({100.0F, 99.0F});
  std::vector<float> high_alone = EmptyState();
  high.AttendInto(high_alone);
  std::vector<float> state = EmptyState();
  low.AttendInto(state);
  high.AttendInto(state);
  EXPECT_EQ(state, high_alone);
  low.AttendInto(state);
  EXPECT_EQ(state, high_alone);
}

TEST(AddScaledColumnsTest, ProductsBelowTheSmallestNormalNumberCountAsZero) {
  std::vector<float> x(kTileColumns, 1.0F);
  x[1] = 1e-10F;  // 1e-40 after scaling: subnormal
  x[2] = FLT_MIN;
  x[3] = 0.0F;
  std::vector<float> sum(kTileColumns, 0.0F);
  AddScaledColumns(x.data(), 1e-30F, sum.data());
  EXPECT_EQ(sum[0], 1e-30F);
  EXPECT_EQ(sum[1], 0.0F);
  EXPECT_EQ(sum[2], 0.0F);
  EXPECT_EQ(sum[3], 0.0F);
  for (float factor : {0.0F, FLT_MIN / 4}) {
    std::vector<float> nothing(kTileColumns, 0.0F);
    AddScaledColumns(x.data(), factor, nothing.data());
    EXPECT_EQ(nothing, std::vector<float>(kTileColumns, 0.0F)) << factor;
  }
}

TEST(AttendTileTest, Bf16TilesGiveTheBitsOfWidenedOnes) {
  const RandomTile random(3);
  std::vector<uint16_t> keys;
  std::vector<uint16_t> values;
  for (float value : random.keys) keys.push_back(RoundToBf16(value));
  for (float value : random.values) values.push_back(RoundToBf16(value));
  std::vector<float> wide_keys(keys.size());
  std::vector<float> wide_values(values.size());
  WidenValues(keys.data(), DType::kBf16, static_cast<int64_t>(keys.size()), wide_keys.data());
  WidenValues(values.data(), DType::kBf16, static_cast<int64_t>(values.size()), wide_values.data());
  const std::vector<float> query = Floats(kHeadDim, 9);
  std::vector<float> narrow = EmptyState();
  std::vector<float> wide = EmptyState();
  TileRow row;
  row.query = query.data();
  row.columns = ~uint64_t{0};
  row.state = narrow.data();
  AttendTile({keys.data(), values.data(), DType::kBf16, kHeadDim}, 1.0F, {&row, 1});
  row.state = wide.data();
  AttendTile({wide_keys.data(), wide_values.data(), DType::kF32, kHeadDim}, 1.0F, {&row, 1});
  EXPECT_EQ(narrow, wide);
}

// Also with memory to be fetched ahead, which must not matter.
TEST(AttendTileTest, ValuesInPiecesGiveTheBitsOfOneRun) {
  const RandomTile random(3);
  const std::vector<float> queries = Floats(5 * kHeadDim, 9);
  for (int piece_rows : {1, 4, 16, 64}) {
    std::vector<const void*> pieces;
    for (int row = 0; row < kTileColumns; row += piece_rows) {
      pieces.push_back(random.values.data() + row * kHeadDim);
    }
    Tile in_pieces = random.tile();
    in_pieces.values = nullptr;
    in_pieces.value_pieces = pieces;
    in_pieces.next_keys = in_pieces.next_values = {pieces, 100};
    for (int rows = 1; rows <= 5; ++rows) {
      std::vector<std::vector<float>> states(2 * rows, EmptyState());
      std::vector<TileRow> tile_rows(rows);
      for (const Tile& tile : {random.tile(), in_pieces}) {
        for (int r = 0; r < rows; ++r) {
          tile_rows[r].query = queries.data() + r * kHeadDim;
          tile_rows[r].columns = 0x123456789abcdef1ULL << r;
          tile_rows[r].state = states[tile.values == nullptr ? rows + r : r].data();
        }
        AttendTile(tile, 0.125F, tile_rows);
      }
      for (int r = 0; r < rows; ++r) {
        EXPECT_EQ(states[r], states[rows + r]) << "row " << r << ", pieces of " << piece_rows;
      }
    }
  }
}

TEST(GatherColumnsTest, PutsPagesSideBySide) {
  for (int piece_bytes : {2, 4, 8, 16}) {
    for (int head_dim : {6, 8, 38, 64}) {
      for (int page_count : {1, 2, 3, 4, 7, 16}) {
        std::vector<std::vector<uint8_t>> memory;
        std::vector<const void*> pages;
        for (int page = 0; page < page_count; ++page) {
          memory.emplace_back(head_dim * piece_bytes);
          for (size_t i = 0; i < memory.back().size(); ++i) {
            memory.back()[i] = static_cast<uint8_t>(31 * page + 7 * i + i / 256);
          }
        }
        for (const std::vector<uint8_t>& page : memory) pages.push_back(page.data());
        const int row_bytes = 16 * piece_bytes;
        std::vector<uint8_t> tile(head_dim * row_bytes, 0xee);
        GatherColumns(pages, piece_bytes, head_dim, row_bytes, tile.data());
        for (int e = 0; e < head_dim; ++e) {
          for (int byte = 0; byte < row_bytes; ++byte) {
            const int page = byte / piece_bytes;
            const int expected =
                page < page_count ? memory[page][e * piece_bytes + byte % piece_bytes] : 0xee;
            ASSERT_EQ(tile[e * row_bytes + byte], expected)
                << "row " << e << ", byte " << byte << ", pieces of " << piece_bytes << ", "
                << page_count << " pages, head_dim " << head_dim;
          }
        }
      }
    }
  }
}

TEST(Bf16Test, RoundsToNearestEvenAndKeepsNaN) {
  EXPECT_EQ(RoundToBf16(1.0F), 0x3f80);
  EXPECT_EQ(RoundToBf16(1.00390625F), 0x3f80);  // a tie: to even
  EXPECT_EQ(RoundToBf16(1.01171875F), 0x3f82);  // a tie: to even
  EXPECT_EQ(RoundToBf16(1.005F), 0x3f81);
  EXPECT_EQ(RoundToBf16(std::numeric_limits<float>::infinity()), 0x7f80);
  EXPECT_EQ(RoundToBf16(std::numeric_limits<float>::max()), 0x7f80);
  EXPECT_TRUE(std::isnan(WidenBf16(RoundToBf16(std::nanf("")))));
}

}  // namespace
}  // namespace longspan::cpu

// Where numbers of e4m3 lie in a page of the CUDA backend.
#include <gtest/gtest.h>

#include <cstdint>
#include <set>

#include "kernels/cuda/base/cache_order.h"

namespace longspan::cuda {
namespace {

TEST(Fp8PageOrderTest, EveryNumberHasAPlaceOfItsOwn) {
  for (const int head_dim : {38, 64, 128, 256}) {
    SCOPED_TRACE(head_dim);
    std::set<int64_t> keys;
    std::set<int64_t> values;
    for (int token = 0; token < kPageTokens; ++token) {
      for (int dim = 0; dim < head_dim; ++dim) {
        keys.insert(CacheFp8KeyOffset(head_dim, token, dim));
        values.insert(CacheFp8ValueOffset(head_dim, token, dim));
      }
    }
    const int64_t count = int64_t{kPageTokens} * head_dim;
    for (const std::set<int64_t>& places : {keys, values}) {
      EXPECT_EQ(static_cast<int64_t>(places.size()), count);
      EXPECT_EQ(*places.begin(), 0);
      EXPECT_EQ(*places.rbegin(), count - 1);
    }
  }
}

// Of a matrix instruction's operand a lane has columns 2c, 2c + 1, 2c + 8 and 2c + 9.
TEST(Fp8PageOrderTest, FourBytesAreWhatALaneHasOfARow) {
  for (int c = 0; c < 4; ++c) {
    EXPECT_EQ(PlaceInRun(2 * c), 4 * c);
    EXPECT_EQ(PlaceInRun(2 * c + 1), 4 * c + 1);
    EXPECT_EQ(PlaceInRun(2 * c + 8), 4 * c + 2);
    EXPECT_EQ(PlaceInRun(2 * c + 9), 4 * c + 3);
  }
}

// Eight rows of 16 bytes, one behind the other: tokens of keys, dimensions of values.
TEST(Fp8PageOrderTest, PiecesOfEightRowsAreFlat) {
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(Fp8KeyOffset(8 + i, 16), Fp8KeyOffset(8, 16) + 16 * i);
    EXPECT_EQ(Fp8ValueOffset(128, 32, 8 + i), Fp8ValueOffset(128, 32, 8) + 16 * i);
  }
}

}  // namespace
}  // namespace longspan::cuda

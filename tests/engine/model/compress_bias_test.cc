#include "engine/model/compress_bias.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

// Two KV heads, windows of two tokens, two dimensions.
const std::vector<float> kPe = {1, 2, 3, 4, /* head 1 */ 5, 6, 7, 8};

TEST(FoldPositionEmbeddingTest, Linear) {
  // Head 0 sends every input (token, dimension) to output 0 with weights 1, 10, 100, 1000 and to
  // output 1 with 1; head 1 sends the last input alone to output 1.
  const std::vector<float> weights = {1, 1, 10, 1, 100, 1, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 2};
  EXPECT_THAT(FoldPositionEmbedding(NsaCompress::kLinear, kPe, weights, 2, 2, 2),
              ElementsAre(4321, 10, 0, 16));
}

TEST(FoldPositionEmbeddingTest, Weighted) {
  const std::vector<float> weights = {1, 10, /* head 1 */ 0, 2};
  EXPECT_THAT(FoldPositionEmbedding(NsaCompress::kWeighted, kPe, weights, 2, 2, 2),
              ElementsAre(31, 42, 14, 16));
}

}  // namespace
}  // namespace longspan

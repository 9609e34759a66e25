#include "kernels/rooms/pages_read.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<int32_t> PagesRead(const NsaParams& nsa, int64_t position,
                               const std::vector<int32_t>& selected) {
  std::vector<int32_t> pages;
  AddPagesRead(nsa, position, selected, pages);
  EXPECT_LE(static_cast<int64_t>(pages.size()), MostPagesRead(nsa));
  return pages;
}

NsaParams Blocks(int block_tokens, int selected_blocks, int window_tokens) {
  NsaParams nsa;
  nsa.block_tokens = block_tokens;
  nsa.selected_blocks = selected_blocks;
  nsa.window_tokens = window_tokens;
  nsa.window_branch = window_tokens > 0;
  return nsa;
}

TEST(PagesReadTest, OfBlocksThenOfTheWindow) {
  EXPECT_THAT(PagesRead(Blocks(64, 4, 128), 640, {0, 3, 10, -1}), ElementsAre(0, 3, 10, 8, 9, 10));
  EXPECT_THAT(PagesRead(Blocks(64, 4, 0), 640, {0, 3, 10, -1}), ElementsAre(0, 3, 10));
}

TEST(PagesReadTest, OfSmallBlocksAndOfLargeOnesAsFarAsTheTokenSees) {
  EXPECT_THAT(PagesRead(Blocks(16, 4, 0), 200, {0, 1, 5, 12}), ElementsAre(0, 0, 1, 3));
  EXPECT_THAT(PagesRead(Blocks(128, 2, 0), 200, {0, 1}), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(PagesRead(Blocks(128, 2, 0), 130, {0, 1}), ElementsAre(0, 1, 2));
}

TEST(PagesReadTest, ATokenThatAttendsDenselyReadsAll) {
  std::vector<int32_t> pages;
  AddPagesRead(128, pages);
  EXPECT_THAT(pages, ElementsAre(0, 1, 2));
  NsaParams nsa = Blocks(64, 2, 0);
  nsa.dense_below_tokens = 200;
  EXPECT_EQ(MostPagesRead(nsa), 4);
}

TEST(PagesReadTest, AWindowThatBeginsWithinAPageHasOneMore) {
  EXPECT_THAT(PagesRead(Blocks(64, 1, 128), 191, {}), ElementsAre(1, 2));
  EXPECT_THAT(PagesRead(Blocks(64, 1, 128), 190, {}), ElementsAre(0, 1, 2));
  EXPECT_THAT(PagesRead(Blocks(64, 1, 128), 5, {}), ElementsAre(0));
  NsaParams nsa = Blocks(64, 1, 128);
  nsa.window_plus_one = true;
  EXPECT_THAT(PagesRead(nsa, 191, {}), ElementsAre(0, 1, 2));
  nsa.selected_branch = false;
  EXPECT_THAT(PagesRead(Blocks(64, 2, 0), 191, {}), IsEmpty());
}

}  // namespace
}  // namespace longspan

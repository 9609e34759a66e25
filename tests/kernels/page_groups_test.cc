// How layers are divided into groups that share pages, and what a sequence takes of them.
#include "kernels/page_groups.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

// Every `period`-th layer sees all, as in Gemma 3.
std::vector<int64_t> Windows(int layers, int period, int64_t window_tokens) {
  std::vector<int64_t> windows;
  for (int layer = 1; layer <= layers; ++layer) {
    windows.push_back(layer % period == 0 ? 0 : window_tokens);
  }
  return windows;
}

struct Divided {
  int layers;
  int places;
  int windowed_groups;
};

class GroupsOfGemma : public ::testing::TestWithParam<Divided> {};

TEST_P(GroupsOfGemma, TheLayersThatSeeAllWasteNothing) {
  const Divided& wanted = GetParam();
  const std::vector<int64_t> windows = Windows(wanted.layers, 6, 1024);
  const PageGroups groups = GroupLayers(windows);
  EXPECT_EQ(groups.places, wanted.places);
  ASSERT_EQ(groups.count(), 1 + wanted.windowed_groups);
  EXPECT_FALSE(groups.has_window(0));
  for (int group = 1; group < groups.count(); ++group) {
    EXPECT_EQ(groups.window_tokens[group], 1024) << group;
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, GroupsOfGemma,
                         ::testing::Values(Divided{18, 3, 5}, Divided{26, 4, 6}, Divided{34, 5, 6},
                                           Divided{48, 8, 5}, Divided{62, 10, 6}),
                         [](const auto& given) {
                           return std::to_string(given.param.layers) + "Layers";
                         });

TEST(PageGroups, LayersOfOneWindowAreOneGroup) {
  for (const int64_t window : {0, 4096}) {
    const PageGroups groups = GroupLayers(std::vector<int64_t>(32, window));
    EXPECT_EQ(groups.places, 32);
    EXPECT_EQ(groups.window_tokens, std::vector<int64_t>{window});
  }
}

TEST(PageGroups, EveryLayerHasAPlaceOfItsOwnAmongItsLikes) {
  for (int layers = 2; layers <= 64; ++layers) {
    for (const int period : {2, 3, 6, 7}) {
      const std::vector<int64_t> windows = Windows(layers, period, 512);
      const PageGroups groups = GroupLayers(windows);
      ASSERT_LE(groups.count(), kMostPageGroups);
      std::set<std::pair<int, int>> places;
      for (int layer = 0; layer < layers; ++layer) {
        const LayerPlace at = groups.PlaceOf(layer);
        ASSERT_LT(at.place, groups.places) << layers << " layers, " << layer;
        ASSERT_EQ(groups.window_tokens.at(at.group), windows[layer]);
        ASSERT_TRUE(places.emplace(at.group, at.place).second) << layers << " layers, " << layer;
      }
    }
  }
}

TEST(PageGroups, SeveralWindowsAreKeptApart) {
  const PageGroups groups = GroupLayers({128, 0, 512, 128});
  EXPECT_EQ(groups.places, 1);
  EXPECT_EQ(groups.window_tokens, (std::vector<int64_t>{0, 128, 128, 512}));
}

TEST(PageGroups, ThereAreNeverMoreThanATableMayHave) {
  std::vector<int64_t> windows(40, 1024);
  windows.push_back(0);
  const PageGroups groups = GroupLayers(windows);
  EXPECT_EQ(groups.count(), kMostPageGroups);
  EXPECT_EQ(groups.places, 6) << "the fewest of which seven groups hold 40 layers";
}

TEST(PageGroups, AWindowBeginsWithThePageOfItsFirstToken) {
  EXPECT_EQ(FirstPageInWindow(1000, 0), 0);
  EXPECT_EQ(FirstPageInWindow(100, 1024), 0);
  EXPECT_EQ(FirstPageInWindow(128, 1), 2);
  EXPECT_EQ(FirstPageInWindow(128, 2), 1);
  EXPECT_EQ(FirstPageInWindow(127, 64), 1);
  EXPECT_EQ(FirstPageInWindow(126, 64), 0);
}

// By walking: every step keeps what its queries and those of the next see.
int64_t MostPagesByWalk(int64_t window, int64_t tokens, int64_t chunk, int64_t first) {
  int64_t most = 0;
  for (int64_t begin = first; begin < tokens; begin += chunk) {
    const int64_t end = std::min(begin + chunk, tokens);
    most = std::max(most, PagesForTokens(end) - FirstPageInWindow(begin, window));
  }
  return most;
}

TEST(PageGroups, ASequenceNeverHoldsMoreThanItsMost) {
  PageGroups groups;
  for (const int64_t window : {1, 2, 63, 64, 65, 100, 512}) {
    groups.window_tokens = {window};
    for (const int64_t chunk : {1, 3, 64, 100, 640}) {
      int64_t most = 0;
      for (int64_t first = 0; first < 64; ++first) {
        most = std::max(most, MostPagesByWalk(window, 3000, chunk, first));
      }
      EXPECT_LE(most, MostPagesOfSequence(groups, 3000, chunk)) << window << ", " << chunk;
      EXPECT_GE(most + 1, MostPagesOfSequence(groups, 3000, chunk)) << window << ", " << chunk;
    }
  }
}

TEST(PageGroups, AShortSequenceTakesNoMoreThanItsTokens) {
  const PageGroups groups = GroupLayers(Windows(12, 6, 1024));
  EXPECT_EQ(MostPagesOfSequence(groups, 0, 512), 0);
  EXPECT_EQ(MostPagesOfSequence(groups, 65, 512), 2 * groups.count());
}

TEST(PageGroups, TheLongestSequenceIsTheLastThatFits) {
  const PageGroups groups = GroupLayers(Windows(18, 6, 512));
  for (const int64_t pages : {0, 5, 6, 11, 59, 100, 1000}) {
    const int64_t tokens = LongestSequence(groups, pages, 256, 1 << 20);
    EXPECT_LE(MostPagesOfSequence(groups, tokens, 256), pages);
    EXPECT_GT(MostPagesOfSequence(groups, tokens + 1, 256), pages);
  }
  PageGroups windowed;
  windowed.window_tokens = {4096};
  EXPECT_EQ(LongestSequence(windowed, 200, 512, 1 << 20), 1 << 20) << "it never grows beyond";
}

// Five layers of six see a window: at 128K tokens they must not take the memory of those that see
// all.
TEST(PageGroups, ALongPromptOfGemmaTakesASixthOfFullAttention) {
  KvLayout layout;
  layout.layers = 48;  // Gemma 3 12B
  layout.kv_heads = 8;
  layout.head_dim = 256;
  const int64_t tokens = 131'072;
  const int64_t all_bytes = PagesForTokens(tokens) * layout.bytes_per_page();
  layout.groups = GroupLayers(Windows(48, 6, 1024));
  const int64_t bytes = MostPagesOfSequence(layout.groups, tokens, 512) * layout.bytes_per_page();
  EXPECT_LT(bytes, all_bytes / 6 * 11 / 10);
  EXPECT_GE(bytes, all_bytes / 6);
}

}  // namespace
}  // namespace longspan

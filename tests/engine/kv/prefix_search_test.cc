// The longest beginning of a prompt of which every group of layers has what it needs, held against
// a search by all lengths.
#include "engine/kv/prefix_search.h"

#include <random>
#include <set>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "kernels/kv_layout.h"
#include "tests/engine/kv/chain_names.h"

namespace longspan {
namespace {

constexpr int64_t kPages = 12;

std::vector<PageHash> Names() { return NamesOf("abcdefghijkl"); }

// A pool in which the groups have some pages of the prompt.
class SearchTest : public ::testing::Test {
 protected:
  explicit SearchTest(std::vector<int64_t> window_tokens = {0, 100}) : pool_(200) {
    groups_.window_tokens = std::move(window_tokens);
  }

  void Put(int group, int64_t first, int64_t end) {
    EXPECT_TRUE(pool_.Reserve(end - first));
    int32_t previous = kNoPage;
    for (int64_t page = first; page < end; ++page) {
      const int32_t taken = pool_.Take();
      pool_.Publish(taken, groups_.has_window(group) ? kNoPage : previous,
                    InGroup(Names()[page], group), 0);
      previous = taken;
      pages_.insert({group, page});
      held_.push_back(taken);
    }
  }
  int64_t Found() const { return FindPrefix(pool_, groups_, Names()).pages; }
  bool IsWhole(int64_t end) const {
    for (int group = 0; group < groups_.count(); ++group) {
      const int64_t window = groups_.window_tokens[group];
      const int64_t first =
          window == 0 ? 0 : std::max<int64_t>(0, end * kPageTokens - (window - 1)) / kPageTokens;
      for (int64_t page = first; page < end; ++page) {
        if (pages_.count({group, page}) == 0) return false;
      }
    }
    return true;
  }
  int64_t Longest() const {
    int64_t end = kPages;
    while (!IsWhole(end)) --end;
    return end;
  }

  PageGroups groups_;
  PagePool pool_;
  std::set<std::pair<int, int64_t>> pages_;
  std::vector<int32_t> held_;
};

TEST_F(SearchTest, OfAWindowOnlyItsPagesAreNeeded) {
  Put(0, 0, 9);
  EXPECT_EQ(Found(), 0);
  Put(1, 7, 9);
  EXPECT_EQ(Found(), 9) << "99 tokens before token 576 are in two pages";
}

TEST_F(SearchTest, AShorterBeginningIsFoundWhereALongerLacksAPage) {
  Put(0, 0, 9);
  Put(1, 2, 5);
  Put(1, 8, 9);
  EXPECT_EQ(Found(), 5);
}

TEST_F(SearchTest, IdlePagesAreThoseOfGroupsThatSeeAll) {
  Put(0, 0, 6);
  Put(1, 0, 6);
  PrefixMatch found = FindPrefix(pool_, groups_, Names());
  EXPECT_EQ(found.pages, 6);
  EXPECT_EQ(found.idle_pages, 0);
  pool_.Release(held_);
  found = FindPrefix(pool_, groups_, Names());
  EXPECT_EQ(found.pages, 6);
  EXPECT_EQ(found.idle_pages, 6);
}

// Of a tile of which a page is gone none is found.
TEST_F(SearchTest, BeginningsAreWholeTiles) {
  Put(0, 0, 9);
  Put(1, 0, 9);
  EXPECT_EQ(FindPrefix(pool_, groups_, Names(), 2 * kPageTokens).pages, 8);
  EXPECT_EQ(FindPrefix(pool_, groups_, Names(), 4 * kPageTokens).pages, 8);
  EXPECT_EQ(FindPrefix(pool_, groups_, Names()).pages, 9);
  pool_.Release(held_);
  EXPECT_EQ(FindPrefix(pool_, groups_, Names(), 2 * kPageTokens).idle_pages, 8);
}

TEST_F(SearchTest, APageThatAWindowLacksTakesItsTile) {
  Put(0, 0, 10);
  Put(1, 2, 4);
  Put(1, 6, 7);
  Put(1, 8, 10);
  EXPECT_EQ(FindPrefix(pool_, groups_, Names(), 2 * kPageTokens).pages, 10);
  pool_.Forget(held_.back());
  EXPECT_EQ(FindPrefix(pool_, groups_, Names(), 2 * kPageTokens).pages, 4)
      << "8 need page 7, and 6 pages 4 and 5";
}

class SearchOfOneGroup : public SearchTest {
 protected:
  SearchOfOneGroup() : SearchTest({0}) {}
};

TEST_F(SearchOfOneGroup, BeginningsAreWholeTiles) {
  Put(0, 0, 5);
  EXPECT_EQ(FindPrefix(pool_, groups_, Names(), 2 * kPageTokens).pages, 4);
  EXPECT_EQ(Found(), 5);
}

class SearchOfWindowsAlone : public SearchTest {
 protected:
  SearchOfWindowsAlone() : SearchTest({130}) {}
};

TEST_F(SearchOfWindowsAlone, TheEndIsLookedForAmongAllNames) {
  EXPECT_EQ(Found(), 0);
  Put(0, 5, 8);
  EXPECT_EQ(Found(), 8);
}

TEST(PrefixSearch, FindsWhatASearchByAllLengthsFinds) {
  class Random : public SearchTest {
   public:
    explicit Random(std::mt19937& random) : SearchTest(Windows(random)) {
      for (int group = 0; group < groups_.count(); ++group) {
        if (!groups_.has_window(group)) {
          Put(group, 0, static_cast<int64_t>(random() % (kPages + 1)));
          continue;
        }
        const auto lacks = random() % 8;
        for (int64_t page = 0; page < kPages; ++page) {
          if (random() % 8 >= lacks) Put(group, page, page + 1);
        }
      }
    }
    static std::vector<int64_t> Windows(std::mt19937& random) {
      std::vector<int64_t> windows(random() % 3, 0);
      do {
        windows.push_back(1 + static_cast<int64_t>(random() % 300));
      } while (random() % 2 == 0 && windows.size() < 6);
      return windows;
    }
    void TestBody() override {}
    void Compare() const { EXPECT_EQ(Found(), Longest()); }
    int64_t found() const { return Found(); }
  };
  std::mt19937 random(5);
  int64_t between = 0;
  for (int round = 0; round < 3000; ++round) {
    const Random found(random);
    found.Compare();
    between += found.found() > 0 && found.found() < kPages ? 1 : 0;
  }
  EXPECT_GT(between, 300);
}

}  // namespace
}  // namespace longspan

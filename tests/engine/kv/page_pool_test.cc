#include "engine/kv/page_pool.h"

#include <optional>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/kv/chain_names.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

std::vector<int32_t> TakePages(PagePool& pool, int64_t count) {
  EXPECT_TRUE(pool.Reserve(count));
  std::vector<int32_t> pages;
  for (int64_t i = 0; i < count; ++i) pages.push_back(pool.Take());
  return pages;
}

// From page `first` of the path on; what comes before is published.
void PublishFrom(PagePool& pool, const std::vector<int32_t>& pages, const std::string& path,
                 size_t first = 0, int64_t tenant = 0) {
  const std::vector<PageHash> names = NamesOf(path);
  for (size_t i = first; i < names.size(); ++i) {
    pool.Publish(pages[i], i == 0 ? kNoPage : pages[i - 1], names[i], tenant);
  }
}

// A sequence that reads the path alone and ends.
std::vector<int32_t> Cache(PagePool& pool, const std::string& path, int64_t tenant = 0) {
  std::vector<int32_t> pages = TakePages(pool, static_cast<int64_t>(path.size()));
  PublishFrom(pool, pages, path, 0, tenant);
  pool.Release(pages);
  return pages;
}

void ExpectMatch(const PagePool& pool, const std::string& path, int64_t pages, int64_t idle) {
  const PrefixMatch match = pool.Match(NamesOf(path));
  EXPECT_EQ(match.pages, pages) << path;
  EXPECT_EQ(match.idle_pages, idle) << path;
}

void ExpectSound(const PagePool& pool) {
  ASSERT_TRUE(pool.CheckIntegrity().ok()) << pool.CheckIntegrity();
}

TEST(PagePool, HandsOutPagesInTheGivenOrder) {
  PagePool pool({{2, 0, 1}});
  EXPECT_THAT(TakePages(pool, 3), ElementsAre(2, 0, 1));
  EXPECT_EQ(pool.free_pages(), 0);
  EXPECT_EQ(pool.most_used_pages(), 3);
  pool.Release({2, 0, 1});
  EXPECT_EQ(pool.free_pages(), 3);
  EXPECT_EQ(pool.most_used_pages(), 3);
  ExpectSound(pool);
}

TEST(PagePool, GrowsInTheGivenOrder) {
  PagePool pool({.order = {3, 0, 4, 1, 2}, .absent_pages = 3});
  EXPECT_EQ(pool.total_pages(), 2);
  EXPECT_EQ(pool.end_page(), 5);
  EXPECT_FALSE(pool.Reserve(3));
  EXPECT_THAT(TakePages(pool, 2), ElementsAre(3, 0));
  EXPECT_EQ(pool.available_pages(), 0);
  ExpectSound(pool);
  pool.GrowTo(3);
  EXPECT_EQ(pool.total_pages(), 3);
  EXPECT_EQ(pool.used_pages(), 2);
  EXPECT_THAT(TakePages(pool, 1), ElementsAre(4));
  pool.GrowTo(2);  // never fewer
  EXPECT_EQ(pool.total_pages(), 3);
  pool.GrowTo(9);
  EXPECT_EQ(pool.total_pages(), 5);
  EXPECT_EQ(TakePages(pool, 2).size(), 2);
  EXPECT_EQ(pool.most_used_pages(), 5);
  ExpectSound(pool);
}

TEST(PagePool, ReservesNoMoreThanThereIs) {
  PagePool pool(3);
  EXPECT_FALSE(pool.Reserve(4));
  EXPECT_EQ(pool.reserved_pages(), 0);
  ASSERT_TRUE(pool.Reserve(2));
  EXPECT_FALSE(pool.Reserve(2));
  EXPECT_EQ(pool.available_pages(), 1);
  const std::optional<int32_t> unreserved = pool.TakeUnreserved();
  ASSERT_TRUE(unreserved.has_value());
  EXPECT_EQ(pool.TakeUnreserved(), std::nullopt);  // the others are promised
  pool.Take();
  pool.Unreserve(1);
  EXPECT_EQ(pool.available_pages(), 1);
  EXPECT_TRUE(pool.TakeUnreserved().has_value());
  EXPECT_EQ(pool.TakeUnreserved(), std::nullopt);
  EXPECT_FALSE(pool.Reserve(1));
  EXPECT_TRUE(pool.Reserve(0));
  ExpectSound(pool);
}

TEST(PagePool, SharedPagesStayUntilTheirLastUser) {
  PagePool pool(2);
  const std::vector<int32_t> pages = TakePages(pool, 2);
  pool.Share(pages[0]);
  EXPECT_EQ(pool.references(pages[0]), 2);
  pool.Release(pages);
  EXPECT_EQ(pool.free_pages(), 1);
  pool.Release({pages[0]});
  EXPECT_EQ(pool.free_pages(), 2);
  ExpectSound(pool);
}

TEST(PagePool, WhatWasPublishedIsFoundWhileInUseAndAfter) {
  PagePool pool(8);
  const std::vector<int32_t> pages = TakePages(pool, 4);
  PublishFrom(pool, pages, "abc");  // the fourth is not full
  ExpectMatch(pool, "abcd", 3, 0);
  pool.Release(pages);
  ExpectMatch(pool, "abcd", 3, 3);
  ExpectMatch(pool, "abx", 2, 2);
  ExpectMatch(pool, "xbc", 0, 0);
  ExpectMatch(pool, "", 0, 0);
  EXPECT_EQ(pool.cached_pages(), 3);
  EXPECT_EQ(pool.free_pages(), 5);
  EXPECT_EQ(pool.used_pages(), 0);
  EXPECT_THAT(pool.Adopt(NamesOf("ab")), ElementsAre(pages[0], pages[1]));
  ExpectMatch(pool, "abc", 3, 1);
  EXPECT_EQ(pool.used_pages(), 2);
  EXPECT_THAT(pool.Adopt(NamesOf("abc")), ElementsAre(pages[0], pages[1], pages[2]));
  EXPECT_EQ(pool.references(pages[1]), 2);
  EXPECT_EQ(pool.references(pages[2]), 1);
  EXPECT_THAT(pool.Adopt({}), ElementsAre());
  ExpectSound(pool);
}

TEST(PagePool, PublishingAgainChangesNothing) {
  PagePool pool(4);
  const std::vector<int32_t> pages = TakePages(pool, 2);
  PublishFrom(pool, pages, "ab");
  PublishFrom(pool, pages, "ab");
  pool.Release(pages);
  EXPECT_EQ(pool.cached_pages(), 2);
  ExpectSound(pool);
}

TEST(PagePool, EvictsLastPagesFirstAndOldPromptsFirst) {
  PagePool pool(6);
  const std::vector<int32_t> old_pages = Cache(pool, "abc");
  const std::vector<int32_t> new_pages = Cache(pool, "xyz");
  EXPECT_EQ(pool.free_pages(), 0);
  EXPECT_EQ(TakePages(pool, 1), std::vector<int32_t>{old_pages[2]});
  ExpectMatch(pool, "abc", 2, 2);
  ExpectMatch(pool, "xyz", 3, 3);
  EXPECT_THAT(TakePages(pool, 3), ElementsAre(old_pages[1], old_pages[0], new_pages[2]));
  ExpectMatch(pool, "abc", 0, 0);
  ExpectMatch(pool, "xyz", 2, 2);
  EXPECT_EQ(pool.evicted_pages(), 4);
  ExpectSound(pool);
}

TEST(PagePool, AdoptingMakesTheWholePrefixRecent) {
  PagePool pool(6);
  Cache(pool, "abc");
  Cache(pool, "xyz");
  pool.Release(pool.Adopt(NamesOf("ab")));
  TakePages(pool, 1);
  ExpectMatch(pool, "abc", 2, 2);
  TakePages(pool, 3);  // all of xyz before ab
  ExpectMatch(pool, "xyz", 0, 0);
  ExpectMatch(pool, "ab", 2, 2);
  ExpectSound(pool);
}

TEST(PagePool, FreePagesAreTakenBeforeCachedOnes) {
  PagePool pool(4);
  Cache(pool, "ab");
  TakePages(pool, 2);
  EXPECT_EQ(pool.evicted_pages(), 0);
  ExpectMatch(pool, "ab", 2, 2);
}

TEST(PagePool, NothingInUseOrPromisedIsEvicted) {
  PagePool pool(4);
  Cache(pool, "ab");
  const std::vector<int32_t> used = pool.Adopt(NamesOf("ab"));
  ASSERT_TRUE(pool.Reserve(2));
  EXPECT_FALSE(pool.Reserve(1));
  EXPECT_EQ(pool.TakeUnreserved(), std::nullopt);
  pool.Release(used);
  ASSERT_TRUE(pool.Reserve(2));  // reservations count cached pages
  EXPECT_EQ(pool.TakeUnreserved(), std::nullopt);
  for (int i = 0; i < 4; ++i) pool.Take();
  EXPECT_EQ(pool.evicted_pages(), 2);
  ExpectSound(pool);
}

// A reads a prompt, B reads the same beside it and gets further; whoever ends first, what B has
// published must be found, and its beginning with it.
TEST(PagePool, ThoseWhoReadTheSameSideBySideStandInForEachOther) {
  for (const bool first_ends_first : {true, false}) {
    PagePool pool(10);
    const std::vector<int32_t> a = TakePages(pool, 3);
    PublishFrom(pool, a, "abc");
    const std::vector<int32_t> b = TakePages(pool, 5);
    PublishFrom(pool, b, "abcde");
    ExpectMatch(pool, "abcde", 5, 0);
    ExpectSound(pool);
    pool.Release(first_ends_first ? a : b);
    ExpectSound(pool);
    EXPECT_EQ(pool.cached_pages(), first_ends_first ? 0 : 2);
    EXPECT_EQ(pool.free_pages(), 5);  // doubles are not kept
    ExpectMatch(pool, "abcde", 5, first_ends_first ? 0 : 2);
    pool.Release(first_ends_first ? b : a);
    ExpectSound(pool);
    EXPECT_EQ(pool.cached_pages(), 5);
    EXPECT_EQ(pool.free_pages(), 5);
    ExpectMatch(pool, "abcde", 5, 5);
  }
}

TEST(PagePool, AUsedPageTakesTheNameFromAnIdleOne) {
  PagePool pool(5);
  const std::vector<int32_t> reader = TakePages(pool, 2);
  const std::vector<int32_t> cached = Cache(pool, "ab");
  PublishFrom(pool, reader, "ab");
  EXPECT_EQ(pool.cached_pages(), 0);
  EXPECT_EQ(pool.free_pages(), 3);
  EXPECT_EQ(pool.references(cached[0]), 0);
  EXPECT_THAT(pool.Adopt(NamesOf("ab")), ElementsAre(reader[0], reader[1]));
  ExpectSound(pool);
}

TEST(PagePool, WhatFollowsAPageThatCannotBeFoundCannotEither) {
  PagePool pool(6);
  const std::vector<int32_t> pages = TakePages(pool, 3);
  pool.Publish(pages[1], pages[0], NameOf("ab"), 0);
  ExpectMatch(pool, "ab", 0, 0);
  EXPECT_FALSE(pool.is_published(pages[1]));
  PublishFrom(pool, pages, "abc");
  pool.Forget(pages[1]);
  ExpectMatch(pool, "abc", 1, 0);
  EXPECT_FALSE(pool.is_published(pages[2]));
  ExpectSound(pool);
  pool.Publish(pages[2], pages[1], NameOf("abc"), 0);
  ExpectMatch(pool, "abc", 1, 0);
  pool.Release(pages);
  EXPECT_EQ(pool.cached_pages(), 1);
  EXPECT_EQ(pool.free_pages(), 5);
  ExpectSound(pool);
}

TEST(PagePool, ForgettingTakesAllBranchesAndCachedPagesAlong) {
  PagePool pool(8);
  const std::vector<int32_t> trunk = Cache(pool, "ab");
  const auto branch = [&](const std::string& path) {
    std::vector<int32_t> pages = pool.Adopt(NamesOf("ab"));
    EXPECT_TRUE(pool.Reserve(1));
    pages.push_back(pool.Take());
    PublishFrom(pool, pages, path, 2);
    return pages;
  };
  const std::vector<int32_t> used = branch("abc");
  pool.Release(branch("abd"));
  ExpectMatch(pool, "abd", 3, 1);
  pool.Forget(trunk[0]);
  ExpectMatch(pool, "abc", 0, 0);
  ExpectMatch(pool, "abd", 0, 0);
  EXPECT_EQ(pool.cached_pages(), 0);
  EXPECT_EQ(pool.used_pages(), 3);
  ExpectSound(pool);
  pool.Release(used);
  EXPECT_EQ(pool.free_pages(), 8);
  pool.Forget(trunk[0]);  // is forgotten already
  ExpectSound(pool);
}

// Whoever keeps the end of a prompt without its beginning loses its names, and nothing else.
TEST(PagePool, ABeginningGivenBackBeforeItsEndIsForgotten) {
  PagePool pool(4);
  const std::vector<int32_t> pages = TakePages(pool, 3);
  PublishFrom(pool, pages, "abc");
  pool.Release({pages[1]});
  ExpectMatch(pool, "abc", 1, 0);
  EXPECT_EQ(pool.free_pages(), 2);
  EXPECT_EQ(pool.references(pages[2]), 1);
  ExpectSound(pool);
  pool.Release({pages[0], pages[2]});
  EXPECT_EQ(pool.cached_pages(), 1);
  ExpectSound(pool);
}

TEST(PagePool, ATenantAboveItsQuotaLosesItsOldestPageFirst) {
  PagePoolOptions options{{0, 1, 2, 3, 4, 5, 6, 7}, 3};
  PagePool pool(options);
  Cache(pool, "ab", 1);
  Cache(pool, "cdefg", 2);
  EXPECT_EQ(pool.cached_pages_of(1), 2);
  EXPECT_EQ(pool.cached_pages_of(2), 5);
  TakePages(pool, 3);  // one free, two above the quota
  EXPECT_EQ(pool.cached_pages_of(2), 3);
  ExpectMatch(pool, "ab", 2, 2);
  ExpectMatch(pool, "cdefg", 3, 3);
  TakePages(pool, 2);  // nobody is above it: by age
  ExpectMatch(pool, "ab", 0, 0);
  EXPECT_EQ(pool.cached_pages_of(1), 0);
  EXPECT_EQ(pool.cached_pages_of(2), 3);
  ExpectSound(pool);
}

TEST(PagePool, UsedPagesDoNotCountAgainstTheQuota) {
  PagePoolOptions options{{0, 1, 2, 3, 4, 5}, 2};
  PagePool pool(options);
  Cache(pool, "a", 1);
  Cache(pool, "wxyz", 2);
  const std::vector<int32_t> used = pool.Adopt(NamesOf("wx"));
  EXPECT_EQ(pool.cached_pages_of(2), 2);
  TakePages(pool, 2);  // the free one, then the oldest
  ExpectMatch(pool, "a", 0, 0);
  ExpectMatch(pool, "wxyz", 4, 2);
  pool.Release(used);
  ExpectSound(pool);
}

TEST(PagePool, APrefixStaysItsFirstTenants) {
  PagePool pool(4);
  const std::vector<int32_t> pages = TakePages(pool, 2);
  pool.Publish(pages[0], kNoPage, NameOf("a"), 5);
  pool.Publish(pages[1], pages[0], NameOf("ab"), 6);
  pool.Release(pages);
  EXPECT_EQ(pool.cached_pages_of(5), 2);
  EXPECT_EQ(pool.cached_pages_of(6), 0);
  ExpectSound(pool);
}

TEST(PagePool, OnePageIsAPoolToo) {
  PagePool pool(1);
  for (const char* path : {"a", "b", "a"}) {
    ExpectMatch(pool, path, 0, 0);
    EXPECT_THAT(Cache(pool, path), ElementsAre(0));
    ExpectMatch(pool, path, 1, 1);
    EXPECT_EQ(pool.available_pages(), 1);
    ExpectSound(pool);
  }
  EXPECT_EQ(pool.evicted_pages(), 2);
  EXPECT_THAT(pool.Adopt(NamesOf("a")), ElementsAre(0));
  EXPECT_FALSE(pool.Reserve(1));
  EXPECT_EQ(pool.TakeUnreserved(), std::nullopt);
}

TEST(PagePool, NoPagesAreAPoolThatHasNone) {
  PagePool pool(0);
  EXPECT_TRUE(pool.Reserve(0));
  EXPECT_FALSE(pool.Reserve(1));
  EXPECT_EQ(pool.TakeUnreserved(), std::nullopt);
  ExpectMatch(pool, "a", 0, 0);
  ExpectSound(pool);
}

TEST(PagePoolDeathTest, OurOwnMistakesEndTheProcess) {
  PagePool pool(3);
  EXPECT_DEATH(pool.Take(), "reserved_pages_ > 0");
  EXPECT_DEATH(pool.Release({0}), "references_");
  EXPECT_DEATH(pool.Share(0), "references_");
  EXPECT_DEATH(pool.Publish(0, kNoPage, NameOf("a"), 0), "references_");
  EXPECT_DEATH(pool.Unreserve(1), "reserved_pages_");
  const std::vector<int32_t> cached = Cache(pool, "ab");
  EXPECT_DEATH(pool.Adopt(NamesOf("abc")), "node");
  EXPECT_DEATH(pool.Adopt({NameOf("ab")}), "node");  // not from the first on
  ASSERT_TRUE(pool.Reserve(2));
  EXPECT_DEATH(pool.Adopt(NamesOf("ab")), "available_pages");  // one of two is promised
}

}  // namespace
}  // namespace longspan

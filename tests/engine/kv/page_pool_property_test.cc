// Random sequences come, read, fork and go, on pools so small that every edge is met; after every
// operation the pool must say what the naive one says.
#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/kv/page_pool.h"
#include "gtest/gtest.h"
#include "tests/engine/kv/chain_names.h"
#include "tests/engine/kv/naive_page_pool.h"

namespace longspan {
namespace {

struct Case {
  uint32_t seed;
  int64_t pages;
  int64_t quota;
};

constexpr int64_t kOperations = 12000;
constexpr size_t kLongestPath = 12;  // with the tenant's letter

class Pair {
 public:
  explicit Pair(const Case& c)
      : random_(c.seed), pool_(Options(c)), naive_(c.pages, c.quota), pages_(c.pages) {
    const PagePoolOptions options = Options(c);
    for (int64_t i = c.pages - options.absent_pages; i < c.pages; ++i) {
      absent_.push_back(options.order[i]);
      naive_.free.erase(options.order[i]);
    }
  }

  void Operate() {
    const int64_t kind = Below(100);
    if (kind < 25) return Begin();
    if (kind < 55) return Read();
    if (kind < 75) return Publish();
    if (kind < 80) return Fork();
    if (kind < 95) return End();
    if (kind < 96) return GiveBackSome();
    if (kind < 97) return PassLast();
    if (kind < 98) return pool_.Forget(ForgetInNaive());
    if (Below(100) == 0) return Grow();
    return ReserveMore();
  }

  void Compare() {
    ASSERT_TRUE(pool_.CheckIntegrity().ok()) << pool_.CheckIntegrity();
    ASSERT_EQ(pool_.free_pages(), static_cast<int64_t>(naive_.free.size()));
    ASSERT_EQ(pool_.cached_pages(), naive_.cached());
    ASSERT_EQ(pool_.used_pages(), naive_.used());
    ASSERT_EQ(pool_.total_pages(), pages_ - static_cast<int64_t>(absent_.size()));
    ASSERT_EQ(pool_.free_pages() + pool_.cached_pages() + pool_.used_pages(), pool_.total_pages());
    ASSERT_EQ(pool_.reserved_pages(), naive_.reserved);
    ASSERT_EQ(pool_.available_pages(), naive_.available());
    ASSERT_GE(pool_.available_pages(), 0);
    ASSERT_EQ(pool_.evicted_pages(), naive_.evicted);
    ASSERT_EQ(pool_.most_used_pages(), naive_.most_used);
    for (int32_t page = 0; page < pages_; ++page) {
      ASSERT_EQ(pool_.references(page), naive_.references[page]) << "page " << page;
      ASSERT_EQ(pool_.is_published(page), naive_.PathOf(page).has_value()) << "page " << page;
    }
    for (const char tenant : {'A', 'B', 'C'}) {
      ASSERT_EQ(pool_.cached_pages_of(tenant), naive_.cached_of(tenant)) << tenant;
    }
    CompareMatch(RandomPath());
    for (const Reader& reader : readers_) CompareMatch(reader.path);
    if (!naive_.pages_of.empty()) {
      auto entry = naive_.pages_of.begin();
      std::advance(entry, Below(static_cast<int64_t>(naive_.pages_of.size())));
      CompareMatch(entry->first + RandomLetter());
    }
  }

  // So that a test that never meets what it is about does not pass for one that does.
  int64_t adopted_idle = 0;
  int64_t doubles = 0;
  int64_t evicted() const { return naive_.evicted; }

 private:
  struct Reader {
    std::string path;            // the tenant's letter, then one a page; pages so far
    std::vector<int32_t> pages;  // of its last letters: a beginning may be given back
    int64_t reserved = 0;
  };

  static PagePoolOptions Options(const Case& c) {
    PagePoolOptions options;
    for (int32_t page = 0; page < c.pages; ++page) options.order.push_back(page);
    std::shuffle(options.order.begin(), options.order.end(), std::mt19937(c.seed));
    options.absent_pages = c.pages / 3;
    options.tenant_quota_pages = c.quota;
    return options;
  }
  int64_t Below(int64_t end) {
    return static_cast<int64_t>(random_() % static_cast<uint64_t>(end));
  }
  char RandomLetter() { return static_cast<char>('a' + (Below(4) == 0 ? 1 : 0)); }
  std::string RandomPath() {
    std::string path(1, static_cast<char>('A' + Below(3)));
    for (int64_t letters = Below(kLongestPath); letters > 0; --letters) path += RandomLetter();
    return path;
  }
  static std::vector<PageHash> PathNames(const std::string& path) { return NamesOf(path, 1); }

  void CompareMatch(const std::string& path) {
    const PrefixMatch match = pool_.Match(PathNames(path));
    ASSERT_EQ(std::pair(match.pages, match.idle_pages), naive_.Match(path)) << path;
  }

  // Adopts some of what is here, and reserves the rest.
  void Begin() {
    const std::string path = RandomPath();
    const int64_t found = pool_.Match(PathNames(path)).pages;
    const std::string hit = path.substr(0, 1 + found - (found > 0 ? Below(2) : 0));
    const int64_t idle = pool_.Match(PathNames(hit)).idle_pages;
    const auto rest = static_cast<int64_t>(path.size() - hit.size());
    if (idle + rest > pool_.available_pages()) {
      ASSERT_FALSE(pool_.Reserve(pool_.available_pages() + 1));
      return;
    }
    ASSERT_TRUE(pool_.Reserve(rest));
    naive_.reserved += rest;
    Reader reader{hit, pool_.Adopt(PathNames(hit)), rest};
    ASSERT_EQ(reader.pages, naive_.Adopt(hit));
    adopted_idle += idle;
    readers_.push_back(std::move(reader));
  }

  void Read() {
    if (readers_.empty()) return;
    Reader& reader = readers_[Below(static_cast<int64_t>(readers_.size()))];
    if (reader.path.size() >= kLongestPath) return;
    const std::optional<int32_t> evicted = naive_.NextEvicted();
    int32_t page = 0;
    if (reader.reserved > 0) {
      --reader.reserved;
      --naive_.reserved;
      page = pool_.Take();
    } else {
      const bool available = naive_.available() > 0;
      const std::optional<int32_t> taken = pool_.TakeUnreserved();
      ASSERT_EQ(taken.has_value(), available);
      if (!taken) return;
      page = *taken;
    }
    if (naive_.free.empty()) {
      ASSERT_EQ(page, evicted);
    } else {
      ASSERT_EQ(naive_.free.count(page), 1u) << page;
    }
    naive_.Take(page);
    reader.pages.push_back(page);
    reader.path += RandomLetter();
  }

  // Usually what is next; sometimes any, which must not be found if what precedes it is not.
  void Publish() {
    if (readers_.empty()) return;
    const Reader& reader = readers_[Below(static_cast<int64_t>(readers_.size()))];
    const auto pages = static_cast<int64_t>(reader.pages.size());
    if (pages == 0) return;
    const int64_t first_letter = static_cast<int64_t>(reader.path.size()) - pages;
    if (Below(4) > 0) {
      for (int64_t i = 0; i < pages; ++i) PublishPage(reader, i, first_letter);
    } else {
      PublishPage(reader, Below(pages), first_letter);
    }
  }

  void PublishPage(const Reader& reader, int64_t i, int64_t first_letter) {
    if (i == 0 && first_letter > 1) return;  // its beginning is given back
    const std::string path = reader.path.substr(0, first_letter + i + 1);
    const int32_t page = reader.pages[i];
    const std::optional<int32_t> previous =
        i == 0 ? std::nullopt : std::optional<int32_t>(reader.pages[i - 1]);
    pool_.Publish(page, previous.value_or(kNoPage), NameOf(path), path.front());
    naive_.Publish(page, previous, path);
    const auto held = naive_.pages_of.find(path);
    doubles += held != naive_.pages_of.end() && held->second.size() > 1 ? 1 : 0;
  }

  void Fork() {
    if (readers_.empty()) return;
    Reader child = readers_[Below(static_cast<int64_t>(readers_.size()))];
    child.reserved = 0;
    for (int32_t page : child.pages) {
      pool_.Share(page);
      ++naive_.references[page];
    }
    readers_.push_back(std::move(child));
  }

  void End() {
    if (readers_.empty()) return;
    const auto reader = readers_.begin() + Below(static_cast<int64_t>(readers_.size()));
    ReleaseBoth(reader->pages);
    pool_.Unreserve(reader->reserved);
    naive_.reserved -= reader->reserved;
    readers_.erase(reader);
  }

  // The end of a sequence, or its beginning.
  void GiveBackSome() {
    if (readers_.empty()) return;
    Reader& reader = readers_[Below(static_cast<int64_t>(readers_.size()))];
    const auto pages = static_cast<int64_t>(reader.pages.size());
    const int64_t count = Below(pages + 1);
    const bool from_end = Below(2) == 0;
    const auto first = reader.pages.begin() + (from_end ? pages - count : 0);
    ReleaseBoth(std::vector<int32_t>(first, first + count));
    reader.pages.erase(first, first + count);
    if (from_end) reader.path.resize(reader.path.size() - count);
  }

  // A page that nothing follows, as if it were found by itself.
  void PassLast() {
    if (readers_.empty()) return;
    Reader& reader = readers_[Below(static_cast<int64_t>(readers_.size()))];
    if (reader.pages.empty() || naive_.IsFollowed(reader.pages.back())) return;
    const bool is_kept = Below(2) == 0;
    pool_.ReleasePassed(reader.pages.back(), is_kept);
    naive_.ReleasePassed(reader.pages.back(), is_kept);
    reader.pages.pop_back();
    reader.path.pop_back();
  }

  void ReleaseBoth(const std::vector<int32_t>& pages) {
    pool_.Release(pages);
    naive_.Release(pages);
  }

  int32_t ForgetInNaive() {
    const auto page = static_cast<int32_t>(Below(pages_));
    naive_.Forget(page);
    return page;
  }

  void Grow() {
    const int64_t more = std::min<int64_t>(1 + Below(2), static_cast<int64_t>(absent_.size()));
    pool_.GrowTo(pool_.total_pages() + more);
    naive_.free.insert(absent_.begin(), absent_.begin() + more);
    absent_.erase(absent_.begin(), absent_.begin() + more);
  }

  void ReserveMore() {
    if (readers_.empty()) return;
    Reader& reader = readers_[Below(static_cast<int64_t>(readers_.size()))];
    const int64_t wanted = Below(3);
    const bool reserved = pool_.Reserve(wanted);
    ASSERT_EQ(reserved, wanted <= naive_.available());
    if (!reserved) return;
    reader.reserved += wanted;
    naive_.reserved += wanted;
  }

  std::mt19937 random_;
  PagePool pool_;
  NaivePagePool naive_;
  int64_t pages_;
  std::vector<int32_t> absent_;  // the first is there next
  std::vector<Reader> readers_;
};

class PagePoolProperty : public ::testing::TestWithParam<Case> {};

TEST_P(PagePoolProperty, AgreesWithSetsAndScans) {
  const Case& c = GetParam();
  Pair pair(c);
  for (int64_t operation = 0; operation < kOperations; ++operation) {
    pair.Operate();
    pair.Compare();
    ASSERT_FALSE(HasFatalFailure()) << "seed " << c.seed << ", " << c.pages << " pages, quota "
                                    << c.quota << ", operation " << operation;
  }
  EXPECT_GT(pair.evicted(), 0);
  EXPECT_GT(pair.adopted_idle, 0);
  EXPECT_EQ(pair.doubles > 0, c.pages > 1);
}

INSTANTIATE_TEST_SUITE_P(Pools, PagePoolProperty,
                         ::testing::Values(Case{1, 1, 0}, Case{2, 2, 1}, Case{3, 3, 0},
                                           Case{4, 6, 2}, Case{5, 10, 0}, Case{6, 10, 3},
                                           Case{7, 16, 1}, Case{8, 24, 0}, Case{9, 24, 5},
                                           Case{10, 40, 8}),
                         [](const auto& given) {
                           return "Seed" + std::to_string(given.param.seed) + "Pages" +
                                  std::to_string(given.param.pages);
                         });

}  // namespace
}  // namespace longspan

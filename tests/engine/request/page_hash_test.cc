#include "engine/request/page_hash.h"

#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/escaping.h"
#include "gtest/gtest.h"
#include "kernels/kv_layout.h"

namespace longspan {
namespace {

std::string Hex(const PageHash& hash) {
  return absl::BytesToHexString(
      absl::string_view(reinterpret_cast<const char*>(hash.bytes.data()), hash.bytes.size()));
}

std::vector<int32_t> SomeTokens(int32_t count) {
  std::vector<int32_t> tokens(count);
  for (int32_t i = 0; i < count; ++i) tokens[i] = i * 7919 % 32768;
  return tokens;
}

// The values are of Python 3.11's hashlib:
//
//   import hashlib, struct
//   def field(data): return struct.pack("<Q", len(data)) + data
//   def domain(tenant, salt, model, dense):
//       return hashlib.sha256(field(b"longspan prefix") + field(tenant) + field(salt)
//                             + field(model) + bytes([dense])).digest()
//   def page(previous, tokens):
//       return hashlib.sha256(previous + struct.pack("<64i", *tokens)).digest()
//   some = [i * 7919 % 32768 for i in range(192)]
TEST(PageHash, OfADomain) {
  // domain(b"", b"", b"", 0)
  EXPECT_EQ(Hex(HashOf(PrefixDomain{})),
            "339ddf3c88409b527fe5bca0bd6a2aa9d9ae0e1c55143594d4375572c6eabdb2");
  // domain(b"acme", b"pepper", b"demo", 0)
  EXPECT_EQ(Hex(HashOf(PrefixDomain{"acme", "pepper", "demo", false})),
            "7c276013988cb52f924c198e0e3548a9b6f9b572c0961825f6b85ae5cfc79722");
}

// The last byte also tells the range of RoPE: 2 where it is the long one.
TEST(PageHash, OfADomainThatRotatesLong) {
  // domain(b"acme", b"pepper", b"demo", 2)
  EXPECT_EQ(Hex(HashOf(PrefixDomain{"acme", "pepper", "demo", false, true})),
            "11fc3af0bb684cf1c9954fff52c7bbac8cd88a920d72278fe2ebdb0515f9f650");
  // domain(b"acme", b"pepper", b"demo", 3)
  EXPECT_EQ(Hex(HashOf(PrefixDomain{"acme", "pepper", "demo", true, true})),
            "7c0e18a8a6c86204d6371ff1e5d4df55e451c0c0c2933bebb60672e6be446db3");
}

TEST(PageHash, OfAChainOfPages) {
  const PageHash domain = HashOf(PrefixDomain{"acme", "pepper", "demo", false});
  const std::vector<PageHash> pages = HashPages(domain, SomeTokens(192));
  ASSERT_EQ(pages.size(), 3u);
  // page(domain(...), some[:64]), and on from there
  EXPECT_EQ(Hex(pages[0]), "aa028b721557d52a3dba26d8b03af412e897377dfae4f34415ade588966d92ff");
  EXPECT_EQ(Hex(pages[1]), "eef2ee2ef6353f175e83f7a600047cc7a76456da63f8d9fb88c39f6bbac4701b");
  EXPECT_EQ(Hex(pages[2]), "4f3d22bf0ed82f8023ff74307b80c971f778bbeac656fd9fddb704145dd12e54");
}

TEST(PageHash, OfTokensThatAreNegative) {
  std::vector<int32_t> tokens(kPageTokens);
  for (int i = 0; i < kPageTokens; ++i) tokens[i] = -1 - i;
  // page(domain(b"", b"", b"", 1), [-1 - i for i in range(64)])
  EXPECT_EQ(Hex(HashOf(HashOf(PrefixDomain{"", "", "", true}), tokens)),
            "24e088af7aa2bff7051d5fb79df0611c742a3b2169c984c8e1ea416505b4b275");
}

TEST(PageHash, OfFullPagesOnlyAndOnePageAfterTheOther) {
  const PageHash domain = HashOf(PrefixDomain{});
  const std::vector<PageHash> whole = HashPages(domain, SomeTokens(200));
  ASSERT_EQ(whole.size(), 3u);
  EXPECT_TRUE(HashPages(domain, SomeTokens(63)).empty());
  EXPECT_TRUE(HashPages(domain, {}).empty());
  EXPECT_EQ(HashPages(domain, SomeTokens(64)).size(), 1u);
  PageHash previous = domain;
  for (int page = 0; page < 3; ++page) {
    const std::vector<int32_t> tokens = SomeTokens(200);
    previous = HashOf(previous, absl::MakeSpan(tokens).subspan(page * kPageTokens, kPageTokens));
    EXPECT_TRUE(previous == whole[page]) << page;
  }
}

TEST(PageHash, ATokenChangesItsPageAndAllThatFollow) {
  const PageHash domain = HashOf(PrefixDomain{});
  const std::vector<PageHash> before = HashPages(domain, SomeTokens(256));
  for (int changed : {0, 63, 64, 127, 128, 255}) {
    std::vector<int32_t> tokens = SomeTokens(256);
    tokens[changed] ^= 1 << 30;
    const std::vector<PageHash> after = HashPages(domain, tokens);
    for (int page = 0; page < 4; ++page) {
      EXPECT_EQ(before[page] == after[page], page < changed / kPageTokens) << changed;
    }
  }
}

// What a page holds depends on all tokens of its tile.
TEST(PageHash, OfTilesATokenChangesAllPagesAndABegunOneHasNone) {
  const PageHash domain = HashOf(PrefixDomain{});
  const std::vector<PageHash> before = HashPages(domain, SomeTokens(400), 2 * kPageTokens);
  ASSERT_EQ(before.size(), 6u);
  for (const int changed : {0, 63, 64, 127, 128, 255, 383}) {
    std::vector<int32_t> tokens = SomeTokens(400);
    tokens[changed] ^= 1 << 30;
    const std::vector<PageHash> after = HashPages(domain, tokens, 2 * kPageTokens);
    for (int page = 0; page < 6; ++page) {
      EXPECT_EQ(before[page] == after[page], page / 2 < changed / 128) << changed;
    }
  }
  EXPECT_TRUE(HashPages(domain, SomeTokens(127), 2 * kPageTokens).empty());
  EXPECT_EQ(HashPages(domain, SomeTokens(400), kPageTokens), HashPages(domain, SomeTokens(400)));
}

// Equal pages at different places, or after different beginnings, have different names.
TEST(PageHash, NamesTellWhereAPageStands) {
  const std::vector<PageHash> names =
      HashPages(HashOf(PrefixDomain{}), std::vector<int32_t>(8 * kPageTokens, 5));
  std::set<std::string> different;
  for (const PageHash& name : names) different.insert(Hex(name));
  EXPECT_EQ(different.size(), names.size());
}

// Every way to cut short strings into fields, so that most of them agree once put together.
TEST(PageHash, NoTwoDomainsAreAlike) {
  const std::vector<std::string> fields = {"",
                                           "a",
                                           "b",
                                           "aa",
                                           "ab",
                                           "ba",
                                           "aab",
                                           std::string(1, '\0'),
                                           "0",
                                           "1",
                                           "a0",
                                           std::string("\1\0\0\0\0\0\0\0a", 9),
                                           std::string(8, '\0')};
  std::map<std::string, std::string> reported;
  for (const std::string& tenant : fields) {
    for (const std::string& salt : fields) {
      for (const std::string& model : fields) {
        for (const bool dense : {false, true}) {
          const std::string what = absl::CEscape(tenant) + "|" + absl::CEscape(salt) + "|" +
                                   absl::CEscape(model) + "|" + (dense ? "dense" : "sparse");
          const auto [first, is_new] =
              reported.emplace(Hex(HashOf(PrefixDomain{tenant, salt, model, dense})), what);
          EXPECT_TRUE(is_new) << what << " and " << first->second;
        }
      }
    }
  }
  EXPECT_EQ(reported.size(), fields.size() * fields.size() * fields.size() * 2);
}

TEST(PageHash, PagesOfDifferentDomainsDiffer) {
  std::set<std::string> different;
  for (const PrefixDomain& domain :
       {PrefixDomain{"t", "", "", false}, PrefixDomain{"", "t", "", false},
        PrefixDomain{"", "", "t", false}, PrefixDomain{"t", "", "", true}}) {
    for (const PageHash& name : HashPages(HashOf(domain), SomeTokens(128))) {
      different.insert(Hex(name));
    }
  }
  EXPECT_EQ(different.size(), 8u);
}

TEST(PageHashDeathTest, APageIsAWholePage) {
  EXPECT_DEATH(HashOf(PageHash{}, SomeTokens(63)), "kPageTokens");
}

}  // namespace
}  // namespace longspan

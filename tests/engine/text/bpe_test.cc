#include "engine/text/bpe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "engine/text/byte_level.h"
#include "engine/text/utf8.h"

namespace longspan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<int32_t> Encode(const Bpe& bpe, absl::string_view piece,
                            Bpe::Workspace* workspace = nullptr) {
  Bpe::Workspace own;
  std::vector<int32_t> ids;
  EXPECT_TRUE(bpe.Encode(piece, nullptr, workspace == nullptr ? &own : workspace, &ids));
  return ids;
}

// Every byte, then what the merges make.
BpeSpec SpecOf(const std::vector<std::pair<std::string, std::string>>& merges) {
  BpeSpec spec;
  for (int byte = 0; byte < 256; ++byte) {
    std::string character;
    AppendUtf8(ByteLevelCharacter(static_cast<uint8_t>(byte)), &character);
    spec.vocabulary.emplace_back(character, byte);
  }
  std::map<std::string, int> seen;
  for (const auto& [left, right] : merges) {
    if (seen[left + right]++ == 0) {
      spec.vocabulary.emplace_back(left + right, static_cast<int32_t>(spec.vocabulary.size()));
    }
  }
  spec.merges = merges;
  return spec;
}

// The definition: again and again, the best pair, leftmost first.
std::vector<int32_t> EncodeByDefinition(const BpeSpec& spec, const std::string& piece) {
  const std::map<std::string, int32_t> ids(spec.vocabulary.begin(), spec.vocabulary.end());
  std::vector<std::string> symbols;
  for (const char byte : piece) symbols.emplace_back(1, byte);
  const auto rank = [&](size_t i) {
    size_t r = 0;
    while (r < spec.merges.size() &&
           (spec.merges[r].first != symbols[i] || spec.merges[r].second != symbols[i + 1])) {
      ++r;
    }
    return r;
  };
  while (true) {
    size_t best = 0;
    size_t best_rank = spec.merges.size();
    for (size_t i = 0; i + 1 < symbols.size(); ++i) {
      if (rank(i) < best_rank) {
        best = i;
        best_rank = rank(i);
      }
    }
    if (best_rank == spec.merges.size()) break;
    symbols[best] += symbols[best + 1];
    symbols.erase(symbols.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }
  std::vector<int32_t> result;
  for (const std::string& symbol : symbols) result.push_back(ids.at(symbol));
  return result;
}

TEST(Bpe, EqualsItsDefinitionOnRandomMergesAndText) {
  constexpr uint32_t kSeed = 11;
  std::mt19937 random(kSeed);
  for (int round = 0; round < 300; ++round) {
    std::vector<std::string> tokens = {"a", "b", "c"};
    std::vector<std::pair<std::string, std::string>> merges;
    std::map<std::string, int> made;
    while (merges.size() < 12) {
      const std::string left = tokens[random() % tokens.size()];
      const std::string right = tokens[random() % tokens.size()];
      if (left.size() + right.size() > 12 || made[left + right]++ > 0) continue;
      merges.emplace_back(left, right);
      tokens.push_back(left + right);
    }
    const BpeSpec spec = SpecOf(merges);
    const absl::StatusOr<Bpe> bpe = Bpe::Create(spec);
    ASSERT_TRUE(bpe.ok()) << bpe.status();
    Bpe::Workspace workspace;
    for (int text = 0; text < 10; ++text) {
      std::string piece;
      for (size_t count = random() % 60; count > 0; --count) piece += "abc"[random() % 3];
      ASSERT_EQ(Encode(*bpe, piece, &workspace), EncodeByDefinition(spec, piece))
          << "seed " << kSeed << " round " << round << " piece " << piece;
    }
  }
}

// Each merge offers at most two new pairs: heap work is linear in the piece, time n log n.
TEST(Bpe, AMegabyteOfOneWordNeedsLinearlyManyHeapEntries) {
  std::vector<std::pair<std::string, std::string>> merges;
  for (std::string run = "a"; run.size() < 4096; run += run) merges.emplace_back(run, run);
  const absl::StatusOr<Bpe> bpe = Bpe::Create(SpecOf(merges));
  ASSERT_TRUE(bpe.ok()) << bpe.status();
  constexpr size_t kBytes = 1 << 20;
  Bpe::Workspace workspace;
  EXPECT_EQ(Encode(*bpe, std::string(kBytes, 'a'), &workspace),
            std::vector<int32_t>(kBytes / 4096, 256 + 11));
  EXPECT_LE(workspace.heap_pushes(), static_cast<int64_t>(3 * kBytes));
}

// Of the pairs whose union is a token, the one with the best score merges, the leftmost of equals.
std::vector<int32_t> EncodeByScores(const BpeSpec& spec, const std::string& piece) {
  std::map<std::string, int32_t> ids(spec.vocabulary.begin(), spec.vocabulary.end());
  std::vector<std::string> symbols;
  for (const char character : piece) symbols.emplace_back(1, character);
  while (true) {
    float best_score = kNotMerged;
    size_t best = 0;
    for (size_t i = 0; i + 1 < symbols.size(); ++i) {
      const auto merged = ids.find(symbols[i] + symbols[i + 1]);
      if (merged == ids.end() || spec.scores[merged->second] <= best_score) continue;
      best_score = spec.scores[merged->second];
      best = i;
    }
    if (best_score == kNotMerged) break;
    symbols[best] += symbols[best + 1];
    symbols.erase(symbols.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }
  std::vector<int32_t> result;
  for (const std::string& symbol : symbols) result.push_back(ids.at(symbol));
  return result;
}

TEST(Bpe, ScoresEqualTheirDefinitionOnRandomTokensAndText) {
  constexpr uint32_t kSeed = 17;
  std::mt19937 random(kSeed);
  for (int round = 0; round < 300; ++round) {
    BpeSpec spec = SpecOf({});
    spec.scores.assign(256, kNotMerged);
    std::set<std::string> made;
    for (int32_t id = 256; id < 280; ++id) {
      std::string token;
      for (size_t count = 2 + random() % 4; count > 0; --count) token += "abc"[random() % 3];
      const bool is_new = made.insert(token).second;
      // A few scores for all of them, so that many are equal, and some tokens that nothing makes.
      spec.scores.push_back(id % 7 == 0 ? kNotMerged : -static_cast<float>(random() % 5));
      if (is_new) spec.vocabulary.emplace_back(token, id);
    }
    const absl::StatusOr<Bpe> bpe = Bpe::Create(spec);
    ASSERT_TRUE(bpe.ok()) << bpe.status();
    for (int text = 0; text < 10; ++text) {
      std::string piece;
      for (size_t count = random() % 60; count > 0; --count) piece += "abc"[random() % 3];
      ASSERT_EQ(Encode(*bpe, piece), EncodeByScores(spec, piece))
          << "seed " << kSeed << " round " << round << " piece " << piece;
    }
  }
}

TEST(Bpe, AMegabyteOfEqualScoresNeedsLinearlyManyHeapEntries) {
  BpeSpec spec = SpecOf({});
  spec.scores.assign(256, kNotMerged);
  for (std::string run = "aa"; run.size() <= Bpe::kMaxScoredTokenBytes; run += run) {
    spec.vocabulary.emplace_back(run, static_cast<int32_t>(spec.scores.size()));
    spec.scores.push_back(0.0F);
  }
  const absl::StatusOr<Bpe> bpe = Bpe::Create(spec);
  ASSERT_TRUE(bpe.ok()) << bpe.status();
  constexpr size_t kBytes = 1 << 20;
  Bpe::Workspace workspace;
  EXPECT_EQ(Encode(*bpe, std::string(kBytes, 'a'), &workspace),
            std::vector<int32_t>(kBytes / 1024, 256 + 9));
  EXPECT_LE(workspace.heap_pushes(), static_cast<int64_t>(3 * kBytes));
}

TEST(Bpe, ATokenTooLongForScoresIsRefused) {
  BpeSpec spec = SpecOf({});
  spec.scores.assign(257, 0.0F);
  spec.vocabulary.emplace_back(std::string(Bpe::kMaxScoredTokenBytes + 1, 'a'), 256);
  EXPECT_THAT(std::string(Bpe::Create(spec).status().message()),
              HasSubstr("token 256 has 1025 bytes; at most 1024"));
}

// What merges or a whole piece would make a control token is written by units, on demand.
TEST(Bpe, TextCanBeKeptApartFromControl) {
  BpeSpec spec = SpecOf({{"<", "s"}, {"<s", ">"}, {"<s>", "x"}});
  spec.vocabulary.emplace_back("[end]", 259);
  spec.ignore_merges = true;
  const absl::StatusOr<Bpe> bpe = Bpe::Create(spec, {257, 259});
  ASSERT_TRUE(bpe.ok()) << bpe.status();
  EXPECT_THAT(Encode(*bpe, "<s>"), ElementsAre(257));
  EXPECT_THAT(Encode(*bpe, "a<s>"), ElementsAre('a', 257));
  EXPECT_THAT(Encode(*bpe, "[end]"), ElementsAre(259));
  Bpe::Workspace apart(/*keeps_control_apart=*/true);
  for (int again = 0; again < 2; ++again) {  // short pieces are remembered
    EXPECT_THAT(Encode(*bpe, "<s>", &apart), ElementsAre('<', 's', '>'));
    EXPECT_THAT(Encode(*bpe, "a<s><s", &apart), ElementsAre('a', '<', 's', '>', 256));
    EXPECT_THAT(Encode(*bpe, "[end]", &apart), ElementsAre('[', 'e', 'n', 'd', ']'));
    EXPECT_THAT(Encode(*bpe, "a<s>x", &apart), ElementsAre('a', 258)) << "steers nothing";
  }
}

// Long pieces are merged in segments: the words of a text without pieces are.
TEST(Bpe, SegmentsChangeNothing) {
  constexpr uint32_t kSeed = 13;
  std::mt19937 random(kSeed);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::string> tokens = {"a", "b", "c", "d", "_"};
    std::vector<std::pair<std::string, std::string>> merges;
    std::map<std::string, int> made;
    for (int attempt = 0; attempt < 12; ++attempt) {
      const std::string left = tokens[random() % tokens.size()];
      const std::string right = tokens[random() % tokens.size()];
      if (left.size() + right.size() > 6 || made[left + right]++ > 0) continue;
      merges.emplace_back(left, right);
      tokens.push_back(left + right);
    }
    BpeSpec spec = SpecOf(merges);
    const absl::StatusOr<Bpe> bpe = Bpe::Create(spec);
    spec.is_byte_level = false;
    const absl::StatusOr<Bpe> by_characters = Bpe::Create(spec);
    Bpe::Workspace workspace;
    Bpe::Workspace workspace_of_characters;
    for (int text = 0; text < 5; ++text) {
      std::string piece;
      for (size_t count = 40 + random() % 100; count > 0; --count) piece += "abcd_"[random() % 5];
      const std::vector<int32_t> expected = EncodeByDefinition(spec, piece);
      ASSERT_EQ(Encode(*bpe, piece, &workspace), expected) << "seed " << kSeed << " " << piece;
      ASSERT_EQ(Encode(*by_characters, piece, &workspace_of_characters), expected)
          << "seed " << kSeed << " " << piece;
    }
  }
}

TEST(Bpe, WordsOfALongPieceAreMergedOnce) {
  const absl::StatusOr<Bpe> bpe = Bpe::Create(SpecOf({{"_", "a"}, {"_a", "b"}}));
  std::string piece;
  for (int i = 0; i < 1000; ++i) piece += "_ab";
  Bpe::Workspace workspace;
  EXPECT_EQ(Encode(*bpe, piece, &workspace), std::vector<int32_t>(1000, 257));
  EXPECT_LE(workspace.heap_pushes(), 3);
}

TEST(Bpe, AWholePieceSkipsMergingOnRequest) {
  BpeSpec spec = SpecOf({{"a", "b"}});
  spec.vocabulary.emplace_back("abc", 300);
  EXPECT_THAT(Encode(*Bpe::Create(spec), "abc"), ElementsAre(256, 'c'));
  spec.ignore_merges = true;
  EXPECT_THAT(Encode(*Bpe::Create(spec), "abc"), ElementsAre(300));
  EXPECT_THAT(Encode(*Bpe::Create(spec), "abca"), ElementsAre(256, 'c', 'a'));
}

TEST(Bpe, BytesWithoutATokenVanishOrBecomeTheUnknownToken) {
  BpeSpec spec;
  spec.vocabulary = {{"a", 0}, {"b", 1}, {"ab", 2}, {"<unk>", 3}};
  spec.merges = {{"a", "b"}};
  EXPECT_THAT(Encode(*Bpe::Create(spec), "axb"), ElementsAre(2));
  spec.unknown_token = "<unk>";
  EXPECT_THAT(Encode(*Bpe::Create(spec), "axxb"), ElementsAre(0, 3, 3, 1));
  spec.unknown_token = "<other>";
  EXPECT_THAT(std::string(Bpe::Create(spec).status().message()), HasSubstr("<other>"));
}

// By characters, with all byte tokens and one merge.
BpeSpec CharacterSpec() {
  BpeSpec spec;
  spec.is_byte_level = false;
  spec.vocabulary = {{"a", 0}, {"\xC3\xA9", 1}, {"a\xC3\xA9", 2}, {"<unk>", 3}};
  spec.merges = {{"a", "\xC3\xA9"}};
  return spec;
}

void AddByteTokens(BpeSpec* spec) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  for (int byte = 0; byte < 256; ++byte) {
    const std::string token = {'<', '0', 'x', kDigits[byte / 16], kDigits[byte % 16], '>'};
    spec->vocabulary.emplace_back(token, 1000 + byte);
  }
  spec->byte_fallback = true;
}

TEST(Bpe, CharactersMergeAndMissingOnesVanishOrAreUnknown) {
  BpeSpec spec = CharacterSpec();
  EXPECT_THAT(Encode(*Bpe::Create(spec), "a\xC3\xA9xa"), ElementsAre(2, 0));
  EXPECT_EQ(Bpe::Create(spec)->most_token_bytes(), Bpe::kMaxPieceBytes);
  spec.unknown_token = "<unk>";
  EXPECT_THAT(Encode(*Bpe::Create(spec), "axya"), ElementsAre(0, 3, 3, 0));
  EXPECT_EQ(Bpe::Create(spec)->most_token_bytes(), 5u);
  spec.fuse_unknown = true;
  EXPECT_THAT(Encode(*Bpe::Create(spec), "xyax"), ElementsAre(3, 0, 3));
  EXPECT_EQ(Bpe::Create(spec)->most_token_bytes(), Bpe::kMaxPieceBytes);
  spec.unknown_token = "<other>";
  EXPECT_THAT(std::string(Bpe::Create(spec).status().message()), HasSubstr("<other>"));
}

TEST(Bpe, MissingCharactersFallBackToTheirBytes) {
  BpeSpec spec = CharacterSpec();
  spec.unknown_token = "<other>";  // never needed
  AddByteTokens(&spec);
  EXPECT_THAT(Encode(*Bpe::Create(spec), "a\xC3\xA8"), ElementsAre(0, 1000 + 0xC3, 1000 + 0xA8));
  // One byte without a token makes the character unknown.
  spec.unknown_token = "<unk>";
  spec.vocabulary.erase(spec.vocabulary.begin() + 4 + 0xA8);
  EXPECT_THAT(Encode(*Bpe::Create(spec), "a\xC3\xA8"), ElementsAre(0, 3));
}

TEST(Bpe, ByteLevelHasNoFallbackForBytes) {
  BpeSpec spec = SpecOf({});
  spec.byte_fallback = true;
  EXPECT_THAT(Encode(*Bpe::Create(spec), "ab"), ElementsAre('a', 'b'));
  spec.vocabulary.erase(spec.vocabulary.begin() + 'b');
  EXPECT_THAT(std::string(Bpe::Create(spec).status().message()), HasSubstr("byte 98"));
}

TEST(Bpe, MergesOfUnknownTokensAreRefused) {
  BpeSpec spec = SpecOf({{"a", "b"}});
  spec.merges.emplace_back("ab", "c");
  const absl::Status status = Bpe::Create(spec).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("merge 1 (\"ab\" \"c\")"));
}

TEST(Bpe, CancellationEndsALongPiece) {
  const absl::StatusOr<Bpe> bpe = Bpe::Create(SpecOf({{"a", "a"}}));
  const std::atomic<bool> cancelled = true;
  Bpe::Workspace workspace;
  std::vector<int32_t> ids;
  EXPECT_FALSE(bpe->Encode(std::string(100, 'a'), &cancelled, &workspace, &ids));
}

}  // namespace
}  // namespace longspan

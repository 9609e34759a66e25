#include "engine/text/utf8.h"

#include <gtest/gtest.h>

#include "engine/text/byte_level.h"

namespace longspan {
namespace {

TEST(Utf8, EveryCodePointRoundTrips) {
  for (uint32_t value = 0; value < 0x110000; ++value) {
    if (value >= 0xD800 && value < 0xE000) continue;
    std::string text;
    AppendUtf8(value, &text);
    const Utf8Step step = NextUtf8(text, 0);
    ASSERT_TRUE(step.valid) << value;
    ASSERT_EQ(static_cast<uint32_t>(step.value), value);
    ASSERT_EQ(step.bytes, text.size());
    for (size_t bytes = 1; bytes < text.size(); ++bytes) {
      ASSERT_EQ(IncompleteUtf8SuffixBytes("x" + text.substr(0, bytes)), bytes) << value;
    }
    ASSERT_EQ(IncompleteUtf8SuffixBytes(text), 0u) << value;
  }
}

// Unicode standard, chapter 3, tables 3-8 to 3-11: one U+FFFD a maximal subpart.
TEST(Utf8, IllFormedBytesAreReplacedByMaximalSubparts) {
  const std::string bad = "\xEF\xBF\xBD";
  EXPECT_EQ(ReplaceInvalidUtf8("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82"
                               "A"),
            bad + bad + bad + bad + bad + bad + bad + bad + "A");
  EXPECT_EQ(ReplaceInvalidUtf8("\xED\xA0\x80\xF4\x91\x92\x93\xFF"
                               "A\x80"),
            bad + bad + bad + bad + bad + bad + bad + bad + "A" + bad);
  EXPECT_EQ(ReplaceInvalidUtf8("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF"
                               "A"),
            bad + bad + bad + bad + "A");
  EXPECT_EQ(ReplaceInvalidUtf8("caf\xC3\xA9"), "caf\xC3\xA9");
}

TEST(Utf8, TheValidPrefixEndsAtTheFirstFault) {
  EXPECT_EQ(ValidUtf8PrefixBytes("caf\xC3\xA9"), 5u);
  EXPECT_EQ(ValidUtf8PrefixBytes("caf\xC3"), 3u);
  EXPECT_EQ(ValidUtf8PrefixBytes("\x80"), 0u);
  EXPECT_EQ(ValidUtf8PrefixBytes(""), 0u);
}

TEST(ByteLevel, TheAlphabetIsABijection) {
  for (int byte = 0; byte < 256; ++byte) {
    std::string character;
    AppendUtf8(ByteLevelCharacter(static_cast<uint8_t>(byte)), &character);
    EXPECT_EQ(ByteLevelDecode(character), std::string(1, static_cast<char>(byte)));
  }
  EXPECT_TRUE(ByteLevelCharacter(' ') == 0x120);
  EXPECT_TRUE(ByteLevelCharacter('\n') == 0x10A);
  EXPECT_EQ(ByteLevelDecode("a b"), std::nullopt);
  EXPECT_EQ(ByteLevelDecode("\xE2\x96\x81"), std::nullopt);
}

}  // namespace
}  // namespace longspan

// Flags by which a dense model is served approximately.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/options/parse.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST(Options, SparseDecode) {
  const SparseDecodeOptions defaults = Parse({"--model=d"}).options.sparse_decode;
  EXPECT_EQ(defaults.mode, SparseDecodeMode::kOff);
  EXPECT_EQ(defaults.settings.budget_tokens, 4096);
  EXPECT_EQ(defaults.settings.budget_share, 0.125);
  EXPECT_EQ(defaults.settings.from_tokens, 12'288);
  const CommandLine line =
      Parse({"--model=d", "--sparse-decode=on-request", "--sparse-decode-budget-tokens=1030",
             "--sparse-decode-budget-share=1", "--sparse-decode-from-tokens=0"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.sparse_decode.mode, SparseDecodeMode::kOnRequest);
  EXPECT_EQ(line.options.sparse_decode.settings.budget_tokens, 1030);
  EXPECT_EQ(line.options.sparse_decode.settings.budget_share, 1);
  EXPECT_EQ(line.options.sparse_decode.settings.from_tokens, 0);
  const std::string printed = PrintConfig(line.options);
  EXPECT_EQ(PrintConfig(Parse({"--config", WriteFile(printed)}).options), printed);
  for (const char* bad : {"--sparse-decode=yes", "--sparse-decode-budget-tokens=1023",
                          "--sparse-decode-budget-share=0", "--sparse-decode-budget-share=1.01",
                          "--sparse-decode-budget-share=nan", "--sparse-decode-from-tokens=-1"}) {
    EXPECT_EQ(Parse({"--model=d", "--sparse-decode=on", bad}).exit_code, kExitUsage) << bad;
  }
}

TEST(Options, SparseDecodeWithoutEffectIsRefused) {
  for (const char* flag : {"--sparse-decode-budget-tokens=4096", "--sparse-decode-budget-share=0.5",
                           "--sparse-decode-from-tokens=1"}) {
    const CommandLine line = Parse({"--model=d", flag});
    EXPECT_EQ(line.exit_code, kExitUsage) << flag;
    const std::string name(flag, std::string(flag).find('='));
    EXPECT_THAT(line.text, HasSubstr(name + " has no effect beside --sparse-decode off"));
  }
}

TEST(Options, SparsePrefill) {
  const Options defaults = Parse({"--model=d"}).options;
  EXPECT_FALSE(defaults.sparse_prefill.has_value());
  EXPECT_EQ(defaults.sparse_prefill_from_tokens, 4096);
  const CommandLine line =
      Parse({"--model=d", "--sparse-prefill=0.9", "--sparse-prefill-from-tokens=0"});
  ASSERT_FALSE(line.exit_code.has_value()) << line.text;
  EXPECT_EQ(line.options.sparse_prefill, 0.9);
  EXPECT_EQ(line.options.sparse_prefill_from_tokens, 0);
  for (const Options& options : {defaults, line.options}) {
    const std::string printed = PrintConfig(options);
    EXPECT_EQ(PrintConfig(Parse({"--config", WriteFile(printed)}).options), printed);
  }
  for (const char* bad : {"--sparse-prefill=0", "--sparse-prefill=1", "--sparse-prefill=-0.5",
                          "--sparse-prefill=nan", "--sparse-prefill=on"}) {
    const CommandLine refused = Parse({"--model=d", bad});
    EXPECT_EQ(refused.exit_code, kExitUsage) << bad;
    EXPECT_THAT(refused.text, HasSubstr("a number above 0 and below 1"));
  }
}

TEST(Options, SparsePrefillThatCannotBeIsRefused) {
  EXPECT_THAT(Parse({"--model=d", "--sparse-prefill-from-tokens=1"}).text,
              HasSubstr("--sparse-prefill-from-tokens has no effect without --sparse-prefill"));
  const CommandLine both = Parse({"--model=d", "--sparse-prefill=0.9", "--sparse-decode=on"});
  EXPECT_EQ(both.exit_code, kExitUsage);
  EXPECT_THAT(both.text, HasSubstr("--sparse-prefill cannot be given beside --sparse-decode on"));
}

}  // namespace
}  // namespace longspan

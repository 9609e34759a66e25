#include "clients/command_line/flag_facts.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/clients/command_line/sample_program.h"

namespace longspan {
namespace {

using ::testing::ElementsAre;

TEST(FlagFactsTest, AreThoseOfTheDeclarations) {
  const SampleProgram program;
  const FlagFacts server = FlagsOf(program.app).back();
  EXPECT_THAT(server.names, ElementsAre("--server"));
  EXPECT_EQ(server.value, "HOST:PORT");
  EXPECT_EQ(server.fallback, "here:1");
  EXPECT_EQ(server.environment, "SAMPLE_SERVER");

  const auto commands = CommandsOf(program.app);
  ASSERT_EQ(commands.size(), 2U);
  EXPECT_THAT(FlagNamesOf(*commands[0]),
              ElementsAre("-h", "--help", "-f", "--file", "--mode", "--to", "--loud"));
  const auto flags = FlagsOf(*commands[0]);
  EXPECT_TRUE(flags[1].is_file);
  EXPECT_THAT(flags[2].choices, ElementsAre("fast", "safe"));
  EXPECT_TRUE(flags[3].is_file);
  EXPECT_EQ(flags[4].value, "");
  ASSERT_EQ(ArgumentsOf(*commands[0]).size(), 1U);
  EXPECT_EQ(ArgumentsOf(*commands[0])[0].value, "TEXT");
}

}  // namespace
}  // namespace longspan

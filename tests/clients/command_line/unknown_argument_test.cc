#include "clients/command_line/unknown_argument.h"

#include "gtest/gtest.h"
#include "tests/clients/command_line/sample_program.h"

namespace longspan {
namespace {

std::string TextOf(const std::vector<std::string>& arguments) {
  SampleProgram program;
  EXPECT_FALSE(program.Parse(arguments));
  return UnknownArgumentText(program.app);
}

TEST(UnknownArgumentTest, ACommandIsNamedWithTheNearestOne) {
  EXPECT_EQ(TextOf({"cpoy"}), "sample has no command \"cpoy\". Did you mean copy?");
  EXPECT_EQ(TextOf({"--server", "a:1", "frobnicate", "--file", "x"}),
            "sample has no command \"frobnicate\". Its commands: copy, list.");
}

TEST(UnknownArgumentTest, AFlagIsNamedWithTheNearestOneOfItsCommand) {
  EXPECT_EQ(TextOf({"copy", "--flie", "x"}),
            "sample copy has no flag --flie. Did you mean --file?");
  EXPECT_EQ(TextOf({"copy", "--flie=x"}), "sample copy has no flag --flie. Did you mean --file?");
  EXPECT_EQ(TextOf({"--sever=x", "list"}), "sample has no flag --sever. Did you mean --server?");
  EXPECT_EQ(TextOf({"list", "--zzz"}), "sample list has no flag --zzz.");
}

TEST(UnknownArgumentTest, AFlagInTheWrongPlaceIsToldItsOwn) {
  EXPECT_EQ(TextOf({"list", "--server", "a:1"}),
            "--server stands before the command: sample --server … list.");
  EXPECT_EQ(TextOf({"--loud", "copy"}), "--loud stands after its command: sample copy --loud.");
}

TEST(UnknownArgumentTest, AWordTooManyIsNamed) {
  EXPECT_EQ(TextOf({"list", "this"}), "sample list takes no arguments; \"this\" is one more.");
  EXPECT_EQ(
      TextOf({"copy", "two", "words"}),
      "sample copy takes one argument; \"words\" is one more. What has spaces stands in quotes.");
}

TEST(UnknownArgumentTest, WhatIsRightHasNone) {
  SampleProgram program;
  ASSERT_TRUE(program.Parse({"copy", "--file", "x"}));
  EXPECT_EQ(UnknownArgumentText(program.app), "");
  EXPECT_EQ(HelpFor(program.app, "--file: It is not there"), "sample copy --help");
  EXPECT_EQ(HelpFor(program.app, "--server: It is not there"), "sample --help");
}

}  // namespace
}  // namespace longspan

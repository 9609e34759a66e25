// The scripts' texts; tests/e2e/test_command_line.py has the shells run them.
#include "clients/command_line/bash_completion.h"
#include "clients/command_line/zsh_completion.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/clients/command_line/sample_program.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(CompletionTest, BashKnowsCommandsFlagsAndValues) {
  const SampleProgram program;
  const std::string script = BashCompletion(program.app, "sample completion bash");
  for (const char* part :
       {"words=\"copy list\"", "--mode) words=\"fast safe\"", "-f|--file|--to) files=-f",
        "complete -F _sample sample\n", "`sample completion bash`"}) {
    EXPECT_THAT(script, HasSubstr(part));
  }
  EXPECT_THAT(script, Not(HasSubstr("--secret")));
}

TEST(CompletionTest, ZshKnowsThemWithWhatTheyMean) {
  const SampleProgram program;
  const std::string script = ZshCompletion(program.app, "sample completion zsh");
  for (const char* part :
       {"#compdef sample\n", "'copy:Copy a file'",
        "'--mode=[.fast is not safe]:fast|safe|N:(fast safe)'", "'-f[from where]:FILE:_files'",
        "'--to=[where to]:PATH:_files'", "'--loud[tell]'",
        "[who'\\''s asked \\[none\\], or\\: nobody]:HOST\\:PORT:'"}) {
    EXPECT_THAT(script, HasSubstr(part));
  }
  EXPECT_THAT(script, Not(HasSubstr("--secret")));
}

}  // namespace
}  // namespace longspan

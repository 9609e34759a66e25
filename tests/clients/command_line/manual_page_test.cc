#include "clients/command_line/manual_page.h"

#include "clients/command_line/version.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/clients/command_line/sample_program.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(ManualPageTest, HasEverythingOfHelp) {
  const SampleProgram program;
  const std::string page = ManualPage(program.app, 1);
  EXPECT_THAT(page, StartsWith(".TH SAMPLE 1 \"\" \"sample " + std::string(Version()) + "\"\n"));
  for (const char* part :
       {"sample \\- Does things to files\n", ".SS \"sample copy\"\nCopy a file.\n",
        "\\fB\\-f\\fR, \\fB\\-\\-file\\fR \\fIFILE\\fR\nFrom where.\n", "Default: here:1.\n",
        "Environment: SAMPLE_SERVER.\n", ".PP\nA last word.\n"}) {
    EXPECT_THAT(page, HasSubstr(part));
  }
  EXPECT_THAT(page, Not(HasSubstr("secret")));
}

TEST(ManualPageTest, TextIsNoRequestOfRoff) {
  const SampleProgram program;
  const std::string page = ManualPage(program.app, 1);
  EXPECT_THAT(page, HasSubstr("\n\\&.fast is not safe.\n"));
  EXPECT_THAT(page, HasSubstr("Who\\(aqs asked [none]"));
}

}  // namespace
}  // namespace longspan

#include "server/identity/secret_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "gmock/gmock.h"

namespace longspan {
namespace {

using testing::HasSubstr;

std::string Path(const std::string& name) { return testing::TempDir() + "/secret_file_" + name; }

TEST(ReadSecretFile, GivesAllBytes) {
  const std::string text("a\0b\n", 4);
  std::ofstream(Path("some"), std::ios::binary | std::ios::trunc) << text;
  EXPECT_EQ(*ReadSecretFile(Path("some")), text);
}

TEST(ReadSecretFile, WhatIsNoFileOrTooLargeIsNamed) {
  EXPECT_THAT(ReadSecretFile(Path("none")).status().message(), HasSubstr(Path("none")));
  EXPECT_THAT(ReadSecretFile(testing::TempDir()).status().message(), HasSubstr("no regular file"));
  std::ofstream(Path("large"), std::ios::trunc) << std::string((1 << 20) + 1, 'x');
  EXPECT_THAT(ReadSecretFile(Path("large")).status().message(), HasSubstr("1048576 bytes"));
}

// Reading it would wait for somebody who writes.
TEST(ReadSecretFile, APipeIsRefusedAtOnce) {
  const std::string path = Path("pipe");
  unlink(path.c_str());
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  EXPECT_THAT(ReadSecretFile(path).status().message(), HasSubstr("no regular file"));
}

}  // namespace
}  // namespace longspan

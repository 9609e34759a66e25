#include "engine/loader/gguf/split_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace longspan {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(SplitFiles, AFileStandsForItself) {
  for (const char* path : {"model.gguf", "dir-00001-of-00002/x.gguf", "a-0001-of-0002.gguf",
                           "a-00001-if-00002.gguf", "a-0000x-of-00002.gguf", ".gguf"}) {
    EXPECT_THAT(*GgufFilePaths(path), ElementsAre(path));
  }
}

TEST(SplitFiles, TheFirstPartStandsForAll) {
  EXPECT_THAT(*GgufFilePaths("/m/a-00001-of-00003.gguf"),
              ElementsAre("/m/a-00001-of-00003.gguf", "/m/a-00002-of-00003.gguf",
                          "/m/a-00003-of-00003.gguf"));
  EXPECT_THAT(*GgufFilePaths("-00001-of-00001.gguf"), ElementsAre("-00001-of-00001.gguf"));
}

TEST(SplitFiles, OtherPartsNameTheFirst) {
  EXPECT_THAT(std::string(GgufFilePaths("a-00002-of-00003.gguf").status().message()),
              HasSubstr("part 2 of a split file, expected the first: a-00001-of-00003.gguf"));
  EXPECT_FALSE(GgufFilePaths("a-00000-of-00003.gguf").ok());
  EXPECT_FALSE(GgufFilePaths("a-00001-of-00000.gguf").ok());
}

}  // namespace
}  // namespace longspan

#include "engine/loader/model_path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(ModelPath, NamesAreThoseOfDirectoriesAndFiles) {
  EXPECT_EQ(ModelNameOf("/models/demo"), "demo");
  EXPECT_EQ(ModelNameOf("/models/demo/"), "demo");
  EXPECT_EQ(ModelNameOf("/models/x/../demo/."), "demo");
  EXPECT_EQ(ModelNameOf("/models/SmolLM2-135M.Q4_1.gguf"), "SmolLM2-135M.Q4_1");
}

TEST(ModelPath, ASnapshotOfTheHubsCacheHasTheHubsName) {
  EXPECT_EQ(ModelNameOf("/c/hub/models--org--model-1B/snapshots/0a1b2c"), "org/model-1B");
  EXPECT_EQ(ModelNameOf("/c/hub/models--org--model-1B/snapshots/0a1b2c/"), "org/model-1B");
  EXPECT_EQ(ModelNameOf("/c/hub/models--gpt2/snapshots/0a1b2c"), "gpt2");
  EXPECT_EQ(ModelNameOf("/c/hub/models--org--model/blobs/0a1b2c"), "0a1b2c");
}

TEST(ModelPath, AHubNameGetsTheCommandThatFetchesIt) {
  EXPECT_THAT(ExplainNoModel("org/model-1.5B"),
              AllOf(HasSubstr("nothing is there"),
                    HasSubstr("hf download org/model-1.5B --local-dir org/model-1.5B")));
  for (const char* path :
       {"model", "/org/model", "a/b/c", "org/", "./model", "../model", "or g/m"}) {
    EXPECT_THAT(ExplainNoModel(path),
                AllOf(HasSubstr("nothing is there"), Not(HasSubstr("hf download"))))
        << path;
  }
}

TEST(ModelPath, AFolderOfTheHubsCacheNamesItsSnapshots) {
  const TemporaryDirectory directory;
  EXPECT_FALSE(IsHubCacheFolder(directory.path()));
  std::filesystem::create_directories(directory.File("snapshots/0a1b2c"));
  EXPECT_TRUE(IsHubCacheFolder(directory.path()));
  EXPECT_THAT(ExplainNoModel(directory.path()), HasSubstr(directory.File("snapshots/0a1b2c")));
  directory.Write("config.json", "{}");
  EXPECT_FALSE(IsHubCacheFolder(directory.path()));
}

TEST(ModelPath, AFileThatIsNoModelIsReportedFromNothing) {
  const TemporaryDirectory directory;
  directory.Write("model.bin", "x");
  EXPECT_THAT(ExplainNoModel(directory.File("model.bin")),
              AllOf(HasSubstr("expected the directory"), Not(HasSubstr("nothing is there"))));
}

}  // namespace
}  // namespace longspan

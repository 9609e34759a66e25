#include "server/identity/file_reloader.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <new>

#include "gtest/gtest.h"

namespace longspan {
namespace {

// Loads what a file says, refuses "bad", and remembers what was told of it.
class FileReloaderTest : public testing::Test {
 protected:
  FileReloaderTest() : directory_(testing::TempDir() + "/file_reloader_test") {
    std::filesystem::remove_all(directory_);
    std::filesystem::create_directory(directory_);
  }

  std::string path(const char* name) const { return directory_ + "/" + name; }

  static void Write(const std::string& path, const std::string& text) {
    std::ofstream(path + ".new") << text;
    std::filesystem::rename(path + ".new", path);
  }

  absl::Status Load(const std::string& path) {
    std::ifstream file(path);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    if (text == "huge") throw std::bad_alloc();
    if (text == "bad") return absl::InvalidArgumentError("bad");
    MutexLock lock(&mutex_);
    has_ = text;
    return absl::OkStatus();
  }

  FileReloader::Reported Reported() {
    return [this](const std::string& name, const absl::Status& status) {
      MutexLock lock(&mutex_);
      (status.ok() ? taken_ : refused_)[name] += 1;
      changed_.NotifyAll();
    };
  }
  bool Await(int taken, int refused) {
    MutexLock lock(&mutex_);
    return changed_.WaitFor(&mutex_, std::chrono::seconds(30), [&]() LONGSPAN_REQUIRES(mutex_) {
      return taken_["file"] == taken && refused_["file"] == refused;
    });
  }
  std::string has() {
    MutexLock lock(&mutex_);
    return has_;
  }

  const std::string directory_;
  Mutex mutex_;
  ConditionVariable changed_;
  std::map<std::string, int> taken_ LONGSPAN_GUARDED_BY(mutex_);
  std::map<std::string, int> refused_ LONGSPAN_GUARDED_BY(mutex_);
  std::string has_ LONGSPAN_GUARDED_BY(mutex_);
};

TEST_F(FileReloaderTest, TheFirstLoadingIsReturned) {
  FileReloader reloader(Reported());
  Write(path("a"), "bad");
  EXPECT_FALSE(reloader.Add("file", {path("a")}, [this] { return Load(path("a")); }).ok());
  Write(path("a"), "good");
  EXPECT_TRUE(reloader.Add("file", {path("a")}, [this] { return Load(path("a")); }).ok());
  EXPECT_EQ(has(), "good");
  EXPECT_TRUE(Await(1, 0));
}

TEST_F(FileReloaderTest, AChangeIsLoadedAndWhatIsBadKeepsTheOld) {
  Write(path("a"), "one");
  FileReloader reloader(Reported());
  ASSERT_TRUE(reloader.Add("file", {path("a")}, [this] { return Load(path("a")); }).ok());
  reloader.Start(absl::Milliseconds(1));
  Write(path("a"), "two");
  ASSERT_TRUE(Await(2, 0));
  EXPECT_EQ(has(), "two");
  Write(path("a"), "bad");
  ASSERT_TRUE(Await(2, 1)) << "told once, not at each look";
  EXPECT_EQ(has(), "two");
  Write(path("a"), "huge");
  ASSERT_TRUE(Await(2, 2)) << "want of memory ends nothing";
  Write(path("a"), "three");
  ASSERT_TRUE(Await(3, 2));
  EXPECT_EQ(has(), "three");
}

// As secrets are mounted: a link to a directory is turned, the files in it are new.
TEST_F(FileReloaderTest, ALinkThatIsTurnedIsAChange) {
  for (const char* version : {"v1", "v2"}) {
    std::filesystem::create_directory(path(version));
    Write(path(version) + "/a", version);
  }
  std::filesystem::create_directory_symlink("v1", path("now"));
  FileReloader reloader(Reported());
  ASSERT_TRUE(reloader.Add("file", {path("now/a")}, [this] { return Load(path("now/a")); }).ok());
  reloader.Start(absl::Milliseconds(1));
  std::filesystem::create_directory_symlink("v2", path("next"));
  std::filesystem::rename(path("next"), path("now"));
  ASSERT_TRUE(Await(2, 0));
  EXPECT_EQ(has(), "v2");
}

TEST_F(FileReloaderTest, WhoAsksNeedNotWait) {
  Write(path("a"), "one");
  FileReloader reloader(Reported());
  ASSERT_TRUE(reloader.Add("file", {path("a")}, [this] { return Load(path("a")); }).ok());
  reloader.Start(absl::Hours(1));
  reloader.ReloadAll();
  ASSERT_TRUE(Await(2, 0)) << "unchanged, and read all the same";
  Write(path("a"), "two");
  reloader.ReloadAll();
  ASSERT_TRUE(Await(3, 0));
  EXPECT_EQ(has(), "two");
}

TEST_F(FileReloaderTest, WithoutFilesThereIsNothingToDo) {
  FileReloader reloader(Reported());
  reloader.Start(absl::Milliseconds(1));
  reloader.ReloadAll();
  MutexLock lock(&mutex_);
  EXPECT_TRUE(taken_.empty());
  EXPECT_TRUE(refused_.empty());
}

}  // namespace
}  // namespace longspan

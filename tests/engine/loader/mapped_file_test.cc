#include "engine/loader/base/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/fixtures/temporary_directory.h"

namespace longspan {
namespace {

using testing::HasSubstr;

const size_t kPage = static_cast<size_t>(sysconf(_SC_PAGESIZE));

class MappedFileTest : public testing::Test {
 protected:
  MappedFile OpenOf(size_t bytes) {
    std::ofstream(path_, std::ios::binary) << std::string(bytes, 'x');
    // Long ago, so that what is written from now on has another time whatever clock files have.
    const timespec long_ago[2] = {{1'000'000, 0}, {1'000'000, 0}};
    EXPECT_EQ(utimensat(AT_FDCWD, path_.c_str(), long_ago, 0), 0);
    auto file = MappedFile::Open(path_);
    EXPECT_TRUE(file.ok()) << file.status();
    return *std::move(file);
  }

  const TemporaryDirectory directory_;
  const std::string path_ = directory_.path() + "/weights";
};

TEST_F(MappedFileTest, OneThatNobodyTouchesIsUnchanged) {
  const MappedFile file = OpenOf(3 * kPage + 7);
  EXPECT_EQ(file.contents(), std::string(3 * kPage + 7, 'x'));
  EXPECT_TRUE(file.CheckUnchanged().ok());
  EXPECT_TRUE(OpenOf(0).contents().empty());
}

// Every read behind the new end finds zeros, by however many threads, and none ends the process.
TEST_F(MappedFileTest, OneCutShortReadsAsZerosAndSaysSo) {
  const MappedFile file = OpenOf(64 * kPage);
  ASSERT_EQ(truncate(path_.c_str(), 4 * kPage), 0);
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (size_t thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&, thread] {
      for (size_t page = thread; page < 64; ++page) {
        const char found = file.contents()[page * kPage + 5];
        if (found != (page < 4 ? 'x' : '\0')) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  const absl::Status status = file.CheckUnchanged();
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_THAT(status.message(),
              HasSubstr(path_ + ": cut short while it was read: expected " +
                        std::to_string(64 * kPage) + " bytes, found " + std::to_string(4 * kPage)));
}

// The rest of that page is zeros without a word from the kernel.
TEST_F(MappedFileTest, OneCutShortWithinItsLastPageSaysSo) {
  const MappedFile file = OpenOf(2 * kPage);
  ASSERT_EQ(truncate(path_.c_str(), kPage + 1), 0);
  EXPECT_EQ(file.contents()[2 * kPage - 1], '\0');
  EXPECT_THAT(file.CheckUnchanged().message(), HasSubstr("cut short while it was read"));
}

TEST_F(MappedFileTest, OneThatIsCutShortAndGrowsAgainSaysSo) {
  const MappedFile file = OpenOf(8 * kPage);
  ASSERT_EQ(truncate(path_.c_str(), 0), 0);
  EXPECT_EQ(file.contents()[kPage], '\0');
  ASSERT_EQ(truncate(path_.c_str(), 8 * kPage), 0);
  EXPECT_THAT(file.CheckUnchanged().message(), HasSubstr("written while it was read"));
}

TEST_F(MappedFileTest, OneThatIsWrittenSaysSo) {
  const MappedFile file = OpenOf(kPage);
  std::ofstream(path_, std::ios::binary | std::ios::in) << "other";
  EXPECT_THAT(file.CheckUnchanged().message(), HasSubstr("written while it was read"));
}

TEST_F(MappedFileTest, OneThatIsDeletedOrReplacedByRenameIsUnchanged) {
  const MappedFile file = OpenOf(8 * kPage);
  std::ofstream(path_ + ".new") << "other";
  std::filesystem::rename(path_ + ".new", path_);
  EXPECT_EQ(file.contents(), std::string(8 * kPage, 'x'));
  EXPECT_TRUE(file.CheckUnchanged().ok());
  std::filesystem::remove(path_);
  EXPECT_TRUE(file.CheckUnchanged().ok());
}

TEST_F(MappedFileTest, IsGuardedWhereverItIsMoved) {
  MappedFile first = OpenOf(4 * kPage);
  MappedFile file = std::move(first);
  ASSERT_EQ(truncate(path_.c_str(), 0), 0);
  EXPECT_EQ(file.contents()[3 * kPage], '\0');
  EXPECT_FALSE(file.CheckUnchanged().ok());
}

// What nobody guards ends the process as ever: also where a mapping was guarded once.
TEST_F(MappedFileTest, OtherBusErrorsEndTheProcess) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto read_unguarded = [this] {
    { const MappedFile guarded = OpenOf(kPage); }
    const int descriptor = open(path_.c_str(), O_RDONLY);
    const auto* data = static_cast<const volatile char*>(
        mmap(nullptr, kPage, PROT_READ, MAP_PRIVATE, descriptor, 0));
    (void)!truncate(path_.c_str(), 0);
    _exit(data[0]);
  };
  EXPECT_EXIT(read_unguarded(), testing::KilledBySignal(SIGBUS), "");
  const auto sent = [this] {
    const MappedFile guarded = OpenOf(kPage);
    raise(SIGBUS);
    _exit(0);
  };
  EXPECT_EXIT(sent(), testing::KilledBySignal(SIGBUS), "");
}

}  // namespace
}  // namespace longspan

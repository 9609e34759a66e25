#include "server/observation/log_sink.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

std::string NoticeOf(int64_t lines, absl::string_view reason) {
  return absl::StrCat("lost ", lines, ": ", reason);
}

// A descriptor that comes to be another file's, as a disk comes to have room again.
class Target {
 public:
  explicit Target(int descriptor) : descriptor_(descriptor) {}
  ~Target() { close(descriptor_); }
  int get() const { return descriptor_; }
  void Become(int other) const {
    ASSERT_EQ(dup2(other, descriptor_), descriptor_);
    close(other);
  }

 private:
  const int descriptor_;
};

void Put(LogSink* sink, absl::string_view line) {
  sink->log(spdlog::details::log_msg("", spdlog::level::info,
                                     spdlog::string_view_t(line.data(), line.size())));
}

std::string ReadWhatIsThere(int descriptor) {
  std::string text(1 << 20, '\0');
  EXPECT_EQ(fcntl(descriptor, F_SETFL, O_NONBLOCK), 0);
  size_t bytes = 0;
  for (ssize_t got = 0; (got = read(descriptor, &text[bytes], text.size() - bytes)) > 0;) {
    bytes += static_cast<size_t>(got);
  }
  text.resize(bytes);
  return text;
}

TEST(LogSink, AFullDiskLosesLinesWhichAreReportedWhenItHasRoom) {
  const Target target(open("/dev/full", O_WRONLY));
  LogSink sink(target.get(), NoticeOf);
  for (int i = 0; i < 5; ++i) Put(&sink, "lost");
  EXPECT_EQ(sink.lost_lines(), 5);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  target.Become(ends[1]);
  Put(&sink, "written");
  Put(&sink, "too");
  EXPECT_EQ(sink.lost_lines(), 5);
  EXPECT_EQ(ReadWhatIsThere(ends[0]), "written\nlost 5: No space left on device\ntoo\n");
  close(ends[0]);
}

// Nothing more is to be said, but what was lost.
TEST(LogSink, AnEmptyLineReportsWhatWasLost) {
  const Target target(open("/dev/full", O_WRONLY));
  LogSink sink(target.get(), NoticeOf);
  EXPECT_FALSE(sink.TakeUnreported());
  Put(&sink, "lost");
  EXPECT_TRUE(sink.TakeUnreported());
  EXPECT_FALSE(sink.TakeUnreported()) << "one is on its way";
  Put(&sink, "");
  EXPECT_TRUE(sink.TakeUnreported()) << "it could not be told";
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  target.Become(ends[1]);
  Put(&sink, "");
  EXPECT_FALSE(sink.TakeUnreported());
  EXPECT_EQ(ReadWhatIsThere(ends[0]), "lost 1: No space left on device\n");
  EXPECT_EQ(sink.lost_lines(), 1) << "a notice that could not be written is no line lost";
  close(ends[0]);
}

TEST(LogSink, WhatOthersLostIsReported) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const Target target(ends[1]);
  LogSink sink(target.get(), NoticeOf);
  int64_t elsewhere = 0;
  sink.ReportAlso([&] { return elsewhere; });
  Put(&sink, "a");
  elsewhere = 3;
  Put(&sink, "b");
  elsewhere = 4;
  Put(&sink, "c");  // within the same tenth of a second
  sink.EndWaiting();
  Put(&sink, "");
  EXPECT_EQ(ReadWhatIsThere(ends[0]),
            "a\nb\nlost 3: they came faster than they were written\nc\n"
            "lost 1: they came faster than they were written\n");
  close(ends[0]);
}

TEST(LogSink, AReaderThatHasGoneLosesLines) {
  signal(SIGPIPE, SIG_IGN);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const Target target(ends[1]);
  LogSink sink(target.get(), NoticeOf);
  close(ends[0]);
  Put(&sink, "lost");
  EXPECT_EQ(sink.lost_lines(), 1);
}

// A disk that fills up in the middle of a line: the next one begins on its own.
TEST(LogSink, ATornLineEndsWhereTheNextBegins) {
  signal(SIGXFSZ, SIG_IGN);
  const std::string path = testing::TempDir() + "/log_sink_torn";
  unlink(path.c_str());
  const Target target(open(path.c_str(), O_RDWR | O_CREAT, 0600));
  LogSink sink(target.get(), NoticeOf);
  rlimit before = {};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 10;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  Put(&sink, "whole");
  Put(&sink, "torn line");
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_EQ(sink.lost_lines(), 1);
  Put(&sink, "next");
  lseek(target.get(), 0, SEEK_SET);
  EXPECT_EQ(ReadWhatIsThere(target.get()), "whole\ntorn\nnext\nlost 1: File too large\n");
  unlink(path.c_str());
}

// At the end a reader that reads nothing is not waited for any longer, through a pipe or a socket.
TEST(LogSink, TheEndDoesNotWaitForAReaderThatStalls) {
  for (const bool is_socket : {false, true}) {
    int ends[2];
    ASSERT_EQ(is_socket ? socketpair(AF_UNIX, SOCK_STREAM, 0, ends) : pipe(ends), 0);
    const Target target(ends[1]);
    LogSink sink(target.get(), NoticeOf);
    sink.EndWaiting();
    const std::string line(10'000, 'x');
    int lines = 0;
    while (sink.lost_lines() == 0 && lines < 1000) {
      Put(&sink, line);
      ++lines;
    }
    ASSERT_EQ(sink.lost_lines(), 1);
    Put(&sink, line);
    EXPECT_EQ(sink.lost_lines(), 2);
    const std::string written = ReadWhatIsThere(ends[0]);
    EXPECT_GE(written.size(), line.size());
    EXPECT_EQ(written.substr(0, line.size()), line);
    close(ends[0]);
  }
}

}  // namespace
}  // namespace longspan

#include "server/observation/log.h"

#include <unistd.h>

#include <limits>
#include <random>
#include <string>
#include <thread>

#include "engine/json/json.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

class SteppedClock : public Clock {
 public:
  int64_t NowUs() const override { return now_us; }
  int64_t now_us = 1;
};

const absl::Time kTime = absl::FromUnixMillis(1'700'000'000'123);

TEST(Log, JsonHoldsTimeLevelMessageAndFields) {
  const auto line =
      ParseJson(FormatLogLine(LogFormat::kJson, kTime, LogLevel::kWarning, "went",
                              {{"count", 3}, {"ms", 1.5}, {"ok", true}, {"path", "/v1"}}));
  ASSERT_TRUE(line.ok()) << line.status();
  EXPECT_EQ((*line)["time"], "2023-11-14T22:13:20.123Z");
  EXPECT_EQ((*line)["level"], "warning");
  EXPECT_EQ((*line)["message"], "went");
  EXPECT_EQ((*line)["count"], 3);
  EXPECT_EQ((*line)["ms"], 1.5);
  EXPECT_EQ((*line)["ok"], true);
  EXPECT_EQ((*line)["path"], "/v1");
}

TEST(Log, TextIsForPeople) {
  EXPECT_EQ(FormatLogLine(LogFormat::kText, kTime, LogLevel::kInfo, "went",
                          {{"count", 3}, {"path", "/v1 x"}}),
            "2023-11-14T22:13:20.123Z info went count=3 path=\"/v1 x\"");
}

// Whatever bytes a peer sends: one line, and JSON.
TEST(Log, EveryByteIsEscaped) {
  std::vector<std::string> corpus = {"\n",           "\r\n",
                                     "\x1b[31m",     "\"",
                                     "\\",           "\\\"",
                                     "\xff\xfe",     "\xed\xa0\x80",
                                     "\xe2\x80\xa8", "\xe2\x80\xa9",
                                     "\x7f",         "{\"a\":1}",
                                     "%v %d {}",     std::string("\0x", 2)};
  for (int byte = 0; byte < 256; ++byte) corpus.push_back(std::string(1, static_cast<char>(byte)));
  std::mt19937 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::string text(random() % 40, '\0');
    for (char& c : text) c = static_cast<char>(random());
    corpus.push_back(text);
  }
  for (const std::string& text : corpus) {
    // Keys are ours alone.
    const std::string line =
        FormatLogLine(LogFormat::kJson, kTime, LogLevel::kInfo, text, {{"field", text}});
    const std::string text_line =
        FormatLogLine(LogFormat::kText, kTime, LogLevel::kInfo, text, {{"field", text}});
    const auto parsed = ParseJson(line);
    ASSERT_TRUE(parsed.ok()) << parsed.status() << "\n" << line;
    for (const char c : line + text_line) {
      const auto byte = static_cast<unsigned char>(c);
      ASSERT_TRUE(byte >= 0x20 && byte != 0x7f) << int{byte};
    }
  }
}

TEST(Log, NumbersThatJsonHasNotBecomeText) {
  const auto line = ParseJson(FormatLogLine(LogFormat::kJson, kTime, LogLevel::kInfo, "m",
                                            {{"a", std::numeric_limits<double>::quiet_NaN()},
                                             {"b", std::numeric_limits<double>::infinity()}}));
  ASSERT_TRUE(line.ok()) << line.status();
  EXPECT_TRUE((*line)["a"].is_string());
  EXPECT_TRUE((*line)["b"].is_string());
}

TEST(Log, WritesFromTheLevelOnAndEndsWithEverythingWritten) {
  testing::internal::CaptureStderr();
  {
    Log::Options options;
    options.level = LogLevel::kWarning;
    Log log(options);
    log.Info("not this");
    for (int i = 0; i < 100; ++i) log.Warning("this");
    EXPECT_EQ(log.drops(), 0);
  }
  const std::string written = testing::internal::GetCapturedStderr();
  EXPECT_EQ(std::count(written.begin(), written.end(), '\n'), 100);
  EXPECT_EQ(written.find("not this"), std::string::npos);
}

// What peers cause is rationed, what we say is not; and it is said what was left out.
TEST(Log, OfOneCauseSoManyLinesASecond) {
  testing::internal::CaptureStderr();
  SteppedClock clock;
  {
    Log::Options options;
    options.format = LogFormat::kJson;
    options.lines_per_second = 3;
    Log log(options, clock);
    const LogCause flood = {"http 4xx", "10.1.2.3:99"};
    for (int i = 0; i < 10; ++i) log.Write(flood, LogLevel::kInfo, "caused", {{"i", i}});
    for (int i = 0; i < 10; ++i) log.Write(flood, LogLevel::kDebug, "below", {});
    for (int i = 0; i < 10; ++i) log.Info("ours");
    clock.now_us += 1'000'000;
    log.ReportLeftOut();
    for (int i = 0; i < 4; ++i) log.Write(flood, LogLevel::kInfo, "caused", {});
  }
  const std::string written = testing::internal::GetCapturedStderr();
  const auto count = [&](const std::string& message) {
    int lines = 0;
    for (size_t at = 0; (at = written.find(message, at)) != std::string::npos; ++at) ++lines;
    return lines;
  };
  EXPECT_EQ(count("\"caused\""), 6) << written;
  EXPECT_EQ(count("\"ours\""), 10);
  EXPECT_EQ(count("\"message\":\"log lines left out\",\"kind\":\"http 4xx\","
                  "\"peer\":\"10.1.2.3\",\"lines\":7,"),
            1)
      << written;
  EXPECT_EQ(count("\"lines\":1,"), 1) << "what is left is told at the end";
}

TEST(Log, IsSilentOnceItIsClosed) {
  testing::internal::CaptureStderr();
  Log log(Log::Options{});
  log.Info("this");
  log.Close();
  log.Info("not");
  EXPECT_EQ(log.drops(), 0);
  const std::string written = testing::internal::GetCapturedStderr();
  EXPECT_NE(written.find("this"), std::string::npos);
  EXPECT_EQ(written.find("not"), std::string::npos);
}

// Nobody reads what is written to standard error, as when a collector hangs.
TEST(Log, AReaderThatStallsCostsTheOldestLinesAndHoldsUpNobody) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const int before = dup(STDERR_FILENO);
  dup2(ends[1], STDERR_FILENO);
  close(ends[1]);
  std::string written;
  std::thread reader;
  {
    Log::Options options;
    options.queue_lines = 16;
    Log log(options);
    const std::string filler(1000, 'x');
    for (int i = 0; i < 1000; ++i) log.Info("line", {{"filler", filler}, {"i", i}});
    EXPECT_GT(log.drops(), 0);
    EXPECT_LT(log.drops(), 1000);
    log.Info("the last");
    reader = std::thread([&] {
      char bytes[4096];
      for (ssize_t got = 0; (got = read(ends[0], bytes, sizeof(bytes))) > 0;) {
        written.append(bytes, static_cast<size_t>(got));
      }
    });
  }
  dup2(before, STDERR_FILENO);  // and with it goes the pipe's last writer
  close(before);
  reader.join();
  close(ends[0]);
  EXPECT_NE(written.find("the last"), std::string::npos);
}

}  // namespace
}  // namespace longspan

#include "server/http2/frame_guard.h"

#include <functional>
#include <optional>
#include <vector>

#include "gtest/gtest.h"
#include "tests/server/http2/test_frames.h"

namespace longspan::http2 {
namespace {

constexpr int64_t kSecond = 1'000'000;

// A guard whose client has begun, at a time that the test sets.
class FrameGuardTest : public testing::Test {
 protected:
  FrameGuardTest() { EXPECT_EQ(Said(Beginning()), std::nullopt); }

  std::optional<CutReason> Said(const std::string& bytes) {
    const std::optional<Cut> cut = guard_->FromClient(bytes, now_us_);
    if (!cut) return std::nullopt;
    code_ = cut->code;
    return cut->reason;
  }
  void Answered(const std::string& bytes) {
    EXPECT_EQ(guard_->FromServer(bytes, /*to_frame_end=*/false, now_us_), bytes.size());
  }
  // How many times it may be said before it is too much, up to `most`; `frame` of the count.
  int Permitted(const std::function<std::string(int)>& frame, int most = 100'000) {
    for (int i = 0; i < most; ++i) {
      if ((reason_ = Said(frame(i)))) return i;
    }
    return most;
  }
  static uint32_t Id(int call) { return static_cast<uint32_t>(2 * call + 1); }

  FrameLimits limits_;
  std::optional<FrameGuard> guard_{limits_};
  int64_t now_us_ = 5 * kSecond;
  ErrorCode code_ = ErrorCode::kNoError;
  std::optional<CutReason> reason_;
};

const std::string kHeadersOfServer = Frame(kHeaders, kEndHeaders, 1, "h");
std::string ServerSays(uint32_t stream) {
  return Frame(kHeaders, kEndHeaders, stream, "h") + Frame(kData, 0, stream, "event");
}
std::string ServerEnds(uint32_t stream) {
  return Frame(kHeaders, kEndHeaders | kEndStream, stream, "t");
}

TEST(Http2FrameGuard, APrefaceInPiecesAndNoOther) {
  for (const char* bytes : {"GET / HTTP/1.1\r\n", "PRI * HTTP/2.1", "\x16\x03\x01"}) {
    FrameGuard guard{FrameLimits()};
    const auto cut = guard.FromClient(bytes, 0);
    ASSERT_TRUE(cut.has_value()) << bytes;
    EXPECT_EQ(cut->reason, CutReason::kPreface);
  }
  FrameGuard guard{FrameLimits()};
  for (const char byte : std::string(kPreface)) {
    EXPECT_FALSE(guard.has_preface());
    EXPECT_FALSE(guard.FromClient({&byte, 1}, 0).has_value());
  }
  EXPECT_TRUE(guard.has_preface());
}

TEST(Http2FrameGuard, SettingsComeFirst) {
  for (const std::string& first : {Open(1), Ping(), Frame(kSettings, kAck, 0)}) {
    FrameGuard guard{FrameLimits()};
    const auto cut = guard.FromClient(std::string(kPreface) + first, 0);
    ASSERT_TRUE(cut.has_value());
    EXPECT_EQ(cut->reason, CutReason::kMalformed);
  }
}

TEST_F(FrameGuardTest, FramesThatMayNotBeWhereTheyAre) {
  const std::vector<std::string> malformed = {
      Frame(kData, 0, 0, "x"),
      Frame(kHeaders, kEndHeaders, 0, "x"),
      Frame(kRstStream, 0, 0, BigEndian(8, 4)),
      Frame(kSettings, 0, 1),
      Frame(kPing, 0, 1, std::string(8, 'p')),
      Frame(kPushPromise, kEndHeaders, 1, "xxxx"),
      Frame(kContinuation, kEndHeaders, 1, "x"),  // of no header block
      Frame(kHeaders, kEndHeaders, 2, "x"),       // streams of clients are odd
      Frame(kHeaders, 0, 1, "x") + Ping(),        // within a header block
      Frame(kHeaders, 0, 1, "x") + Frame(kContinuation, 0, 3, "x"),
      Frame(kData, 0, 7, "x"),  // nobody has opened it
      Reset(7),
      WindowUpdate(7, 1),
  };
  for (const std::string& bytes : malformed) {
    FrameGuard guard{FrameLimits()};
    const auto cut = guard.FromClient(Beginning() + bytes, 0);
    ASSERT_TRUE(cut.has_value()) << "type " << int{static_cast<uint8_t>(bytes[3])};
    EXPECT_EQ(cut->reason, CutReason::kMalformed) << int{static_cast<uint8_t>(bytes[3])};
    EXPECT_EQ(cut->code, ErrorCode::kProtocolError);
  }
}

TEST_F(FrameGuardTest, FramesOfAWrongSize) {
  const std::vector<std::string> wrong = {Open(1) + Frame(kRstStream, 0, 1, "xxx"),
                                          Frame(kPing, 0, 0, "x"),
                                          Frame(kWindowUpdate, 0, 0, "xxxxx"),
                                          Frame(kPriority, 0, 1, "xxxx"),
                                          Frame(kSettings, 0, 0, "xxxxx"),
                                          Frame(kSettings, kAck, 0, "xxxxxx"),
                                          Frame(kGoAway, 0, 0, "xxxx"),
                                          Open(1) + FrameOfLength(16 * 1024 + 1, kData, 0, 1),
                                          FrameOfLength(1 << 20, 99, 0, 0)};
  for (const std::string& bytes : wrong) {
    FrameGuard guard{FrameLimits()};
    const auto cut = guard.FromClient(Beginning() + bytes, 0);
    ASSERT_TRUE(cut.has_value());
    EXPECT_EQ(cut->reason, CutReason::kFrameSize);
    EXPECT_EQ(cut->code, ErrorCode::kFrameSizeError);
  }
}

TEST_F(FrameGuardTest, TheServerSaysHowLongFramesMayBe) {
  EXPECT_EQ(Said(Open(1)), std::nullopt);
  EXPECT_EQ(Said(Frame(kData, 0, 1, std::string(16 * 1024, 'x'))), std::nullopt);
  Answered(Settings(3, 100) + Settings(kSettingMaxFrameSize, 1 << 20));
  EXPECT_EQ(Said(FrameOfLength(1 << 20, kData, 0, 1) + std::string(1 << 20, 'x')), std::nullopt);
  // Those that were sent before the client read that they may not be.
  Answered(Settings(kSettingMaxFrameSize, 16 * 1024));
  EXPECT_EQ(Said(FrameOfLength(1 << 20, kData, 0, 1) + std::string(1 << 20, 'x')), std::nullopt);
  EXPECT_EQ(Said(FrameOfLength((1 << 20) + 1, kData, 0, 1)), CutReason::kFrameSize);
}

TEST_F(FrameGuardTest, RapidResets) {
  const int permitted = Permitted([](int i) { return Open(Id(i)) + Reset(Id(i)); });
  EXPECT_EQ(permitted, static_cast<int>(limits_.resets.burst));
  EXPECT_EQ(reason_, CutReason::kResets);
  EXPECT_EQ(code_, ErrorCode::kEnhanceYourCalm);
  EXPECT_EQ(guard_->last_stream(), Id(permitted));
}

TEST_F(FrameGuardTest, ResetsAtAnEasyPaceGoOn) {
  const int rounds = 10'000;
  const int permitted = Permitted(
      [&](int i) {
        now_us_ += kSecond / 150;
        return Open(Id(i)) + Reset(Id(i));
      },
      rounds);
  EXPECT_EQ(permitted, rounds);
}

TEST_F(FrameGuardTest, HundredsOfCallsGivenUpTogether) {
  const int calls = 1000;
  for (int i = 0; i < calls; ++i) ASSERT_EQ(Said(WholeCall(Id(i))), std::nullopt);
  now_us_ += 2 * kSecond;  // their deadline
  for (int i = 0; i < calls; ++i) ASSERT_EQ(Said(Reset(Id(i))), std::nullopt) << i;
  for (int i = calls; i < 2 * calls; ++i) {
    ASSERT_EQ(Said(WholeCall(Id(i))), std::nullopt);
    Answered(ServerSays(Id(i)));
    ASSERT_EQ(Said(Reset(Id(i))), std::nullopt) << "answered, if at once: " << i;
  }
  EXPECT_EQ(guard_->young_resets(), 0);
  for (int i = 2 * calls; i < 2 * calls + 100; ++i) {
    ASSERT_EQ(Said(WholeCall(Id(i)) + Reset(Id(i))), std::nullopt) << "neither: " << i;
  }
  EXPECT_EQ(guard_->young_resets(), 100);
}

TEST_F(FrameGuardTest, ResetsThatTheClientMakesTheServerSend) {
  const int permitted = Permitted([this](int i) {
    if (i > 0) Answered(Reset(Id(i - 1)));
    return Open(Id(i));
  });
  EXPECT_EQ(permitted, static_cast<int>(limits_.resets.burst) + 1);
  EXPECT_EQ(reason_, CutReason::kResets);
}

TEST_F(FrameGuardTest, ResetsOfWhatHasEnded) {
  const int calls = 20'000;
  for (int i = 0; i < calls; ++i) {
    ASSERT_EQ(Said(WholeCall(Id(i))), std::nullopt);
    Answered(ServerEnds(Id(i)));
    ASSERT_EQ(Said(Reset(Id(i))), std::nullopt) << "too late, once a call: " << i;
  }
  const int permitted = Permitted([](int /*i*/) { return Reset(1); });
  EXPECT_EQ(permitted, static_cast<int>(limits_.late_resets.burst) - 1) << "one was taken";
  EXPECT_EQ(reason_, CutReason::kResets);
}

TEST_F(FrameGuardTest, HeadersWithoutEnd) {
  const int permitted = Permitted([](int i) { return Open(Id(i)); });
  EXPECT_EQ(permitted, static_cast<int>(limits_.max_open_streams));
  EXPECT_EQ(reason_, CutReason::kStreams);
  EXPECT_EQ(guard_->unfinished_streams(), limits_.max_open_streams);
}

TEST_F(FrameGuardTest, StreamsThatEndLeaveTheirPlace) {
  const int calls = 100'000;
  for (int i = 0; i < calls; ++i) {
    ASSERT_EQ(Said(WholeCall(Id(i))), std::nullopt) << i;
    if (i < 100) continue;  // so many are always open
    Answered(ServerSays(Id(i - 100)) + ServerEnds(Id(i - 100)));
  }
  EXPECT_EQ(guard_->open_streams(), 100U);
  EXPECT_EQ(guard_->unfinished_streams(), 0U);
}

TEST_F(FrameGuardTest, AHeaderBlockWithoutEnd) {
  EXPECT_EQ(Said(Frame(kHeaders, 0, 1, CallBlock())), std::nullopt);
  const int permitted =
      Permitted([](int /*i*/) { return Frame(kContinuation, 0, 1, std::string(1000, 'c')); });
  EXPECT_EQ(permitted, limits_.max_continuations);
  EXPECT_EQ(reason_, CutReason::kHeaderBlock);
  EXPECT_EQ(code_, ErrorCode::kEnhanceYourCalm);
}

TEST_F(FrameGuardTest, AHeaderBlockThatIsTooLong) {
  EXPECT_EQ(Said(Frame(kHeaders, 0, 1, CallBlock())), std::nullopt);
  const int permitted =
      Permitted([](int /*i*/) { return Frame(kContinuation, 0, 1, std::string(16 * 1024, 'c')); });
  EXPECT_EQ(permitted, 3) << "of 64 KiB, behind those before";
  EXPECT_EQ(reason_, CutReason::kHeaderBlock);
}

TEST_F(FrameGuardTest, ABlockInAFewParts) {
  for (int i = 0; i < 1000; ++i) {
    ASSERT_EQ(Said(Frame(kHeaders, kEndStream, Id(i), CallBlock()) +
                   Frame(kContinuation, 0, Id(i), "more") +
                   Frame(kContinuation, kEndHeaders, Id(i), "more")),
              std::nullopt);
    Answered(ServerEnds(Id(i)));
  }
  EXPECT_EQ(guard_->open_streams(), 0U);
}

struct Flood {
  const char* name;
  std::function<std::string(int)> frame;
  double burst;
  CutReason reason;
};

TEST_F(FrameGuardTest, FloodsOfFramesThatSayNothing) {
  const std::vector<Flood> floods = {
      {"pings", [](int) { return Ping(); }, limits_.pings.burst, CutReason::kPings},
      {"answers to pings", [](int) { return Ping(true); }, limits_.pings.burst, CutReason::kPings},
      {"settings", [](int) { return Settings(3, 1); }, limits_.settings.burst - 1,
       CutReason::kSettings},
      {"priorities", [](int) { return Frame(kPriority, 0, 9, "xxxxx"); }, limits_.priorities.burst,
       CutReason::kPriorities},
      {"windows", [](int) { return WindowUpdate(0, 1); }, limits_.window_updates.burst,
       CutReason::kWindowUpdates},
      {"no data", [](int) { return Frame(kData, 0, 1); }, limits_.small_data.burst,
       CutReason::kSmallData},
      {"hardly any data", [](int) { return Frame(kData, 0, 1, "x"); }, limits_.small_data.burst,
       CutReason::kSmallData},
      {"unknown", [](int) { return Frame(77, 0, 0, "x"); }, limits_.other_frames.burst,
       CutReason::kOtherFrames},
      {"headers again", [](int) { return Open(1); }, limits_.other_frames.burst,
       CutReason::kOtherFrames},
  };
  for (const Flood& flood : floods) {
    guard_.emplace(limits_);
    ASSERT_EQ(Said(Beginning() + Open(1)), std::nullopt);
    EXPECT_EQ(Permitted(flood.frame), static_cast<int>(flood.burst)) << flood.name;
    EXPECT_EQ(reason_, flood.reason) << flood.name;
    EXPECT_EQ(code_, ErrorCode::kEnhanceYourCalm) << flood.name;
  }
}

TEST_F(FrameGuardTest, AWindowUpdateOfNothing) {
  EXPECT_EQ(Said(Open(1) + WindowUpdate(1, 0)), CutReason::kWindowUpdates);
  EXPECT_EQ(code_, ErrorCode::kProtocolError);
}

// As clients do that measure the line, and give back windows, at each piece that they read.
TEST_F(FrameGuardTest, AClientThatIsSentALotMayAnswerALot) {
  ASSERT_EQ(Said(WholeCall(1)), std::nullopt);
  for (int i = 0; i < 100'000; ++i) {
    Answered(Frame(kData, 0, 1, "event"));
    ASSERT_EQ(Said(Ping() + WindowUpdate(1, 5) + WindowUpdate(0, 5)), std::nullopt) << i;
  }
}

TEST_F(FrameGuardTest, WhatTheServerAsksMayBeAnswered) {
  for (int i = 0; i < 10'000; ++i) {
    Answered(Ping() + Settings(4, 1));
    ASSERT_EQ(Said(Ping(true) + Frame(kSettings, kAck, 0)), std::nullopt) << i;
  }
}

TEST_F(FrameGuardTest, LargeMessagesInPieces) {
  for (int call = 0; call < 4; ++call) {
    ASSERT_EQ(Said(Open(Id(call))), std::nullopt);
    for (int i = 0; i < 4096; ++i) {
      ASSERT_EQ(Said(Frame(kData, 0, Id(call), std::string(16 * 1024, 'x'))), std::nullopt);
    }
    ASSERT_EQ(Said(Frame(kData, kEndStream, Id(call))), std::nullopt);
    Answered(ServerEnds(Id(call)));
  }
}

TEST_F(FrameGuardTest, WhereAnotherFrameOfTheServerMayStand) {
  const std::string answer = kHeadersOfServer + Frame(kData, 0, 1, "event");
  const std::string begun = answer.substr(0, answer.size() - 3);
  Answered(begun);
  EXPECT_FALSE(guard_->server_between_frames());
  const std::string rest = answer.substr(begun.size()) + kHeadersOfServer;
  EXPECT_EQ(guard_->FromServer(rest, /*to_frame_end=*/true, now_us_), 3U);
  EXPECT_TRUE(guard_->server_between_frames());
  EXPECT_EQ(guard_->FromServer(kHeadersOfServer, /*to_frame_end=*/true, now_us_), 0U);
}

TEST_F(FrameGuardTest, TheErrorThatTheServerEndsFor) {
  Answered(GoAway(1, ErrorCode::kNoError, ""));
  EXPECT_EQ(guard_->server_error(), std::nullopt);
  Answered(GoAway(1, ErrorCode::kEnhanceYourCalm, "too_many_pings"));
  EXPECT_EQ(guard_->server_error(), 11U);
}

TEST_F(FrameGuardTest, WhatIsJudgedDoesNotDependOnPieces) {
  const std::string bytes = Open(1) + Frame(kData, kEndStream, 1, std::string(200, 'x')) +
                            WindowUpdate(0, 9) + Ping() + Frame(kRstStream, 0, 1, "abcd") +
                            Frame(kHeaders, 0, 3, "x") + Ping();
  for (const size_t piece_bytes : {1, 5, 9, 100}) {
    FrameGuard guard{limits_};
    ASSERT_FALSE(guard.FromClient(Beginning(), 0).has_value());
    size_t at = 0;
    std::optional<Cut> cut;
    while (at < bytes.size() && !cut) {
      cut = guard.FromClient(absl::string_view(bytes).substr(at, piece_bytes), 0);
      at += piece_bytes;
    }
    ASSERT_TRUE(cut.has_value()) << piece_bytes;
    EXPECT_EQ(cut->reason, CutReason::kMalformed);
    EXPECT_GE(at + piece_bytes, bytes.size() - 8) << "the ping within a header block";
  }
}

}  // namespace
}  // namespace longspan::http2

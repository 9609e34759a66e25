#include "server/http2/frame_reader.h"

#include <vector>

#include "gtest/gtest.h"
#include "tests/server/http2/test_frames.h"

namespace longspan::http2 {
namespace {

struct Reported {
  uint8_t type;
  uint32_t payload_bytes;
  uint32_t stream;
  std::string kept;
  bool operator==(const Reported& other) const {
    return type == other.type && payload_bytes == other.payload_bytes && stream == other.stream &&
           kept == other.kept;
  }
};

std::vector<Reported> ReadInPieces(const std::string& bytes, size_t piece_bytes) {
  FrameReader reader;
  std::vector<Reported> reported;
  for (size_t at = 0; at < bytes.size();) {
    bool is_reported = false;
    const size_t taken =
        reader.Read(absl::string_view(bytes).substr(at, piece_bytes), &is_reported);
    EXPECT_GT(taken, 0U);
    at += taken;
    if (!is_reported) continue;
    const FrameHead& head = reader.head();
    reported.push_back({head.type, head.payload_bytes, head.stream, std::string(reader.kept())});
  }
  EXPECT_TRUE(reader.between_frames());
  return reported;
}

TEST(Http2FrameReader, FindsFramesHoweverTheyArrive) {
  const std::string bytes = Settings(5, 20'000) + Open(1) +
                            Frame(kData, 0, 1, std::string(300, 'x')) + Frame(kData, 1, 1) +
                            WindowUpdate(0, 7) + Reset(1) + Frame(200, 0, 3, "unknown") +
                            Frame(kSettings, kAck, 0);
  const std::vector<Reported> expected = {
      {kSettings, 6, 0, BigEndian(5, 2) + BigEndian(20'000, 4)},
      {kHeaders, static_cast<uint32_t>(CallBlock().size()), 1, ""},
      {kData, 300, 1, ""},
      {kData, 0, 1, ""},
      {kWindowUpdate, 4, 0, BigEndian(7, 4)},
      {kRstStream, 4, 1, BigEndian(8, 4)},
      {200, 7, 3, ""},
      {kSettings, 0, 0, ""},
  };
  for (const size_t piece_bytes : {size_t{1}, size_t{2}, size_t{9}, size_t{10}, bytes.size()}) {
    EXPECT_EQ(ReadInPieces(bytes, piece_bytes), expected) << piece_bytes;
  }
}

TEST(Http2FrameReader, KeepsNoMoreThanItsRoom) {
  const std::string settings(6 * 1000, 's');
  const std::vector<Reported> reported = ReadInPieces(Frame(kSettings, 0, 0, settings), 100);
  ASSERT_EQ(reported.size(), 1U);
  EXPECT_EQ(reported.front().kept, settings.substr(0, FrameReader::kMaxKeptBytes));
}

TEST(Http2FrameReader, StopsAtTheEndOfAFrame) {
  FrameReader reader;
  const std::string one = Frame(kData, 0, 1, "abc");
  const std::string bytes = one + one;
  size_t taken = 0;
  bool is_reported = false;
  do {
    taken += reader.Read(absl::string_view(bytes).substr(taken), &is_reported);
  } while (!reader.between_frames());
  EXPECT_EQ(taken, one.size());
}

TEST(Http2Frame, AGoAwayReadsAsItIsWritten) {
  const std::string frame = GoAway(7, ErrorCode::kEnhanceYourCalm, "resets");
  const FrameHead head = ReadHead(frame.data());
  EXPECT_EQ(head.type, kGoAway);
  EXPECT_EQ(head.stream, 0U);
  EXPECT_EQ(head.payload_bytes, frame.size() - kHeadBytes);
  EXPECT_EQ(frame.substr(kHeadBytes), BigEndian(7, 4) + BigEndian(11, 4) + "resets");
}

TEST(Http2Frame, TheReservedBitOfAStreamMeansNothing) {
  EXPECT_EQ(ReadHead(FrameOfLength(0xabcdef, kData, 0, 0x8000'0005).data()).stream, 5U);
  EXPECT_EQ(ReadHead(FrameOfLength(0xabcdef, kData, 0, 5).data()).payload_bytes, 0xabcdefU);
}

}  // namespace
}  // namespace longspan::http2

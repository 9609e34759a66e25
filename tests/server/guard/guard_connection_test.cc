// What the guard passes on, what it says in the end, and what it holds back.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/guard/guard_rig.h"
#include "tests/server/http2/test_frames.h"

namespace longspan {
namespace {

using http2::CutReason;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr uint32_t kEnhanceYourCalm = 11;

std::string Resets(int count) {
  std::string bytes;
  for (int i = 0; i < count; ++i) {
    bytes += http2::Open(static_cast<uint32_t>(2 * i + 1)) +
             http2::Reset(static_cast<uint32_t>(2 * i + 1));
  }
  return bytes;
}

const std::string kAnswer = http2::Frame(http2::kSettings, 0, 0) +
                            http2::Frame(http2::kHeaders, http2::kEndHeaders, 1, "fields");
const std::string kLongFrame = http2::Frame(http2::kData, 0, 1, std::string(16 * 1024, 'd'));

TEST(GuardConnection, PassesOnWhatBothSay) {
  GuardRig rig;
  const auto client = rig.Connect();
  const std::string asked = http2::Beginning() + http2::WholeCall(1);
  ASSERT_TRUE(client->Send(asked));
  const auto server = rig.NextServer();
  EXPECT_EQ(server->Receive(asked.size()), asked);
  ASSERT_TRUE(server->Send(kAnswer + kLongFrame));
  EXPECT_EQ(client->Receive(kAnswer.size() + kLongFrame.size()), kAnswer + kLongFrame);
  EXPECT_THAT(rig.cuts(), IsEmpty());
}

TEST(GuardConnection, APrefaceThatComesByteByByte) {
  GuardRig rig;
  const auto client = rig.Connect();
  const std::string asked = http2::Beginning() + http2::WholeCall(1);
  for (const char byte : asked) ASSERT_TRUE(client->Send(std::string(1, byte)));
  EXPECT_EQ(rig.NextServer()->Receive(asked.size()), asked);
}

TEST(GuardConnection, AFloodIsCutWithItsReason) {
  GuardRig rig;
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning()));
  const auto server = rig.NextServer();
  ASSERT_TRUE(server->Send(kAnswer));
  ASSERT_EQ(client->Receive(kAnswer.size()), kAnswer);
  client->Send(Resets(5000));  // it may be cut while it speaks
  const Said said = FarewellIn(client->ReceiveToEnd());
  EXPECT_EQ(said.before, "");
  EXPECT_EQ(said.code, kEnhanceYourCalm);
  EXPECT_EQ(said.why, "resets");
  server->ReceiveToEnd();  // its side has ended, too
  EXPECT_THAT(rig.cuts(), ElementsAre(CutReason::kResets));
  EXPECT_THAT(rig.peers(), ElementsAre(testing::StartsWith("127.0.0.1:")));
  client->EndSending();
  EXPECT_TRUE(rig.WaitForOpen(0));
}

// The server is within a frame when the client is cut: the frame goes to its end first.
TEST(GuardConnection, TheFarewellStandsBetweenFrames) {
  GuardRig rig;
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning()));
  const auto server = rig.NextServer();
  const size_t begun_bytes = kLongFrame.size() / 2;
  ASSERT_TRUE(server->Send(kAnswer + kLongFrame.substr(0, begun_bytes)));
  const std::string begun = client->Receive(kAnswer.size() + begun_bytes);
  client->Send(Resets(5000));
  ASSERT_TRUE(rig.WaitForCut(CutReason::kResets));
  ASSERT_TRUE(server->Send(kLongFrame.substr(begun_bytes) + kLongFrame));
  const Said said = FarewellIn(begun + client->ReceiveToEnd());
  EXPECT_EQ(said.before, kAnswer + kLongFrame) << "and nothing of the next";
  EXPECT_EQ(said.code, kEnhanceYourCalm);
}

TEST(GuardConnection, AFrameThatNeverEndsIsNotWaitedForForever) {
  GuardOptions options;
  options.farewell_timeout = absl::Milliseconds(50);
  GuardRig rig(std::move(options));
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning()));
  const auto server = rig.NextServer();
  ASSERT_TRUE(server->Send(kAnswer + kLongFrame.substr(0, 100)));
  client->Receive(kAnswer.size() + 100);
  client->Send(Resets(5000));
  ASSERT_TRUE(rig.WaitForCut(CutReason::kResets));
  client->ReceiveToEnd();
  server->ReceiveToEnd();
  EXPECT_TRUE(rig.WaitForOpen(0));
}

// The kernel holds something for each socket (of a TCP connection some megabytes); the guard holds
// a piece.
constexpr size_t kHeldBytes = size_t{24} << 20;
constexpr size_t kFarMoreBytes = size_t{256} << 20;

TEST(GuardConnection, AServerThatDoesNotReadStopsItsClient) {
  GuardRig rig;
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning() + http2::Open(1)));
  const auto server = rig.NextServer();
  const size_t sent = client->SendUntilHeldBack(kLongFrame, kFarMoreBytes);
  EXPECT_LT(sent, kHeldBytes);
  const std::string before = http2::Beginning() + http2::Open(1);
  EXPECT_EQ(server->Receive(before.size() + sent).size(), before.size() + sent) << "none is lost";
}

TEST(GuardConnection, AClientThatDoesNotReadStopsTheServer) {
  GuardRig rig;
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning() + http2::WholeCall(1)));
  const auto server = rig.NextServer();
  const size_t sent = server->SendUntilHeldBack(kLongFrame, kFarMoreBytes);
  EXPECT_LT(sent, kHeldBytes);
  EXPECT_EQ(client->Receive(sent).size(), sent) << "none is lost";
}

TEST(GuardConnection, AClientThatHasEndedItsSideIsReportedTheRest) {
  GuardRig rig;
  const auto client = rig.Connect();
  const std::string asked = http2::Beginning() + http2::WholeCall(1);
  ASSERT_TRUE(client->Send(asked));
  client->EndSending();
  const auto server = rig.NextServer();
  EXPECT_EQ(server->ReceiveToEnd(), asked);
  ASSERT_TRUE(server->Send(kAnswer + kLongFrame));
  server->EndSending();
  EXPECT_EQ(client->ReceiveToEnd(), kAnswer + kLongFrame);
  EXPECT_TRUE(rig.WaitForOpen(0));
}

TEST(GuardConnection, AServerThatEndsHasItsLastWordRead) {
  GuardRig rig;
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning()));
  auto server = rig.NextServer();
  const std::string last = http2::GoAway(0, http2::ErrorCode::kEnhanceYourCalm, "too_many_pings");
  ASSERT_TRUE(server->Send(kAnswer + last));
  server.reset();
  std::string unread;  // which must not reset the connection
  for (int stream = 1; stream < 400; stream += 2) unread += http2::WholeCall(stream);
  client->Send(unread);
  EXPECT_EQ(FarewellIn(client->ReceiveToEnd()).why, "too_many_pings");
  EXPECT_THAT(rig.cuts(), ElementsAre(CutReason::kLibrary));
}

TEST(GuardConnection, AClientThatVanishesEndsItsServer) {
  GuardRig rig;
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning()));
  const auto server = rig.NextServer();
  client->Abort();
  server->ReceiveToEnd();
  EXPECT_TRUE(rig.WaitForOpen(0));
  EXPECT_THAT(rig.cuts(), IsEmpty());
}

TEST(GuardConnection, WhoeverSaysNothingIsCut) {
  GuardOptions options;
  options.header_timeout = absl::Milliseconds(50);
  GuardRig rig(std::move(options));
  const auto silent = rig.Connect();
  const auto slow = rig.Connect();
  ASSERT_TRUE(slow->Send("PRI * HTTP"));
  EXPECT_EQ(silent->ReceiveToEnd(), "");
  EXPECT_EQ(slow->ReceiveToEnd(), "");
  EXPECT_THAT(rig.cuts(), ElementsAre(CutReason::kSilence, CutReason::kSilence));
}

TEST(GuardConnection, WhoeverSpeaksSomethingElseIsCut) {
  GuardRig rig;
  const auto client = rig.Connect();
  client->Send("GET / HTTP/1.1\r\n\r\n");
  EXPECT_EQ(FarewellIn(client->ReceiveToEnd()).why, "preface");
  EXPECT_THAT(rig.cuts(), ElementsAre(CutReason::kPreface));
}

TEST(GuardConnection, ManyThatGiveUpStreamsWaitForOneAnother) {
  GuardOptions options;
  options.shared.most_resets = 100;
  options.shared.resets_per_second = 1000;
  GuardRig rig(std::move(options));
  constexpr int kEach = 100;
  std::vector<std::unique_ptr<TestSocket>> clients;
  const std::string bytes = http2::Beginning() + Resets(kEach);
  for (int i = 0; i < 8; ++i) {
    clients.push_back(rig.Connect());
    ASSERT_TRUE(clients.back()->Send(bytes));
  }
  // They are each within what one may; all of it arrives.
  for (size_t i = 0; i < clients.size(); ++i) {
    EXPECT_EQ(rig.NextServer()->Receive(bytes.size()).size(), bytes.size()) << i;
  }
  EXPECT_THAT(rig.cuts(), IsEmpty());
}

TEST(GuardConnection, OfTooManyStreamsEachHasItsShare) {
  GuardOptions options;
  options.shared.most_unfinished = 100;
  options.shared.few_unfinished = 10;
  GuardRig rig(std::move(options));
  const auto greedy = rig.Connect();
  const auto modest = rig.Connect();
  ASSERT_TRUE(rig.WaitForOpen(2));
  std::string bytes = http2::Beginning();
  for (int i = 0; i < 90; ++i) bytes += http2::Open(static_cast<uint32_t>(2 * i + 1));
  ASSERT_TRUE(greedy->Send(bytes));
  const auto server = rig.NextServer();
  ASSERT_EQ(server->Receive(bytes.size()), bytes) << "as long as there is enough";
  std::string few = http2::Beginning();
  for (int i = 0; i < 40; ++i) few += http2::Open(static_cast<uint32_t>(2 * i + 1));
  ASSERT_TRUE(modest->Send(few));
  EXPECT_EQ(rig.NextServer()->Receive(few.size()), few);
  ASSERT_TRUE(greedy->Send(http2::Open(181)));
  EXPECT_EQ(FarewellIn(greedy->ReceiveToEnd()).why, "streams");
}

}  // namespace
}  // namespace longspan

// Streams, and clients that leave, half or whole, while they are answered.
#include <atomic>
#include <thread>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/http/response.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

TEST_F(TransportTest, AWriterThatDiesAnswers500) {
  Start();
  RawClient client(address());
  client.Send(Post("/forget", ""));
  const RawResponse response = client.Read();
  EXPECT_EQ(response.status, 500);
  ExpectErrorBody(response);
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200);
}

TEST_F(TransportTest, StreamsAreChunked) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  ASSERT_TRUE(arrived_.Wait());
  waiting_->Write("data: 2\n\n", [] {});
  waiting_->End();
  const RawResponse response = client.Read();
  EXPECT_EQ(response.headers.at("transfer-encoding"), "chunked");
  EXPECT_EQ(response.body, "data: 1\n\ndata: 2\n\n");
  client.Send(kHello);
  EXPECT_EQ(client.Read().status, 200) << "the connection goes on";
}

TEST_F(TransportTest, StreamsOfHttp10EndWithTheConnection) {
  Start();
  RawClient client(address());
  client.Send("POST /stream HTTP/1.0\r\nContent-Length: 0\r\n\r\n");
  ASSERT_TRUE(arrived_.Wait());
  waiting_->End();
  EXPECT_THAT(client.ReadToEnd(), testing::EndsWith("\r\n\r\ndata: 1\n\n"));
}

TEST_F(TransportTest, QuietStreamsShowSignsOfLife) {
  limits_.keepalive_interval = absl::Milliseconds(5);
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  EXPECT_NE(client.ReadUntil("data: 1\n\n"), "");
  for (int i = 0; i < 3; ++i) EXPECT_NE(client.ReadUntil(": quiet\n\n"), "");
  ASSERT_TRUE(arrived_.Wait());
  waiting_->End();
  EXPECT_NE(client.ReadUntil("0\r\n\r\n"), "");
}

TEST_F(TransportTest, ClosingAStreamIsLeaving) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  client.ReadUntil("data: 1");
  client.ShutdownWrite();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(FirstExchange().status, 499);
}

TEST_F(TransportTest, ResettingAStreamIsLeaving) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  client.ReadUntil("data: 1");
  client.Reset();
  EXPECT_TRUE(left_.Wait());
}

TEST_F(TransportTest, AHalfClosedClientIsServed) {
  Start();
  RawClient client(address());
  client.Send(std::string(kHello) + Post("/echo", "and this"));
  client.ShutdownWrite();
  EXPECT_EQ(client.Read().status, 200);
  EXPECT_EQ(client.Read().body, "and this");
  EXPECT_TRUE(client.AtEnd());
}

TEST_F(TransportTest, AHalfClosedClientThatWaitsIsServed) {
  options_.probe_interval = absl::Milliseconds(2);
  Start();
  RawClient client(address());
  client.Send(Post("/wait", ""));
  client.ShutdownWrite();
  ASSERT_TRUE(arrived_.Wait());
  EXPECT_EQ(client.ReadUntil("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  waiting_->Send(JsonResponse({{"late", true}}));
  EXPECT_EQ(client.Read().body, R"({"late":true})");
}

TEST_F(TransportTest, AClientThatClosesWhileItWaitsHasLeft) {
  options_.probe_interval = absl::Milliseconds(2);
  Start();
  RawClient client(address());
  client.Send(Post("/wait", ""));
  ASSERT_TRUE(arrived_.Wait());
  client.Close();
  EXPECT_TRUE(left_.Wait());
}

TEST_F(TransportTest, AClientThatResetsWhileItWaitsHasLeft) {
  Start();
  RawClient client(address());
  // More than is read ahead, so that only the reset itself can tell.
  client.Send(Post("/wait", "") + std::string(200000, 'x'));
  ASSERT_TRUE(arrived_.Wait());
  client.Reset();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(FirstExchange().status, 499);
}

// Nothing can be sent to find out whether it waits.
TEST_F(TransportTest, AnHttp10ClientThatClosesItsSideHasLeft) {
  options_.probe_interval = absl::Hours(1);
  Start();
  RawClient client(address());
  client.Send("POST /wait HTTP/1.0\r\nContent-Length: 0\r\n\r\n");
  ASSERT_TRUE(arrived_.Wait());
  client.ShutdownWrite();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(FirstExchange().status, 499);
  EXPECT_TRUE(client.AtEnd());
}

TEST_F(TransportTest, AnHttp10ClientThatClosedItsSideIsToldWhatIsThere) {
  Start();
  RawClient client(address());
  client.Send("GET /hello HTTP/1.0\r\n\r\n");
  client.ShutdownWrite();
  EXPECT_EQ(client.Read().status, 200);
}

// Its end stands behind what is not read ahead.
TEST_F(TransportTest, AClientThatSendsALotAndClosesHasLeft) {
  options_.probe_interval = absl::Milliseconds(2);
  Start();
  RawClient client(address());
  client.Send(Post("/wait", "") + std::string(200000, 'x'));
  ASSERT_TRUE(arrived_.Wait());
  client.Close();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(FirstExchange().status, 499);
}

TEST_F(TransportTest, AHalfClosedClientThatSentALotIsServed) {
  options_.probe_interval = absl::Milliseconds(2);
  Start();
  RawClient client(address());
  const std::string body(90000, 'x');
  client.Send(Post("/wait", "") + Post("/echo", body));
  client.ShutdownWrite();
  ASSERT_TRUE(arrived_.Wait());
  for (int i = 0; i < 3; ++i) EXPECT_NE(client.ReadUntil("HTTP/1.1 100 Continue\r\n\r\n"), "");
  waiting_->Send(JsonResponse({{"late", true}}));
  EXPECT_EQ(client.Read().body, R"({"late":true})");
  EXPECT_EQ(client.Read().body, body);
}

TEST_F(TransportTest, AReaderThatStallsIsCutOff) {
  limits_.reader_stall_timeout = absl::Milliseconds(50);
  options_.send_buffer_bytes = 16 * 1024;
  Start();
  RawClient client(address(), 8 * 1024);
  client.Send(Post("/flood", ""));
  EXPECT_TRUE(left_.Wait());
}

// A connection takes the place of one that has just been reset, also in what the reactor keeps of a
// socket: it must not be taken for that one.
TEST_F(TransportTest, ResetConnectionsHarmNoneThatComeAfterThem) {
  constexpr int kClients = 8;
  constexpr int kRounds = 500;
  options_.threads = 4;
  Start();
  std::atomic<int> unanswered = 0;
  std::vector<std::thread> clients;
  clients.reserve(kClients);
  for (int i = 0; i < kClients; ++i) {
    clients.emplace_back([&, resets = i % 2 == 0] {
      for (int round = 0; round < kRounds; ++round) {
        RawClient client(address());
        client.Send(kHello);
        if (client.Read().status != 200) ++unanswered;
        if (resets) {
          client.Send(kHello);  // its answer is not read
          client.Reset();
        }
      }
    });
  }
  for (std::thread& client : clients) client.join();
  EXPECT_EQ(unanswered, 0);
}

}  // namespace
}  // namespace longspan

// What keeps a connection, and what ends it: pings of clients and of our own.
#include <chrono>

#include "absl/time/clock.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"
#include "tests/server/grpc/raw_http2.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

constexpr char kGenerate[] = "/longspan.v1.Inference/Generate";
constexpr int kPings = 8;  // far more than the library lets pass that come too soon

// False if it was not answered, but by the end of the connection.
bool Ping(RawHttp2* client) {
  client->Send({Http2Frame::kPing, 0, std::string(8, 'p')});
  Http2Frame answer;
  do {
    if (!client->Read(Http2Frame::kPing, &answer)) return false;
  } while (answer.flags != Http2Frame::kAck);
  return true;
}

// So often as the server permits, each.
bool PingInTime(RawHttp2* client, absl::Duration interval) {
  for (int i = 0; i < kPings; ++i) {
    const absl::Time next = absl::Now() + interval;
    if (!Ping(client)) return false;
    if (!TryUntil([next] { return absl::Now() >= next; })) return false;
  }
  return true;
}

GrpcRigOptions PermittingPings() {
  GrpcRigOptions options;
  options.least_ping_interval = absl::Milliseconds(20);
  return options;
}

TEST(GrpcConnection, ClientsMayPingAsOftenAsIsTold) {
  EXPECT_LE(GrpcServerOptions().least_ping_interval, absl::Seconds(5)) << "README.md";
  GrpcRig rig(PermittingPings());
  RawHttp2 idle(rig.server().bound_address());
  EXPECT_TRUE(PingInTime(&idle, absl::Milliseconds(20))) << "without a call";
}

TEST(GrpcConnection, ClientsMayPingWhileNothingIsSaid) {
  GrpcRig rig(PermittingPings());
  rig.gate().Close();
  RawHttp2 client(rig.server().bound_address());
  client.Call(1, kGenerate, TextRequest("waits", 3).SerializeAsString());
  ASSERT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  EXPECT_TRUE(PingInTime(&client, absl::Milliseconds(20)));
  rig.gate().Open();
  ASSERT_TRUE(WaitUntil([&] { return !rig.exchanges().empty(); }));
  EXPECT_EQ(rig.exchanges().front().code, grpc::StatusCode::OK);
}

TEST(GrpcConnection, ThoseWhoPingMoreOftenAreCutOff) {
  GrpcRigOptions options;
  options.least_ping_interval = absl::Hours(1);
  GrpcRig rig(options);
  RawHttp2 client(rig.server().bound_address());
  for (int i = 0; i < kPings; ++i) client.Send({Http2Frame::kPing, 0, std::string(8, 'p')});
  Http2Frame farewell;
  ASSERT_TRUE(client.Read(Http2Frame::kGoAway, &farewell));
  EXPECT_THAT(farewell.payload, HasSubstr("too_many_pings"));
}

GrpcRigOptions Asking(absl::Duration interval, absl::Duration timeout) {
  GrpcRigOptions options;
  options.limits.ping_interval = interval;
  options.limits.ping_timeout = timeout;
  return options;
}

TEST(GrpcConnection, AClientThatDoesNotAnswerHasLeft) {
  GrpcRig rig(Asking(absl::Milliseconds(20), absl::Milliseconds(50)));
  rig.gate().Close();
  RawHttp2 client(rig.server().bound_address());
  client.Call(1, kGenerate, TextRequest("waits", 1000).SerializeAsString());
  ASSERT_TRUE(WaitUntil([&] { return rig.gate().IsHolding(); }));
  Http2Frame last;
  EXPECT_FALSE(client.Read(Http2Frame::kData, &last) && client.Read(Http2Frame::kData, &last))
      << "the end of the connection, behind what was said at once";
  rig.gate().Open();
  EXPECT_TRUE(rig.BackAtBaseline());
  ASSERT_TRUE(WaitUntil([&] { return !rig.exchanges().empty(); }));
  EXPECT_NE(rig.exchanges().front().code, grpc::StatusCode::OK);
}

TEST(GrpcConnection, AnIdleClientThatDoesNotAnswerHasLeft) {
  GrpcRig rig(Asking(absl::Milliseconds(20), absl::Milliseconds(50)));
  RawHttp2 client(rig.server().bound_address());
  Http2Frame none;
  EXPECT_FALSE(client.Read(Http2Frame::kData, &none));
}

TEST(GrpcConnection, AClientThatAnswersStays) {
  GrpcRig rig(Asking(absl::Milliseconds(20), absl::Seconds(30)));
  RawHttp2 client(rig.server().bound_address());
  Http2Frame ping;
  for (int i = 0; i < kPings; ++i) {
    ASSERT_TRUE(client.Read(Http2Frame::kPing, &ping)) << i;
    client.Send({Http2Frame::kPing, Http2Frame::kAck, ping.payload});
  }
}

// As the header has them: eight digits and a unit. The library's own client sends none so long.
TEST(GrpcConnection, DeadlinesBeyondTheClockAreNone) {
  GrpcRig rig;
  RawHttp2 client(rig.server().bound_address());
  uint32_t stream = 1;
  for (const char* timeout : {"1H", "2000000H", "2080000H", "2562047H", "99999999H", "99999999M"}) {
    const size_t before = rig.exchanges().size();
    client.Call(stream, kGenerate, TextRequest("soon", 2).SerializeAsString(),
                {{"grpc-timeout", timeout}});
    stream += 2;
    ASSERT_TRUE(WaitUntil([&] { return rig.exchanges().size() > before; })) << timeout;
    EXPECT_EQ(rig.exchanges().back().code, grpc::StatusCode::OK) << timeout;
  }
}

}  // namespace
}  // namespace longspan

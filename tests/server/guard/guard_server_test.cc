// Who is accepted, by which address he is known, and what happens when the system has nothing left.
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/guard/connection_places.h"
#include "server/guard/freed_memory.h"
#include "server/guard/peer_name.h"
#include "server/guard/server.h"
#include "server/guard/shared_load.h"
#include "tests/server/guard/guard_rig.h"
#include "tests/server/http2/test_frames.h"

namespace longspan {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::StartsWith;

constexpr int64_t kSecond = 1'000'000;

TEST(ConnectionPlaces, SoManyInAllAndOfOneAddress) {
  ConnectionPlaces places(3, 2);
  auto one = places.Take("1.2.3.4:1");
  auto two = places.Take("1.2.3.4:2");
  EXPECT_EQ(std::get<Refusal>(places.Take("1.2.3.4:3")), Refusal::kAddress);
  EXPECT_EQ(std::get<Refusal>(places.Take("[::ffff:1.2.3.4]:3")), Refusal::kAddress);
  auto other = places.Take("[2001:db8::1]:3");
  EXPECT_EQ(std::get<Refusal>(places.Take("5.6.7.8:3")), Refusal::kConnections);
  EXPECT_EQ(places.taken(), 3);
  std::get<0>(one).reset();
  EXPECT_FALSE(std::holds_alternative<Refusal>(places.Take("1.2.3.4:4")));
  EXPECT_EQ(places.taken(), 2) << "what nobody holds is given back";
}

TEST(PeerName, IsFoundInWhatGrpcReports) {
  EXPECT_EQ(ClientOfPeer("unix-abstract:longspan/00ff1/127.0.0.1:80"), "127.0.0.1:80");
  EXPECT_EQ(ClientOfPeer("unix-abstract:longspan/00ff1/%5B::1%5D:80"), "[::1]:80");
  EXPECT_EQ(ClientOfPeer("unix-abstract:longspan%2F00ff1%2F%5Bfe80::1%25eth0%5D:80"),
            "[fe80::1%eth0]:80");
  EXPECT_EQ(ClientOfPeer("unix-abstract:other/1.2.3.4:5"), "unix-abstract:other/1.2.3.4:5");
  EXPECT_EQ(ClientOfPeer("unix:"), "unix:");
  EXPECT_EQ(ClientOfPeer("ipv4:127.0.0.1:80"), "ipv4:127.0.0.1:80");
}

TEST(SharedLoad, AShareBindsOnlyWhenThereIsNotEnough) {
  SharedLoad load({.most_open = 100, .few_open = 10, .most_unfinished = 50, .few_unfinished = 5});
  load.AddConnections(4);
  load.Change({}, {90, 45});
  EXPECT_FALSE(load.IsTooMany({90, 45}));
  load.Change({}, {20, 0});
  EXPECT_TRUE(load.IsTooMany({26, 0})) << "of 100 for four";
  EXPECT_FALSE(load.IsTooMany({25, 13}));
  load.AddConnections(96);
  EXPECT_FALSE(load.IsTooMany({10, 0})) << "a few are always permitted";
  EXPECT_TRUE(load.IsTooMany({11, 0}));
  load.Change({90, 45}, {0, 0});
  EXPECT_FALSE(load.IsTooMany({90, 45}));
  load.Change({}, {0, 51});
  EXPECT_TRUE(load.IsTooMany({6, 6}));
}

TEST(SharedLoad, ResetsAreForgottenWithTime) {
  SharedLoad load({.most_resets = 100, .resets_per_second = 50});
  load.AddResets(99, kSecond);
  EXPECT_TRUE(load.HasRoomForResets(kSecond));
  load.AddResets(51, kSecond);
  EXPECT_FALSE(load.HasRoomForResets(kSecond));
  EXPECT_FALSE(load.HasRoomForResets(2 * kSecond));
  EXPECT_TRUE(load.HasRoomForResets(2 * kSecond + 1000));
  EXPECT_TRUE(load.HasRoomForResets(100 * kSecond));
  load.AddResets(99, 100 * kSecond);
  EXPECT_TRUE(load.HasRoomForResets(100 * kSecond)) << "not below nothing, meanwhile";
}

TEST(FreedMemory, IsGivenBackWhenItIsExpectedAndNotSoonAgain) {
  FreedMemory freed({.delay = absl::ZeroDuration(), .interval = absl::Hours(1)});
  ASSERT_TRUE(freed.Start().ok());
  EXPECT_EQ(freed.times(), 0);
  freed.Expect();
  while (freed.times() == 0) std::this_thread::yield();
  freed.Expect();
  freed.Stop();
  EXPECT_EQ(freed.times(), 1);
}

TEST(GuardServer, ClientsAreKnownByTheirAddress) {
  GuardRig rig;
  const auto client = rig.Connect();
  ASSERT_TRUE(client->Send(http2::Beginning()));
  const auto server = rig.NextServer();
  sockaddr_storage peer = {};
  socklen_t size = sizeof(peer);
  ASSERT_EQ(getpeername(server->fd(), reinterpret_cast<sockaddr*>(&peer), &size), 0);
  const auto* const name = reinterpret_cast<const char*>(&peer) + offsetof(sockaddr_un, sun_path);
  const std::string reported(name + 1, size - offsetof(sockaddr_un, sun_path) - 1);
  sockaddr_in own = {};
  socklen_t own_size = sizeof(own);
  ASSERT_EQ(getsockname(client->fd(), reinterpret_cast<sockaddr*>(&own), &own_size), 0);
  EXPECT_EQ(ClientOfPeer("unix-abstract:" + reported),
            "127.0.0.1:" + std::to_string(ntohs(own.sin_port)));
}

TEST(GuardServer, AnyAddressIsOfBothFamilies) {
  GuardOptions options;
  options.address = "0.0.0.0:0";
  GuardRig rig(std::move(options));
  const std::string port = rig.guard().bound_address().substr(sizeof("0.0.0.0:") - 1);
  for (const char* const host : {"127.0.0.1:", "[::1]:"}) {
    const auto client = TestSocket::To(host + port);
    ASSERT_TRUE(client->Send(http2::Beginning()));
    EXPECT_NE(rig.NextServer(), nullptr) << host;
  }
}

TEST(GuardServer, ThoseOverTheLimitAreClosedAndOthersLive) {
  GuardOptions options;
  options.max_connections = 2;
  GuardRig rig(std::move(options));
  const auto one = rig.Connect();
  auto two = rig.Connect();
  ASSERT_TRUE(rig.WaitForOpen(2));
  const auto over = rig.Connect();
  EXPECT_EQ(over->ReceiveToEnd(), "");
  ASSERT_TRUE(rig.WaitForRefusals(1));
  EXPECT_THAT(rig.refusals(), ElementsAre(Refusal::kConnections));
  EXPECT_THAT(rig.peers(), ElementsAre(StartsWith("127.0.0.1:")));
  const std::string asked = http2::Beginning() + http2::WholeCall(1);
  ASSERT_TRUE(one->Send(asked));
  EXPECT_EQ(rig.NextServer()->Receive(asked.size()), asked);
  two.reset();
  ASSERT_TRUE(rig.WaitForOpen(0)) << "both: the server of the first has closed";
  const auto next = rig.Connect();
  ASSERT_TRUE(next->Send(asked));
  EXPECT_EQ(rig.NextServer()->Receive(asked.size()), asked);
}

TEST(GuardServer, NobodyTakesAllPlaces) {
  GuardOptions options;
  options.max_connections_of_address = 1;
  GuardRig rig(std::move(options));
  const auto one = rig.Connect();
  ASSERT_TRUE(rig.WaitForOpen(1));
  EXPECT_EQ(rig.Connect()->ReceiveToEnd(), "");
  EXPECT_THAT(rig.refusals(), ElementsAre(Refusal::kAddress));
}

TEST(GuardServer, WithoutDescriptorsConnectionsAreClosedAndThenServed) {
  GuardRig rig;
  {
    NoDescriptors none;
    for (size_t i = 1; i <= 20; ++i) {
      none.LeaveOne();  // for the client
      auto refused = rig.Connect();
      EXPECT_EQ(refused->ReceiveToEnd(), "") << i;
      ASSERT_TRUE(rig.WaitForRefusals(i));
      refused.reset();
      none.TakeAll();
    }
  }
  EXPECT_THAT(rig.refusals(), Each(Refusal::kDescriptors));
  const std::string asked = http2::Beginning() + http2::WholeCall(1);
  for (int i = 0; i < 20; ++i) {
    const auto client = rig.Connect();
    ASSERT_TRUE(client->Send(asked));
    ASSERT_EQ(rig.NextServer()->Receive(asked.size()), asked) << i;
  }
}

TEST(GuardServer, AnAddressInUseIsSaid) {
  GuardRig rig;
  GuardObserver nobody;
  GuardOptions options;
  options.address = rig.guard().bound_address();
  options.observer = &nobody;
  GuardServer second(std::move(options));
  EXPECT_THAT(std::string(second.Listen().message()), testing::HasSubstr("in use"));
}

TEST(GuardServer, StopsWithConnectionsAtEveryStage) {
  auto rig = std::make_unique<GuardRig>();
  const auto silent = rig->Connect();
  const auto open = rig->Connect();
  ASSERT_TRUE(open->Send(http2::Beginning()));
  const auto server = rig->NextServer();
  ASSERT_TRUE(rig->WaitForOpen(2));
  rig.reset();
  EXPECT_EQ(silent->ReceiveToEnd(), "");
  open->ReceiveToEnd();
  server->ReceiveToEnd();
}

}  // namespace
}  // namespace longspan

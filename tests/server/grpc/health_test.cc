// Health and reflection, over their wire format.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/grpc/grpc_rig.h"
#include "tests/server/grpc/raw_call.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

std::string Check(GrpcRig* rig, const std::string& service) {
  return RawCall(rig->channel(), "/grpc.health.v1.Health/Check", HealthRequest(service)).Read();
}

TEST(GrpcHealth, FollowsTheServingState) {
  GrpcRig rig;
  for (const char* service : {"", "longspan.v1.Inference"}) {
    EXPECT_EQ(Check(&rig, service), kNotServing) << "before it is ready";
  }
  rig.server().SetServing(true);
  for (const char* service : {"", "longspan.v1.Inference"}) {
    EXPECT_EQ(Check(&rig, service), kServing);
  }
  EXPECT_EQ(Check(&rig, "no.such.Service"), "");
}

TEST(GrpcHealth, WatchersHearOfADrain) {
  GrpcRig rig;
  rig.server().SetServing(true);
  RawCall watch(rig.channel(), "/grpc.health.v1.Health/Watch",
                HealthRequest("longspan.v1.Inference"));
  EXPECT_EQ(watch.Read(), kServing);
  rig.server().SetServing(false);
  EXPECT_EQ(watch.Read(), kNotServing);
}

// Otherwise a client that watches, as those who balance load do, would use up the time to drain.
TEST(GrpcHealth, WatchersDoNotHoldUpTheEnd) {
  GrpcRig rig;
  rig.server().SetServing(true);
  RawCall watch(rig.channel(), "/grpc.health.v1.Health/Watch", HealthRequest(""));
  EXPECT_EQ(watch.Read(), kServing);
  rig.server().Stop(absl::InfiniteDuration());
  EXPECT_EQ(watch.Read(), "") << "the stream has ended";
}

// ServerReflectionRequest{list_services: "*"}.
constexpr char kListServices[] = "\x3A\x01*";
constexpr char kReflection[] = "/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo";

TEST(GrpcReflection, ListsTheServices) {
  GrpcRig rig;
  const std::string list = RawCall(rig.channel(), kReflection, kListServices).Read();
  EXPECT_THAT(list, HasSubstr("longspan.v1.Inference"));
  EXPECT_THAT(list, HasSubstr("grpc.health.v1.Health"));
}

}  // namespace
}  // namespace longspan

#include "server/listen_address.h"

#include "gmock/gmock.h"

namespace longspan {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

TEST(ResolveListenAddress, NumbersStay) {
  const auto v4 = ResolveListenAddress("127.0.0.1:8001");
  ASSERT_TRUE(v4.ok()) << v4.status();
  EXPECT_EQ(v4->host, "127.0.0.1");
  EXPECT_EQ(v4->ToString(), "127.0.0.1:8001");
  const auto v6 = ResolveListenAddress("[::1]:0");
  ASSERT_TRUE(v6.ok()) << v6.status();
  EXPECT_EQ(v6->host, "::1");
  EXPECT_EQ(v6->ToString(), "[::1]:0");
  EXPECT_EQ(ResolveListenAddress("0.0.0.0:65535")->ToString(), "0.0.0.0:65535");
}

TEST(ResolveListenAddress, ANameIsOneAddress) {
  const auto found = ResolveListenAddress("localhost:80");
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_THAT(found->ToString(), AnyOf("127.0.0.1:80", "[::1]:80"));
}

TEST(ResolveListenAddress, WhatIsNoneIsTold) {
  for (const char* address : {"", "127.0.0.1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536"}) {
    const auto found = ResolveListenAddress(address);
    EXPECT_EQ(found.status().code(), absl::StatusCode::kInvalidArgument) << address;
    EXPECT_THAT(found.status().message(), HasSubstr("host:port")) << address;
  }
  EXPECT_THAT(ResolveListenAddress("300.1.1.1:80").status().message(),
              HasSubstr("no such host '300.1.1.1'"));
}

}  // namespace
}  // namespace longspan

#include "clients/cpp/base/server_address.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using ::testing::HasSubstr;

TEST(ServerAddressTest, WhatMayBeAsked) {
  for (const char* address :
       {"127.0.0.1:8001", "localhost:1", "[::1]:65535", "a-b.example.:8001", "dns:8001",
        "unix:/run/longspan", "unix-abstract:longspan", "dns:///host:8001", "ipv6:[::1]:8001"}) {
    EXPECT_EQ(ServerAddressFault(address), "") << address;
  }
}

// Each with what is to be written instead.
TEST(ServerAddressTest, WhatMayNot) {
  for (const auto& [address, advice] : std::vector<std::pair<const char*, const char*>>{
           {"http://127.0.0.1:8001",
            "is a URL, where HOST:PORT of the gRPC API is wanted: "
            "write --server 127.0.0.1:8001"},
           {"https://example.com:8443/v1/", "write --server example.com:8443 --tls"},
           {"https://example.com/v1", "write --server example.com:8001 --tls"},
           {"http://[::1]", "write --server [::1]:8001"},
           {"grpc://127.0.0.1:9", "write --server 127.0.0.1:9"},
           {"127.0.0.1:8001/v1", "write --server 127.0.0.1:8001"},
           {"127.0.0.1", "has no port: write --server 127.0.0.1:8001"},
           {"127.0.0.1:", "has no port: write --server 127.0.0.1:8001"},
           {"[::1]", "has no port: write --server [::1]:8001"},
           {"::1", "has no port: write --server [::1]:8001"},
           {"2001:db8::1:8001", "has no port: write --server [2001:db8::1:8001]:8001"},
           {":8001", "has no host: write --server 127.0.0.1:8001"},
           {"", "has no host: write --server 127.0.0.1:8001"},
           {"localhost:0", "has no port from 1 to 65535: write --server localhost:8001"},
           {"localhost:65536", "has no port from 1 to 65535"},
           {"localhost:http", "has no port from 1 to 65535"},
           {"localhost:-1", "has no port from 1 to 65535"},
           {"local host:1", "has a space in it"}}) {
    const std::string fault = ServerAddressFault(address);
    EXPECT_THAT(fault, HasSubstr(advice));
    EXPECT_THAT(fault, HasSubstr("'" + std::string(address) + "'"));
  }
}

TEST(ServerAddressTest, PartsAreHostAndPort) {
  EXPECT_EQ(SplitAddress("[::1]:8001").host, "::1");
  EXPECT_EQ(SplitAddress("[::1]:8001").port, "8001");
  EXPECT_EQ(SplitAddress("localhost:1").host, "localhost");
  EXPECT_EQ(SplitAddress("unix:/run/longspan").host, "");
}

}  // namespace
}  // namespace longspan

#include "server/base/listen_address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
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

TEST(ResolveListenAddress, BracketsMayBeLeftOut) {
  EXPECT_EQ(ResolveListenAddress("::1:80")->ToString(), "[::1]:80");
}

TEST(ResolveListenAddress, ANameIsOneAddress) {
  const auto found = ResolveListenAddress("localhost:80");
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_THAT(found->ToString(), AnyOf("127.0.0.1:80", "[::1]:80"));
}

TEST(ResolveListenAddress, WhatIsNoneIsReported) {
  for (const char* address : {"",
                              "127.0.0.1",
                              "127.0.0.1:",
                              "127.0.0.1:x",
                              "127.0.0.1:65536",
                              "127.0.0.1:-1",
                              "127.0.0.1:+80",
                              "127.0.0.1: 80",
                              "127.0.0.1:0x50",
                              ":80",
                              "[]:80",
                              "[::1",
                              "[::1:80",
                              "::1]:80",
                              "[::1]80",
                              "[[::1]]:80",
                              "[127.0.0.1]:80",
                              "[localhost]:80",
                              "a:b:80",
                              "[::g]:80",
                              "http://127.0.0.1:80",
                              "127.0.0.1:80/"}) {
    const auto found = ResolveListenAddress(address);
    EXPECT_EQ(found.status().code(), absl::StatusCode::kInvalidArgument) << address;
    EXPECT_THAT(found.status().message(), HasSubstr("host:port")) << address;
  }
  EXPECT_THAT(ResolveListenAddress("300.1.1.1:80").status().message(),
              HasSubstr("no such host '300.1.1.1'"));
}

TEST(CheckListenAddresses, WhatNoServerCanListenOnIsReportedByItsFlag) {
  const auto check = [](const char* http, const char* grpc) {
    return CheckListenAddresses({{"http-address", http}, {"grpc-address", grpc}});
  };
  EXPECT_TRUE(check("127.0.0.1:0", "127.0.0.1:0").ok());
  EXPECT_TRUE(check("127.0.0.1:0", "localhost:0").ok());
  for (const char* address :
       {"[::1", "no-such-host.invalid:80", "192.0.2.1:0"}) {  // RFC 5737: nobody's
    const absl::Status status = check("127.0.0.1:0", address);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << address;
    EXPECT_THAT(status.message(), HasSubstr(absl::StrCat("--grpc-address is ", address)));
    EXPECT_THAT(check(address, "127.0.0.1:0").message(), HasSubstr("--http-address"));
  }
}

// A port of the machine's own choice, which nobody else is given meanwhile.
class TakenPort {
 public:
  TakenPort() : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    EXPECT_EQ(bind(socket_, any, size), 0);
    EXPECT_EQ(getsockname(socket_, any, &size), 0);
    address_ = absl::StrCat("127.0.0.1:", ntohs(address.sin_port));
  }
  ~TakenPort() { Free(); }
  void Free() {
    if (socket_ >= 0) close(socket_);
    socket_ = -1;
  }
  const std::string& address() const { return address_; }

 private:
  int socket_;
  std::string address_;
};

TEST(CheckListenAddresses, APortOfAnothersIsNoFaultAndOneForTwoIs) {
  TakenPort port;
  const std::string& address = port.address();
  EXPECT_TRUE(
      CheckListenAddresses({{"http-address", address}, {"grpc-address", "127.0.0.1:0"}}).ok());
  EXPECT_TRUE(CheckListenAddresses({{"http-address", address}, {"grpc-address", address}}).ok())
      << "cannot be told while another has it";
  port.Free();
  const std::string wildcard = absl::StrReplaceAll(address, {{"127.0.0.1", "0.0.0.0"}});
  for (const std::string& other : {address, wildcard}) {
    const absl::Status status =
        CheckListenAddresses({{"http-address", address}, {"grpc-address", other}});
    EXPECT_THAT(status.message(), HasSubstr("another flag names the same port")) << other;
  }
}

}  // namespace
}  // namespace longspan

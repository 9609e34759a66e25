#include "server/base/otlp_endpoint.h"

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(OtlpEndpoint, HostPortAndPath) {
  struct Case {
    const char* text;
    OtlpEndpoint endpoint;
  };
  for (const auto& [text, wanted] : {Case{"http://c", {"c", "4318", "/v1/traces"}},
                                     Case{"http://c/", {"c", "4318", "/v1/traces"}},
                                     Case{"http://c:1", {"c", "1", "/v1/traces"}},
                                     Case{"http://c.d:65535/x/y", {"c.d", "65535", "/x/y"}},
                                     Case{"http://[::1]", {"::1", "4318", "/v1/traces"}},
                                     Case{"http://[::1]:2/x", {"::1", "2", "/x"}}}) {
    const auto endpoint = ParseOtlpEndpoint(text);
    ASSERT_TRUE(endpoint.has_value()) << text;
    EXPECT_EQ(endpoint->host, wanted.host) << text;
    EXPECT_EQ(endpoint->port, wanted.port) << text;
    EXPECT_EQ(endpoint->path, wanted.path) << text;
  }
}

TEST(OtlpEndpoint, AuthorityIsThatOfAHostField) {
  EXPECT_EQ(ParseOtlpEndpoint("http://c")->Authority(), "c:4318");
  EXPECT_EQ(ParseOtlpEndpoint("http://[::1]:2")->Authority(), "[::1]:2");
}

TEST(OtlpEndpoint, WhatIsNone) {
  for (const char* text :
       {"", "c", "c:4318", "https://c", "http://", "http://:1", "http:///x",
        "http://c:", "http://c:0", "http://c:65536", "http://c:x", "http://a b", "http://c/a\r\nb",
        "http://user@c", "http://[::1", "http://c/?x", "http://::1:80"}) {
    EXPECT_FALSE(ParseOtlpEndpoint(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace longspan

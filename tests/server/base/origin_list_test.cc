#include "server/base/origin_list.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace longspan {
namespace {

using testing::ElementsAre;

TEST(OriginList, OriginsAsBrowsersWriteThem) {
  EXPECT_THAT(*ParseOrigins("https://a.example"), ElementsAre("https://a.example"));
  EXPECT_THAT(*ParseOrigins("HTTP://LocalHost:3000 ,null, http://[::1]:8080"),
              ElementsAre("http://localhost:3000", "null", "http://[::1]:8080"));
  EXPECT_THAT(*ParseOrigins("http://10.0.0.1,app+x://a_b"),
              ElementsAre("http://10.0.0.1", "app+x://a_b"));
}

// What no browser would ever send, so that it would silently allow nothing.
TEST(OriginList, OthersAreRefused) {
  for (const char* bad : {"",
                          ",",
                          "a.example",
                          "https://",
                          "https://a.example/",
                          "https://a.example/path",
                          "*",
                          "https://*.example",
                          "https://a.example,",
                          "https://a.example:",
                          "https://a.example:0",
                          "https://a.example:65536",
                          "https://a.example:8o",
                          "https://u@a.example",
                          "https://[::1",
                          "https://[]",
                          "https://[::1]x",
                          "://a",
                          "http://a b",
                          "http://a\r\nX: y"}) {
    EXPECT_FALSE(ParseOrigins(bad).has_value()) << bad;
  }
}

}  // namespace
}  // namespace longspan

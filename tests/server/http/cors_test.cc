// What browsers are told, by every answer there is.
#include "server/http/cors.h"

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

constexpr char kAllowOrigin[] = "access-control-allow-origin";
constexpr char kAllowHeaders[] = "access-control-allow-headers";

std::string FieldOf(const RawResponse& response, const std::string& name) {
  const auto found = response.headers.find(name);
  return found == response.headers.end() ? "" : found->second;
}

class CorsTest : public TransportTest {
 protected:
  void StartFor(absl::string_view allowed) {
    options_.cors = HttpCors(allowed);
    Start();
  }
  RawResponse Preflight(absl::string_view fields, absl::string_view path = "/echo") {
    return Ask(absl::StrCat("OPTIONS ", path, " HTTP/1.1\r\nHost: a\r\n",
                            "Access-Control-Request-Method: POST\r\n", fields, "\r\n"));
  }
};

TEST_F(CorsTest, IsOffUnlessAskedFor) {
  Start();
  const RawResponse response =
      Ask("GET /hello HTTP/1.1\r\nHost: a\r\nOrigin: http://b.example\r\n\r\n");
  EXPECT_EQ(response.status, 200);
  for (const char* name : {kAllowOrigin, "vary", "access-control-expose-headers"}) {
    EXPECT_EQ(FieldOf(response, name), "") << name;
  }
  EXPECT_EQ(FieldOf(Preflight("Origin: http://b.example\r\n"), kAllowOrigin), "");
}

TEST_F(CorsTest, APreflightIsAllowedWhatItAsksFor) {
  StartFor("*");
  const std::vector<std::pair<std::string, std::string>> kTable = {
      {"", ""},
      {"Access-Control-Request-Headers: authorization,content-type,x-stainless-os\r\n",
       "authorization, content-type, x-stainless-os"},
      {"access-control-request-headers: a\r\nAccess-Control-Request-Headers:  b ,, c\r\n",
       "a, b, c"},
      {"Access-Control-Request-Headers: x-ok, not a name, b\xC3\xA4, <x>, *\r\n", "x-ok, *"},
  };
  for (const auto& [asked, allowed] : kTable) {
    const RawResponse response = Preflight("Origin: http://b.example\r\n" + asked);
    EXPECT_EQ(response.status, 204) << asked;
    EXPECT_EQ(FieldOf(response, kAllowOrigin), "*") << asked;
    EXPECT_EQ(FieldOf(response, kAllowHeaders), allowed) << asked;
    EXPECT_EQ(FieldOf(response, "access-control-allow-methods"), "GET, HEAD, POST, OPTIONS");
    EXPECT_EQ(FieldOf(response, "vary"), "Access-Control-Request-Headers") << asked;
    EXPECT_EQ(response.headers.count("content-length"), 0U) << asked;
  }
}

// A page that is not allowed learns nothing; caches keep the answers to each apart.
TEST_F(CorsTest, OriginsOfAListAreDistinguished) {
  StartFor("http://b.example, https://c.example:8443");
  RawClient client(address());
  for (const auto& [origin, allowed] :
       {std::pair("Origin: http://b.example\r\n", "http://b.example"),
        {"Origin: https://c.example:8443\r\n", "https://c.example:8443"},
        {"Origin: https://b.example\r\n", ""},
        {"Origin: http://b.example.d\r\n", ""},
        {"", ""}}) {
    client.Send(absl::StrCat("GET /hello HTTP/1.1\r\nHost: a\r\n", origin, "\r\n"));
    const RawResponse response = client.Read();
    EXPECT_EQ(FieldOf(response, kAllowOrigin), allowed) << origin;
    EXPECT_EQ(FieldOf(response, "vary"), "Origin") << origin;
    EXPECT_EQ(FieldOf(response, "access-control-expose-headers"),
              *allowed == '\0' ? "" : "X-Request-Id, Retry-After, x-should-retry");
    const RawResponse preflight =
        Preflight(absl::StrCat(origin, "Access-Control-Request-Headers: x\r\n"));
    EXPECT_EQ(preflight.status, 204);
    EXPECT_EQ(FieldOf(preflight, kAllowOrigin), allowed) << origin;
    EXPECT_EQ(FieldOf(preflight, kAllowHeaders), *allowed == '\0' ? "" : "x") << origin;
    EXPECT_EQ(FieldOf(preflight, "vary"), "Origin, Access-Control-Request-Headers");
  }
}

// Otherwise a page would see a fault of its own network in place of what was wrong.
TEST_F(CorsTest, ErrorsAreReportedToo) {
  limits_.max_body_bytes = 10;
  StartFor("http://b.example");
  const std::string fields = "Host: a\r\nOrigin: http://b.example\r\n";
  for (const auto& [request, status] :
       {std::pair(absl::StrCat("GET /nowhere HTTP/1.1\r\n", fields, "\r\n"), 404),
        {absl::StrCat("PUT /hello HTTP/1.1\r\n", fields, "\r\n"), 405},
        {absl::StrCat("POST /echo HTTP/1.1\r\n", fields, "Content-Length: 99\r\n\r\n"), 413},
        {absl::StrCat("POST /echo HTTP/1.1\r\n", fields, "Transfer-Encoding: chunked\r\n\r\nz\r\n"),
         400},
        {absl::StrCat("POST /forget HTTP/1.1\r\n", fields, "Content-Length: 0\r\n\r\n"), 500}}) {
    const RawResponse response = Ask(request);
    EXPECT_EQ(response.status, status);
    EXPECT_EQ(FieldOf(response, kAllowOrigin), "http://b.example") << status;
    EXPECT_EQ(FieldOf(response, "vary"), "Origin") << status;
  }
  const RawResponse unread = Ask("GET\r\n\r\n");
  EXPECT_EQ(unread.status, 400);
  EXPECT_EQ(FieldOf(unread, "vary"), "Origin");
}

TEST_F(CorsTest, PreflightsOfAnyPathAreAnswered) {
  StartFor("*");
  for (const char* path : {"/hello", "/nowhere", "/", "/items/x"}) {
    EXPECT_EQ(Preflight("Origin: http://b.example\r\n", path).status, 204) << path;
  }
}

}  // namespace
}  // namespace longspan

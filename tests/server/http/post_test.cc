// What is sent to a collector, to a server of our own.
#include "server/http/post.h"

#include "gmock/gmock.h"
#include "server/http/response.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

constexpr absl::Duration kPatience = absl::Seconds(30);

class PostTest : public TransportTest {
 protected:
  OtlpEndpoint At(const std::string& path) const {
    const size_t colon = address().rfind(':');
    return {address().substr(0, colon), address().substr(colon + 1), path};
  }
};

TEST_F(PostTest, ABodyArrives) {
  std::string got;
  std::string type;
  router_.Post("/v1/traces", [&](const HttpRequest& request, const Writer& writer) {
    got = request.body;
    type = *request.Header("Content-Type");
    writer->Send(JsonResponse({{"partialSuccess", nullptr}}));
  });
  Start();
  const absl::Status status = PostJson(At("/v1/traces"), "{\"a\": 1}", kPatience);
  EXPECT_TRUE(status.ok()) << status;
  server_->Stop();
  EXPECT_EQ(got, "{\"a\": 1}");
  EXPECT_EQ(type, "application/json");
}

TEST_F(PostTest, WhatGoesWrongIsSaid) {
  Start();
  EXPECT_THAT(PostJson(At("/nowhere"), "{}", kPatience).ToString(), HasSubstr("404"));
  EXPECT_THAT(PostJson(At("/wait"), "{}", absl::Milliseconds(20)).ToString(),
              HasSubstr("no answer in time"));
  const OtlpEndpoint gone = At("/v1/traces");
  server_->Stop();
  EXPECT_FALSE(PostJson(gone, "{}", kPatience).ok());
  EXPECT_FALSE(PostJson({"not a host", "1", "/"}, "{}", kPatience).ok());
}

}  // namespace
}  // namespace longspan

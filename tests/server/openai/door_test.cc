// Callers without a key, through a real socket.
#include "server/openai/door.h"

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

class DoorTest : public TransportTest {
 protected:
  ~DoorTest() override { End(); }

  void StartBehindDoor() {
    server_ = std::make_unique<HttpServer>(options_, &limits_, &door_);
    const absl::Status started = server_->Start();
    ASSERT_TRUE(started.ok()) << started;
  }

  ByteBudget budget_{1000000};
  ApiKeys keys_;  // nobody's
  HttpDoor door_{{}, &keys_, &router_};
};

TEST_F(DoorTest, NoBodyIsReadOfACallerWithoutAKey) {
  options_.budget = &budget_;
  StartBehindDoor();
  for (const char* head :
       {"Content-Length: 10\r\n", "Content-Length: 90000\r\n", "Transfer-Encoding: chunked\r\n",
        "Content-Length: 10\r\nExpect: 100-continue\r\n"}) {
    RawClient client(address());
    ASSERT_TRUE(client.Send(absl::StrCat("POST /echo HTTP/1.1\r\nHost: a\r\n", head, "\r\n")));
    const RawResponse response = client.Read();  // of the body nothing has been sent
    EXPECT_EQ(response.status, 401) << head;
    EXPECT_EQ(response.headers.at("connection"), "close") << head;
    EXPECT_EQ(response.headers.at("www-authenticate"), "Bearer") << head;
    ExpectErrorBody(response);
  }
}

TEST_F(DoorTest, WithoutABodyTheConnectionGoesOn) {
  StartBehindDoor();
  RawClient client(address());
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(client.Send(kHello));
    const RawResponse response = client.Read();
    EXPECT_EQ(response.status, 401);
    EXPECT_EQ(response.headers.count("connection"), 0U);
  }
}

}  // namespace
}  // namespace longspan

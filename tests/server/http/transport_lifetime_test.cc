// The server itself: addresses, descriptors, draining and stopping.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/http/response.h"
#include "server/http/router.h"
#include "tests/server/http/raw_client.h"
#include "tests/server/http/transport_rig.h"

namespace longspan {
namespace {

using testing::HasSubstr;

TEST(HttpServer, AddressesThatCannotBeHad) {
  Limits limits;
  HttpRouter router;
  for (const char* bad : {"127.0.0.1", "127.0.0.1:70000", "127.0.0.1:x", "999.1.1.1:80"}) {
    HttpServerOptions options;
    options.address = bad;
    EXPECT_TRUE(absl::IsInvalidArgument(HttpServer(options, &limits, &router).Start())) << bad;
  }
  HttpServerOptions options;
  options.address = "127.0.0.1:0";
  HttpServer first(options, &limits, &router);
  ASSERT_TRUE(first.Start().ok());
  options.address = first.bound_address();
  const absl::Status taken = HttpServer(options, &limits, &router).Start();
  EXPECT_TRUE(absl::IsUnavailable(taken)) << taken;
  EXPECT_THAT(std::string(taken.message()), HasSubstr(options.address));
}

// Takes descriptors until none are left, gives them back when it dies.
class DescriptorHog {
 public:
  DescriptorHog() {
    getrlimit(RLIMIT_NOFILE, &before_);
    rlimit low = before_;
    low.rlim_cur = 256;
    setrlimit(RLIMIT_NOFILE, &low);
    for (int fd = 0; fd >= 0;) {
      fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
      if (fd >= 0) taken_.push_back(fd);
    }
  }
  void FreeOne() {
    close(taken_.back());
    taken_.pop_back();
  }
  ~DescriptorHog() {
    for (int fd : taken_) close(fd);
    setrlimit(RLIMIT_NOFILE, &before_);
  }

 private:
  rlimit before_ = {};
  std::vector<int> taken_;
};

TEST_F(TransportTest, RunningOutOfDescriptorsIsSurvived) {
  Start();
  std::unique_ptr<RawClient> waiting;
  {
    DescriptorHog hog;
    hog.FreeOne();
    waiting = std::make_unique<RawClient>(address());  // connected, but not accepted
    waiting->Send(kHello);
  }
  EXPECT_EQ(waiting->Read().status, 200);
  EXPECT_EQ(Ask(kHello).status, 200);
}

TEST_F(TransportTest, DrainingFinishesWhatItIsIn) {
  Start();
  RawClient idle(address());
  idle.Send(kHello);
  EXPECT_EQ(idle.Read().status, 200);
  RawClient busy(address());
  busy.Send(Post("/wait", ""));
  ASSERT_TRUE(arrived_.Wait());
  server_->StopAccepting();
  EXPECT_TRUE(idle.AtEnd());
  waiting_->Send(JsonResponse({{"done", true}}));
  const RawResponse response = busy.Read();
  EXPECT_EQ(response.body, R"({"done":true})");
  EXPECT_EQ(response.headers.at("connection"), "close");
  EXPECT_TRUE(busy.AtEnd());
}

// Its head, which was sent before, says nothing of a close.
TEST_F(TransportTest, AStreamThatEndsInADrainIsItsConnectionsLast) {
  limits_.idle_timeout = absl::Hours(1);
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  client.ReadUntil("data: 1");
  server_->StopAccepting();
  waiting_->End();
  waiting_.reset();
  server_->Stop(absl::InfiniteDuration());
  EXPECT_EQ(server_->connections(), 0);
}

TEST_F(TransportTest, StoppingCutsOffWhatIsLeft) {
  Start();
  RawClient client(address());
  client.Send(Post("/stream", ""));
  client.ReadUntil("data: 1");
  server_->Stop();
  EXPECT_TRUE(left_.Wait());
  EXPECT_EQ(server_->connections(), 0);
  waiting_->Write("into the void", [] {});
  waiting_->End();
}

}  // namespace
}  // namespace longspan

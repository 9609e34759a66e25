#include "server/base/network_threads.h"

#include <boost/asio/post.hpp>
#include <latch>
#include <new>
#include <string>

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(NetworkThreads, RunAtTheSameTime) {
  NetworkThreads threads(nullptr);
  EXPECT_FALSE(threads.started());
  ASSERT_TRUE(threads.Start(2).ok());
  EXPECT_TRUE(threads.started());
  std::latch both(2);  // one thread alone would wait for ever
  for (int i = 0; i < 2; ++i) {
    boost::asio::post(threads.context(), [&] { both.arrive_and_wait(); });
  }
  both.wait();
  threads.Join();
  EXPECT_FALSE(threads.started());
}

TEST(NetworkThreads, JoinWaitsForTheWorkThatIsLeft) {
  NetworkThreads threads(nullptr);
  int done = 0;
  for (int i = 0; i < 100; ++i) boost::asio::post(threads.context(), [&] { ++done; });
  ASSERT_TRUE(threads.Start(1).ok());
  threads.Join();
  EXPECT_EQ(done, 100);
}

TEST(NetworkThreads, AnExceptionEndsItsWorkAlone) {
  std::string heard;
  NetworkThreads threads([&](absl::string_view what) { heard = std::string(what); });
  bool went_on = false;
  boost::asio::post(threads.context(), [] { throw std::bad_alloc(); });
  boost::asio::post(threads.context(), [&] { went_on = true; });
  ASSERT_TRUE(threads.Start(1).ok());
  threads.Join();
  EXPECT_EQ(heard, std::bad_alloc().what());
  EXPECT_TRUE(went_on);
}

}  // namespace
}  // namespace longspan

#include "server/worker_pool.h"

#include <atomic>
#include <future>

#include "gtest/gtest.h"

namespace longspan {
namespace {

TEST(WorkerPool, RunsWhatWaitsBeforeItEnds) {
  std::atomic<int> ran = 0;
  {
    WorkerPool pool(2, 1000);
    for (int i = 0; i < 500; ++i) EXPECT_TRUE(pool.Post([&ran] { ++ran; }));
  }
  EXPECT_EQ(ran, 500);
}

TEST(WorkerPool, RefusesWhatTooMuchWaitsFor) {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::atomic<int> ran = 0;
  {
    WorkerPool pool(1, 2);
    ASSERT_TRUE(pool.Post([&] {
      begun.set_value();
      go_on.get_future().wait();
    }));
    begun.get_future().wait();  // the only thread is busy, the queue empty
    EXPECT_TRUE(pool.Post([&ran] { ++ran; }));
    EXPECT_TRUE(pool.Post([&ran] { ++ran; }));
    EXPECT_FALSE(pool.Post([&ran] { ran += 100; }));
    go_on.set_value();
  }
  EXPECT_EQ(ran, 2);
}

TEST(WorkerPool, JobsRunSideBySide) {
  std::promise<void> first;
  std::promise<void> second;
  WorkerPool pool(2, 8);  // ends, with its jobs, before what they use
  // Each waits for the other: only two threads can get through.
  ASSERT_TRUE(pool.Post([&] {
    first.set_value();
    second.get_future().wait();
  }));
  ASSERT_TRUE(pool.Post([&] {
    first.get_future().wait();
    second.set_value();
  }));
}

}  // namespace
}  // namespace longspan
